import type { JsonObject, ObjectId, Seat } from '../contract.js';
import { createRuleset } from '../ruleset.js';
import { objectsOf, type Env } from '../evaluation/evaluate.js';
import { emitOf } from '../table/faces.js';
import type { GameDefinition } from '../game.js';
import type { VerbDefinition } from '../table/rules.js';
import { seatOfId } from '../ids.js';
import { attach, place, showTo, vanish } from '../places/places.js';
import type { Ability, CardProgram, Choice, Clause, Ref, Verb } from '../programs/programs.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { announce, announceCall, smite } from './board-announce.js';
import { probeCards } from './probe-cards.js';
import { probeGame, useAbility } from './probe-game.js';
import { nextSeat } from './probe-verbs.js';

/**
 * The probe game with a shared zone in addition to its slots: cards there may lie face down, and may be attached to units, to each other or
 * to players; a card taken back from there stays known.
 */
function spell(id: string, clauses: readonly Clause[], more: Partial<Ability> = {}): CardProgram {
  return {
    id,
    names: { en: id, zh: `${id}卡` },
    printed: { kind: 'spell', power: 0, cost: 1 },
    abilities: [{ kind: 'spell', on: [{ event: 'main', mark: 'at' }], from: ['hand'], clauses, ...more }],
  };
}

const choose = (choice: Choice): readonly Choice[] => [choice];
const onField = { from: 'field' } as const;

const boardCards: readonly CardProgram[] = [
  spell('mask', [{ do: [{ verb: 'veil' }] }]),
  spell('lamp', [
    { choose: choose({ as: 'it', from: { ...onField, where: { down: true } } }), do: [{ verb: 'show', what: { var: 'it' } }] },
  ]),
  spell('dawn', [
    { choose: choose({ as: 'it', from: { ...onField, of: 'you', where: { down: true } } }), do: [{ verb: 'unveil', what: { var: 'it' } }] },
  ]),
  spell('recall', [{ choose: choose({ as: 'it', from: onField }), do: [{ verb: 'takeBack', what: { var: 'it' } }] }]),
  spell('spark', [{ do: [{ verb: 'smite', what: { var: 'it' } }] }], {
    targets: choose({ as: 'it', from: { from: 'slots' }, players: true, target: true }),
  }),
  spell(
    'fork',
    [
      {
        do: [
          { verb: 'smite', what: { var: 'one' } },
          { verb: 'smite', what: { var: 'other' } },
        ],
      },
    ],
    {
      targets: [
        { as: 'one', from: { from: 'slots' }, min: 2, max: 2, strict: true, target: true },
        { as: 'other', from: { from: 'slots' }, players: 'opponent', notChosenFor: 'one', target: true },
      ],
    },
  ),
  {
    id: 'oracle',
    names: { en: 'oracle', zh: 'oracle卡' },
    printed: { kind: 'unit', power: 1, cost: 1 },
    abilities: [
      { kind: 'spell', on: [{ event: 'main', mark: 'at' }], from: ['hand'] },
      {
        kind: 'activated',
        on: [{ event: 'main', mark: 'at' }],
        limit: { uses: 1, per: 'turn', scope: 'object' },
        targets: choose({ as: 'it', players: 'opponent', target: true }),
        clauses: [{ do: [{ verb: 'smite', what: { var: 'it' } }] }],
      },
    ],
    faces: [
      {
        kind: 'back',
        names: { en: 'seer', zh: '先知' },
        printed: { kind: 'unit', power: 4 },
        abilities: [{ kind: 'triggered', on: [{ event: 'dawned', mark: 'at' }], clauses: [{ do: [{ verb: 'draw', count: 1 }] }] }],
      },
      {
        kind: 'half',
        names: { en: 'sign', zh: '預兆' },
        printed: { kind: 'spell', power: 0 },
        abilities: [{ kind: 'spell', on: [{ event: 'omen', mark: 'at' }], from: ['hand'], clauses: [{ do: [{ verb: 'heal', by: 2 }] }] }],
      },
    ],
  },
  spell('pry', [
    { choose: choose({ as: 'it', from: { from: 'hand', of: 'opponent' }, blind: true }), do: [{ verb: 'show', what: { var: 'it' } }] },
  ]),
  spell('pinch', [{ choose: choose({ as: 'it', from: { from: 'hand', of: 'opponent' } }), do: [{ verb: 'show', what: { var: 'it' } }] }]),
  spell('rummage', [
    { choose: choose({ as: 'it', from: { from: 'deck', of: 'you' }, min: 0 }), do: [{ verb: 'takeBack', what: { var: 'it' } }] },
  ]),
  spell('yoke', [{ do: [{ verb: 'yoke' }] }]),
  spell('ribbon', [
    { choose: choose({ as: 'to', from: { from: ['slots', 'field'] }, players: true }), do: [{ verb: 'bind', to: { var: 'to' } }] },
  ]),
];

const objects = (table: Table, env: Env, ref: unknown): readonly ObjectId[] => objectsOf(table, env, ref as Ref);
const whole = (what: readonly ObjectId[]): { readonly done: boolean; readonly objects: readonly ObjectId[] } => ({
  done: what.length > 0,
  objects: what,
});

