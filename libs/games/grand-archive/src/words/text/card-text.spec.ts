import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { unknownCards } from '@arbiter/testing';
import type { Json, Language } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { catalogue } from '../../cards/index.js';
import { gets, it as chosen, only, standing, target, triggered, units, onEnter, doing, deals } from '../../cards/making.js';
import { verbs } from '../../verbs/index.js';
import { status } from '../../values/status.js';
import { subtypeTerms } from '../subtypes.js';
import { words } from '../index.js';
import { sourceCards } from '../source-cards.js';
import { eventKeys } from './occurrences.js';
import { qualityKeys } from './qualities.js';
import { saidVerbs } from './verbs/index.js';

const { cardText } = words;

const textOf = (name: string, language: Language = 'en'): string => {
  const card = catalogue.find(({ names }) => names.en === name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return cardText(card, language);
};

/** An ally with this ability and nothing else. */
const withAbility = (ability: Ability): CardProgram => ({
  id: 'test',
  names: { en: 'Test', zh: 'Test' },
  printed: { types: ['ally'], supertypes: [], classes: [], subtypes: [], elements: ['norm'], keywords: [], cost: null },
  abilities: [ability],
});
const doingVerb = (verb: { readonly verb: string; readonly [argument: string]: unknown }): CardProgram =>
  withAbility({ kind: 'spell', clauses: [{ do: [verb] }] });

/** Returns a text without names and quoted abilities, which are not part of its sentences; labels stay as they are. */
const bareEnglish = (text: string): string =>
  text
    .replaceAll(/“[^”]*”/g, 'X')
    .replaceAll(/\[[^\]]*\] /g, '')
    .replaceAll(/^.* Lineage$/gm, 'X');
