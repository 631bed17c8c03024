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
 * "Unaffected by ..." (base.23.14): entries of the characteristic `unaffected`, given in the layer `reach`, before anything that another
 * effect may do. Each field of an entry narrows down the effects that do not affect the object.
 */
export interface Unaffected {
  /** Only effects of cards that are of this kind at that time. */
  readonly by?: 'monster' | 'spell' | 'trap';
  /** Only effects of the other player, or of all cards except the object itself. */
  readonly of?: 'opponent' | 'others';
  /** Only effects that were activated, not continuous ones. */
  readonly activated?: true;
  /** Except effects of Pendulum Monsters. */
  readonly butPendulum?: true;
  /** Except effects of Link Monsters. */
  readonly butLink?: true;
  /** Except effects of the card that grants the entry: a closure, which keeps its source. */
  readonly butLender?: JsonObject;
  /** Another effect granted the entry for a time: it applies even while the object's own effects are negated. */
  readonly lent?: true;
}

const reach = layers.indexOf('reach');
const settled = layers.indexOf('identity');

/** Section of the openings: whether any card of the catalogue makes something unaffected; otherwise nothing needs to be checked. */
export const saysUnaffected = ({ card }: Program): readonly Json[] =>
  hasTree(card.abilities, (tree) => 'unaffected' in tree) ? [true] : [];

function isSaid({ library }: Table): boolean {
  return library.openings.section('unaffected').length > 0;
}

/**
 * Whether an effect affects an object (base.23.14). Asked for continuous and lasting effects layer by layer, and for what is about to
 * happen. While a layer is
 * derived only lower ones are read, so nothing is unaffected yet by continuous effects of the first layer.
 */
export function affects(table: Table, source: EffectSource, target: ObjectRow): boolean {
  if (target.slot === '' || source.object === target.id || !isSaid(table)) return true;
  const unaffected = valuesOf(table, target.id, reach).unaffected as readonly Unaffected[];
  if (unaffected.length === 0) return true;
  // An object's own effect does not protect it while it is negated (base.23.8). For an effect that negates, this is asked before negation
  // is settled, when nothing is negated yet.
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

/** The kind of the card whose effect it is; for a card that is gone, the printed kind. */
function kindOf(table: Table, { object, card }: EffectSource): string {
  const row = table.find(object);
  if (row !== null) return String((valuesOf(table, object, reach).kinds as readonly string[])[0]);
  return String(table.library.card(card).card.printed.kind);
}

/** Whether an effect that begins now can last on an object: not on a face-down monster (base.23.27, base.20.11). */
export function holdsEffects(_table: Table, row: ObjectRow): boolean {
  return !isMonsterSlot(row.slot) || fieldsOf(row).faceUp;
}

/**
 * Restricts a kind of happening so that it does not happen to objects that the causing effect does not affect. Costs and rules are not
 * effects.
 */
export function withinReach(rule: HappeningRule): HappeningRule {
  return { ...rule, possible: (table, happening) => isReached(table, happening) && (rule.possible?.(table, happening) ?? true) };
}

/** Whether an act affects an object (base.23.14), for verbs that act directly. Costs and rules are not effects. */
export function reaches(table: Table, object: ObjectId, doing: Doing): boolean {
  return isReached(table, { object, data: jsonObjectOf(doing) });
}

/** Whether the cause of a happening affects its object (base.23.14); a cost is not an effect (3.3-4). */
function isReached(table: Table, { object, data }: Pick<Happening, 'object' | 'data'>): boolean {
  const target = table.find(object);
  if (target === null || (data as JsonObject).reason !== 'effect') return true;
  const { by, byCard, bySeat } = doingOf(data);
  return affects(table, { object: by, card: byCard, seat: bySeat, kind: 'act', program: '' }, target);
}
