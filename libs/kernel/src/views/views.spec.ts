import { describe, expect, it } from '@jest/globals';
import { objectsDomain } from '../answers/choices.js';
import type { GameEvent, MatchState, Pins, Ruleset, Viewer } from '../contract.js';
import { uncut } from '../evaluation/evaluate.js';
import { createRuleset } from '../ruleset.js';
import { emitOf } from '../table/faces.js';
import type { GameDefinition } from '../game.js';
import { learn, place } from '../places/places.js';
import type { State } from '../state/state.js';
import { board, boardGame, onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { arranged, Driver, drawer, keyOf, playRandomly, probe, probePins } from '../testing/probe-run.js';
import { viewOf } from './views.js';

/** The board game with a field whose faces are hidden by rule, so that every choice there is asked. */
const backsGame: GameDefinition = { ...boardGame, visibility: { ...boardGame.visibility, field: 'faces' } };
const backs = createRuleset(backsGame);
const viewers = (seats: number): Viewer[] => [
  { role: 'spectator' },
  ...Array.from({ length: seats }, (_, seat): Viewer => ({ role: 'player', seat })),
];
const seen = (ruleset: Ruleset, pins: Pins, state: MatchState, events: readonly GameEvent[], viewer: Viewer): string =>
  JSON.stringify([ruleset.view(pins, state, viewer), ruleset.pendingFor(state, viewer), ruleset.eventsFor(events, viewer)]);

/** Returns the objects whose faces a viewer is shown. */
function faces(ruleset: Ruleset, pins: Pins, state: MatchState, viewer: Viewer): Set<number> {
  const view = ruleset.view(pins, state, viewer);
  const shown = [...view.zones.flatMap((zone) => zone.objects), ...view.slots.flatMap((slot) => slot.object ?? [])];
  return new Set(shown.filter((one) => one.card !== undefined).map((one) => one.id));
}

/** Returns the same match with two cards exchanged whose faces the viewer can't see; null where there are no two such cards. */
function exchanged(
  ruleset: Ruleset,
  pins: Pins,
  given: MatchState,
  viewer: Viewer,
  draw: (n: number) => number,
): { readonly state: MatchState; readonly ids: readonly number[] } | null {
  const state = JSON.parse(JSON.stringify(given)) as State;
  const shown = faces(ruleset, pins, given, viewer);
  const hidden = Object.values(state.objects).filter(
    (row) => row.card !== '' && row.zone !== '' && row.knownTo === 0 && !shown.has(row.id),
  );
  if (hidden.length < 2) return null;
  // Objects that lie face down where everybody sees them are rare, and most interesting to test.
  const onField = hidden.filter((row) => row.zone === 'field');
  const from = onField.length > 0 && draw(2) === 0 ? onField : hidden;
  const one = from[draw(from.length)] as (typeof hidden)[number];
  const others = hidden.filter((row) => row.owner === one.owner && row.card !== one.card);
  const two = others[draw(Math.max(1, others.length))];
  if (two === undefined) return null;
  [one.card, two.card] = [two.card, one.card];
  return { state: state as unknown as MatchState, ids: [one.id, two.id] };
}

describe('what a viewer may not know', () => {
  it.each([
    ['probe', 2, probe, 80, 0],
    ['probe', 3, probe, 80, 0],
    ['board', 2, board, 80, 15],
    ['board', 3, board, 80, 15],
    ['board with a pile of backs', 2, backs, 80, 15],
  ] as const)(
    'given the %s game of %i players and two hidden cards exchanged, then view, pending and events after the next action are the same',
    (_name, seats, ruleset, least, leastDown) => {
      let compared = 0;
      let down = 0;
      for (let seed = 1; seed <= 6; seed++) {
        const pins = probePins(seats);
        const draw = drawer(seed);
        let before: MatchState | null = null;
        playRandomly(
          seed,
          seats,
          200,
          (step, action) => {
            for (const viewer of viewers(seats)) {
              const twin = before === null ? null : exchanged(ruleset, pins, before, viewer, draw);
              if (twin === null || before === null || action === null) continue;
              expect(seen(ruleset, pins, twin.state, [], viewer)).toBe(seen(ruleset, pins, before, [], viewer));
              // Only an action that the viewer decides, or one that commits to nothing, is the same action in both matches.
              const harmless = action.type === 'answer' && 'picks' in action.answer && action.answer.picks[0] === 'pass';
              const own = viewer.role === 'player' && action.type === 'answer' && action.seat === viewer.seat;
              if (!own && !harmless) continue;
              const left = ruleset.apply(pins, before, action);
              const right = ruleset.apply(pins, twin.state, action);
              if (!left.ok || !right.ok) throw new Error(`seed ${seed}: refused`);
              const state = left.step.state as unknown as State;
              const shown = faces(ruleset, pins, left.step.state, viewer);
              const moved = twin.ids.some((id) => state.objects[id] === undefined || state.objects[id]?.knownTo !== 0 || shown.has(id));
              if (moved || left.step.result !== null) continue;
              expect(seen(ruleset, pins, right.step.state, right.step.events, viewer)).toBe(
                seen(ruleset, pins, left.step.state, left.step.events, viewer),
              );
              compared++;
              if (twin.ids.some((id) => state.objects[id]?.zone === 'field')) down++;
            }
            before = step.state;
          },
          ruleset,
        );
      }
      expect(compared).toBeGreaterThan(least);
      expect(down).toBeGreaterThanOrEqual(leastDown);
    },
  );

  it('shows what lies face down by its back, to all who were not shown its face', () => {
    const table = boardTable(3);
    const row = onBoard(table, 'ox', 0);
    table.set(row, 'down', true);
    const shown = (viewer: Viewer): unknown => {
      const found = viewOf(table, viewer).zones.find((zone) => zone.id === 'field')?.objects[0];
      return [found?.id === row.id, found?.card, found?.values.power, found?.values.silent];
    };
    const back = [true, undefined, 1, undefined];
    const face = [true, 'ox', 1, false];
    expect(viewers(3).map(shown)).toEqual([back, face, back, back]);
    expect(shown({ role: 'judge' })).toEqual(face);
    learn(table, row.id, [2]);
    expect(viewers(3).map(shown)).toEqual([back, face, back, face]);
    table.set(row, 'down', false);
    expect(
      viewers(3)
        .map(shown)
        .map((one) => (one as unknown[])[1]),
    ).toEqual(['ox', 'ox', 'ox', 'ox']);
  });

  it('shows a pile of backs card by card, the faces to those who may see them', () => {
    const table = boardTable(2, backsGame);
    const [up, down] = [onBoard(table, 'ox', 0), onBoard(table, 'cub', 0)];
    table.set(down, 'down', true);
    const shown = (viewer: Viewer): unknown =>
      viewOf(table, viewer)
        .zones.find((zone) => zone.id === 'field')
        ?.objects.map((one) => [one.id, one.card]);
    expect(viewers(2).map(shown)).toEqual([
      [
        [down.id, undefined],
        [up.id, 'ox'],
      ],
      [
        [down.id, 'cub'],
        [up.id, 'ox'],
      ],
      [
        [down.id, undefined],
        [up.id, 'ox'],
      ],
    ]);
    expect(emitOf(table, 'seen', 'B1', down)).toMatchObject({
      data: { object: down.id },
      secrets: [{ seats: [0], data: { card: 'cub' } }],
    });
  });

  it('asks for a card among backs although only one fits, but not in a zone where no back lies', () => {
    const withDown = (game: GameDefinition): Driver =>
      Driver.on(createRuleset(game), { hand: ['mask', 'dawn'], deck: ['ox', 'cub'] }, {})
        .pick('mask')
        .settle();
    const empty = (game: GameDefinition): Driver => Driver.on(createRuleset(game), { hand: ['dawn'] });
    expect(withDown(boardGame).pick('dawn').settle().open.kind).toBe('act');
    expect(withDown(backsGame).pick('dawn').settle().open).toMatchObject({ kind: 'chooseForEffect', domain: { min: 1, max: 1 } });
    expect(empty(boardGame).offered()).not.toContain('dawn');
    expect(empty(backsGame).offered()).not.toContain('dawn');
  });

  it('tells of an object face down by its back, and offers it so', () => {
    const table = boardTable();
    const row = onBoard(table, 'ox', 0);
    table.set(row, 'down', true);
    const told = emitOf(table, 'turned', 'B1', row, { by: 0 });
    const read = (viewer: Viewer): unknown => probe.eventsFor([told], viewer)[0]?.data;
    expect(viewers(2).map(read)).toEqual([
      { object: row.id, by: 0 },
      { object: row.id, by: 0, card: 'ox' },
      { object: row.id, by: 0 },
    ]);
    const env = { self: 0, card: '', you: 0, event: null, vars: {}, each: 0, subject: 0, cut: uncut };
    const offered = (by: number): unknown => objectsDomain(table, env, { as: 'it', from: { from: 'field' } }, [row.id], by).options[0];
    expect(offered(0)).toMatchObject({ label: 'object', params: { card: 'ox' } });
    expect(offered(1)).toEqual({ id: `object:${row.id}`, label: 'hiddenObject', params: { object: row.id }, object: row.id });
    const inHand = table.object(place(table, table.create('ox', 1).id, { zone: 'hand:1' }));
    const drawn = emitOf(table, 'drawn', 'B2', inHand);
    expect(viewers(2).map((viewer) => probe.eventsFor([drawn], viewer)[0]?.data)).toEqual([{}, {}, { object: inHand.id, card: 'ox' }]);
  });

  it('shows nobody the key or the draws of a shuffle, and judges no key', () => {
    const { state } = playRandomly(1, 2, 30, () => undefined);
    const pins = probePins();
    for (const viewer of [...viewers(2), { role: 'judge' } as const])
      expect(JSON.stringify(probe.view(pins, state, viewer))).not.toContain(keyOf(1));
    const events: GameEvent[] = [];
    playRandomly(1, 2, 8, (step) => events.push(...step.events));
    const shuffled = (viewer: Viewer): readonly GameEvent[] => probe.eventsFor(events, viewer).filter((event) => event.type === 'shuffled');
    expect(shuffled({ role: 'judge' })[0]?.data.draws).toBeDefined();
    for (const viewer of viewers(2)) for (const event of shuffled(viewer)) expect(event.data.draws).toBeUndefined();
    for (const viewer of [...viewers(2), { role: 'judge' } as const])
      for (const event of probe.eventsFor(events, viewer)) expect(event).not.toHaveProperty('secrets');
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

  it('keeps what a player was shown, for them alone, until the card moves on', () => {
    const driver = Driver.of({ hand: ['peek'] }, { hand: ['cub'] })
      .pick('peek')
      .pick('pass')
      .settle();
    const known = (viewer: Viewer): readonly (string | undefined)[] =>
      driver.session
        .view(viewer)
        .zones.find((zone) => zone.id === 'hand:1')
        ?.objects.map((one) => one.card) ?? [];
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
