import type { Json, JsonObject, ObjectId, Option, Seat } from '../contract.js';
import { effectLocals, effectRef, listenerEnv, usable } from '../abilities/abilities.js';
import { picksOf } from '../answers/answers.js';
import { amount, holds, kindOfPlace, objectsOf } from '../evaluation/evaluate.js';
import { type Control, type FrameLocals, call, returnedIn } from '../state/calls.js';
import type { GameDefinition } from '../game.js';
import type { Listener } from '../game/timing.js';
import { type Procedure, defineProcedure } from '../table/procedures.js';
import type { VerbDefinition, HappeningRule } from '../table/rules.js';
import { beginSpan } from '../table/history.js';
import { happen } from '../happenings/happen.js';
import { propose } from '../table/happenings.js';
import type { Happening } from '../game/happenings.js';
import { endEffects } from '../values/lasting.js';
import { callAbility } from '../abilities/moments.js';
import { place, vanish } from '../places/places.js';
import type { Amount, Ref } from '../programs/programs.js';
import { sweepPast } from '../table/past.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { orderLocals, orderTriggersProcedure } from '../abilities/trigger-order.js';
import { collectStates, takeTrigger, triggerEnv, waitingTriggers } from '../abilities/triggers.js';
import { endWatches } from '../values/watches.js';
import { heartCards } from './heart-cards.js';
import { probeGame } from './probe-game.js';
import { alive, freeSlots, nextSeat, numberIn } from './probe-verbs.js';

/**
 * A second version of the probe game, in which everything is proposed before it commits: moves, damage, life, draws. Spells resolve at
 * once; triggers wait until the active player would act, are put in order and carried out one by one.
 */

const one = (happening: Happening): number => (typeof happening.data.amount === 'number' ? happening.data.amount : 1);
const lifeKeys: { readonly [type: string]: readonly string[] } = { gainLife: ['gained'], loseLife: ['lost'] };
const moveKeys: { readonly [to: string]: readonly string[] } = {
  discard: ['moved', 'left', 'died'],
  deck: ['moved', 'left'],
  hand: ['moved', 'left'],
  exile: ['moved', 'left'],
  slots: ['moved', 'entered'],
};
const movedOnly: readonly string[] = ['moved'];

function changeLife(by: 1 | -1): HappeningRule['commit'] {
  return (table, list) =>
    list.map((happening) => {
      const player = table.player(happening.seat);
      table.set(player, 'life', numberIn(player, 'life') + by * one(happening));
      table.emit('lifeChanged', 'P8', { seat: happening.seat, by: by * one(happening) });
      return happening;
    });
}

const fromBoard = (table: Table, { object }: Happening): boolean => table.find(object)?.slot !== '' && table.find(object) !== null;

function move(table: Table, happening: Happening): Happening | null {
  const row = table.find(happening.object);
  if (row === null) return null;
  const to = happening.data.to as string;
  const [free] = freeSlots(table, row.controller);
  if (to === 'slots' && free === undefined) return null;
  const { card, owner } = row;
  const now = place(table, row.id, to === 'slots' ? { slot: free as string } : { zone: `${to}:${owner}` });
  if (happening.data.struck === true) table.set(table.object(now) as Row, 'struck', true);
  table.emit('moved', 'P15', { object: row.id, card, to });
  if (table.program(table.object(now)).card.printed.kind === 'token') vanish(table, now);
  return { ...happening, data: { ...happening.data, now } };
}

const happenings: { readonly [type: string]: HappeningRule } = {
  move: {
    keys: (table, happening) =>
      happening.data.to === 'slots' || fromBoard(table, happening) ? (moveKeys[happening.data.to as string] ?? movedOnly) : movedOnly,
    looksBack: (_table, _happening, key) => key === 'left' || key === 'died',
    leaves: fromBoard,
    supposed: (table, { object, data }) => {
      const [free] = freeSlots(table, table.object(object).controller);
      if (data.to === 'slots' && free !== undefined) place(table, object, { slot: free });
    },
    commit: (table, list) => list.map((happening) => move(table, happening)),
  },
  destroy: { keys: () => ['destroyed'], contains: (_table, { object }) => [propose('move', { object }, { to: 'discard' })] },
  damage: {
    keys: () => ['damage'],
    possible: (_table, happening) => one(happening) > 0,
    contains: (_table, happening) => [propose('loseLife', { seat: happening.seat }, { amount: one(happening) })],
    commit: (table, list) => {
      for (const { seat, data } of list) table.emit('damaged', 'P8', { seat, amount: data.amount as number });
      return list;
    },
  },
  gainLife: { keys: () => lifeKeys.gainLife as readonly string[], commit: changeLife(1) },
  loseLife: { keys: () => lifeKeys.loseLife as readonly string[], commit: changeLife(-1) },
  draws: {
    keys: () => ['draws'],
    inOrder: true,
    contains: (_table, happening) => Array.from({ length: one(happening) }, () => propose('draw', { seat: happening.seat })),
  },
  draw: {
    keys: () => ['draw', 'drew'],
    commit: (table, list) =>
      list.map((happening) => {
        const { seat } = happening;
        const [top] = table.zone(`deck:${seat}`).order;
        if (top === undefined) return null;
        const now = place(table, top, { zone: `hand:${seat}` });
        table.emit('drawn', 'P9', { seat }, [{ seats: [seat], data: { object: now } }]);
        return { ...happening, object: now };
      }),
  },
};

