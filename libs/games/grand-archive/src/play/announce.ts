import { type Json, numberOfAnswer, type ObjectId, type Option, picksOf } from '@arbiter/kernel';
import {
  bindVar,
  call,
  choicesShown,
  choosingSteps,
  type Control,
  defineProcedure,
  envOf,
  type Frame,
  happen,
  noteUse,
  notice,
  originOf,
  partPaid,
  payPart,
  place,
  restore,
  saidYes,
  showTo,
  type Table,
  vanish,
  yesOrNo,
} from '@arbiter/kernel/authoring';
import { setObject, shownCard, zoneOf } from '../facts.js';
import { rest } from '../happenings/rest.js';
import { isType } from '../values/base.js';
import { type AnnounceLocals, announceRef } from './announcement.js';
import { announcedTotal, isPaidFor } from './announced-total.js';
import { isVariable, noCost } from './costs.js';
import { type Item, setItem } from './items.js';
import { attackingChampions, championsToLevel } from './champions.js';
import { payCardsProcedure, payLocals } from './payment.js';
import { askPrepare, payPreparation, takePrepare } from './prepared.js';
import { nextActivated } from './next.js';
import { isAffordable, isPayable, ownCosts } from './payable.js';
import { targetsShown } from './targets.js';
import { additionalOf, freeWay, optionalOf, totalOf, usualWay, waysOf } from './ways.js';

/**
 * Plays a card (2.3.1.1, 2.3.2.1) or an ability (2.4.1.1): it goes onto the effects stack, modes and targets are chosen, its cost is
 * determined and paid. Locals: see `Announcement`. Returns `{ done, item }`; not done if it turned out to be illegal (2.3.1.7, 2.3.1.8).
 */
export const announceProcedure = defineProcedure({
  ...announceRef,
  steps: [
    { name: 'propose', rule: '2.3.1.2', run: propose },
    { name: 'champion', rule: '1.7.1.6.1', run: askChampion },
    { name: 'championChosen', rule: '1.7.1.6.1', run: takeChampion },
    { name: 'ways', rule: '2.3.1.6.3', run: askWay },
    { name: 'wayChosen', rule: '2.3.1.6.3', run: takeWay },
    { name: 'extras', rule: '2.3.1.6.2', run: extras },
    { name: 'extraAsked', rule: '2.3.1.6.2', run: takeExtra },
    ...choosingSteps<AnnounceLocals>({
      rules: { modes: '2.3.1.4', target: '2.3.1.5', divide: '2.3.1.5.1' },
      show: (table, locals) => show(table, locals, true),
      next: 'x',
    }),
    { name: 'x', rule: '2.3.1.6.1', run: askX },
    { name: 'xChosen', rule: '2.3.1.6.1', run: takeX },
    { name: 'prepare', rule: 'ext.1.7', run: askPrepare },
    { name: 'prepared', rule: 'ext.1.7', run: takePrepare },
    { name: 'total', rule: '2.3.1.6', run: determineTotal },
    { name: 'pay', rule: '2.3.1.8', run: pay },
    { name: 'paid', rule: '2.3.1.8', run: paid },
    { name: 'become', rule: '2.3.1.9', run: become },
    { name: 'over', rule: '2.3.1.11', run: over },
    { name: 'reverse', rule: '2.3.1.7', run: reverse },
  ],
});

/** Puts the card onto the stack, where it is shown to all (2.3.1.2, 2.3.2.2), or creates the ability there. */
function propose(table: Table, locals: AnnounceLocals): void {
  const seat = locals.you;
  const self = locals.self;
  const { sort } = locals;
  const isCard = sort !== 'ability';
  if (isCard) {
    table.local(locals, 'from', zoneOf(table, self));
    table.local(locals, 'ways', sort === 'materialization' && !locals.allowed ? [usualWay] : waysOf(table, seat, self, locals.allowed));
    table.local(locals, 'origin', originOf(table, self));
  }
  const item = place(table, isCard ? self : table.create('', seat, 'item').id, { zone: 'effectsStack' });
  // The player who plays it controls it (2.3.0.2, 2.3.4.8, 2.4.0.13).
  if (table.object(item).controller !== seat) table.set(table.object(item), 'controller', seat);
  table.local(locals, 'item', item);
  if (isCard) table.local(locals, 'self', item);
  show(table, locals, true);
}

/** Shows on the effects stack what has been chosen so far. */
function show(table: Table, locals: AnnounceLocals, open: boolean): void {
  const { self, card, event, vars } = envOf(locals);
  const { sort, ability, triggered, parts, from, item, champion } = locals;
  const shown: Item = { sort, ability, source: self, card, triggered, event, vars, parts, from, champion, open };
  setItem(table, item, shown);
}

