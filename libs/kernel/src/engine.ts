import type {
  Action,
  Answer,
  Decision,
  MatchState,
  Outcome,
  Pins,
  Refusal,
  RewindOrder,
  Rewinding,
  Rules,
  RulesWithCards,
  Session,
  Step,
  Viewer,
} from './contract.js';
import { abilityProcedure } from './abilities/abilities.js';
import { alteringVerbs } from './happenings/altering.js';
import { endsOf } from './game/end-of-round.js';
import { InvariantBroken, LimitExceeded, missing, must } from './errors.js';
import { verbsProcedure } from './running/doing.js';
import { choicesProcedure, effectProcedure } from './running/effects.js';
import { fingerprintOf, FingerprintKeeper } from './state/fingerprint.js';
import type { GameRules, VerbDefinition } from './table/rules.js';
import type { Procedure } from './table/procedures.js';
import { happeningProcedure } from './happenings/happen.js';
import { grantVerb } from './values/lasting.js';
import { catalogueOf, type Catalogue } from './library/catalogue.js';
import { Library } from './library/library.js';
import { once } from './programs/once.js';
import { openDecisions, perform, run } from './running/machine.js';
import { recheck } from './running/rechecking.js';
import { noteVerb } from './running/noting.js';
import type { CardProgram } from './programs/programs.js';
import { emptyState, type State } from './state/state.js';
import { drawPicks, isOpen, leastAnswer, sampleAnswer } from './answers/samples.js';
import type { Table } from './table/table.js';
import { orderTriggersProcedure } from './abilities/trigger-order.js';
import { whenVerb } from './abilities/triggers.js';
import { watchVerbs } from './values/watches.js';
import { eventsFor, pendingFor, pendingOn, viewOf } from './views/views.js';
import { checkProgram } from './library/check-program.js';
import { AbandonedPiles } from './rewinding/abandoned.js';
import { rewind, tablesOf } from './rewinding/rewind.js';
import { openTable } from './running/open-table.js';
import { readAs, jsonObjectOf } from './json.js';

const kernelProcedures: readonly Procedure[] = [
  effectProcedure,
  choicesProcedure,
  verbsProcedure,
  abilityProcedure,
  happeningProcedure,
  orderTriggersProcedure,
];
/** The types of action of the first releases. */
const foundingActions = ['answer', 'timeOut', 'concede', 'judgeLoss', 'agreeDraw'] as const;
const kernelVerbs: { readonly [name: string]: VerbDefinition } = {
  grant: grantVerb,
  note: noteVerb,
  when: whenVerb,
  ...watchVerbs,
  ...alteringVerbs,
};

/** Builds the rules of a game as they are released: without cards, which come as a catalogue, and without words, which decide nothing. */
export function createRules(game: GameRules): Rules {
  return {
    contract: 2,
    game: game.id,
    seats: game.seats,
    formats: game.formats,
    decisionKinds: game.decisionKinds,
    pinsDecks: game.pinsDecks === true,
    deckForms: Object.keys(game.deckForms ?? {}),
    ...(game.endOfRound === undefined
      ? {}
      : { actions: [...foundingActions, 'timeCalled'], endsOfRound: endsByFormat(game.formats, game.endOfRound) }),
    withCards: (catalogue) => withCards(game, libraryOf(game, catalogue as unknown as Catalogue)),
    faultsOf: (cards) => {
      const ids = new Set(cards.map(({ id }) => id));
      return cards.flatMap((card) => checkProgram(game, readAs<CardProgram>(card), (id) => ids.has(id)));
    },
    // What all cards together could do is computed once; whoever keeps the catalogue stores the result with the cards.
    openingsOf: (cards) => jsonObjectOf(libraryOf(game, catalogueOf(cards as unknown as readonly CardProgram[])).openings.data),
  };
}

const endsByFormat = (formats: Rules['formats'], rules: NonNullable<GameRules['endOfRound']>): NonNullable<Rules['endsOfRound']> =>
  Object.fromEntries(
    Object.keys(formats)
      .map((id) => [id, endsOf(rules, id)] as const)
      .filter(([, names]) => names.length > 0),
  );

