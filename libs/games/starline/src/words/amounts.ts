import type { Amount, PlayerRef, Ref } from '@arbiter/kernel/authoring';
import { characteristics, matchNumbers, nouns, playerNumbers } from './nouns.js';
import { fill, join, type Phrase, phrase, UnknownWord, unsaid, wordOf } from './phrase.js';
import type { NounKey, Reader } from './reader.js';

const letters = ['X', 'Y', 'Z'];

/** Amounts for which an ability uses letters that it explains at its end, in the order of the letters. */
export type Unknowns = Amount[];

export function digits(value: number): Phrase {
  return phrase(String(value), String(value));
}

/**
 * An amount as used for counting: digits, or a letter that is explained at the end of the ability.
 * @throws {UnknownWord}
 */
export function quantity(unknowns: Unknowns, amount: Amount): Phrase {
  if (typeof amount === 'number') return digits(amount);
  const same = JSON.stringify(amount);
  let at = unknowns.findIndex((known) => JSON.stringify(known) === same);
  if (at < 0) at = unknowns.push(amount) - 1;
  const letter = letters[at];
  if (letter === undefined) throw new UnknownWord('amount', amount);
  return phrase(letter, letter);
}

/** A sentence for every letter: `X is the number of enemy units.` */
export function explained(reader: Reader, unknowns: Unknowns): readonly Phrase[] {
  return unknowns.map((amount, at) => {
    const letter = letters[at] as string;
    return fill(`${letter} is $1`, `${letter}为$1`, reader.measure(amount));
  });
}

/** An amount inside another amount, in brackets if it is composed itself. */
function nested(reader: Reader, amount: Amount): Phrase {
  const simple =
    typeof amount === 'number' ||
    !('plus' in amount || 'minus' in amount || 'times' in amount || 'half' in amount || 'atMost' in amount || 'atLeast' in amount);
  const words = reader.measure(amount);
  return simple ? words : fill('($1)', '（$1）', words);
}

/**
 * An amount in full words.
 * @throws {UnknownWord}
 */
export function measure(reader: Reader, amount: Amount): Phrase {
  if (typeof amount === 'number') return digits(amount);
  if ('part' in amount || 'halfUp' in amount || 'max' in amount || 'min' in amount || 'distinct' in amount)
    throw new UnknownWord('amount', JSON.stringify(amount));
  if ('count' in amount) return fill('the number of $1', '$1的数量', reader.kind(amount.count));
  if ('countOf' in amount) return fill('the number of $1', '$1的数量', reader.ref(amount.countOf));
  if ('sum' in amount)
    return fill('the total $2 of $1', '$1的$2总和', reader.kind(amount.sum), wordOf(characteristics, amount.of, 'characteristic'));
  if ('player' in amount) return owned(reader, amount.player, wordOf(playerNumbers, amount.value, 'value of a player'));
  if ('value' in amount) return valued(reader, amount);
  if ('var' in amount) return bound(reader, amount.var);
  if ('event' in amount) return wordOf(eventNumbers, amount.event, 'field of the event');
  if ('match' in amount) return wordOf(matchNumbers, amount.match, 'value of the match');
  if ('plus' in amount)
    return join(
      amount.plus.map((part) => nested(reader, part)),
      ' plus ',
      '加',
    );
  if ('minus' in amount)
    return join(
      amount.minus.map((part) => nested(reader, part)),
      ' minus ',
      '减',
    );
  if ('times' in amount)
    return join(
      amount.times.map((part) => nested(reader, part)),
      ' times ',
      '乘以',
    );
  if ('half' in amount) return fill('half of $1, rounded down', '$1的一半（无条件舍去）', nested(reader, amount.half));
  if ('atMost' in amount) return fill('the lower of $1 and $2', '$1与$2之中较小者', ...amount.atMost.map((part) => nested(reader, part)));
  if ('atLeast' in amount)
    return fill('the higher of $1 and $2', '$1与$2之中较大者', ...amount.atLeast.map((part) => nested(reader, part)));
  if ('noted' in amount || 'history' in amount || 'quotient' in amount) throw new UnknownWord('amount', Object.keys(amount)[0]);
  return unsaid('amount', amount);
}

const eventNumbers: { readonly [field: string]: Phrase } = { amount: phrase('that amount', '该数值') };

const cuts: { readonly [cut: string]: Phrase } = { base: phrase('original ', '原始'), printed: phrase('printed ', '卡面') };

function owned(reader: Reader, player: PlayerRef, name: Phrase): Phrase {
  return fill('$1 $2', '$1的$2', reader.possessive(player), name);
}

function valued(reader: Reader, amount: { readonly value: string; readonly of: Ref; readonly cut?: string }): Phrase {
  const cut = amount.cut === undefined ? phrase('', '') : wordOf(cuts, amount.cut, 'cut');
  const name = wordOf(characteristics, amount.value, 'characteristic');
  if (amount.of === 'subject') return fill('its $2$1', '其$2$1', name, cut);
  return fill('the $3$2 of $1', '$1的$3$2', reader.ref(amount.of), name, cut);
}

function bound(reader: Reader, name: string): Phrase {
  const binding = reader.binding(name);
  if (binding === undefined) throw new UnknownWord('name', name);
  if (binding.noun === 'number') return binding.label;
  return fill('the number of $1', '$1的数量', binding.label);
}

/** A count with its noun in the right number: `$1 cards`. */
export function thing(count: Phrase, noun: NounKey): Phrase {
  const words = nouns[noun];
  return phrase(`${count.en} ${count.en === '1' ? words.one : words.several}`, `${count.zh}${words.measure}${words.zh}`);
}
