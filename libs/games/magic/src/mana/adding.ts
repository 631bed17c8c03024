import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  type Clause,
  type CompiledAbility,
  type Env,
  predict,
  type Happening,
  holds,
  listenerEnv,
  notedOn,
  type PlayerRef,
  read,
  seatsOf,
  select,
  type Selector,
  type Table,
  valuesOf,
  type Verb,
} from '@arbiter/kernel/authoring';
import { type Colour, colours, type ManaType, manaTypes } from '../characteristics/colours.js';
import { parseCost } from '../characteristics/symbols.js';
import { addMana } from '../happenings/mana.js';
import { isMana, isTriggeredManaAbility, manaAbilitiesOf } from './abilities.js';
import { alternativesOf, type SpendingRule } from './pool.js';

/**
 * The verb `addMana` (106.3, 106.4). It adds either `mana`, which are symbols (106.8 - 106.11), or `amount` units of one of the `types`: a
 * list, every colour or type, the types that other permanents could produce (106.7), the colours among objects, or a choice or note.
 * `mixed`: each unit may be of a different type. `only` restricts the mana; `rider` is an effect on the spell that the mana is spent on,
 * which it calls `it` (106.6).
 */
export interface AddMana extends Verb {
  readonly verb: 'addMana';
  readonly mana?: string;
  readonly types?: ManaTypes;
  readonly amount?: Amount;
  readonly mixed?: true;
  /** The player who adds it; the ability's controller when absent. */
  readonly player?: PlayerRef;
  readonly only?: SpendingRule;
  readonly rider?: readonly Clause[];
}

export type ManaTypes =
  | 'anyColour'
  | 'anyType'
  | readonly ManaType[]
  /** 106.7: the types that these permanents could produce; `coloursOnly` where the text says colour. */
  | { readonly couldProduce: Selector; readonly coloursOnly?: true }
  | { readonly coloursAmong: Selector }
  | { readonly noted: string }
  | { readonly chosen: string }
  | { readonly event: string };

/** Whether the program alone determines what the verb adds. */
export function isFixed({ types, amount: many }: AddMana): boolean {
  return (many === undefined || typeof many === 'number') && (types === undefined || typeof types === 'string' || Array.isArray(types));
}

/**
 * The most mixtures that are listed (ten units of five colours have 1001). With more, the player is asked for each unit, and when looking
 * ahead each unit may be of any of the types.
 */
const mixtures = 1100;

/**
 * Returns how many units of which types a verb adds in any combination (106.4), if it has more mixtures than are listed; null for any other
 * verb.
 */
export function openMixture(table: Table, env: Env, verb: AddMana): { readonly types: readonly ManaType[]; readonly many: number } | null {
  if (verb.mixed !== true || verb.mana !== undefined) return null;
  const many = verb.amount === undefined ? 1 : amount(table, env, verb.amount);
  const types = typesOf(table, env, verb.types ?? 'anyColour', 0);
  return mixturesOf(types.length, many) > mixtures ? { types, many } : null;
}

/** Returns how many multisets of `many` units of these types there are. */
function mixturesOf(types: number, many: number): number {
  let count = 1;
  for (let type = 1; type < types && count <= mixtures; type++) count = (count * (many + type)) / type;
  return count;
}

/**
 * Returns what the verb may add now, as alternatives of which the player chooses one (106.4, 106.8); none if nothing can be added (106.5).
 */
export function additionsOf(table: Table, env: Env, verb: AddMana, depth = 0): readonly (readonly ManaType[])[] {
  const many = verb.amount === undefined ? 1 : Math.max(0, amount(table, env, verb.amount));
  if (many === 0) return [];
  if (verb.mana !== undefined) {
    const symbols = parseCost(verb.mana);
    return alternativesOf(Array.from({ length: many }, () => symbols).flat());
  }
  const types = typesOf(table, env, verb.types ?? 'anyColour', depth);
  if (verb.mixed === true) return mixed(types, many);
  return types.map((type) => Array.from({ length: many }, () => type));
}

/**
 * Returns every multiset of `many` units, in the order of types; if there are too many, a selection in which each type occurs (see
 * `openMixture`).
 */
function mixed(types: readonly ManaType[], many: number): readonly (readonly ManaType[])[] {
  let found: (readonly ManaType[])[] = [[]];
  for (let unit = 0; unit < many && found.length <= mixtures; unit++) {
    found = found.flatMap((before) =>
      types.filter((type) => types.indexOf(type) >= types.indexOf(before.at(-1) as ManaType)).map((type) => [...before, type]),
    );
  }
  // There are too many to list: the remaining units are of the last type.
  return found.map((list) => [...list, ...Array.from({ length: many - list.length }, () => list.at(-1) as ManaType)]);
}

/**
 * 106.1, 106.1a, 106.1b: returns the types of mana that an effect lets its player choose from: any colour, any type, or named types. 106.5,
 * 106.7: colours or types of other objects.
 */
