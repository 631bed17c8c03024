import { type Ability, abilitiesOf, amount, type Amount, type CompiledAbility, type Env, holds, idOfSeat, listenerEnv, type ObjectId, payable, type Seat, type Table, usesLeft, type Verb } from '@arbiter/kernel';
import { battleAreaOf } from '../facts.js';
import { forbids } from '../values/rules.js';
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

/** Will abilities that a player could play now (907.2), in the order of the cards. */
export function usableWillAbilities(table: Table, seat: Seat): readonly WillAbility[] {
  const found: WillAbility[] = [];
  for (const id of battleAreaOf(table, seat)) addUsable(table, seat, id, found);
  // 1119.2a: a will coin works in the removed area.
  for (const id of table.zoneOf('removed', seat).order) if (table.object(id).kind === 'token') addUsable(table, seat, id, found);
  return found;
}

function addUsable(table: Table, seat: Seat, object: ObjectId, found: WillAbility[]): void {
  for (const compiled of abilitiesOf(table, table.object(object))) {
    if (isWillAbility(compiled) && mayUse(table, seat, object, compiled)) found.push({ object, path: compiled.path });
  }
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

const besidesWill = new WeakMap<readonly Verb[], readonly Verb[]>();

/** What an ability costs besides will, in the order of its text. */
export function costBesidesWill({ cost = none }: Pick<Ability, 'cost'>): readonly Verb[] {
  let known = besidesWill.get(cost);
  if (known === undefined) besidesWill.set(cost, (known = cost.filter(({ verb }) => verb !== 'payWill')));
  return known;
}

/** Whether an ability goes on the chase when it is played. */
export function isChaseAbility(compiled: CompiledAbility): boolean {
  return compiled.ability.kind === 'activated' && !isWillAbility(compiled);
}

/** Whether an ability costs `payWill`, and what, as one text. */
export function willIn({ cost = [] }: Pick<Ability, 'cost'>): string {
  return cost.filter(({ verb }) => verb === 'payWill').map(({ will }) => will as string).join('');
}
