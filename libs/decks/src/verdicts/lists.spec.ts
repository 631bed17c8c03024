import { describe, expect, it } from '@jest/globals';
import { rowReaders } from '../facts/sources.js';
import { type LegalityList, limitList, listInForce, standingsOn } from './legality-lists.js';
import { deckRules } from './rules/index.js';
import { broken, copiesOf, judging, rowsOf, said } from './testing/judging.js';

const june = limitList({ id: 'tcg-06', name: 'List of June', format: 'tcg', from: '2026-06-01' }, { 'Warrior 1': 1, 'Warrior 2': 2 });
const september = limitList(
  { id: 'tcg-09', name: 'List of September', format: 'tcg', from: '2026-09-01' },
  { 'Warrior 1': 1, 'Warrior 2': 0, 'Fairy Tail': 0 },
  { 'Fairy Tail': 777 },
);
const ocg = limitList({ id: 'ocg', name: 'OCG', format: 'ocg', from: '2026-10-01' }, { 'Warrior 1': 0 });
const lists = [september, ocg, june];

const rows = [
  ...rowsOf(14, 'Warrior', { typeLine: 'Warrior / Effect' }),
  { name: 'Late', typeLine: 'Warrior / Effect', legality: 'tcg:not released' },
  { name: 'Harpie Lady', typeLine: 'Winged Beast / Normal' },
  { name: 'Harpie Lady 1', typeLine: 'Winged Beast / Effect', alwaysNamed: 'Harpie Lady' },
];
const judge = judging('yugioh', rows, { rules: deckRules['yugioh/advanced'], format: 'tcg', lists });
const rest = copiesOf(3, 14, 'Warrior').slice(2);
const main = [[1, 'Warrior 1'], [2, 'Warrior 2'], ...rest, [1, 'Harpie Lady']] as const;

