import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { chooser, offeredWords, pinsFor, readingOf, unevenWords, unsaidNames } from '@arbiter/testing';
import { createRuleset, type Json, type Language } from '@arbiter/kernel';
import { catalogue } from '../cards/index.js';
import { sampleDeck } from '../decks/deck-samples.js';
import { yugioh } from '../game.js';
import { decisionKinds } from '../vocabulary.js';
import { events } from './events.js';
import { options, prompts } from './questions.js';
import { parameter } from './values.js';

const languages: readonly Language[] = ['en', 'zh'];
const here = join(import.meta.dirname, '..');
const kernel = join(here, '../../../kernel/src');
/** Words that the kernel uses only in other games. */
const foreign = ['loopFound', 'playedUntilBehind', 'turnAfterTime', 'card', 'act', 'use', 'a', 'b', 'o'];

describe('words of the running Duel', () => {
  it('given the code, then every event that it tells has words', () => {
    expect(unsaidNames([here, kernel], /emit\(\s*'(\w+)'/g, events, foreign)).toEqual([]);
  });

  it('given the code and the programs, then every option that they offer has words', () => {
    expect(unsaidNames([here, kernel], /label: '([\w:]+)'/g, options, foreign)).toEqual([]);
    expect(catalogue.flatMap((card) => offeredWords(card.abilities)).filter((word) => !Object.hasOwn(options, word))).toEqual([]);
  });

  it.each(decisionKinds)('given the decision %s, then it can be asked in both languages', (kind) => {
    for (const language of languages) expect(prompts[kind]?.[language] ?? '').not.toBe('');
  });

  it('given random Duels, then every line and question reads well in both languages', () => {
    const draw = chooser(7);
    const reading = readingOf(
      yugioh,
      createRuleset(yugioh),
      catalogue.flatMap((card) => [card.names.en, card.names.zh]),
    );
    for (let game = 0; game < 6; game += 1)
      reading.play(pinsFor(yugioh, [sampleDeck(catalogue, draw), sampleDeck(catalogue, draw)] as unknown as readonly Json[]), game, 500);
    expect([...reading.faults].sort()).toEqual([]);
    expect(reading.events.size).toBeGreaterThan(20);
    expect(reading.kinds.size).toBeGreaterThan(10);
  });

  it('given any words, then both languages speak of the same things', () => {
    expect(unevenWords(yugioh.words).filter((key) => !['conceded', 'judgeLossGiven'].includes(key))).toEqual([]);
  });

  it('names effects where a card has several, and what is not shown', () => {
    expect(parameter('ability', 'pot-of-greed/abilities/0', 'en')).toBe('');
    expect(parameter('ability', 'enemy-controller/abilities/0', 'en')).toContain(': Target 1 face-up');
    expect([
      parameter('card', null, 'en'),
      parameter('winners', [], 'zh'),
      parameter('change', 500, 'en'),
      parameter('slot', '0:monster:3', 'en'),
    ]).toEqual(['a card', '无', '+500', 'Monster Zone 3']);
    expect(parameter('until', 'turn:7', 'en')).toBe('until the turn ends');
  });
});
