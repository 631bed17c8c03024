import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { CardFacts, Language, ObjectView } from '../types.js';
import { wordsOf } from '../words.js';
import { arrowsOf, changeOf, isDown, keywordsOf, lineText, nameOf, tightText, tintOf } from './faces.js';

type Game = keyof typeof games;

const layoutOf = (game: Game) => games[game].layout!;
const cardOf = (game: Game) => layoutOf(game).card;
const saidIn = (game: Game, language: Language = 'en') => ({ word: wordsOf(layoutOf(game)), language });
const object = (values: ObjectView['values'] = {}, more: Partial<ObjectView> = {}): ObjectView => ({
  id: 1,
  card: 'c',
  owner: 0,
  controller: 0,
  values,
  attachments: [],
  under: [],
  ...more,
});
const facts = (values: CardFacts['values'], more: Partial<CardFacts> = {}): ReadonlyMap<string, CardFacts> =>
  new Map([['c', { id: 'c', names: { en: 'Printed', zh: '印' }, values, text: { en: '', zh: '' }, ...more }]]);
const numbers = (game: Game, values: ObjectView['values']): string => tightText(object(values), cardOf(game).numbers, saidIn(game));
const line = (game: Game, values: ObjectView['values'], language: Language = 'en', more: Partial<ObjectView> = {}): string =>
  lineText(object(values, more), cardOf(game).line, saidIn(game, language));

describe('numbers on a card', () => {
  it.each<readonly [Game, ObjectView['values'], string]>([
    ['starline', { type: 'character', hasAttack: true, attack: 4, score: 2 }, '4 / ★2'],
    ['starline', { type: 'character', hasAttack: false, attack: 0, score: 2 }, '— / ★2'],
    ['starline', { type: 'magic', mana: 3 }, '✦3'],
    ['magic', { power: 2, toughness: 3 }, '2/3'],
    ['magic', { counters: { loyalty: 4 } }, '◆4'],
    ['magic', { types: ['land'] }, ''],
    ['yugioh', { kinds: ['monster'], atk: 1900, def: 400, frame: 'effect' }, '1900/400'],
    ['yugioh', { kinds: ['monster'], atk: 1900, def: 0, frame: 'link', link: 2 }, '1900'],
    ['yugioh', { kinds: ['trap'], atk: 0, def: 0 }, ''],
    ['force-of-will', { atk: 800, def: 700 }, '800/700'],
    ['grand-archive', { power: 1, life: 3 }, '⚔1 ♥3'],
    ['grand-archive', { power: 2, counters: { durability: 2 } }, '⚔2 ◈2'],
  ])('given a card of %s with %j, then they are %s', (game, values, text) => {
    expect(numbers(game, values)).toBe(text);
  });

  it('given values that are more or less than is printed, then it is seen', () => {
    const [will, duel] = [cardOf('force-of-will'), cardOf('yugioh')];
    const printed = facts({ atk: 500, def: 500 });
    expect([
      changeOf(object({ atk: 700, def: 500 }), printed, will),
      changeOf(object({ atk: 300, def: 500 }), printed, will),
      changeOf(object({ atk: 500, def: 500 }), printed, will),
      changeOf(object({ atk: 2000, originalAtk: 1800 }), facts({}), duel),
      changeOf(object({ atk: 700 }), new Map(), will),
    ]).toEqual(['up', 'down', '', 'up', '']);
  });
});

describe('the line below a name', () => {
  it('given a card of Magic, then its types stand in the language of the reader, subtypes too (205.3)', () => {
    const elf = { supertypes: [], types: ['creature'], subtypes: ['Elf', 'Warrior'] };
    expect([line('magic', elf), line('magic', elf, 'zh')]).toEqual(['creature — Elf Warrior', '生物～妖精／战士']);
    const forest = { supertypes: ['basic'], types: ['land'], subtypes: ['Forest'] };
    expect([line('magic', forest), line('magic', forest, 'zh')]).toEqual(['basic land — Forest', '基本地～树林']);
    expect(line('magic', { types: ['creature'], subtypes: ['Goblin'] }, 'en', { kind: 'token' })).toBe('token creature — Goblin');
  });

  it('given other games, then level, flags and types stand there', () => {
    expect([
      line('yugioh', { level: 4, place: 'monsterZone' }),
      line('yugioh', { level: 4, scale: 5, place: 'pendulumZone' }),
      line('yugioh', { link: 2 }),
      line('force-of-will', { special: true, types: ['magicStone'] }),
      line('force-of-will', { special: false, types: ['resonator'] }, 'en', { kind: 'token' }),
      line('grand-archive', { types: ['champion'], level: 2 }),
    ]).toEqual(['★4', '◆5', 'LINK-2', 'Special Magic Stone', 'Resonator token', 'Champion level 2']);
  });
});

