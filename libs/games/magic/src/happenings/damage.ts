import { idOfSeat, type ObjectId, readAs, type RuleRef, type Seat, seatOfId } from '@arbiter/kernel';
import {
  type Happening,
  type HappeningRule,
  knownRow,
  notice,
  type ObjectRow,
  propose,
  type Reduction,
  type Table,
} from '@arbiter/kernel/authoring';
import { fieldsOf, hasKeyword, isType, nameOf, setObject, shownCard } from '../facts.js';
import { protectedFrom } from '../permanents/protection.js';
import { forbids } from '../rules.js';
import { addCounters, addPlayerCounters, removeCounters } from './counters.js';
import { gainLife, loseLife } from './life.js';
import type { KeywordWord } from '../keywords/keyword-rules.js';

/** Damage that a source deals to a player (by the player's id, see `idOfSeat`) or a permanent. */
export interface Damage {
  readonly source: ObjectId;
  readonly to: number;
  readonly amount: number;
  readonly combat: boolean;
  /** Whether it can't be prevented (615.12). */
  readonly firm?: boolean;
}

/** A source deals damage (120). */
export function damage({ source, to, amount, combat, firm }: Damage, rule: RuleRef): Happening {
  return propose('damage', receiver(to), { source, to, amount, combat, firm: firm ?? false, rule });
}

function receiver(to: number): { readonly object?: ObjectId; readonly seat?: Seat } {
  const seat = seatOfId(to);
  return seat === null ? { object: to } : { seat };
}

/** Returns the same damage, dealt to another recipient (614.9). */
export function redirected(happening: Happening, to: number): Happening {
  const { object = 0, seat = -1 } = receiver(to);
  return { ...happening, object, seat, data: { ...happening.data, to } };
}

/** Whether something can be dealt damage: only creatures, planeswalkers and players can (120.1a). */
export function canBeDamaged(table: Table, id: number): boolean {
  return (
    seatOfId(id) !== null ||
    (table.find(id)?.zone === 'battlefield' && (isType(table, id, 'creature') || isType(table, id, 'planeswalker')))
  );
}

const keys = ['damage'] as const;

/** Damage in its order (120.4): it is dealt, then has its results, which are happenings of their own. */
export const damageRule: HappeningRule = {
  keys: () => keys,
  // 120.8, 614.7a: damage of 0 is not dealt, and nothing can replace it.
  possible: (table, happening) =>
    (happening.data.amount as number) > 0 && canBeDamaged(table, happening.data.to as number) && !isKeptOff(table, happening),
  firm: isFirm,
  contains: results,
  commit: (table, list) => {
    for (const { data } of list) {
      const { source, to, amount, combat, rule } = readAs<Damage & { readonly rule: RuleRef }>(data);
      table.emit('damageDealt', rule, {
        object: source,
        card: cardOf(table, source),
        to: nameOf(to),
        amount,
        combat,
        ...(to > 0 ? { toCard: shownCard(table, to) } : {}),
      });
    }
    return list;
  },
};

/**
 * 702.16e: whether protection of a player prevents the damage of a source with the quality, unless it can't be prevented. For permanents
 * the keyword's own ability does this.
 */
const isKeptOff = (table: Table, happening: Happening): boolean =>
  happening.object === 0 && protectedFrom(table, idOfSeat(happening.seat), happening.data.source as ObjectId) && !isFirm(table, happening);

/**
 * Whether damage can't be prevented (615.12, 615.12a): because the damage says so, or a rule about a player or about the source. A source
 * that is gone is judged as it last was (608.2h).
 */
function isFirm(table: Table, { data }: Happening): boolean {
  if (data.firm === true) return true;
  const source = data.source as ObjectId;
  if (table.find(source) !== null && forbids(table, source, 'preventDamage')) return true;
  return table.seats().some((seat) => forbids(table, idOfSeat(seat), 'preventDamage', source));
}

