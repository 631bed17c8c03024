import { describe, expect, it } from '@jest/globals';
import type { GameEvent, MatchState, Ruleset } from '@arbiter/kernel';
import type { State } from '@arbiter/kernel/authoring';
import { withIdsApart } from './copies.js';
import { keyFrom } from './draw.js';
import { forceOfWillFuzz } from './force-of-will.js';
import { fuzz } from './fuzz.js';
import { grandArchiveFuzz } from './grand-archive.js';
import { magicFuzz } from './magic.js';
import type { FuzzProfile } from './profile.js';
import type { FuzzReport } from './run.js';
import { starlineFuzz } from './starline.js';
import { yugiohFuzz } from './yugioh.js';

type Fuzzed = () => { readonly ruleset: Ruleset; readonly profile: FuzzProfile };

const games: readonly (readonly [string, Fuzzed, number])[] = [
  ['Starline', starlineFuzz, 2],
  ['Magic', magicFuzz, 1],
  ['Yu-Gi-Oh!', yugiohFuzz, 2],
  ['Force of Will', forceOfWillFuzz, 1],
  ['Grand Archive', grandArchiveFuzz, 1],
];

/** Plays with a comparison of two hidden cards running all the time: each action begins a new one unless one is running. */
function play(make: Fuzzed, count: number, change: (ruleset: Ruleset) => Partial<Ruleset> = () => ({})): FuzzReport {
  const { ruleset, profile } = make();
  return fuzz(
    { ...ruleset, ...change(ruleset) },
    { ...profile, enforced: {} },
    { games: count, seed: 71, probeEvery: 1_000_000, copiesEvery: 1, interruptEvery: 0, replayEvery: 0, recheckEvery: 0, maxFaults: 1 },
  );
}

/** Makes the object ids in an event's secrets public, as a faulty game might do. */
const toldToAll = (event: GameEvent): GameEvent => {
  const named = (event.secrets ?? []).map(({ data }) =>
    Object.fromEntries(Object.entries(data).filter(([key]) => key === 'object' || key === 'was')),
  );
  return { ...event, data: Object.assign({}, event.data, ...named) as GameEvent['data'] };
};

describe.each(games)('which of two hidden cards it is, in %s', (_name, make, count) => {
  it('nobody sees who sees neither', () => {
    expect(play(make, count).faults).toEqual([]);
  });

  it('is noticed where an event tells it', () => {
    const { faults } = play(make, 40, (ruleset) => ({ eventsFor: (events, viewer) => ruleset.eventsFor(events.map(toldToAll), viewer) }));
    expect(faults).toMatchObject([{ invariant: 'ids of hidden cards' }]);
  });
});

describe('a state with ids apart', () => {
  it('is the same but for the ids of cards in zones, and of those that come', () => {
    const { ruleset, profile } = starlineFuzz();
    const { state } = ruleset.start(profile.pins(0, []), keyFrom(3));
    const [before, after] = [state, withIdsApart(state)].map((one: MatchState) => one as unknown as State) as [State, State];
    expect(after.header.nextId).toBe(before.header.nextId + 700_000);
    const cards = ({ objects, zones }: State): unknown =>
      Object.values(zones).map(({ order }) => order.map((id) => [objects[id]?.card, objects[id]?.id === id]));
    expect(cards(after)).toEqual(cards(before));
  });
});
