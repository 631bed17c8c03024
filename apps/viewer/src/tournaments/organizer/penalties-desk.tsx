import { useState } from 'preact/hooks';
import { type Sender, useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { infractionTitle } from '../shared/titles.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Entrant, Penalties, Tournament } from '../shared/types.js';
import { Choice, Deliberate, ProblemNote } from '../shared/widgets.js';
import type { WordKey } from '../shared/words.js';

type Kind = Penalties['items'][number]['kind'];

const kindWords = {
  caution: 'penaltyCaution',
  warning: 'penaltyWarning',
  gameLoss: 'penaltyGameLoss',
  matchLoss: 'penaltyMatchLoss',
  disqualification: 'penaltyDisqualification',
} as const satisfies Readonly<Record<Kind, WordKey>>;

interface PenaltiesProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly sender: Sender;
  readonly entrants: readonly Entrant[];
}

/** Penalties that were given, and a form to give one. They change no result: a judge enters it. */
export function PenaltiesDesk({ api, tournament, sender, entrants }: PenaltiesProps) {
  const { say } = usePage();
  const { value, problem } = useLoaded(() => api.penalties(), String(tournament.version));
  return (
    <details>
      <summary>{say('penalties')}</summary>
      <ProblemNote problem={problem} />
      {value !== null && entrants.length > 0 && <GivePenalty sender={sender} entrants={entrants} infractions={value.infractions} />}
      <ul>
        {value?.items.map(({ penalty, name, infraction, kind, round, withdrawn }) => (
          <li key={penalty}>
            {name}: {say(kindWords[kind])} · {infraction}
            {round !== null && ` · ${say('roundNumber', { n: round })}`}{' '}
            {withdrawn ? (
              <small class="faint">{say('penaltyWithdrawn')}</small>
            ) : (
              <Deliberate
                label={say('withdrawPenalty')}
                question={say('withdrawPenaltySure', { name })}
                reason
                disabled={sender.busy}
                onDo={(reason) => void sender.send({ type: 'withdrawPenalty', penalty, reason })}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function GivePenalty({
  sender,
  entrants,
  infractions,
}: Pick<PenaltiesProps, 'sender' | 'entrants'> & { readonly infractions: Penalties['infractions'] }) {
  const { language, say } = usePage();
  const [entrant, setEntrant] = useState(entrants[0]?.entrant ?? 1);
  const [code, setCode] = useState(infractions[0]?.code ?? '');
  const [kind, setKind] = useState<Kind | null>(null);
  const usual = infractions.find((one) => one.code === code)?.usual ?? 'warning';
  const give = () => sender.send({ type: 'givePenalty', entrant, infraction: code, kind: kind ?? usual });
  return (
    <form
      class="row add"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <Choice
        label={say('penaltyFor')}
        value={entrant}
        options={entrants.map((one) => [one.entrant, `#${one.entrant} ${one.name}`] as const)}
        onChoose={setEntrant}
      />
      <Choice
        label={say('infraction')}
        value={code}
        options={infractions.map((one) => [one.code, `${infractionTitle(one, language)} (${one.source})`] as const)}
        onChoose={(chosen) => {
          setCode(chosen);
          setKind(null);
        }}
      />
      <Choice
        label={say('penalty')}
        value={kind ?? usual}
        options={(Object.keys(kindWords) as Kind[]).map((one) => [one, say(kindWords[one])] as const)}
        onChoose={setKind}
      />
      <button type="submit" disabled={sender.busy}>
        {say('givePenalty')}
      </button>
    </form>
  );
}