describe('lists of forbidden and limited cards', () => {
  it('given a deck, when judged the day before and the day a list comes into force, then both answers are right and the list named', () => {
    expect(judge({ main }, { date: '2026-08-31' })).toMatchObject({
      verdict: 'legal',
      list: { id: 'tcg-06', name: 'List of June', from: '2026-06-01' },
    });
    const after = judge({ main }, { date: '2026-09-01' });
    expect(after).toMatchObject({ verdict: 'illegal', list: { id: 'tcg-09' } });
    expect(broken(after)).toEqual(['deck/list base.2.9 (Warrior 2)']);
    expect(after.entries[1]).toMatchObject({
      verdict: 'illegal',
      key: 'Warrior 2',
      reasons: [{ by: 'list', list: 'List of September', status: 'forbidden', since: '2026-09-01', allowed: 0, count: 2 }],
    });
    expect(after.violations[0]?.detail).toBe('Warrior 2 is forbidden by List of September since 2026-09-01: 0 allowed, the deck has 2.');
  });

  it('given copies in several sections, when judged, then limits count them together', () => {
    const verdict = judge(
      {
        main,
        side: [
          [1, 'Warrior 1'],
          [1, 'Warrior 2'],
        ],
      },
      { date: '2026-06-01' },
    );
    expect(broken(verdict)).toEqual(['deck/list base.2.9 (Warrior 1)', 'deck/list base.2.9 (Warrior 2)']);
    expect(said(verdict).filter((one) => one.endsWith('illegal'))).toHaveLength(4);
  });

  it('given lists that say the same one after the other, when judged, then since when is the first of them', () => {
    const verdict = judge({ main: [...rest, [2, 'Warrior 1'], [2, 'Harpie Lady']] }, { date: '2026-11-30' });
    expect(verdict.violations).toMatchObject([{ params: { name: 'Warrior 1', status: 'limited', since: '2026-06-01' } }]);
  });

  it('given lists with other words for as many copies, when judged, then the word dates from its own list', () => {
    const [older, newer] = (['notLegal', 'forbidden'] as const).map(
      (status, at): LegalityList => ({
        ...june,
        from: `2026-0${at + 1}-01`,
        entries: [{ card: 'Warrior 1', status, copies: 0 }],
      }),
    ) as [LegalityList, LegalityList];
    expect(judge({ main }, { lists: [older, newer] }).violations).toMatchObject([{ params: { status: 'forbidden', since: '2026-02-01' } }]);
  });

  it('given facts that forbid a card and a dated list that does not, when judged, then the list counts', () => {
    const facts = judging('yugioh', rowsOf(14, 'Warrior', { typeLine: 'Warrior / Effect', legality: 'tcg:forbidden' }), {
      rules: deckRules['yugioh/advanced'],
      format: 'tcg',
    });
    const deck = { main: copiesOf(3, 14, 'Warrior') } as const;
    expect(facts(deck).violations).toHaveLength(14);
    expect(facts(deck, { lists: [{ ...june, entries: [] }] }).verdict).toBe('legal');
  });

  it('given another format, or a day before every list, when judged, then its list counts, or nothing is known', () => {
    expect(broken(judge({ main }, { format: 'ocg' }))).toEqual(['deck/list base.2.9 (Warrior 1)']);
    const early = judge({ main }, { date: '2026-05-31' });
    expect(early).toMatchObject({ verdict: 'undecided', list: null, violations: [] });
    expect(early.remarks).toMatchObject([{ code: 'deck/legality-unknown' }]);
    expect(judge({ main }, { format: null }).verdict).toBe('legal');
    expect(listInForce(lists, 'tcg', '2026-08-31')).toBe(june);
  });

  it('given a card that is not released, when judged by a list, then that holds, unless the list names its whole pool', () => {
    const late = [...main, [1, 'Late']] as const;
    expect(broken(judge({ main: late }, { date: '2026-06-01' }))).toEqual(['deck/list base.2.9 (Late)']);
    const all: LegalityList = { ...june, unlisted: 'legal' };
    expect(broken(judge({ main: late }, { date: '2026-06-01', lists: [all] }))).toEqual([]);
    const pool: LegalityList = { ...june, unlisted: 'notLegal', entries: [] };
    expect(judge({ main: [[40, 'Late']] }, { lists: [pool] }).violations).toMatchObject([
      {},
      { code: 'deck/list', params: { status: 'notLegal' } },
    ]);
  });

  it('given a card of another name by its text, when the list limits one of them, then both are counted', () => {
    const harpies = limitList({ id: 'h', name: 'Harpies', format: 'tcg', from: '2026-01-01' }, { 'Harpie Lady': 1 });
    const deck = { main: [...copiesOf(3, 14, 'Warrior'), [1, 'Harpie Lady'], [1, 'Harpie Lady 1']] } as const;
    expect(judge(deck, { lists: [harpies] }).violations).toMatchObject([
      { code: 'deck/list', cards: ['Harpie Lady', 'Harpie Lady 1'], params: { count: 2, allowed: 1 } },
    ]);
  });

  it('given a card without facts that the list names by name or passcode, when judged, then it is unknown and forbidden', () => {
    const verdict = judge({ main: [...main.slice(2), [1, 'fairy-tail'], [1, 777], [2, 'Harpie Lady']] });
    expect(verdict.verdict).toBe('illegal');
    expect(verdict.entries.filter((one) => one.verdict === 'unknown')).toMatchObject([
      { reasons: [{ by: 'list', status: 'forbidden' }] },
      { reasons: [{ by: 'list', status: 'forbidden' }] },
    ]);
    expect(verdict.violations.map(({ params }) => params.name)).toEqual(['Fairy Tail', 'Fairy Tail']);
  });

  it('given a number of copies that no list has, when a list is made, then it is refused', () => {
    expect(() => limitList({ id: 'x', name: 'X', format: 'tcg', from: '2026-01-01' }, { 'Warrior 1': 3 })).toThrow(RangeError);
  });
});

