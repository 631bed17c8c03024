import { describe, expect, it } from '@jest/globals';
import type { MatchState, Ruleset, Session } from '@arbiter/kernel';
import type { State } from '@arbiter/kernel/authoring';
import { fuzz } from './fuzz.js';
import { emptyCounts } from './counts.js';
import type { FuzzJob, FuzzPlayed } from './match.js';
import { FuzzRun, type FuzzReport } from './run.js';
import { starlineFuzz } from './starline.js';
import { yugiohFuzz } from './yugioh.js';

const run = (change: (ruleset: Ruleset) => Partial<Ruleset>, games = 2): FuzzReport => {
  const { ruleset, profile } = starlineFuzz();
  return fuzz(
    { ...ruleset, ...change(ruleset) },
    { ...profile, enforced: {} },
    { games, seed: 5, probeEvery: 4, interruptEvery: 0, recheckEvery: 0, maxFaults: 1 },
  );
};
const broken = (report: FuzzReport): readonly string[] => report.faults.map((fault) => fault.invariant);
const withSession = (ruleset: Ruleset, change: (session: Session) => Partial<Session>): Partial<Ruleset> => ({
  openSession: (...given) => {
    const session = ruleset.openSession(...given);
    return { ...session, ...change(session) };
  },
});

describe('the fuzzer on Starline', () => {
  const games = 20;

  it(`finds no broken invariant in ${games} random games`, () => {
    const { ruleset, profile } = starlineFuzz();
    const report = fuzz(
      ruleset,
      {
        ...profile,
        enforced: {
          decisionKinds: ['declareRace', 'buildDeck', 'mulligan', 'mainAction', 'respond', 'useEffect', 'chooseForEffect', 'declareAttack'],
          endings: ['countdown', 'earlyEnd'],
        },
      },
      { games, seed: 20_261_121, probeEvery: 40 },
    );
    expect(report.faults).toEqual([]);
    expect(report.missing).toEqual([]);
    expect(report.games).toBe(games);
    expect(report.counts.cards.size).toBeGreaterThan(100);
  });

  it('plays the same games for the same seed, and one of them alone', () => {
    const { ruleset, profile } = starlineFuzz();
    const options = { games: 3, seed: 9, probeEvery: 1000 };
    const one = fuzz(ruleset, profile, options);
    const two = fuzz(ruleset, starlineFuzz().profile, options);
    expect([...two.counts.events]).toEqual([...one.counts.events]);
    const alone = [0, 1, 2].map((only) => fuzz(ruleset, starlineFuzz().profile, { ...options, only }).actions);
    expect(alone.reduce((sum, actions) => sum + actions, 0)).toBe(one.actions);
  });

  it('fails when something enforced never happens', () => {
    const { ruleset, profile } = starlineFuzz();
    const report = fuzz(ruleset, { ...profile, enforced: { cards: ['no-such-card'] } }, { games: 1, seed: 1, probeEvery: 1000 });
    expect(report.missing).toEqual(['cards: no-such-card']);
    expect(report.passed).toBe(false);
  });
});

describe('the fuzzer on Yu-Gi-Oh!', () => {
  const games = 8;

  it(`finds no broken invariant in ${games} random games`, () => {
    const { ruleset, profile } = yugiohFuzz();
    const report = fuzz(
      ruleset,
      {
        ...profile,
        enforced: {
          decisionKinds: ['openAction', 'fastEffect', 'chainTrigger', 'chooseTargets', 'chooseAttackTarget', 'chooseZone'],
          keywords: ['normal summon', 'special summon'],
          endings: ['life'],
        },
      },
      { games, seed: 20_261_122, probeEvery: 200 },
    );
    expect(report.faults).toEqual([]);
    expect(report.missing).toEqual([]);
    expect(report.games).toBe(games);
    expect(report.counts.cards.size).toBeGreaterThan(100);
  });
});

