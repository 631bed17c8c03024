import { amount, type Amount, type CompiledAbility, type Env, once, type Table, type Verb } from '@arbiter/kernel/authoring';
import type { WillKind } from './costs.js';
import type { SpendingRule } from './pool.js';

/** How texts produce will. */

/** A unit of will as a text produces it. */
export interface Produced {
  readonly kind: WillKind;
  readonly moon?: true;
}

/**
 * The verb `produce`: `will` is symbols, or a list of alternatives of which the player chooses one; `amount` repeats it; `only` restricts
 * what the will may be spent on.
 */
export interface ProduceVerb extends Verb {
  readonly verb: 'produce';
  readonly will: string | readonly string[];
  readonly amount?: Amount;
  readonly only?: SpendingRule;
}

const kindOf: { readonly [letter: string]: Produced } = {
  W: { kind: 'light' },
  R: { kind: 'fire' },
  U: { kind: 'water' },
  G: { kind: 'wind' },
  B: { kind: 'darkness' },
  M: { kind: 'none', moon: true },
};

const unitsByText = new Map<string, readonly Produced[]>();

/** Returns the units that symbols stand for (907.5, 907.6a); remembered. */
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

/** Returns what the verb produces now, as alternatives of which the player chooses one. */
export function waysOf(table: Table, env: Env, { will, amount: many }: ProduceVerb): readonly (readonly Produced[])[] {
  const times = many === undefined ? 1 : Math.max(0, amount(table, env, many));
  const texts = typeof will === 'string' ? [will] : will;
  return texts.map((text) => Array.from({ length: times }, () => unitsIn(text)).flat());
}

interface Producing {
  readonly path: string;
  readonly verb: ProduceVerb;
}

/** Returns the verbs of an ability that produce will, each with its path. */
export const producingVerbs = once(({ ability, path }: CompiledAbility): readonly Producing[] =>
  verbsIn(ability.clauses, `${path}/clauses`),
);

function verbsIn(node: unknown, path: string): Producing[] {
  if (typeof node !== 'object' || node === null || isAbility(node)) return [];
  if ((node as { verb?: unknown }).verb === 'produce') return [{ path, verb: node as ProduceVerb }];
  return Object.entries(node).flatMap(([key, child]) => verbsIn(child, `${path}/${key}`));
}

const abilityKinds: ReadonlySet<unknown> = new Set(['triggered', 'activated', 'static', 'spell', 'replacement']);

/** Whether a node is itself an ability, which an effect gives or creates: it acts only when it is used. */
const isAbility = (node: object): boolean => abilityKinds.has((node as { kind?: unknown }).kind);

/** Whether an activate ability (Judgment is none) is a will ability: it produces will and has no targets (907.1). */
export const isWillAbility = once((compiled: CompiledAbility): boolean => producesWill(compiled) && !hasTargets(compiled.ability));

/**
 * Whether an automatic ability is a will ability: it has no targets, triggers on the playing of a will ability and produces will (907.1).
 */
export function isTriggeredWillAbility(compiled: CompiledAbility): boolean {
  const { kind, on = [] } = compiled.ability;
  return (
    kind === 'triggered' && on.every(({ event }) => event === 'willAbility') && producesWill(compiled) && !hasTargets(compiled.ability)
  );
}

const producesWill = (compiled: CompiledAbility): boolean => producingVerbs(compiled).length > 0;

function hasTargets(node: object): boolean {
  return (
    (node as { target?: unknown }).target === true ||
    Object.values(node).some(
      (child) => typeof child === 'object' && child !== null && !isAbility(child as object) && hasTargets(child as object),
    )
  );
}