const bareChinese = (text: string): string =>
  text
    .replaceAll(/“[^”]*”/g, '某')
    .replaceAll(/【[^】]*】/g, '')
    .replaceAll(/^.*血统世系$/gm, '某');

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
  it('follows its program: what is triggered, targeted and done', () => {
    expect(textOf('Spirit of Fire')).toBe('On Enter: Draw 7 cards.');
    expect(textOf('Trusty Steed')).toBe('On Enter: Another target ally you control gets +2 power until end of turn.');
    expect(textOf('Library Witch')).toBe('Intercept\nOn Death: Draw a card.');
    expect(textOf('Accepted Contract')).toBe('Put 3 preparation counters on your champion.');
  });

  it('says what a text or a keyword is restricted by before it', () => {
    expect(textOf('Brash Defender')).toBe('Retort 3\n[Level 1+] Vigor');
    expect(textOf('Sidestep')).toBe('[Level 2+] This card costs 1 less to activate.\nTarget ally gains stealth until end of turn.');
    expect(textOf('Opening Cut')).toBe('[Class Bonus] As long as there is exactly 1 card in your memory, this card gets +2 power.');
    const all = only(
      { element: true, champion: 'Lorraine', damage: 5, memory: 4 },
      standing({ layer: 'values', of: 'self', add: { power: 1 } }),
    );
    expect(cardText(withAbility(all), 'en')).toBe('[Element Bonus] [Lorraine Bonus] [Damage 5+] [Memory 4+] This card gets +1 power.');
  });

  it('says the same in Chinese with the terms of the book', () => {
    expect(textOf('Spirit of Fire', 'zh')).toBe('入场：抽7张牌。');
    expect(textOf('Refurbish', 'zh')).toBe('在1个你控制的目标剑武器上放置2个耐久指示物。');
    expect(textOf('Clean Cut', 'zh')).toBe('【等级2+】击杀：抽1张牌。');
  });

  it('says what is divided, counted and chosen', () => {
    const pings = triggered(
      onEnter,
      { targets: [target(units(), { min: 0, max: 2 })] },
      doing(deals({ count: { from: 'field', of: 'you', where: { types: 'ally' } } })),
    );
    expect(cardText(withAbility(pings), 'en')).toBe(
      'On Enter: This card deals damage to up to 2 target units equal to the number of allies you control.',
    );
    expect(
      cardText(withAbility(triggered(onEnter, { targets: [target(units())] }, doing(gets({ power: 1, life: 2 }, chosen)))), 'en'),
    ).toBe('On Enter: Target unit gets +1 power and +2 life until end of turn.');
  });

  it('names no card or token that the sources do not have', () => {
    expect(unknownCards(catalogue, cardText, sourceCards)).toEqual([]);
  });

  it('has words for everything of every card', () => {
    const silent = catalogue.flatMap((card) => {
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
      catalogue.filter((card) => lines(card, 'en') !== lines(card, 'zh') || lines(card, 'en') < card.abilities.length).map(({ id }) => id),
    ).toEqual([]);
  });

  it('shows no word of a program', () => {
    expect(
      catalogue.flatMap((card) =>
        leaks.flatMap((leak) => (leak.test(bareEnglish(cardText(card, 'en'))) ? [`${card.id}: ${cardText(card, 'en')}`] : [])),
      ),
    ).toEqual([]);
    expect(
      catalogue
        .filter((card) => /[A-WYZa-z]{2}|[{}$%]|的的|，，|。。/.test(bareChinese(cardText(card, 'zh'))))
        .map((card) => `${card.id}: ${cardText(card, 'zh')}`),
    ).toEqual([]);
  });

  it('has words for every verb of the game, and for no other', () => {
    const ofKernel = ['becomes', 'entersWith', 'grant', 'instead', 'later', 'note', 'reduceBy', 'shield', 'when'];
    expect([...saidVerbs].sort()).toEqual([...new Set([...Object.keys(verbs), ...ofKernel])].sort());
  });

  it('has words for everything that programs ask of an object', () => {
    expect(Object.keys(status ?? {}).filter((key) => !qualityKeys.includes(key))).toEqual([]);
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
        ...text.matchAll(/notice\(table, [^'\n]*\? '([a-zA-Z]+)' : '[a-zA-Z]+'/g),
        ...(file.startsWith('happenings') ? text.matchAll(/keys\.push\((?:.* \? )?'([a-zA-Z]+)'/g) : []),
      ].map(([, key]) => key as string);
      const listed = file.startsWith('happenings')
        ? [...text.matchAll(/^const \w+ = \[([^\]]+)\] as const;/gm)].flatMap(([, keys = '']) =>
            [...keys.matchAll(/'([a-zA-Z]+)'/g)].map(([, key]) => key as string),
          )
        : [];
      return [...noticed, ...listed];
    });
    expect(told.length).toBeGreaterThan(20);
    expect([...new Set(told)].filter((key) => !eventKeys.includes(key))).toEqual([]);
  });

  it('has a word for every class and subtype that stands on a card', () => {
    const found = catalogue.flatMap(({ printed }) =>
      [...(printed.classes as readonly Json[]), ...(printed.subtypes as readonly Json[])].map(String),
    );
    expect([...new Set(found)].filter((subtype) => !(subtype in subtypeTerms)).sort()).toEqual([]);
  });

  it('refuses what it cannot say', () => {
    expect(() => cardText(doingVerb({ verb: 'mumble' }), 'en')).toThrow('no words for verb "mumble"');
    expect(() => cardText(doingVerb({ verb: 'draw', amount: 1, quietly: true }), 'en')).toThrow(
      'no words for field of verb draw "quietly"',
    );
    expect(() => cardText(doingVerb({ verb: 'destroy', what: { all: { from: 'field', where: { furry: true } } } }), 'en')).toThrow(
      'no words for quality "furry"',
    );
    expect(() => cardText(withAbility(standing({ layer: 'values', add: { charm: 1 } })), 'en')).toThrow(
      'no words for characteristic to add to "charm"',
    );
    expect(() => cardText(withAbility(standing({ layer: 'rules', gain: { rules: [{ word: 'cant', what: 'sleep' }] } })), 'en')).toThrow(
      'no words for prohibition "sleep"',
    );
    expect(() => cardText(withAbility({ kind: 'triggered', on: [{ event: 'yawned' }], clauses: [] }), 'en')).toThrow(
      'no words for event "yawned"',
    );
  });
});
