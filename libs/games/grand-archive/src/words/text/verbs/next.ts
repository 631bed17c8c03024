import type { Ability } from '@arbiter/kernel/authoring';
import { lastingWords, type Phrase, phrase, type Said } from '@arbiter/kernel/words';

const plain = lastingWords.later as Said;

/** Returns the words for an effect that waits for the next event: `the next time you activate ... this turn, ...`. */
function nextTime({ en, zh }: Phrase): Phrase {
  return phrase(en.replace(/^(?:when )?(.*?), /i, 'the next time $1 this turn, '), zh.replace(/^当?(.*?)时?，/, '本回合中下一次$1时，'));
}

const isNext = (ability: Ability): boolean => ability.on?.some(({ mark }) => mark === 'at') === true;

/** Returns the words for a recurring moment that is waited for once: `at the beginning of the next end phase`. */
const once = ({ en, zh }: Phrase): Phrase =>
  phrase(en.replace(/^when an? (\w+ phase) begins/i, 'at the beginning of the next $1'), zh.replace(/^当(?=\S+阶段开始时)/, '在下个'));

export const nextWords: { readonly [verb: string]: Said } = {
  later: {
    fields: plain.fields,
    words: (reader, verb) => (isNext(verb.ability as Ability) ? nextTime(plain.words(reader, verb)) : once(plain.words(reader, verb))),
  },
};