/**
 * Returns the champions from which one is chosen if the player has several (1.7.1.6): to level up (1.7.1.6.1), or to attack with an attack
 * card (2.1.10.1.1); null if the card needs none.
 */
function championsFor(table: Table, locals: AnnounceLocals): readonly ObjectId[] | null {
  const { item } = locals;
  const seat = locals.you;
  if (isType(table, item, 'champion')) return championsToLevel(table, seat, item);
  if (!isType(table, item, 'attack')) return null;
  const { way, ways } = locals;
  // Only champions that need not rest for another part of its cost (2.3.1.8).
  return attackingChampions(table, seat).filter((id) =>
    (way === freeWay ? [freeWay] : ways).some((one) => isPayable(table, seat, item, one, id)),
  );
}

function askChampion(table: Table, locals: AnnounceLocals, frame: Frame): Control {
  const found = championsFor(table, locals);
  const [only] = found ?? [];
  if (found === null) return { to: 'ways' };
  if (only === undefined) return { to: 'reverse' };
  if (found.length === 1) {
    table.local(locals, 'champion', only);
    return { to: 'ways' };
  }
  const { item } = locals;
  const options = found.map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
  );
  const rule = isType(table, item, 'champion') ? '1.7.1.6.1' : '2.1.10.1.1';
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseChampion',
    rule,
    params: { card: locals.card, object: item },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takeChampion(table: Table, locals: AnnounceLocals): void {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'champion', Number(pick.slice('object:'.length)));
}