/** Compiles the cards of a catalogue for the rules, with the kernel's own procedures and verbs. */
export const libraryOf = (game: GameRules, catalogue: Catalogue): Library<Table> =>
  Library.of(game, kernelProcedures, kernelVerbs, catalogue);

/** Combines the rules with the cards of one catalogue. All matches share the compiled cards. */
export function withCards(game: GameRules, library: Library<Table>): RulesWithCards {
  const withInline = once((cards: NonNullable<Pins['inlineCards']>): Library<Table> => library.with(readAs<readonly CardProgram[]>(cards)));
  const libraryFor = ({ inlineCards = [] }: Pins): Library<Table> => (inlineCards.length === 0 ? library : withInline(inlineCards));
  const tableOf = (pins: Pins, state: MatchState, trackDirty = false): Table =>
    openTable(libraryFor(pins), pins, state as unknown as State, trackDirty);
  const begin = (pins: Pins, key: string, fillIn: (table: Table) => void): Step => {
    const table = openTable(libraryFor(pins), pins, emptyState(key), false);
    fillIn(table);
    run(table);
    return stepOf(table);
  };
  return {
    start: (pins, key) => begin(pins, key, (table) => game.setUp(table)),
    arrange: (pins, key, arrangement) => begin(pins, key, (table) => game.arrange(table, arrangement)),
    apply: (pins, state, action): Outcome => {
      const table = tableOf(pins, copy(state));
      const refusal = act(table, action);
      return refusal === null ? { ok: true, step: stepOf(table) } : { ok: false, refusal };
    },
    openSession: (pins, state, { fingerprints = false, rechecks = 0 } = {}) => {
      const table = tableOf(pins, copy(state), fingerprints);
      table.rechecks = rechecks;
      return openSession(table, fingerprints);
    },
    view: (pins, state, viewer) => viewOf(tableOf(pins, state), viewer),
    pending: (state) => decisionsOf(state),
    pendingFor: (state, viewer) => pendingFor(decisionsOf(state), viewer),
    result: (state) => (state as unknown as State).header.result,
    eventsFor,
    fingerprint: (state) => fingerprintOf(state as unknown as State),
    sample: (pins, state, decision, draw): Answer => sampleFrom(() => tableOf(pins, state), decision, draw),
    defaultAnswer: (pins, state, decision): Answer => leastAnswer(tableOf(pins, state), decision),
    validateDeck: (format, deck) => game.validateDeck(library.catalogue(), format, deck),
    parseDeck: (text) => game.parseDeck(library.catalogue(), text),
    printDeck: (deck, form) => (game.deckForms?.[form] ?? missing('form of decks', form))(library.catalogue(), deck),
    rewinding: rewindingOf(tableOf),
  };
}

/** Returns how matches go back. @param tableOf opens a table on a state of its own */
function rewindingOf(tableOf: (pins: Pins, state: MatchState) => Table): Rewinding {
  const wentBack = (pins: Pins, then: MatchState, now: MatchState, order: RewindOrder): Table => {
    const table = tableOf(pins, copy(tablesOf(then as unknown as State, now as unknown as State, order.key) as unknown as MatchState));
    rewind(table, order, then.header.version);
    return table;
  };
  return {
    pilesToShuffle: (pins, then, since) => {
      const targets = new Set(since.flatMap((step) => ('action' in step ? [] : [step.rewoundTo])));
      const kept = new Map<number, MatchState>();
      let table = tableOf(pins, copy(then));
      const keep = (): void => {
        const { version } = table.state.header;
        if (targets.has(version)) kept.set(version, copy(table.state as unknown as MatchState));
      };
      keep();
      const piles = new AbandonedPiles(table);
      for (const step of since) {
        if ('action' in step) {
          const refusal = act(table, step.action);
          if (refusal !== null) throw new InvariantBroken(`${step.action.type} was accepted and is now refused: ${refusal.detail}`);
          piles.note(table, table.events);
        } else {
          const stood = must(kept.get(step.rewoundTo), `version ${step.rewoundTo} since ${then.header.version}`);
          table = wentBack(pins, stood, table.state as unknown as MatchState, step.order);
          piles.noteRewind(table);
        }
        keep();
      }
      return piles.toShuffle();
    },
    rewind: (pins, then, now, order) => stepOf(wentBack(pins, then, now, order)),
  };
}

