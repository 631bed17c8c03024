import { type Choice, type CompiledAbility, type Env, matches, type ObjectId, publicly, select, sourceEnv, type Seat, type Table } from '@arbiter/kernel';
import { admitsDamageStep } from '../battle/admission.js';
import { rowOf } from '../facts.js';
import type { Key } from './offers.js';

/** What everybody at the table can say of an ability whose card nobody sees. */

/** Whether an ability might be activated at a key, by all that is public: conditions that everybody can check, and targets in open places. */
export function mightFit(table: Table, seat: Seat, { ability, path, triggers }: CompiledAbility, card: string, { key, event, past }: Key): boolean {
  const env = sourceEnv(0, card, seat, event);
  if (!admitsDamageStep(table, { ability: path })) return false;
  if (ability.when !== undefined && publicly(table, env, ability.when) === 'no') return false;
  const fits = triggers.some((trigger) => trigger.key === key && !(past && trigger.last === true) && (trigger.if === undefined || publicly(table, env, trigger.if) !== 'no'));
  return fits && (ability.targets ?? []).every((choice) => mightChoose(table, env, choice));
}

const hiddenZones: ReadonlySet<string> = new Set(['hand', 'mainDeck', 'extraDeck', 'sideDeck']);

/** Whether something might be chosen: in a hidden place, a face-down card, or an open one that fits. */
function mightChoose(table: Table, env: Env, choice: Choice): boolean {
  const { from } = choice;
  if (from === undefined || choice.players !== undefined || choice.also !== undefined) return true;
  const kinds = typeof from.from === 'string' ? [from.from] : from.from;
  if (kinds.some((kind) => hiddenZones.has(kind))) return true;
  const { where, relation } = from;
  if (relation !== undefined || speaksOfMore(where)) return true;
  return select(table, env, { from: from.from, ...(from.of === undefined ? {} : { of: from.of }) }).some((id) => liesDown(table, id) || where === undefined || matches(table, env, id, where));
}

const liesDown = (table: Table, id: ObjectId): boolean => !rowOf(table, id).faceUp;

/** Whether a predicate reads its own card, or what is bound only later; programs never change. */
function speaksOfMore(node: unknown): boolean {
  if (typeof node === 'string') return node === 'self' || node === 'each';
  if (typeof node !== 'object' || node === null) return false;
  const known = speaking.get(node);
  if (known !== undefined) return known;
  const speaks = Array.isArray(node) ? node.some(speaksOfMore) : 'var' in node || 'chosen' in node || Object.values(node).some(speaksOfMore);
  speaking.set(node, speaks);
  return speaks;
}

const speaking = new WeakMap<object, boolean>();
