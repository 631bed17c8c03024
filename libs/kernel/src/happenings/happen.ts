import { effectLocals, effectRef } from '../abilities/abilities.js';
import { picksOf } from '../answers/answers.js';
import { alterationEnv, finishAlteration, noteApplied } from './altering.js';
import { commitBatch } from './commit.js';
import type { JsonObject, ObjectId, Option } from '../contract.js';
import { must } from '../errors.js';
import { envOf } from '../evaluation/evaluate.js';
import { seesFace, showsObject } from '../table/faces.js';
import type { CommitOrder, Happening } from '../game/happenings.js';
import { type Control, call, returnedIn, returning } from '../state/calls.js';
import { batchOf, Fate, fatesOf, happeningLocals, type HappenResult, type HappeningLocals, happeningRef } from './happening-frame.js';
import { isPossible, ruleOf } from '../table/happenings.js';
import { orderingRule, replacingRule, wholeOrder } from '../answers/questions.js';
import { nextChoice, offersFor, optionsOf, type Offer, withAll } from './replace.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { defineProcedure } from '../table/procedures.js';
import { jsonOf } from '../json.js';

/**
 * Lets a batch happen: several happenings that are simultaneous. A step returns the result as its control; the caller finds a
 * `HappenResult` in `locals.returned`. Where nothing alters the batch, it happens on the spot and no procedure is called.
 * @param then step to go on with
 * @param and whether the batch belongs to the moment of what happened before; true for everything that a frame with the local `joined`
 *   makes happen
 */
export function happen(table: Table, batch: readonly Happening[], then: string, and?: boolean): Control;
export function happen(table: Table, batch: readonly Happening[], then?: string, and?: boolean): Control | undefined;
export function happen(table: Table, batch: readonly Happening[], then?: string, and = false): Control | undefined {
  const whole = unfold(table, batch);
  const { frames } = table.state;
  const caller = frames[frames.length - 1];
  const joined = and || caller?.locals.joined === true;
  if (whole === null) {
    const locals = happeningLocals(batch);
    return call(happeningProcedure, joined ? { ...locals, joined } : locals, then);
  }
  const result = resultOf(table, whole, commitBatch(table, whole, joined), null);
  if (caller !== undefined) table.local(caller.locals, 'returned', jsonOf(result));
  return then === undefined ? undefined : { to: then };
}

/** Returns a batch with all that it contains, when nothing alters any of it; null when it needs a frame of its own. */
function unfold(table: Table, batch: readonly Happening[]): readonly Happening[] | null {
  let whole = batch;
  let own: Happening[] | null = null;
  for (let at = 0; at < whole.length; at++) {
    const happening = whole[at] as Happening;
    const { contains, inOrder, makes } = ruleOf(table, happening.type);
    if (!isPossible(table, happening)) continue;
    if (makes !== undefined) return null;
    if (offersFor(table, happening, at).length > 0) return null;
    if (contains === undefined) continue;
    const inner = contains(table, happening);
    if (inOrder === true && inner.length > 1) return null;
    if (inner.length === 0) continue;
    if (own === null) whole = own = [...batch];
    for (const one of within(inner, happening, at)) addOrJoin(table, own, one, batch.length);
  }
  if (whole.length > 1 && table.game.commitsToOrder !== undefined && table.game.commitsToOrder(table, whole).length > 0) return null;
  return whole;
}

/** Returns the contained happenings of a happening; they inherit its applied replacements. */
function within(inner: readonly Happening[], { applied }: Happening, at: number): Happening[] {
  return inner.map((one) => ({ ...one, applied, inside: at }));
}

/**
 * Adds a contained happening to a batch, or merges it with one that it joins.
 * @param from the first index at which contained happenings may stand
 */
function addOrJoin(table: Table, batch: Happening[], one: Happening, from: number): void {
  const { joins } = ruleOf(table, one.type);
  if (joins !== undefined) {
    for (let at = from; at < batch.length; at++) {
      const earlier = batch[at] as Happening;
      const both = earlier.type === one.type ? joins(table, batch, earlier, one) : null;
      if (both === null) continue;
      batch[at] = both;
      return;
    }
  }
  batch.push(one);
}

/**
 * Whether a happening counts for the result: one that was proposed, or one of the parts of a proposed happening that is carried out in
 * order.
 */
function counts(table: Table, batch: readonly Happening[], happening: Happening): boolean {
  if (happening.inside === -1) return true;
  const container = batch[happening.inside] as Happening;
  return ruleOf(table, container.type).inOrder === true && counts(table, batch, container);
}

/**
 * Builds the result of a batch.
 * @param fates fates of the frame's batch; null where nothing was replaced
 */
function resultOf(
  table: Table,
  batch: readonly Happening[],
  happened: readonly (Happening | null)[],
  fates: readonly Fate[] | null,
): HappenResult {
  let done = batch.length > 0;
  let total = 0;
  const objects: ObjectId[] = [];
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at] as Happening;
    if (fates?.[at] === Fate.Gone || ruleOf(table, happening.type).inOrder === true || !counts(table, batch, happening)) continue;
    const what = happened[at] ?? null;
    if (what === null) {
      done = false;
      continue;
    }
    const { object, data } = what;
    const now = typeof data.now === 'number' ? data.now : object;
    if (Array.isArray(data.objects)) objects.push(...(data.objects as ObjectId[]));
    else if (now > 0 && data.unnamed !== true) objects.push(now);
    total += typeof data.amount === 'number' ? data.amount : 1;
  }
  return { done, objects, total };
}