/** Runs one action. On a refusal or a reached cap the table is put back as it was before; a cap is then recorded. */
function act(table: Table, action: Action): Refusal | null {
  table.journal.forget();
  const mark = table.journal.mark();
  try {
    const refusal = perform(table, action);
    if (refusal !== null) table.journal.undoTo(mark);
    return refusal;
  } catch (error) {
    table.journal.undoTo(mark);
    if (!(error instanceof LimitExceeded)) throw error;
    recordLimit(table, error);
    return null;
  }
}

/** Records that an action reached a cap. This is an outcome: the action is undone, and the fact is recorded. */
function recordLimit(table: Table, error: LimitExceeded): void {
  const { header } = table.state;
  table.events = [];
  table.journal.setRecord(header, 'version', header.version + 1);
  table.newMoment();
  table.cause = { kind: 'rule' };
  table.emit('limitReached', 'kernel.limit', { limit: error.limit });
  table.journal.setRecord(header, 'limitReached', true);
}

function openSession(table: Table, fingerprints: boolean): Session {
  const keeper = fingerprints ? new FingerprintKeeper(table.state) : null;
  let undoable = false;
  return {
    version: () => table.state.header.version,
    act: (action) => {
      undoable = false;
      const refusal = act(table, action);
      if (table.rechecks > 0) recheck(table);
      if (refusal !== null) return { ok: false, refusal };
      undoable = true;
      return { ok: true, events: table.events };
    },
    undo: () => {
      if (!undoable) throw new InvariantBroken('there is no action to undo');
      undoable = false;
      table.journal.undoTo(0);
      table.events = [];
    },
    pending: () => openDecisions(table),
    result: () => table.state.header.result,
    fingerprint: () => {
      if (keeper === null) return fingerprintOf(table.state);
      keeper.refresh(table.journal);
      return keeper.hex();
    },
    sample: (decision, draw) => sampleFrom(() => table, decision, draw),
    state: () => copy(table.state as unknown as MatchState),
    view: (viewer: Viewer) => viewOf(table, viewer),
    pendingFor: (viewer: Viewer) => pendingOn(table, viewer),
  };
}

/** Draws an answer; a table is made only where the game must draw or judge. */
function sampleFrom(tableOf: () => Table, decision: Decision, draw: (n: number) => number): Answer {
  const { domain } = decision;
  return domain.type !== 'bulk' && isOpen(domain) ? drawPicks(domain, draw) : sampleAnswer(tableOf(), decision, draw);
}

function decisionsOf(state: MatchState): Decision[] {
  return Object.values((state as unknown as State).decisions)
    .filter((row) => row.answer === null)
    .map((row) => row.decision);
}

function stepOf(table: Table): Step {
  return {
    state: table.state as unknown as MatchState,
    events: table.events,
    pending: openDecisions(table),
    result: table.state.header.result,
  };
}

/**
 * Copies a state into rows of its own. The copy shares the values inside rows, which nobody writes (see `State`), except the rows of games
 * that wait.
 */
function copy(state: MatchState): MatchState {
  const from = state as unknown as State;
  const copied: State = {
    ...from,
    header: { ...from.header },
    chance: { ...from.chance },
    players: from.players.map(copyRow),
    game: copyRow(from.game),
    history: copyRow(from.history),
    match: copyRow(from.match),
    zones: copyRows(from.zones),
    slots: copyRows(from.slots),
    objects: copyRows(from.objects),
    effects: copyRows(from.effects),
    past: copyRows(from.past),
    triggers: copyRows(from.triggers),
    watches: copyRows(from.watches),
    suspended: JSON.parse(JSON.stringify(from.suspended)) as State['suspended'],
    frames: from.frames.map((frame) => ({ ...frame, locals: copyRow(frame.locals) })),
    decisions: copyRows(from.decisions),
  };
  return copied as unknown as MatchState;
}

const copyRow = <R extends object>(row: R): R => ({ ...row });

function copyRows<R extends object>(rows: { readonly [id: string | number]: R }): { [id: string | number]: R } {
  const copied: { [id: string | number]: R } = {};
  for (const id in rows) copied[id] = copyRow(rows[id] as R);
  return copied;
}
