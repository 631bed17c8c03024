import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  type Happening,
  knownRow,
  type Mask,
  returning,
  type Table,
} from '@arbiter/kernel/authoring';
import { tap } from '../happenings/tap.js';
import { move } from '../happenings/move.js';
import { activateManaLocals, activateManaRef } from '../mana/activate.js';
import { helpersFor } from '../mana/helpers.js';
import {
  automaticPayment,
  canAfford,
  type Helper,
  helpfulUses,
  isHelper,
  type ManaUse,
  masksOf,
  purseOf,
  type PurseOptions,
  spend,
  spendable,
  type Spender,
  unitParams,
  unitsNeeded,
} from '../mana/payment.js';
import { addToPool, groupsOf, isFrom, type ManaUnit, printPool, type TappedFor } from '../mana/pool.js';
import { poolOf } from '../mana/pools.js';
import { whollyHelpful, whollyPaid } from '../mana/wholly.js';
import type { ManaType } from '../characteristics/colours.js';
import { payableWays } from '../mana/solve.js';
import { type Way, waysToPay } from '../costs/arithmetic.js';
import { playerOf } from '../facts.js';
import { loseLife } from '../happenings/life.js';
import { type ManaCost, type ManaSymbol, printCost, printSymbol } from '../characteristics/symbols.js';

/** What paying mana returns: whether it was paid, which mana abilities and helpers were used for it, and what was spent. */
export interface ManaPaid {
  readonly done: boolean;
  readonly made?: readonly TappedFor[];
  readonly units?: readonly ManaUnit[];
  readonly convoked?: readonly ObjectId[];
  readonly helping?: readonly Helper[];
}

/** Locals of `payMana`. */
export interface PayManaLocals extends FrameLocals {
  readonly seat: Seat;
  readonly cost: ManaCost;
  readonly object: number;
  readonly source: number;
  readonly card: string;
  readonly without: readonly number[];
  readonly spared: readonly number[];
  readonly forms: readonly ManaCost[];
  readonly spender: Spender | null;
  readonly cancel: boolean;
  readonly part: 'gather' | 'spend' | 'both';
  readonly least: ManaCost | null;
  readonly helping: readonly Helper[];
  readonly before: number | null;
  readonly queue: readonly (ManaUse | Helper)[];
  readonly offers: readonly Way[] | readonly (ManaUse | Helper)[];
  readonly spent: readonly number[];
  readonly units: readonly ManaUnit[];
  readonly made: readonly TappedFor[];
  readonly using: TappedFor | null;
  readonly life: number;
}

/**
 * Paying a mana cost: mana abilities first (601.2g, 605.3a), then the mana itself, one unit at a time where it matters which unit (601.2h).
 * The caller has made sure that the cost can be paid; every option offered keeps it payable, except cancelling an announcement (`cancel`,
 * 722.1). Returns `{ done, units, convoked }`: whether it was paid, the mana that was spent, and the creatures that convoked it (702.50c).
 * If another player may assist in between (702.131a), the two parts are carried out separately (`part`): `gather` returns `{ done, made,
 * helping }`, and `spend` doesn't ask for mana abilities any more.
 */
export const payManaProcedure = defineProcedure<PayManaLocals>({
  name: 'payMana',
  steps: [
    { name: 'form', rule: '601.2b', run: askForm },
    { name: 'formChosen', rule: '601.2b', run: takeForm },
    { name: 'symbol', rule: '118.13b', run: askSymbol },
    { name: 'symbolChosen', rule: '118.13b', run: takeSymbol },
    { name: 'gather', rule: '601.2g', run: gather },
    { name: 'activate', rule: '601.2g', run: activate },
    { name: 'choose', rule: '601.2h', run: choose },
    { name: 'chosen', rule: '601.2h', run: chosen },
    { name: 'helped', rule: '107.4f', run: payLifePart },
    {
      name: 'paid',
      rule: '601.2h',
      run: (_table, locals): Control =>
        returning<ManaPaid>({
          done: true,
          units: locals.units,
          convoked: locals.helping.flatMap(({ object, by }) => (by === 'convoke' ? [object] : [])),
        }),
    },
  ],
});