/** Reports what a prevention effect prevented of simultaneous damage as one event, however many sources dealt it (615.13). */
export function damagePrevented(table: Table, { source, seat, amount, happenings }: Reduction): void {
  const [first] = happenings;
  if (first?.type !== 'damage') return;
  table.emit('damagePrevented', '615.6', { object: source, card: cardOf(table, source), amount });
  notice(
    table,
    'damagePrevented',
    { object: first.object, seat: first.seat },
    { by: source, bySeat: seat, amount, source: first.data.source as ObjectId },
  );
}

/**
 * Whether a source of damage has a keyword. If the source has left, its last known information counts (702.2e, 702.15c, 702.79b, 702.89d).
 * The zone from which it deals damage does not matter (702.2d, 702.15d, 702.79c, 702.89e).
 */
function sourceHas(table: Table, source: ObjectId, keyword: KeywordWord): boolean {
  if (table.find(source) !== null) return hasKeyword(table, source, keyword);
  const keywords = table.state.past[source]?.values.keywords;
  return Array.isArray(keywords) && keywords.includes(keyword);
}

function cardOf(table: Table, source: ObjectId): string {
  return shownCard(table, source);
}

/** Returns who controls a source of damage, or last did. Only called for a source with a keyword, whose row is therefore known. */
function controllerOfSource(table: Table, source: ObjectId): Seat {
  return table.controllerOf(knownRow(table, source) as ObjectRow);
}

/**
 * Returns the results of damage (120.3): a player loses life (119.2), a planeswalker loses loyalty counters (306.8), and the damage is
 * marked on a creature (302.7). With wither the result is counters on a creature (702.79a); with infect, counters on a creature and poison
 * counters for a player (702.89b, 702.89c); with lifelink, the source's controller gains that much life as well (702.15b). The zone from
 * which the source deals damage does not matter (702.2d, 702.15d, 702.79c, 702.89e), and several instances of one keyword change nothing
 * (702.2f, 702.15f, 702.79d, 702.89f).
 */
function results(table: Table, { object, seat, data }: Happening): readonly Happening[] {
  const source = data.source as ObjectId;
  const amount = data.amount as number;
  const found: Happening[] = [];
  const infect = sourceHas(table, source, 'infect');
  if (object === 0) found.push(infect ? addPlayerCounters(seat, 'poison', amount, '120.3b') : loseLife(seat, amount, '120.3a'));
  else {
    if (isType(table, object, 'planeswalker')) found.push(removeCounters(object, 'loyalty', amount, '120.3c'));
    if (isType(table, object, 'creature'))
      found.push(
        infect || sourceHas(table, source, 'wither')
          ? addCounters(object, '-1/-1', amount, '120.3d', controllerOfSource(table, source), data.combat !== true)
          : mark(object, source, amount),
      );
    if (sourceHas(table, source, 'deathtouch')) found.push(propose('touchDeadly', { object }));
  }
  if (sourceHas(table, source, 'lifelink')) found.push(gainLife(controllerOfSource(table, source), amount, '120.3f'));
  return found;
}

/** Marks damage on a creature (120.3e). */
function mark(object: ObjectId, source: ObjectId, amount: number): Happening {
  return propose('markDamage', { object }, { source, amount });
}

const unwatched: readonly string[] = [];

export const markDamageRule: HappeningRule = {
  keys: () => unwatched,
  commit: (table, list) => {
    for (const { object, data } of list)
      setObject(table, object, 'damage', table.number(fieldsOf(table.object(object)).damage + (data.amount as number)));
    return list;
  },
};

/** Notes that a source with deathtouch dealt damage to a creature (702.2b), whether that damage is marked or not. */
export const touchDeadlyRule: HappeningRule = {
  keys: () => unwatched,
  commit: (table, list) => {
    for (const { object } of list) setObject(table, object, 'deathtouched', true);
    return list;
  },
};
