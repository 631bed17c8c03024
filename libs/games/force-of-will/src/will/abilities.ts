import { type Ability, abilitiesOf, amount, type Amount, type CompiledAbility, type Env, holds, idOfSeat, listenerEnv, type ObjectId, payable, type Seat, type Table, usesLeft, type Verb } from '@arbiter/kernel';
import { battleAreaOf } from '../facts.js';
import { asksOfHidden } from '../play/hidden.js';
import { forbids, rulesWith } from '../values/rules.js';
import type { WillKind } from './costs.js';
import type { SpendingRule } from './pool.js';

/** What a unit is as a text produces it. */
export interface Produced {
  readonly kind: WillKind;
  readonly moon?: true;
}

/** The verb `produce`: `will` is symbols, or a list of alternatives of which its player chooses one; `amount` times over; `only` goes with the will. */
export interface ProduceVerb extends Verb {
  readonly verb: 'produce';
  readonly will: string | readonly string[];
  readonly amount?: Amount;
  readonly only?: SpendingRule;
}

const kindOf: { readonly [letter: string]: Produced } = { W: { kind: 'light' }, R: { kind: 'fire' }, U: { kind: 'water' }, G: { kind: 'wind' }, B: { kind: 'darkness' }, M: { kind: 'none', moon: true } };

const unitsByText = new Map<string, readonly Produced[]>();

/** Units that symbols stand for (907.5, 907.6a); remembered. */
export function unitsIn(text: string): readonly Produced[] {
  let known = unitsByText.get(text);
  if (known === undefined) unitsByText.set(text, (known = readUnits(text)));
  return known;
}

function readUnits(text: string): readonly Produced[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, symbol = '']): readonly Produced[] => {
    const kind = kindOf[symbol];
    return kind === undefined ? Array.from({ length: Number(symbol) }, (): Produced => ({ kind: 'none' })) : [kind];
  });
}

/** What the verb produces now, as alternatives of which its player chooses one. */
export function waysOf(table: Table, env: Env, { will, amount: many }: ProduceVerb): readonly (readonly Produced[])[] {
  const times = many === undefined ? 1 : Math.max(0, amount(table, env, many));
  const texts = typeof will === 'string' ? [will] : will;
  return texts.map((text) => Array.from({ length: times }, () => unitsIn(text)).flat());
}

interface Producing {
  readonly path: string;
  readonly verb: ProduceVerb;
}

const producing = new WeakMap<CompiledAbility, readonly Producing[]>();

/** The verbs of an ability that produce will, each with its path; remembered, for programs never change. */
export function producingVerbs(compiled: CompiledAbility): readonly Producing[] {
  let known = producing.get(compiled);
  if (known === undefined) producing.set(compiled, (known = verbsIn(compiled.ability.clauses, `${compiled.path}/clauses`)));
  return known;
}

function verbsIn(node: unknown, path: string): Producing[] {
  if (typeof node !== 'object' || node === null) return [];
  if ((node as { verb?: unknown }).verb === 'produce') return [{ path, verb: node as ProduceVerb }];
  return Object.entries(node).flatMap(([key, child]) => verbsIn(child, `${path}/${key}`));
}

const willByPath = new WeakMap<CompiledAbility, boolean>();

/** 907.1: an activate ability without targets that produces will; remembered, for programs never change. */
export function isWillAbility(compiled: CompiledAbility): boolean {
  let known = willByPath.get(compiled);
  if (known === undefined) willByPath.set(compiled, (known = compiled.ability.kind === 'activated' && compiled.ability.keyword !== 'judgment' && producesWill(compiled) && !hasTargets(compiled.ability)));
  return known;
}

/** 907.1: an automatic ability without targets that triggers on the playing of a will ability and produces will. */
export function isTriggeredWillAbility(compiled: CompiledAbility): boolean {
  const { kind, on = [] } = compiled.ability;
  return kind === 'triggered' && on.every(({ event }) => event === 'willAbility') && producesWill(compiled) && !hasTargets(compiled.ability);
}

const producesWill = (compiled: CompiledAbility): boolean => producingVerbs(compiled).length > 0;

