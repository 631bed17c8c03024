import type { Json } from '../contract.js';
import type { Modifier } from '../programs/programs.js';
import { and, join, many, nothing, type Phrase, phrase, template } from './phrases.js';
import { modifierGroups } from './readers.js';
import type { SentenceReader } from './sentences.js';

/** Renders the words of a list: A and B / A、B. */
export function listWords(words: readonly Json[], one: (word: Json) => Phrase): Phrase {
  return { ...and(words.map(one)), zh: words.map((word) => one(word).zh).join('、') };
}

function targetOf(reader: SentenceReader, { players, of = 'self' }: Modifier, to: Phrase | null): Phrase {
  if (players === 'all') return to ?? many(phrase('players', '玩家'));
  if (players !== undefined) return to ?? reader.player(players);
  if (to !== null) return to;
  if (of === 'self') return reader.self;
  return of === 'host' ? reader.ref({ hostOf: 'self' }) : reader.kind(of);
}

/** Renders the verb of several changes once: `gains A and gains B` becomes `gains A and B`. */
function merged(changes: readonly Phrase[]): Phrase {
  const all = and(changes);
  const [first = nothing] = changes;
  const verb = /^(gains?|gets?|loses?) /.exec(first.en)?.[1];
  if (verb === undefined) return all;
  // Beside changes of another kind only names and numbers may lose their verb; otherwise everything may, except a quoted text.
  const next = changes.every(({ en }) => en.startsWith(`${verb} `)) ? '(?!“)' : '(?=[\\[+-])';
  return { ...all, en: all.en.replaceAll(new RegExp(`(, | and )${verb} ${next}`, 'g'), '$1') };
}

/**
 * Renders what modifiers change; changes of the same things are put into one sentence.
 * @param to what an effect named, if it did; used instead of the modifiers’ own words
 * @param changesOf returns the changes of one modifier in the game’s words
 */
export function modifierWords(
  reader: SentenceReader,
  modifiers: readonly Modifier[],
  to: Phrase | null,
  changesOf: (modifier: Modifier) => readonly Phrase[],
): Phrase {
  const groups = modifierGroups(reader, modifiers, (modifier) => targetOf(reader, modifier, to), changesOf);
  return join(
    groups.map(({ target, condition, changes }) => {
      const words = template('$1 $2', '$1$2', target, merged(changes));
      return condition === null ? words : template('as long as $1, $2', '只要$1，$2', condition, words);
    }),
    '; ',
    '；',
  );
}
