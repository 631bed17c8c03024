import { type Json, numberOfAnswer, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  type Ability,
  amount,
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
  outcomeIn,
  type Part,
  partPaid,
  payable,
  payPart,
  place,
  restore,
  saidYes,
  type Table,
  targetsOf,
  trial,
  vanish,
  yesOrNo,
} from '@arbiter/kernel/authoring';
import { gameOf, rowOf, setObject, setPlayer, shownCard, zoneOf } from '../facts.js';
import { noteAnswered } from '../battle/running.js';
import { hasKeyword } from '../values/base.js';
import { futureOf } from '../field/faces.js';
import { move } from '../happenings/move.js';
import { endRevealing } from '../happenings/reveal.js';
import { permits } from '../values/rules.js';
import { costBesidesWill, usesItself } from '../will/cost-parts.js';
import { addCosts, isFree, noCost, printCost, type WillCost, withX } from '../will/costs.js';
import { payWillLocals, payWillProcedure, refund } from '../will/pay.js';
import { canAfford, largestX, purseOf, type Spender } from '../will/purse.js';
import { type AnnounceLocals, announceRef } from './announcement.js';
import { abilityCost, changedCost, type CostSubject, costVariants, printedCost } from './cost.js';
import { type Item, setItem } from './items.js';
import { targetsShown } from './targets.js';
import { isMainTiming, waysOf } from './ways.js';

/**
 * Plays a card or ability (903.2): it goes on the chase, options and targets are chosen, its cost is determined and paid. Locals: see
 * `Announcement`. Returns `{ done, item }`; not done if it could not be played after all (903.2f).
 */
export const announceProcedure = defineProcedure({
  ...announceRef,
  steps: [
    { name: 'propose', rule: '903.2b', run: propose },
    { name: 'option', rule: '1109.2', run: askOption },
    { name: 'optionTaken', rule: '1109.2', run: takeOption },
    ...choosingSteps<AnnounceLocals>({
      rules: { modes: '903.2c', target: '903.2d', divide: '903.2d' },
      show: (table, locals) => show(table, locals, true),
      next: 'x',
    }),
    { name: 'x', rule: '903.2e', run: askX },
    { name: 'xChosen', rule: '903.2e', run: takeX },
    { name: 'total', rule: '903.2e', run: determineTotal },
    { name: 'totalChosen', rule: '903.2e-v', run: takeTotal },
    { name: 'will', rule: '1003.3', run: payWill },
    { name: 'willPaid', rule: '903.2f', run: willPaid },
    { name: 'pay', rule: '903.2f', run: payNext },
    { name: 'paid', rule: '903.2f', run: (table, locals): Control => (partPaid(table, locals), { to: 'pay' }) },
    { name: 'become', rule: '903.2', run: become },
    { name: 'reverse', rule: '903.2f', run: reverse },
    { name: 'reversed', rule: '903.2f', run: (): Control => ({ done: { done: false } }) },
  ],
});

function propose(table: Table, locals: AnnounceLocals): void {
  const seat = locals.you;
  const self = locals.self;
  const { sort, way } = locals;
  if (sort === 'card') {
    table.local(locals, 'quick', !isMainTiming(table, seat));
    table.local(locals, 'from', zoneOf(table, self));
    table.local(locals, 'origin', originOf(table, self));
  }
  // A card that lay face down becomes another card on the chase, face up (903.2a, 312.1).
  const item = place(table, sort === 'card' ? self : table.create('', seat, 'item').id, { zone: 'chase' });
  table.set(table.object(item), 'controller', seat);
  table.local(locals, 'item', item);
  // The side being played is up (1117.1, 1117.2, 1302.2).
  if (way === 'future') setObject(table, item, 'face', futureOf(table, table.object(item)));
  if (sort === 'card') table.local(locals, 'self', item);
  // Another card was played before this one (1124.1, 1124.2, 1124.2b).
  if (sort === 'card' && amount(table, envOf(locals), { history: 'cardsPlayed', of: 'you' }) > 0) remember(table, locals, 'torrent');
  show(table, locals, true);
  if (sort === 'card')
    table.local(
      locals,
      'optional',
      abilitiesOf(table, table.object(item)).flatMap(({ ability, path }) => (ability.keyword === 'awakening' ? [path] : [])),
    );
}

