import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../policies/index.js';
import { openTournament, type Played, seedOf, swissPhase, topCut, won } from '../specs/played.js';
import { placesByStandings } from './places.js';
import { previewCorrection } from './preview.js';

const policy = policyOf('magic')!;

/** The first table of round 1, with its result turned round. */
const turned = (cup: Played) => {
  const { table, entrants } = cup.state().rounds[0]!.tables[0]!;
  const [one = 0, other = 0] = entrants;
  return { round: 1, table, result: one < other ? won(one, 1, other, 2) : won(one, 2, other, 1) };
};

const placesOf = (cup: Played): ReadonlyMap<number, number> => {
  const places = placesByStandings(cup.state(), policy);
  return new Map(places.ok ? places.value.map(({ entrant, place }) => [entrant, place]) : []);
};

const previewed = (cup: Played) => {
  const preview = previewCorrection(cup.state(), policy, turned(cup));
  if (!preview.ok) throw new Error(preview.refusal.code);
  return preview.value;
};

/** Checks that a correction changes exactly the places that the preview named. */
const expectAsPreviewed = (cup: Played): void => {
  const { standings } = previewed(cup);
  const before = placesOf(cup);
  cup.does({ type: 'correctResult', ...turned(cup), reason: 'slip misread' });
  const changed = [...placesOf(cup)].filter(([entrant, place]) => before.get(entrant) !== place);
  expect(new Map(standings.map(({ entrant, after }) => [entrant, after]))).toEqual(new Map(changed));
};

describe('a correction, looked at beforehand', () => {
  it('given no round behind it, then places change as previewed, and there is nothing else', () => {
    const cup = openTournament(8, [swissPhase(3)]);
    cup.playRound();
    expect(previewed(cup)).toMatchObject({ pairings: { kind: 'none' }, cut: null });
    expectAsPreviewed(cup);
  });

  it.each(['paired', 'published'] as const)(
    'given the next round is %s, then it tells which tables a fresh draw would change; discarding and drawing again does so',
    (stage) => {
      const cup = openTournament(8, [swissPhase(3)]);
      cup.playRound();
      cup.does({ type: 'pairRound', seed: seedOf(77), input: cup.events.length, matchIds: [] });
      if (stage === 'published') cup.does({ type: 'publishRound' });
      const before = cup.round().tables;
      const { pairings } = previewed(cup);
      expect(pairings).toMatchObject({ kind: 'open', round: 2 });
      expectAsPreviewed(cup);
      cup.does({ type: 'discardPairings', reason: 'round 1 was corrected' });
      cup.does({ type: 'pairRound', seed: seedOf(77), input: cup.events.length, matchIds: [] });
      const pairs = new Set(cup.round().tables.map(({ entrants }) => [...entrants].sort((a, b) => a - b).join('-')));
      const differing = before
        .filter(({ entrants }) => !pairs.has([...entrants].sort((a, b) => a - b).join('-')))
        .map(({ table }) => table);
      expect(pairings.kind === 'open' ? pairings.differing : null).toEqual(differing);
      expect(differing.length).toBeGreaterThan(0);
    },
  );

  it('given the next round has begun, then its pairings are frozen', () => {
    const cup = openTournament(8, [swissPhase(3)]);
    cup.playRound();
    cup.pair();
    expect(previewed(cup)).toMatchObject({ pairings: { kind: 'frozen', round: 2 } });
    expectAsPreviewed(cup);
    expect(cup.round().tables).toHaveLength(4);
  });

  it('given a cut was made, then it says whether it can be made again', () => {
    const cup = openTournament(4, [swissPhase(2), topCut(2)]);
    cup.playRound();
    cup.playRound();
    cup.does({ type: 'makeCut', seed: seedOf(1), byLot: true });
    expect(previewed(cup).cut).toEqual({ phase: 1, open: true });
    cup.pair();
    expect(previewed(cup).cut).toEqual({ phase: 1, open: false });
  });

  it('given no result, then there is nothing to preview', () => {
    const cup = openTournament(4, [swissPhase(2)]);
    cup.pair();
    expect(previewCorrection(cup.state(), policy, turned(cup))).toMatchObject({ ok: false, refusal: { code: 'result/missing' } });
    expect(previewCorrection(cup.state(), policy, { ...turned(cup), table: 9 })).toMatchObject({
      ok: false,
      refusal: { code: 'table/not-found' },
    });
  });
});