const boardVerbs: { readonly [name: string]: VerbDefinition } = {
  smite,
  /** The player of the effect decides for the next player, until the end of the turn. */
  yoke: {
    run: (table, _verb, env) => {
      table.set(table.state.game, 'yoke', { of: nextSeat(table, env.you), by: env.you, turn: table.state.game.turn as number });
      return { done: true };
    },
  },
  /** Puts the top card of the deck onto the field, face down. */
  veil: {
    run: (table, _verb, env) => {
      const [top] = table.zone(`deck:${env.you}`).order;
      if (top === undefined) return { done: false };
      const row = table.object(place(table, top, { zone: 'field' }));
      table.set(row, 'down', true);
      emitOf(table, 'veiled', 'B1', row, { seat: env.you });
      return whole([row.id]);
    },
  },
  unveil: {
    run: (table, verb, env) => {
      const what = objects(table, env, verb.what);
      for (const id of what) {
        table.set(table.object(id), 'down', false);
        emitOf(table, 'unveiled', 'B2', table.object(id));
      }
      return whole(what);
    },
  },
  takeBack: {
    run: (table, verb, env) =>
      whole(
        objects(table, env, verb.what).map((id) => {
          const { owner } = table.object(id);
          const now = place(table, id, { zone: `hand:${owner}` });
          emitOf(table, 'takenBack', 'B3', table.object(now), { owner });
          if (table.object(now).card === 'sprout') vanish(table, now);
          return now;
        }),
      ),
  },
  /** Puts a new sprout onto the field, attached to something. */
  bind: {
    run: (table, verb, env) => {
      const [to] = (env.vars[(verb.to as { readonly var: string }).var] ?? []) as readonly number[];
      if (to === undefined || (seatOfId(to) === null && table.find(to) === null)) return { done: false };
      const made = place(table, table.create('sprout', env.you).id, { zone: 'field' });
      attach(table, made, to);
      emitOf(table, 'bound', 'B4', table.object(made), { to });
      return whole([made]);
    },
  },
  /** As in the probe game, but with the object's id among the secrets. */
  show: {
    run: (table, verb: Verb, env) => {
      const what = objects(table, env, verb.what).map((id) => showTo(table, id, [env.you]));
      for (const id of what) {
        emitOf(table, 'shown', 'B5', table.object(id), { to: env.you });
      }
      return whole(what);
    },
  },
};

const isDown = (row: ObjectRow): boolean => row.down === true;

/** Returns who decides for whom now. */
function yoke(table: Table): { readonly of: Seat; readonly by: Seat } | null {
  const laid = table.state.game.yoke as unknown as { readonly of: Seat; readonly by: Seat; readonly turn: number } | null;
  return laid === null || laid.turn !== table.state.game.turn || table.player(laid.by).lost === true ? null : laid;
}

export const boardGame: GameDefinition = {
  ...probeGame,
  id: 'board',
  cards: [...probeCards, ...boardCards],
  verbs: { ...probeGame.verbs, ...boardVerbs },
  procedures: [...probeGame.procedures, announce],
  decisionKinds: [...probeGame.decisionKinds, 'target'],
  useAbility: (table, listener, event) =>
    table.library.ability(listener.ability).ability.targets === undefined
      ? useAbility(table, listener, event)
      : announceCall(table, listener),
  canTargetPlayer: (table, _env, seat) => table.player(seat).lost !== true,
  objectFields: { ...probeGame.objectFields, down: false },
  visibility: { ...probeGame.visibility, field: 'all' },
  hides: (_table, row, seat) => isDown(row) && row.controller !== seat,
  keepsKnowledge: (_table, _row, from, to) => from === 'field' && to === 'hand',
  keepsEffects: (from, to) => from === 'hand' && to === 'field',
  decider: (table, seat) => (yoke(table)?.of === seat ? (yoke(table)?.by ?? seat) : seat),
  seesAs: (table, seat) => (yoke(table)?.by === seat ? [yoke(table)?.of ?? seat] : []),
  viewHidden: () => ({ power: 1, down: true }),
  setUp: (table) => {
    probeGame.setUp(table);
    layField(table);
  },
  arrange: (table, arrangement) => {
    probeGame.arrange(table, arrangement);
    layField(table);
  },
  baseValues: (table, row) => ({ ...probeGame.baseValues(table, row), ...(isDown(row) ? { power: 1 } : {}), down: isDown(row) }),
  viewObject: (table, row) => ({ ...probeGame.viewObject(table, row), down: isDown(row) }) satisfies JsonObject,
  sampleBulk: (_table, _decision, pick) =>
    Array.from(
      { length: 12 },
      (_, at) => (at < 4 ? probeDeckable[pick(probeDeckable.length)] : (boardCards[pick(boardCards.length)] as CardProgram).id) as string,
    ),
  acceptBulk: (_table, _decision, bulk) => ({ ok: true, value: bulk }),
};

const probeDeckable = ['ox', 'cub', 'scout', 'denial', 'tithe'];

function layField(table: Table): void {
  table.state.game.yoke = null;
  table.state.zones.field = { id: 'field', kind: 'field', seat: -1, order: [] };
}

export const board = createRuleset(boardGame);

/** Puts a new object onto the field. */
export function onBoard(table: Table, card: string, seat: Seat): ObjectRow {
  return table.object(place(table, table.create(card, seat).id, { zone: 'field' }));
}
