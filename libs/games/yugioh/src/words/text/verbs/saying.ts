import type { Amount, Choice, PlayerRef, Ref, Verb } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, template } from '@arbiter/kernel/words';
import type { Reader } from '../reader.js';

/** The words of a verb, as an instruction to the effect's player. */
export type VerbWords = (reader: Reader, verb: Verb) => Phrase;

/** A verb's words, and the arguments that they state or that need no words. Any other argument is an error. */
export interface Said {
  readonly fields: readonly string[];
  readonly words: VerbWords;
}

export const says = (words: VerbWords, ...fields: readonly string[]): Said => ({ fields, words });

export const nothing = phrase('', '');

/** The object of `what`; the card itself if absent. What the player picks is mentioned by the name of the choice. */
export function whatOf(reader: Reader, verb: Verb): Phrase {
  const picked = verb.choose as Choice | undefined;
  if (picked === undefined) return reader.ref((verb.what as Ref | undefined) ?? 'self');
  reader.choice(picked);
  return reader.mention(picked.as);
}

export const amountOf = (verb: Verb): Amount => (verb.amount as Amount | undefined) ?? 1;
export const whoOf = (verb: Verb): PlayerRef => (verb.who as PlayerRef | undefined) ?? 'you';

/** An action of a player: `draw 2 cards`, `your opponent draws 2 cards`. `%s` follows the English verb. */
export function done(reader: Reader, player: PlayerRef, en: string, zh: string, ...parts: readonly Phrase[]): Phrase {
  if (player === 'you' || player === 'each')
    return template(en.replaceAll('%s', '').replaceAll('their', player === 'each' ? 'their' : 'your'), zh, ...parts);
  const who = reader.player(player);
  return template('$1 $2', '$1$2', who, template(en.replaceAll('%s', 's'), zh, ...parts));
}

/** `1 card`, `3 cards`, `that many cards`. */
export function cards(reader: Reader, amount: Amount): Phrase {
  if (typeof amount === 'number') return phrase(`${amount} card${amount === 1 ? '' : 's'}`, `${amount}张卡`);
  return template('cards equal to $1', '相当于$1的数量的卡', reader.measure(amount));
}

/** A number of points: `500`, or what it is equal to. */
export function points(reader: Reader, amount: Amount): Phrase {
  return reader.measure(amount);
}