function hasTargets(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasTargets);
  if (typeof node !== 'object' || node === null) return false;
  return (node as { target?: unknown }).target === true || Object.values(node).some(hasTargets);
}

/** A will ability that a card has now. */
export interface WillAbility {
  readonly object: ObjectId;
  readonly path: string;
}

/** The will abilities of a player's cards. */
export interface WillAbilities {
  /** Those that he could play now (907.2), in the order of the cards. */
  readonly usable: readonly WillAbility[];
  /** Which they are, and what they produce, follows from what lies there alone, and does not change with the time. */
  readonly steady: boolean;
  /** For all that everybody knows there may be more: one depends on cards that not everybody sees. */
  readonly secret: boolean;
}

/** The will abilities of a player's cards, as they are now. */
export function willAbilitiesOf(table: Table, seat: Seat): WillAbilities {
  const usable: WillAbility[] = [];
  let steady = isPermanent(table, idOfSeat(seat));
  let secret = false;
  const look = (object: ObjectId): void => {
    for (const compiled of abilitiesOf(table, table.object(object))) {
      if (!isWillAbility(compiled)) continue;
      // Most ask for their own card alone.
      if (!isSteady(compiled)) {
        steady = false;
        secret ||= asksOfHidden(table, compiled.ability);
      } else if (!isPermanent(table, object)) steady = false;
      if (mayUse(table, seat, object, compiled)) usable.push({ object, path: compiled.path });
    }
  };
  for (const id of battleAreaOf(table, seat)) look(id);
  // 1119.2a: a will coin works in the removed area.
  for (const id of table.zoneOf('removed', seat).order) if (table.object(id).kind === 'token') look(id);
  return { usable, steady, secret };
}

/** Nothing forbids anything: what is forbidden may depend on anything. */
const isPermanent = (table: Table, bearer: number): boolean => rulesWith(table, bearer, 'cant').length === 0;

const steadyByPath = new WeakMap<CompiledAbility, boolean>();
const steadyCosts: ReadonlySet<string> = new Set(['restSelf', 'banishSelf', 'payWill']);

/** Whether an ability asks for nothing but its own card and will, and always produces the same; remembered. */
export function isSteady(compiled: CompiledAbility): boolean {
  let known = steadyByPath.get(compiled);
  if (known === undefined) {
    const { when, limit, cost = none } = compiled.ability;
    steadyByPath.set(compiled, (known = when === undefined && limit === undefined && cost.every(({ verb }) => steadyCosts.has(verb)) && producingVerbs(compiled).every(({ verb }) => verb.amount === undefined)));
  }
  return known;
}

/** Limits, conditions and costs but will are looked at. */
function mayUse(table: Table, seat: Seat, object: ObjectId, { ability, path }: CompiledAbility): boolean {
  const listener = { object, seat, ability: path };
  const env = listenerEnv(table, listener, null);
  if (!payable(table, env, costBesidesWill(ability))) return false;
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  return !forbids(table, object, 'activate') && !forbids(table, idOfSeat(seat), 'activate', object);
}

const none: readonly Verb[] = [];

interface Parted {
  readonly will: string;
  readonly others: readonly Verb[];
  readonly usesItself: boolean;
}

const parted = new WeakMap<Pick<Ability, 'cost'>, Parted>();

/** What an ability costs, told apart; remembered, for programs never change. */
function partsOf(ability: Pick<Ability, 'cost'>): Parted {
  let known = parted.get(ability);
  if (known === undefined) {
    const { cost = none } = ability;
    parted.set(ability, (known = { will: cost.filter(({ verb }) => verb === 'payWill').map(({ will }) => will as string).join(''), others: cost.filter(({ verb }) => verb !== 'payWill'), usesItself: cost.some(({ verb }) => verb === 'restSelf' || verb === 'banishSelf') }));
  }
  return known;
}

/** Whether an ability costs `payWill`, and what, as one text. */
export const willIn = (ability: Pick<Ability, 'cost'>): string => partsOf(ability).will;

/** Whether an ability rests or banishes its own card for its cost: will that the card produces can't pay for it. */
export const usesItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).usesItself;

/** What an ability costs besides will. */
export const costBesidesWill = (ability: Pick<Ability, 'cost'>): readonly Verb[] => partsOf(ability).others;
