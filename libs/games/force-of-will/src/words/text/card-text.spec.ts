import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { unknownCards } from '@arbiter/testing';
import type { Language } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { cardFacts } from '../../cards/facts/index.js';
import type { CardFacts } from '../../cards/facts/making.js';
import { catalogue } from '../../cards/index.js';
import { verbs } from '../../verbs/index.js';
import { raceTerms } from '../races.js';
import { words } from '../index.js';
import { sourceCards } from '../source-cards.js';
import { eventKeys } from './occurrences.js';
import { saidVerbs } from './verbs/index.js';

const { cardText } = words;

/** Every side of every card. */
const sides: readonly CardProgram[] = catalogue.flatMap((card) => [card, ...(card.faces ?? []).map((face) => ({ ...face, id: card.id }))]);

const textOf = (name: string, language: Language = 'en'): string => {
  const side = sides.find(({ names }) => names.en === name);
  if (side === undefined) throw new Error(`no card ${name}`);
  return cardText(side, language);
};

/** A chant with this ability and nothing else. */
const withAbility = (ability: Ability): CardProgram => ({
  id: 'test',
  names: { en: 'Test', zh: 'Test' },
  printed: { kind: 'chant', attributes: [], races: [], keywords: [], cost: '{0}' },
  abilities: [ability],
});
const doing = (verb: { readonly verb: string; readonly [argument: string]: unknown }): CardProgram =>
  withAbility({ kind: 'spell', clauses: [{ do: [verb] }] });

/** Returns a text without names, quoted abilities, symbols and labels, which are not part of its sentences. */
const bareEnglish = (text: string): string =>
  text
    .replaceAll(/“[^”⇒]*”/g, 'X')
    .replaceAll(/\{(?:[WRUGBMX]|\d+|Rest)\}/g, 'X')
    .replaceAll(/\[God’s Art: [^\]]*\]/g, 'X');
const bareChinese = (text: string): string =>
  text
    .replaceAll(/“[^”⇒]*”/g, '某')
    .replaceAll(/\{(?:[WRUGBMX]|\d+|横置)\}/g, '某')
    .replaceAll(/【神技：[^】]*】/g, '某');

/** Things that no text may contain: words of programs, placeholders of templates, and traces of missing values. */
const leaks: readonly RegExp[] = [
  /[a-z][A-Z]/,
  /[{}$%]/,
  /undefined|null|NaN|object Object/,
  /\[[^\]]*\|/,
  / {2}/,
  /\b(?:a|an|the) (?:a|an|the)\b/,
  / [.,:]/,
  /\ba [aeiou](?!ni|ne)/i,
];

