import { useMemo, useState } from 'preact/hooks';
import { namesOfRound } from '../public/pairings.js';
import { type Sender, useLoaded } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { alone, type Changes, changesOf, type Draft, draftOf, freeNumber, type Goes, put, renumbered } from '../shared/override-draft.js';
import { usePage } from '../shared/page.js';
import type { NameOf } from '../shared/reasons.js';
import { placesByName } from '../shared/seating.js';
import { isElimination } from '../shared/structures.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { OverridePreview, Round, Tournament } from '../shared/types.js';
import { Choice, Field, ProblemNote } from '../shared/widgets.js';

interface OverrideProps {
  readonly api: TournamentApi;
  readonly round: Round;
  readonly tournament: Tournament;
  readonly sender: Sender;
}

/** Changes pairings by hand: a change after the other is laid down, what they lead to is shown with its warnings, and all are sent with a reason. */
export function OverrideForm(props: OverrideProps) {
  const { say } = usePage();
  const before = useMemo(() => draftOf(props.round), [props.round]);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('override')}</summary>
      {/* Somebody else's change begins anew: what was laid down was about other pairings. */}
      {open && <Laying {...props} before={before} key={JSON.stringify(before)} />}
    </details>
  );
}

function Laying({ api, round, tournament, sender, before }: OverrideProps & { readonly before: Draft }) {
  const { say } = usePage();
  const [draft, setDraft] = useState(before);
  const nameOf = namesOfRound(round);
  const changes = changesOf(before, draft);
  const waiting = alone(draft);
  const changed = changes.tables.length + changes.unpaired.length > 0;
  const ready = changed && waiting.length === 0;
  const key = JSON.stringify(draft);
  const looked = useLoaded(async () => ({ key, preview: await api.previewOverride(draft) }), ready ? `${tournament.version} ${key}` : null);
  const preview = ready && looked.value?.key === key ? looked.value.preview : null;
  const kind = tournament.structure?.phases[round.phase]?.kind;
  const send = (reason: string) => sender.send({ type: 'overridePairing', ...draft, reason }, tournament.version);
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        if (preview !== null) void send(String(new FormData(event.currentTarget).get('reason') ?? ''));
      }}
    >
      <p>{say(isElimination(kind) ? 'overrideBracketHint' : 'overrideHint')}</p>
      {!isElimination(kind) && (
        <MoveRow
          draft={draft}
          round={round}
          largest={kind === 'pods' ? 4 : 2}
          onMove={(entrant, goes) => setDraft(put(draft, entrant, goes))}
        />
      )}
      <NumberRow draft={draft} nameOf={nameOf} onNumber={(table, number) => setDraft(renumbered(draft, table, number))} />
      {changed && <Changed changes={changes} nameOf={nameOf} />}
      {waiting.length > 0 && (
        <p class="note problem" role="status">
          {say('waitForOpponent', { names: waiting.map(nameOf).join(', ') })}
        </p>
      )}
      <ProblemNote problem={ready ? looked.problem : null} />
      {preview !== null && <Warnings preview={preview} nameOf={nameOf} />}
      {changed && (
        <>
          <Field label={say('reason')} hint={say('reasonPublic')}>
            <input name="reason" required maxLength={500} autocomplete="off" />
          </Field>
          <div class="row">
            <button type="submit" class="primary" disabled={sender.busy || preview === null}>
              {say('overrideDo')}
            </button>
            <button type="button" onClick={() => setDraft(before)}>
              {say('startOver')}
            </button>
          </div>
        </>
      )}
    </form>
  );
}

interface MoveRowProps {
  readonly draft: Draft;
  readonly round: Round;
  /** How many sit at a full table. */
  readonly largest: number;
  onMove(entrant: number, goes: Goes): void;
}

