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

/** The last midnight where the page is looked at, which is where the tournament takes place. */
const beginningOfDay = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate());

/** Penalties that were given, and a form to give one. They change no result: a judge enters it. */
export function PenaltiesDesk({ api, tournament, sender, entrants }: PenaltiesProps) {
  const { say } = usePage();
  const { value, problem } = useLoaded(() => api.penalties(beginningOfDay(new Date())), String(tournament.version));
  return (
    <details>
      <summary>{say('penalties')}</summary>
      <ProblemNote problem={problem} />
      {value !== null && entrants.length > 0 && <GivePenalty sender={sender} entrants={entrants} penalties={value} />}
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

function GivePenalty({ sender, entrants, penalties }: Pick<PenaltiesProps, 'sender' | 'entrants'> & { readonly penalties: Penalties }) {
  const { language, say } = usePage();
  const { infractions, proposals } = penalties;
  const [entrant, setEntrant] = useState(entrants[0]?.entrant ?? 1);
  const [code, setCode] = useState(infractions[0]?.code ?? '');
  const [kind, setKind] = useState<Kind | null>(null);
  const usual = infractions.find((one) => one.code === code)?.usual ?? 'warning';
  const warned = proposals.find((one) => one.entrant === entrant && one.infraction === code) ?? null;
  const proposed = warned?.kind ?? usual;
  const given = kind ?? proposed;
  const give = async () => {
    if (await sender.send({ type: 'givePenalty', entrant, infraction: code, kind: given })) setKind(null);
  };
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <div class="row">
        <Choice
          label={say('penaltyFor')}
          value={entrant}
          options={entrants.map((one) => [one.entrant, `#${one.entrant} ${one.name}`] as const)}
          onChoose={(chosen) => {
            setEntrant(chosen);
            setKind(null);
          }}
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
          value={given}
          options={(Object.keys(kindWords) as Kind[]).map((one) => [one, say(kindWords[one])] as const)}
          onChoose={setKind}
        />
      </div>
      <p role="status">
        {say('proposedPenalty', { kind: say(kindWords[proposed]) })} {warned !== null && <Warned warned={warned} items={penalties.items} />}
      </p>
      {given === 'disqualification' && <p>{say('disqualificationHint')}</p>}
      <button type="submit" disabled={sender.busy}>
        {say('givePenalty')}
      </button>
    </form>
  );
}

/** Why a penalty is proposed: the warnings of the day for the same, with their rounds. */
function Warned({ warned, items }: { readonly warned: Penalties['proposals'][number]; readonly items: Penalties['items'] }) {
  const { say } = usePage();
  const rounds = warned.earlier.flatMap((penalty) => items.find((one) => one.penalty === penalty)?.round ?? []);
  const where = [...new Set(rounds)].map((n) => say('roundNumber', { n })).join(', ');
  const text = say(warned.kind === 'warning' ? 'warnedBefore' : 'warningRises', { n: warned.earlier.length + 1 });
  return (
    <strong>
      {text}
      {where !== '' && ` (${where})`}
    </strong>
  );
}
