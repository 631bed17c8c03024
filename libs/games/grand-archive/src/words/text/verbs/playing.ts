import type { PlayerRef, Ref, Rewriting, Verb } from '@arbiter/kernel/authoring';
import {
  amountOf,
  done,
  nothing,
  type Phrase,
  phrase,
  playerOf,
  type Said,
  says,
  type SentenceReader,
  template,
  things,
  whatOf,
} from '@arbiter/kernel/words';
import { changesOf } from '../modifiers.js';

const free = (verb: Verb, en: string, zh: string): Phrase => (verb.free === true ? phrase(en, zh) : nothing);

/** Renders a token with its name, or with its id where the catalogue does not have it: `a token called “Obelisk of Fabrication”`. */
function tokens(reader: SentenceReader, verb: Verb): Phrase {
  const id = String(verb.token);
  const { en, zh } = reader.cardOf(id)?.names ?? phrase(id, id);
  const amount = amountOf(verb);
  const many = things(reader, amount, 'token', '个衍生物');
  return template('$1 called $2', '$1，名为$2', many, phrase(`“${en}”`, `“${zh}”`));
}

/** Returns the words for how a copy differs from the original. */
function exceptions(reader: SentenceReader, verb: Verb): Phrase {
  if (verb.except === undefined) return nothing;
  const [words = nothing] = changesOf(reader, { layer: 'copies', ...(verb.except as Rewriting) });
  return template(', except that it $1', '，但其$1', phrase(words.en.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1'), words.zh));
}

const rested = (verb: Verb): Phrase => (verb.rested === true ? phrase(' rested', '（横置）') : nothing);

/** Words of verbs that play cards, summon tokens and copy. */
export const playingWords: { readonly [verb: string]: Said } = {
  materialize: says(
    (reader, verb) =>
      done(
        reader,
        (verb.by as PlayerRef | undefined) ?? 'you',
        'materialize%s $1$2',
        '实现$1$2',
        whatOf(reader, verb),
        free(verb, ', ignoring its costs', '，忽略其费用'),
      ),
    'free',
    'by',
  ),
  activate: says(
    (reader, verb) =>
      done(
        reader,
        (verb.by as PlayerRef | undefined) ?? 'you',
        'activate%s $1$2',
        '激活$1$2',
        whatOf(reader, verb),
        free(verb, ' without paying its costs', '，无需支付其费用'),
      ),
    'free',
    'by',
  ),
  summon: says(
    (reader, verb) => {
      const what =
        verb.copyOf === undefined
          ? tokens(reader, verb)
          : template(
              '$2 of $1$3',
              '$1的$2$3',
              reader.ref(verb.copyOf as Ref),
              amountOf(verb) === 1 ? phrase('a token copy', '1个复制衍生物') : things(reader, amountOf(verb), 'token copy', '个复制衍生物'),
              exceptions(reader, verb),
            );
      return done(reader, playerOf(verb), 'summon%s $1$2', '召唤$1$2', what, rested(verb));
    },
    'token',
    'copyOf',
    'amount',
    'player',
    'rested',
    'except',
  ),
  copy: says(
    (reader, verb) =>
      template(
        'copy $1$3$2',
        '复制$1$3$2',
        whatOf(reader, verb),
        verb.retarget === true ? phrase('; you may choose new targets for the copy', '，你可以为复制选择新的目标') : nothing,
        amountOf(verb) === 1 ? nothing : template(' $1 times', '$1次', reader.measure(amountOf(verb))),
      ),
    'amount',
    'retarget',
  ),
  entersAs: says(
    (reader, verb) =>
      template('it enters the field as a copy of $1$2', '其作为$1的复制入场$2', reader.ref(verb.copyOf as Ref), exceptions(reader, verb)),
    'copyOf',
    'except',
  ),
  bringBack: says((reader, verb) =>
    template(
      'return $1 to the field with its lineage, its counters and its damage',
      '将$1连同其血统世系、指示物和伤害移回场上',
      whatOf(reader, verb),
    ),
  ),
};
