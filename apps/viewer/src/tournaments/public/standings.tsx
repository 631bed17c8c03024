import { useState } from 'preact/hooks';
import { useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import { policyTitle } from '../shared/titles.js';
import type { Standings, Tournament } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';
import { figureWord } from '../shared/words.js';
import { OpenedNumbers } from './opened.js';
import { PlayerLink } from './player-link.js';

/** The number that somebody has opened. */
interface Open {
  readonly entrant: number;
  readonly figure: string;
}

/** The standings; every number opens into its terms. */
export function StandingsView({
  api,
  tournament,
  secret = null,
}: {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  /** A player's token, which opens their own replays in histories. */
  readonly secret?: string | null;
}) {
  const { language, say } = usePage();
  const { value, problem } = useLoaded(() => api.standings(), tournament.rounds.length === 0 ? null : String(tournament.version));
  if (tournament.rounds.length === 0) return <p>{say('noStandingsYet')}</p>;
  return (
    <section>
      <h2>{say('standings')}</h2>
      <ProblemNote problem={problem} />
      {value !== null && (
        <>
          <p class="faint">
            {say('standingsAfter', { n: value.round })} · {policyTitle(value.policy, language)}. {say('tapNumber')}
          </p>
          <StandingsTable api={api} standings={value} secret={secret} />
          {value.policy.unverified.length > 0 && (
            <p class="faint small">{say('unverified', { what: value.policy.unverified.join('; ') })}</p>
          )}
        </>
      )}
    </section>
  );
}

function StandingsTable({
  api,
  standings,
  secret,
}: {
  readonly api: TournamentApi;
  readonly standings: Standings;
  readonly secret: string | null;
}) {
  const { language, say } = usePage();
  const [open, setOpen] = useState<Open | null>(null);
  const toggle = (entrant: number, figure: string) =>
    setOpen(open?.entrant === entrant && open.figure === figure ? null : { entrant, figure });
  const columns = standings.chain;
  return (
    <table class="list standings">
      <caption class="hidden">{say('standings')}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {say('rank')}
          </th>
          <th scope="col">{say('name')}</th>
          {columns.map((figure) => (
            <th scope="col" class="number" key={figure}>
              <abbr title={figureWord(figure, 'long', language)}>{figureWord(figure, 'short', language)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      {standings.rows.map((row) => (
        <tbody key={row.entrant}>
          <tr class={row.play === 'active' ? '' : 'left'}>
            <td class="number">{row.rank}</td>
            <th scope="row">
              <PlayerLink name={row.name} playerId={row.playerId} secret={secret} />
              {row.play !== 'active' && <small class="faint"> {say(row.play)}</small>}
            </th>
            {columns.map((figure) => (
              <td class="number" key={figure}>
                <button
                  type="button"
                  class="figure"
                  aria-expanded={open?.entrant === row.entrant && open.figure === figure}
                  aria-label={`${row.name}, ${figureWord(figure, 'long', language)}: ${row.figures[figure]?.shown ?? ''}`}
                  onClick={() => toggle(row.entrant, figure)}
                >
                  {row.figures[figure]?.shown.replace(/^0\./, '.') ?? ''}
                </button>
              </td>
            ))}
          </tr>
          {open?.entrant === row.entrant && (
            <tr>
              <td colSpan={columns.length + 2}>
                <OpenedNumbers api={api} entrant={row.entrant} figure={open.figure} round={standings.round} key={open.figure} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
