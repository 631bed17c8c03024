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
 * Whether a card or an effect may be activated where it lies, beyond what the kernel looks at (place, key, conditions, limit, cost): one
 * definition for what is offered and what is done (2.3-1, base.18.3).
 */
export function mayActivate(table: Table, listener: Listener, event: Row | null): boolean {
  const { ability } = table.library.ability(listener.ability);
  if (!liesRight(table, listener)) return false;
  if (ability.kind === 'replacement') return replaces(table, listener);
  // What a card triggers by its own leaving it activates where it went, as any other card does.
  if (isPending(table, listener.object) && !isLeaving(String(event?.key))) return false;
  if (ability.kind === 'triggered') return admitsDamageStep(table, ability, listener.object, event);
  if (!isUsedBy(ability, rowOf(table, listener.object).controller === listener.seat)) return false;
  if (cannot(table, listener.object, 'activate') || playerCannot(table, listener.seat, 'activate', listener.object)) return false;
  if (!admitsDamageStep(table, ability)) return false;
  if (ability.kind === 'spell' && !cardAllowed(table, listener)) return false;
  return startable(table, listenerEnv(table, listener, event), listener.ability);
}

/** What replaces things is continuous: it does nothing while its card is negated, and banishes nothing where nothing can be banished (5.3.1-1, base.22.7). */
function replaces(table: Table, { object, ability }: Listener): boolean {
  if (isPending(table, object) || isNegated(table, object)) return false;
  return redirectsTo(table, ability) !== 'banished' || !table.seats().some((seat) => playerCannot(table, seat, 'banish'));
}

/** On the field only what is face-up does anything; a Set card is activated as a card (base.16.1, base.23.5). */
function liesRight(table: Table, { object, ability }: Listener): boolean {
  const row = rowOf(table, object);
  // What lies elsewhere is face-down only in the Extra Deck and among banished cards (base.22.2).
  if (row.slot === '') return row.faceUp;
  const { kind, marks } = table.library.ability(ability).ability;
  if (isAsleep(table, row)) return false;
  // Some effects work only of a Pendulum Card, others never of one (base.3.15).
  if (marks?.pendulum !== undefined && (row.role === 'pendulum') !== (marks.pendulum === true)) return false;
  return kind === 'spell' ? !row.faceUp : row.faceUp;
}

/** base.16.1 - base.16.6; base.16.18: a Trap of the hand needs a zone as well. */
function cardAllowed(table: Table, { object, seat, ability }: Listener): boolean {
  const row = rowOf(table, object);
  const { kind, property } = table.program(row).card.printed as { readonly kind?: string; readonly property?: string };
  const { turn, active } = gameOf(table);
  const set = row.slot !== '';
  if (table.library.ability(ability).ability.marks?.pendulumCard === true) return freePendulumSlots(table, seat).length > 0;
  const early = may(table, object, 'activateSetThisTurn');
  if (kind === 'trap') return set ? early || row.setTurn < turn : hasZone(table, seat);
  if (property === 'quickPlay') return set ? early || row.setTurn < turn : active === seat && hasZone(table, seat);
  // These are asked for in their player's Main Phase alone.
  return set || property === 'field' || hasZone(table, seat);
}

const hasZone = (table: Table, seat: number): boolean => freeSlots(table, seat, 'spellTrap').length > 0;
