import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { offeredWords, pinsFor, readingOf, unevenWords, unsaidNames } from '@arbiter/testing';
import { createRuleset, type Json, type JsonObject, type Language } from '@arbiter/kernel';
import { catalogue } from '../cards/index.js';
import { grandArchive } from '../game.js';
import { plainCards, plainDeck } from '../testing/plain-cards.js';
import { decisionKinds, phases } from '../vocabulary.js';
import { events } from './events.js';
import { options, prompts } from './questions.js';
import { parameter } from './values.js';

const languages: readonly Language[] = ['en', 'zh'];
const here = join(import.meta.dirname, '..');
const kernel = join(here, '../../../kernel/src');
/** Names of events that the kernel tells only in other games. */
const foreignEvents = ['loopFound', 'playedUntilBehind'];
const foreignOptions = ['card', 'slot', 'act', 'use', 'a', 'b', 'o'];

describe('words of the running game', () => {
  it('given the code, then every event that it tells has words', () => {
    expect(unsaidNames([here, kernel], /emit\(\s*'(\w+)'/g, events, foreignEvents)).toEqual([]);
    expect(unsaidNames([here], /emit\([^'\n]*\? '(\w+)' : '\w+'/g, events)).toEqual([]);
    expect(unsaidNames([here], /emit\([^'\n]*\? '\w+' : '(\w+)'/g, events)).toEqual([]);
  });

  it('given the code and the programs, then every option that they offer has words', () => {
    expect(unsaidNames([here, kernel], /label: '([\w:]+)'/g, options, foreignOptions)).toEqual([]);
    expect(catalogue.flatMap((card) => offeredWords(card.abilities)).filter((word) => !Object.hasOwn(options, word))).toEqual([]);
  });

  it.each(decisionKinds)('given the decision %s, then it can be asked in both languages', (kind) => {
    for (const language of languages) expect(prompts[kind]?.[language] ?? '').not.toBe('');
  });

  it('given random games of two and three players, then every line and question reads well in both languages', () => {
    const reading = readingOf(
      grandArchive,
      createRuleset(grandArchive),
      [...catalogue, ...plainCards].flatMap(({ names }) => [names.en, names.zh]),
    );
    for (const players of [2, 2, 3])
      reading.play(
        pinsFor(
          grandArchive,
          Array.from({ length: players }, () => plainDeck as unknown as Json),
          plainCards as unknown as readonly JsonObject[],
        ),
        players,
        400,
      );
    expect([...reading.faults].sort()).toEqual([]);
    expect(reading.events.size).toBeGreaterThan(15);
    expect(reading.kinds.size).toBeGreaterThan(5);
  });

  it('given any words, then both languages speak of the same things', () => {
    expect(unevenWords(grandArchive.words).filter((key) => !['conceded', 'judgeLossGiven'].includes(key))).toEqual([]);
  });

  it.each(phases)('has a word for the phase %s', (phase) => {
    for (const language of languages) expect(parameter('phase', phase, language)).not.toBe(phase);
  });

  it('names what is not shown, whom a card aims at, and who has won', () => {
    expect([parameter('card', null, 'en'), parameter('winners', [], 'zh'), parameter('winners', [0, 2], 'en')]).toEqual([
      'a card',
      '无',
      'Player 1, Player 3',
    ]);
    expect(parameter('aimedAt', ['player:1', { object: 7, card: 'blitz-mage' }], 'en')).toBe(' → Player 2, Blitz Mage');
    expect(parameter('weaponCard', 'training-sword', 'en')).toBe(' (Training Sword)');
    expect(parameter('ability', 'reckless-slash/abilities/0', 'en')).toBe('');
    expect(parameter('ability', 'rai-mana-weaver/abilities/1', 'en')).toBe(': Remove 3 enlighten counters from this card: Draw a card.');
  });
});
