import { describe, expect, it } from '@jest/globals';
import type { Action, Decision, MatchState, Option, Pins, Ruleset, Session, View } from '@arbiter/kernel';
import { probeAffording } from './affording.js';
import { checkLasting, outlivesControl, outlivesSource } from './lasting.js';
import type { Making, LastingEffect } from './profile.js';

describe('what can be paid is offered before it is made', () => {
  const land: Option = { id: 'mana:1', label: 'activate', params: { mana: true } };
  const spell: Option = { id: 'cast:2', label: 'cast', params: { card: 'Shock' } };
  const asked = (...options: readonly Option[]): Decision =>
    ({
      id: 1,
      seat: 0,
      kind: 'act',
      rule: '117.1',
      params: {},
      domain: { type: 'options', min: 1, max: 1, options },
    }) as unknown as Decision;
  const state = { schema: 1, header: { version: 1 } } as MatchState;
  const making: Making = { makes: ({ params }) => params?.mana === true, plain: ['tapped'] };
  /** Makes rules in which tapping a land causes these events and leads to these options. */
  const rules = (events: readonly string[], ...then: readonly Option[]): Ruleset => {
    const apply = (_pins: Pins, given: MatchState, _action: Action): ReturnType<Ruleset['apply']> =>
      ({
        ok: true,
        step: { state: given, events: events.map((type) => ({ type })), pending: [asked(...then)], result: null },
      }) as unknown as ReturnType<Ruleset['apply']>;
    return { apply } as unknown as Ruleset;
  };
  const probe =
    (ruleset: Ruleset, ...offered: readonly Option[]) =>
    () =>
      probeAffording(ruleset, {} as Pins, state, asked(...offered), () => 0, making);

  it('finds what is offered only once mana was made', () => {
    expect(probe(rules(['tapped'], spell), land)).toThrow('is offered only once mana:1 made something');
    expect(probe(rules(['tapped'], spell), land, spell)).not.toThrow();
  });

  it('lets that be where more came of it than mana', () => {
    expect(probe(rules(['tapped', 'cardMoved'], spell), land)).not.toThrow();
  });
});

describe('durations that are over', () => {
  const lying = (kind: string, id: number, controller: number): View =>
    ({ zones: [{ kind, objects: [{ id, controller }] }] }) as unknown as View;
  const effect = (until: string, vars: LastingEffect['vars'] = {}): LastingEffect => ({
    until,
    controller: 0,
    source: 5,
    sourceCard: 'The Wretched',
    vars,
  });

  it('are those whose source left', () => {
    expect(outlivesSource(effect('leaves:5'), lying('field', 5, 1), ['field'])).toBe(false);
    expect(outlivesSource(effect('leaves:5'), lying('graveyard', 5, 1), ['field'])).toBe(true);
    expect(outlivesSource(effect('endOfTurn'), lying('graveyard', 5, 1), ['field'])).toBe(false);
  });

  it('are those whose source another controls, or nobody as it is phased out (611.2b, 702.25d)', () => {
    expect(outlivesControl(effect('while'), lying('battlefield', 5, 0))).toBe(false);
    expect(outlivesControl(effect('while'), lying('battlefield', 5, 1))).toBe(true);
    expect(outlivesControl(effect('while'), lying('phased', 5, 0))).toBe(true);
    expect(outlivesControl(effect('while', { suspended: 6 }), lying('battlefield', 6, 0))).toBe(false);
    expect(outlivesControl(effect('while', { suspended: 6 }), lying('battlefield', 6, 1))).toBe(true);
  });

  it('are looked for only where somebody may act', () => {
    const session = (kind: string): Session =>
      ({
        pending: () => [{ kind }],
        state: () => ({ effects: { 1: effect('leaves:5') } }),
        view: () => lying('graveyard', 5, 0),
      }) as unknown as Session;
    const isOver = (one: LastingEffect, view: View): boolean => outlivesSource(one, view, ['field']);
    expect(() => checkLasting(session('act'), isOver)).toThrow('The Wretched (5) lasts on');
    expect(() => checkLasting(session('target'), isOver)).not.toThrow();
  });
});
