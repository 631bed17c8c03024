import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@arbiter/kernel';
import { gameOf } from '../rulesets.js';
import { convert } from './deck.js';

/** The rules of a game whose decks are lists of words, written with commas between them. */
const ruleset = {
  ...gameOf('starline'),
  deckForms: ['commas'],
  parseDeck: (text: string) => ({ ok: true as const, deck: text.trim().split(',') }),
  printDeck: (deck: Json) =>
    Array.isArray(deck)
      ? { ok: true as const, text: deck.join(',') }
      : {
          ok: false as const,
          violations: [{ code: 'deck/malformed', rule: 'D1', cards: ['ox'], detail: 'A deck is a list.', params: {} }],
        },
};

describe('a deck in another form', () => {
  let folder = '';
  let written: string[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deck-'));
    written = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    jest.spyOn(console, 'log').mockImplementation((text: unknown) => void written.push(String(text)));
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
    await rm(folder, { recursive: true });
  });

  const given = async (text: string): Promise<string> => {
    const file = join(folder, 'deck');
    await writeFile(file, text);
    return file;
  };

  it('is written to the standard output, read from any form', async () => {
    await convert(ruleset, await given('["ox", "cub"]'), 'commas');
    await convert(ruleset, await given('ox,cub\n'), 'json');
    expect(written).toEqual(['ox,cub\n', '[\n  "ox",\n  "cub"\n]\n']);
  });

  it('is not, where it cannot be written so: then it is said why', async () => {
    await convert(ruleset, await given('{}'), 'commas');
    expect([written, process.exitCode]).toEqual([['D1  A deck is a list. [ox]'], 1]);
  });

  it('names the forms that there are', async () => {
    await expect(convert(ruleset, await given('ox'), 'scroll')).rejects.toThrow('There are: json, commas.');
    await expect(convert(gameOf('starline'), await given('ox'), 'scroll')).rejects.toThrow('There are: json.');
  });
});
