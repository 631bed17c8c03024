import type { FormatPins, Json, JsonObject, Option, Seat } from '../contract.js';
import { callAbility, moment, momentProcedure } from '../abilities/moments.js';
import { effectLocals, effectRef, listenerEnv, usable } from '../abilities/abilities.js';
import { bulkOf, numberOfAnswer, picksOf } from '../answers/answers.js';
import { ArrangementError } from '../errors.js';
import { answersIn, call, type Control, type ProcedureCall } from '../state/calls.js';
import type { GameDefinition } from '../game.js';
import type { Listener } from '../game/timing.js';
import { defineProcedure } from '../table/procedures.js';
import { endEffects } from '../values/lasting.js';
import { unwindTo } from '../running/machine.js';
import { place, reshuffle, vanish } from '../places/places.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { playerValuesOf, valuesOf } from '../values/values.js';
import { probeCards } from './probe-cards.js';
import { choiceHooks, choiceProcedures, choiceVerbs } from './probe-choices.js';
import { deckHooks } from './probe-decks.js';
import { alive, freeSlots, nextSeat, numberIn, probeVerbs, destroyProcedure, ringProcedure, units } from './probe-verbs.js';
import { castRef, damageRef, drawRef, fresh, mainRef, matchRef, resolveRef, turnRef } from './probe-locals.js';

/**
 * A tiny game with a stack, for the kernel's own tests: two or three players, sealed bids and decks, cards that wait on a stack and resolve
 * one at a time with a round of passing in between, windows for hidden cards, slots, tokens. The last player left wins.
 */
const format: FormatPins = { id: 'plain', bestOf: 1, onTimeOut: 'loseMatch', options: {} };

const match = defineProcedure({
  ...matchRef,
  steps: [
    {
      name: 'bid',
      run: (table, _locals, frame) => {
        for (const seat of table.seats())
          table.ask(frame, { seat, kind: 'bid', rule: 'P1', domain: { type: 'number', min: 0, max: 3 }, sealed: true });
        return { wait: true };
      },
    },
    {
      name: 'decks',
      run: (table, locals, frame) => {
        const bids = table.seats().map((seat) => numberOfAnswer(answersIn(locals)[seat]));
        const best = table.seats().filter((seat) => bids[seat] === Math.max(...bids));
        const first = best[table.random('first', best.length, 'P1')] as Seat;
        table.emit('bidsOpened', 'P1', { bids, first });
        table.set(table.state.game, 'active', first);
        for (const seat of table.seats())
          table.ask(frame, { seat, kind: 'deck', rule: 'P2', domain: { type: 'bulk', schema: 'probe-deck' }, sealed: true });
        return { wait: true };
      },
    },
    {
      name: 'deal',
      run: (table, locals) => {
        for (const seat of table.seats()) {
          const cards = bulkOf(answersIn(locals)[seat]) as readonly string[];
          for (const card of cards) place(table, table.create(card, seat).id, { zone: `deck:${seat}` });
          reshuffle(table, `deck:${seat}`, 'P2');
        }
        table.local(locals, 'left', [...table.seats()]);
      },
    },
    {
      name: 'hands',
      run: (table, locals) => {
        const [seat, ...left] = locals.left;
        if (seat === undefined) return { to: 'turn' };
        table.local(locals, 'left', left);
        return call(drawRef, { seat, left: 3 }, 'hands');
      },
    },
    { name: 'next', run: (table) => table.set(table.state.game, 'active', nextSeat(table, table.state.game.active as Seat)) },
    { name: 'turn', run: (): Control => call(turnRef, {}, 'next') },
  ],
});

const turn = defineProcedure({
  ...turnRef,
  steps: [
    {
      name: 'begin',
      rule: 'P3',
      run: (table) => {
        const seat = table.state.game.active as Seat;
        table.set(table.state.game, 'turn', numberIn(table.state.game, 'turn') + 1);
        table.set(table.player(seat), 'fuel', 3);
        for (const id of units(table, seat)) table.set(table.object(id) as Row, 'struck', false);
        table.emit('turnStarted', 'P3', { seat });
        return moment(table, 'turnStarted', 'at', { seat });
      },
    },
    { name: 'draw', run: (table): Control => call(drawRef, { seat: table.state.game.active as Seat, left: 1 }) },
    { name: 'main', run: (): Control => call(mainRef, { holder: -1, passes: 0, offers: [], ...fresh }) },
    { name: 'end', run: (table) => moment(table, 'turnEnded', 'at', { seat: table.state.game.active as Seat }) },
    {
      name: 'over',
      run: (table) => {
        const ended = endEffects(table, (effect) => effect.until === 'turn');
        table.emit('turnEnded', 'P3', { seat: table.state.game.active as Seat, effects: ended.length });
      },
    },
  ],
});