function typesOf(table: Table, env: Env, types: ManaTypes, depth: number): readonly ManaType[] {
  if (types === 'anyColour') return colours;
  if (types === 'anyType') return manaTypes;
  if (Array.isArray(types)) return types as readonly ManaType[];
  const named = types as Exclude<ManaTypes, string | readonly ManaType[]>;
  if ('noted' in named) return words(notedOn(table, env.self, named.noted));
  if ('chosen' in named) return words(env.vars[named.chosen]);
  if ('event' in named) return words(env.event?.[named.event]);
  if ('coloursAmong' in named) {
    const found = new Set(select(table, env, named.coloursAmong).flatMap((id) => read(table, env, id, 'colours') as readonly Colour[]));
    return colours.filter((colour) => found.has(colour));
  }
  const could = new Set(select(table, env, named.couldProduce).flatMap((id) => couldProduce(table, id, depth + 1)));
  return manaTypes.filter((type) => could.has(type) && (named.coloursOnly !== true || type !== 'colourless'));
}

function words(value: unknown): readonly ManaType[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return manaTypes.filter((type) => list.includes(type));
}

/** How deep abilities that ask what other permanents could produce may be nested, since two may ask each other. */
const deepest = 4;

/** Returns the types that an object could produce if its mana abilities resolved now, whatever their costs (106.7). */
function couldProduce(table: Table, id: ObjectId, depth: number): readonly ManaType[] {
  if (depth > deepest) return [];
  const seat = table.controllerOf(table.object(id));
  return manaAbilitiesOf(table, id).flatMap(({ path }) => {
    const env = listenerEnv(table, { object: id, seat, ability: path }, null);
    return addingNow(table, env, table.library.ability(path)).flatMap(({ path: at, verb }) =>
      additionsOf(table, env, verb, depth).flatMap((types) => {
        // 106.7: replacement effects are taken into account.
        const comes = predict(table, adding(table, verb, env, at, seat, types));
        return comes === null ? [] : (comes.data.types as readonly ManaType[]);
      }),
    );
  });
}

/** Returns the player who adds the mana of a verb. */
export function receiverOf(table: Table, env: Env, { player }: AddMana): Seat {
  const [seat = env.you] = player === undefined ? [] : seatsOf(table, env, player);
  return seat;
}

/**
 * Whether the mana comes from a snow permanent (107.4h, 205.4g); a permanent that left the battlefield as a cost is judged as it last was
 * there (113.7a).
 */
function isOfSnow(table: Table, source: ObjectId): boolean {
  const row = table.find(source);
  const { kind, values } = row === null ? (table.state.past[source] ?? {}) : { kind: row.zone, values: valuesOf(table, source) };
  return kind === 'battlefield' && ((values?.supertypes ?? []) as readonly Json[]).includes('snow');
}

/**
 * Returns the happening of adding these types; the facts about the source go with the mana.
 * @param path of the verb
 */
export function adding(table: Table, verb: AddMana, env: Env, path: string, seat: Seat, types: readonly ManaType[]): Happening {
  const snow = isOfSnow(table, env.self);
  const [from] = path.split('/clauses') as [string];
  const compiled = table.library.ability(from);
  // 106.12: {T} is in the cost of the mana ability.
  const tapped = isMana(compiled) && (compiled.ability.cost ?? []).some((cost) => cost.verb === 'tapSelf');
  const cause = isTriggeredManaAbility(compiled.ability) ? (env.event?.by ?? env.event?.object) : undefined;
  return addMana(
    seat,
    {
      types,
      source: env.self,
      snow,
      ...(verb.only === undefined ? {} : { only: verb.only }),
      ...(verb.rider === undefined ? {} : { rider: `${path}/rider` }),
      tapped,
      ...(typeof cause === 'number' ? { by: cause } : {}),
    },
    '106.4',
  );
}

/** Returns the verbs of an ability that add mana, each with its path. */
export function addingVerbs({ ability, path }: CompiledAbility): readonly { readonly path: string; readonly verb: AddMana }[] {
  return verbsIn(ability.clauses, `${path}/clauses`);
}

/** Returns those of these verbs that would be carried out now, by the conditions of their clauses. */
export function addingNow(table: Table, env: Env, compiled: CompiledAbility): readonly { readonly path: string; readonly verb: AddMana }[] {
  const { clauses = [] } = compiled.ability;
  return addingVerbs(compiled).filter(({ path }) => {
    const [at, part] = path.slice(`${compiled.path}/clauses/`.length).split('/');
    const condition = clauses[Number(at)]?.if;
    return condition === undefined || holds(table, env, condition) === (part !== 'otherwise');
  });
}

function verbsIn(node: unknown, path: string): { readonly path: string; readonly verb: AddMana }[] {
  if (typeof node !== 'object' || node === null) return [];
  if ((node as { verb?: unknown }).verb === 'addMana') return [{ path, verb: node as AddMana }];
  return Object.entries(node).flatMap(([key, child]) => verbsIn(child, `${path}/${key}`));
}
