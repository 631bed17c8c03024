import { addressOf } from '../shared/addresses.js';
import { type Sender, useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { structureOf } from '../shared/structures.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Phase, Proposal, Structure, Tournament } from '../shared/types.js';
import { CopyField, Deliberate, Field } from '../shared/widgets.js';
import type { WordKey } from '../shared/words.js';
import { DeckDesk } from './deck-desk.js';
import { StaffSeats } from './staff-seats.js';

interface SetUpProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly sender: Sender;
}

/** Proposed where nobody has said yet which rounds are played. */
const usual = structureOf({ rounds: 3, cut: 0, bestOf: 3, minutes: 50 });

/** Links for players and screens, and changes of the structure. */
export function SetUp({ api, tournament, sender }: SetUpProps) {
  const { say } = usePage();
  const { tournamentId, structure, settings, status, version } = tournament;
  const over = status === 'finished' || status === 'cancelled';
  const publicLink = `${location.origin}${addressOf.public(tournamentId)}`;
  return (
    <section>
      <h2>{say('setUp')}</h2>
      <CopyField label={say(settings.selfRegistration ? 'publicAndRegistrationLink' : 'publicLink')} text={publicLink} />
      <ul class="links">
        <li>
          <a href={addressOf.projector(tournamentId)}>{say('projector')}</a>
        </li>
        <li>
          <a href={addressOf.print(tournamentId, 'pairings')}>{say('printPairings')}</a>
        </li>
        <li>
          <a href={addressOf.print(tournamentId, 'slips')}>{say('printSlips')}</a>
        </li>
        <li>
          <a href={addressOf.print(tournamentId, 'standings')}>{say('printStandings')}</a>
        </li>
      </ul>
      {structure !== null && <StructureFacts structure={structure} />}
      {!over && tournament.rounds.length === 0 && <Proposals api={api} tournament={tournament} sender={sender} />}
      {!over && <ChangeRounds tournament={tournament} structure={structure ?? usual} sender={sender} />}
      {settings.decks === 'required' && !over && <DeckDesk api={api} tournament={tournament} sender={sender} />}
      {!over && <StaffSeats api={api} tournament={tournament} sender={sender} />}
      {!over && (
        <Deliberate
          label={say('cancelTournament')}
          question={say('cancelTournamentSure')}
          reason
          disabled={sender.busy}
          onDo={(reason) => void sender.send({ type: 'cancel', reason }, version)}
        />
      )}
    </section>
  );
}

const phaseWords = {
  swiss: 'swissPhase',
  draft: 'draftPhase',
  pods: 'podsPhase',
  roundRobin: 'roundRobinPhase',
  singleElimination: 'bracketPhase',
  doubleElimination: 'doubleBracketPhase',
} as const satisfies Readonly<Record<Phase['kind'], WordKey>>;

function StructureFacts({ structure }: { readonly structure: Structure }) {
  const { say } = usePage();
  return (
    <ul>
      {structure.phases.map((phase, at) => (
        <li key={at}>
          {say(phaseWords[phase.kind], { n: 'rounds' in phase ? phase.rounds : 0 })}
          {phase.gate?.kind === 'top' && ` · ${say('topN', { n: phase.gate.places })}`} · {say('bestOfN', { n: phase.bestOf })} ·{' '}
          {phase.minutes === null ? say('noLimit') : say('minutesN', { n: phase.minutes })}
        </li>
      ))}
    </ul>
  );
}

const warnings = {
  cutLargerThanField: 'warnsCut',
  rematchesCertain: 'warnsRematches',
  unverified: 'warnsUnverified',
} as const satisfies Readonly<Record<Proposal['warnings'][number], WordKey>>;

/** What the rules of the game propose for those who are registered, each with a button that takes it. */
function Proposals({ api, tournament, sender }: SetUpProps) {
  const { say } = usePage();
  const players = tournament.entrants.registered;
  const { value } = useLoaded(() => api.proposals(players), players < 2 ? null : String(players));
  if (value === null || value.length === 0) return null;
  return (
    <details>
      <summary>{say('proposals', { n: players })}</summary>
      {value.map(({ table, title, structure, warnings: warned }) => (
        <div class="card" key={table}>
          <h3>{title}</h3>
          <StructureFacts structure={structure} />
          {warned.map((one) => (
            <p class="faint" key={one}>
              {say(warnings[one])}
            </p>
          ))}
          <button
            type="button"
            disabled={sender.busy}
            onClick={() => void sender.send({ type: 'setStructure', structure, reason: null }, tournament.version)}
          >
            {say('take')}
          </button>
        </div>
      ))}
    </details>
  );
}

/** Changes how many Swiss rounds there are, and their length. Once a round was paired that needs a reason. */
function ChangeRounds({
  tournament,
  structure,
  sender,
}: {
  readonly tournament: Tournament;
  readonly structure: Structure;
  readonly sender: Sender;
}) {
  const { say } = usePage();
  const [swiss, ...more] = structure.phases;
  if (swiss?.kind !== 'swiss') return null;
  const begun = tournament.rounds.length > 0;
  const change = (data: FormData) => {
    const rounds = Number(data.get('rounds'));
    const minutes = Number(data.get('minutes')) || null;
    const reason = String(data.get('reason') ?? '').trim() || null;
    const bracket = data.get('bracket') === 'on' || more.length === 0 ? more : [];
    void sender.send(
      { type: 'setStructure', structure: { phases: [{ ...swiss, rounds, minutes }, ...bracket] }, reason },
      tournament.version,
    );
  };
  return (
    <details>
      <summary>{say('changeRounds')}</summary>
      <form
        class="form-grid"
        onSubmit={(event) => {
          event.preventDefault();
          change(new FormData(event.currentTarget));
        }}
      >
        <Field label={say('swissRounds')}>
          <input name="rounds" type="number" min={1} max={99} required defaultValue={String(swiss.rounds)} />
        </Field>
        <Field label={say('minutes')} hint={say('minutesHint')}>
          <input name="minutes" type="number" min={0} max={1440} required defaultValue={String(swiss.minutes ?? 0)} />
        </Field>
        {more.length > 0 && (
          <label class="check">
            <input name="bracket" type="checkbox" defaultChecked /> {say('keepBracket')}
          </label>
        )}
        {begun && (
          <Field label={say('reason')} hint={say('reasonPublic')}>
            <input name="reason" required maxLength={500} autocomplete="off" />
          </Field>
        )}
        <button type="submit" disabled={sender.busy}>
          {say('change')}
        </button>
      </form>
    </details>
  );
}