/** Notes on the card itself how it was played; the note goes with it from the chase to the field. */
function remember(table: Table, locals: AnnounceLocals, word: 'awakened' | 'torrent'): void {
  const { item } = locals;
  setObject(table, item, 'notes', { ...rowOf(table, item).notes, [word]: 1 });
}

/** Notes which of several Awakenings was paid. */
function noteAwakening(table: Table, locals: AnnounceLocals, key: string): void {
  const { item } = locals;
  const { notes } = rowOf(table, item);
  const awakenings = [...((notes.awakenings as readonly string[] | undefined) ?? []), key];
  setObject(table, item, 'notes', { ...notes, awakenings });
}

/** Shows on the chase what has been chosen so far. */
function show(table: Table, locals: AnnounceLocals, open: boolean): void {
  const { self, card, event, vars } = envOf(locals);
  const { sort, ability, triggered, parts, way, from, item } = locals;
  const shown: Item = { sort, ability, source: self, card, triggered, event, vars, parts, way, from, open };
  setItem(table, item, shown);
}

/** Asks whether an additional cost is paid, for which the card gets more (1109.2). Only costs that can be paid are asked for. */
function askOption(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const { optional, item, paid, ability: spell } = locals;
  const [path] = optional;
  if (path === undefined) return { to: 'modes' };
  const env = envOf(locals);
  const others = [spell, ...paid, path].flatMap((one) => costBesidesWill(textOf(table, one)));
  const spender = spenderOf(table, locals);
  const purse = purseOf(table, env.you, spender);
  const base = addCosts(baseCost(table, locals), optionCost(table, locals, path));
  const costs = costVariants(table, env.you, base, subjectOf(table, locals));
  if (!payable(table, env, others) || !costs.some((cost) => canAfford(purse, withX(cost, 0), spender.asAny))) {
    table.local(locals, 'optional', optional.slice(1));
    return { to: 'option' };
  }
  table.ask(frame, {
    seat: env.you,
    kind: 'useEffect',
    rule: '1109.2',
    prompt: 'awaken',
    params: { card: env.card, object: item, ability: path },
    domain: yesOrNo(),
  });
  return { wait: true };
}

/** Awakens the card if its Awakening is paid (1109.2, 1109.2a, 1109.1). */
function takeOption(table: Table, locals: AnnounceLocals): Control {
  const { optional, paid } = locals;
  const [path, ...rest] = optional;
  table.local(locals, 'optional', rest);
  if (saidYes(locals.answer)) {
    table.local(locals, 'paid', [...paid, path as string]);
    remember(table, locals, 'awakened');
    const { key } = table.library.ability(path as string).ability.marks ?? {};
    if (typeof key === 'string') noteAwakening(table, locals, key);
  }
  table.local(locals, 'answer', null);
  return { to: 'option' };
}

const noText: Ability = { kind: 'spell' };

/** Returns an ability's program; an empty one for a card that has no text as a spell. */
const textOf = (table: Table, path: string): Ability => (path === '' ? noText : table.library.ability(path).ability);

function subjectOf(table: Table, locals: AnnounceLocals): CostSubject {
  const { sort, item, ability } = locals;
  if (sort === 'card') return { of: 'play', object: item };
  const { keyword } = table.library.ability(ability).ability;
  return {
    of: sort === 'judgment' ? 'judgment' : 'activate',
    object: locals.self,
    ...(keyword === undefined ? {} : { keyword }),
  };
}

/** Returns what an ability counts as when will is spent on it: its mark `spendsAs`. */
function passing(table: Table, ability: string): { readonly passesFor?: string } {
  const mark = textOf(table, ability).marks?.spendsAs;
  return typeof mark === 'string' ? { passesFor: mark } : {};
}

function spenderOf(table: Table, locals: AnnounceLocals): Spender {
  const { sort, item, ability } = locals;
  const keyword = sort === 'card' ? undefined : table.library.ability(ability).ability.keyword;
  const asAny = sort === 'card' && permits(table, item, 'payAsAny');
  return {
    purpose: sort === 'card' ? 'card' : 'ability',
    object: locals.self,
    ...(keyword === undefined ? {} : { keyword }),
    ...passing(table, ability),
    asAny,
  };
}

