import { describe, expect, it } from '@jest/globals';
import type { GameEvent, MatchState, Viewer } from './contract.js';
import type { State } from './state.js';
import { arranged, Driver, drawer, keyOf, playRandomly, probe, probePins } from './testing/probe-run.js';

const viewers = (seats: number): Viewer[] => [{ role: 'spectator' }, ...Array.from({ length: seats }, (_, seat): Viewer => ({ role: 'player', seat }))];
const seen = (pins: ReturnType<typeof probePins>, state: MatchState, events: readonly GameEvent[], viewer: Viewer): string =>
  JSON.stringify([probe.view(pins, state, viewer), probe.pendingFor(state, viewer), probe.eventsFor(events, viewer)]);

/** The same match with two cards exchanged that the viewer can't tell apart; null where there are none. */
function exchanged(given: MatchState, viewer: Viewer, draw: (n: number) => number): { readonly state: MatchState; readonly ids: readonly number[] } | null {
  const state = JSON.parse(JSON.stringify(given)) as State;
  const hidden = Object.values(state.objects).filter((row) => {
    const zone = state.zones[row.zone];
    if (zone === undefined || row.knownTo !== 0) return false;
    return zone.kind === 'deck' || (zone.kind === 'hand' && !(viewer.role === 'player' && zone.seat === viewer.seat));
  });
  if (hidden.length < 2) return null;
  const one = hidden[draw(hidden.length)] as (typeof hidden)[number];
  const others = hidden.filter((row) => row.owner === one.owner && row.card !== one.card);
  const two = others[draw(Math.max(1, others.length))];
  if (two === undefined) return null;
  [one.card, two.card] = [two.card, one.card];
  return { state: state as unknown as MatchState, ids: [one.id, two.id] };
}