export interface PaymentFor {
  /** The object that is paid for. */
  readonly object: ObjectId;
  /** The source of the ability that is paid for; automatic payment taps it only if nothing else suffices. */
  readonly source: ObjectId;
  /** The card to show if the object has left: an ability on the stack asks even if its source is gone (113.7a). */
  readonly card?: string;
  readonly spender?: Spender;
  /** Objects that other parts of the cost use up. */
  readonly without?: readonly ObjectId[];
  /** Objects that other parts of the cost need; automatic payment doesn't use them if it can avoid it. */
  readonly spared?: readonly ObjectId[];
  /** The totals that the cost can result in by choices of the player (601.2b, 118.7e), who chooses one of them. */
  readonly forms?: readonly ManaCost[];
  /** Whether the player may take the announcement back. */
  readonly cancel?: boolean;
  /** Only mana abilities (`gather`), or only spending (`spend`); both when absent. */
  readonly part?: 'gather' | 'spend';
  /** The cost that the mana must pay at least before a player who gathers may stop. */
  readonly least?: ManaCost;
  /** Helpers that were chosen while gathering. */
  readonly helping?: readonly Helper[];
  /**
   * How many units are in the pool as the payment begins, if all mana that is added for it must be spent on it. When absent, mana may be
   * left over.
   */
  readonly before?: number;
}

/**
 * Returns locals of a payment.
 * @param cost a mana cost; an announcement has settled its Phyrexian symbols before (601.2b)
 */
export function payMana(
  seat: Seat,
  cost: ManaCost,
  { object, source, card, spender, without, spared, forms, cancel, part, least, helping, before }: PaymentFor,
): PayManaLocals {
  return {
    seat,
    cost,
    object,
    source,
    card: card ?? '',
    without: without ?? [],
    spared: spared ?? [],
    forms: forms ?? [],
    spender: spender ?? null,
    cancel: cancel === true,
    part: part ?? 'both',
    least: least ?? null,
    helping: helping ?? [],
    before: before ?? null,
    queue: [],
    offers: [],
    spent: [],
    units: [],
    made: [],
    using: null,
    life: 0,
    answer: null,
    answers: null,
    returned: null,
  };
}

interface Paying {
  readonly seat: Seat;
  readonly cost: ManaCost;
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly card: string;
  readonly without: readonly ObjectId[];
  readonly spared: readonly ObjectId[];
  readonly spender: Spender | null;
  readonly cancel: boolean;
  readonly part: 'both' | 'gather' | 'spend';
  readonly least: ManaCost | null;
  readonly helping: readonly Helper[];
  readonly before: number | null;
  readonly spent: readonly number[];
}

const payingOf = (locals: PayManaLocals): Paying => locals;

function optionsOf(table: Table, { seat, without, spender, helping }: Paying): PurseOptions {
  const used = helping.length === 0 ? without : [...without, ...helping.map(({ object }) => object)];
  const rest = spender === null ? {} : { spender };
  return { without: used, helping, helpers: spender?.purpose === 'spell' ? helpersFor(table, seat, spender.object) : [], ...rest };
}

/** Returns the masks of the pool's units, followed by those of the chosen helpers. */
function masks(table: Table, { seat, spender, helping }: Paying): readonly Mask[] {
  const own = masksOf(table, seat, spender ?? undefined);
  return helping.length === 0 ? own : [...own, ...helping.map(({ mask }) => mask)];
}

