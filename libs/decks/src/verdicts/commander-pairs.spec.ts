import { describe, expect, it } from '@jest/globals';
import type { CommanderPairing, MagicFacts } from '../facts/card-facts.js';
import { commander } from './commander-checks.js';
import { cardOf } from './testing/judging.js';

function card(name: string, typeLine: string, commanderPairing: CommanderPairing | null): MagicFacts {
  const facts = cardOf({ game: 'magic', name, typeLine });
  if (facts.game !== 'magic') throw new RangeError(name);
  return { ...facts, commanderPairing };
}

const human = (pairing: CommanderPairing | null, name = 'Human'): MagicFacts => card(name, 'Legendary Creature — Human', pairing);

const codes = (...facts: readonly MagicFacts[]): readonly string[] =>
  commander(
    { rule: '903.3' },
    facts.map((one, at) => ({
      at,
      section: 'commander',
      count: 1,
      facts: one,
      name: one.key,
      reference: { by: 'name', name: one.key, set: null, number: null },
    })),
  ).violations.map(({ code }) => code);

describe('two commanders', () => {
  it.each(['partner', 'partnerWith', 'friendsForever'] as const)('given both with %s, when judged, then they stand together', (pairing) => {
    expect(codes(human(pairing), human(pairing, 'Elf'))).toEqual([]);
    expect(codes(human(pairing), human(null, 'Elf'))).toEqual(['deck/commander']);
  });

  it('given different abilities, when judged, then they do not fit', () => {
    expect(codes(human('partner'), human('friendsForever', 'Elf'))).toEqual(['deck/commander']);
  });

  it('given a background or a Doctor, when judged, then only who names them stands beside them, in any order', () => {
    const background = card('Noble', 'Legendary Enchantment — Background', null);
    const doctor = card('Physician', 'Legendary Creature — Time Lord Doctor', null);
    expect(codes(human('chooseABackground'), background)).toEqual([]);
    expect(codes(background, human('chooseABackground'))).toEqual([]);
    expect(codes(human('doctorsCompanion'), doctor)).toEqual([]);
    expect(codes(human('doctorsCompanion'), background)).toEqual(['deck/commander']);
    expect(codes(human('chooseABackground'), doctor)).toEqual(['deck/commander']);
    expect(codes(background)).toEqual(['deck/commander']);
  });
});