/** Returns the cost before effects change it: that of the card, of its text, and of optional payments (903.2e, 1113.2a, 203.2). */
function baseCost(table: Table, locals: AnnounceLocals) {
  const { item, ability, paid, way } = locals;
  // Abilities have no printed cost.
  const own = addCosts(printedCost(table, item, way), abilityCost(textOf(table, ability)));
  return paid.reduce((cost, path) => addCosts(cost, optionCost(table, locals, path)), own);
}

/** Returns the will for an optional payment: effects may make Awakening cost more or less. */
function optionCost(table: Table, locals: AnnounceLocals, path: string): WillCost {
  return changedCost(table, locals.you, abilityCost(table.library.ability(path).ability), {
    of: 'awaken',
    object: locals.item,
  });
}

/** Asks for X, which is 0 or more (903.2e, 104.5). */
function askX(table: Table, locals: AnnounceLocals, frame: Frame): Control {
  const cost = baseCost(table, locals);
  if (cost.x === 0) return { to: 'total' };
  const spender = spenderOf(table, locals);
  const max = largestX(purseOf(table, locals.you, spender), spender, (x) => changed(table, locals, withX(cost, x)));
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseX',
    rule: '903.2e',
    params: { card: locals.card, object: locals.item },
    domain: { type: 'number', min: 0, max },
  });
  return { wait: true };
}

function takeX(table: Table, locals: AnnounceLocals): void {
  const x = numberOfAnswer(locals.answer);
  table.local(locals, 'answer', null);
  table.local(locals, 'x', x);
  bindVar(table, locals, 'x', x);
  if (locals.sort === 'card') setObject(table, locals.item, 'x', x);
}

/**
 * Returns a cost as effects change it, in each variant that its payer may choose. Effects on playing abilities do not apply to triggered
 * ones (1015.2).
 */
function changed(table: Table, locals: AnnounceLocals, cost: WillCost): readonly WillCost[] {
  const { sort, triggered } = locals;
  return triggered && sort !== 'card' ? [cost] : costVariants(table, locals.you, cost, subjectOf(table, locals));
}

/** Returns the final costs to choose from: the variants that can be paid, if any can (903.2e, ruling:30). */
function totals(table: Table, locals: AnnounceLocals): readonly WillCost[] {
  const variants = changed(table, locals, withX(baseCost(table, locals), locals.x));
  if (variants.length === 1) return variants;
  const spender = spenderOf(table, locals);
  const purse = purseOf(table, locals.you, spender);
  const payable = variants.filter((cost) => canAfford(purse, cost, spender.asAny));
  return payable.length === 0 ? variants : payable;
}