/**
 * Carries out a batch that something may alter: replacements until none applies, then contained happenings, commit, happenings that follow
 * in order, follow-ups.
 */
export const happeningProcedure = defineProcedure({
  ...happeningRef,
  steps: [
    { name: 'alter', run: alter },
    {
      name: 'chosen',
      run: (table, locals) =>
        begin(table, locals, (locals.offers ?? [])[Number((picksOf(locals.answer)[0] as string).slice('replacement:'.length))] as Offer),
    },
    { name: 'altered', run: altered },
    { name: 'order', run: askOrder },
    { name: 'ordered', run: ordered },
    { name: 'commit', run: commit },
    { name: 'inner', run: inner },
    { name: 'counted', run: counted },
    { name: 'follow', run: follow },
  ],
});

function alter(table: Table, locals: HappeningLocals, frame: Frame): Control {
  for (;;) {
    const open = openPlaces(locals);
    const choice = nextChoice(table, batchOf(locals), open);
    if (choice === null) {
      if (!addContents(table, locals, open)) return { to: 'order' };
      continue;
    }
    const [first] = choice.offers as [Offer];
    if (choice.offers.length === 1) return begin(table, locals, first);
    table.local(locals, 'offers', choice.offers);
    table.ask(frame, {
      seat: choice.seat,
      kind: 'chooseReplacement',
      rule: replacingRule(table),
      domain: { type: 'options', min: 1, max: 1, options: optionsOf(batchOf(locals), choice.offers) },
    });
    return { wait: true };
  }
}

function openPlaces(locals: HappeningLocals): number[] {
  const open: number[] = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate === Fate.Open) open.push(at);
  });
  return open;
}

/** Lets one replacement act on its happening. */
function begin(table: Table, locals: HappeningLocals, chosen: Offer): Control {
  const offer = withAll(table, batchOf(locals), openPlaces(locals), chosen);
  table.local(locals, 'offers', null);
  table.local(locals, 'offer', offer);
  table.local(locals, 'altering', offer.at);
  table.local(locals, 'touched', false);
  table.local(locals, 'vars', {});
  noteApplied(table, locals, offer);
  // A replacement without clauses alters nothing; it only has a follow-up.
  if ((table.library.ability(offer.ability).ability.clauses ?? []).length === 0) return altered(table, locals);
  return call(effectRef, effectLocals(alterationEnv(table, locals, offer), `${offer.ability}/clauses`), 'altered');
}

function altered(table: Table, locals: HappeningLocals): Control {
  finishAlteration(table, locals);
  return { to: 'alter' };
}

/** Settles the open happenings and adds what they contain. @returns whether there is anything new to alter */
function addContents(table: Table, locals: HappeningLocals, open: readonly number[]): boolean {
  const batch = [...batchOf(locals)];
  const fates = [...fatesOf(locals)];
  const later: Happening[] = [];
  let made = false;
  for (const at of open) {
    fates[at] = Fate.Settled;
    const proposed = batch[at] as Happening;
    const { contains, inOrder, makes } = ruleOf(table, proposed.type);
    if ((contains === undefined && makes === undefined) || !isPossible(table, proposed)) continue;
    const happening = makes === undefined ? proposed : (batch[at] = makes(table, proposed));
    if (makes !== undefined) made = true;
    if (contains === undefined) continue;
    const found = within(contains(table, happening), happening, at);
    if (inOrder === true && found.length > 1) later.push(...found);
    else for (const one of found) addOrJoin(table, batch, one, batchOf(locals).length);
  }
  while (fates.length < batch.length) fates.push(Fate.Open);
  if (later.length > 0) table.local(locals, 'inner', [...locals.inner, ...later]);
  if (open.length > 0) table.local(locals, 'fates', fates);
  if (batch.length === batchOf(locals).length) {
    if (made) table.local(locals, 'batch', batch);
    return false;
  }
  table.local(locals, 'batch', batch);
  return true;
}

/** Returns the indexes of the happenings that are left in a batch. */
function standing(locals: HappeningLocals): number[] {
  const places: number[] = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate !== Fate.Gone) places.push(at);
  });
  return places;
}

const noOrders: readonly CommitOrder[] = [];
const ordersOf = (locals: HappeningLocals): readonly (readonly number[])[] => locals.orders;

/**
 * Asks players for the order of a batch where it matters, before the batch commits. Deriving values and places in piles therefore never
 * ask.
 */
