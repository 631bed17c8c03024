import type {
  Action,
  Answer,
  Cause,
  Decision,
  FormatPins,
  GameEvent,
  MatchState,
  Outcome,
  PendingView,
  Pins,
  WholeRuleset,
  Session,
  Step,
  View,
  Viewer,
} from '@arbiter/kernel';
import { drawPicks } from '@arbiter/kernel';
import { act, beginGame, defaultFor, strengths } from './probe/probe-rules.js';
import { type ProbeState, ProbeTape, digest } from './probe/probe-state.js';

const words: { readonly [key: string]: readonly [string, string] } = {
  gameBegun: ['A game begins.', '遊戲開始。'],
  cardDrawn: ['A card is drawn.', '抽一張牌。'],
  signsRevealed: ['The signs are revealed.', '公開手勢。'],
  cardPlayed: ['A card is played.', '使用一張牌。'],
  stormDivided: ['A storm is divided.', '分配風暴。'],
  gameEnded: ['The game ends.', '遊戲結束。'],
  matchEnded: ['The match ends.', '比賽結束。'],
};

const copy = (state: MatchState): ProbeState => JSON.parse(JSON.stringify(state)) as ProbeState;
const frozen = (state: ProbeState): MatchState => state as unknown as MatchState;
const causeOf = (action: Action): Cause =>
  action.type === 'judgeLoss'
    ? { kind: 'judge' }
    : action.type === 'timeOut'
      ? { kind: 'clock' }
      : 'seat' in action
        ? { kind: 'player', seat: action.seat }
        : { kind: 'rule' };

const stepOf = (state: ProbeState, events: readonly GameEvent[]): Step => ({
  state: frozen(state),
  events,
  pending: state.pending,
  result: state.result,
});

const apply = (state: MatchState, action: Action): Outcome => {
  const next = copy(state);
  next.header.version += 1;
  const tape = new ProbeTape(next, causeOf(action));
  const refusal = act(next, tape, action);
  return refusal === null ? { ok: true, step: stepOf(next, tape.events) } : { ok: false, refusal };
};

const pendingFor = (state: ProbeState, viewer: Viewer): readonly PendingView[] =>
  state.pending.map(
    (decision): PendingView =>
      viewer.role === 'judge' || (viewer.role === 'player' && viewer.seat === decision.seat)
        ? { yours: true, decision }
        : { yours: false, id: decision.id, openedAt: decision.openedAt, seat: decision.seat },
  );

const viewOf = (state: ProbeState, viewer: Viewer): View => {
  const sees = (seat: number): boolean => viewer.role === 'judge' || (viewer.role === 'player' && viewer.seat === seat);
  return {
    version: state.header.version,
    status: state.result === null ? 'running' : 'ended',
    result: state.result,
    turn: { number: state.turn, seat: state.revealed ? state.active : null, phase: state.revealed ? 'main' : 'signs' },
    players: [0, 1].map((seat) => ({
      seat,
      values: {
        life: state.life[seat] ?? 0,
        wins: state.wins[seat] ?? 0,
        sign: state.revealed || sees(seat) ? (state.signs[seat] ?? null) : null,
      },
    })),
    zones: [
      ...[0, 1].map((seat) => ({
        id: `hand:${seat}`,
        kind: 'hand',
        seat,
        count: state.hands[seat]?.length ?? 0,
        objects: sees(seat)
          ? (state.hands[seat] ?? []).map((held) => ({
              id: held.id,
              card: held.card,
              owner: seat,
              controller: seat,
              values: {},
              attachments: [],
              under: [],
            }))
          : [],
      })),
      { id: 'deck', kind: 'deck', seat: null, count: state.deck.length, objects: [] },
    ],
    slots: [],
    pending: pendingFor(state, viewer),
    values: { game: state.game },
  };
};

const eventFor = (event: GameEvent, viewer: Viewer): GameEvent => {
  const { secrets, ...open } = event;
  const merged = (secrets ?? [])
    .filter((secret) =>
      viewer.role === 'judge' ? event.type !== 'chanceDrawn' : viewer.role === 'player' && secret.seats.includes(viewer.seat),
    )
    .reduce((data, secret) => ({ ...data, ...secret.data }), open.data);
  return { ...open, data: merged };
};

