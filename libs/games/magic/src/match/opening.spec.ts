import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { MatchRun } from '../testing/match-run.js';

/** Starts a run in which both players' decks contain one card only: `card` for one player, `other` for the other. */
function begin(card: string, other = card): MatchRun {
  const of = (id: string): { readonly main: readonly string[]; readonly sideboard: readonly string[] } => ({
    main: Array.from({ length: 40 }, () => id),
    sideboard: [],
  });
  return MatchRun.begin([of(card), of(other)], 3, 'single');
}

const starting = (run: MatchRun): number => run.typed('startingPlayerDecided')[0]?.data.seat as number;
const first = (run: MatchRun): string => run.options.find(({ id }) => id.startsWith('use:'))?.id ?? '';
const life = (run: MatchRun, seat: number): Json | undefined => run.view.players[seat]?.values.life;
const inPlay = (run: MatchRun): number => run.count('battlefield');

describe('what cards allow from the opening hand', () => {
  it(`is done when all have kept their hands, the starting player first and as often as they like ${shows('103.5', '103.5a')}`, () => {
    const run = begin('leyline-of-the-void');
    const one = starting(run);
    run.pick('keep');
    expect([run.open.kind, inPlay(run)]).toEqual(['mulligan', 0]);
    run.pick('keep');
    expect(run.open).toMatchObject({ kind: 'openingHand', seat: one, rule: '103.5' });
    run.pick(first(run)).pick(first(run));
    expect([run.open.seat, inPlay(run), run.count(`hand:${one}`)]).toEqual([one, 2, 5]);
    run.pick('done');
    expect(run.open).toMatchObject({ kind: 'openingHand', seat: 1 - one });
    run.pick(first(run)).pick('done');
    expect([inPlay(run), run.count('hand:0') + run.count('hand:1'), run.count('stack')]).toEqual([3, 11, 0]);
    expect(run.view.turn).toMatchObject({ number: 1, seat: one });
    // The permanents work like any other: no card of the opponent goes to a graveyard.
    expect(run.typed('openingAction').map(({ data }) => data.seat)).toEqual([one, one, 1 - one]);
  });

  it('may be for the one alone who does not begin', () => {
    const run = begin('gemstone-caverns');
    const one = starting(run);
    run.keep();
    expect(run.open).toMatchObject({ kind: 'openingHand', seat: 1 - one });
    run.pick(first(run));
    expect(run.open).toMatchObject({ kind: 'chooseForEffect', seat: 1 - one });
    run.pick(run.options[0]?.id ?? '').pick('done');
    expect([inPlay(run), run.count('exile'), run.count(`hand:${1 - one}`)]).toEqual([1, 1, 5]);
    const [caverns] = run.view.zones.find(({ id }) => id === 'battlefield')?.objects ?? [];
    expect(caverns?.values.counters).toEqual({ luck: 1 });
  });

  it(`may be to reveal a card, once, until the first turn begins ${shows('103.5b')}`, () => {
    const run = begin('chancellor-of-the-dross', 'forest').keep();
    expect(run.open).toMatchObject({ kind: 'openingHand', seat: 0 });
    const before = run.options.length;
    run.pick(first(run));
    expect(run.options).toHaveLength(before - 1);
    const seen = (): number => run.session.view({ role: 'player', seat: 1 }).zones.find(({ id }) => id === 'hand:0')?.objects.length ?? -1;
    expect(seen()).toBe(1);
    run.pick(first(run));
    expect(seen()).toBe(2);
    run.pick('done');
    expect([seen(), run.view.turn.number]).toEqual([0, 1]);
    // The delayed triggers of the revealed cards come in the first upkeep, once for each card.
    while (run.view.turn.phase === 'upkeep') run.pick(run.options.some(({ id }) => id === 'pass') ? 'pass' : (run.options[0]?.id ?? ''));
    expect([life(run, 0), life(run, 1)]).toEqual([26, 14]);
  });

  it(`may be done instead of saying whether to take a mulligan, by one who then says it; others may have said it before ${shows('103.4b')}`, () => {
    const run = begin('serum-powder');
    const one = starting(run);
    run.pick('keep');
    expect(run.open).toMatchObject({ kind: 'mulligan', seat: 1 - one });
    run.pick(first(run));
    expect([run.count('exile'), run.count(`hand:${1 - one}`), run.count(`library:${1 - one}`)]).toEqual([7, 7, 26]);
    // The player is asked again, and no mulligan was taken.
    expect(run.open).toMatchObject({ kind: 'mulligan', seat: 1 - one, prompt: { params: { mulligans: 0 } } });
    run.pick('mulligan');
    expect(run.open).toMatchObject({ kind: 'putOnBottom', seat: 1 - one, domain: { min: 1, max: 1 } });
    run.pick(run.options[0]?.id ?? '');
    // The player may do so in a later round, too.
    expect(run.open).toMatchObject({ kind: 'mulligan', seat: 1 - one });
    run.pick(first(run));
    expect([run.count('exile'), run.count(`hand:${1 - one}`)]).toEqual([7 + 6, 6]);
    run.pick('keep');
    expect(run.view.turn.number).toBe(1);
  });
});
