import { abilitiesOf, type CompiledAbility, type Json, type JsonObject, type ObjectId, type Table, type Values, valuesOf } from '@arbiter/kernel';
import { isWillAbility } from '../will/producing.js';

/** What a card's values say of how it may be played, found once for all cards that have the same values. */
export interface PlayText {
  /** 702.1: magic stones are called, rulers are never played. */
  readonly isPlayed: boolean;
  /** What it does as it resolves: the ability that is its text (703.3); undefined for one that but enters the field. */
  readonly spell: CompiledAbility | undefined;
  /** 1111 */
  readonly quick: boolean;
  /** 1115 */
  readonly remnant: boolean;
  /** 1110.2: the ability by which it may be played for banished resonators. */
  readonly incarnation: CompiledAbility | undefined;
  /** 1117 */
  readonly shifts: boolean;
  /** Its activate abilities but Judgment, in order: all, those that produce will (907.1), and the others. */
  readonly activated: readonly CompiledAbility[];
  readonly will: readonly CompiledAbility[];
  readonly others: readonly CompiledAbility[];
}

const known = new WeakMap<Values, PlayText>();

export function playTextOf(table: Table, id: ObjectId): PlayText {
  const values = valuesOf(table, id);
  let found = known.get(values);
  if (found === undefined) known.set(values, (found = readText(values, abilitiesOf(table, table.object(id)))));
  return found;
}

const neverPlayed: ReadonlySet<string> = new Set(['magicStone', 'ruler', 'jRuler']);

function readText(values: Values, abilities: readonly CompiledAbility[]): PlayText {
  const types = values.types as readonly string[];
  const activated = abilities.filter(({ ability }) => ability.kind === 'activated' && ability.keyword !== 'judgment');
  const words = (values.keywords as readonly Json[]).map((one) => (typeof one === 'object' ? (one as JsonObject).word : one));
  return {
    isPlayed: types.length > 0 && !types.some((type) => neverPlayed.has(type)),
    spell: abilities.find(({ ability }) => ability.kind === 'spell'),
    quick: words.includes('quickcast'),
    remnant: words.includes('remnant'),
    incarnation: abilities.find(({ ability }) => ability.keyword === 'incarnation'),
    shifts: abilities.some(({ ability }) => ability.keyword === 'shift'),
    activated,
    will: activated.filter(isWillAbility),
    others: activated.filter((compiled) => !isWillAbility(compiled)),
  };
}
