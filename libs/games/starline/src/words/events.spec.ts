import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Decision, GameEvent, Json, JsonObject, Language } from '@arbiter/kernel';
import { decisionKinds } from '../game-rules.js';
import { starline } from '../game.js';
import { ruleset } from '../index.js';
import { drawing, inventedPins, playOn, tableAround } from '../testing/acting.js';
import { inventedCards } from '../testing/invented-cards.js';
import type { StarlineCard } from '../vocabulary.js';
import { eventWords, optionWords, promptWords } from './events.js';

const languages: readonly Language[] = ['en', 'zh'];
const cards = [...(starline.cards as readonly StarlineCard[]), ...inventedCards].filter((card) => card.id !== 'traveller');

/** Parameters that are hidden from most viewers, so that the line must be readable without them. */
const secret: readonly string[] = ['cards', 'card', 'result'];

const seen = { events: new Set<string>(), kinds: new Set<string>() };
const faults = new Set<string>();

function parameters(template: string): readonly string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

function badText(text: string): boolean {
  return text.trim() === '' || /[{}]|undefined|\[object|NaN/.test(text);
}

function check(
  what: string,
  words: { readonly [key: string]: { readonly en: string; readonly zh: string } },
  key: string,
  given: JsonObject,
  render: (language: Language) => string,
): void {
  const template = Object.hasOwn(words, key) ? words[key] : undefined;
  if (template === undefined) {
    faults.add(`${what} ${key} has no words`);
    return;
  }
  for (const language of languages) {
    for (const name of parameters(template[language]))
      if (given[name] === undefined && !secret.includes(name)) faults.add(`${what} ${key} lacks ${name}`);
    const text = render(language);
    if (badText(text)) faults.add(`${what} ${key} (${language}): ${text}`);
    if (language === 'zh' && /[a-z]{2,}[A-Z][a-z]+/.test(text)) faults.add(`${what} ${key} shows a program word: ${text}`);
  }
}

function checkEvent(event: GameEvent): void {
  seen.events.add(event.type);
  check('event', eventWords, event.type, { ...(event.data as { readonly [key: string]: Json }), rule: event.rule }, (language) =>
    ruleset.renderEvent(event, language),
  );
}

function checkDecision(decision: Decision): void {
  seen.kinds.add(decision.kind);
  check('prompt', promptWords, decision.prompt.key, { ...decision.prompt.params, seat: decision.seat }, (language) =>
    ruleset.renderDecision(decision, language),
  );
  if (decision.domain.type !== 'options') return;
  for (const option of decision.domain.options) {
    check('option', optionWords, option.label, { id: option.id, ...(option.params ?? {}) }, (language) =>
      ruleset.renderOption(option, language),
    );
  }
}

/** Plays a session to its end or for a number of decisions, and reads everything that a player would read. */
function readGame(step: ReturnType<typeof ruleset.start>, card: string, decisions: number, seed: number): void {
  const session = ruleset.openSession(inventedPins, step.state);
  step.events.forEach(checkEvent);
  session.pending().forEach(checkDecision);
  playOn({ pins: inventedPins, state: step.state, session }, card, decisions, drawing(seed), (event) => {
    checkEvent(event);
    session.pending().forEach(checkDecision);
    return false;
  });
}

/** Words that programs offer as options of a choice. */
function offered(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'oneOf' ? (value as readonly string[]) : offered(value)));
}

describe('words of the running game', () => {
  beforeAll(() => {
    for (let game = 0; game < 2; game++) readGame(ruleset.start(inventedPins, game.toString(16).padStart(64, '0')), '', 3000, game);
    cards.forEach((card, index) => {
      for (const seed of [index])
        readGame(ruleset.arrange(inventedPins, seed.toString(16).padStart(64, '0'), tableAround(card, drawing(seed))), card.id, 20, seed);
    });
  });

  it('given random games, then every event, question and option has words in both languages and all that they speak of', () => {
    expect([...faults].sort()).toEqual([]);
  });

  it('given random games, then most kinds of event and decision came up', () => {
    expect(seen.kinds.size).toBeGreaterThan(15);
    expect(seen.events.size).toBeGreaterThan(45);
  });

  it.each(decisionKinds)('given the decision %s, then it can be asked in both languages', (kind) => {
    for (const language of languages) expect(promptWords[kind]?.[language] ?? '').not.toBe('');
  });

  it('given the options that programs offer, then each has words', () => {
    const labels = [...new Set(cards.flatMap((card) => offered(card.abilities))), 'object', 'hiddenObject', 'slot', 'yes', 'no', 'pass'];
    expect(labels.filter((label) => !Object.hasOwn(optionWords, label))).toEqual([]);
  });

  it('given any words, then both languages speak of the same things', () => {
    const uneven = [eventWords, promptWords, optionWords].flatMap((words) =>
      Object.entries(words).flatMap(([key, { en, zh }]) => {
        const [inEnglish, inChinese] = [new Set(parameters(en)), new Set(parameters(zh))];
        const known = (key === 'conceded' || key === 'judgeLossGiven') && !inChinese.has('scope');
        return !known && [...inEnglish].some((name) => !inChinese.has(name)) ? [key] : [];
      }),
    );
    expect(uneven).toEqual([]);
  });
});
