import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deckShapes } from './deck-shapes.js';

type Schema = keyof typeof deckShapes;
const schemas = Object.keys(deckShapes) as Schema[];
const gameOf = (schema: Schema): keyof typeof games => schema.replace('/deck', '') as keyof typeof games;
const presetsOf = (schema: Schema): readonly { readonly id: string; readonly deck: unknown }[] => games[gameOf(schema)].presetDecks();

describe('the shapes of decks', () => {
  it.each(schemas)('given the presets of the game of %s, when they are read, then each has the shape, and no member is lost', (schema) => {
    expect(presetsOf(schema).length).toBeGreaterThan(1);
    for (const { deck } of presetsOf(schema)) expect(deckShapes[schema].parse(deck)).toEqual(deck);
  });

  it.each(schemas)(
    'given decks that the rules of %s cannot read, when they are compared with the shape, then they do not have it',
    (schema) => {
      const [preset] = presetsOf(schema);
      const deck = preset?.deck as { readonly [part: string]: unknown };
      const broken: readonly unknown[] = [
        null,
        'deck',
        7,
        {},
        ...Object.keys(deck).map((part) => ({ ...deck, [part]: 7 })),
        ...Object.keys(deck).flatMap((part) => (Array.isArray(deck[part]) ? [{ ...deck, [part]: [7] }] : [])),
      ];
      for (const value of broken) expect([value, deckShapes[schema].safeParse(value).success]).toEqual([value, false]);
    },
  );

  it('given the questions of all games that are answered with a deck, then each names one of these shapes', async () => {
    const folder = join(import.meta.dirname, '../../../games');
    const files = (await readdir(folder, { recursive: true })).filter((file) => /^[a-z-]+\/src\/.*(?<!\.spec)\.ts$/.test(file));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const named = texts.flatMap((text) => [...text.matchAll(/\bschema: '([^']+)'/g)].map(([, name]) => name));
    expect(named.sort()).toEqual([...schemas].sort());
  });
});
