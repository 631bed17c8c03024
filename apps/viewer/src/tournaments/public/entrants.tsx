import { useState } from 'preact/hooks';
import { useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { nameHolds } from '../shared/seating.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Tournament } from '../shared/types.js';
import { Field, ProblemNote } from '../shared/widgets.js';
import { entrantWord } from '../shared/words.js';
import { PlayerLink } from './player-link.js';

/** Everybody who is registered. */
export function Entrants({ api, tournament }: { readonly api: TournamentApi; readonly tournament: Tournament }) {
  const { language, say } = usePage();
  const [typed, setTyped] = useState('');
  const { value, problem } = useLoaded(() => api.entrants(), String(tournament.version));
  const shown = (value ?? []).filter(({ name, place }) => place !== 'cancelled' && nameHolds(name, typed));
  return (
    <section>
      <h2>{say('players')}</h2>
      <ProblemNote problem={problem} />
      <Field label={say('searchName')}>
        <input type="search" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} autocomplete="off" />
      </Field>
      {value !== null && shown.length === 0 && <p class="faint">{say('nobodyFound')}</p>}
      <ol class="people">
        {shown.map((entrant) => (
          <li key={entrant.entrant} value={entrant.entrant}>
            <PlayerLink name={entrant.name} playerId={entrant.playerId} /> <small class="faint">{entrantWord(entrant, language)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
