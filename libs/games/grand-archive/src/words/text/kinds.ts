import { readAs } from '@arbiter/kernel';
import type { Ability, Limit } from '@arbiter/kernel/authoring';
import {
  capital,
  costWords,
  effectWords,
  join,
  lowered,
  nothing,
  occasionsOf,
  ofKind,
  onlyFields,
  or,
  type Phrase,
  phrase,
  replacingWords,
  sentence,
  type SentenceReader,
  standingWords,
  template,
  UnknownWord,
  wordOfTable,
} from '@arbiter/kernel/words';
import type { Restriction } from '../../cards/printed.js';
import { pileTerms } from '../terms.js';
import { labelOf } from './grammar.js';
import { keywordWords } from './keywords.js';
import { restrictionLabel } from './restrictions.js';

const fields = [
  'kind',
  'keyword',
  'from',
  'by',
  'on',
  'when',
  'x',
  'limit',
  'cost',
  'clauses',
  'targets',
  'modes',
  'then',
  'modifiers',
  'marks',
  'tier',
];
const marked = ['only', 'inherited', 'timing', 'cost', 'as'];

/**
 * Returns one ability as a line of text, with its restriction before it.
 * @throws {UnknownWord}
 */
export function abilityWords(reader: SentenceReader, ability: Ability): Phrase {
  onlyFields(ability, 'ability', fields);
  onlyFields(ability.marks ?? {}, 'marks', marked);
  const { only, inherited } = ability.marks ?? {};
  const heads = [
    ...(inherited === true ? [phrase('Inherited Effect —', '继承效果——')] : []),
    ...(only === undefined ? [] : [restrictionLabel(readAs<Restriction>(only))]),
  ];
  return join([...heads, ofKind(kinds, ability)(reader, ability)], ' ', '');
}

const kinds = {
  spell,
  triggered,
  activated,
  static: (reader: SentenceReader, ability: Ability): Phrase =>
    ability.marks?.cost === undefined ? standingWords(reader, ability) : payment(reader, ability),
  replacement: replacingWords,
};

/** Returns the words for what an action does as it resolves. */
function spell(reader: SentenceReader, ability: Ability): Phrase {
  const { keyword, cost } = ability;
  const paid =
    cost === undefined
      ? nothing
      : sentence(template('as an additional cost to activate this card, $1', '作为激活此牌的额外费用，$1', costWords(reader, cost)));
  const when =
    ability.when === undefined
      ? nothing
      : sentence(template('activate this card only if $1', '此牌仅当$1时可以激活', reader.condition(ability.when)));
  return join([...(keyword === undefined ? [] : [keywordWords(keyword)]), paid, when, effectWords(reader, ability)], ' ', '');
}

/** Returns the words of a triggered ability: `On Enter: ...`, or `When ..., ...` (2.4.2.2). */
function triggered(reader: SentenceReader, ability: Ability): Phrase {
  const { on = [], when, limit } = ability;
  const label = labelOf(on);
  const occasion = label ?? occasionsOf(reader, on);
  const state = occasion.en === '';
  const condition = when === undefined ? null : reader.condition(when);
  const effect = effectWords(reader, asked(ability));
  const behind =
    limit === undefined ? nothing : limitWords(limit, phrase('This ability triggers only', '此能力'), phrase('trigger', '触发'));
  const main =
    label !== null
      ? condition === null
        ? template('$1: $2', '$1：$2', label, effect)
        : template('$1: If $3, $2', '$1：若$3，$2', label, lowered(effect), condition)
      : condition === null
        ? template('$1, $2', '$1，$2', { ...occasion, en: capital(occasion.en) }, lowered(effect))
        : state
          ? template('When $1, $2', '当$1时，$2', condition, lowered(effect))
          : template('$1, if $3, $2', '$1，若$3，$2', { ...occasion, en: capital(occasion.en) }, lowered(effect), condition);
  return join([main, behind], ' ', '');
}