/** Asks what is paid instead of the cost, if something can be (2.3.1.4, 2.3.1.6.3, 2.3.2.4). */
function askWay(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const { sort, item, way, ways, champion } = locals;
  const seat = locals.you;
  if (sort === 'ability') return { to: 'modes' };
  if (way === freeWay) return { to: 'extras' };
  const open = ways.filter((one) => isPayable(table, seat, item, one, champion));
  const [only] = open;
  if (only === undefined) return { to: 'reverse' };
  if (open.length === 1) {
    table.local(locals, 'way', only);
    return { to: 'extras' };
  }
  const card = locals.card;
  const options = open.map(
    (one): Option =>
      one === usualWay
        ? { id: 'usual', label: 'usualCost' }
        : { id: `instead:${one}`, label: 'insteadCost', params: { card, object: item, ability: one } },
  );
  table.ask(frame, {
    seat,
    kind: 'chooseCost',
    rule: '2.3.1.6.3',
    params: { card, object: item },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takeWay(table: Table, locals: AnnounceLocals): void {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'way', pick === 'usual' ? usualWay : pick.slice('instead:'.length));
}

/** Collects additional costs, and asks for the optional ones (2.3.1.6.2, 1.6.4.2.6, 2.3.2.4). */
function extras(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const { item, way, x, ability, extras: found, asking, champion } = locals;
  const seat = locals.you;
  if (found.length === 0 && asking.length === 0) {
    table.local(
      locals,
      'extras',
      additionalOf(table, seat, item).map(({ path }) => path),
    );
    table.local(
      locals,
      'asking',
      optionalOf(table, seat, item).map(({ path }) => path),
    );
  }
  const [next, ...left] = locals.asking;
  if (next === undefined) return { to: 'modes' };
  if (
    !isAffordable(table, seat, item, totalOf(table, seat, item, way, [...locals.extras, next], ability, x), ownCosts(table, item, champion))
  ) {
    table.local(locals, 'asking', left);
    return left.length === 0 ? { to: 'modes' } : { to: 'extras' };
  }
  table.ask(frame, {
    seat,
    kind: 'useEffect',
    rule: '2.3.1.6.2',
    prompt: 'payExtra',
    params: { card: locals.card, object: item, ability: next },
    domain: yesOrNo(),
  });
  return { wait: true };
}

function takeExtra(table: Table, locals: AnnounceLocals): Control {
  const { asking, extras: found } = locals;
  const [next, ...left] = asking as readonly [string, ...string[]];
  if (saidYes(locals.answer)) {
    table.local(locals, 'extras', [...found, next]);
    const { marks } = table.library.ability(next).ability;
    if (typeof marks?.as === 'string') bindVar(table, locals, marks.as, 1);
  }
  table.local(locals, 'asking', left);
  return left.length === 0 ? { to: 'modes' } : { to: 'extras' };
}

/** Asks for X, as high as can be paid together with the additional costs (2.3.1.6.1, 2.3.1.8). */
function askX(table: Table, locals: AnnounceLocals, frame: Frame): Control {
  const { sort, item, way } = locals;
  // If the usual cost is not paid, X is 0 (1.6.4.2.9.2).
  if (sort === 'ability' || !isVariable(table, item) || way !== usualWay) return { to: 'prepare' };
  const seat = locals.you;
  const pays = (x: number): boolean => isPaidFor(table, locals, announcedTotal(table, locals, x), 0);
  let max = 0;
  while (pays(max + 1)) max++;
  table.ask(frame, {
    seat,
    kind: 'chooseX',
    rule: '2.3.1.6.1',
    params: { card: locals.card, object: item },
    domain: { type: 'number', min: 0, max },
  });
  return { wait: true };
}

function takeX(table: Table, locals: AnnounceLocals): void {
  const x = numberOfAnswer(locals.answer);
  table.local(locals, 'x', x);
  bindVar(table, locals, 'x', x);
  setObject(table, locals.item, 'x', x);
}

/** Determines the total cost once and for all (2.3.1.6 to 2.3.1.8, 2.4.1.6); if it can't be paid, playing is taken back. */
function determineTotal(table: Table, locals: AnnounceLocals): Control | undefined {
  const { x, preparedBy } = locals;
  const total = announcedTotal(table, locals, x);
  if (total === null) return { to: 'reverse' };
  table.local(locals, 'left', total.others);
  table.local(locals, 'cost', total.cards);
  return isPaidFor(table, locals, total, preparedBy) ? undefined : { to: 'reverse' };
}

/**
 * Pays the cost, first what its payer chooses, last what chance decides (1.6.4.2.5.2): the champion rests for its attack (1.7.4.2),
 * preparation counters are removed, then come the costs of the text, then cards.
 */
function pay(table: Table, locals: AnnounceLocals): Control | undefined {
  const { left, champion, item, cost } = locals;
  table.local(locals, 'returned', null);
  if (champion !== 0 && isType(table, item, 'attack') && table.find(champion)?.rested === false) {
    return happen(table, [rest(champion, '1.7.4.2')], 'pay');
  }
  const preparation = payPreparation(table, locals);
  if (preparation !== null) return preparation;
  if (left.length === 0) return call(payCardsProcedure, payLocals(locals.you, cost ?? noCost, item, locals.card), 'become');
  return payPart(table, locals) ?? { to: 'reverse' };
}

function paid(table: Table, locals: AnnounceLocals): Control {
  partPaid(table, locals);
  return { to: 'pay' };
}

/** Completes playing: the card or ability is now activated, or the card materialized (2.3.1.9, 2.3.2.10, 2.4.1.3, 2.4.1.4). */
function become(table: Table, locals: AnnounceLocals): Control | undefined {
  const { item, sort, parts, ability, x, from, triggered } = locals;
  const seat = locals.you;
  show(table, locals, false);
  const data: { [key: string]: Json } = {
    seat,
    object: item,
    card: shownCard(table, item),
    targets: choicesShown(parts),
    aimedAt: targetsShown(table, item),
  };
  if (x > 0) data.x = x;
  table.newMoment();
  const source = locals.self;
  if (sort === 'ability') {
    const { limit } = table.library.ability(ability).ability;
    if (limit !== undefined && !triggered) noteUse(table, { object: source, seat, ability }, limit);
    table.emit(triggered ? 'abilityTriggered' : 'abilityActivated', triggered ? '2.4.2.1' : '2.4.1.3', { ...data, source, ability });
    if (!triggered) notice(table, 'abilityActivated', { object: item, seat }, { source });
    return { done: { done: true, item } };
  }
  table.emit(sort === 'activation' ? 'cardActivated' : 'cardMaterialized', sort === 'activation' ? '2.3.1.11' : '2.3.2.11', {
    ...data,
    from,
  });
  notice(
    table,
    sort === 'activation' ? 'activated' : 'materialized',
    { object: item, seat },
    { from, prepared: table.object(item).prepared === true },
  );
  return sort === 'activation' ? nextActivated(table, seat, item) : undefined;
}

function over(_table: Table, locals: AnnounceLocals): Control {
  return { done: { done: true, item: locals.item } };
}

/** Takes back playing that is illegal: everything is as before, and nothing has happened (2.3.1.7). */
function reverse(table: Table, locals: AnnounceLocals): Control {
  const { item, origin, sort } = locals;
  if (origin === null) vanish(table, item);
  else restore(table, item, origin);
  // Everybody has seen the card, and goes on knowing it (ruling:21).
  const object = origin === null ? locals.self : showTo(table, origin.row.id, table.seats());
  table.emit('playReversed', sort === 'materialization' ? '2.3.2.8' : '2.3.1.7', {
    seat: locals.you,
    was: item,
    object,
    card: locals.card,
  });
  return { done: { done: false } };
}