const what = (table: Table, env: Parameters<typeof objectsOf>[1], ref: unknown): readonly ObjectId[] => objectsOf(table, env, ref as Ref);

const verbs: { readonly [name: string]: VerbDefinition } = {
  gain: {
    run: (table, verb, env) => ({ propose: [propose('gainLife', { seat: env.you }, { amount: amount(table, env, verb.by as Amount) })] }),
  },
  pay: {
    run: (table, verb, env) => ({ propose: [propose('loseLife', { seat: env.you }, { amount: amount(table, env, verb.by as Amount) })] }),
    payable: (table, verb, env) => numberIn(table.player(env.you), 'life') > amount(table, env, verb.by as Amount),
  },
  strike: {
    run: (table, verb, env) => ({
      propose: [
        propose(
          'damage',
          { seat: verb.player === 'you' ? env.you : nextSeat(table, env.you) },
          {
            amount: amount(table, env, verb.by as Amount),
            by: (verb.name as string | undefined) ?? '',
            ...(verb.firm === true ? { firm: true } : {}),
          },
        ),
      ],
    }),
  },
  slay: { run: (table, verb, env) => ({ propose: what(table, env, verb.what).map((object) => propose('destroy', { object })) }) },
  move: {
    run: (table, verb, env) => ({
      propose: what(table, env, verb.what).map((object) => propose('move', { object }, { to: verb.to as string })),
    }),
  },
  drawCards: {
    run: (table, verb, env) => ({ propose: [propose('draws', { seat: env.you }, { amount: amount(table, env, verb.count as Amount) })] }),
  },
};

/** Locals of `main`. */
interface MainLocals extends FrameLocals<readonly number[]> {
  readonly queue: readonly number[];
  readonly offers: readonly Listener[];
  readonly spell: number;
}

const main = defineProcedure<MainLocals>({
  name: 'main',
  steps: [
    {
      name: 'settle',
      run: (table): Control | undefined => {
        const losers = alive(table).filter((seat) => numberIn(table.player(seat), 'life') <= 0);
        if (losers.length > 0) {
          table.finish({ winners: alive(table).filter((seat) => !losers.includes(seat)), reason: 'damage', rule: 'P8' });
          return undefined;
        }
        collectStates(table);
        return waitingTriggers(table).length > 0 ? call(orderTriggersProcedure, orderLocals(), 'triggers') : { to: 'offer' };
      },
    },
    { name: 'triggers', run: (table, locals) => table.local(locals, 'queue', returnedIn(locals)) },
    {
      name: 'trigger',
      run: (table, locals): Control => {
        const [id, ...queue] = locals.queue;
        if (id === undefined) return { to: 'settle' };
        table.local(locals, 'queue', queue);
        const trigger = takeTrigger(table, id);
        const { ability } = table.library.ability(trigger.ability);
        const env = triggerEnv(trigger);
        if (ability.when !== undefined && !holds(table, env, ability.when)) return { to: 'trigger' };
        table.emit('resolved', 'P7', {
          card: trigger.card,
          kind: trigger.kind,
          ability: trigger.ability,
          alternatives: ((trigger.event.alternatives as readonly Json[] | undefined) ?? []).length,
        });
        return call(effectRef, effectLocals(env, `${trigger.ability}/clauses`), 'trigger');
      },
    },
    {
      name: 'offer',
      run: (table, locals, frame) => {
        const seat = table.state.game.active as Seat;
        const offers = usable(table, seat, 'main|at', null);
        table.local(locals, 'offers', offers);
        const options: Option[] = [
          { id: 'pass', label: 'pass' },
          ...offers.map((offer, at) => ({
            id: `use:${at}`,
            label: 'use',
            object: offer.object,
            params: { card: table.object(offer.object).card },
          })),
        ];
        table.ask(frame, { seat, kind: 'act', rule: 'P4', domain: { type: 'options', min: 1, max: 1, options } });
        return { wait: true };
      },
    },
    {
      name: 'act',
      run: (table, locals): Control => {
        const [word, at] = (picksOf(locals.answer)[0] as string).split(':');
        if (word === 'pass') return { done: null };
        const listener = locals.offers[Number(at)] as Listener;
        if (table.library.ability(listener.ability).ability.kind === 'activated')
          return { ...callAbility(table, listener, null), then: 'spent' };
        const id = place(table, listener.object, { zone: 'stack' });
        table.set(table.object(id), 'controller', listener.seat);
        table.local(locals, 'spell', id);
        const row = table.object(id);
        if (table.program(row).card.printed.kind === 'unit')
          return happen(table, [propose('move', { object: id }, { to: 'slots' })], 'spent') ?? { to: 'spent' };
        return call(effectRef, effectLocals(listenerEnv(table, { ...listener, object: id }, null), `${listener.ability}/clauses`), 'spent');
      },
    },
    {
      name: 'spent',
      run: (table, locals): Control => {
        const row = table.find(locals.spell);
        if (row !== null && kindOfPlace(table, row) === 'stack') place(table, row.id, { zone: `discard:${row.owner}` });
        return { to: 'settle' };
      },
    },
  ],
});

