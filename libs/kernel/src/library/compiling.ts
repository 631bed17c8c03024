import type { CardId } from '../contract.js';
import type { AnyRules } from '../game/rules.js';
import type { CompiledAbility, CompiledModifier, CompiledTrigger, FullModifier } from '../programs/compiled.js';
import type { CompiledEffect } from './parts.js';
import type { Ability, Modifier, Trigger } from '../programs/programs.js';

/** A static ability with its modifiers, for a game with derivation `inOrder`. */
export interface StaticAbility {
  readonly path: string;
  readonly ability: Ability;
  readonly effects: readonly CompiledEffect[];
}

/**
 * Compiles the ability at a path.
 * @param printedOn id of the card on which it is printed; '' for an ability that is lent
 */
export function compile(ability: Ability, path: string, printedOn: CardId, { layers, slotKinds }: AnyRules): CompiledAbility {
  const triggers = (ability.on ?? []).map((trigger): CompiledTrigger => ({ ...trigger, key: triggerKey(ability, trigger) }));
  const standing = (ability.modifiers ?? []).map((modifier, index): CompiledModifier => {
    const { when } = ability;
    const condition = when === undefined ? modifier.if : modifier.if === undefined ? when : ({ all: [when, modifier.if] } as const);
    return {
      modifier: inOneShape(modifier, condition, slotKinds?.names),
      layer: layers.indexOf(modifier.layer),
      path: `${path}/modifiers/${index}`,
    };
  });
  return { ability, path, triggers, printedOn, standing };
}

/**
 * Returns a modifier with every field set; its condition is given separately.
 * @param slotKinds the game's kinds of slots
 */
export function inOneShape(modifier: Modifier, condition: Modifier['if'], slotKinds: readonly string[] = noKinds): FullModifier {
  const { layer, of, players, add, set, times, gain, lose, abilities } = modifier;
  const farSighted = looksFar([of, players, condition, add, set, times], slotKinds);
  return { layer, of, players, if: condition, add, set, times, gain, lose, abilities, farSighted };
}

const noKinds: readonly string[] = [];
const inSight: ReadonlySet<unknown> = new Set(['slots', 'attached', 'under']);

/** Whether a tree reads more than objects in play: other zones, values of players or of the match, whose turn it is, the phase. */
function looksFar(node: unknown, slotKinds: readonly string[]): boolean {
  if (Array.isArray(node)) return node.some((child) => looksFar(child, slotKinds));
  if (typeof node !== 'object' || node === null) return false;
  const fields = node as { readonly [key: string]: unknown };
  if ('player' in fields || 'match' in fields || 'game' in fields || 'phase' in fields || 'turnOf' in fields || 'playerOf' in fields)
    return true;
  const kinds = Array.isArray(fields.from) ? (fields.from as unknown[]) : fields.from === undefined ? [] : [fields.from];
  return (
    kinds.some((kind) => !inSight.has(kind) && !slotKinds.includes(kind as string)) ||
    Object.entries(fields).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds))
  );
}

const references: ReadonlySet<string> = new Set([
  'object',
  'of',
  'to',
  'is',
  'except',
  'hostOf',
  'under',
  'attachedTo',
  'became',
  'countOf',
  'controllerOf',
  'ownerOf',
  'max',
  'min',
  'distinct',
]);

/** Whether a field refers to objects that were chosen or that an event named; these may lie anywhere by now. */
function namesElsewhere(key: string, child: unknown): boolean {
  return references.has(key) && typeof child === 'object' && child !== null && ('var' in child || 'event' in child);
}

/** Returns the key of a moment: `unitDestroyed|at`. */
export function momentKey(event: string, mark: 'before' | 'at' | 'after'): string {
  let marks = keys.get(event);
  if (marks === undefined) keys.set(event, (marks = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` }));
  switch (mark) {
    case 'before':
      return marks.before;
    case 'at':
      return marks.at;
    case 'after':
      return marks.after;
  }
}

/** Returns the key under which replacements of an event wait: `died|instead`. */
export function replaceKey(event: string): string {
  let key = replaceKeys.get(event);
  if (key === undefined) replaceKeys.set(event, (key = `${event}|instead`));
  return key;
}

const replaceKeys = new Map<string, string>();

/**
 * Returns the key that a trigger waits for. A trigger with a mark waits for a moment, one without a mark for a collected event, and a
 * replacement for the event that it may alter.
 */
export function triggerKey({ kind }: Ability, { event, mark }: Trigger): string {
  if (kind === 'replacement') return replaceKey(event);
  return mark === undefined ? event : momentKey(event, mark);
}

/** Keys that were built before; a newly built string is slow to look up in a map. */
const keys = new Map<string, { readonly before: string; readonly at: string; readonly after: string }>();
