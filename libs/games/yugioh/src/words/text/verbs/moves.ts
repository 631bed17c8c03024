import type { Verb } from '@arbiter/kernel/authoring';
import { many, type Phrase, phrase, template } from '@arbiter/kernel/words';
import type { Reader } from '../reader.js';
import { amountOf, cards, done, nothing, type Said, says, type VerbWords, whatOf, whoOf } from './saying.js';

/** Words of verbs that move cards (base.20, base.22). */

const plain =
  (en: string, zh: string): VerbWords =>
  (reader, verb) =>
    template(en, zh, whatOf(reader, verb));

/** Words for a verb that binds its result to a name, to which later text refers. */
function naming(words: VerbWords, again: Phrase): VerbWords {
  return (reader, verb) => {
    const said = words(reader, verb);
    for (const name of [verb.as, verb.note]) if (typeof name === 'string') reader.name(name, { first: again, again });
    if (typeof verb.total === 'string')
      reader.name(verb.total, { first: phrase('the number of those cards', '那些卡的数量'), again: phrase('that number', '该数量') });
    return said;
  };
}

const those = many(phrase('those cards', '那些卡'));

const banish: VerbWords = (reader, verb) =>
  template(
    verb.faceDown === true ? 'banish $1 face-down' : 'banish $1',
    verb.faceDown === true ? '$1里侧表示除外' : '$1除外',
    whatOf(reader, verb),
  );
const ends: { readonly [at: string]: Phrase } = {
  bottom: phrase('to the bottom of the Deck', '回到卡组最下方'),
  top: phrase('to the top of the Deck', '回到卡组最上方'),
  shuffle: phrase('into the Deck', '回到卡组'),
};
const toDeck: VerbWords = (reader, verb) =>
  template(
    'return $1 $2',
    '$1$2',
    whatOf(reader, verb),
    typeof verb.at === 'string' ? (ends[verb.at] ?? nothing) : phrase('to the Deck', '回到卡组'),
  );

const top = (reader: Reader, verb: Verb): Phrase => cards(reader, amountOf(verb));
const fromDeck =
  (en: string, zh: string): VerbWords =>
  (reader, verb) =>
    done(reader, whoOf(verb), en, zh, top(reader, verb));

export const moveWords: { readonly [verb: string]: Said } = {
  addToHand: says(naming(plain('add $1 to your hand', '$1加入手卡'), those), 'show', 'excavated'),
  banish: says(naming(banish, those), 'faceDown', 'choose'),
  destroy: says(naming(plain('destroy $1', '$1破坏'), those)),
  discard: says(naming(plain('discard $1', '丢弃$1'), those), 'choose'),
  discardToGY: says(naming(plain('discard $1 to the GY', '丢弃$1送去墓地'), those), 'choose'),
  draw: says((reader, verb) => done(reader, whoOf(verb), 'draw%s $1', '抽$1', cards(reader, amountOf(verb))), 'amount', 'who'),
  excavate: says(naming(fromDeck('excavate%s $1 from the top of their Deck', '从卡组上面把$1翻开'), those), 'amount', 'who'),
  mill: says(naming(fromDeck('send%s $1 from the top of their Deck to the GY', '从卡组上面把$1送去墓地'), those), 'amount', 'who'),
  orderTop: says(
    fromDeck('look at $1 from the top of their Deck and put them back in any order', '确认卡组上面的$1，以喜欢的顺序回到卡组上面'),
    'amount',
    'who',
  ),
  placeOnTop: says(naming(plain('place $1 on top of the Deck', '$1放到卡组最上方'), those)),
  returnToDeck: says(naming(toDeck, those), 'at'),
  returnToGY: says(naming(plain('return $1 to the GY', '$1回到墓地'), those), 'choose'),
  returnToHand: says(naming(plain('return $1 to the hand', '$1回到手卡'), those)),
  reveal: says(naming(plain('reveal $1', '展示$1'), those), 'choose', 'until'),
  sendToGY: says(naming(plain('send $1 to the GY', '$1送去墓地'), those), 'choose', 'excavated'),
  shuffleDeck: says(
    (reader, verb) =>
      verb.who === undefined
        ? phrase('shuffle the Deck', '卡组洗切')
        : template('$1 shuffles the Deck', '$1把卡组洗切', reader.player(whoOf(verb))),
    'who',
  ),
  toExtraDeck: says(naming(plain('add $1 to the Extra Deck face-up', '$1表侧表示加入额外卡组'), those)),
  tribute: says(naming(plain('Tribute $1', '解放$1'), those), 'choose'),
};
