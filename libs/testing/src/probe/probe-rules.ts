import {
  type Action,
  type Answer,
  type Decision,
  type Domain,
  drawPicks,
  type GameResult,
  type Refusal,
  type RefusalCode,
  type Seat,
} from '@arbiter/kernel';
import type { ProbeState, ProbeTape } from './probe-state.js';

const signs = ['rock', 'paper', 'scissors'];
const deckOfGame = ['spark', 'spark', 'spark', 'flame', 'flame', 'flame', 'mend', 'mend', 'mend', 'storm', 'storm', 'storm'];
export const strengths: { readonly [card: string]: number } = { spark: 1, flame: 2, mend: 3, storm: 4 };
const lastTurn = 12;

const players = [0, 1].map((seat) => ({ id: `seat:${seat}`, label: 'player', params: { seat } }));
const storm: Domain = { type: 'distribution', options: players.map((option) => ({ ...option, most: 3 })), total: 4, min: 0 };

const other = (seat: Seat): Seat => 1 - seat;

const ask = (state: ProbeState, seat: Seat, kind: string, domain: Domain, sealed = false): void => {
  const id = state.nextDecision;
  state.nextDecision += 1;
  state.pending.push({
    id,
    openedAt: state.header.version,
    seat,
    subject: seat,
    kind,
    rule: `probe:${kind}`,
    prompt: { key: kind, params: {} },
    domain,
    sealed,
  });
};

const askMain = (state: ProbeState): void => {
  const hand = state.hands[state.active] ?? [];
  const options = [
    { id: 'pass', label: 'pass' },
    ...hand.map((card) => ({ id: `object:${card.id}`, label: 'play', params: { card: card.card }, object: card.id })),
  ];
  ask(state, state.active, 'mainAction', { type: 'options', options, min: 1, max: 1 });
};

/** Deals a game and asks both players for a sealed sign. */
export const beginGame = (state: ProbeState, tape: ProbeTape): void => {
  Object.assign(state, {
    turn: 1,
    signs: [null, null],
    revealed: false,
    life: [10, 10],
    deck: [...deckOfGame],
    hands: [[], []],
    chain: null,
    pending: [],
  });
  tape.note('gameBegun', 'probe:begin', { game: state.game });
  for (let last = state.deck.length - 1; last > 0; last -= 1) {
    const at = tape.draw(last + 1, 'shuffle');
    const moved = state.deck[at] ?? '';
    state.deck[at] = state.deck[last] ?? '';
    state.deck[last] = moved;
  }
  for (const seat of [0, 1, 0, 1, 0, 1]) drawCard(state, tape, seat);
  for (const seat of [0, 1]) {
    ask(state, seat, 'chooseSign', { type: 'options', options: signs.map((sign) => ({ id: sign, label: sign })), min: 1, max: 1 }, true);
  }
};

const drawCard = (state: ProbeState, tape: ProbeTape, seat: Seat): void => {
  const card = state.deck.shift();
  if (card === undefined) return;
  const id = state.nextObject;
  state.nextObject += 1;
  state.hands[seat]?.push({ id, card });
  tape.note('cardDrawn', 'probe:draw', { seat }, [{ seats: [seat], data: { object: id, card } }]);
};

const endMatch = (state: ProbeState, tape: ProbeTape, result: GameResult): void => {
  state.result = result;
  state.pending = [];
  tape.note('matchEnded', result.rule, { winners: result.winners, reason: result.reason });
};

export const endGame = (state: ProbeState, tape: ProbeTape, winners: readonly Seat[], reason: string): void => {
  tape.note('gameEnded', 'probe:end', { game: state.game, winners, reason });
  for (const seat of winners) state.wins[seat] = (state.wins[seat] ?? 0) + 1;
  const needed = Math.floor(state.format.bestOf / 2) + 1;
  const champions = [0, 1].filter((seat) => (state.wins[seat] ?? 0) >= needed);
  if (champions.length > 0 || state.game >= state.format.bestOf) {
    const [first = 0, second = 0] = state.wins;
    const best = champions.length > 0 ? champions : [0, 1].filter((seat) => (state.wins[seat] ?? 0) > Math.min(first, second));
    endMatch(state, tape, { winners: best, reason, rule: 'probe:end' });
    return;
  }
  state.game += 1;
  beginGame(state, tape);
};