describe('the colour of a card', () => {
  it.each<readonly [Game, ObjectView['values'], string]>([
    ['magic', { colours: ['red'] }, 'red'],
    ['magic', { colours: ['red', 'green'] }, 'gold'],
    ['magic', { colours: [], types: ['land'] }, 'land'],
    ['magic', { colours: [], types: ['artifact'] }, 'grey'],
    ['yugioh', { kinds: ['monster'], frame: 'fusion' }, 'fusion'],
    ['yugioh', { kinds: ['monster'], frame: '' }, 'normal'],
    ['yugioh', { kinds: ['trap'] }, 'trap'],
    ['yugioh', { kinds: ['spell'] }, 'spell'],
    ['force-of-will', { attributes: ['fire'] }, 'fire'],
    ['force-of-will', { attributes: [], types: ['magicStone'], stones: ['wind'] }, 'wind'],
    ['force-of-will', { attributes: [] }, 'void'],
    ['grand-archive', { elements: ['norm', 'fire'] }, 'fire'],
    ['grand-archive', { elements: ['arcane'] }, 'darkness'],
    ['grand-archive', { elements: ['fire', 'water'] }, 'many'],
  ])('given a card of %s with %j, then it is %s', (game, values, tint) => {
    expect(tintOf(object(values), cardOf(game))).toBe(tint);
  });
});

describe('the face of a card', () => {
  it('given a back, then it has no name; one that its reader knows lies face down all the same', () => {
    const duel = cardOf('yugioh');
    expect([
      isDown(object({}, { card: undefined }), duel),
      isDown(object({ faceUp: false }), duel),
      isDown(object({ faceUp: true }), duel),
    ]).toEqual([true, true, false]);
    expect(nameOf(object({}, { card: undefined }), facts({}), duel, saidIn('yugioh'))).toBe('face-down card');
  });

  it('given a copy, an ability or another face, then it goes by its own name, that of its card, or that of the face that is up', () => {
    const cards = facts({}, { faces: [{ kind: 'jRuler', names: { en: 'Other', zh: '另' }, values: {}, text: { en: '', zh: '' } }] });
    const name = (game: Game, one: ObjectView): string => nameOf(one, cards, cardOf(game), saidIn(game));
    expect([
      name('magic', object({ name: 'Copied' })),
      name('magic', object({ name: 'Printed' })),
      name('magic', object({ item: { card: 'c' } }, { card: undefined })),
      name('force-of-will', object({ face: 1 })),
      name('force-of-will', object({ face: 0 })),
    ]).toEqual(['Copied', 'Printed', 'Printed', 'Other', 'Printed']);
  });

  it('given keywords, then those that are printed are not told again', () => {
    const cards = facts({ keywords: ['ambush'] });
    const told = keywordsOf(
      object({ keywords: ['ambush', { word: 'retort', amount: 2 }, 'taunt'] }),
      cards,
      cardOf('grand-archive'),
      saidIn('grand-archive'),
    );
    expect(told).toEqual(['Retort 2', 'Taunt']);
  });

  it('given arrows of the far player, then they are turned round', () => {
    const arrows = { ...cardOf('yugioh') };
    const linked = object({ arrows: ['up', 'downLeft'] }, { controller: 1 });
    expect([arrowsOf(linked, arrows, 1), arrowsOf(linked, arrows, 0)]).toEqual([
      ['up', 'downLeft'],
      ['down', 'upRight'],
    ]);
  });
});
