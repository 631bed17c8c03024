import { picksOf, type Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  type Frame,
  happen,
  notice,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { instruct, instructed } from '../happenings/instruct.js';

/**
 * `flipCoin`: a player flips a coin (705). With `called` (the usual case) the player calls heads or tails and wins or loses the flip
 * (705.1); without it, only the side counts and nobody wins (705.2). `amount` is the number of coins; with `untilLoss` the player goes on
 * until they lose a flip.
 * The outcome is done when a flip was won or came up heads; its total is the number of such flips.
 */
export interface Flipping extends Verb {
  readonly verb: 'flipCoin';
  readonly called?: boolean;
  readonly untilLoss?: true;
}

/** Locals of `flipCoin`. */
export interface FlipCoinLocals extends EffectLocals {
  readonly seat: Seat;
  readonly left: number;
  readonly wins: number;
}

export function flipLocals(env: Env, seat: Seat, count: number, path: string): FlipCoinLocals {
  return { ...effectLocals(env, path), seat, left: count, wins: 0 };
}

export const flipCoinProcedure = defineProcedure<FlipCoinLocals>({
  name: 'flipCoin',
  steps: [
    { name: 'begin', rule: '705.1', run: begin },
    { name: 'call', rule: '705.1', run: call },
    { name: 'flip', rule: '705.3', run: flip },
  ],
});

const flippingOf = (table: Table, locals: FlipCoinLocals): Flipping => table.library.node<Flipping>(locals.program);

function begin(table: Table, locals: FlipCoinLocals): Control | undefined {
  const left = locals.left;
  if (left > 0) return happen(table, [instruct('flipCoin', locals.seat, 1, '705.1')]);
  const wins = locals.wins;
  return { done: { done: wins > 0, total: wins } };
}

/**
 * Asks the player to call heads or tails.
 * @see ruling:9 the call comes before the flip
 */
function call(table: Table, locals: FlipCoinLocals, frame: Frame): Control | undefined {
  // The flip was replaced by something else: this coin is not flipped.
  if (instructed(locals.returned, locals.seat) === null) return nextCoin(table, locals, false);
  if (flippingOf(table, locals).called === false) return undefined;
  table.ask(frame, {
    seat: locals.seat,
    kind: 'callCoin',
    rule: '705.1',
    params: { card: locals.card },
    domain: {
      type: 'options',
      min: 1,
      max: 1,
      options: [
        { id: 'heads', label: 'heads' },
        { id: 'tails', label: 'tails' },
      ],
    },
  });
  return { wait: true };
}

/** Goes on with the next coin, until none is left or, with `untilLoss`, until a flip is lost. */
function nextCoin(table: Table, locals: FlipCoinLocals, won: boolean): Control {
  const untilLoss = flippingOf(table, locals).untilLoss === true;
  table.local(locals, 'left', untilLoss ? Number(won) : locals.left - 1);
  return { to: 'begin' };
}

function flip(table: Table, locals: FlipCoinLocals): Control {
  const seat = locals.seat;
  const [called] = locals.answer === null ? [] : picksOf(locals.answer);
  const rule = called === undefined ? '705.2' : '705.1';
  const side = table.random('coin', 2, rule) === 0 ? 'heads' : 'tails';
  const good = called === undefined ? side === 'heads' : side === called;
  table.emit('coinFlipped', rule, called === undefined ? { seat, side } : { seat, side, called, won: good });
  notice(table, 'coinFlipped', { seat }, called === undefined ? { side } : { side, won: good });
  if (good) table.local(locals, 'wins', locals.wins + 1);
  return nextCoin(table, locals, good);
}
