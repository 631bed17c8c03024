import type { CardLookup } from './card-lookup.js';
import type { Phrase } from './phrases.js';
import type { Ability, Amount, Condition, Modifier, PlayerRef, Ref, Selector } from '../programs/programs.js';

/**
 * What the parts of a game's grammar ask of each other while they say an ability in words. A game adds what its texts need besides, and
 * says everything in its own terms.
 */
export interface TextReader {
  /** The cards and tokens that a text may name. */
  readonly cardOf: CardLookup;
  /** A number said in full, for values and comparisons. */
  readonly measure: (amount: Amount) => Phrase;
  readonly ref: (ref: Ref) => Phrase;
  /** A player as the one who acts: `you`, `your opponent`. */
  readonly player: (player: PlayerRef) => Phrase;
  /** `your`, `your opponent's`. */
  readonly possessive: (player: PlayerRef) => Phrase;
  /** All that a selector names. */
  readonly all: (selector: Selector) => Phrase;
  /** Things that a selector names, without number: `objects you control`. */
  readonly kind: (selector: Selector) => Phrase;
  readonly condition: (condition: Condition) => Phrase;
  /** @param to whom an effect named, over the modifiers' own words */
  readonly modifiers: (modifiers: readonly Modifier[], to: Phrase | null) => Phrase;
  /** A whole ability, lent to something. */
  readonly ability: (ability: Ability) => Phrase;
}

/** A name that a choice or a verb bound. */
export interface Mention {
  /** What is said the first time: `target object`. */
  readonly first: Phrase;
  /** And every time after that: `that object`. */
  readonly again: Phrase;
}

/** Remembers what an ability has spoken of: the first time it is introduced, afterwards it is only pointed at. */
export class Mentions {
  private readonly known = new Map<string, Mention>();
  private readonly spoken = new Set<string>();

  /** Gives a name what it stands for from here on. */
  name(name: string, mention: Mention): void {
    this.known.set(name, mention);
    this.spoken.delete(name);
  }

  /** Whether a name stands for something. */
  has(name: string): boolean {
    return this.known.has(name);
  }

  /** The words for a name; null where it stands for nothing. */
  of(name: string): Phrase | null {
    const mention = this.known.get(name);
    if (mention === undefined) return null;
    if (this.spoken.has(name)) return mention.again;
    this.spoken.add(name);
    return mention.first;
  }
}

/** Whether English verbs agree with it as with several. */
export const isPlural = (who: Phrase): boolean => who.many === true || who.en === 'you';

/** Makes a choice of `[has|have]` in English: the first for one thing, the second for several. */
export function agreeing(words: Phrase, several: boolean): Phrase {
  return { ...words, en: words.en.replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, one: string, more: string) => (several ? more : one)) };
}

/** What changes, on which condition, and how. */
export interface ModifierGroup {
  readonly target: Phrase;
  readonly condition: Phrase | null;
  readonly changes: readonly Phrase[];
}

/** Modifiers in a row, those of the same things on the same condition together, agreeing with what they change. */
export function modifierGroups(
  reader: TextReader,
  modifiers: readonly Modifier[],
  targetOf: (modifier: Modifier) => Phrase,
  changesOf: (modifier: Modifier, target: Phrase) => readonly Phrase[],
): readonly ModifierGroup[] {
  const groups: { readonly target: Phrase; readonly condition: Phrase | null; readonly changes: Phrase[] }[] = [];
  for (const modifier of modifiers) {
    const target = targetOf(modifier);
    const condition = modifier.if === undefined ? null : reader.condition(modifier.if);
    const changes = changesOf(modifier, target).map((words) => agreeing(words, isPlural(target)));
    const last = groups.at(-1);
    if (last !== undefined && last.target.en === target.en && last.condition?.en === condition?.en) last.changes.push(...changes);
    else groups.push({ target, condition, changes });
  }
  return groups;
}