describe('the text of a card', () => {
  it('follows its program: what is paid and targeted, and what it does', () => {
    expect(textOf('Thunder')).toBe('[Quickcast]\nThis card deals 500 damage to target J/resonator or player.');
    expect(textOf('Give Wings')).toBe('[Quickcast]\nTarget resonator gains [+200/+200] and [Flying] until end of turn.');
    expect(textOf('Familiar of Primogenitor')).toBe('{R}, banish this card: Target resonator gains [+400/+0] until end of turn.');
    expect(textOf('Guardian Angel, Raphael')).toContain('activate abilities of rulers, J-rulers and regalia.');
    expect(textOf('Spirit of Light')).toBe(
      'When this card enters your field ⇒ Put a [+100/+100] counter on another target J/resonator you control.',
    );
    expect(textOf('Tinker Bell, the Fairy')).toBe('[Flying]\nThis card gains [+200/+200] for each other Fairy Tale resonator you control.');
    expect(textOf('Special Armor')).toBe(
      'Add this card to target resonator.\nIf the card this card is added to would be destroyed, banish this card and at the same time remove all damage from that card instead.',
    );
  });

  it('says what a keyword that needs words stands for', () => {
    expect(textOf('Mad Hatter')).toBe('[Awakening] {U}: [Enter] ⇒ Draw a card.');
    expect(textOf('Bahamut, Phantasmal Dragon')).toContain('[Incarnation] Banish 3 fire resonators.');
    expect(textOf('Melgis, the One Charmed by the Demon Sword')).toContain(
      '[God’s Art: Unleash the Demon Sword] {R}{R}{4}: Destroy target resonator. If you do, this card gains [+X/+0] until end of turn, where X is that resonator’s ATK.',
    );
    expect(textOf('Rabbit Trap')).toBe(
      '[Trigger] When a J/resonator your opponent controls attacks you ⇒ Put up to 3 target Rabbit cards with total cost 1 from your graveyard into your field.',
    );
    expect(textOf('Red Hood')).toContain('[Bestow] {R}, {Rest}');
  });

  it('says what the writer of its program need not say', () => {
    expect(textOf('Melgis, the Flame King')).toBe('[Judgment] {R}{R}\n{R}{R}: This card deals 200 damage to target opponent.');
    expect(textOf('Fire Magic Stone')).toBe('{Rest}: Produce {R}.');
  });

  it('says the same in Chinese with the terms of the book', () => {
    expect(textOf('Thunder', 'zh')).toBe('【瞬动】\n此牌对1个目标裁决者/生物或玩家造成500点伤害。');
    expect(textOf('Dark Pulse', 'zh')).toBe('【瞬动】\n消灭所有总费用2以下的生物。');
    expect(textOf('Mad Hatter', 'zh')).toBe('【觉醒】{U}：【参战】 ⇒ 抽1张牌。');
    expect(textOf('Fire Magic Stone', 'zh')).toBe('{横置}：产生{R}。');
  });

  it('names no card or token that the sources do not have', () => {
    expect(unknownCards(catalogue, cardText, sourceCards)).toEqual([]);
  });

  it('has words for everything of every card', () => {
    const silent = sides.flatMap((card) => {
      try {
        return card.abilities.length > 0 && (cardText(card, 'en') === '' || cardText(card, 'zh') === '') ? [card.id] : [];
      } catch (error) {
        return [`${card.id}: ${(error as Error).message}`];
      }
    });
    expect(silent).toEqual([]);
  });

  it('has a line for each ability in both languages', () => {
    const lines = (card: CardProgram, language: Language): number =>
      cardText(card, language)
        .split('\n')
        .filter((line) => line !== '').length;
    expect(
      sides.filter((card) => lines(card, 'en') !== lines(card, 'zh') || lines(card, 'en') < card.abilities.length).map(({ id }) => id),
    ).toEqual([]);
  });

  it('shows no word of a program', () => {
    expect(
      sides.flatMap((card) =>
        leaks.flatMap((leak) => (leak.test(bareEnglish(cardText(card, 'en'))) ? [`${card.id}: ${leak.source}`] : [])),
      ),
    ).toEqual([]);
    expect(sides.filter((card) => /[A-Za-z]{2}|[{}$%]|的的|，，|。。/.test(bareChinese(cardText(card, 'zh')))).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('has words for every verb of the game, and for no other', () => {
    const ofKernel = ['becomes', 'grant', 'instead', 'later', 'note', 'reduceBy', 'shield', 'when'];
    expect([...saidVerbs].sort()).toEqual([...Object.keys(verbs), ...ofKernel].sort());
  });

  it('has words for everything that the game says has happened', () => {
    const src = join(import.meta.dirname, '../..');
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
    );
    const told = sources.flatMap((file) => {
      const text = readFileSync(join(src, file), 'utf8');
      const noticed = [
        ...text.matchAll(/notice\(table, '([a-zA-Z]+)'/g),
        ...(file.startsWith('happenings') ? text.matchAll(/keys\.push\((?:.* \? )?'([a-zA-Z]+)'/g) : []),
      ].map(([, key]) => key as string);
      const listed = file.startsWith('happenings')
        ? [...text.matchAll(/^const \w+ = \[([^\]]+)\] as const;/gm)].flatMap(([, keys = '']) =>
            [...keys.matchAll(/'([a-zA-Z]+)'/g)].map(([, key]) => key as string),
          )
        : [];
      return [...noticed, ...listed];
    });
    expect(told.length).toBeGreaterThan(25);
    expect([...new Set(told)].filter((key) => !eventKeys.includes(key))).toEqual([]);
  });

  it('has a word for every race that stands on a card', () => {
    const races = Object.values<CardFacts>(cardFacts)
      .flatMap(({ printed, faces = [] }) => [printed, ...faces.map((face) => face.printed)])
      .flatMap(({ races }) => races);
    expect([...new Set(races)].filter((race) => !(race in raceTerms)).sort()).toEqual([]);
  });

  it('refuses what it cannot say', () => {
    expect(() => cardText(doing({ verb: 'mumble' }), 'en')).toThrow('no words for verb "mumble"');
    expect(() => cardText(doing({ verb: 'draw', amount: 1, quietly: true }), 'en')).toThrow('no words for field of verb draw "quietly"');
    expect(() => cardText(doing({ verb: 'destroy', what: { all: { from: 'field', where: { furry: true } } } }), 'en')).toThrow(
      'no words for quality "furry"',
    );
    expect(() => cardText(withAbility({ kind: 'static', modifiers: [{ layer: 'values', add: { charm: 1 } }] }), 'en')).toThrow(
      'no words for characteristic to add to "charm"',
    );
    expect(() =>
      cardText(withAbility({ kind: 'static', modifiers: [{ layer: 'rules', gain: { rules: [{ word: 'cant', what: 'sleep' }] } }] }), 'en'),
    ).toThrow('no words for prohibition "sleep"');
    expect(() => cardText(withAbility({ kind: 'triggered', on: [{ event: 'yawned' }], clauses: [] }), 'en')).toThrow(
      'no words for event "yawned"',
    );
    expect(() => cardText(withAbility({ kind: 'static', keyword: 'napping' }), 'en')).toThrow(
      'no words for keyword of an ability "napping"',
    );
  });
});