/** One entrant goes somewhere else. */
function MoveRow({ draft, round, largest, onMove }: MoveRowProps) {
  const { language, say } = usePage();
  const [entrant, setEntrant] = useState(0);
  const [place, setPlace] = useState('');
  const nameOf = namesOfRound(round);
  const where = (one: number): string => {
    const table = draft.tables.find(({ entrants }) => entrants.includes(one));
    if (table !== undefined) return say('tableN', { n: table.table });
    return say(draft.unpaired.find((other) => other.entrant === one)?.gets === 'loss' ? 'assignedLoss' : 'bye');
  };
  const named = placesByName(round, localeOf(language)).map((one) => [one.entrant, `${one.name} (${where(one.entrant)})`] as const);
  const roomy = draft.tables.filter(({ entrants }) => entrants.length < largest && !entrants.includes(entrant));
  const places: readonly (readonly [string, Goes, string])[] = [
    ['bye', { to: 'bye' }, say('bye')],
    ['loss', { to: 'loss' }, say('assignedLoss')],
    ...roomy.map(
      ({ table, entrants }) =>
        [`table ${table}`, { to: 'table', table }, say('toTableWith', { n: table, names: entrants.map(nameOf).join(', ') })] as const,
    ),
    [`table ${freeNumber(draft)}`, { to: 'table', table: freeNumber(draft) }, say('toNewTable', { n: freeNumber(draft) })],
    ...named
      .filter(([other]) => other !== entrant)
      .map(([other, text]) => [`place ${other}`, { to: 'placeOf', other }, say('toPlaceOf', { who: text })] as const),
  ];
  const chosen = places.find(([id]) => id === place);
  const move = () => {
    if (entrant === 0 || chosen === undefined) return;
    onMove(entrant, chosen[1]);
    setEntrant(0);
    setPlace('');
  };
  return (
    <div class="row">
      <Choice label={say('whoMoves')} value={entrant} options={[[0, say('choose')], ...named]} onChoose={setEntrant} />
      <Choice
        label={say('goesTo')}
        value={chosen === undefined ? '' : place}
        options={[['', say('choose')], ...places.map(([id, , text]) => [id, text] as const)]}
        onChoose={setPlace}
      />
      <button type="button" disabled={entrant === 0 || chosen === undefined} onClick={move}>
        {say('move')}
      </button>
    </div>
  );
}

interface NumberRowProps {
  readonly draft: Draft;
  readonly nameOf: NameOf;
  onNumber(table: number, number: number): void;
}

/** One table gets another number, such as that of a table with a camera. */
function NumberRow({ draft, nameOf, onNumber }: NumberRowProps) {
  const { say } = usePage();
  const [table, setTable] = useState(0);
  const [typed, setTyped] = useState('');
  const number = Number(typed);
  const sound = Number.isInteger(number) && number >= 1 && number <= 10_000;
  const options = draft.tables.map((one) => [one.table, `${one.table}: ${one.entrants.map(nameOf).join(' – ')}`] as const);
  return (
    <div class="row">
      <Choice label={say('table')} value={table} options={[[0, say('choose')], ...options]} onChoose={setTable} />
      <Field label={say('newNumber')}>
        <input
          type="number"
          min={1}
          max={10_000}
          value={typed}
          autocomplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <button
        type="button"
        disabled={table === 0 || !sound || number === table}
        onClick={() => {
          onNumber(table, number);
          setTable(0);
          setTyped('');
        }}
      >
        {say('renumber')}
      </button>
    </div>
  );
}

function Changed({ changes, nameOf }: { readonly changes: Changes; readonly nameOf: NameOf }) {
  const { say } = usePage();
  return (
    <>
      <h3>{say('whatChanges')}</h3>
      <ul class="changes">
        {changes.tables.map(({ table, entrants }) => (
          <li key={table}>
            {say('tableN', { n: table })}: {entrants.map(nameOf).join(' – ')}
            {entrants.length === 1 && ' – ?'}
          </li>
        ))}
        {changes.unpaired.map(({ entrant, gets }) => (
          <li key={`u${entrant}`}>
            {nameOf(entrant)}: {say(gets === 'loss' ? 'assignedLoss' : 'bye')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the record will warn of, in public. */
function Warnings({ preview, nameOf }: { readonly preview: OverridePreview; readonly nameOf: NameOf }) {
  const { say } = usePage();
  const { warnings } = preview;
  if (warnings.length === 0)
    return (
      <p class="faint" role="status">
        {say('overrideNoWarning')}
      </p>
    );
  return (
    <div class="note problem" role="status">
      <ul class="faults">
        {warnings.map((one) =>
          one.kind === 'secondBye' ? (
            <li key={`b${one.entrant}`}>{say('warnsSecondBye', { name: nameOf(one.entrant) })}</li>
          ) : (
            <li key={`${one.kind}${one.entrants.join()}`}>
              {say(one.kind === 'rematch' ? 'warnsRematch' : 'warnsAcrossPods', { names: one.entrants.map(nameOf).join(' – ') })}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
