import { describe, expect, it } from '@jest/globals';
import type { MatchState } from './contract.js';
import { drawer, keyOf, playRandomly, probe, probePins, randomAction } from './testing/probe-run.js';

const text = (state: MatchState): string => JSON.stringify(state);
const seeds = Array.from({ length: 8 }, (_, at) => at + 1);

describe('apply and sessions', () => {
  it.each([2, 3])(
    'given %i players, when both play the same actions, then state, events, pending, result and fingerprint agree at every step',
    (seats) => {
      let ended = 0;
      for (const seed of seeds) {
        const pins = probePins(seats);
        const draw = drawer(seed);
        let step = probe.start(pins, keyOf(seed));
        const session = probe.openSession(pins, step.state, { fingerprints: true });
        for (let at = 0; at < 400 && step.result === null; at++) {
          const action = randomAction(pins, step.state, step.pending, draw);
          const outcome = probe.apply(pins, step.state, action);
          const done = session.act(action);
          if (!outcome.ok || !done.ok) throw new Error(`seed ${seed}: refused`);
          step = outcome.step;
          expect(text(session.state())).toBe(text(step.state));
          expect(JSON.stringify(done.events)).toBe(JSON.stringify(step.events));
          expect(JSON.stringify(session.pending())).toBe(JSON.stringify(step.pending));
          expect(session.result()).toEqual(step.result);
          expect(session.fingerprint()).toBe(probe.fingerprint(step.state));
        }
        if (step.result !== null) ended++;
      }
      expect(ended).toBeGreaterThan(4);
    },
  );

  it('given any decision, when the match is stored as text and restored, then it goes on byte for byte the same', () => {
    for (const seed of seeds) {
      const pins = probePins(3);
      let restored: MatchState | null = null;
      playRandomly(seed, 3, 300, (step, action) => {
        if (restored !== null && action !== null) {
          const outcome = probe.apply(pins, JSON.parse(text(restored)) as MatchState, action);
          if (!outcome.ok) throw new Error(`seed ${seed}: refused after a restore`);
          expect(text(outcome.step.state)).toBe(text(step.state));
          expect(JSON.stringify(outcome.step.events)).toBe(JSON.stringify(step.events));
        }
        restored = step.state;
      });
    }
  });

  it('given a session, when an action is undone, then state and fingerprint are as before and it can be played again', () => {
    for (const seed of seeds) {
      const pins = probePins(2);
      const draw = drawer(seed);
      const { state } = probe.start(pins, keyOf(seed));
      const session = probe.openSession(pins, state, { fingerprints: true });
      for (let at = 0; at < 200 && session.result() === null; at++) {
        const before = text(session.state());
        const mark = session.fingerprint();
        const action = randomAction(pins, session.state(), session.pending(), draw);
        expect(session.act(action).ok).toBe(true);
        const after = text(session.state());
        if (draw(2) === 0) expect(session.fingerprint()).toBe(probe.fingerprint(session.state()));
        expect(after).not.toBe(before);
        session.undo();
        expect(text(session.state())).toBe(before);
        expect(session.fingerprint()).toBe(mark);
        expect(session.fingerprint()).toBe(probe.fingerprint(session.state()));
        session.act(action);
        expect(text(session.state())).toBe(after);
      }
    }
  });

  it('given nothing to undo, when undo is called, then it fails loudly', () => {
    const pins = probePins();
    const session = probe.openSession(pins, probe.start(pins, keyOf(1)).state);
    expect(() => session.undo()).toThrow('no action to undo');
    const [decision] = session.pending();
    session.act({ type: 'answer', seat: 0, decision: decision?.id ?? 0, answer: { number: 1 } });
    session.undo();
    expect(() => session.undo()).toThrow('no action to undo');
  });

  it('given the same pins and key, when it is played twice, then nothing differs; another key deals another game', () => {
    const one = playRandomly(5, 2, 60, () => undefined);
    const two = playRandomly(5, 2, 60, () => undefined);
    expect(text(one.state)).toBe(text(two.state));
    expect(text(playRandomly(6, 2, 60, () => undefined).state)).not.toBe(text(one.state));
  });

  it('numbers game events densely over the whole match', () => {
    const totals = [3, 4, 5].map((seed) => {
      let last = 0;
      playRandomly(seed, 2, 200, (step) => {
        for (const event of step.events) {
          expect(event.seq).toBe(++last);
          expect(event.action).toBe(step.state.header.version);
        }
      });
      return last;
    });
    expect(Math.max(...totals)).toBeGreaterThan(50);
  });
});

describe('the fingerprint', () => {
  it('differs between all states of a match', () => {
    const seen = new Set<string>();
    let steps = 0;
    playRandomly(9, 3, 200, (step) => {
      steps++;
      seen.add(probe.fingerprint(step.state));
    });
    expect(seen.size).toBe(steps);
  });

  it('sees every single changed value but those that an option is merely shown with', () => {
    const { state } = playRandomly(4, 2, 40, () => undefined);
    const mark = probe.fingerprint(state);
    let changed = 0;
    const shown = new Set(['label', 'params', 'object']);
    const visit = (node: unknown, option = false): void => {
      if (typeof node !== 'object' || node === null) return;
      const row = node as { [key: string]: unknown };
      for (const key of Object.keys(row)) {
        const old = row[key];
        if (option && shown.has(key)) continue;
        if (key === 'options') (old as unknown[]).forEach((one) => visit(one, true));
        else if (typeof old === 'object' && old !== null) visit(old);
        else if (key !== 'schema') {
          row[key] = typeof old === 'number' ? old + 1 : 'changed';
          expect(probe.fingerprint(state)).not.toBe(mark);
          row[key] = old;
          changed++;
        }
      }
    };
    visit(state);
    expect(changed).toBeGreaterThan(200);
    expect(probe.fingerprint(state)).toBe(mark);
  });
});
