import type { Ability, Limit } from '@arbiter/kernel/authoring';
import {
  capital,
  costWords,
  effectWords,
  join,
  nothing,
  occasionsOf,
  or,
  phrase,
  type Phrase,
  sentence,
  type SentenceReader,
  template,
  UnknownWord,
  wordOfTable,
} from '@arbiter/kernel/words';
import { raceTerms } from '../races.js';
import { pileTerms } from '../terms.js';

/** Returns the words for what a chant does, or for what an addition is added to. */
export function spell(reader: SentenceReader, ability: Ability): Phrase {
  if (ability.clauses === undefined && ability.modes === undefined) {
    return join(
      (ability.targets ?? []).map(({ as }) => sentence(template('add this card to $1', '将此牌结附于$1', reader.mention(as)))),
      ' ',
      '',
    );
  }
  const paid =
    ability.cost === undefined
      ? nothing
      : sentence(template('as an additional cost to play this card, $1', '作为施放此牌的额外费用，$1', costWords(reader, ability.cost)));
  return join([paid, effectWords(reader, ability)], ' ', '');
}

/** Returns the words of an automatic ability: `When this card attacks ⇒ ...` (901.1b). */
export function triggered(reader: SentenceReader, ability: Ability): Phrase {
  const occasion = occasionsOf(reader, ability.on ?? []);
  const condition =
    ability.when === undefined
      ? nothing
      : template(occasion.en === '' ? 'if $1' : ', if $1', occasion.zh === '' ? '若$1' : '，若$1', reader.condition(ability.when));
  const head = template('$1$2', '$1$2', occasion, condition);
  const limit = ability.limit === undefined ? nothing : limitWords(ability.limit);
  return join([template('$1 ⇒ $2', '$1 ⇒ $2', { ...head, en: capital(head.en) }, effectWords(reader, ability)), limit], ' ', '');
}

/** Returns the words for the cost before the colon, by its symbols. */
export function paid(reader: SentenceReader, ability: Ability): Phrase {
  const cost = ability.cost ?? [];
  if (cost.length === 0) return phrase('{0}', '{0}');
  const words = costWords(reader, cost);
  return {
    en: capital(
      words.en
        .replaceAll('pay {', '{')
        .replaceAll(' and {', ', {')
        .replace(/\} and /g, '}, '),
    ),
    zh: words.zh.replaceAll('支付{', '{').replaceAll('且{', '、{').replace(/\}且/g, '}、'),
  };
}

/** Returns the words of an activate ability: `{R}: ...` (901.1a), followed by where and when it may be played. */
export function activated(reader: SentenceReader, ability: Ability, head: Phrase = nothing): Phrase {
  const main = template('$1$2: $3', '$1$2：$3', head, paid(reader, ability), effectWords(reader, ability));
  return join([main, ...restrictions(reader, ability)], ' ', '');
}

function restrictions(reader: SentenceReader, { from, when, limit, marks, keyword }: Ability): readonly Phrase[] {
  for (const mark of Object.keys(marks ?? {})) if (mark !== 'spendsAs' && mark !== 'timing') throw new UnknownWord('mark', mark);
  const places =
    from === undefined || (keyword !== undefined && keyword !== 'godsArt')
      ? null
      : or(from.map((zone) => wordOfTable(pileTerms, zone, 'zone')));
  return [
    ...(places === null
      ? []
      : [template('Play this ability only while this card is in your $1.', '此异能仅当此牌在你的$1中时可以施放。', places)]),
    ...(when === undefined ? [] : [template('Play this ability only if $1.', '此异能仅当$1时可以施放。', reader.condition(when))]),
    ...(limit === undefined || keyword === 'godsArt' ? [] : [limitWords(limit)]),
    ...(marks?.spendsAs === undefined
      ? []
      : [
          template(
            'Will that is only for $1 cards may be spent on this ability.',
            '仅可用于$1牌的魔力也可以支付此异能的费用。',
            wordOfTable(raceTerms, marks.spendsAs, 'race'),
          ),
        ]),
    ...(marks?.timing === undefined || keyword !== undefined
      ? []
      : [phrase('Play this ability only in your main timing.', '此异能仅能在主要时机施放。')]),
  ];
}

function limitWords({ uses, per, scope }: Limit): Phrase {
  if (per !== 'turn' && per !== 'game') throw new UnknownWord('span', per);
  if (scope !== 'object') throw new UnknownWord('scope of a limit', scope);
  const times = uses === 1 ? phrase('once', '1次') : phrase(`${uses} times`, `${uses}次`);
  return template(
    'Play this ability only $1 per $2.',
    '此异能每$2只能施放$1。',
    times,
    per === 'turn' ? phrase('turn', '回合') : phrase('game', '局游戏'),
  );
}
