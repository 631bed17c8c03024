import type { Amount, Choice, PlayerRef, Ref, Verb } from '../programs/programs.js';
import { onlyFields, type Phrase, phrase, template, UnknownWord } from './phrases.js';
import type { SentenceReader } from './sentences.js';

/** Renders a verb as an order to the player whose effect it is. */
export type VerbWords = (reader: SentenceReader, verb: Verb) => Phrase;

/** The words of a verb, and the arguments that they say or that need no words; any other argument is a bug of the words. */
export interface Said {
  readonly fields: readonly string[];
  readonly words: VerbWords;
}

export const says = (words: VerbWords, ...fields: readonly string[]): Said => ({ fields, words });

export const amountOf = (verb: Verb): Amount => (verb.amount as Amount | undefined) ?? 1;
export const playerOf = (verb: Verb): PlayerRef => (verb.player as PlayerRef | undefined) ?? 'you';

/** Renders what a verb's `what` names; objects that a player picks for the verb are introduced in the verb's own words. */
export function whatOf(reader: SentenceReader, verb: Verb): Phrase {
  const picked = verb.choose as Choice | undefined;
  if (picked === undefined) return reader.ref((verb.what as Ref | undefined) ?? 'self');
  reader.choice(picked);
  return reader.mention(picked.as);
}

/** Returns the player who does it: the one that the verb names, or the one who chose what it is done to. */
export function doerOf(reader: SentenceReader, verb: Verb): PlayerRef {
  const picked = (verb.choose as Choice | undefined) ?? (verb.what === undefined ? undefined : reader.chosenBy(verb.what as Ref));
  return (verb.by as PlayerRef | undefined) ?? picked?.by ?? 'you';
}

/** Renders something that a player does: `draw 2 cards`, `your opponent draws 2 cards`. `%s` stands behind the English verb. */
export function done(reader: SentenceReader, player: PlayerRef, en: string, zh: string, ...parts: readonly Phrase[]): Phrase {
  if (player === 'you') return template(en.replaceAll('%s', ''), zh, ...parts);
  const who = reader.player(player);
  return template('$1 $2', '$1$2', who, template(en.replaceAll('%s', who.many === true ? '' : 's'), zh, ...parts));
}

/** Renders a number of things: `a card`, `3 cards`, `cards equal to ...`. `zh` includes the measure word. */
export function things(reader: SentenceReader, amount: Amount, en: string, zh: string): Phrase {
  if (amount === 1) return phrase(/^[aeiou]/.test(en) ? `an ${en}` : `a ${en}`, `1${zh}`);
  if (typeof amount === 'number') return phrase(`${amount} ${en}s`, `${amount}${zh}`);
  return template(`${en}s equal to $1`, `等同于$1的${zh.replace(/^[张个]/, '')}`, reader.measure(amount));
}

/**
 * Removes words such as `of your choice`, which need not be said where players do something with their own things: `discard a card in your
 * hand`.
 */
export const bare = (words: Phrase, en: RegExp, zh: RegExp): Phrase => ({
  ...words,
  en: words.en.replace(en, ''),
  zh: words.zh.replace(zh, ''),
});

/** Renders where something comes from: `a card in your hand` is put somewhere `from your hand`. */
export const fromPlace = (words: Phrase): Phrase => ({
  ...words,
  en: words.en.replace(/ in (?=(?:your|any|that|an opponent)\b)/, ' from '),
});

/** Arguments that every verb may have; the names of its outcome are said where they are read. */
const common = ['verb', 'what', 'as', 'note', 'total'];

/**
 * Renders what one verb does, in the words that a game has for its verbs. @throws {UnknownWord} for a verb without words, or an argument
 * that its words don’t say
 */
export function verbWords(verbs: { readonly [verb: string]: Said }, reader: SentenceReader, verb: Verb): Phrase {
  const said = Object.hasOwn(verbs, verb.verb) ? verbs[verb.verb] : undefined;
  if (said === undefined) throw new UnknownWord('verb', verb.verb);
  onlyFields(verb, `verb ${verb.verb}`, [...common, ...said.fields]);
  return said.words(reader, verb);
}
