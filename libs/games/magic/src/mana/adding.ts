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
 * The verb `addMana` (106.3, 106.4). What it adds is either `mana`, symbols (106.8 - 106.11), or `amount` units of one of the `types`:
 * a list, every colour or type, the types that other permanents could produce (106.7), the colours among objects, or what was
 * chosen or noted. `mixed`: each unit of a type of its own. `only` goes with the mana; so does `rider`, what happens to the spell that it is spent
 * on, which is `it` there (106.6).
 */
export interface AddMana extends Verb {
  readonly verb: 'addMana';
  readonly mana?: string;
  readonly types?: ManaTypes;
  readonly amount?: Amount;
  readonly mixed?: true;
  /** Who adds it; the ability's controller when absent. */
  readonly player?: PlayerRef;
  readonly only?: SpendingRule;
  readonly rider?: readonly Clause[];
}

export type ManaTypes =
  | 'anyColour'
  | 'anyType'
  | readonly ManaType[]
  /** 106.7: the types that these permanents could produce; `colours` alone where the text says colour. */
  | { readonly couldProduce: Selector; readonly coloursOnly?: true }
  | { readonly coloursAmong: Selector }
  | { readonly noted: string }
  | { readonly chosen: string }
  | { readonly event: string };

/** Whether what the verb adds stands in the program alone. */
export function isFixed({ types, amount: many }: AddMana): boolean {
  return (many === undefined || typeof many === 'number') && (types === undefined || typeof types === 'string' || Array.isArray(types));
}

/**
 * More different mixtures than this are not listed (those of ten units of five colours are a thousand and one): the player is asked for each unit, and
 * looking ahead each may be of any of the types.
 */
const mixtures = 1100;

/** How many units of which types a verb adds in any combination (106.4), where there are more mixtures than are listed; null for any other. */
export function openMixture(table: Table, env: Env, verb: AddMana): { readonly types: readonly ManaType[]; readonly many: number } | null {
  if (verb.mixed !== true || verb.mana !== undefined) return null;
  const many = verb.amount === undefined ? 1 : amount(table, env, verb.amount);
  const types = typesOf(table, env, verb.types ?? 'anyColour', 0);
  return mixturesOf(types.length, many) > mixtures ? { types, many } : null;
}

/** The number of multisets of so many units. */
function mixturesOf(types: number, many: number): number {
  let count = 1;
  for (let type = 1; type < types && count <= mixtures; type++) count = (count * (many + type)) / type;
  return count;
}

/** What the verb may add now, as alternatives of which the player chooses one (106.4, 106.8); none where nothing can be (106.5). */
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

/** Every multiset of so many units, in the order of the types; of too many some of each type (see `openMixture`). */
function mixed(types: readonly ManaType[], many: number): readonly (readonly ManaType[])[] {
  let found: (readonly ManaType[])[] = [[]];
  for (let unit = 0; unit < many && found.length <= mixtures; unit++) {
    found = found.flatMap((before) =>
      types.filter((type) => types.indexOf(type) >= types.indexOf(before.at(-1) as ManaType)).map((type) => [...before, type]),
    );
  }
  // Too many to list: the rest is of the type that came last.
  return found.map((list) => [...list, ...Array.from({ length: many - list.length }, () => list.at(-1) as ManaType)]);
}

/** 106.1, 106.1a, 106.1b: the types of mana that an effect lets its player choose from: any colour, any type, or those that it names. 106.5, 106.7: colours or types of others. */
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

/** Two that ask each other get no further than a few turns. */
const deepest = 4;

/** Types that an object could produce if its mana abilities resolved now, whatever their costs (106.7). */
function couldProduce(table: Table, id: ObjectId, depth: number): readonly ManaType[] {
  if (depth > deepest) return [];
  const seat = table.controllerOf(table.object(id));
  return manaAbilitiesOf(table, id).flatMap(({ path }) => {
    const env = listenerEnv(table, { object: id, seat, ability: path }, null);
    return addingNow(table, env, table.library.ability(path)).flatMap(({ path: at, verb }) =>
      additionsOf(table, env, verb, depth).flatMap((types) => {
        // 106.7: what replaces it counts.
        const comes = predict(table, adding(table, verb, env, at, seat, types));
        return comes === null ? [] : (comes.data.types as readonly ManaType[]);
      }),
    );
  });
}

/** Who adds the mana of a verb. */
export function receiverOf(table: Table, env: Env, { player }: AddMana): Seat {
  const [seat = env.you] = player === undefined ? [] : seatsOf(table, env, player);
  return seat;
}

/** Whether a snow permanent produces it (107.4h, 205.4g): one that its cost took off the battlefield as it last was there (113.7a). */
function isOfSnow(table: Table, source: ObjectId): boolean {
  const row = table.find(source);
  const { kind, values } = row === null ? (table.state.past[source] ?? {}) : { kind: row.zone, values: valuesOf(table, source) };
  return kind === 'battlefield' && ((values?.supertypes ?? []) as readonly Json[]).includes('snow');
}

/** The happening of adding these types; what is known of the source goes with the mana. @param path of the verb */
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

/** The verbs of an ability that add mana, each with its path. */
export function addingVerbs({ ability, path }: CompiledAbility): readonly { readonly path: string; readonly verb: AddMana }[] {
  return verbsIn(ability.clauses, `${path}/clauses`);
}

/** Those of them that would be carried out now, as far as the conditions of its clauses tell. */
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
