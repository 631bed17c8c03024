import { isUsedBy, type Listener, listenerEnv, type Row, type Table } from '@arbiter/kernel/authoring';
import { freeSlots } from '../board.js';
import { gameOf, rowOf } from '../facts.js';
import { admitsDamageStep } from '../battle/admission.js';
import { redirectsTo } from '../happenings/redirects.js';
import { isAsleep } from '../values/base.js';
import { isLeaving } from '../timing/leaving.js';
import { isNegated } from '../values/negation.js';
import { isPending } from '../values/pending.js';
import { cannot, may, playerCannot } from '../values/rules.js';
import { freePendulumSlots } from '../summon/pendulum.js';
import { startable } from './start-test.js';

/**
 * Whether a card or effect may be activated from where it is, beyond what the kernel checks (place, key, conditions, limit, cost). The same
 * definition serves offering and doing (2.3-1, base.18.3).
 */
export function mayActivate(table: Table, listener: Listener, event: Row | null): boolean {
  const { ability } = table.library.ability(listener.ability);
  if (!liesRight(table, listener)) return false;
  if (ability.kind === 'replacement') return replaces(table, listener);
  // An effect that triggers by its own card's leaving is activated where the card went, like that of any other card there.
  if (isPending(table, listener.object) && !isLeaving(String(event?.key))) return false;
  if (ability.kind === 'triggered') return admitsDamageStep(table, ability, listener.object, event);
  if (!isUsedBy(ability, rowOf(table, listener.object).controller === listener.seat)) return false;
  if (cannot(table, listener.object, 'activate') || playerCannot(table, listener.seat, 'activate', listener.object)) return false;
  if (!admitsDamageStep(table, ability)) return false;
  if (ability.kind === 'spell' && !cardAllowed(table, listener)) return false;
  return startable(table, listenerEnv(table, listener, event), listener.ability);
}

/**
 * Whether a replacement effect applies. It is continuous: it does not apply while its card is negated, nor if it would banish while
 * banishing is impossible (5.3.1-1, base.22.7).
 */
function replaces(table: Table, { object, ability }: Listener): boolean {
  if (isPending(table, object) || isNegated(table, object)) return false;
  return redirectsTo(table, ability) !== 'banished' || !table.seats().some((seat) => playerCannot(table, seat, 'banish'));
}

/**
 * Whether a card's position allows the activation: on the field only face-up cards have effects, and a Set card is activated as a card
 * (base.16.1, base.23.5).
 */
function liesRight(table: Table, { object, ability }: Listener): boolean {
  const row = rowOf(table, object);
  // Off the field, cards are face-down only in the Extra Deck and among banished cards (base.22.2).
  if (row.slot === '') return row.faceUp;
  const { kind, marks } = table.library.ability(ability).ability;
  if (isAsleep(table, row)) return false;
  // Some effects work only while the card is a Pendulum Card, others only while it is not (base.3.15).
  if (marks?.pendulum !== undefined && (row.role === 'pendulum') !== (marks.pendulum === true)) return false;
  return kind === 'spell' ? !row.faceUp : row.faceUp;
}

/**
 * Whether a Spell or Trap may be activated as a card (base.16.1 - base.16.6). A Trap activated from the hand needs a zone as well
 * (base.16.18).
 */
function cardAllowed(table: Table, { object, seat, ability }: Listener): boolean {
  const row = rowOf(table, object);
  const { kind, property } = table.program(row).card.printed as { readonly kind?: string; readonly property?: string };
  const { turn, active } = gameOf(table);
  const set = row.slot !== '';
  if (table.library.ability(ability).ability.marks?.pendulumCard === true) return freePendulumSlots(table, seat).length > 0;
  const early = may(table, object, 'activateSetThisTurn');
  if (kind === 'trap') return set ? early || row.setTurn < turn : hasZone(table, seat);
  if (property === 'quickPlay') return set ? early || row.setTurn < turn : active === seat && hasZone(table, seat);
  // All other Spells are offered only in their player's Main Phase.
  return set || property === 'field' || hasZone(table, seat);
}

const hasZone = (table: Table, seat: number): boolean => freeSlots(table, seat, 'spellTrap').length > 0;
