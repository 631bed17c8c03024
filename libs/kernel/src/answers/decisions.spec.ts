import { describe, expect, it } from '@jest/globals';
import type { Action, Decision, MatchState, RefusalCode } from '../contract.js';
import { createRuleset } from '../ruleset.js';
import { probeGame } from '../testing/probe-game.js';
import { arranged, Driver, drawer, keyOf, probe, probePins, randomAction } from '../testing/probe-run.js';

const text = (state: MatchState): string => JSON.stringify(state);
const bid = (decision: Decision | undefined, number: number): Action => ({
  type: 'answer',
  seat: decision?.seat ?? 0,
  decision: decision?.id ?? 0,
  answer: { number },
});

describe('what a game says as it takes an answer', () => {
  it('is caused by the player, whatever happened before it and whether the match goes on or was restored', () => {
    const ruleset = createRuleset({
      ...probeGame,
      answered: (table, decision) => table.emit('answerNoted', 'P1', { seat: decision.seat }),
    });
    const { pins, step } = arranged({ hand: ['ox'] }, {});
    const session = ruleset.openSession(pins, step.state);
    for (let count = 0; count < 6; count++) {
      const [open] = session.pending() as readonly [Decision];
      const pass: Action = { type: 'answer', seat: open.seat, decision: open.id, answer: { picks: ['pass'] } };
      const [afresh, live] = [ruleset.openSession(pins, session.state()).act(pass), session.act(pass)];
      expect(live.ok && live.events.find(({ type }) => type === 'answerNoted')?.cause).toEqual({ kind: 'player', seat: open.seat });
      expect(afresh).toEqual(live);
    }
  });
});

describe('refusals', () => {
  const { pins, step } = arranged({ hand: ['ox'] }, {});
  const open = step.pending[0] as Decision;
  const cases: readonly (readonly [RefusalCode, Action])[] = [
    ['decision/unknown', { type: 'answer', seat: 0, decision: 999, answer: { picks: ['pass'] } }],
    ['decision/unknown', { type: 'answer', seat: 0, decision: 'constructor' as unknown as number, answer: { picks: ['pass'] } }],
    ['decision/unknown', { type: 'answer', seat: 0, decision: 0.5, answer: { picks: ['pass'] } }],
    ['decision/not-yours', { type: 'answer', seat: 1, decision: open.id, answer: { picks: ['pass'] } }],
    ['decision/not-yours', { type: 'timeOut', seat: 1, decision: open.id }],
    ['answer/malformed', { type: 'answer', seat: 0, decision: open.id, answer: { number: 1 } }],
    ['answer/malformed', { type: 'answer', seat: 0, decision: open.id, answer: null as unknown as { number: 1 } }],
    ['answer/illegal', { type: 'answer', seat: 0, decision: open.id, answer: { picks: ['strike:1'] } }],
    ['action/not-possible', { type: 'concede', seat: 7, scope: 'match' }],
    ['action/not-possible', { type: 'judgeLoss', seat: -1, scope: 'match', rules: [] }],
  ];

  it.each(cases)('%s leaves state, session and fingerprint untouched', (code, action) => {
    const before = text(step.state);
    const session = probe.openSession(pins, step.state, { fingerprints: true });
    const mark = session.fingerprint();
    for (const outcome of [probe.apply(pins, step.state, action), session.act(action)]) {
      expect(outcome.ok ? null : outcome.refusal.code).toBe(code);
    }
    expect(text(step.state)).toBe(before);
    expect(text(session.state())).toBe(before);
    expect(session.fingerprint()).toBe(mark);
    expect(() => session.undo()).toThrow();
  });

  it('given an answered decision, when it is answered again, then it is closed', () => {
    const driver = Driver.of({ hand: ['ox'] }, {});
    const { id } = driver.open;
    driver.pick('pass');
    const again = driver.session.act({ type: 'answer', seat: 0, decision: id, answer: { picks: ['pass'] } });
    expect(again.ok ? null : again.refusal.code).toBe('decision/closed');
  });

  it('given a finished match, when anything is tried, then the match is over', () => {
    const driver = Driver.of({}, {}).act({ type: 'concede', seat: 1, scope: 'match' });
    expect(driver.session.result()).toEqual({ winners: [0], reason: 'concession', rule: 'P14' });
    expect(driver.session.pending()).toEqual([]);
    for (const action of [
      { type: 'concede', seat: 0, scope: 'match' },
      { type: 'answer', seat: 0, decision: 1, answer: { picks: ['pass'] } },
    ] as const) {
      const refused = driver.session.act(action);
      expect(refused.ok ? null : refused.refusal.code).toBe('match/over');
    }
  });

  it('given an illegal deck, when it is answered, then every fault comes with its rule', () => {
    const pins2 = probePins();
    let outcome = probe.apply(pins2, probe.start(pins2, keyOf(1)).state, bid(probe.start(pins2, keyOf(1)).pending[0], 1));
    if (!outcome.ok) throw new Error('refused');
    outcome = probe.apply(pins2, outcome.step.state, bid(outcome.step.pending[0], 2));
    if (!outcome.ok) throw new Error('refused');
    const [deck] = outcome.step.pending as [Decision];
    for (const bulk of [null, [], 'deck', ['sprout'], Array.from({ length: 9 }, () => 'sprout')]) {
      const refused = probe.apply(pins2, outcome.step.state, { type: 'answer', seat: deck.seat, decision: deck.id, answer: { bulk } });
      expect(refused.ok ? null : refused.refusal).toMatchObject({ code: 'deck/illegal', rule: 'P2' });
    }
    const noBulk = probe.apply(pins2, outcome.step.state, { type: 'answer', seat: deck.seat, decision: deck.id, answer: { picks: [] } });
    expect(noBulk.ok ? null : noBulk.refusal.code).toBe('answer/malformed');
  });
});