/** Drops the condition of the first clause if it repeats that of the ability, so that it is said once. */
function asked(ability: Ability): Ability {
  const { when, clauses = [] } = ability;
  const [first, ...more] = clauses;
  if (first?.if === undefined || JSON.stringify(first.if) !== JSON.stringify(when)) return ability;
  const { if: _said, ...rest } = first;
  return { ...ability, clauses: [rest, ...more] };
}

/** Returns the words of an activated ability: `(cost): (effect)` (2.4.1.2). */
function activated(reader: SentenceReader, ability: Ability): Phrase {
  const cost = ability.cost ?? [];
  const paid = cost.length === 0 ? phrase('(0)', '（0）') : costWords(reader, cost);
  return join(
    [template('$1: $2', '$1：$2', { ...paid, en: capital(paid.en) }, effectWords(reader, ability)), ...limits(reader, ability)],
    ' ',
    '',
  );
}

function limits(reader: SentenceReader, { from, when, limit, marks, by }: Ability): readonly Phrase[] {
  return [
    ...(by === undefined
      ? []
      : [
          phrase(
            by === 'any' ? 'Any player may activate this ability.' : 'Only opponents may activate this ability.',
            by === 'any' ? '任意玩家均可激活此能力。' : '仅对手可以激活此能力。',
          ),
        ]),
    ...(from === undefined
      ? []
      : [
          template(
            'Activate this ability only while this card is in your $1.',
            '此能力仅当此牌在你的$1中时可以激活。',
            or(from.map((zone) => wordOfTable(pileTerms, zone, 'zone'))),
          ),
        ]),
    ...(when === undefined ? [] : [template('Activate this ability only if $1.', '此能力仅当$1时可以激活。', reader.condition(when))]),
    ...(limit === undefined ? [] : [limitWords(limit, phrase('Activate this ability only', '此能力'), phrase('activate', '激活'))]),
    ...(marks?.timing === undefined ? [] : [phrase('Activate this ability only at slow speed.', '此能力仅能以低速激活。')]),
  ];
}

function limitWords({ uses, per }: Limit, head: Phrase, verb: Phrase): Phrase {
  if (per !== 'turn' && per !== 'game') throw new UnknownWord('span', per);
  const times = uses === 1 ? phrase('once', '1次') : phrase(`${uses} times`, `${uses}次`);
  return template(
    '$1 $2 each $3.',
    `$1每$3只能${verb.zh}$2。`,
    head,
    times,
    per === 'turn' ? phrase('turn', '回合') : phrase('game', '局游戏'),
  );
}

/**
 * Returns the words for what is paid instead of or in addition to a card's cost, and from where the card may be activated (`play/ways.ts`).
 */
function payment(reader: SentenceReader, ability: Ability): Phrase {
  const { cost = [], from, when, marks } = ability;
  const paid = cost.length === 0 ? nothing : costWords(reader, cost);
  const where =
    from === undefined ? nothing : template(' from your $1', '从你的$1中', or(from.map((zone) => wordOfTable(pileTerms, zone, 'zone'))));
  const condition = when === undefined ? nothing : template('if $1, ', '若$1，', reader.condition(when));
  switch (marks?.cost) {
    case 'additional':
      return sentence(template('$2as an additional cost to activate this card, $1', '$2作为激活此牌的额外费用，$1', paid, condition));
    case 'optional':
      return sentence(template('$2as you activate this card, you may also $1', '$2激活此牌时，你可以额外$1', paid, condition));
    case 'usual':
      return sentence(template('$1you may activate this card$2', '$1你可以$2激活此牌', condition, where));
    default:
      return sentence(
        from === undefined
          ? template('$2you may $1 rather than pay this card’s cost', '$2你可以$1而不支付此牌的费用', paid, condition)
          : template(
              '$2you may $1 to activate this card$3 without paying its cost',
              '$2你可以$1以$3激活此牌，无需支付其费用',
              paid,
              condition,
              where,
            ),
      );
  }
}
