import { InvariantBroken } from '../errors.js';
import type { AnyRules } from '../game/rules.js';
import { plainTest, type PlainTest } from './plain-tests.js';
import type { Ability, Change, Condition, Modifier } from '../programs/programs.js';
import { ANY, Reading } from './reading.js';

/** A modifier of a game with derivation `inOrder`, compiled once: what it does layer by layer, what it reads, what it writes. */
export interface CompiledEffect {
  readonly path: string;
  readonly modifier: Modifier;
  /** The modifier's own condition together with that of its ability. */
  readonly condition: Condition | undefined;
  readonly defining: boolean;
  /** Its parts in the order of layers, at most one for each layer. */
  readonly parts: readonly CompiledPart[];
  /** Whether it reads more than what lies in play. */
  readonly far: boolean;
  /** Its selector's predicate as a test, where the predicate reads values alone. */
  readonly test: PlainTest | null;
}

export interface CompiledPart {
  readonly layer: number;
  readonly change: Change;
  /** Program path of the change, from which the paths of abilities that it lends are built. */
  readonly path: string;
  /** Characteristics on which the existence of the part, the objects it applies to or its effect may depend; `*` for any. */
  readonly reads: ReadonlySet<string>;
  /** Characteristics that the part may change. */
  readonly writes: ReadonlySet<string>;
  /** The copiable characteristics that a copy takes in this part; null for all. */
  readonly takes: readonly string[] | null;
  /** Whether all its values are literal, so that nothing has to be evaluated. */
  readonly plain: boolean;
  /** Whether its effect may differ from object to object. */
  readonly perObject: boolean;
  /** Whether the game's rules derive consequences from it. */
  readonly consequences: boolean;
}

/**
 * Returns the characteristics that every part of a static ability reads, because its ability may be gained or lost and change its
 * controller.
 */
function ofOwnAbility(path: string): readonly string[] {
  return [path.includes('keyword:') ? 'keywords' : 'abilities', 'controller'];
}

/** Compiles a modifier; `ability` is the static ability that it stands in, null for a modifier of a lasting effect. */
export function compileEffect(game: AnyRules, path: string, modifier: Modifier, ability: Ability | null): CompiledEffect {
  const { when } = ability ?? {};
  const condition = when === undefined ? modifier.if : modifier.if === undefined ? when : ({ all: [when, modifier.if] } as const);
  const whole = new Reading(game);
  if (condition !== undefined) whole.condition(condition);
  if (typeof modifier.of === 'object') whole.selector(modifier.of);
  if (modifier.players !== undefined) whole.player(modifier.players);
  if (ability !== null) for (const name of ofOwnAbility(path)) whole.reads.add(name);
  const changes = [modifier, ...(modifier.also ?? [])];
  const parts = changes.flatMap((change, index) =>
    stepsOf(game, change).map((step) => compilePart(game, step, index === 0 ? path : `${path}/also/${index - 1}`, whole)),
  );
  parts.sort((a, b) => a.layer - b.layer);
  if (parts.some((part, index) => part.layer === parts[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition, defining: modifier.defining === true, parts, far: whole.far, test: testOf(game, modifier.of) };
}

/** Returns the predicate of a selector as a test, where the selector's other fields are the same for all objects. */
function testOf(game: AnyRules, of: Modifier['of']): PlainTest | null {
  if (typeof of !== 'object' || of.relation !== undefined || mentions([of.of, of.except], 'subject')) return null;
  return plainTest(game, of.where);
}

interface ChangeStep {
  readonly change: Change;
  readonly takes: readonly string[] | null;
}

/** Returns a change as one step, or, where the game lets copies apply in several layers, the steps of a change that makes a copy. */
function stepsOf(game: AnyRules, change: Change): readonly ChangeStep[] {
  const { become, layer } = change;
  const steps = game.copiable?.steps;
  if (become === undefined || steps === undefined) return [{ change, takes: null }];
  if (steps[layer] === undefined) throw new InvariantBroken(`a copy effect names layer ${layer}, which is not among copiable.steps`);
  return Object.keys(steps).map((step) => ({
    change: step === layer ? change : { layer: step, become },
    takes: steps[step] as readonly string[],
  }));
}

function compilePart(game: AnyRules, { change, takes }: ChangeStep, path: string, whole: Reading): CompiledPart {
  const layer = game.layers.indexOf(change.layer);
  if (layer < 0) throw new InvariantBroken(`no layer ${change.layer} in ${path}`);
  const own = new Reading(game);
  own.change(change);
  if (own.far) whole.far = true;
  return {
    layer,
    change,
    path,
    reads: new Set([...whole.reads, ...own.reads]),
    writes: writesOf(game, change, takes),
    takes,
    plain: isPlain(change),
    perObject: mentions(change, 'subject'),
    consequences: (game.consequences?.touches(change).length ?? 0) > 0,
  };
}

function writesOf(game: AnyRules, change: Change, takes: readonly string[] | null): ReadonlySet<string> {
  const { set, add, times, gain, lose, cantHave, swap, become } = change;
  const writes = new Set<string>();
  for (const fields of [set, add, times, gain, lose, cantHave, become?.except?.set]) for (const name in fields) writes.add(name);
  for (const name of swap ?? []) writes.add(name);
  if (change.abilities !== undefined) writes.add('abilities');
  if (change.controller !== undefined) writes.add('controller');
  if (change.words !== undefined) for (const name of ['abilities', ...(game.text?.characteristics ?? [])]) writes.add(name);
  if (become !== undefined) for (const name of takes ?? ['abilities', ...(game.copiable?.characteristics ?? [])]) writes.add(name);
  for (const name of game.consequences?.touches(change) ?? []) writes.add(name);
  return writes;
}

function isPlain(change: Change): boolean {
  if (change.become !== undefined || change.words !== undefined || change.controller !== undefined || change.abilities !== undefined)
    return false;
  return [change.set, change.add, change.times, change.gain].every(
    (fields) => fields === undefined || Object.values(fields).every((value) => !hasObject(value)),
  );
}

function hasObject(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasObject);
  return typeof value === 'object' && value !== null;
}

/** Whether a word stands anywhere in a tree. */
export function mentions(node: unknown, word: string): boolean {
  if (node === word) return true;
  return typeof node === 'object' && node !== null && Object.values(node).some((child) => mentions(child, word));
}

/** Whether applying `other` first might make a difference to `part`; only then is it worth a trial. */
export function mayMeet(part: CompiledPart, other: CompiledPart): boolean {
  if (part.reads.has(ANY)) return true;
  for (const name of other.writes) if (part.reads.has(name)) return true;
  return false;
}
