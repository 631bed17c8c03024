import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { BoardLayout, Decision, FormatPins, GameEvent, Pins, Ruleset } from '@arbiter/kernel';
import type { ObjectView, View } from '../types.js';
import { fightOf } from '../boards/reading.js';
import { drawer } from '../specs/drawer.js';
import { nameOfEnd, standingArrows } from './arrows.js';

const ruleset: Ruleset = games.starline;
const layout = ruleset.layout as BoardLayout;

const standing = (view: View): readonly string[] =>
  standingArrows(view, layout, [], fightOf(view, layout.fight)).map(({ from, to }) => `${nameOfEnd(from)}>${nameOfEnd(to)}`);

const unit = (id: number, controller: number, values: ObjectView['values'] = {}): ObjectView => ({
  id,
  card: `card-${id}`,
  owner: controller,
  controller,
  values: { state: 'upright', keywords: [], cannot: [], target: '', ...values },
  attachments: [],
  under: [],
});

/** A table on which units stand at places such as `1:back:3`. */
const tableWith = (units: { readonly [place: string]: ObjectView }, values: View['values'] = {}): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 4, seat: 0, phase: 'defence' },
  players: [0, 1].map((seat) => ({ seat, values: {} })),
  zones: [],
  slots: [0, 1].flatMap((seat) =>
    ['front', 'back'].flatMap((row) =>
      [1, 2, 3, 4, 5].map((lane) => {
        const id = `${seat}:${row}:${lane}`;
        return { id, seat, row, column: lane - 1, object: units[id] ?? null };
      }),
    ),
  ),
  pending: [],
  values,
});

const attacking = (more: ObjectView['values'] = {}): ObjectView => unit(1, 0, { state: 'attacking', ...more });

describe('the arrows of attacks that go to what stands across', () => {
  it('given somebody in front, then to them; given only somebody behind, then to them; given nobody, then nowhere', () => {
    expect(standing(tableWith({ '0:front:2': attacking(), '1:front:2': unit(5, 1), '1:back:2': unit(6, 1) }))).toEqual([
      'object:1>object:5',
    ]);
    expect(standing(tableWith({ '0:back:2': attacking(), '1:back:2': unit(6, 1) }))).toEqual(['object:1>object:6']);
    expect(standing(tableWith({ '0:front:2': attacking(), '1:front:3': unit(5, 1) }))).toEqual([]);
  });

  it('given pierce, then to all ahead; given a place that a ranged unit named, then to whom stands there', () => {
    const ahead = { '1:front:2': unit(5, 1), '1:back:2': unit(6, 1) };
    expect(standing(tableWith({ '0:front:2': attacking({ keywords: ['pierce'] }), ...ahead }))).toEqual([
      'object:1>object:5',
      'object:1>object:6',
    ]);
    const ranged = attacking({ keywords: ['ranged'], target: '1:back:2' });
    expect(standing(tableWith({ '0:front:2': ranged, ...ahead }))).toEqual(['object:1>object:6']);
  });

  it('given a blocker ahead, then only an attacker with armor break meets it', () => {
    const ahead = { '1:front:2': unit(5, 1, { keywords: ['blocker'] }), '1:back:2': unit(6, 1) };
    expect(standing(tableWith({ '0:front:2': attacking(), ...ahead }))).toEqual([]);
    expect(standing(tableWith({ '0:front:2': attacking({ keywords: ['armorBreak'] }), ...ahead }))).toEqual(['object:1>object:5']);
  });

  it('given a fight that tells itself whom it is between, then its arrow counts', () => {
    const table = tableWith(
      { '0:front:2': attacking(), '1:front:2': unit(5, 1), '1:front:3': unit(7, 1) },
      { fight: { attacker: 1, defender: 7 } },
    );
    expect(standing(table)).toEqual(['object:1>object:7']);
  });
});

describe('the fights of whole matches', () => {
  it('given matches at random, then every fight that follows at once was shown by an arrow', () => {
    const wrong: string[] = [];
    let fights = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const pins: Pins = {
        matchId: 'm',
        game: ruleset.game,
        ruleset: '',
        catalogueHash: '',
        format: Object.values(ruleset.formats)[0] as FormatPins,
        seats: 2,
        seedCommitment: null,
      };
      const session = ruleset.openSession(pins, ruleset.start(pins, String(seed).padStart(64, '0')).state);
      const draw = drawer(seed);
      const redirected = new Set<unknown>();
      for (let at = 0; at < 700 && session.result() === null; at++) {
        const asked = session.pending()[0] as Decision;
        const view = JSON.parse(JSON.stringify(session.view({ role: 'player', seat: asked.seat }))) as View;
        const arrows = standing(view);
        const done = session.act({ type: 'answer', seat: asked.seat, decision: asked.id, answer: session.sample(asked, draw) });
        const events: readonly GameEvent[] = done.ok ? done.events : [];
        for (const { type, data } of events) if (type === 'attackRedirected') redirected.add(data['object']);
        const [first] = events.filter(({ type }) => type === 'fightSettled');
        if (
          asked.kind !== 'defenceWindow' ||
          view.values['fight'] !== null ||
          first === undefined ||
          redirected.has(first.data['attacker'])
        )
          continue;
        fights++;
        const way = `object:${first.data['attacker']}>object:${first.data['defender']}`;
        if (!arrows.includes(way)) wrong.push(`${seed} ${way} ${arrows.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(fights).toBeGreaterThan(20);
  });
});