/** The priority loop: when everybody has passed in turn, the top of the stack resolves, or the phase is over. */
const main = defineProcedure({
  ...mainRef,
  steps: [
    {
      name: 'begin',
      rule: 'P4',
      run: (table, locals) => {
        table.local(locals, 'holder', table.state.game.active as Seat);
        table.local(locals, 'passes', 0);
      },
    },
    {
      name: 'offer',
      run: (table, locals, frame) => {
        const seat = locals.holder;
        const active = seat === table.state.game.active && table.zone('stack').order.length === 0;
        const offers = active ? usable(table, seat, 'main|at', null) : [];
        const strikers = active ? units(table, seat).filter((id) => table.object(id).struck === false) : [];
        table.local(locals, 'offers', offers);
        const options: Option[] = [
          { id: 'pass', label: 'pass' },
          ...offers.map((one, at) => ({
            id: `use:${at}`,
            label: 'use',
            object: one.object,
            params: { card: table.object(one.object).card, ability: one.ability },
          })),
          ...strikers.map((id) => ({ id: `strike:${id}`, label: 'strike', object: id, params: { card: table.object(id).card } })),
        ];
        table.ask(frame, { seat, kind: 'act', rule: 'P4', domain: { type: 'options', min: 1, max: 1, options } });
        return { wait: true };
      },
    },
    {
      name: 'act',
      run: (table, locals) => {
        const seat = locals.holder;
        const [word, id] = (picksOf(locals.answer)[0] as string).split(':');
        if (word === 'pass') {
          table.local(locals, 'passes', locals.passes + 1);
          table.local(locals, 'holder', nextSeat(table, seat));
          return { to: locals.passes < alive(table).length ? 'offer' : 'settle' };
        }
        table.local(locals, 'passes', 0);
        if (word === 'use')
          return {
            ...(table.game.useAbility ?? useAbility)(table, locals.offers[Number(id)] as Listener, null),
            then: 'offer',
          };
        const striker = table.object(Number(id));
        table.set(striker as Row, 'struck', true);
        table.emit('struck', 'P5', { object: striker.id, seat: nextSeat(table, seat) });
        const amount = valuesOf(table, striker.id).power as number;
        return call(damageRef, { seat: nextSeat(table, seat), amount, object: striker.id }, 'offer');
      },
    },
    {
      name: 'settle',
      run: (table): Control => {
        const [top] = table.zone('stack').order;
        return top === undefined ? { done: null } : call(resolveRef, { object: top, where: '', ...fresh }, 'begin');
      },
    },
  ],
});

/** Casting: the cost is paid, the card waits on the stack, and everybody may respond from hand at once. */
const cast = defineProcedure({
  ...castRef,
  steps: [
    {
      name: 'put',
      rule: 'P6',
      run: (table, locals) => {
        const by = locals.by;
        const card = table.object(locals.object).card;
        table.set(table.player(by), 'fuel', numberIn(table.player(by), 'fuel') - 1);
        const id = place(table, locals.object, { zone: 'stack' });
        table.set(table.object(id), 'controller', by);
        table.set(table.object(id) as Row, 'item', { ability: locals.ability, event: locals.event });
        table.newMoment();
        table.emit('cast', 'P6', { object: id, card, by });
        return moment(table, 'cast', 'at', { object: id, by });
      },
    },
  ],
});

const resolve = defineProcedure({
  ...resolveRef,
  steps: [
    {
      name: 'begin',
      rule: 'P7',
      run: (table, locals): Control => {
        const row = table.object(locals.object);
        const item = row.item as { readonly ability: string; readonly event: JsonObject | null; readonly vars?: JsonObject };
        if (table.program(row).card.printed.kind === 'unit') return { to: 'slot' };
        const env = listenerEnv(table, { object: row.id, seat: row.controller, ability: item.ability }, item.event);
        return call(effectRef, effectLocals({ ...env, vars: item.vars ?? {} }, `${item.ability}/clauses`), 'spent');
      },
    },
    {
      name: 'spent',
      run: (table, locals): Control => {
        const row = table.find(locals.object);
        if (row !== null && row.zone === 'stack') {
          table.emit('resolved', 'P7', { object: row.id, card: row.card });
          if (row.kind === 'item') vanish(table, row.id);
          else place(table, row.id, { zone: `discard:${row.owner}` });
        }
        return { done: null };
      },
    },
    {
      name: 'slot',
      run: (table, locals, frame) => {
        const free = freeSlots(table, table.object(locals.object).controller);
        if (free.length === 0) return { to: 'spent' };
        table.ask(frame, {
          seat: table.object(locals.object).controller,
          kind: 'slot',
          rule: 'P7',
          domain: {
            type: 'options',
            min: 1,
            max: 1,
            options: free.map((id) => ({ id: `slot:${id}`, label: 'slot', params: { slot: id } })),
          },
        });
        return { wait: true };
      },
    },
    {
      name: 'enter',
      run: (table, locals) => {
        const id = place(table, locals.object, { slot: (picksOf(locals.answer)[0] as string).slice('slot:'.length) });
        table.newMoment();
        table.emit('entered', 'P7', { object: id, card: table.object(id).card });
        return moment(table, 'entered', 'after', { object: id });
      },
    },
  ],
});

