import { type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  announceable,
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  passesAhead,
  payable,
  stopPassing,
  type Table,
  takeTrigger,
  triggerEnv,
  type TriggerRow,
  waitingTriggers,
} from '@arbiter/kernel/authoring';
import { turnOrder, zoneOf } from '../facts.js';
import { endReveals, mightReveal, type Reveal, reveals } from '../field/reveals.js';
import { move } from '../happenings/move.js';
import { playLocals, triggerLocals } from '../play/announcement.js';
import { abilityCost } from '../play/cost.js';
import type { Way } from '../play/items.js';
import { costBesidesWill } from '../will/cost-parts.js';
import { canAfford, purseOf } from '../will/purse.js';
import { isPayable, mayChase, mayPlay } from './acts.js';
import { announceProcedure } from '../play/announce.js';

/** Locals of `pickTrigger`. */
export interface PickTriggerLocals extends FrameLocals {
  readonly seat: Seat;
  readonly offers: readonly Reveal[];
}

/**
 * Picks and plays one of the triggered abilities (603, 906.5): the turn player picks among their own, and the other player does if the turn
 * player has none. Each triggering counts separately (906.4). A player who might have something to reveal (708.2) is asked for it, and may
 * decline. Locals: `seat`, who picks; `offers`, the cards that this player could reveal. Returns nothing.
 */
export const pickTriggerProcedure = defineProcedure<PickTriggerLocals>({
  name: 'pickTrigger',
  steps: [
    { name: 'ask', rule: '603.2', run: ask },
    { name: 'picked', rule: '603.3', run: picked },
    { name: 'played', rule: '603.3', run: (): Control => ({ done: null }) },
  ],
});

export const pickTriggerLocals = (): PickTriggerLocals => ({ seat: -1, offers: [], answer: null, answers: null, returned: null });

/** Returns the next player who picks, and their triggers; null if nobody has any (603.1, 603.2). */
function nextPicker(table: Table): { readonly seat: Seat; readonly rows: readonly TriggerRow[] } | null {
  for (const seat of turnOrder(table)) {
    // A player who passes ahead reveals nothing. Neither does anybody while something that can't be chased to is on the chase, since a
    // revealed card is played (1008.2).
    if (mightReveal(table, seat) && (passesAhead(table, seat) || !mayChase(table, seat))) endReveals(table, seat);
    const rows = waitingTriggers(table).filter((row) => row.seat === seat);
    if (rows.length > 0 || mightReveal(table, seat)) return { seat, rows };
  }
  return null;
}

/** Whether it makes no difference which trigger is picked: the same ability of the same card, for the same event. */
function areAlike(rows: readonly TriggerRow[]): boolean {
  const [first] = rows;
  return rows.every(
    ({ ability, source, event }) =>
      ability === first?.ability && source === first.source && JSON.stringify(event) === JSON.stringify(first.event),
  );
}

const optionOf = (row: TriggerRow): Option => ({
  id: `trigger:${row.id}`,
  label: 'ability',
  params: { card: row.card, ability: row.ability },
  object: row.source,
});
const revealOption = (table: Table, { source, ability }: Reveal, at: number): Option => ({
  id: `reveal:${at}`,
  label: 'reveal',
  params: { card: table.object(source).card, ability },
  object: source,
});

function ask(table: Table, locals: PickTriggerLocals, frame: Frame): Control {
  const picker = nextPicker(table);
  if (picker === null) return { done: null };
  const { seat, rows } = picker;
  table.local(locals, 'seat', seat);
  const [first] = rows;
  const asked = mightReveal(table, seat);
  if (!asked && first !== undefined && (rows.length === 1 || areAlike(rows))) {
    table.local(locals, 'answer', { picks: [`trigger:${first.id}`] });
    return { to: 'picked' };
  }
  const offers = asked ? reveals(table, seat).filter((one) => isPayable(table, seat, one.source, wayOf(table, one), one.event)) : [];
  table.local(locals, 'offers', offers);
  const options = [...rows.map(optionOf), ...offers.map((one, at) => revealOption(table, one, at))];
  table.ask(frame, {
    seat,
    kind: rows.length > 0 ? 'pickTrigger' : 'reveal',
    rule: rows.length > 0 ? '603.2' : '708.2',
    domain: { type: 'options', min: rows.length > 0 ? 1 : 0, max: 1, options },
  });
  return { wait: true };
}

/** Plays the ability picked, if it can be played; in any case one of its triggers is used up (603.3, 906.6). */
function picked(table: Table, locals: PickTriggerLocals): Control {
  const [pick] = picksOf(locals.answer);
  const seat = locals.seat;
  if (pick === undefined) {
    endReveals(table, seat);
    return { done: null };
  }
  stopPassing(table);
  if (pick.startsWith('reveal:')) return reveal(table, seat, locals.offers[Number(pick.slice('reveal:'.length))] as Reveal);
  const trigger = takeTrigger(table, Number(pick.slice('trigger:'.length)));
  if (!isPlayable(table, trigger)) {
    table.emit('triggerNotPlayed', '906.6', { seat: trigger.seat, card: trigger.card, ability: trigger.ability });
    return { done: null };
  }
  return call(announceProcedure, triggerLocals(trigger), 'played');
}

function isPlayable(table: Table, trigger: TriggerRow): boolean {
  const env = triggerEnv(trigger);
  const { ability } = table.library.ability(trigger.ability);
  if (!payable(table, env, costBesidesWill(ability))) return false;
  return (
    canAfford(purseOf(table, trigger.seat, { purpose: 'ability', object: trigger.source }), abilityCost(ability)) &&
    announceable(table, env, trigger.ability)
  );
}

/** Returns the way in which a revealed card is played, which determines its cost (708.4, 1114.2). */
function wayOf(table: Table, { source, ability }: Reveal): Way {
  if (table.library.ability(ability).ability.keyword === 'stealth') return 'stealth';
  return zoneOf(table, source) === 'standby' ? 'standby' : '';
}

/**
 * Reveals a card, which is now played as a spell, so that it does not trigger again (708.2b, 708.3). A card that can't be played goes to
 * its owner's graveyard (708.3a, 906.6a).
 */
function reveal(table: Table, seat: Seat, one: Reveal): Control {
  const { source, event } = one;
  const { card } = table.object(source);
  table.emit('cardRevealed', '708.2', { seat, card, object: source });
  const way = wayOf(table, one);
  if (mayPlay(table, seat, source, way, event)) return call(announceProcedure, playLocals(table, seat, source, way, event), 'played');
  table.emit('playReversed', '906.6a', { seat, was: source, object: source, card });
  return happen(table, [move(source, { to: 'graveyard' }, '708.3a')], 'played') ?? { to: 'played' };
}
