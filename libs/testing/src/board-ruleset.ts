import type {
  Action,
  Decision,
  GameEvent,
  Json,
  MatchState,
  ObjectView,
  Option,
  Outcome,
  Pins,
  Ruleset,
  Session,
  Step,
  View,
  Viewer,
} from '@arbiter/kernel';
import { probeFormat, probeRuleset } from './probe-ruleset.js';

/** One card of the board game; `slot` and `zone` tell where it is, `host` is the object that it is under. */
interface Piece {
  readonly id: number;
  readonly card: string;
  readonly owner: number;
  readonly slot: string | null;
  readonly zone: string | null;
  readonly host: number | null;
  readonly sideways: boolean;
}

interface BoardState {
  readonly schema: 1;
  readonly header: { readonly version: number };
  readonly pieces: readonly Piece[];
  readonly nextObject: number;
  readonly nextSeq: number;
  readonly turn: number;
  readonly seat: number;
  readonly phase: 'main' | 'respond';
  readonly over: boolean;
}

type Fields = { readonly [key: string]: Json };
const list = (value: Json | undefined): readonly Fields[] => (Array.isArray(value) ? (value as readonly Fields[]) : []);
const rows = ['front', 'back'];
const lanes = [1, 2, 3];
const opaque = (state: BoardState): MatchState => state as unknown as MatchState;
const clear = (state: MatchState): BoardState => state as unknown as BoardState;

function arranged(table: Fields): BoardState {
  const pieces: Piece[] = [];
  const place = (entry: Fields, owner: number, at: Pick<Piece, 'slot' | 'zone' | 'host'>): void => {
    const id = pieces.length + 1;
    pieces.push({
      id,
      card: String(entry['card']),
      owner: Number(entry['owner'] ?? owner),
      ...at,
      sideways: entry['state'] === 'sideways',
    });
    for (const under of list(entry['under'])) place(under, owner, { slot: null, zone: null, host: id });
  };
  for (const [seat, player] of list(table['players']).entries()) {
    for (const entry of list(player['hand'])) place(entry, seat, { slot: null, zone: 'hand', host: null });
  }
  for (const entry of list(table['board']))
    place(entry, Number(entry['seat']), {
      slot: `${Number(entry['seat'])}:${String(entry['row'])}:${Number(entry['lane'])}`,
      zone: null,
      host: null,
    });
  return {
    schema: 1,
    header: { version: 0 },
    pieces,
    nextObject: pieces.length + 1,
    nextSeq: 1,
    turn: 1,
    seat: 0,
    phase: 'main',
    over: false,
  };
}

const sideOf = (piece: Piece): number => Number(piece.slot?.split(':')[0]);

function decisionOf(state: BoardState): readonly Decision[] {
  if (state.over) return [];
  const seat = state.phase === 'main' ? state.seat : 1 - state.seat;
  const act = (piece: Piece, label: string): Option => ({
    id: `${label}:${piece.id}`,
    label,
    object: piece.id,
    params: { slot: piece.slot },
  });
  const own = state.pieces.filter((piece) => piece.slot !== null && sideOf(piece) === seat);
  const acts =
    state.phase === 'main' ? own.flatMap((piece) => [...(piece.sideways ? [] : [act(piece, 'turn')]), act(piece, 'return')]) : [];
  const options = [{ id: 'pass', label: 'pass' }, ...acts];
  const kind = state.phase === 'main' ? 'mainAction' : 'respond';
  const rule = state.phase === 'main' ? 'B1' : 'B2';
  return [
    {
      id: state.header.version + 1,
      openedAt: state.header.version,
      seat,
      subject: seat,
      kind,
      rule,
      prompt: { key: kind, params: {} },
      domain: { type: 'options', options, min: 1, max: 1 },
      sealed: false,
    },
  ];
}

function step(
  before: BoardState,
  after: Omit<BoardState, 'header' | 'schema'>,
  happened: readonly Pick<GameEvent, 'type' | 'rule' | 'data' | 'secrets'>[],
): Step {
  const version = before.header.version + 1;
  const cause = { kind: 'player', seat: before.seat } as const;
  const events = happened.map((event, index): GameEvent => ({ seq: before.nextSeq + index, action: version, moment: 1, cause, ...event }));
  const state: BoardState = { ...after, schema: 1, header: { version }, nextSeq: before.nextSeq + events.length };
  return { state: opaque(state), events, pending: decisionOf(state), result: resultOf(state) };
}

const resultOf = (state: BoardState): Step['result'] => (state.over ? { winners: [0], reason: 'turns', rule: 'B9' } : null);

function act(state: BoardState, pick: string): Step {
  if (state.phase === 'respond') return step(state, { ...state, phase: 'main' }, []);
  const [label, id] = pick.split(':');
  const piece = state.pieces.find((one) => one.id === Number(id));
  if (label === 'pass' || piece === undefined) {
    const turn = state.turn + 1;
    return step(state, { ...state, turn, seat: 1 - state.seat, phase: 'respond', over: turn > 4 }, [
      { type: 'turnEnded', rule: 'B3', data: { number: state.turn } },
    ]);
  }
  const changed: Piece = label === 'turn' ? { ...piece, sideways: true } : { ...piece, id: state.nextObject, slot: null, zone: 'hand' };
  const pieces = state.pieces.map((one) => (one === piece ? changed : one));
  const type = label === 'turn' ? 'turned' : 'returned';
  return step(state, { ...state, pieces, nextObject: state.nextObject + 1, phase: 'respond' }, [
    { type, rule: label === 'turn' ? 'B4' : 'B5', data: { object: piece.id, seat: state.seat } },
  ]);
}

