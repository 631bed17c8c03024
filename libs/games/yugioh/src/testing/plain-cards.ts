import type { CardProgram } from '@arbiter/kernel/authoring';

/** Invented monsters without effects for specs, and decks of them; none of them is a card of the game. */
export const plainMonster = (id: string, level: number, atk: number, def: number): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'monster', frame: 'normal', effect: false, marks: [], attribute: 'EARTH', race: 'Warrior', level, atk, def, groups: [] },
  abilities: [],
});

export const plainMonsters: readonly CardProgram[] = [
  ...Array.from({ length: 10 }, (_, at) => plainMonster(`plain-4-${at}`, 4, 1000 + at * 90, 1900 - at * 120)),
  ...Array.from({ length: 4 }, (_, at) => plainMonster(`plain-6-${at}`, 6, 2100 + at * 100, 1500)),
  ...Array.from({ length: 3 }, (_, at) => plainMonster(`plain-8-${at}`, 8, 2700 + at * 150, 2400)),
];

/** 40 cards. */
export const plainDeck = {
  main: plainMonsters.flatMap(({ id, printed }) => Array.from({ length: (printed.level as number) === 4 ? 3 : 2 }, () => id)).slice(0, 40),
  extra: [],
  side: [],
};
