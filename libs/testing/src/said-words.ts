import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, GameEvent, Language, Pins, Ruleset } from '@arbiter/kernel';
import type { GameDefinition } from '@arbiter/kernel/authoring';
import { traditionalIn } from './script.js';
import { chooser } from './probe-match.js';

const languages: readonly Language[] = ['en', 'zh'];
/** Matches words that only the program understands, and gaps where a word is missing. */
const raw = /[{}]|undefined|\bnull\b|\[object|NaN|\b[a-z]+[A-Z][a-z]+\b|\w:\d|\/abilities\/| {2}|\s$|\(\)|（）/;

/** Checks all texts that a game shows while it is played. */
export interface Reading {
  /** Texts that are missing, or that contain raw words. */
  readonly faults: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  /** Plays at random and checks every text of events as a judge and a spectator get them, and of questions. */
  readonly play: (pins: Pins, seed: number, actions: number) => void;
}

/**
 * Makes a checker of a game's texts.
 * @param names names that look like words of programs
 */
export function readingOf(game: GameDefinition, ruleset: Ruleset, names: readonly string[]): Reading {
  const faults = new Set<string>();
  const seen = { events: new Set<string>(), kinds: new Set<string>() };
  const odd = names.filter((name) => raw.test(name));
  const printed = ruleset
    .cards()
    .map((card) => card.names.zh)
    .filter((name) => traditionalIn(name).length > 0);
  const read = (what: string, key: string, words: object, render: (language: Language) => string): void => {
    if (!Object.hasOwn(words, key)) return void faults.add(`${what} ${key} has no words`);
    for (const language of languages) {
      const text = odd.reduce((left, name) => left.replaceAll(name, 'Name'), render(language));
      if (text.trim() === '' || raw.test(text)) faults.add(`${what} ${key} (${language}): ${text}`);
      const traditional = language === 'zh' ? traditionalIn(text, printed) : [];
      if (traditional.length > 0) faults.add(`${what} ${key}: ${traditional.join('')} in ${text}`);
    }
  };
  const hear = (list: readonly GameEvent[]): void => {
    for (const viewer of [{ role: 'judge' }, { role: 'spectator' }] as const) {
      for (const event of ruleset.eventsFor(list, viewer)) {
        seen.events.add(event.type);
        read('event', event.type, game.words.events, (language) => ruleset.renderEvent(event, language));
      }
    }
  };
  const look = (decision: Decision): void => {
    seen.kinds.add(decision.kind);
    read('prompt', decision.prompt.key, game.words.prompts, (language) => ruleset.renderDecision(decision, language));
    const options = 'options' in decision.domain ? decision.domain.options : [];
    for (const option of options) read('option', option.label, game.words.options, (language) => ruleset.renderOption(option, language));
  };
  const play = (pins: Pins, seed: number, actions: number): void => {
    const draw = chooser(seed);
    const begun = ruleset.start(pins, (seed + 1).toString(16).padStart(64, '0'));
    const session = ruleset.openSession(pins, begun.state);
    hear(begun.events);
    for (let done = 0; done < actions && session.result() === null; done += 1) {
      const decision = session.pending()[0] as Decision;
      look(decision);
      let answer = session.sample(decision, draw);
      // A second draw after a pass makes acts more frequent than passes.
      if (JSON.stringify(answer).includes('"pass')) answer = session.sample(decision, draw);
      const acted = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
      if (!acted.ok) throw new Error(acted.refusal.detail);
      hear(acted.events);
    }
    if (session.result() !== null) return;
    const given = session.act({ type: 'concede', seat: 0, scope: 'game' });
    if (given.ok) hear(given.events);
  };
  return { faults, events: seen.events, kinds: seen.kinds, play };
}

/**
 * Lists everything that the source files of a folder name by a pattern, except names that have words and those that the kernel uses only in
 * other games (`foreign`).
 */
export function unsaidNames(
  folders: readonly string[],
  pattern: RegExp,
  words: object,
  foreign: readonly string[] = [],
): readonly string[] {
  const named = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('testing'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map((match) => match[1] as string)),
  );
  return [...new Set(named)].filter((one) => !foreign.includes(one) && !Object.hasOwn(words, one)).sort();
}

/** Lists the words that programs offer as options of a choice. */
export function offeredWords(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'oneOf' ? (value as readonly string[]) : offeredWords(value)));
}

/** Lists texts whose placeholders differ between the languages. */
export function unevenWords({ events, prompts, options }: GameDefinition['words']): readonly string[] {
  const places = (text: string): string =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map((match) => match[1] as string)
      .sort()
      .join();
  return [events, prompts, options].flatMap((words) =>
    Object.entries(words).flatMap(([key, { en, zh }]) => (places(en) === places(zh) ? [] : [key])),
  );
}
