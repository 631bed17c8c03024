import { describe, expect, it } from '@jest/globals';
import { createRuleset, type FormatPins, type Json } from '@arbiter/kernel';
import { yugioh } from '../game.js';
import { listOf } from './format-decks.js';

const ruleset = createRuleset(yugioh);
const format = (id: string): FormatPins => yugioh.formats[id] as FormatPins;

describe('decks and the formats of the game', () => {
  it('given the formats, then each names its list, and the open one names none', () => {
    expect(Object.keys(yugioh.formats).map((id) => [id, listOf(format(id))?.id ?? null])).toEqual([
      ['ocg', 'ocg'],
      ['ocgMatch', 'ocg'],
      ['tcg', 'tcg'],
      ['open', null],
    ]);
  });

  it('given a file with a limited card and one that nobody knows, then the game reads it and tells the faults by the list of the format', () => {
    const read = ruleset.parseDeck(`#main\n${'91152256\n'.repeat(3)}${'44519536\n'.repeat(2)}4\n`);
    expect(read).toEqual({
      ok: true,
      deck: {
        main: [...Array<string>(3).fill('celtic-guardian'), 'left-leg-of-the-forbidden-one', 'left-leg-of-the-forbidden-one', 'passcode:4'],
        extra: [],
        side: [],
      },
    });
    const codes = (id: string): readonly string[] =>
      ruleset.validateDeck(format(id), (read as { readonly deck: Json }).deck).map(({ code }) => code);
    expect(codes('ocg')).toEqual(['deck/unknown-card', 'deck/size', 'deck/list']);
    expect(codes('open')).toEqual(['deck/unknown-card', 'deck/size']);
    expect(ruleset.validateDeck(format('open'), 4)).toMatchObject([{ code: 'deck/malformed', rule: 'base.2.12' }]);
  });

  it('given the forms of decks, then the game writes what it reads', () => {
    const deck = { main: ['celtic-guardian', 'passcode:4'], extra: [], side: [] };
    expect(ruleset.deckForms).toEqual(['ydk', 'ydke', 'text']);
    const printed = ruleset.deckForms?.map((form) => ruleset.printDeck?.(deck, form));
    expect(printed?.map((one) => (one?.ok === true ? ruleset.parseDeck(one.text) : one))).toEqual(Array(3).fill({ ok: true, deck }));
  });
});