const endTurn = (state: ProbeState, tape: ProbeTape): void => {
  state.turn += 1;
  if (state.turn > lastTurn) {
    const [first = 0, second = 0] = state.life;
    endGame(state, tape, first === second ? [] : [first > second ? 0 : 1], 'turns');
    return;
  }
  state.active = other(state.active);
  tape.note('turnBegun', 'probe:turn', { turn: state.turn, seat: state.active });
  drawCard(state, tape, state.active);
  askMain(state);
};

const settleSigns = (state: ProbeState, tape: ProbeTape): void => {
  const [first, second] = state.signs;
  if (first === null || second === null || first === undefined || second === undefined) return;
  state.revealed = true;
  const difference = (signs.indexOf(first) - signs.indexOf(second) + 3) % 3;
  state.active = difference === 0 ? tape.draw(2, 'firstPlayer') : difference === 1 ? 0 : 1;
  tape.note('signsRevealed', 'probe:chooseSign', { signs: [first, second], first: state.active });
  askMain(state);
};

const resolve = (state: ProbeState, tape: ProbeTape, seat: Seat, object: number, target: Seat, amount: number): void => {
  const hand = state.hands[seat] ?? [];
  const card = hand.find((held) => held.id === object)?.card ?? '';
  state.hands[seat] = hand.filter((held) => held.id !== object);
  const change = card === 'mend' ? amount : -amount;
  state.life[target] = (state.life[target] ?? 0) + change;
  state.chain = null;
  tape.note('cardPlayed', 'probe:play', { seat, object, card, target, amount });
  if ((state.life[target] ?? 0) <= 0) endGame(state, tape, [other(target)], 'life');
  else endTurn(state, tape);
};

/** Carries out a storm: every player loses the amount of life that its player assigned to them. */
const rage = (state: ProbeState, tape: ProbeTape, seat: Seat, object: number, amounts: { readonly [option: string]: number }): void => {
  state.hands[seat] = (state.hands[seat] ?? []).filter((held) => held.id !== object);
  state.life = state.life.map((life, at) => life - (amounts[`seat:${at}`] ?? 0));
  state.chain = null;
  tape.note('stormDivided', 'probe:play', { seat, object, amounts });
  const alive = [0, 1].filter((at) => (state.life[at] ?? 0) > 0);
  if (alive.length < 2) endGame(state, tape, alive, 'life');
  else endTurn(state, tape);
};

const carryOn = (state: ProbeState, tape: ProbeTape, decision: Decision, answer: Answer): void => {
  const pick = 'picks' in answer ? (answer.picks[0] ?? '') : '';
  switch (decision.kind) {
    case 'chooseSign':
      state.signs[decision.seat] = pick;
      tape.note('signChosen', 'probe:chooseSign', { seat: decision.seat }, [{ seats: [decision.seat], data: { sign: pick } }]);
      settleSigns(state, tape);
      return;
    case 'mainAction':
      if (pick === 'pass') {
        tape.note('passed', 'probe:turn', { seat: decision.seat });
        endTurn(state, tape);
        return;
      }
      state.chain = { seat: decision.seat, object: Number(pick.slice('object:'.length)), target: null };
      if (state.hands[decision.seat]?.some((held) => held.id === state.chain?.object && held.card === 'storm'))
        ask(state, decision.seat, 'divideStorm', storm);
      else ask(state, decision.seat, 'chooseTarget', { type: 'options', options: players, min: 1, max: 1 });
      return;
    case 'chooseTarget': {
      if (state.chain === null) return;
      state.chain.target = Number(pick.slice('seat:'.length));
      const held = state.hands[decision.seat]?.find((card) => card.id === state.chain?.object);
      ask(state, decision.seat, 'chooseAmount', { type: 'number', min: 1, max: strengths[held?.card ?? ''] ?? 1 });
      return;
    }
    case 'divideStorm':
      if (state.chain !== null && 'amounts' in answer) rage(state, tape, state.chain.seat, state.chain.object, answer.amounts);
      return;
    default:
      if (state.chain !== null && 'number' in answer)
        resolve(state, tape, state.chain.seat, state.chain.object, state.chain.target ?? 0, answer.number);
  }
};

