import { must, type ObjectId, type Option, type Seat } from '@arbiter/kernel';
import { call, type ProcedureCall, type Table } from '@arbiter/kernel/authoring';
import { mayAttack } from '../battle/may-attack.js';
import { backrowOf, monstersOf } from '../board.js';
import { actLocals, maySetCard, setCardProcedure } from '../field/set-card.js';
import { rowOf } from '../facts.js';
import { mayAwaken, mayChangePosition, mayFlip, mayNormalSummon, mayPlaceAs, tributesNeeded } from '../summon/normal-limits.js';
import { normalLocals, normalSummonProcedure } from '../summon/normal.js';
import { ownProcedure, summonableFromField } from '../summon/own-ways.js';
import { pendulumMonsters, pendulumPair, pendulumSummonProcedure } from '../summon/pendulum.js';
import { fieldLocals, procedureLocals, specialSummonProcedure } from '../summon/special.js';
import { declareAttackProcedure } from '../battle/declare.js';
import { summonAgainProcedure, flipSummonProcedure, changePositionProcedure } from '../summon/flip.js';

/**
 * What a phase or step lets the turn player do: in the Main Phases and the Battle Step actions of their own, elsewhere only what is
 * possible in every phase (base.6.9).
 */
export type Allowed = 'main' | 'start' | 'battle' | 'other';

/** Actions of the turn player in an open game state that start no Chain (base.7.2, base.7.9). */
export type ActKind =
  | 'normalSummon'
  | 'tributeSummon'
  | 'set'
  | 'flip'
  | 'position'
  | 'attack'
  | 'special'
  | 'synchro'
  | 'xyz'
  | 'link'
  | 'pendulum';

export interface Act {
  readonly kind: ActKind;
  readonly object: ObjectId;
}

export const actId = ({ kind, object }: Act): string => `${kind}:${object}`;

/**
 * All actions of these kinds that the turn player may take now (base.7.9); a Pendulum Summon only if there is a monster for it (base.13.6).
 */
export function actsOf(table: Table, seat: Seat, allowed: Allowed): readonly Act[] {
  if (allowed === 'battle')
    return monstersOf(table, seat)
      .filter((id) => mayAttack(table, seat, id))
      .map((object) => ({ kind: 'attack', object }));
  if (allowed !== 'main') return [];
  const found: Act[] = [];
  for (const object of table.zoneOf('hand', seat).order) {
    if (mayNormalSummon(table, seat, object)) {
      if (mayPlaceAs(table, seat, object, false))
        found.push({ kind: tributesNeeded(table, object) > 0 ? 'tributeSummon' : 'normalSummon', object });
      if (mayPlaceAs(table, seat, object, true)) found.push({ kind: 'set', object });
    } else if (maySetCard(table, seat, object)) found.push({ kind: 'set', object });
  }
  for (const zone of ['hand', 'graveyard', 'banished', 'extraDeck'] as const)
    for (const object of table.zoneOf(zone, seat).order)
      if (ownProcedure(table, seat, object) !== null) found.push({ kind: 'special', object });
  found.push(...summonableFromField(table, seat));
  const [pendulum] = pendulumPair(table, seat) ?? [];
  if (pendulum !== undefined && pendulumMonsters(table, seat).length > 0) found.push({ kind: 'pendulum', object: pendulum });
  for (const object of monstersOf(table, seat)) {
    if (mayAwaken(table, seat, object)) found.push({ kind: 'normalSummon', object });
    if (mayFlip(table, seat, object)) found.push({ kind: 'flip', object });
    else if (mayChangePosition(table, seat, object)) found.push({ kind: 'position', object });
  }
  return found;
}

export function actOption(table: Table, act: Act): Option {
  const { kind, object } = act;
  return { id: actId(act), label: kind, params: { card: table.object(object).card, object }, object };
}

/** The call of the procedure that carries out an action. */
export function startAct(table: Table, seat: Seat, { kind, object }: Act): ProcedureCall {
  switch (kind) {
    case 'normalSummon':
    case 'tributeSummon':
      if (rowOf(table, object).slot !== '') return call(summonAgainProcedure, actLocals(seat, object));
      return call(normalSummonProcedure, normalLocals(seat, object, false));
    case 'set':
      return maySetCard(table, seat, object)
        ? call(setCardProcedure, actLocals(seat, object))
        : call(normalSummonProcedure, normalLocals(seat, object, true));
    case 'flip':
      return call(flipSummonProcedure, actLocals(seat, object));
    case 'position':
      return call(changePositionProcedure, actLocals(seat, object));
    case 'special':
      return call(specialSummonProcedure, procedureLocals(table, must(ownProcedure(table, seat, object), 'procedure of its own')));
    case 'synchro':
    case 'xyz':
    case 'link':
      return call(specialSummonProcedure, fieldLocals(seat, object, kind));
    case 'pendulum':
      return call(pendulumSummonProcedure, actLocals(seat, object));
    case 'attack':
      return call(declareAttackProcedure, actLocals(seat, object));
  }
}

/**
 * Whether it is public that the turn player can do nothing in this open state (base.7.2): no Set card, and no face-up card with an effect.
 * The player is then not asked, unless
 * the windows say that they might activate something. `acts` returns what `actsOf` does and is called only if it matters.
 */
export function hasNothing(table: Table, seat: Seat, allowed: Allowed, acts: () => readonly Act[]): boolean {
  if (allowed === 'main' && monstersOf(table, seat).length > 0 && table.zoneOf('extraDeck', seat).order.length > 0) return false;
  if (backrowOf(table, seat).some((id) => !rowOf(table, id).faceUp)) return false;
  return acts().length === 0;
}
