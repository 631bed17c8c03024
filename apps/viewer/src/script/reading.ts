import { options } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keep, languageKey, recall } from '../storage.js';
import type { Language } from '../types.js';
import { type Around, converterOf, type ScriptTable } from './convert.js';

/**
 * In which language and script somebody reads. All texts are kept in English and in simplified Chinese; traditional script is made of the
 * simplified one where a text is put into the page, so that it holds for whatever the page shows, also for what the server says.
 */
export type Reading = 'en' | 'zh-Hans' | 'zh-Hant';

/** Returns the reading that somebody chose before (`zh` was simplified before there was a choice), or what their browser asks for. */
export function readingFor(chosen: string | null, browser: string): Reading {
  if (chosen === 'en' || chosen === 'zh-Hant') return chosen;
  if (chosen === 'zh') return 'zh-Hans';
  if (/^zh\b.*-(?:tw|hk|mo|hant)\b/i.test(browser)) return 'zh-Hant';
  return /^zh\b/i.test(browser) ? 'zh-Hans' : 'en';
}

/** The language of the word lists that a reading needs. */
const languageOf = (reading: Reading): Language => (reading === 'en' ? 'en' : 'zh');

const same = (text: string): string => text;
let table: ScriptTable | null = null;
let current: Reading = 'en';
let around: Around = { game: null, names: [] };
let convert: (text: string) => string = same;
let turned = new Map<string, string>();

function prepare(): void {
  turned = new Map();
  convert = current === 'zh-Hant' && table !== null ? converterOf(table, around) : same;
}

/** Returns a Chinese text in the reader's script. */
export function inScript(text: string): string {
  if (convert === same) return text;
  const known = turned.get(text);
  if (known !== undefined) return known;
  const made = convert(text);
  turned.set(text, made);
  return made;
}

/** Says of which game the texts are from now on; null for none in particular. */
export function readGame(game: string | null): void {
  if (game === around.game) return;
  around = { ...around, game };
  prepare();
}

/** Keeps names as somebody typed them, wherever they stand in a text. */
export function keepNames(names: readonly string[]): void {
  const added = names.filter((name) => /\p{Script=Han}/u.test(name) && !around.names.includes(name));
  if (added.length === 0) return;
  around = { ...around, names: [...around.names, ...added] };
  prepare();
}

/** Returns the names of all entrants and players of matches in an answer of the API: whatever has a number of its own, and a name. */
export function namesIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const inside = Object.values(answer).flatMap(namesIn);
  const named = 'name' in answer && typeof answer.name === 'string' && ('entrant' in answer || 'seat' in answer);
  return named ? [answer.name as string, ...inside] : inside;
}

/** Says of which match the texts are from now on: of its game, with the names of its players. */
export function readMatch({ game, players }: { readonly game: string; readonly players: readonly object[] }): void {
  readGame(game);
  keepNames(namesIn(players));
}

/** The attributes whose text somebody reads or hears. */
const spoken = ['title', 'aria-label', 'placeholder', 'alt', 'label'] as const;

/** Puts a text that is about to be shown, or the texts of an element's attributes, into the reader's script. */
function write(node: { readonly type: unknown; props: unknown }): void {
  if (convert === same) return;
  const { type, props } = node;
  if (typeof props === 'string') node.props = inScript(props);
  if (typeof type !== 'string' || typeof props !== 'object' || props === null) return;
  const changed = spoken.flatMap((name) => {
    const text = name in props ? Reflect.get(props, name) : undefined;
    return typeof text === 'string' ? [[name, inScript(text)] as const] : [];
  });
  if (changed.length > 0) node.props = { ...props, ...Object.fromEntries(changed) };
}

const before = options.vnode;
options.vnode = (node) => {
  write(node);
  before?.(node);
};

async function turnTo(reading: Reading): Promise<void> {
  if (reading === 'zh-Hant') table ??= (await import('./table.js')).table;
  current = reading;
  prepare();
}

/** Begins with the reading that somebody chose, or their browser; to be called once, before anything is drawn. */
export async function beginReading(asked: string | null = recall(languageKey)): Promise<void> {
  const reading = readingFor(asked, navigator.language);
  // Without the table everything is shown in simplified script, and the choice of languages says so.
  await turnTo(reading).catch((error: unknown) => {
    console.error(error);
    return turnTo('zh-Hans');
  });
}

/** The reader's reading, and how they choose another. */
export interface ChosenReading {
  readonly reading: Reading;
  readonly language: Language;
  choose(reading: Reading): void;
}

/** The reading of a page; what is chosen is kept in the browser. */
export function useReading(): ChosenReading {
  const [reading, setReading] = useState(current);
  useEffect(() => {
    document.documentElement.lang = reading;
  }, [reading]);
  const choose = (chosen: Reading): void => {
    turnTo(chosen).then(
      () => {
        keep(languageKey, chosen === 'zh-Hans' ? 'zh' : chosen);
        setReading(chosen);
      },
      (error: unknown) => console.error(error),
    );
  };
  return { reading, language: languageOf(reading), choose };
}