/** Locals of `draw`. */
interface DrawLocals {
  readonly seat: Seat;
  readonly left: number;
  readonly returned: JsonObject | null;
}

const drawProcedure = defineProcedure<DrawLocals>({
  name: 'draw',
  steps: [
    {
      name: 'draw',
      run: (table, locals) => happen(table, [propose('draws', { seat: locals.seat }, { amount: locals.left })]),
    },
    { name: 'end', run: (_table, locals): Control => ({ done: { done: returnedIn(locals).done as boolean } }) },
  ],
});

const turn = defineProcedure<object>({
  name: 'turn',
  steps: [
    {
      name: 'draw',
      run: (table): Control => call(drawProcedure, { seat: table.state.game.active as Seat, left: 1, returned: null }),
    },
    {
      name: 'main',
      run: (): Control => call(main, { offers: [], queue: [], spell: 0, answer: null, answers: null, returned: null }),
    },
    {
      name: 'over',
      run: (table) => {
        table.set(table.state.game, 'turn', numberIn(table.state.game, 'turn') + 1);
        endEffects(table, (effect) => effect.until === 'turn');
        beginSpan(table, 'turn');
        endWatches(table, (watch) => watch.until === 'turn');
        sweepPast(table);
        if (alive(table).every((seat) => table.zone(`deck:${seat}`).order.length === 0))
          table.finish({ winners: [], reason: 'decks', rule: 'P9' });
      },
    },
  ],
});

/** Adds one more zone for each player. */
function withExile(table: Table, fill: (table: Table) => void): void {
  for (const seat of Array.from({ length: table.pins.seats }, (_, at) => at))
    table.state.zones[`exile:${seat}`] = { id: `exile:${seat}`, kind: 'exile', seat, order: [] };
  fill(table);
}

const replaced: readonly Procedure[] = [main, drawProcedure, turn];
const deckable = heartCards.map((card) => card.id);

export const heartGame: GameDefinition = {
  ...probeGame,
  id: 'heart',
  reduced: (table, { amount: taken, happenings: from }) => table.emit('reduced', 'P20', { amount: taken, happenings: from.length }),
  decisionKinds: [...probeGame.decisionKinds, 'chooseReplacement'],
  cards: heartCards,
  procedures: [...probeGame.procedures.filter(({ name }) => !replaced.some((other) => other.name === name)), ...replaced],
  verbs,
  happenings,
  commitOrder: ['destroy', 'move', 'damage', 'loseLife', 'gainLife'],
  replacementTiers: ['self'],
  remembers: (_table, _row, from) => from === 'slots',
  objectFields: { ...probeGame.objectFields, notes: {} },
  history: {
    died: { on: ['died'], by: 'match', keep: 'objects', per: 'turn' },
    lost: { on: ['lost'], by: 'seat', keep: 'amount', per: 'turn' },
    dusks: { on: ['dusk'], by: 'seat', keep: 'count', per: 'game', before: 'dusksBefore', if: (_table, event) => event.hour !== 0 },
    dusksBefore: { on: [], by: 'seat', keep: 'count', per: 'game' },
  },
  setUp: (table) => withExile(table, probeGame.setUp),
  arrange: (table, arrangement) => withExile(table, (it) => probeGame.arrange(it, arrangement)),
  rules: { ...probeGame.rules, replace: 'P20' },
  allowed: () => true,
  acceptBulk: (_table, _decision, bulk) => ({ ok: true, value: bulk }),
  sampleBulk: (_table, _decision, pick) => Array.from({ length: 14 }, () => deckable[pick(deckable.length)] as string),
  validateDeck: () => [],
};