const sample = ({ domain }: Decision, draw: (n: number) => number): Answer =>
  domain.type === 'bulk' ? { bulk: null } : drawPicks(domain, draw);

class ProbeSession implements Session {
  private before: ProbeState | null = null;
  constructor(private current: ProbeState) {}
  version(): number {
    return this.current.header.version;
  }
  act(action: Action): ReturnType<Session['act']> {
    const outcome = apply(frozen(this.current), action);
    if (!outcome.ok) return outcome;
    this.before = this.current;
    this.current = outcome.step.state as ProbeState;
    return { ok: true, events: outcome.step.events };
  }
  undo(): void {
    if (this.before === null) throw new Error('nothing to undo');
    this.current = this.before;
    this.before = null;
  }
  pending(): readonly Decision[] {
    return this.current.pending;
  }
  result(): ProbeState['result'] {
    return this.current.result;
  }
  fingerprint(): string {
    return digest(JSON.stringify(this.current));
  }
  sample(decision: Decision, draw: (n: number) => number): Answer {
    return sample(decision, draw);
  }
  state(): MatchState {
    return frozen(copy(frozen(this.current)));
  }
  view(viewer: Viewer): View {
    return viewOf(this.current, viewer);
  }
}

const catalogue = JSON.stringify(Object.entries(strengths).map(([id, strength]) => ({ id, strength })));

/** Makes a format of the probe game. */
export const probeFormat = (change: Partial<FormatPins> = {}): FormatPins => ({
  id: 'single',
  bestOf: 1,
  onTimeOut: 'loseMatch',
  options: {},
  ...change,
});

const start = (pins: Pins, key: string): Step => {
  const state: ProbeState = {
    schema: 1,
    header: { version: 0 },
    format: pins.format,
    chance: { key, used: 0 },
    game: 1,
    wins: [0, 0],
    turn: 1,
    active: 0,
    signs: [null, null],
    revealed: false,
    life: [10, 10],
    deck: [],
    hands: [[], []],
    chain: null,
    pending: [],
    nextDecision: 1,
    nextObject: 1,
    nextSeq: 1,
    result: null,
  };
  const tape = new ProbeTape(state, { kind: 'rule' });
  beginGame(state, tape);
  return stepOf(state, tape.events);
};

/**
 * A small but complete game for tests of everything around the rules: sealed simultaneous answers, random draws from the key, a chain of
 * decisions, divided amounts, hidden hands, best of N, concession, draws, judges' losses and time-outs.
 */
export const probeRuleset: WholeRuleset = {
  contract: 1,
  game: 'probe',
  names: { en: 'Probe', zh: '探針' },
  seats: { min: 2, max: 2 },
  formats: { single: probeFormat(), bestOfThree: probeFormat({ id: 'bestOfThree', bestOf: 3 }) },
  decisionKinds: ['chooseSign', 'mainAction', 'chooseTarget', 'chooseAmount', 'divideStorm'],
  catalogue: () => catalogue,
  cards: () =>
    Object.entries(strengths).map(([id, strength]) => ({ id, names: { en: id, zh: id }, values: { strength }, text: { en: id, zh: id } })),
  presetDecks: () => [],
  start,
  apply: (_pins, state, action) => apply(state, action),
  openSession: (_pins, state) => new ProbeSession(copy(state)),
  view: (_pins, state, viewer) => viewOf(state as ProbeState, viewer),
  pending: (state) => (state as ProbeState).pending,
  pendingFor: (state, viewer) => pendingFor(state as ProbeState, viewer),
  result: (state) => (state as ProbeState).result,
  eventsFor: (events, viewer) => events.map((event) => eventFor(event, viewer)),
  fingerprint: (state) => digest(JSON.stringify(state)),
  sample: (_pins, _state, decision, draw) => sample(decision, draw),
  defaultAnswer: (_pins, _state, decision) => defaultFor(decision),
  validateDeck: () => [],
  parseDeck: () => ({ ok: true, deck: null }),
  arrange: (pins, key) => start(pins, key),
  renderEvent: (event, language) => words[event.type]?.[language === 'en' ? 0 : 1] ?? event.type,
  renderDecision: (decision) => decision.kind,
  renderOption: (option) => option.label,
};