describe('lists that end, and facts beside lists', () => {
  const bear = (legality: readonly string[] = []) => ({ name: 'Bear', typeLine: 'Creature', legality });
  const banned: LegalityList = {
    ...{ id: 'm', name: 'Modern of March', format: 'modern', from: '2026-03-01', until: '2026-03-31', unlisted: 'asFacts' },
    entries: [{ card: 'Bear', status: 'banned', copies: 0 }],
    stated: { source: 'house', knownSince: '2026-02-20', digest: 'ab' },
  };
  const none: LegalityList = { ...banned, entries: [] };
  const modern = (row: object, list: LegalityList, date: string) =>
    judging('magic', [row, { name: 'Forest', typeLine: 'Basic Land', legality: 'modern:legal:2000-01-01' }], {
      rules: deckRules['magic/constructed'],
      format: 'modern',
      lists: [list],
      date,
    })({
      main: [
        [1, 'Bear'],
        [59, 'Forest'],
      ],
    });

  it('given a list with a last day, when judged on it and after it, then the list is named, and then the facts count again', () => {
    expect(modern(bear(), banned, '2026-03-31')).toMatchObject({
      verdict: 'illegal',
      list: { id: 'm', until: '2026-03-31', stated: { source: 'house', knownSince: '2026-02-20', digest: 'ab' } },
    });
    expect(modern(bear(['modern:legal:2026-01-01']), banned, '2026-04-01')).toMatchObject({ verdict: 'legal', list: null });
  });

  it('given a card that a list of bans does not name, when its facts are asked, then they tell whether the format has it', () => {
    const on = (...legality: readonly string[]) => modern(bear(legality), none, '2026-03-15').verdict;
    expect(on('modern:legal:2026-01-01')).toBe('legal');
    expect(on('modern:not_legal:2026-01-01')).toBe('illegal');
    // Today's ban is no ban of March, of which the list speaks.
    expect(on('modern:banned:2026-01-01')).toBe('legal');
    expect(on('modern:banned:2026-11-01')).toBe('legal');
    // What the format has not today it may have had, and what nobody knows is not called legal.
    expect(on('modern:not_legal:2026-11-01')).toBe('undecided');
    expect(on()).toBe('undecided');
    expect(on('modern:not_released:2026-11-01')).toBe('illegal');
  });

  it('given a list after which everything else is legal, when judged, then no facts are asked', () => {
    expect(modern(bear(), { ...none, unlisted: 'legal' }, '2026-03-15').verdict).toBe('legal');
    expect(modern(bear(), { ...none, unlisted: 'notLegal' }, '2026-03-15').verdict).toBe('illegal');
  });
});

describe('printings of one card that stand differently', () => {
  it('given two of one day, when judged, then the one that no tournament admits does not make the card illegal', () => {
    const stated = (legality: readonly string[]) =>
      judging(
        'magic',
        [
          { name: 'Bear', typeLine: 'Creature', legality },
          { name: 'Forest', typeLine: 'Basic Land', legality: 'legacy:legal' },
        ],
        {
          rules: deckRules['magic/constructed'],
          format: 'legacy',
        },
      )({
        main: [
          [4, 'Bear'],
          [56, 'Forest'],
        ],
      }).verdict;
    expect(stated(['legacy:not_legal', 'legacy:legal'])).toBe('legal');
    expect(stated(['legacy:not_legal', 'legacy:banned'])).toBe('illegal');
    expect(stated(['legacy:not_legal'])).toBe('illegal');
    expect(stated(['legacy:legal:2026-01-01', 'legacy:not_legal:2026-02-01'])).toBe('illegal');
  });
});

describe('the rule by which lists count', () => {
  it('given each format, when its rules are looked at, then it is that of its game', () => {
    expect(Object.values(deckRules).map(({ id, lists: { rule } }) => `${id} ${rule ?? '-'}`)).toEqual([
      'magic/constructed 100.6',
      'magic/limited 100.6',
      'magic/commander 100.6',
      'magic/duel-commander -',
      'magic/gladiator -',
      'yugioh/advanced base.2.9',
      'yugioh/classic base.2.9',
      'yugioh/speed base.2.9',
      'grand-archive/constructed 1.5.4',
      'grand-archive/limited 1.5.4',
      'force-of-will/constructed -',
      'starline/constructed -',
    ]);
    expect(Object.entries(deckRules).filter(([id, rules]) => id !== rules.id)).toEqual([]);
  });
});

