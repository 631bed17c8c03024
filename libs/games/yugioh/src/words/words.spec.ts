import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type Language } from '@arbiter/kernel';
import { chooser, pinsFor } from '@arbiter/testing';
import { catalogue } from '../cards/index.js';
import { sampleDeck } from '../decks/deck-samples.js';
import { yugioh } from '../game.js';
import { decisionKinds } from '../vocabulary.js';
import { events } from './events.js';
import { options, prompts } from './questions.js';
import { parameter } from './values.js';

const languages: readonly Language[] = ['en', 'zh'];
const ruleset = createRuleset(yugioh);
/** Words that only the program understands, and gaps where something should stand. */
const raw = /[{}]|undefined|\bnull\b|\[object|NaN|\b[a-z]+[A-Z][a-z]+\b|\w:\d|\/abilities\/| {2}|\s$|\(\)|（）/;
/** What program words look like, and are names: of cards. */
const names = catalogue.flatMap((card) => [card.names.en, card.names.zh]).filter((name) => raw.test(name));

const faults = new Set<string>();
const seen = { events: new Set<string>(), kinds: new Set<string>(), labels: new Set<string>() };

function read(what: string, key: string, words: { readonly [key: string]: unknown }, render: (language: Language) => string): void {
  if (!Object.hasOwn(words, key)) {
    faults.add(`${what} ${key} has no words`);
    return;
  }
  for (const language of languages) {
    const text = names.reduce((left, name) => left.replaceAll(name, 'Name'), render(language));
    if (text.trim() === '' || raw.test(text)) faults.add(`${what} ${key} (${language}): ${text}`);
  }
}

function hear(list: readonly GameEvent[]): void {
  for (const viewer of [{ role: 'judge' }, { role: 'spectator' }] as const) {
    for (const event of ruleset.eventsFor(list, viewer)) {
      seen.events.add(event.type);
      read('event', event.type, events, (language) => ruleset.renderEvent(event, language));
    }
  }
}

function look(decision: Decision): void {
  seen.kinds.add(decision.kind);
  read('prompt', decision.prompt.key, prompts, (language) => ruleset.renderDecision(decision, language));
  if (!('options' in decision.domain)) return;
  for (const option of decision.domain.options) {
    seen.labels.add(option.label);
    read('option', option.label, options, (language) => ruleset.renderOption(option, language));
  }
}

/** Plays between two decks, and reads everything that anybody is told. */
function readGame(decks: readonly Json[], seed: number, actions: number): void {
  const draw = chooser(seed);
  const pins = pinsFor(yugioh, decks);
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
  if (session.result() === null) {
    const given = session.act({ type: 'concede', seat: 0, scope: 'game' });
    if (given.ok) hear(given.events);
  }
}

const here = new URL('..', import.meta.url);

/** Everything that a source file of the game, or of the kernel, names as an event or an option. */
function named(folder: URL, pattern: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('testing'))
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(pattern)].map((match) => match[1] as string));
}

/** Words that programs offer as options of a choice. */
function offered(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'oneOf' ? (value as readonly string[]) : offered(value)));
}

const kernel = new URL('../../../kernel/src/', here);
/** What the kernel says in other games only. */
const foreign: ReadonlySet<string> = new Set(['card', 'act', 'use', 'a', 'b', 'o']);
const without = (said: readonly string[], words: object): readonly string[] => [...new Set(said)].filter((one) => !foreign.has(one) && !Object.hasOwn(words, one)).sort();

describe('words of the running Duel', () => {
  it('given the code, then every event that it tells has words', () => {
    expect(without([...named(here, /emit\(\s*'(\w+)'/g), ...named(kernel, /\.emit\(\s*'(\w+)'/g)], events)).toEqual([]);
  });

  it('given the code and the programs, then every option that they offer has words', () => {
    expect(without([...named(here, /label: '([\w:]+)'/g), ...named(new URL('.', kernel), /label: '([\w:]+)'/g), ...catalogue.flatMap((card) => offered(card.abilities))], options)).toEqual([]);
  });

  it.each(decisionKinds)('given the decision %s, then it can be asked in both languages', (kind) => {
    for (const language of languages) expect(prompts[kind]?.[language] ?? '').not.toBe('');
  });

  it('given random Duels, then every line and question reads well in both languages', () => {
    const draw = chooser(7);
    for (let game = 0; game < 6; game += 1) readGame([sampleDeck(catalogue, draw), sampleDeck(catalogue, draw)] as unknown as readonly Json[], game, 500);
    expect([...faults].sort()).toEqual([]);
    expect(seen.events.size).toBeGreaterThan(20);
    expect(seen.kinds.size).toBeGreaterThan(10);
  });

  it('given any words, then both languages speak of the same things', () => {
    const places = (text: string): string => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string).sort().join();
    const uneven = [events, prompts, options].flatMap((words) => Object.entries(words).flatMap(([key, { en, zh }]) => (places(en) === places(zh) ? [] : [key])));
    expect(uneven.filter((key) => !['conceded', 'judgeLossGiven'].includes(key))).toEqual([]);
  });

  it('names effects where a card has several, and what is not shown', () => {
    expect(parameter('ability', 'pot-of-greed/abilities/0', 'en')).toBe('');
    expect(parameter('ability', 'enemy-controller/abilities/0', 'en')).toContain(': Target 1 face-up');
    expect([parameter('card', null, 'en'), parameter('winners', [], 'zh'), parameter('change', 500, 'en'), parameter('slot', '0:monster:3', 'en')]).toEqual(['a card', '无', '+500', 'Monster Zone 3']);
    expect(parameter('until', 'turn:7', 'en')).toBe('until the turn ends');
  });
});