describe('a run that many play', () => {
  const { profile } = starlineFuzz();
  /** A profile whose favourites tell how many games had been counted when they were chosen. */
  const guided = {
    ...profile,
    enforced: {},
    favourites: (_game: number, counts: { readonly cards: ReadonlyMap<string, number> }) => [`after ${counts.cards.size}`],
  };
  const played = ({ game }: FuzzJob, broken: readonly number[]): FuzzPlayed => ({
    game,
    actions: game,
    fault: broken.includes(game) ? { seed: 4, game, favourites: [], action: 1, invariant: 'zones', detail: '' } : null,
    counts: { ...emptyCounts(), cards: new Map([[`card ${game}`, 1]]) },
  });
  const play = (
    order: 'first' | 'last',
    broken: readonly number[] = [],
  ): { readonly report: FuzzReport; readonly about: ReadonlyMap<number, readonly string[]> } => {
    const run = new FuzzRun(guided, { games: 40, seed: 4, maxFaults: 2 });
    const about = new Map<number, readonly string[]>();
    const open: FuzzJob[] = [];
    while (!run.over) {
      for (let job = run.next(); job !== null; job = run.next()) {
        about.set(job.game, job.favourites);
        open.push(job);
      }
      run.take(played((order === 'first' ? open.shift() : open.pop()) as FuzzJob, broken));
    }
    return { report: run.report(), about };
  };

  it('comes to the same whichever game ends first', () => {
    const { report, about } = play('last');
    expect(report).toMatchObject({ games: 40, actions: (39 * 40) / 2, faults: [] });
    expect(report).toEqual(play('first').report);
    expect([...about]).toEqual(expect.arrayContaining([...play('first').about]));
  });

  it('lets a game be about what happened in all before it but the last ones', () => {
    const { about } = play('first');
    expect([0, 31, 32, 39].map((game) => about.get(game))).toEqual([['after 0'], ['after 0'], ['after 1'], ['after 8']]);
  });

  it('stops at the same fault', () => {
    for (const order of ['first', 'last'] as const)
      expect(play(order, [3, 5, 6, 30]).report).toMatchObject({ games: 6, faults: [{ game: 3 }, { game: 5 }] });
  });
});

describe('the fuzzer on broken rules', () => {
  it('notices a view that shows a hidden card', () => {
    const report = run(
      (ruleset) => ({
        view: (pins, state, viewer) => {
          const { zones, objects } = state as unknown as State;
          const top = zones['deck:0']?.order[0] ?? 0;
          return { ...ruleset.view(pins, state, viewer), values: { top: objects[top]?.card ?? null } };
        },
      }),
      6,
    );
    expect(broken(report)).toEqual(['secrets']);
    expect(report.faults[0]).toMatchObject({ seed: 5 });
  });

  it('notices an undo that forgets', () => {
    expect(broken(run((ruleset) => withSession(ruleset, () => ({ undo: () => undefined }))))).toEqual(['equal runs']);
  });

  it('notices a fingerprint that misses something', () => {
    expect(
      broken(run((ruleset) => withSession(ruleset, (session) => ({ fingerprint: () => session.fingerprint().replace(/^./, '0') })))),
    ).toEqual(['fingerprint']);
  });

  it('notices a specification that says otherwise', () => {
    const other = (state: MatchState): MatchState => ({ ...state, header: { ...state.header, version: state.header.version + 1 } });
    const report = run((ruleset) => ({
      apply: (...given) => {
        const outcome = ruleset.apply(...given);
        return outcome.ok ? { ok: true, step: { ...outcome.step, state: other(outcome.step.state) } } : outcome;
      },
    }));
    expect(broken(report)).toEqual(['equal runs']);
  });

  it('notices offers that are refused, and errors, and matches without end', () => {
    const refusing = run((ruleset) =>
      withSession(ruleset, (session) => ({
        act: (action) =>
          session.version() === 7
            ? { ok: false, refusal: { code: 'answer/illegal', rule: null, detail: 'no', params: {} } }
            : session.act(action),
      })),
    );
    expect(broken(refusing)).toEqual(['an offered action was refused']);
    const throwing = run((ruleset) =>
      withSession(ruleset, (session) => ({
        act: (action) => {
          if (session.version() === 7) throw new Error('oops');
          return session.act(action);
        },
      })),
    );
    expect(broken(throwing)).toEqual(['the rules never throw']);
    const { ruleset, profile } = starlineFuzz();
    expect(broken(fuzz(ruleset, profile, { games: 1, seed: 1, probeEvery: 1000, interruptEvery: 0, maxActions: 10 }))).toEqual([
      'matches end',
    ]);
  });

  it('has what is remembered found again in one game of so many', () => {
    const rechecked: (number | undefined)[] = [];
    const { ruleset, profile } = starlineFuzz();
    const watched: Ruleset = {
      ...ruleset,
      openSession: (pins, state, options) => {
        rechecked.push(options?.rechecks);
        return ruleset.openSession(pins, state, options);
      },
    };
    const options = { games: 4, seed: 5, probeEvery: 100_000, copiesEvery: 100_000, replayEvery: 0, recheckEvery: 2 };
    expect(fuzz(watched, { ...profile, enforced: {} }, options).faults).toEqual([]);
    expect(rechecked.map((steps) => steps !== undefined && steps > 0)).toEqual([true, false, true, false]);
  });

  it('notices cards that vanish', () => {
    const report = run(
      (ruleset) =>
        withSession(ruleset, (session) => ({
          view: (viewer) => {
            const view = session.view(viewer);
            const zones = view.zones.map((zone) =>
              view.turn.number > 2 && zone.id === 'graveyard:0' ? { ...zone, count: 0, objects: [] } : zone,
            );
            return { ...view, zones };
          },
        })),
      4,
    );
    expect(broken(report)).toEqual(['cards are conserved']);
  });
});