describe('legalities of facts', () => {
  const magic = judging(
    'magic',
    [
      { name: 'Lotus', typeLine: 'Artifact', legality: 'vintage:restricted|legacy:banned' },
      { name: 'Forest', typeLine: 'Basic Land — Forest', legality: 'vintage:legal|legacy:legal' },
      { name: 'Bolt', typeLine: 'Instant', legality: 'vintage:legal|legacy:legal:2020-01-01|legacy:banned:2026-03-01' },
    ],
    { rules: deckRules['magic/constructed'] },
  );

  it('given a card restricted in Vintage, when judged, then one copy is legal, in deck and sideboard together', () => {
    expect(
      magic(
        {
          main: [
            [1, 'Lotus'],
            [59, 'Forest'],
          ],
        },
        { format: 'vintage' },
      ).verdict,
    ).toBe('legal');
    expect(
      broken(
        magic(
          {
            main: [
              [1, 'Lotus'],
              [59, 'Forest'],
            ],
            side: [[1, 'Lotus']],
          },
          { format: 'vintage' },
        ),
      ),
    ).toEqual(['deck/list 100.6 (Lotus)']);
    expect(
      magic(
        {
          main: [
            [1, 'Lotus'],
            [59, 'Forest'],
          ],
        },
        { format: 'legacy' },
      ).violations,
    ).toMatchObject([{ params: { status: 'banned', list: 'legacy (facts)', since: null } }]);
  });

  it('given legalities with days, when judged before and after, then the newest by that day counts', () => {
    const deck = {
      main: [
        [4, 'Bolt'],
        [56, 'Forest'],
      ],
    } as const;
    expect(magic(deck, { format: 'legacy', date: '2026-02-28' }).verdict).toBe('legal');
    expect(magic(deck, { format: 'legacy', date: '2026-03-01' }).violations).toMatchObject([{ params: { since: '2026-03-01' } }]);
    expect(magic(deck, { format: 'legacy', date: '2019-12-31' })).toMatchObject({
      verdict: 'undecided',
      remarks: [{ code: 'deck/legality-unknown', cards: ['Bolt'] }],
    });
  });

  it('given the facts of a snapshot, when judged for an earlier day, then they say nothing', () => {
    const answer = rowReaders.own(
      { game: 'magic', name: 'Forest', typeLine: 'Basic Land', legality: 'vintage:legal' },
      { row: 1, snapshot: '2026-06-01' },
    );
    if (!answer.ok) throw new RangeError(answer.fault.detail);
    const card = { facts: answer.facts, reference: { by: 'name', name: 'Forest', set: null, number: null } } as const;
    expect(standingsOn([], 'vintage', '2026-05-31')(card)).toEqual({ known: false });
    expect(standingsOn([], 'vintage', '2026-06-01')(card)).toMatchObject({
      known: true,
      list: 'vintage (facts of 2026-06-01)',
      since: null,
    });
  });

  it('given sources that disagree on one day, when judged, then the strictest counts', () => {
    const two = judging('magic', [{ name: 'Forest', typeLine: 'Basic Land', legality: 'vintage:legal|vintage:restricted|vintage:legal' }], {
      rules: deckRules['magic/constructed'],
      format: 'vintage',
    });
    expect(two({ main: [[60, 'Forest']] }).violations).toMatchObject([{ params: { status: 'restricted' } }]);
  });

  it('given cards that a list limits together, when judged, then they are counted together', () => {
    const speed = judging('yugioh', rowsOf(14, 'Warrior', { typeLine: 'Warrior / Effect', legality: 'speed:limited 2' }), {
      rules: deckRules['yugioh/advanced'],
      format: 'speed',
    });
    const violations = speed({
      main: [
        [1, 'Warrior 1'],
        [2, 'Warrior 2'],
      ],
    }).violations.filter(({ code }) => code !== 'deck/size');
    expect(violations).toMatchObject([{ code: 'deck/list-together', cards: ['Warrior 1', 'Warrior 2'], params: { count: 3, allowed: 2 } }]);
    expect(speed({ main: [[3, 'Warrior 1']] }).violations.map(({ code }) => code)).toEqual(['deck/size', 'deck/list-together']);
    expect(
      speed({
        main: [
          [1, 'Warrior 1'],
          [1, 'Warrior 2'],
        ],
      }).violations,
    ).toMatchObject([{ code: 'deck/size' }]);
  });
});
