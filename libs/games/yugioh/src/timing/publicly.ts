import type { ObjectId, Seat, JsonObject } from '@arbiter/kernel';
import {
  type Ability,
  type Choice,
  type CompiledTrigger,
  type Env,
  matches,
  once,
  publicly,
  select,
  sourceEnv,
  type Table,
} from '@arbiter/kernel/authoring';
import { admitsDamageStep } from '../battle/admission.js';
import { rowOf } from '../facts.js';

/** A key that a window admits, with the event to which one would respond. */
export interface Key {
  readonly key: string;
  readonly event: JsonObject | null;
  /** The event was not the last thing that happened (4.2-4). */
  readonly past?: boolean;
}

/** What every player can judge about an ability whose card nobody else sees. */

/** Whether an ability might be activated at a key, by all that is public (base.7.4): conditions that everybody can check, and targets in open places. */
export function mightFit(
  table: Table,
  seat: Seat,
  ability: Ability,
  triggers: readonly Pick<CompiledTrigger, 'key' | 'if' | 'last'>[],
  { key, event, past }: Key,
): boolean {
  const env = sourceEnv(0, '', seat, event);
  if (!admitsDamageStep(table, ability)) return false;
  if (ability.when !== undefined && publicly(table, env, ability.when) === 'no') return false;
  const fits = triggers.some(
    (trigger) =>
      trigger.key === key &&
      !(past === true && trigger.last === true) &&
      (trigger.if === undefined || publicly(table, env, trigger.if) !== 'no'),
  );
  return fits && (ability.targets ?? []).every((choice) => mightChoose(table, env, choice));
}

/**
 * Whether something might be chosen (base.7.4): a card in a hand, a face-down card, or an open card that fits. A choice that needs no
 * object, such as a number, is always possible.
 */
function mightChoose(table: Table, env: Env, { from }: Choice): boolean {
  if (from === undefined || [from.from].flat().includes('hand')) return true;
  const { where = {}, of } = from;
  return select(table, env, { from: from.from, of }).some(
    (id) => liesDown(table, id) || speaksOfMore(where) || matches(table, env, id, where),
  );
}

const liesDown = (table: Table, id: ObjectId): boolean => !rowOf(table, id).faceUp;

/** Whether a predicate refers to its own card, or to a name that is bound only later (base.7.4). */
function speaksOfMore(node: unknown): boolean {
  return node === 'self' || (typeof node === 'object' && node !== null && treeSpeaksOfMore(node));
}

const treeSpeaksOfMore = once((tree: object): boolean => 'var' in tree || 'chosen' in tree || Object.values(tree).some(speaksOfMore));
