import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../policies/index.js';
import { draftPhase, openTournament, type Played, seedOf, swissPhase, topCut } from '../specs/played.js';
import type { Phase } from './plan.js';
import { placesByStandings } from './places.js';

const everybody: Phase['gate'] = { kind: 'everybody' };
const draw = (seed = 7, reason: string | null = null) => ({ type: 'drawPods', seed: seedOf(seed), reason }) as const;
const pairing = { type: 'pairRound', seed: seedOf(1), input: 1, matchIds: [] } as const;
const late = { type: 'addLateEntrant', players: ['late'], missed: 'losses' } as const;

/** The pod of each entrant of a phase. */
const podsOf = (cup: Played, phase: number): ReadonlyMap<number, number> =>
  new Map(cup.state().podsOf[phase]!.pods.flatMap(({ pod, seats }) => seats.map((entrant) => [entrant, pod])));

const sizesOf = (cup: Played, phase: number): readonly number[] => cup.state().podsOf[phase]!.pods.map(({ seats }) => seats.length);

/** Every pair of the newest round sits in one pod, which its reason names. */
const expectInPods = (cup: Played): void => {
  const { phase, tables, unpaired } = cup.round();
  const podOf = podsOf(cup, phase);
  for (const { entrants, why } of tables)
    expect([why.kind, ...entrants.map((entrant) => podOf.get(entrant))]).toEqual([
      'draftPod',
      ...entrants.map(() => why.kind === 'draftPod' && why.pod),
    ]);
  for (const { entrant, why } of unpaired) expect(why).toMatchObject({ kind: 'draftPod', pod: podOf.get(entrant), bye: { entrant } });
};

const playDraft = (cup: Played, rounds: number): void => {
  for (let round = 1; round <= rounds; round++) {
    cup.playRound();
    expectInPods(cup);
  }
};