/** Damage to a player: proposed, open to replacement, then committed. */
const damage = defineProcedure({
  ...damageRef,
  steps: [
    {
      name: 'before',
      run: (table, locals) => moment(table, 'damage', 'before', { seat: locals.seat, object: locals.object }),
    },
    {
      name: 'commit',
      rule: 'P8',
      run: (table, locals): Control => {
        const seat = locals.seat;
        const armour = numberIn(playerValuesOf(table, seat), 'armour');
        const amount = Math.max(0, locals.amount - armour);
        const life = numberIn(table.player(seat), 'life') - amount;
        table.set(table.player(seat), 'life', life);
        table.newMoment();
        table.emit('damaged', 'P8', { seat, amount, life });
        if (life <= 0) leave(table, [seat], 'P8', 'damage');
        return { done: { done: amount > 0 } };
      },
    },
  ],
});

const draw = defineProcedure({
  ...drawRef,
  steps: [
    {
      name: 'one',
      rule: 'P9',
      run: (table, locals): Control | undefined => {
        const seat = locals.seat;
        if (locals.left <= 0) return { done: { done: true } };
        table.local(locals, 'left', locals.left - 1);
        const [top] = table.zone(`deck:${seat}`).order;
        if (top === undefined) {
          leave(table, [seat], 'P9', 'deckEmpty');
          return undefined;
        }
        const id = place(table, top, { zone: `hand:${seat}` });
        table.emit('drawn', 'P9', { seat }, [{ seats: [seat], data: { object: id, card: table.object(id).card } }]);
        return { to: 'one' };
      },
    },
  ],
});

/** Removes players from the match: their cards vanish, and the turn goes on without them, or the match ends. */
function leave(table: Table, seats: readonly Seat[], rule: string, reason: string): void {
  for (const seat of seats) {
    if (table.player(seat).lost === true) continue;
    table.set(table.player(seat), 'lost', true);
    table.emit('left', rule, { seat, reason });
    for (const row of Object.values(table.state.objects)) if (row.owner === seat) vanish(table, row.id);
  }
  const left = alive(table);
  if (left.length <= 1) table.finish({ winners: left, reason, rule });
  else unwindTo(table, 'match', 'next');
}

function fill(table: Table): void {
  const { state } = table;
  state.game = { turn: 0, active: 0 };
  const zone = (id: string, kind: string, seat: Seat): void => void (state.zones[id] = { id, kind, seat, order: [] });
  for (let seat = 0; seat < table.pins.seats; seat++) {
    state.players.push({ life: 8, fuel: 3, lost: false, uses: {} });
    for (const kind of ['deck', 'hand', 'discard']) zone(`${kind}:${seat}`, kind, seat);
    for (let column = 0; column < 3; column++)
      state.slots[`${seat}:${column}`] = { id: `${seat}:${column}`, seat, row: 'front', column, object: 0 };
  }
  zone('stack', 'stack', -1);
}

function arrange(table: Table, arrangement: Json): void {
  fill(table);
  const { players } = arrangement as { readonly players?: readonly { readonly [place: string]: readonly string[] }[] };
  if (players === undefined) throw new ArrangementError('players are missing');
  players.forEach((given, seat) => {
    for (const [kind, cards] of Object.entries(given)) {
      if (!['deck', 'hand', 'discard', 'slots'].includes(kind)) throw new ArrangementError(`no place ${kind}`);
      cards.forEach((card, at) =>
        place(table, table.create(card, seat).id, kind === 'slots' ? { slot: `${seat}:${at}` } : { zone: `${kind}:${seat}`, at: 'bottom' }),
      );
    }
  });
  table.begin(matchRef, { left: [], ...fresh });
  unwindTo(table, 'match', 'turn');
}

const names = (en: string, zh: string): { readonly en: string; readonly zh: string } => ({ en, zh });

/** Returns the call that uses an ability; a spell is cast. */
export function useAbility(table: Table, listener: Listener, event: JsonObject | null): ProcedureCall {
  if (table.library.ability(listener.ability).ability.kind !== 'spell') return callAbility(table, listener, event);
  return call(castRef, { object: listener.object, by: listener.seat, ability: listener.ability, event });
}