function apply(state: BoardState, action: Action): Outcome {
  const [open] = decisionOf(state);
  const refuse = (detail: string): Outcome => ({
    ok: false,
    refusal: { code: 'answer/illegal', rule: open?.rule ?? null, detail, params: {} },
  });
  if (action.type !== 'answer' || !('picks' in action.answer)) return refuse('only picks are answers');
  const picked = action.answer.picks[0] ?? '';
  if (open?.domain.type !== 'options' || !open.domain.options.some((option) => option.id === picked))
    return refuse(`${picked} is not offered`);
  return { ok: true, step: act(state, picked) };
}

function viewOf(state: BoardState, viewer: Viewer): View {
  const sees = (seat: number): boolean => viewer.role === 'judge' || (viewer.role === 'player' && viewer.seat === seat);
  const shown = (piece: Piece): ObjectView => ({
    id: piece.id,
    card: piece.card,
    owner: piece.owner,
    controller: piece.slot === null ? piece.owner : sideOf(piece),
    values: { state: piece.sideways ? 'sideways' : 'upright', tags: [piece.card], numbers: { score: piece.sideways ? 0 : 1 } },
    attachments: [],
    under: state.pieces.filter((one) => one.host === piece.id).map(shown),
  });
  const hand = (seat: number): readonly Piece[] => state.pieces.filter((piece) => piece.zone === 'hand' && piece.owner === seat);
  const score = (seat: number): number =>
    state.pieces.filter((piece) => piece.slot !== null && sideOf(piece) === seat && !piece.sideways).length;
  return {
    version: state.header.version,
    status: state.over ? 'ended' : 'running',
    result: resultOf(state),
    turn: { number: state.turn, seat: state.seat, phase: state.phase },
    players: [0, 1].map((seat) => ({ seat, values: { score: score(seat) } })),
    zones: [0, 1].map((seat) => ({
      id: `hand:${seat}`,
      kind: 'hand',
      seat,
      count: hand(seat).length,
      objects: sees(seat) ? hand(seat).map(shown) : [],
    })),
    slots: [0, 1].flatMap((seat) =>
      rows.flatMap((row) =>
        lanes.map((lane) => {
          const id = `${seat}:${row}:${lane}`;
          const there = state.pieces.find((piece) => piece.slot === id);
          return { id, seat, column: lane - 1, row, object: there === undefined ? null : shown(there) };
        }),
      ),
    ),
    pending: decisionOf(state).map((decision) =>
      viewer.role === 'judge' || (viewer.role === 'player' && viewer.seat === decision.seat)
        ? { yours: true, decision }
        : { yours: false, id: decision.id, openedAt: decision.openedAt, seat: decision.seat },
    ),
    values: { lanes: lanes.length },
  };
}

function arrange(_pins: Pins, _key: string, table: Json): Step {
  if (table === null || typeof table !== 'object' || Array.isArray(table)) throw new Error('a table is an object');
  const state = arranged(table as Fields);
  return { state: opaque(state), events: [], pending: decisionOf(state), result: null };
}

/** Returns a session that applies each action; the board game remembers nothing and has no random answers. */
function sessionFrom(begin: BoardState): Session {
  let [before, state]: readonly [BoardState | null, BoardState] = [null, begin];
  return {
    version: () => state.header.version,
    act: (action) => {
      const outcome = apply(state, action);
      if (!outcome.ok) return outcome;
      [before, state] = [state, clear(outcome.step.state)];
      return { ok: true, events: outcome.step.events };
    },
    undo: () => {
      if (before === null) throw new Error('nothing to undo');
      [before, state] = [null, before];
    },
    pending: () => decisionOf(state),
    result: () => resultOf(state),
    fingerprint: () => probeRuleset.fingerprint(opaque(state)),
    sample: () => ({ picks: ['pass'] }),
    state: () => opaque(state),
    view: (viewer) => viewOf(state, viewer),
  };
}

/**
 * A small game with a board of slots, for tests of code that sets tables and reads boards. On their turn a player turns a unit sideways,
 * returns one to hand (where it gets a new id), or passes; after each act the opponent is asked to pass. After four turns seat 0 wins.
 */
export const boardRuleset: Ruleset = {
  ...probeRuleset,
  game: 'board',
  formats: { single: probeFormat() },
  decisionKinds: ['mainAction', 'respond'],
  cards: () =>
    ['wolf', 'bear', 'crow'].map((id) => ({ id, names: { en: id.toUpperCase(), zh: `${id}獸` }, values: {}, text: { en: '', zh: '' } })),
  start: (pins, key) => arrange(pins, key, {}),
  arrange,
  apply: (_pins, state, action) => apply(clear(state), action),
  openSession: (_pins, state) => sessionFrom(clear(state)),
  view: (_pins, state, viewer) => viewOf(clear(state), viewer),
  pending: (state) => decisionOf(clear(state)),
  pendingFor: (state, viewer) => viewOf(clear(state), viewer).pending,
  result: (state) => resultOf(clear(state)),
  eventsFor: (events) => events,
  defaultAnswer: () => ({ picks: ['pass'] }),
  renderEvent: (event) => `${event.type} ${JSON.stringify(event.data)}`,
};