describe('sealed and simultaneous decisions', () => {
  const pins = probePins(3);
  const begun = probe.start(pins, keyOf(3));

  it('asks everybody at once', () => {
    expect(begun.pending.map((one) => [one.seat, one.kind, one.sealed])).toEqual([
      [0, 'bid', true],
      [1, 'bid', true],
      [2, 'bid', true],
    ]);
  });

  it('given the answer of another, when one answers, then their decision is still the one that was opened', () => {
    const session = probe.openSession(pins, begun.state);
    expect(session.act(bid(begun.pending[2], 3)).ok).toBe(true);
    expect(session.pending().map((one) => one.id)).toEqual([1, 2]);
    expect(session.act(bid(begun.pending[0], 1)).ok).toBe(true);
    expect(session.pending()).toEqual([begun.pending[1]]);
  });

  it('hides what was answered until all have answered', () => {
    const open = [0, 1, 2].map((number) => probe.apply(pins, begun.state, bid(begun.pending[1], number)));
    const seen = open.map((outcome) => {
      if (!outcome.ok) throw new Error('refused');
      const { state, events, pending } = outcome.step;
      return ([{ role: 'player', seat: 0 }, { role: 'player', seat: 2 }, { role: 'spectator' }] as const).map((viewer) =>
        JSON.stringify([probe.view(pins, state, viewer), probe.eventsFor(events, viewer), probe.pendingFor(state, viewer), pending.length]),
      );
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('gives the same state for the same answers in any order, but for what counts actions', () => {
    const after = (order: readonly number[]): string => {
      const session = probe.openSession(pins, begun.state);
      for (const seat of order) session.act(bid(begun.pending[seat], seat));
      return text(session.state());
    };
    expect(after([2, 0, 1])).toBe(after([0, 1, 2]));
  });

  it('opens the answers together', () => {
    const session = probe.openSession(pins, begun.state);
    const types = [0, 1, 2].flatMap((seat) => {
      const done = session.act(bid(begun.pending[seat], seat));
      return done.ok ? [done.events.map((event) => event.type)] : [];
    });
    expect(types).toEqual([['answerSealed'], ['answerSealed'], ['chanceDrawn', 'bidsOpened']]);
  });
});

describe('time running out', () => {
  const open = (
    onTimeOut: 'loseMatch' | 'loseGame' | 'defaultAnswer',
    seats = 2,
  ): { readonly session: ReturnType<typeof probe.openSession>; readonly decision: Decision } => {
    const pins = probePins(seats, onTimeOut);
    const players = Array.from({ length: seats }, () => ({ hand: ['ox'], deck: ['ox', 'ox', 'ox', 'ox'] }));
    const step = probe.arrange(pins, keyOf(1), { players });
    return { session: probe.openSession(pins, step.state), decision: step.pending[0] as Decision };
  };

  it.each(['loseMatch', 'loseGame'] as const)('%s: the player is out', (consequence) => {
    const { session, decision } = open(consequence);
    const done = session.act({ type: 'timeOut', seat: 0, decision: decision.id });
    expect(done.ok && done.events.map((event) => [event.type, event.cause.kind])).toEqual([
      ['timeRanOut', 'clock'],
      ['left', 'clock'],
      ['matchEnded', 'clock'],
    ]);
    expect(session.result()).toMatchObject({ winners: [1], reason: 'time' });
  });

  it('loseMatch among three: the others play on without the questions of the one who left', () => {
    const { session, decision } = open('loseMatch', 3);
    expect(session.act({ type: 'timeOut', seat: 0, decision: decision.id }).ok).toBe(true);
    expect(session.result()).toBeNull();
    expect(session.pending().map((one) => one.seat)).toEqual([1]);
    expect(session.view({ role: 'spectator' }).turn.seat).toBe(1);
  });

  it('defaultAnswer: the least committing answer is given, and the record says so', () => {
    const { session, decision } = open('defaultAnswer');
    const done = session.act({ type: 'timeOut', seat: 0, decision: decision.id });
    expect(done.ok && done.events[0]).toMatchObject({ type: 'timeRanOut', data: { consequence: 'defaultAnswer' } });
    expect(session.pending()[0]?.seat).toBe(1);
    expect(session.act({ type: 'timeOut', seat: 0, decision: decision.id })).toMatchObject({
      ok: false,
      refusal: { code: 'decision/closed' },
    });
  });
});

describe('conceding, agreeing on a draw, a judge', () => {
  it('given three players in the middle of sealed answers, when one concedes, then the others go on', () => {
    const pins = probePins(3);
    const draw = drawer(2);
    const begun = probe.start(pins, keyOf(3));
    const session = probe.openSession(pins, begun.state, { fingerprints: true });
    session.act(bid(begun.pending[0], 1));
    expect(session.act({ type: 'concede', seat: 1, scope: 'match' }).ok).toBe(true);
    for (let at = 0; at < 200 && session.result() === null; at++)
      expect(session.act(randomAction(pins, session.state(), session.pending(), draw)).ok).toBe(true);
    expect(session.result()?.winners).not.toContain(1);
  });

  it('given an agreed draw, then nobody won', () => {
    expect(Driver.of({}, {}).act({ type: 'agreeDraw', scope: 'match' }).session.result()).toEqual({
      winners: [],
      reason: 'agreed',
      rule: 'P14',
    });
  });

  it('given the loss by a judge, then the event names the rules that the judge named', () => {
    const driver = Driver.of({}, {}).act({ type: 'judgeLoss', seat: 0, scope: 'match', rules: ['J1', 'J2'] });
    expect(driver.typed('judgeLossGiven')[0]).toMatchObject({
      rule: 'J1',
      cause: { kind: 'judge' },
      data: { seat: 0, rules: ['J1', 'J2'] },
    });
    expect(driver.session.result()).toMatchObject({ winners: [1], reason: 'judge' });
  });
});
