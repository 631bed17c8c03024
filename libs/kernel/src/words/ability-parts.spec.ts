import { describe, expect, it } from '@jest/globals';
import type { Ability, Condition } from '../programs/programs.js';
import { effectWords, lowered, ofKind, replacingWords, standingWords } from './ability-parts.js';
import { phrase, UnknownWord } from './phrases.js';
import type { SentenceReader } from './sentences.js';

const stormy: Condition = { exists: { from: 'field' } };
const calm: Condition = { not: stormy };

/** A reader with only the words that these tests need. */
const reader = {
  terms: {
    piles: { hand: phrase('hand', '手牌') },
    phases: { main: phrase('main phase', '主阶段') },
    given: (condition: Condition) => (condition === stormy ? phrase('[Storm] ', '[风暴]') : null),
  },
  measure: (amount: number) => phrase(String(amount), String(amount)),
  mention: (name: string) => phrase(`target ${name}`, `目标${name}`),
  choice: () => undefined,
  condition: () => phrase('it is calm', '平静'),
  modifiers: () => phrase('it gains 1 power', '其获得1点力量'),
  verb: ({ verb }: { readonly verb: string }) => phrase(`${verb} a card`, `${verb}一张牌`),
} as unknown as SentenceReader;

const does = (verb: string) => ({ clauses: [{ do: [{ verb }] }] });
const ability = (more: Partial<Ability>): Ability => ({ kind: 'static', ...more });

describe('what abilities of every game say', () => {
  it('says each kind by its own words, and none of a kind that there is not', () => {
    const said = (words: string) => () => phrase(words, words);
    const kinds = {
      spell: said('spell'),
      triggered: said('when'),
      activated: said('cost'),
      static: said('as long as'),
      replacement: said('instead'),
    };
    expect([ofKind(kinds, ability({}))().en, ofKind(kinds, ability({ kind: 'spell' }))().en]).toEqual(['as long as', 'spell']);
    expect(() => ofKind(kinds, { kind: 'song' } as unknown as Ability)).toThrow(UnknownWord);
  });

  it('says clauses in their order, behind targets that nothing mentions', () => {
    expect(effectWords(reader, ability(does('draw')))).toEqual(phrase('Draw a card.', 'draw一张牌。'));
    expect(effectWords(reader, ability({ targets: [{ as: 'it' }], ...does('draw') })).en).toBe('Choose target it. Draw a card.');
    expect(effectWords(reader, ability({ targets: [{ as: 'draw' }], ...does('draw') })).en).toBe('Draw a card.');
  });

  it('says modes line by line, with how many are chosen and the condition of each', () => {
    const of = [does('draw'), { if: calm, ...does('show') }, { if: stormy, ...does('hide') }];
    expect(effectWords(reader, ability({ modes: { min: 1, max: 1, of } })).en).toBe(
      'Choose 1:\n• Draw a card.\n• (if it is calm) Show a card.\n• [Storm] Hide a card.',
    );
    expect(effectWords(reader, ability({ modes: { min: 0, max: 2, of: [does('draw')] } })).zh).toBe('选择至多2项：\n•draw一张牌。');
  });

  it('says what holds, on which condition, and where the card lies for it where that is a pile', () => {
    expect(standingWords(reader, ability({ modifiers: [] })).en).toBe('It gains 1 power.');
    expect(standingWords(reader, ability({ when: calm, from: ['hand'] }))).toEqual(
      phrase('While this card is in your hand, as long as it is calm, it gains 1 power.', '此牌在你的手牌中时，只要平静，其获得1点力量。'),
    );
    expect(standingWords(reader, ability({ from: ['field'] })).en).toBe('It gains 1 power.');
  });

  it('says what happens instead, and what follows it', () => {
    const replacing = ability({ kind: 'replacement', on: [{ event: 'phase:main' }], when: calm, ...does('draw') });
    expect(replacingWords(reader, replacing).en).toBe('If a main phase begins and it is calm, draw a card.');
    expect(replacingWords(reader, { ...replacing, then: does('show').clauses }).en).toBe(
      'If a main phase begins and it is calm, draw a card. Then show a card.',
    );
  });

  it('lets a sentence go on with a small letter, but a word of capitals as it is', () => {
    expect([
      lowered(phrase('Draw a card.', '抽牌')).en,
      lowered(phrase('A card', '牌')).en,
      lowered(phrase('ATK is 0', '攻击力')).en,
    ]).toEqual(['draw a card.', 'a card', 'ATK is 0']);
  });
});
