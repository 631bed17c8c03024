import type { CardLookup } from './card-lookup.js';
import type { Phrase } from './phrases.js';
import type { Ability, Amount, Condition, Modifier, PlayerRef, Ref, Selector } from '../programs/programs.js';

/**
 * Functions that the parts of a game's grammar call on each other while they put an ability into words. A game adds what its texts need
 * besides, and uses its own terms.
 */
export interface TextReader {
  /** Looks up the cards and tokens that a text names. */
  readonly cardOf: CardLookup;
  /** Renders a number in full, for values and comparisons. */
  readonly measure: (amount: Amount) => Phrase;
  readonly ref: (ref: Ref) => Phrase;
  /** Renders a player as the one who acts: `you`, `your opponent`. */
  readonly player: (player: PlayerRef) => Phrase;
  /** Renders a player as the owner: `your`, `your opponent's`. */
  readonly possessive: (player: PlayerRef) => Phrase;
  /** Renders all that a selector names. */
  readonly all: (selector: Selector) => Phrase;
  /** Renders things that a selector names, without number: `objects you control`. */
  readonly kind: (selector: Selector) => Phrase;
  readonly condition: (condition: Condition) => Phrase;
  /**
   * Renders what modifiers change.
   * @param to what an effect named, if it did; used instead of the modifiers' own words
   */
  readonly modifiers: (modifiers: readonly Modifier[], to: Phrase | null) => Phrase;
  /** Renders a whole ability that is lent to something. */
  readonly ability: (ability: Ability) => Phrase;
}

/** The words for a name that a choice or a verb bound. */
export interface Mention {
  /** Words at the first mention: `target object`. */
  readonly first: Phrase;
  /** Words at every later mention: `that object`. */
  readonly again: Phrase;
}

/** Remembers what an ability has mentioned: at its first mention a thing is introduced, later it is only referred to. */
export class Mentions {
  private readonly known = new Map<string, Mention>();
  private readonly spoken = new Set<string>();

  /** Sets what a name stands for from here on. */
  name(name: string, mention: Mention): void {
    this.known.set(name, mention);
    this.spoken.delete(name);
  }

  /** Whether a name stands for something. */
  has(name: string): boolean {
    return this.known.has(name);
  }

  /** Returns the words for a name; null where it stands for nothing. */
  of(name: string): Phrase | null {
    const mention = this.known.get(name);
    if (mention === undefined) return null;
    if (this.spoken.has(name)) return mention.again;
    this.spoken.add(name);
    return mention.first;
  }
}

/** Whether English verbs take their plural form after a phrase. */
export const isPlural = (who: Phrase): boolean => who.many === true || who.en === 'you';

/** Resolves `[has|have]` in English: the first for one thing, the second for several. */
export function agreeing(words: Phrase, several: boolean): Phrase {
  return { ...words, en: words.en.replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, one: string, more: string) => (several ? more : one)) };
}

/** Changes of the same things on the same condition. */
export interface ModifierGroup {
  readonly target: Phrase;
  readonly condition: Phrase | null;
  readonly changes: readonly Phrase[];
}

/** Groups successive modifiers of the same things on the same condition; the words agree with those things. */
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
