import { type Json, type JsonObject, readAs } from '@arbiter/kernel';
import type { Mode, Predicate, Verb } from '@arbiter/kernel/authoring';
import { capital, join, listOf, or, type Phrase, phrase, template } from '@arbiter/kernel/words';
import { ownCost } from '../../costs/changes.js';
import { costWords } from './clauses.js';
import { colourWord, keywordWord, subtypeWord, together } from './nouns.js';
import type { Reader } from './reader.js';

/** Returns the words for a quality after `from`: `red`, `artifacts`. */
function qualityWords(reader: Reader, quality: Predicate): Phrase {
  const keys = Object.keys(quality);
  if (keys.length === 1 && typeof quality.colours === 'string') return colourWord(quality.colours);
  if (keys.length === 1 && Array.isArray(quality.colours)) return or(listOf(quality.colours).map(colourWord));
  return reader.kind({ from: 'battlefield', where: quality });
}

function parameterWords(reader: Reader, name: string, value: Json): Phrase {
  if (name === 'costOf' || (name === 'cost' && value === ownCost)) return phrase('for its mana cost', '（费用等同于其法术力费用）');
  if ((name === 'cost' || name === 'costs') && Array.isArray(value))
    return template('— $1', '——$1', costOf(reader, readAs<readonly Verb[]>(value)));
  if (name === 'from' && typeof value === 'object' && value !== null) {
    const { tree } = value as { readonly tree?: Json };
    return template('from $1', '$1', qualityWords(reader, readAs<Predicate>(tree ?? value)));
  }
  if (
    (name === 'enchant' || name === 'for' || name === 'of' || name === 'to' || name === 'where') &&
    typeof value === 'object' &&
    value !== null
  ) {
    const { tree } = value as { readonly tree?: Json };
    return qualityWords(reader, readAs<Predicate>(tree ?? value));
  }
  if (name === 'types' && Array.isArray(value)) return template('($1)', '（$1）', together(value.map(subtypeWord)));
  if (name === 'keeps') return phrase('(this doesn’t remove what gives it)', '（不会移除给予它的物件）');
  if (typeof value === 'object') return phrase('', '');
  return phrase(String(value), String(value));
}

function costOf(reader: Reader, cost: readonly Verb[]): Phrase {
  const words = costWords(reader, cost);
  return { en: capital(words.en), zh: words.zh };
}

/** Returns `Forestcycling` (702.28e) and the like; null for other keywords. */
function cyclingWord(keyword: Json): Phrase | null {
  const { word, of } = (typeof keyword === 'object' ? keyword : {}) as {
    readonly word?: string;
    readonly of?: { readonly subtypes?: Json };
  };
  if (word !== 'cycling' || of?.subtypes === undefined) return null;
  const type = subtypeWord(of.subtypes);
  return phrase(`${type.en}cycling`, `${type.zh}循环`);
}

/**
 * Returns `Islandwalk` (702.14a), `enchant creature` (702.5a) and the like, in which the quality is part of the keyword; null for other
 * keywords.
 */
function oneOfKind(reader: Reader, keyword: Json): Phrase | null {
  const { word, where, players } = (typeof keyword === 'object' ? keyword : {}) as {
    readonly word?: string;
    readonly players?: Json;
    readonly where?: { readonly tree?: Predicate } & Predicate;
  };
  if (word === 'enchant' && players !== undefined) return phrase('enchant player', '结附于牌手');
  if ((word !== 'landwalk' && word !== 'enchant') || where === undefined) return null;
  const what = where.tree ?? where;
  const one = typeof what.subtypes === 'string' && Object.keys(what).length === 1 ? subtypeWord(what.subtypes) : reader.described(what);
  const bare = phrase(one.en.replace(/^an? /, ''), one.zh.replace(/^一个/, ''));
  return word === 'enchant' ? template('enchant $1', '结附于$1', bare) : template('$1walk', '$1行者', bare);
}

/** Returns a keyword ability as the card prints it: `flashback {1}{U}`, `protection from red`. */
export function keywordWithParameters(reader: Reader, keyword: Json): Phrase {
  const kind = oneOfKind(reader, keyword);
  if (kind !== null) return kind;
  const word = cyclingWord(keyword) ?? keywordWord(keyword);
  if (typeof keyword !== 'object' || keyword === null || Array.isArray(keyword)) return word;
  const said = Object.entries(keyword as JsonObject).flatMap(([name, value]) =>
    name === 'word' || (name === 'of' && (keyword as JsonObject).word === 'cycling')
      ? []
      : [name === 'clauses' ? template('— $1', '——$1', reader.mode(readAs<Mode>(keyword))) : parameterWords(reader, name, value)],
  );
  return join([word, ...said], ' ', '');
}