/** Asks the payer which reduction applies, if that matters (903.2e-iv). */
function determineTotal(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const { ability, paid, item } = locals;
  table.local(
    locals,
    'left',
    [ability, ...paid].flatMap((path) =>
      (textOf(table, path).cost ?? []).flatMap(({ verb }, at) => (verb === 'payWill' ? [] : [`${path}/cost/${at}`])),
    ),
  );
  const found = totals(table, locals);
  table.local(locals, 'cost', found[0] ?? noCost);
  if (found.length < 2) return { to: 'will' };
  const options = found.map((cost, at): Option => ({ id: `cost:${at}`, label: 'will', params: { will: printCost(cost) } }));
  table.ask(frame, {
    seat: locals.you,
    kind: 'payCost',
    rule: '903.2e-iv',
    params: { card: locals.card, object: item },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/** Fixes the total, which changes no more (903.2e-v). */
function takeTotal(table: Table, locals: AnnounceLocals): void {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'answer', null);
  table.local(locals, 'cost', totals(table, locals)[Number(pick.slice('cost:'.length))] ?? noCost);
}

function payWill(table: Table, locals: AnnounceLocals): Control {
  const { cost, item, ability, sort, triggered } = locals;
  // A cost of no will is paid at once.
  if (isFree(cost ?? noCost)) return { to: 'pay' };
  const without = usesItself(textOf(table, ability)) ? [locals.self] : [];
  return call(
    payWillProcedure,
    payWillLocals(locals.you, cost ?? noCost, {
      object: item,
      card: locals.card,
      spender: spenderOf(table, locals),
      without,
      cancel: !triggered || sort !== 'card',
    }),
  );
}

function willPaid(table: Table, locals: AnnounceLocals): Control | undefined {
  const paid = outcomeIn(locals);
  table.local(locals, 'returned', null);
  if (paid?.done === false) return { to: 'reverse' };
  table.local(locals, 'spent', paid?.units ?? []);
  table.local(locals, 'made', paid?.made ?? []);
  return undefined;
}

/**
 * Pays the next other part of the cost, in the order of the text. If it can't be done in full, the card or ability is not played (903.2f).
 */
function payNext(table: Table, locals: AnnounceLocals): Control {
  if (locals.left.length === 0) return { to: 'become' };
  return payPart(table, locals) ?? { to: 'reverse' };
}

function become(table: Table, locals: AnnounceLocals): Control {
  const { item, sort, parts, ability, x, from, way, triggered } = locals;
  const seat = locals.you;
  if (isTooLate(table, locals)) return { to: 'reverse' };
  // Cards revealed to pay the cost are no longer revealed (1005.1).
  endRevealing(table);
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
  noteAnswered(table, seat);
  const source = locals.self;
  if (sort === 'card') {
    table.emit('cardPlayed', '903.2', { ...data, from, way });
    notice(table, 'played', { object: item, seat }, { from, way, triggered });
    if (rowOf(table, item).notes.awakened === 1) notice(table, 'awakened', { object: item, seat });
  } else {
    const { keyword, limit } = table.library.ability(ability).ability;
    // Each use counts separately, when it is played, whatever happens to it afterwards (1112.2, 1112.2a, 1112.2b, ruling:31).
    if (limit !== undefined && !triggered) noteUse(table, { object: source, seat, ability }, limit);
    if (sort === 'judgment') {
      setPlayer(table, seat, 'judgedTurn', gameOf(table).turn);
      table.emit('judgmentBegan', '705.2', { seat, object: item, card: locals.card, source });
    } else {
      table.emit(triggered ? 'abilityTriggered' : 'abilityPlayed', triggered ? '906.5' : '903.2', { ...data, source, ability });
      if (!triggered) notice(table, 'activated', { object: item, seat }, { source, keyword: keyword ?? '' });
    }
  }
  noticeTargets(table, item, seat, parts);
  return { done: { done: true, item } };
}

/**
 * Whether a card could be played outside main timing by Quickcast or for another reason, and paying its cost removed that reason (1111.2a).
 * A card played by an effect needs no such reason.
 */
function isTooLate(table: Table, locals: AnnounceLocals): boolean {
  const { sort, quick, untimed, triggered, item, origin, ability, way } = locals;
  if (
    sort !== 'card' ||
    !quick ||
    untimed ||
    triggered ||
    origin === null ||
    hasKeyword(table, item, 'quickcast') ||
    permits(table, item, 'playAtOnce')
  )
    return false;
  if (textOf(table, ability).keyword === 'trigger') return false;
  return !trial(table, () => (restore(table, item, origin), waysOf(table, locals.you, origin.row.id).includes(way)));
}

/** Notes every object that became a target: abilities may trigger on that. */
export function noticeTargets(table: Table, item: ObjectId, seat: Seat, parts: readonly Part[]): void {
  for (const { at, vars } of parts) {
    for (const choice of targetsOf(table, at)) {
      if (choice.target !== true) continue;
      for (const id of (vars[choice.as] ?? []) as readonly number[])
        if (table.find(id) !== null) notice(table, 'becameTarget', { object: id, seat }, { by: item });
    }
  }
}

/**
 * Takes back playing that can't be completed: the card is again where it was; a card that was revealed on its condition goes to the
 * graveyard (903.2f, 906.6a).
 */
function reverse(table: Table, locals: AnnounceLocals): Control {
  const { item, origin, triggered, spent, made } = locals;
  const seat = locals.you;
  refund(table, seat, spent, made);
  endRevealing(table);
  const card = locals.card;
  const revealed = origin !== null && triggered;
  if (origin === null) vanish(table, item);
  else if (!revealed) restore(table, item, origin);
  table.emit('playReversed', triggered ? '906.6a' : '903.2f', {
    seat,
    was: item,
    object: origin?.row.id ?? locals.self,
    card,
  });
  if (revealed) return happen(table, [move(item, { to: 'graveyard' }, '906.6a')], 'reversed') ?? { to: 'reversed' };
  return { done: { done: false } };
}