export const probeGame: GameDefinition = {
  id: 'probe',
  names: names('Probe', '探針'),
  seats: { min: 2, max: 3 },
  formats: { plain: format },
  decisionKinds: [
    'bid',
    'deck',
    'act',
    'slot',
    'orderEffects',
    'useEffect',
    'respond',
    'chooseForEffect',
    'chooseSlot',
    'assault',
    'divide',
    'nameCard',
  ],
  cards: probeCards,
  presetDecks: [],
  procedures: [momentProcedure, match, turn, main, cast, resolve, damage, draw, destroyProcedure, ringProcedure, ...choiceProcedures],
  verbs: { ...probeVerbs, ...choiceVerbs },
  objectFields: { struck: false, item: null },
  setUp: (table) => {
    fill(table);
    table.begin(matchRef, { left: [], ...fresh });
  },
  arrange,
  visibility: { deck: 'nobody', hand: 'owner', discard: 'all', stack: 'all' },
  keepsIdentity: (from, to) => from === 'stack' && to === 'slots',
  inPlay: ['slots'],
  spellsFrom: ['hand'],
  layers: ['silence', 'set', 'add', 'lend'],
  baseValues: (table, row) => ({ power: (table.program(row).card.printed.power ?? 0) as number, silent: false, abilities: [] }),
  playerValues: () => ({ armour: 0 }),
  modifierSources: (table) => table.seats().flatMap((seat) => units(table, seat)),
  abilitiesWork: (table, row) => valuesOf(table, row.id, 0).silent !== true,
  relations: {
    beside: (table, row) =>
      Object.values(table.state.slots)
        .filter(
          (slot) =>
            row.slot !== '' &&
            slot.object !== 0 &&
            slot.seat === row.controller &&
            Math.abs(slot.column - table.slot(row.slot).column) === 1,
        )
        .map((slot) => slot.object),
  },
  order: (_table, objects) => objects,
  seatOrder: alive,
  listeners: (table, seat) => [units(table, seat), table.zone(`discard:${seat}`).order],
  hiddenListeners: (table, seat) => table.zone(`hand:${seat}`).order,
  openFacts: (card) => ({ token: card.printed.kind === 'token' }),
  mightHold: (table, seat, { token }) => token !== true && numberIn(table.player(seat), 'fuel') > 0,
  useAbility,
  allowed: (table, listener) =>
    table.library.ability(listener.ability).ability.kind !== 'spell' || numberIn(table.player(listener.seat), 'fuel') > 0,
  ...choiceHooks,
  rules: { optionalEffect: 'P10', orderEffects: 'P11', respond: 'P12', chooseTargets: 'P13', concede: 'P14' },
  canTarget: (_table, _env, object) => object.card !== 'giant',
  slotsFor: (table, _env, _purpose, seat) => freeSlots(table, seat),
  duration: (_table, _env, name) => name,
  span: (table, name) => (name === 'turn' ? `turn:${numberIn(table.state.game, 'turn')}` : name),
  playerAmount: (table, seat, value) => numberIn(table.player(seat), value),
  matchAmount: (table, value) => numberIn(table.state.game, value),
  phase: () => 'main',
  activeSeat: (table) => table.state.game.active as Seat,
  endByConcession: (table, seats, _scope, reason) => leave(table, seats, 'P14', reason),
  endByAgreement: (table) => table.finish({ winners: [], reason: 'agreed', rule: 'P14' }),
  ...deckHooks,
  viewTurn: (table) => ({ number: numberIn(table.state.game, 'turn'), seat: table.state.game.active as Seat, phase: 'main' }),
  viewPlayer: (table, seat) => probePlayer(table, seat),
  viewMatch: () => ({}),
  viewObject: (table, row) => valuesOf(table, row.id) as JsonObject,
  words: {
    events: { damaged: names('Player {seat} takes {amount}.', '玩家{seat}受到{amount}點傷害。') },
    prompts: { act: names('Player {seat}, act.', '玩家{seat}行動。') },
    options: { pass: names('Pass', '略過'), use: names('Use {card}', '使用{card}') },
    parameter: (name, value, language) =>
      value === null
        ? ''
        : name === 'seat'
          ? String(Number(value) + 1)
          : name === 'card' && language === 'zh'
            ? `${String(value)}卡`
            : String(value),
    cardText: (card) => String(card.abilities.length),
    cardValues: (card) => card.printed,
  },
};

function probePlayer(table: Table, seat: Seat): JsonObject {
  const row = table.player(seat);
  return { life: row.life as number, fuel: row.fuel as number, lost: row.lost as boolean };
}