/** 601.2b, 118.7e: if an effect changes a cost with several ways to pay it, the player chooses which of the resulting costs to pay. */
function askForm(table: Table, locals: PayManaLocals, frame: Frame): Control | undefined {
  const forms = locals.forms;
  if (forms.length < 2) return { to: 'symbol' };
  const paying = payingOf(locals);
  const options = forms.map((mana, index): Option => ({ id: `way:${index}`, label: 'mana', params: { mana: printCost(mana) } }));
  table.ask(frame, {
    seat: paying.seat,
    kind: 'chooseWayToPay',
    rule: '601.2b',
    params: { card: cardOf(table, paying), object: paying.object, cost: printCost(paying.cost), symbol: printCost(paying.cost) },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takeForm(table: Table, locals: PayManaLocals): void {
  const forms = locals.forms;
  table.local(locals, 'cost', forms[Number((picksOf(locals.answer)[0] as string).slice('way:'.length))] as ManaCost);
  table.local(locals, 'answer', null);
}

/** 118.13b, 118.13c: outside an announcement, whether a Phyrexian symbol costs mana or life is chosen right before paying. */
function askSymbol(table: Table, locals: PayManaLocals, frame: Frame): Control | undefined {
  const paying = payingOf(locals);
  const at = paying.cost.findIndex(({ kind }) => kind === 'phyrexian');
  if (at < 0) return { to: 'gather' };
  const purse = purseOf(table, paying.seat, optionsOf(table, paying));
  const ways = payableWays(paying.cost, at, playerOf(table, paying.seat).life - locals.life, (cost) => canAfford(purse, cost));
  const symbol = paying.cost[at] as ManaSymbol;
  if (ways.length < 2) return settleSymbol(table, locals, at, ways[0] ?? (waysToPay(symbol)[0] as Way));
  table.local(locals, 'offers', ways);
  const options = ways.map(
    ({ mana, life }, index): Option => ({
      id: `way:${index}`,
      label: life > 0 ? 'payLife' : 'mana',
      params: life > 0 ? { amount: life } : { mana: printCost(mana) },
    }),
  );
  table.ask(frame, {
    seat: paying.seat,
    kind: 'chooseWayToPay',
    rule: '118.13b',
    params: { card: cardOf(table, paying), object: paying.object, cost: printCost(paying.cost), symbol: printSymbol(symbol) },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takeSymbol(table: Table, locals: PayManaLocals): Control {
  const { cost } = payingOf(locals);
  const ways = locals.offers;
  const way = ways[Number((picksOf(locals.answer)[0] as string).slice('way:'.length))] as Way;
  return settleSymbol(
    table,
    locals,
    cost.findIndex(({ kind }) => kind === 'phyrexian'),
    way,
  );
}

function settleSymbol(table: Table, locals: PayManaLocals, at: number, { mana, life }: Way): Control {
  const { cost } = payingOf(locals);
  table.local(locals, 'cost', [...cost.slice(0, at), ...mana, ...cost.slice(at + 1)]);
  table.local(locals, 'life', locals.life + life);
  return { to: 'symbol' };
}

/** Pays the life for Phyrexian symbols (107.4f). */
function payLifePart(table: Table, locals: PayManaLocals): Control | undefined {
  return happen(table, [loseLife(locals.seat, locals.life, '107.4f')], 'paid');
}

function gather(table: Table, locals: PayManaLocals, frame: Frame): Control {
  const paying = payingOf(locals);
  const { seat, cost, object } = paying;
  noteMade(table, locals);
  const [next, ...rest] = locals.queue;
  if (next !== undefined) {
    table.local(locals, 'queue', rest);
    return use(table, locals, paying, next);
  }
  const own = masks(table, paying);
  if (unitsNeeded(own, cost) !== null) return paying.part === 'gather' ? gathered(locals) : { to: 'choose' };
  if (paying.part === 'spend') return { done: { done: false, made: [] } };
  const purse = purseOf(table, seat, optionsOf(table, paying));
  const offers = paying.before === null ? helpfulUses(purse, cost) : whollyHelpful(purse, cost, paying.before);
  const enough = paying.least !== null && unitsNeeded(own, paying.least) !== null;
  if (enough && offers.length === 0) return gathered(locals);
  table.local(locals, 'offers', offers);
  const options = offers.map((offer, at): Option => optionFor(table, offer, at));
  const card = cardOf(table, paying);
  const first: Option[] = offers.length === 0 ? [] : [{ id: 'automatic', label: 'automatic' }];
  const stop: Option[] = enough ? [{ id: 'enough', label: 'enough' }] : [];
  const last: Option[] = paying.cancel || offers.length === 0 ? [{ id: 'cancel', label: 'cancel' }] : [];
  table.ask(frame, {
    seat,
    kind: 'activateMana',
    rule: '601.2g',
    params: { cost: printCost(cost), card, object },
    domain: { type: 'options', min: 1, max: 1, options: [...first, ...options, ...stop, ...last] },
  });
  return { wait: true };
}

function gathered({ made, helping }: PayManaLocals): Control {
  return returning<ManaPaid>({ done: true, made, helping });
}

function optionFor(table: Table, offer: ManaUse | Helper, at: number): Option {
  const { object } = offer;
  const { card } = table.object(object);
  if (isHelper(offer)) return { id: `help:${at}`, label: offer.by, params: { card, object }, object };
  const types = Object.values(offer.choices).flat() as ManaType[];
  return {
    id: `mana:${at}`,
    label: 'activate',
    params: { card, object, ability: offer.path, mana: printPool(addToPool([], types, { source: 0 })) },
    object,
  };
}

/** Whether a mana ability costs only {T} and does nothing but add mana; only such an ability can be taken back (722.1). */
function isPlain(table: Table, path: string): boolean {
  const { cost = [], clauses = [] } = table.library.ability(path).ability;
  return (
    cost.every(({ verb }) => verb === 'tapSelf') && clauses.every((clause) => (clause.do ?? []).every(({ verb }) => verb === 'addMana'))
  );
}

/** Carries out one use; a helper is only noted, and is tapped or exiled when everything is paid. */
function use(table: Table, locals: PayManaLocals, { seat, helping }: Paying, next: ManaUse | Helper): Control {
  if (isHelper(next)) {
    table.local(locals, 'helping', [...helping, next]);
    return { to: 'gather' };
  }
  if (isPlain(table, next.path)) table.local(locals, 'using', { object: next.object, units: unitsFrom(table, seat, next.object) });
  return call(activateManaRef, activateManaLocals(table, seat, next), 'gather');
}

const unitsFrom = (table: Table, seat: Seat, object: ObjectId): number => poolOf(table, seat).filter((unit) => isFrom(unit, object)).length;

/**
 * Notes how much mana a simple ability produced, now that it and the abilities it triggered are done: as much must still be in the pool for
 * it to be taken back (722.1).
 */
function noteMade(table: Table, locals: PayManaLocals): void {
  const using = locals.using;
  if (using === null) return;
  const { object, units } = using;
  table.local(locals, 'using', null);
  table.local(locals, 'made', [...locals.made, { object, units: unitsFrom(table, locals.seat, object) - units }]);
}

function activate(table: Table, locals: PayManaLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  const paying = payingOf(locals);
  const offers = locals.offers;
  if (pick === 'cancel') return returning<ManaPaid>({ done: false, made: locals.made });
  if (pick === 'enough') return gathered(locals);
  const queue =
    pick === 'automatic' ? (automatic(table, paying) ?? []) : [offers[Number(pick.slice(pick.indexOf(':') + 1))] as ManaUse | Helper];
  table.local(locals, 'queue', queue);
  return { to: 'gather' };
}

/**
 * Returns the automatic payment. The source of the ability that is paid for is tapped only as a last resort, since it may be about to
 * become a creature that attacks.
 */
function automatic(table: Table, paying: Paying): readonly (ManaUse | Helper)[] | null {
  const options = optionsOf(table, paying);
  const sparing = purseOf(table, paying.seat, { ...options, without: [...(options.without ?? []), paying.source, ...paying.spared] });
  const purse = canAfford(sparing, paying.cost) ? sparing : purseOf(table, paying.seat, options);
  return paying.before === null ? automaticPayment(purse, paying.cost) : whollyPaid(purse, paying.cost, paying.before);
}

/**
 * Asks which unit to spend. Units that can't be told apart are one option; colourless ones come first, since they pay for least. Nobody is
 * asked if there is only one option.
 */
function choose(table: Table, locals: PayManaLocals, frame: Frame): Control {
  const paying = payingOf(locals);
  const { seat, cost, object, spent } = paying;
  const pool = poolOf(table, seat);
  const all = masks(table, paying);
  const places = spendable(all, cost, spent);
  if (places.length === 0) return finish(table, locals, paying);
  const groups = groupsOf(pool).flatMap(({ unit, places: equal }) => {
    const place = equal.find((one) => places.includes(one));
    return place === undefined ? [] : [{ unit, place }];
  });
  // Units of helpers, and mana that was added to be spent on this alone, are spent before other mana.
  const first = places.find((place) => place >= (paying.before ?? pool.length));
  // If all remaining units have to be spent, their order does not matter.
  const settled = first ?? (groups.length === 1 || places.length + spent.length === unitsNeeded(all, cost) ? places[0] : undefined);
  if (settled !== undefined) {
    table.local(locals, 'spent', [...spent, settled]);
    return { to: 'choose' };
  }
  const options = groups.map(({ unit, place }): Option => ({ id: `unit:${place}`, label: 'mana', params: unitParams(unit) }));
  const card = cardOf(table, paying);
  table.ask(frame, {
    seat,
    kind: 'spendMana',
    rule: '601.2h',
    params: { cost: printCost(cost), card, object },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function cardOf(table: Table, { object, card }: Paying): string {
  return knownRow(table, object)?.card ?? card;
}

function chosen(table: Table, locals: PayManaLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'spent', [...locals.spent, Number(pick.slice('unit:'.length))]);
  return { to: 'choose' };
}

/** Spends the mana, and taps or exiles the helpers (702.50a, 702.65a, 702.125a). */
function finish(table: Table, locals: PayManaLocals, { seat, spent, helping }: Paying): Control {
  const size = poolOf(table, seat).length;
  const units: readonly ManaUnit[] = spend(
    table,
    seat,
    spent.filter((place) => place < size),
    '601.2h',
  );
  const used = helping.filter((_, at) => spent.includes(size + at));
  table.local(locals, 'units', units);
  table.local(locals, 'helping', used);
  return happen(table, used.map(helpNow), 'helped') ?? { to: 'helped' };
}

function helpNow({ object, by }: Helper): Happening {
  return by === 'delve' ? move(object, { to: 'exile' }, '702.65a') : tap(object, by === 'convoke' ? '702.50a' : '702.125a');
}