const no = (code: RefusalCode, detail: string, rule: string | null = null): Refusal => ({ code, rule, detail, params: {} });

const unfitAmounts = (domain: Extract<Domain, { type: 'distribution' }>, amounts: { readonly [option: string]: number }): boolean => {
  const bounds = new Map(domain.options.map((option) => [option.id, option.most ?? domain.total]));
  const given = Object.entries(amounts);
  const bad = given.some(([id, amount]) => !Number.isInteger(amount) || amount < 0 || amount > (bounds.get(id) ?? -1));
  return bad || given.reduce((sum, [, amount]) => sum + amount, 0) !== domain.total;
};

/** Whether an answer does not fit its domain; this decides both what is offered and what is refused. */
const unfit = (domain: Domain, answer: Answer): boolean => {
  if (domain.type === 'number')
    return !('number' in answer) || !Number.isInteger(answer.number) || answer.number < domain.min || answer.number > domain.max;
  if (domain.type === 'distribution') return !('amounts' in answer) || unfitAmounts(domain, answer.amounts);
  if (domain.type !== 'options' || !('picks' in answer)) return true;
  const known = new Set(domain.options.map((option) => option.id));
  return answer.picks.length < domain.min || answer.picks.length > domain.max || answer.picks.some((pick) => !known.has(pick));
};

export const defaultFor = ({ domain }: Decision): Answer => {
  if (domain.type === 'number') return { number: domain.min };
  if (domain.type === 'distribution') return drawPicks(domain, () => 0);
  return { picks: domain.type === 'options' ? [domain.options[0]?.id ?? ''] : [] };
};

const answerDecision = (state: ProbeState, tape: ProbeTape, seat: Seat, id: number, answer: Answer): Refusal | null => {
  const decision = state.pending.find((open) => open.id === id);
  if (decision === undefined)
    return id < state.nextDecision
      ? no('decision/closed', 'The decision is closed.')
      : no('decision/unknown', 'There is no such decision.');
  if (decision.seat !== seat) return no('decision/not-yours', 'Another player is asked.');
  if (unfit(decision.domain, answer)) return no('answer/illegal', 'That is not among the options.', decision.rule);
  state.pending = state.pending.filter((open) => open.id !== id);
  carryOn(state, tape, decision, answer);
  return null;
};

const lose = (state: ProbeState, tape: ProbeTape, seat: Seat, scope: 'game' | 'match', reason: string): void => {
  if (scope === 'game') endGame(state, tape, [other(seat)], reason);
  else {
    tape.note('gameEnded', 'probe:end', { game: state.game, winners: [other(seat)], reason });
    endMatch(state, tape, { winners: [other(seat)], reason, rule: 'probe:end' });
  }
};

/**
 * Carries one action out on a private state.
 * @returns the refusal, after which the state must be discarded
 */
export const act = (state: ProbeState, tape: ProbeTape, action: Action): Refusal | null => {
  if (state.result !== null) return no('match/over', 'The match is over.');
  switch (action.type) {
    case 'answer':
      return answerDecision(state, tape, action.seat, action.decision, action.answer);
    case 'concede':
      lose(state, tape, action.seat, action.scope, 'concession');
      return null;
    case 'judgeLoss':
      lose(state, tape, action.seat, action.scope, 'judge');
      return null;
    case 'agreeDraw':
      if (action.scope === 'game') endGame(state, tape, [], 'agreement');
      else endMatch(state, tape, { winners: [], reason: 'agreement', rule: 'probe:end' });
      return null;
    case 'timeOut': {
      const decision = state.pending.find((open) => open.id === action.decision && open.seat === action.seat);
      if (decision === undefined) return no('decision/closed', 'The decision is closed.');
      tape.note('timedOut', 'probe:clock', { seat: action.seat });
      if (state.format.onTimeOut === 'defaultAnswer')
        return answerDecision(state, tape, action.seat, action.decision, defaultFor(decision));
      lose(state, tape, action.seat, state.format.onTimeOut === 'loseGame' ? 'game' : 'match', 'time');
      return null;
    }
    case 'timeCalled':
      return no('time/not-offered', 'The probe has no rounds.');
  }
};
