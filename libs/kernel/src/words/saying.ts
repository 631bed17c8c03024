import type { Amount, Choice, PlayerRef, Ref, Verb } from '../programs/programs.js';
import { onlyFields, type Phrase, phrase, template, UnknownWord } from './phrases.js';
import type { SentenceReader } from './sentences.js';

/** How a verb is said, as an order to the player whose effect it is. */
export type VerbWords = (reader: SentenceReader, verb: Verb) => Phrase;

/** A verb's words with the arguments that they say, or that need no words: any other is a bug of the words. */
export interface Said {
  readonly fields: readonly string[];
  readonly words: VerbWords;
}

export const says = (words: VerbWords, ...fields: readonly string[]): Said => ({ fields, words });

export const amountOf = (verb: Verb): Amount => (verb.amount as Amount | undefined) ?? 1;
export const playerOf = (verb: Verb): PlayerRef => (verb.player as PlayerRef | undefined) ?? 'you';

/** The thing of `what`; what a player picks for the verb is introduced by its own words. */
export function whatOf(reader: SentenceReader, verb: Verb): Phrase {
  const picked = verb.choose as Choice | undefined;
  if (picked === undefined) return reader.ref((verb.what as Ref | undefined) ?? 'self');
  reader.choice(picked);
  return reader.mention(picked.as);
}

/** Who does it: the one whom the verb names, or who chose what it is done to. */
export function doerOf(reader: SentenceReader, verb: Verb): PlayerRef {
  const picked = (verb.choose as Choice | undefined) ?? (verb.what === undefined ? undefined : reader.chosenBy(verb.what as Ref));
  return (verb.by as PlayerRef | undefined) ?? picked?.by ?? 'you';
}

/** Something that a player does: `draw 2 cards`, `your opponent draws 2 cards`. `%s` stands behind the English verb. */
export function done(reader: SentenceReader, player: PlayerRef, en: string, zh: string, ...parts: readonly Phrase[]): Phrase {
  if (player === 'you') return template(en.replaceAll('%s', ''), zh, ...parts);
  const who = reader.player(player);
  return template('$1 $2', '$1$2', who, template(en.replaceAll('%s', who.many === true ? '' : 's'), zh, ...parts));
}

/** `a card`, `3 cards`, `cards equal to ...`. `zh`: with its measure word. */
export function things(reader: SentenceReader, amount: Amount, en: string, zh: string): Phrase {
  if (amount === 1) return phrase(/^[aeiou]/.test(en) ? `an ${en}` : `a ${en}`, `1${zh}`);
  if (typeof amount === 'number') return phrase(`${amount} ${en}s`, `${amount}${zh}`);
  return template(`${en}s equal to $1`, `等同于$1的${zh.replace(/^[张个]/, '')}`, reader.measure(amount));
}

/** `of your choice` needs not be said of what a player does with his own: `discard a card in your hand`. */
export const bare = (words: Phrase, en: RegExp, zh: RegExp): Phrase => ({
  ...words,
  en: words.en.replace(en, ''),
  zh: words.zh.replace(zh, ''),
});

/** Where it comes from: `a card in your hand` is put somewhere `from your hand`. */
export const fromPlace = (words: Phrase): Phrase => ({
  ...words,
  en: words.en.replace(/ in (?=(?:your|any|that|an opponent)\b)/, ' from '),
});

/** Arguments that every verb may have: what names its outcome is said by what reads the name. */
const common = ['verb', 'what', 'as', 'note', 'total'];

/** What one verb does, by the words that a game has for its verbs. @throws {UnknownWord} for a verb without words, or an argument that its words don’t say */
export function verbWords(verbs: { readonly [verb: string]: Said }, reader: SentenceReader, verb: Verb): Phrase {
  const said = Object.hasOwn(verbs, verb.verb) ? verbs[verb.verb] : undefined;
  if (said === undefined) throw new UnknownWord('verb', verb.verb);
  onlyFields(verb, `verb ${verb.verb}`, [...common, ...said.fields]);
  return said.words(reader, verb);
}
