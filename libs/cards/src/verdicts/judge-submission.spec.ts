import { describe, expect, it } from '@jest/globals';
import { buildCardIndex, type CardFacts, type DeckGame, rowReaders } from '@arbiter/decks';
import { games } from '@arbiter/games';
import type { Json, Ruleset } from '@arbiter/kernel';
import { enforcedCards } from './enforced-cards.js';
import { formatRules, listsOfFacts } from './formats.js';
import { judgeSubmission, type Judging, type Submission } from './judge-submission.js';

const factsOf = (row: object): CardFacts => {
  const answer = rowReaders.own(row, { row: 1, snapshot: '2026-10-01' });
  if (!answer.ok) throw new RangeError(answer.fault.detail);
  return answer.facts;
};
const magicRules: Ruleset = games.magic;
const magicCards = enforcedCards(magicRules);
const magicFacts: readonly CardFacts[] = [
  ...magicRules.cards().map(({ names, values }) => {
    const words = (field: string): string => (Array.isArray(values[field]) ? values[field].join(' ') : '');
    return factsOf({ game: 'magic', name: names.en, typeLine: `${words('supertypes')} ${words('types')}`.trim() || 'Sorcery' });
  }),
  factsOf({ game: 'magic', name: 'Invented Bear', typeLine: 'Creature — Bear' }),
];
const judging = (facts: Judging['facts'], format = 'constructed'): Judging => ({
  ruleset: magicRules,
  format: magicRules.formats[format]!,
  cardList: null,
  lists: [],
  day: '2026-11-30',
  facts,
});
const withFacts = judging({ game: 'magic', index: buildCardIndex('magic', magicFacts), cards: magicCards });
const text = (lines: string) => ({ as: 'text', text: lines, fileName: null, form: null }) as const;
const judgementOf = (submission: Submission) => {
  if (submission.kind !== 'judged') throw new RangeError(submission.faults[0]?.detail);
  return submission.judgement;
};

describe('decks that are handed in', () => {
  it('given every preset deck as JSON, when judged by facts, then it is enforced and stays what it was', () => {
    for (const { deck } of magicRules.presetDecks())
      expect(judgementOf(judgeSubmission({ as: 'deck', deck }, withFacts))).toMatchObject({ standing: 'enforced', deck, byRules: [] });
  });

  it('given a list with a blank line before the sideboard, when judged, then the rules get the sideboard as one', () => {
    const { standing, deck } = judgementOf(judgeSubmission(text('60 Forest\n\n4 Grizzly Bears\n'), withFacts));
    expect(standing).toBe('enforced');
    expect(deck).toEqual({ main: Array.from({ length: 60 }, () => 'forest'), sideboard: Array.from({ length: 4 }, () => 'grizzly-bears') });
  });

  it('given a card that the rules do not play, one that nobody knows, and one of which only the rules know, when judged, then only the last is enforced', () => {
    const standing = (card: string, from = withFacts) => judgementOf(judgeSubmission(text(`60 Forest\n1 ${card}`), from));
    expect(standing('Invented Bear')).toMatchObject({ standing: 'notEnforced', deck: null, verdict: { verdict: 'legal' } });
    expect(standing('Grizly Bears')).toMatchObject({ standing: 'notEnforced', deck: null, verdict: { verdict: 'undecided' } });
    const few = judging({
      game: 'magic',
      index: buildCardIndex(
        'magic',
        magicFacts.filter(({ key }) => key !== 'Hill Giant'),
      ),
      cards: magicCards,
    });
    expect(standing('Hill Giant', few)).toMatchObject({ standing: 'enforced', verdict: { entries: [{}, { verdict: 'unknown' }] } });
  });

  it('given a deck with too many copies, when judged, then it is illegal and no deck of the rules', () => {
    const judgement = judgementOf(judgeSubmission(text('56 Forest\n5 Invented Bear'), withFacts));
    expect(judgement).toMatchObject({
      standing: 'illegal',
      deck: null,
      verdict: { violations: [{ code: 'deck/copies', cards: ['Invented Bear'] }] },
    });
  });

  it('given a deck that is legal and that the rules refuse, when judged, then its tables are played off line, and what the rules say is told', () => {
    const refusing = { ...magicRules, validateDeck: () => [{ code: 'deck/other', rule: '1.1', cards: [], detail: 'No.', params: {} }] };
    expect(judgementOf(judgeSubmission(text('60 Forest'), { ...withFacts, ruleset: refusing }))).toMatchObject({
      standing: 'notEnforced',
      deck: null,
      byRules: [{ code: 'deck/other' }],
    });
  });

  it('given no facts, when judged, then the rules alone judge', () => {
    expect(judgementOf(judgeSubmission(text('60 Forest'), judging(null)))).toMatchObject({
      standing: 'enforced',
      list: null,
      verdict: null,
    });
    expect(judgementOf(judgeSubmission(text('60 Invented Bear'), judging(null)))).toMatchObject({ standing: 'illegal', verdict: null });
  });

  it('given what is no deck, when judged, then it is unreadable', () => {
    expect(judgeSubmission({ as: 'deck', deck: { main: 7 } as unknown as Json }, withFacts)).toMatchObject({ kind: 'unreadable' });
    expect(judgeSubmission(text('0 Forest'), withFacts)).toMatchObject({ kind: 'unreadable', faults: [{ code: 'count/zero', line: 1 }] });
  });

  it('given a list of Starline that names its race, when judged, then the race is no card', () => {
    const starline: Ruleset = games.starline;
    const { deck } = starline.presetDecks()[0]!;
    const { race, cards } = deck as { readonly race: string; readonly cards: readonly string[] };
    const known = enforcedCards(starline);
    const facts = starline.cards().map(({ names, values }) =>
      factsOf({
        game: 'starline',
        zh: names.zh,
        type: values['kind'] === 'magic' ? 'magic' : 'unit',
        race: String(values['race']),
        magicValue: 0,
      }),
    );
    const list = `race: ${race}\n${cards.map((id) => known.nameOf(id)).join('\n')}\n`;
    const judgement = judgementOf(
      judgeSubmission(text(list), {
        ruleset: starline,
        format: starline.formats['standard']!,
        cardList: null,
        lists: [],
        day: '2026-11-30',
        facts: { game: 'starline', index: buildCardIndex('starline', facts), cards: known },
      }),
    );
    expect(judgement.verdict?.entries.filter(({ verdict }) => verdict === 'unknown')).toEqual([]);
    expect(judgement.standing).toBe('enforced');
  });
});