describe('what a viewer may not know', () => {
  it.each([2, 3])('given %i players and two hidden cards exchanged, then view, pending and events after the next action are the same', (seats) => {
    let compared = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const pins = probePins(seats);
      const draw = drawer(seed);
      let before: MatchState | null = null;
      playRandomly(seed, seats, 200, (step, action) => {
        for (const viewer of viewers(seats)) {
          const twin = before === null ? null : exchanged(before, viewer, draw);
          if (twin === null || before === null || action === null) continue;
          expect(seen(pins, twin.state, [], viewer)).toBe(seen(pins, before, [], viewer));
          // Only what the viewer decides himself, or what commits to nothing, is the same action in both.
          const harmless = action.type === 'answer' && 'picks' in action.answer && action.answer.picks[0] === 'pass';
          const his = viewer.role === 'player' && action.type === 'answer' && action.seat === viewer.seat;
          if (!his && !harmless) continue;
          const left = probe.apply(pins, before, action);
          const right = probe.apply(pins, twin.state, action);
          if (!left.ok || !right.ok) throw new Error(`seed ${seed}: refused`);
          const state = left.step.state as unknown as State;
          const moved = twin.ids.some((id) => state.objects[id] === undefined || state.objects[id]?.knownTo !== 0);
          if (moved || left.step.result !== null) continue;
          expect(seen(pins, right.step.state, right.step.events, viewer)).toBe(seen(pins, left.step.state, left.step.events, viewer));
          compared++;
        }
        before = step.state;
      });
    }
    expect(compared).toBeGreaterThan(80);
  });

  it('shows nobody the key or the draws of a shuffle, and judges no key', () => {
    const { state } = playRandomly(1, 2, 30, () => undefined);
    const pins = probePins();
    for (const viewer of [...viewers(2), { role: 'judge' } as const]) expect(JSON.stringify(probe.view(pins, state, viewer))).not.toContain(keyOf(1));
    const events: GameEvent[] = [];
    playRandomly(1, 2, 8, (step) => events.push(...step.events));
    const shuffled = (viewer: Viewer): readonly GameEvent[] => probe.eventsFor(events, viewer).filter((event) => event.type === 'shuffled');
    expect(shuffled({ role: 'judge' })[0]?.data.draws).toBeDefined();
    for (const viewer of viewers(2)) for (const event of shuffled(viewer)) expect(event.data.draws).toBeUndefined();
    for (const viewer of [...viewers(2), { role: 'judge' } as const]) for (const event of probe.eventsFor(events, viewer)) expect(event).not.toHaveProperty('secrets');
  });

  it('shows a hand to its owner and to judges, its size to all', () => {
    const { pins, step } = arranged({ hand: ['ox', 'cub'] }, {});
    const hand = (viewer: Viewer): readonly [number, readonly (string | undefined)[]] => {
      const zone = probe.view(pins, step.state, viewer).zones.find((one) => one.id === 'hand:0');
      return [zone?.count ?? -1, zone?.objects.map((one) => one.card) ?? []];
    };
    expect(hand({ role: 'player', seat: 0 })).toEqual([3, ['ox', 'ox', 'cub']]);
    expect(hand({ role: 'judge' })).toEqual([3, ['ox', 'ox', 'cub']]);
    expect(hand({ role: 'player', seat: 1 })).toEqual([3, []]);
    expect(hand({ role: 'spectator' })).toEqual([3, []]);
  });

  it('keeps what a player was shown, for him alone, until the card moves on', () => {
    const driver = Driver.of({ hand: ['peek'] }, { hand: ['cub'] }).pick('peek').pick('pass').settle();
    const known = (viewer: Viewer): readonly (string | undefined)[] => driver.session.view(viewer).zones.find((zone) => zone.id === 'hand:1')?.objects.map((one) => one.card) ?? [];
    expect(known({ role: 'player', seat: 0 })).toEqual(['cub']);
    expect(known({ role: 'spectator' })).toEqual([]);
    const shown = driver.typed('shown');
    expect(probe.eventsFor(shown, { role: 'player', seat: 0 })[0]?.data.card).toBe('cub');
    expect(probe.eventsFor(shown, { role: 'player', seat: 1 })[0]?.data.card).toBeUndefined();
  });

  it('tells the others only that somebody is asked', () => {
    const { step } = arranged({ hand: ['ox'] }, {});
    const [mine] = probe.pendingFor(step.state, { role: 'player', seat: 0 });
    expect(mine).toMatchObject({ yours: true, decision: { kind: 'act' } });
    const [others] = probe.pendingFor(step.state, { role: 'player', seat: 1 });
    expect(others).toEqual({ yours: false, id: step.pending[0]?.id, openedAt: 0, seat: 0 });
  });

  it('gives a card a fresh id whenever it passes through what is hidden', () => {
    const ids = (state: MatchState): string[] => Object.keys((state as unknown as State).objects);
    const known = new Set<string>();
    playRandomly(2, 2, 100, (step) => {
      for (const event of step.events) {
        const { object } = event.data;
        if (event.type === 'cast') {
          expect(known.has(String(object))).toBe(false);
          known.add(String(object));
        }
      }
      expect(new Set(ids(step.state)).size).toBe(ids(step.state).length);
    });
    expect(known.size).toBeGreaterThan(5);
  });
});

describe('words', () => {
  it('fills templates in both languages and falls back on the bare key', () => {
    const driver = Driver.of({ slots: ['ox'] }, {});
    expect(probe.renderDecision(driver.open, 'en')).toBe('Player 1, act.');
    expect(probe.renderDecision(driver.open, 'zh')).toBe('玩家1行動。');
    expect(probe.renderOption(driver.options()[0] as never, 'zh')).toBe('略過');
    expect(probe.renderOption({ id: 'use:1', label: 'use', params: { card: 'ox' } }, 'zh')).toBe('使用ox卡');
    expect(probe.renderOption({ id: 'x', label: 'unknownWord' }, 'en')).toBe('unknownWord {"id":"x"}');
    driver.pick('strike ox');
    expect(probe.renderEvent(driver.typed('damaged')[0] as GameEvent, 'en')).toBe('Player 2 takes 2.');
  });

  it('describes its cards', () => {
    expect(probe.cards().find((card) => card.id === 'ox')).toMatchObject({ names: { en: 'ox', zh: 'ox卡' }, values: { power: 2 } });
    expect(JSON.parse(probe.catalogue())).toHaveLength(probe.cards().length);
  });
});
