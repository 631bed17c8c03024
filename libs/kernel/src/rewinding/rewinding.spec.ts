import { describe, expect, it } from '@jest/globals';
import type { MatchState } from '../contract.js';
import type { State } from '../state/state.js';
import { arranged, keyOf, probe } from '../testing/probe-run.js';

const rules = probe.rewinding!;
const deck = ['ox', 'ox', 'ox', 'ox', 'ox', 'ox', 'ox', 'ox', 'ox', 'ox', 'ox', 'ox'];

/** A table, with who knows the cards of the first deck from the top down (bit masks by seat). */
const tableWith = (known: readonly number[]) => {
  const { pins, step } = arranged({ deck }, {});
  const state = JSON.parse(JSON.stringify(step.state)) as State;
  const order = state.zones['deck:0']?.order ?? [];
  for (const [at, mask] of known.entries()) state.objects[order[at] ?? 0]!.knownTo = mask;
  return { pins, state: state as unknown as MatchState, order };
};
const orderOf = (state: MatchState): readonly number[] => (state as unknown as State).zones['deck:0']?.order ?? [];

describe('a pile that is shuffled when a match goes back', () => {
  it('keeps the cards on top that were drawn since', () => {
    const { pins, state, order } = tableWith([]);
    const after = orderOf(rules.rewind(pins, state, state, { key: keyOf(3), piles: { 'deck:0': 4 } }).state);
    expect(after.slice(0, 4)).toEqual(order.slice(0, 4));
    expect(after.filter((id) => order.includes(id))).toEqual(order.slice(0, 4));
    expect(after).toHaveLength(order.length);
  });

  it('keeps cards where they lie that somebody knew then, and shuffles the others around them', () => {
    const { pins, state, order } = tableWith([0, 1, 0, 0, 2]);
    const after = orderOf(rules.rewind(pins, state, state, { key: keyOf(3), piles: { 'deck:0': 0 } }).state);
    expect(after.map((id, at) => (id === order[at] ? at : -1)).filter((at) => at >= 0)).toEqual([1, 4]);
  });

  it('lies in an order that the new key decides, and is left alone without an order to shuffle it', () => {
    const { pins, state, order } = tableWith([]);
    const drawsWith = (seed: number): unknown =>
      rules
        .rewind(pins, state, state, { key: keyOf(seed), piles: { 'deck:0': 0 } })
        .events.flatMap(({ type, secrets = [] }) => (type === 'shuffled' ? secrets.map(({ data }) => data) : []));
    expect(drawsWith(4)).toEqual(drawsWith(4));
    expect(drawsWith(4)).not.toEqual(drawsWith(5));
    expect(orderOf(rules.rewind(pins, state, state, { key: keyOf(4), piles: {} }).state)).toEqual(order);
  });
});

describe('a match that goes back', () => {
  it('changes neither the state that it goes back to nor the one that it leaves', () => {
    const { pins, state } = tableWith([]);
    const before = JSON.stringify(state);
    const session = probe.openSession(pins, state);
    rules.rewind(pins, state, session.state(), { key: keyOf(3), piles: { 'deck:0': 0 } });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('is told to all as the act of a judge, and nothing else happens but shuffles', () => {
    const { pins, state } = tableWith([]);
    const { events } = rules.rewind(pins, state, state, { key: keyOf(3), piles: { 'deck:0': 0 } });
    expect(events.map(({ type, cause }) => [type, cause.kind])).toEqual([
      ['rewound', 'judge'],
      ['shuffled', 'judge'],
    ]);
    expect(events[0]?.data).toEqual({ version: state.header.version });
  });

  it('can go back to nothing that is yet to come', () => {
    const { pins, state } = tableWith([]);
    const later = { ...state, header: { ...state.header, version: state.header.version + 1 } };
    expect(() => rules.rewind(pins, later, state, { key: keyOf(3), piles: {} })).toThrow('does not come after');
  });

  it('asks again what was asked, with the answers that were sealed', () => {
    const pins = { ...arranged({}, {}).pins };
    const { state } = probe.start(pins, keyOf(9));
    const session = probe.openSession(pins, state);
    const [first] = session.pending();
    expect(session.act({ type: 'answer', seat: first!.seat, decision: first!.id, answer: { number: 2 } }).ok).toBe(true);
    const sealed = session.state();
    const [second] = session.pending();
    expect(session.act({ type: 'answer', seat: second!.seat, decision: second!.id, answer: { number: 1 } }).ok).toBe(true);
    const back = rules.rewind(pins, sealed, session.state(), { key: keyOf(3), piles: {} });
    expect(back.pending.map(({ seat, kind }) => [seat, kind])).toEqual([[second!.seat, 'bid']]);
    const again = probe.openSession(pins, back.state);
    const acted = again.act({ type: 'answer', seat: second!.seat, decision: back.pending[0]!.id, answer: { number: 0 } });
    expect(acted.ok && acted.events.find(({ type }) => type === 'bidsOpened')?.data).toMatchObject({ bids: [2, 0] });
  });
});