describe('the list that a tournament names', () => {
  const stating = (...legality: readonly string[]) =>
    factsOf({ game: 'magic', name: 'Invented Bear', typeLine: 'Creature — Bear', legality });
  const of = (facts: CardFacts): Judging['facts'] => ({
    game: 'magic',
    index: buildCardIndex('magic', [
      facts,
      factsOf({ game: 'magic', name: 'Forest', typeLine: 'Basic Land — Forest', legality: ['modern:legal'] }),
    ]),
    cards: magicCards,
  });
  const banned = of(stating('modern:legal:2026-01-01', 'modern:banned:2026-06-01', 'commander:legal', 'brawl:legal'));
  const deck = text('60 Forest\n1 Invented Bear');
  const on = (day: string, cardList: string | null) => judgementOf(judgeSubmission(deck, { ...judging(banned), cardList, day: day }));

  it('given a card that is banned from a day on, when judged the day before and on that day, then it is illegal from then on alone', () => {
    expect(on('2026-10-01', 'modern')).toMatchObject({
      standing: 'illegal',
      verdict: { violations: [{ code: 'deck/list', params: { status: 'banned', since: '2026-06-01', allowed: 0 } }] },
    });
    expect(on('2026-05-31', 'modern').verdict).toMatchObject({ verdict: 'undecided', violations: [] });
  });

  it('given no list, or the one of the format, when judged, then only the construction counts', () => {
    for (const none of ['none', null])
      expect(on('2026-10-01', none).verdict).toMatchObject({ verdict: 'legal', rules: 'magic/constructed' });
  });

  it('given lists that come with other decks, when rules are looked up, then constructed formats follow them and limited ones do not', () => {
    expect(formatRules('magic', 'constructed', 'commander')).toMatchObject({ rules: { id: 'magic/commander' }, list: 'commander' });
    expect(formatRules('magic', 'limited', 'standard')).toMatchObject({ rules: { id: 'magic/limited' }, list: 'standard' });
    expect(formatRules('yugioh', 'tcg', 'goat')).toMatchObject({ rules: { id: 'yugioh/classic' }, list: 'goat' });
    expect(formatRules('yugioh', 'tcg', 'none')).toMatchObject({ rules: { id: 'yugioh/advanced' }, list: null });
  });

  it('given facts that speak of a list without rules for decks, when lists are asked for, then it is not among them', () => {
    expect(listsOfFacts(banned!.index)).toEqual(['commander', 'modern']);
  });
});

describe('the rules for decks of our formats', () => {
  it.each(Object.entries(games))('given every format of %s, when its rules are looked up, then there are some', (game, { formats }) => {
    for (const format of Object.keys(formats)) expect(formatRules(game as DeckGame, format)).not.toBeNull();
    expect(formatRules(game as DeckGame, 'toString')).toBeNull();
  });
});