describe('a draft (MTR 7.6)', () => {
  it('given fifteen, when pods are drawn, then by lot, eight and seven, and each seat once; rounds stay in the pod, and the odd one has the byes', () => {
    const cup = openTournament(15, [draftPhase(3)]);
    expect(cup.does(draw())).toEqual(['PodsDrawn']);
    expect(sizesOf(cup, 0)).toEqual([8, 7]);
    expect(cup.state().podsOf[0]).toMatchObject({ order: { kind: 'lot' }, irregular: false, reason: null });
    expect([...podsOf(cup, 0).keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
    playDraft(cup, 3);
    expect(cup.state().rounds.map(({ unpaired }) => unpaired.map(({ why }) => why.kind === 'draftPod' && why.pod))).toEqual([
      [2],
      [2],
      [2],
    ]);
    const other = openTournament(15, [draftPhase(3)]);
    other.does(draw(8));
    expect(other.state().podsOf[0]!.pods).not.toEqual(cup.state().podsOf[0]!.pods);
  });

  it('given no pods yet, pods that are drawn, or no draft, when a round is paired or pods are drawn, then each is refused by name', () => {
    const cup = openTournament(8, [draftPhase(3), swissPhase(1, { gate: everybody })]);
    expect(cup.refuses(pairing).code).toBe('draft/pods-missing');
    cup.does(draw());
    const before = cup.state().podsOf[0]!;
    expect(cup.refuses(draw(9)).code).toBe('draft/pods-drawn');
    cup.does(draw(9, 'somebody sat at the wrong table'));
    expect(cup.state().podsOf[0]).toMatchObject({ reason: 'somebody sat at the wrong table', seed: seedOf(9) });
    expect(cup.state().podsOf[0]!.pods).not.toEqual(before.pods);
    cup.pair();
    expect(cup.refuses(draw(10, 'again')).code).toBe('round/unfinished');
    cup.play();
    cup.does({ type: 'closeRound' });
    expect(cup.refuses(draw(10, 'again')).code).toBe('draft/not-now');
    playDraft(cup, 2);
    expect(cup.refuses(draw(10, 'again')).code).toBe('draft/not-now');
    expect(cup.refuses({ type: 'makeCut', seed: seedOf(1), byLot: false }).code).toBe('tournament/no-next-phase');
    cup.playRound();
    expect(openTournament(1, [draftPhase(3)]).refuses(draw()).code).toBe('tournament/too-few-entrants');
  });

  it('given a draft, constructed rounds and another draft, when it is played, then the second pods follow the standings, those over all rounds', () => {
    const cup = openTournament(16, [draftPhase(3), swissPhase(2, { gate: everybody }), draftPhase(3, everybody), topCut(8)]);
    cup.does(draw());
    playDraft(cup, 3);
    cup.playRound();
    cup.playRound();
    expect(cup.refuses(pairing).code).toBe('draft/pods-missing');
    const places = placesByStandings(cup.state(), policyOf('magic')!);
    if (!places.ok) throw new Error(places.refusal.detail);
    const placeOf = new Map(places.value.map(({ entrant, place }) => [entrant, place]));
    cup.does(draw(4));
    const [first, second] = cup.state().podsOf[2]!.pods.map(({ seats }) => seats.map((entrant) => placeOf.get(entrant)!));
    expect(Math.max(...first!)).toBeLessThanOrEqual(Math.min(...second!));
    expect(cup.state().podsOf[2]).toMatchObject({ order: { kind: 'standings', rounds: 5 } });
    playDraft(cup, 3);
    const rematches = cup
      .state()
      .rounds.slice(5)
      .flatMap(({ tables }) => tables.filter(({ forced }) => forced.some(({ kind }) => kind === 'rematch')));
    expect(rematches.length).toBeGreaterThan(0);
    cup.does({ type: 'makeCut', seed: seedOf(1), byLot: true });
    for (let round = 1; round <= 3; round++) cup.playRound();
    cup.does({ type: 'finish', seed: seedOf(1) });
    expect(cup.state().places).toHaveLength(16);
  });

  it('given seven rounds in a pod of six, then there are rematches from the sixth, and every pair that meets again says so', () => {
    const cup = openTournament(6, [draftPhase(7)]);
    cup.does(draw());
    playDraft(cup, 7);
    const met = new Set<string>();
    for (const { round, tables } of cup.state().rounds)
      for (const { entrants, forced } of tables) {
        const pair = [...entrants].sort((a, b) => a - b).join('-');
        expect([round, forced.some(({ kind }) => kind === 'rematch')]).toEqual([round, met.has(pair)]);
        met.add(pair);
      }
    expect(met.size).toBe(15);
  });

  it('given somebody who drops and comes back, then their pod is short in between; whoever is in no pod is refused until its rounds are over', () => {
    const cup = openTournament(16, [draftPhase(3), swissPhase(2, { gate: everybody })], { checkIn: 'required' });
    for (let entrant = 1; entrant <= 15; entrant++) cup.does({ type: 'checkIn', entrant });
    cup.does(draw());
    expect(sizesOf(cup, 0)).toEqual([8, 7]);
    // Entrant 16 was not seen before the pods were drawn.
    expect(cup.refuses({ type: 'checkIn', entrant: 16 })).toEqual({ code: 'tournament/late-entry-closed', params: { phase: 1 } });
    expect(cup.refuses({ type: 'registerEntrant', players: ['new'], awardedByes: 0, byStaff: true }).code).toBe(
      'tournament/late-entry-closed',
    );
    cup.playRound();
    const [short] = cup.state().podsOf[0]!.pods;
    cup.does({ type: 'dropEntrant', entrant: short!.seats[0]! });
    cup.playRound();
    expectInPods(cup);
    expect(
      cup
        .round()
        .unpaired.map(({ why }) => why.kind === 'draftPod' && why.pod)
        .sort(),
    ).toEqual([1, 2]);
    cup.does({ type: 'reinstateEntrant', entrant: short!.seats[0]! });
    expect(cup.refuses(late).code).toBe('tournament/late-entry-closed');
    cup.playRound();
    expect(cup.round().unpaired).toHaveLength(1);
    cup.does({ type: 'checkIn', entrant: 16 });
    cup.does(late);
    const { tables, unpaired } = cup.pair();
    expect(tables.flatMap(({ entrants }) => entrants).length + unpaired.length).toBe(17);
  });

  it('given a pairing by hand that leaves the pod, then it is done, and the event warns of it', () => {
    const cup = openTournament(12, [draftPhase(2)]);
    cup.does(draw());
    cup.does({ ...pairing, seed: seedOf(2) });
    const [one, ...tables] = cup.round().tables;
    const other = tables.at(-1)!;
    const swapped = [
      { table: one!.table, entrants: [one!.entrants[0]!, other.entrants[1]!] },
      { table: other.table, entrants: [other.entrants[0]!, one!.entrants[1]!] },
    ];
    const pairs = [...swapped, ...tables.slice(0, -1).map(({ table, entrants }) => ({ table, entrants }))];
    cup.does({ type: 'overridePairing', pairing: { tables: pairs, unpaired: [] }, matchIds: [], reason: 'brothers' });
    expect(cup.events.at(-1)!.data).toMatchObject({ warnings: swapped.map(({ entrants }) => ({ kind: 'acrossPods', entrants })) });
  });

  it('given the rounds of a draft are over and the next one is not drawn, then late entrants come; once the bracket is cut nobody does', () => {
    const cup = openTournament(12, [draftPhase(1), draftPhase(1, everybody), topCut(4)]);
    cup.does(draw());
    cup.playRound();
    cup.does(late);
    cup.does(draw());
    expect(sizesOf(cup, 1)).toEqual([7, 6]);
    expect(cup.refuses({ ...late, players: ['later'] }).code).toBe('tournament/late-entry-closed');
    cup.playRound();
    cup.does({ type: 'makeCut', seed: seedOf(1), byLot: true });
    cup.playRound();
    expect(cup.refuses({ ...late, players: ['later'] }).code).toBe('tournament/late-entry-closed');
  });

  it('given a field that pods of eight, seven and six do not make, then the pods are as even as can be, and the event says so', () => {
    const cup = openTournament(9, [draftPhase(3)]);
    cup.does(draw());
    expect([sizesOf(cup, 0), cup.state().podsOf[0]!.irregular]).toEqual([[5, 4], true]);
    playDraft(cup, 3);
  });

  it('given a structure that changes before the first round, then pods stay as long as the phase is a draft', () => {
    const cup = openTournament(8, [draftPhase(3)]);
    cup.does(draw());
    cup.does({ type: 'setStructure', structure: { phases: [draftPhase(2), topCut(4)] }, reason: null });
    expect(cup.state().podsOf[0]).toBeDefined();
    cup.does({ type: 'setStructure', structure: { phases: [swissPhase(2)] }, reason: null });
    expect(cup.state().podsOf[0]).toBeUndefined();
  });

  it('given decks that are registered, when matches are recorded, then those of a draft are played off line: nobody plays a registered deck there', () => {
    const recorded = (decks: 'required' | 'none'): readonly (string | null)[] => {
      const cup = openTournament(2, [draftPhase(1)], { matches: 'recorded', decks });
      for (const entrant of decks === 'none' ? [] : [1, 2])
        cup.does({ type: 'submitDeck', entrant, deckId: 'deck', commitment: seedOf(1), verdict: 'enforced', byStaff: true });
      cup.does(draw());
      cup.does({ ...pairing, matchIds: ['match'] });
      return cup.round().tables.map(({ matchId }) => matchId);
    };
    expect([recorded('required'), recorded('none')]).toEqual([[null], ['match']]);
  });

  it('given gates that let everybody go on to a bracket, or drafts by the policy of pods, then the structure is refused', () => {
    const cup = openTournament(8, []);
    const refused = (phases: readonly Phase[]) => cup.refuses({ type: 'setStructure', structure: { phases }, reason: null }).code;
    expect(refused([swissPhase(2), { ...topCut(4), gate: everybody }])).toBe('tournament/structure-invalid');
    expect(refused([draftPhase(0)])).toBe('tournament/structure-invalid');
    const pods = openTournament(8, [], { policy: 'pods' });
    expect(pods.refuses({ type: 'setStructure', structure: { phases: [draftPhase(3)] }, reason: null }).code).toBe(
      'tournament/structure-invalid',
    );
  });
});
