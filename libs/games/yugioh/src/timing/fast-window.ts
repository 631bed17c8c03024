import { picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  followWish,
  type Frame,
  type FrameLocals,
  isAskedWhereAble,
  passAhead,
  passedFor,
  passesAhead,
  type ProcedureCall,
  type Table,
  takeTrigger,
  type TriggerRow,
  wishOption,
} from '@arbiter/kernel/authoring';
import { announceRef, announceLocals, announceTrigger } from '../chain/announcing.js';
import { gameOf } from '../facts.js';
import { offerOption, type Offer, offersOf, type Window } from './offers.js';
import { clearActedPresets, presetOptions } from './presets.js';
import { mightAct } from './windows.js';

/** Locals of `fastWindow`. */
export interface FastWindowLocals extends FrameLocals {
  readonly seat: Seat;
  readonly window: Window;
  readonly offers: readonly Offer[];
}

/**
 * Asks one player for a fast effect if, by what everybody sees, they might have one (base.7.4, base.7.6). Locals: `seat`,
 * `window`. Returns whether the player activated something.
 */
export const fastWindowProcedure = defineProcedure<FastWindowLocals>({
  name: 'fastWindow',
  steps: [
    { name: 'ask', rule: 'base.7.4', run: ask },
    { name: 'act', rule: 'base.7.4', run: act },
    { name: 'acted', run: (): Control => ({ done: true }) },
  ],
});

export const windowLocals = (seat: Seat, window: Window): FastWindowLocals => ({
  seat,
  window,
  offers: [],
  returned: null,
  answer: null,
  answers: null,
});

function ask(table: Table, locals: FastWindowLocals, frame: Frame): Control {
  const seat = locals.seat;
  const window = locals.window;
  if (passesAhead(table, seat) || !mightAct(table, seat, window)) return { done: false };
  const offers = offersOf(table, seat, window);
  // A player who wants to be asked only where they can act is not asked if nothing can be activated.
  if (offers.length === 0 && isAskedWhereAble(table, seat)) return { done: false };
  table.local(locals, 'offers', offers);
  const options = offers.map((offer, at) => offerOption(table, offer, at));
  table.ask(frame, {
    seat,
    kind: 'fastEffect',
    rule: window === 'chain' ? '4.4.2-1' : 'base.7.4',
    params: { window, chain: gameOf(table).chain.length, phase: gameOf(table).phase },
    domain: {
      type: 'options',
      min: 1,
      max: 1,
      options: [{ id: 'pass', label: 'pass' }, ...options, ...presetOptions, wishOption(table, seat)],
    },
  });
  return { wait: true };
}

function act(table: Table, locals: FastWindowLocals): Control {
  const [pick = 'pass'] = picksOf(locals.answer);
  const seat = locals.seat;
  if (followWish(table, seat, pick)) return { to: 'ask' };
  if (!pick.startsWith('use:')) {
    passAhead(table, seat, passedFor(pick) ?? '');
    return { done: false };
  }
  clearActedPresets(table, seat);
  const offer = locals.offers[Number(pick.slice('use:'.length))] as Offer;
  return { ...startOffer(table, offer), then: 'acted' };
}

/** The call that activates what was picked. */
export function startOffer(table: Table, offer: Offer): ProcedureCall {
  if (offer.type === 'use') return call(announceRef, announceLocals(table, offer.listener, offer.event));
  return call(announceRef, announceTrigger(table, takeTrigger(table, offer.trigger) as TriggerRow));
}
