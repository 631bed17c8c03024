import { readdirSync, readFileSync } from 'node:fs';
import { Converter } from 'opencc-js/cn2t';
import type { DictGroup } from 'opencc-js/core';
import { configs } from 'opencc-js/preset/cn2t';
import { converterOf, type ScriptTable, type Terms } from '../src/script/convert.js';

/** OpenCC's own conversion: traditional script as it is written in Taiwan. */
const traditional = Converter({ from: 'cn', to: 'tw' });
const none = { game: null, names: [] };

/** Returns the paths of all files of the apps and libraries. */
const filesIn = (folder: string): readonly string[] =>
  ['apps', 'libs'].flatMap((part) =>
    readdirSync(`${folder}/${part}`, { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file.replaceAll('\\', '/')}`),
  );

/**
 * Returns every piece of Chinese in the sources: words, cards, questions, problems and decks of the page, the games and the API.
 * @param folder that of the whole project
 */
export function textsOf(folder: string): readonly string[] {
  const files = filesIn(folder).filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(?:int-|e2e-)?spec\./.test(file));
  const texts = new Set<string>();
  for (const file of files)
    for (const [text] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef·•]+/gu))
      texts.add(text);
  return [...texts].filter((text) => /\p{Script=Han}/u.test(text)).sort();
}

const termsIn = (file: string): Terms => JSON.parse(readFileSync(file, 'utf8')) as Terms;

/** Returns the terms of the page and those of each game. */
function ownTerms(folder: string): Pick<ScriptTable, 'terms' | 'games'> {
  const games = filesIn(folder).flatMap((file): readonly (readonly [string, Terms])[] => {
    const game = /^libs\/games\/([^/]+)\/src\/words\/traditional\.json$/.exec(file)?.[1];
    return game === undefined ? [] : [[game, termsIn(`${folder}/${file}`)]];
  });
  return { terms: termsIn(`${folder}/apps/viewer/src/script/terms.json`), games: Object.fromEntries(games) };
}

/** The entries of OpenCC's dictionaries that are spelled out: sources of phrases, and of single characters. */
function sourcesOf(): { readonly phrases: readonly string[]; readonly characters: readonly string[] } {
  // The first step makes it traditional, the second writes it as in Taiwan.
  const [toTraditional = [], toTaiwan = []] = configs['s2tw']?.conversionChain ?? [];
  const sources = (dictionaries: DictGroup): readonly string[] =>
    dictionaries.flatMap((dictionary) =>
      typeof dictionary === 'string'
        ? dictionary.split('|').map((entry) => entry.split(' ')[0] ?? '')
        : dictionary.map(([source]) => source),
    );
  return {
    phrases: sources(toTraditional).filter((source) => [...source].length > 1),
    // What needs two code units is in none of our texts, and in next to no name.
    characters: [...new Set([...sources(toTraditional), ...sources(toTaiwan)].filter((source) => source.length === 1))],
  };
}

/**
 * Makes the table with which the page converts: all characters, and of the phrases only those that some text has and that are not what
 * their characters make of them.
 */
export function scriptTable(folder: string, texts: readonly string[] = textsOf(folder)): ScriptTable {
  const sources = sourcesOf();
  const characters = sources.characters
    .map((source) => [source, traditional(source)] as const)
    .filter(([source, made]) => made !== source && made.length === 1)
    .map((pair) => pair.join(''))
    .join('');
  const all = texts.join('\n');
  const present = sources.phrases.filter((phrase) => all.includes(phrase));
  const bare: ScriptTable = { characters, phrases: {}, terms: {}, games: {} };
  const byCharacters = converterOf(bare, none);
  const telling = present.filter((phrase) => traditional(phrase) !== byCharacters(phrase));
  const madeOf = (phrases: readonly string[]): Terms => Object.fromEntries(phrases.map((phrase) => [phrase, traditional(phrase)]));
  const first = converterOf({ ...bare, phrases: madeOf(telling) }, none);
  // Where another phrase keeps one of them from being read, it has to be in the table, too.
  const wrong = texts.filter((text) => first(text) !== traditional(text));
  const phrases = madeOf([...new Set([...telling, ...present.filter((phrase) => wrong.some((text) => text.includes(phrase)))])].sort());
  return { characters, phrases, ...ownTerms(folder) };
}
