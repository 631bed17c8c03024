import { hasValue } from '../programs/looking-through.js';
import type { Ability, Modes } from '../programs/programs.js';
import { clauseList } from './clauses.js';
import { occasionWords } from './occasions.js';
import { join, nothing, or, type Phrase, phrase, sentence, template, UnknownWord, wordOf } from './phrases.js';
import type { SentenceReader } from './sentences.js';

/**
 * Words for parts of abilities that are the same in every game; each game itself says how abilities begin, what they cost and when they may
 * be used.
 */

/** Words for each kind of ability. */
export type KindWords<Said extends readonly unknown[]> = { readonly [kind in Ability['kind']]: (...said: Said) => Phrase };

/** Returns the words for abilities of a kind. @throws {UnknownWord} for an unknown kind */
export function ofKind<Said extends readonly unknown[]>(words: KindWords<Said>, { kind }: Ability): (...said: Said) => Phrase {
  if (!Object.hasOwn(words, kind)) throw new UnknownWord('kind of ability', kind);
  return words[kind];
}

/** Makes a sentence begin in lower case, so that it can follow other words; a word that begins with several capitals keeps them. */
export const lowered = ({ en, zh }: Phrase): Phrase =>
  phrase(
    en.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
    zh,
  );

/** Renders what an ability does: its modes where it has some, otherwise its clauses. Targets that nothing mentions are said as orders. */
export function effectWords(reader: SentenceReader, { targets = [], modes, clauses = [] }: Ability): Phrase {
  const aimed = targets
    .filter(({ as }) => !hasValue([clauses, modes], as))
    .map(({ as }) => sentence(template('choose $1', '选择$1', reader.mention(as))));
  return join([...aimed, ...(modes === undefined ? [] : [modesWords(reader, modes)]), clauseList(reader, clauses)], ' ', '');
}

function modesWords(reader: SentenceReader, { min, max, of }: Modes): Phrase {
  const most = reader.measure(max);
  const many = JSON.stringify(min) === JSON.stringify(max) ? most : template('up to $1', '至多$1', most);
  const lines = of.map(({ if: condition, targets = [], clauses = [] }) => {
    for (const target of targets) reader.choice(target);
    const only =
      condition === undefined ? nothing : (reader.terms.given(condition) ?? template('(if $1) ', '（若$1）', reader.condition(condition)));
    return template('\n• $1$2', '\n•$1$2', only, clauseList(reader, clauses));
  });
  return template('Choose $1:$2', '选择$1项：$2', many, join(lines, '', ''));
}

/** Renders what a static ability changes, on which condition, and where its card must lie for that. */
export function standingWords(reader: SentenceReader, ability: Ability): Phrase {
  const { piles } = reader.terms;
  const changes = reader.modifiers(ability.modifiers ?? [], null);
  const [zone, ...more] = ability.from ?? [];
  const there =
    zone !== undefined && more.length === 0 && zone in piles
      ? template('while this card is in your $1, ', '此牌在你的$1中时，', wordOf(piles, zone, 'zone'))
      : nothing;
  const whole = ability.when === undefined ? changes : template('as long as $1, $2', '只要$1，$2', reader.condition(ability.when), changes);
  return sentence(template('$1$2', '$1$2', there, whole));
}

/** Renders what happens instead of something, and what follows it. */
export function replacingWords(reader: SentenceReader, ability: Ability): Phrase {
  const would = or((ability.on ?? []).map((trigger) => occasionWords(reader, trigger, 'would')));
  const condition = ability.when === undefined ? nothing : template(' and $1', '且$1', reader.condition(ability.when));
  const instead = effectWords(reader, ability);
  const main = sentence(
    template(
      'if $1$2, $3',
      '若$1$2，则$3',
      would,
      condition,
      lowered(phrase(instead.en.replace(/\.$/, ''), instead.zh.replace(/。$/, ''))),
    ),
  );
  const then = ability.then === undefined ? nothing : clauseList(reader, ability.then);
  return join([main, then.en === '' ? nothing : template('Then $1', '然后$1', lowered(then))], ' ', '');
}