function askOrder(table: Table, locals: HappeningLocals, frame: Frame): Control {
  const batch = batchOf(locals);
  const places = standing(locals);
  const asked = (table.game.commitsToOrder?.(
    table,
    places.map((at) => batch[at] as Happening),
  ) ?? noOrders)[ordersOf(locals).length];
  if (asked === undefined) return { to: 'commit' };
  table.local(locals, 'asked', { ...asked, places: asked.places.map((index) => places[index] as number) });
  const options = asked.places.map((index) =>
    placeOption(table, asked, places[index] as number, batch[places[index] as number] as Happening),
  );
  const { seat, kind = 'orderEffects', rule = orderingRule(table), prompt } = asked;
  table.ask(frame, {
    seat,
    kind,
    rule,
    ...(prompt === undefined ? {} : { prompt, params: { count: options.length } }),
    domain: asked.one === true ? { type: 'options', min: 1, max: 1, options } : wholeOrder(options),
  });
  return { wait: true };
}

/** Builds the option for one of the happenings that are put in order; it shows the object's face if the player who orders sees it. */
function placeOption(table: Table, { seat, label }: CommitOrder, at: number, { object, data }: Happening): Option {
  const row = table.find(object);
  const id = `happening:${at}`;
  if (row !== null && !showsObject(table, row, { role: 'player', seat }))
    return { id, label: label ?? 'hiddenObject', params: { ...data } };
  const params: JsonObject = row === null || seesFace(table, row, seat) ? { object, card: row?.card ?? '' } : { object };
  if (label !== undefined) return { id, label, object, params: { ...data, ...params } };
  return { id, label: 'card' in params ? 'object' : 'hiddenObject', object, params };
}

function ordered(table: Table, locals: HappeningLocals): Control {
  const { lastFirst, one, places } = must(locals.asked, 'the order that was asked for');
  const first = picksOf(locals.answer).map((pick) => Number(pick.slice('happening:'.length)));
  const others = places.filter((at) => !first.includes(at));
  if (one === true) return leaveOut(table, locals, others);
  const picked = [...first, ...others];
  table.local(locals, 'orders', [...ordersOf(locals), lastFirst === true ? picked.reverse() : picked]);
  return { to: 'order' };
}

/** Removes the happenings that were not chosen where only one happens, with everything that they contain. */
function leaveOut(table: Table, locals: HappeningLocals, others: readonly number[]): Control {
  const gone = [...others];
  // Contained happenings stand behind the one that contains them, so one pass is enough.
  batchOf(locals).forEach(({ inside }, at) => {
    if (gone.includes(inside)) gone.push(at);
  });
  table.local(
    locals,
    'fates',
    fatesOf(locals).map((fate, at) => (gone.includes(at) ? Fate.Gone : fate)),
  );
  table.local(locals, 'lost', true);
  return { to: 'order' };
}

/** Returns the indexes of a batch in the order in which they commit. */
function commitPlaces(locals: HappeningLocals): readonly number[] {
  let places: readonly number[] = standing(locals);
  for (const order of ordersOf(locals)) {
    let taken = 0;
    places = places.map((at) => (order.includes(at) ? (order[taken++] as number) : at));
  }
  return places;
}

/**
 * Writes a happening's rank in its chosen order into its data, since types commit one after the other whatever their order in the batch.
 */
function placed(happening: Happening, at: number, orders: readonly (readonly number[])[]): Happening {
  const order = orders.find((one) => one.includes(at))?.indexOf(at);
  return order === undefined ? happening : { ...happening, data: { ...happening.data, order } };
}

function commit(table: Table, locals: HappeningLocals): Control {
  const batch = batchOf(locals);
  const fates = fatesOf(locals);
  const places = commitPlaces(locals);
  const done = commitBatch(
    table,
    places.map((at) => placed(batch[at] as Happening, at, ordersOf(locals))),
    locals.joined === true,
  );
  const happened: (Happening | null)[] = batch.map(() => null);
  places.forEach((at, index) => (happened[at] = done[index] ?? null));
  for (const reduction of locals.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened, fates);
  table.local(locals, 'result', { ...result, done: result.done && locals.lost !== true });
  const left = locals.inner.filter((one) => happened[one.inside] !== null);
  table.local(
    locals,
    'inner',
    left.map((one) => ({ ...one, inside: -1 })),
  );
  return { to: 'inner' };
}

/** Lets the contained happenings that are carried out in order happen one by one, each altered and committed by itself. */
function inner(table: Table, locals: HappeningLocals): Control {
  const [next, ...rest] = locals.inner;
  if (next === undefined) return { to: 'follow' };
  table.local(locals, 'inner', rest);
  return happen(table, [next], 'counted') ?? { to: 'counted' };
}

function counted(table: Table, locals: HappeningLocals): Control {
  const sum = must(locals.result, 'a result');
  const one = returnedIn(locals);
  table.local(locals, 'result', { done: sum.done && one.done, objects: [...sum.objects, ...one.objects], total: sum.total + one.total });
  return { to: 'inner' };
}

/** Runs the follow-ups of replacements, right after the batch and before anything else. */
function follow(table: Table, locals: HappeningLocals): Control {
  const [next, ...rest] = locals.follow;
  if (next === undefined) return returning(locals.result);
  table.local(locals, 'follow', rest);
  return call(effectRef, effectLocals(envOf(next), next.program as string), 'follow');
}
