import { type Json, type JsonObject, jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import {
  type EffectSource,
  type Happening,
  type HappeningRule,
  hasTree,
  type ObjectRow,
  type Program,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { isMonsterSlot } from '../board.js';
import { fieldsOf } from '../facts.js';
import { type Doing, doingOf } from '../happenings/reasons.js';
import { layers } from '../vocabulary.js';

/**
 * "Unaffected by ..." (base.23.14): entries of the characteristic `unaffected`, given in the layer `reach`, before everything that another
 * effect may do. Each word that an entry has narrows down what does not reach the object.
 */
export interface Unaffected {
  /** Effects of cards that are this there and then. */
  readonly by?: 'monster' | 'spell' | 'trap';
  /** Effects of the other player alone, or of all cards but itself. */
  readonly of?: 'opponent' | 'others';
  /** By effects that were activated alone, not by what stands. */
  readonly activated?: true;
  /** Not by effects of Pendulum Monsters. */
  readonly butPendulum?: true;
  /** Not by effects of Link Monsters. */
  readonly butLink?: true;
  /** Not by effects of the card that lends it: a closure, which keeps its source. */
  readonly butLender?: JsonObject;
  /** Another effect said so for a time: it stands though the object's own effects be negated. */
  readonly lent?: true;
}

const reach = layers.indexOf('reach');
const settled = layers.indexOf('identity');

/** Section of the openings: whether any card of the catalogue says it; without one nothing need be asked. */
export const saysUnaffected = ({ card }: Program): readonly Json[] =>
  hasTree(card.abilities, (tree) => 'unaffected' in tree) ? [true] : [];

function isSaid({ library }: Table): boolean {
  return library.openings.section('unaffected').length > 0;
}

/**
 * Whether an effect reaches an object (base.23.14): asked of what stands and lasts layer by layer, and of what is about to happen. While a layer is
 * derived lower ones alone are read, so that nothing is unaffected yet by what stands in the first.
 */
export function affects(table: Table, source: EffectSource, target: ObjectRow): boolean {
  if (target.slot === '' || source.object === target.id || !isSaid(table)) return true;
  const unaffected = valuesOf(table, target.id, reach).unaffected as readonly Unaffected[];
  if (unaffected.length === 0) return true;
  // base.23.8: its own effect does not protect what is negated. What negates is itself asked before that is settled, when nothing is negated yet.
  const negated = valuesOf(table, target.id, settled).negated === true;
  return !unaffected.some((entry) => (entry.lent === true || !negated) && speaksOf(table, entry, source, target));
}

function speaksOf(
  table: Table,
  { by, of, activated, butPendulum, butLink, butLender }: Unaffected,
  source: EffectSource,
  target: ObjectRow,
): boolean {
  if (activated === true && source.kind === 'standing') return false;
  if (butLender !== undefined && butLender.self === source.object) return false;
  if (butPendulum === true && table.library.card(source.card).card.printed.scale !== undefined) return false;
  if (butLink === true && table.library.card(source.card).card.printed.frame === 'link') return false;
  if (of === 'opponent' && source.seat === target.controller) return false;
  return by === undefined || kindOf(table, source) === by;
}

/** What the card of an effect is; one that is gone is what is printed on it. */
function kindOf(table: Table, { object, card }: EffectSource): string {
  const row = table.find(object);
  if (row !== null) return String((valuesOf(table, object, reach).kinds as readonly string[])[0]);
  return String(table.library.card(card).card.printed.kind);
}

/** Whether an effect that begins now can last on an object: not on a monster that lies face-down (base.23.27, base.20.11). */
export function holdsEffects(_table: Table, row: ObjectRow): boolean {
  return !isMonsterSlot(row.slot) || fieldsOf(row).faceUp;
}

/** A kind of happening, which happens to no object that the effect behind it does not reach. Costs and rules are no effects. */
export function withinReach(rule: HappeningRule): HappeningRule {
  return { ...rule, possible: (table, happening) => isReached(table, happening) && (rule.possible?.(table, happening) ?? true) };
}

/** Whether what is being done reaches an object (base.23.14): for what verbs do at once. Costs and rules are no effects. */
export function reaches(table: Table, object: ObjectId, doing: Doing): boolean {
  return isReached(table, { object, data: jsonObjectOf(doing) });
}

/** base.23.14; 3.3-4: a cost is no effect. */
function isReached(table: Table, { object, data }: Pick<Happening, 'object' | 'data'>): boolean {
  const target = table.find(object);
  if (target === null || (data as JsonObject).reason !== 'effect') return true;
  const { by, byCard, bySeat } = doingOf(data);
  return affects(table, { object: by, card: byCard, seat: bySeat, kind: 'act', program: '' }, target);
}
