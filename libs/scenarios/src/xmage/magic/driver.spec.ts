import { describe, expect, it } from '@jest/globals';
import type { Decision, GameEvent, Json, ObjectView, Pins, Session, View, WholeRuleset } from '@arbiter/kernel';
import { mapRecord } from '../map.js';
import type { MatchDriver } from '../driver.js';
import { readRecords } from '../read.js';
import { card, recordLine } from '../testing.js';
import { magicMatches } from './driver.js';

/** What one answer leads to: the step, the objects by zone, and the events. */
interface Scene {
  readonly phase: string;
  readonly objects: { readonly [zone: string]: readonly ObjectView[] };
  readonly events?: readonly Partial<GameEvent>[];
  readonly over?: boolean;
}
const object = (id: number, values: { readonly [key: string]: Json } = {}): ObjectView => ({
  id,
  card: 'bear',
  owner: 0,
  controller: 0,
  values: { name: 'Bear', ...values },
  attachments: [],
  under: [],
});
const passing: Decision = {
  id: 1,
  openedAt: 0,
  seat: 0,
  subject: 0,
  kind: 'act',
  rule: '117.1',
  prompt: { key: 'act', params: {} },
  domain: { type: 'options', options: [{ id: 'pass', label: 'pass' }], min: 1, max: 1 },
  sealed: false,
};

/** Makes a ruleset that plays the same scenes whatever is answered; it refuses every answer but passing. */
function played(scenes: readonly Scene[]): {
  readonly match: MatchDriver;
  readonly placed: () => { readonly pins: Pins; readonly table: Json } | null;
} {
  let placed: { readonly pins: Pins; readonly table: Json } | null = null;
  let at = 0;
  const view = (): View => ({
    version: at,
    status: 'running',
    result: null,
    turn: { number: 1, seat: 0, phase: scenes[at]!.phase },
    players: [
      { seat: 0, values: { life: 20 } },
      { seat: 1, values: { life: 20 } },
    ],
    zones: Object.entries(scenes[at]!.objects).map(([kind, objects]) => ({ id: kind, kind, seat: null, count: objects.length, objects })),
    slots: [],
    pending: [],
    values: {},
  });
  const session: Partial<Session> = {
    version: () => at,
    pending: () => [passing],
    result: () => (scenes[at]!.over === true ? { winners: [1], reason: 'test', rule: '104' } : null),
    view,
    act: (action) => {
      if (action.type !== 'answer' || !('picks' in action.answer) || action.answer.picks[0] !== 'pass')
        return { ok: false, refusal: { code: 'answer/illegal', rule: '117.1', detail: 'that is not offered', params: {} } };
      at += 1;
      return { ok: true, events: (scenes[at]!.events ?? []) as readonly GameEvent[] };
    },
  };
  const ruleset: Partial<WholeRuleset> = {
    game: 'magic',
    formats: { plain: { id: 'plain', bestOf: 1, onTimeOut: 'loseMatch', options: {} } },
    catalogue: () => '[]',
    cards: () => [{ id: 'bear', names: { en: 'Bear', zh: '熊' }, values: {}, text: { en: '', zh: '' } }],
    arrange: (pins, _key, table) => {
      placed = { pins, table };
      if (JSON.stringify(table).includes('Unicorn')) throw new Error('there is no card "Unicorn"');
      return { state: { schema: 1, header: { version: 0 } }, events: [], pending: [], result: null };
    },
    openSession: () => session as Session,
    eventsFor: (events) => events,
  };
  return { match: magicMatches(ruleset as WholeRuleset)(), placed: () => placed };
}

const setupOf = (...setup: readonly unknown[]): ReturnType<typeof mapRecord>['setup'] =>
  mapRecord(readRecords(recordLine({ setup })).records[0]!).setup;
const pass = (match: MatchDriver): void => expect(match.answer(match.questions()[0]!, { picks: ['pass'] })).toBeNull();
const aliased = (match: MatchDriver): readonly (readonly [string | null, number])[] =>
  match.board().objects.map((one) => [one.alias, one.id]);

describe('a match of Magic for a record', () => {
  const battlefield = { battlefield: [object(4)] };

  it('given a table, when it is placed, then the game is told to ask at every window, and what it refuses is reported', () => {
    const { match, placed } = played([{ phase: 'upkeep', objects: battlefield }]);
    expect(match.place(setupOf(card('battlefield', 'A', 'Bear')), 0)).toEqual([]);
    expect(placed()?.pins.format.options).toEqual({ everyWindow: true });
    expect(match.place(setupOf(card('battlefield', 'A', 'Unicorn')), 0)).toEqual(['there is no card "Unicorn"']);
    expect(match.place(setupOf(card('hand', 'A', 'Bear@b')), 0)).toEqual(['@b is not where it was put']);
  });

  it('given an answer that the rules refuse, when it is given, then the reason comes back', () => {
    const { match } = played([{ phase: 'upkeep', objects: battlefield }]);
    match.place(setupOf(), 0);
    expect(match.answer(match.questions()[0]!, { picks: ['fly'] })).toBe('117.1: that is not offered');
  });

  it('given a named card, when it moves with an event or without, then its name goes with it', () => {
    const { match } = played([
      { phase: 'main', objects: { battlefield: [object(4), object(5)] } },
      {
        phase: 'main',
        objects: { battlefield: [object(5)], graveyard: [object(8)] },
        events: [{ type: 'cardMoved', data: { object: 4, now: 8 } }],
      },
      { phase: 'main', objects: { battlefield: [object(5)], exile: [object(9)] } },
    ]);
    match.place(setupOf(card('battlefield', 'A', 'Bear@b', 2)), 0);
    expect(aliased(match)).toEqual([
      ['b.1', 4],
      ['b.2', 5],
    ]);
    pass(match);
    expect(aliased(match)).toEqual([
      ['b.2', 5],
      ['b.1', 8],
    ]);
    pass(match);
    expect(aliased(match)).toEqual([
      ['b.2', 5],
      ['b.1', 9],
    ]);
  });

  it('given a first striker in combat, when damage is dealt twice, then the first of the two steps is told apart', () => {
    const fight = { battlefield: [object(4, { keywords: ['firstStrike'], attacking: 'player:1' })] };
    const damage = { phase: 'combatDamage', objects: fight, events: [{ type: 'stepBegan', data: { step: 'combatDamage' } }] };
    const { match } = played([{ phase: 'declareAttackers', objects: fight }, damage, damage]);
    match.place(setupOf(), 0);
    const steps = [match.board().at.step];
    for (let times = 0; times < 2; times += 1) {
      pass(match);
      steps.push(match.board().at.step);
    }
    expect(steps).toEqual(['declare_attackers', 'first_combat_damage', 'combat_damage']);
  });

  it('given coins and an end, when they come, then they can be read', () => {
    const { match } = played([
      { phase: 'upkeep', objects: {} },
      { phase: 'upkeep', objects: {}, over: true, events: [{ type: 'coinFlipped', data: { seat: 1, won: true } }] },
    ]);
    match.place(setupOf(), 0);
    pass(match);
    expect([match.coins(0), match.coins(1)]).toEqual([[], [true]]);
    expect(match.board().winners).toEqual([1]);
    expect(match.questions()).toEqual([]);
  });
});
