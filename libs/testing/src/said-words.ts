import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, GameEvent, Language, Pins, Ruleset } from '@arbiter/kernel';
import type { GameDefinition } from '@arbiter/kernel/authoring';
import { traditionalIn } from './script.js';
import { chooser } from './probe-match.js';

const languages: readonly Language[] = ['en', 'zh'];
/** Words that only the program understands, and gaps where something should stand. */
const raw = /[{}]|undefined|\bnull\b|\[object|NaN|\b[a-z]+[A-Z][a-z]+\b|\w:\d|\/abilities\/| {2}|\s$|\(\)|（）/;

/** What a game says while it is played, read word for word. */
export interface Reading {
  /** What has no words, or reads badly. */
  readonly faults: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  /** Plays at random, and reads everything that a judge and a spectator are told, and everything that is asked. */
  readonly play: (pins: Pins, seed: number, actions: number) => void;
}

/** Reads games. @param names what looks like a word of programs, and is a name */
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
      // Who passes once more often than not does something all the same.
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

/** Everything that the source files of a folder name by a pattern, without what has words and what the kernel says in other games only. */
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

/** Words that programs offer as options of a choice. */
export function offeredWords(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'oneOf' ? (value as readonly string[]) : offeredWords(value)));
}

/** Texts whose places differ between the languages. */
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
