import {
  type Control,
  followWish,
  type Frame,
  isAskedWhereAble,
  type Json,
  passAhead,
  passedFor,
  passesAhead,
  picksOf,
  type Procedure,
  type Row,
  type Seat,
  type Table,
  takeTrigger,
  type TriggerRow,
  wishOption,
} from '@arbiter/kernel';
import { announceLocals, announceTrigger } from '../chain/announcing.js';
import { gameOf } from '../facts.js';
import { offerOption, type Offer, offersOf, type Window } from './offers.js';
import { clearActedPresets, presetOptions } from './presets.js';
import { mightAct } from './windows.js';

/**
 * Asks one player for a fast effect, where he might have one for all that everybody sees (base.7.4, base.7.6). Locals: `seat`,
 * `window`. Returns whether he activated something.
 */
export const fastWindowProcedure: Procedure = {
  name: 'fastWindow',
  steps: [
    { name: 'ask', rule: 'base.7.4', run: ask },
    { name: 'act', rule: 'base.7.4', run: act },
    { name: 'acted', run: (): Control => ({ done: true }) },
  ],
};

export const windowLocals = (seat: Seat, window: Window): Row => ({
  seat,
  window,
  offers: [],
  returned: null,
  answer: null,
  answers: null,
});

function ask(table: Table, locals: Row, frame: Frame): Control {
  const seat = locals.seat as Seat;
  const window = locals.window as Window;
  if (passesAhead(table, seat) || !mightAct(table, seat, window)) return { done: false };
  const offers = offersOf(table, seat, window);
  // What he can do he might do: who is asked only where he can is asked for that alone.
  if (offers.length === 0 && isAskedWhereAble(table, seat)) return { done: false };
  table.local(locals, 'offers', offers as unknown as Json);
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

function act(table: Table, locals: Row): Control {
  const [pick = 'pass'] = picksOf(locals.answer);
  const seat = locals.seat as Seat;
  if (followWish(table, seat, pick)) return { to: 'ask' };
  if (!pick.startsWith('use:')) {
    passAhead(table, seat, passedFor(pick) ?? '');
    return { done: false };
  }
  clearActedPresets(table, seat);
  const offer = (locals.offers as unknown as readonly Offer[])[Number(pick.slice('use:'.length))] as Offer;
  return { ...startOffer(table, offer), then: 'acted' };
}

/** The call that activates what was offered. */
export function startOffer(table: Table, offer: Offer): { readonly call: string; readonly locals: Row } {
  if (offer.type === 'use') return { call: 'announce', locals: announceLocals(table, offer.listener, offer.event) };
  return { call: 'announce', locals: announceTrigger(table, takeTrigger(table, offer.trigger) as TriggerRow) };
}
