import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  candidates,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  envOf,
  type Frame,
  happen,
  notice,
  type PlayerRef,
  type Predicate,
  seatsOf,
  showTo,
  type Table,
  type Verb,
  wereNamed,
} from '@arbiter/kernel/authoring';
import { instruct, instructed as instructedBy } from '../happenings/instruct.js';
import { reveal } from './cards.js';
import { cardOption, pickedObjects } from '../options.js';

/**
 * `search`: a player searches zones for cards (701.18a). The cards that the player finds stay where they are and are bound by `as`; the
 * verbs after it say what happens to them.
 */
export interface Searching extends Verb, Sought {
  readonly verb: 'search';
  /** The players who search; several search at once (701.18i). */
  readonly player?: PlayerRef;
  /** The players whose zones are searched; the searching player's own when left out. */
  readonly of?: PlayerRef;
  /** Kinds of zones that are searched; the library when left out. */
  readonly zones?: readonly ('library' | 'hand' | 'graveyard')[];
  /** Whether the cards found are revealed to everybody (701.18e). */
  readonly reveal?: true;
  /** Several kinds of cards, found one after the other in one search (701.18h). */
  readonly parts?: readonly (Sought & { readonly as: string })[];
}

/** What is searched for. */
export interface Sought {
  /** The stated quality; any card fits when left out. `null`: the quality is undefined, so that nothing can be found (701.18c). */
  readonly for?: Predicate | null;
  /** How many cards, one when left out; `all` for every card that fits, `any` for any number. */
  readonly count?: Amount | 'all' | 'any';
  readonly as?: string;
}

interface Seeker {
  readonly seat: Seat;
  readonly of: Seat;
  /** How many cards from the top of the library are searched; 0 for the whole library. */
  readonly top: number;
  readonly searches: boolean;
  /** The cards found, by part. */
  readonly found: readonly (readonly ObjectId[])[];
}

/** Locals of `search`. */
export interface SearchLocals extends EffectLocals {
  readonly list: readonly Seeker[];
  readonly part: number;
}

export function searchLocals(table: Table, env: Env, verb: Verb, path: string): SearchLocals {
  const { player = 'you', of } = verb as Searching;
  const list = seatsOf(table, env, player).map(
    (seat): Seeker => ({ seat, of: of === undefined ? seat : (seatsOf(table, env, of)[0] ?? seat), top: 0, searches: true, found: [] }),
  );
  return { ...effectLocals(env, path), list, part: 0 };
}

export const searchProcedure = defineProcedure<SearchLocals>({
  name: 'search',
  steps: [
    { name: 'instruct', rule: '701.18f', run: begin },
    { name: 'instructed', rule: '701.18f', run: instructed },
    { name: 'look', rule: '701.18i', run: look },
    { name: 'ask', rule: '701.18a', run: ask },
    { name: 'found', rule: '701.18a', run: found },
    { name: 'finish', rule: '701.18a', run: finish },
  ],
});

const verbOf = (table: Table, locals: SearchLocals): Searching => table.library.node<Searching>(locals.program);
const listOf = (locals: SearchLocals): readonly Seeker[] => locals.list;
const current = (locals: SearchLocals): Seeker => listOf(locals)[locals.at] as Seeker;
const partsOf = (verb: Searching): readonly Sought[] => verb.parts ?? [verb];
const partOf = (table: Table, locals: SearchLocals): Sought => partsOf(verbOf(table, locals))[locals.part] as Sought;
const zonesOf = (verb: Searching): readonly string[] => verb.zones ?? ['library'];
const isHidden = (kind: string): boolean => kind !== 'graveyard';

function change(table: Table, locals: SearchLocals, changed: Partial<Seeker>): void {
  table.local(locals, 'list', listOf(locals).with(locals.at, { ...current(locals), ...changed }));
}

function advance(table: Table, locals: SearchLocals): boolean {
  const next = locals.at + 1;
  table.local(locals, 'at', next < listOf(locals).length ? next : 0);
  return next < listOf(locals).length;
}

/** A search of a library can be forbidden, or replaced by a search of its top cards. */
function begin(table: Table, locals: SearchLocals): Control | undefined {
  if (listOf(locals).length === 0) return { done: { done: false } };
  if (!zonesOf(verbOf(table, locals)).includes('library')) return advance(table, locals) ? { to: 'instruct' } : { to: 'look' };
  return happen(table, [instruct('search', current(locals).seat, 0, '701.18a')]);
}

function instructed(table: Table, locals: SearchLocals): Control | undefined {
  const top = instructedBy(locals.returned, current(locals).seat);
  change(table, locals, { searches: top !== null, top: top ?? 0 });
  return advance(table, locals) ? { to: 'instruct' } : undefined;
}

/** Has all searching players look at the same time. */
function look(table: Table, locals: SearchLocals): void {
  const verb = verbOf(table, locals);
  for (const seeker of listOf(locals)) {
    const hidden: ObjectId[] = [];
    for (const kind of zonesOf(verb)) {
      if (!isHidden(kind) || (kind === 'library' && !seeker.searches)) continue;
      if (kind === 'hand' && seeker.of === seeker.seat) continue;
      const { order } = table.zoneOf(kind, seeker.of);
      hidden.push(...(kind === 'library' && seeker.top > 0 ? order.slice(0, seeker.top) : order));
    }
    const objects = hidden.map((id) => showTo(table, id, [seeker.seat]));
    if (seeker.searches)
      table.emit(
        'searched',
        '701.18a',
        {
          seat: seeker.seat,
          of: seeker.of,
          zones: zonesOf(verb),
          ...(seeker.top > 0 ? { top: seeker.top } : {}),
          ...wereNamed(hidden, objects),
        },
        [{ seats: [seeker.seat], data: { objects } }],
      );
  }
}

/** Returns the cards that fit in the zones that a player searches. */
function fitting(table: Table, locals: SearchLocals, seeker: Seeker): readonly ObjectId[] {
  const verb = verbOf(table, locals);
  const { for: sought } = partOf(table, locals);
  if (sought === null) return [];
  const env = envOf(locals);
  const library = table.zoneOf('library', seeker.of).order.slice(0, seeker.top > 0 ? seeker.top : undefined);
  const all = candidates(table, env, { as: 'found', from: { from: zonesOf(verb), where: sought } });
  const taken = seeker.found.flat();
  return all.filter((id) => {
    if (taken.includes(id)) return false;
    const { kind, seat } = table.zone(table.object(id).zone);
    return seat === seeker.of && (kind !== 'library' || (seeker.searches && library.includes(id)));
  });
}

function ask(table: Table, locals: SearchLocals, frame: Frame): Control {
  const { for: sought, count = 1 } = partOf(table, locals);
  const seeker = current(locals);
  const cards = fitting(table, locals, seeker);
  // Nobody is asked where everybody sees that nothing can be found: the searched zones are open, or the player can't search the library.
  if (cards.length === 0 && !zonesOf(verbOf(table, locals)).some((kind) => isHidden(kind) && (kind !== 'library' || seeker.searches)))
    return take(table, locals, []);
  const open = cards.filter((id) => !isHidden(table.zone(table.object(id).zone).kind));
  // All cards that fit: those in open zones are found whatever the player answers.
  if (count === 'all')
    return put(
      table,
      frame,
      seeker,
      cards.filter((id) => !open.includes(id)),
      0,
      cards.length - open.length,
    );
  const max = count === 'any' ? cards.length : Math.min(cards.length, Math.max(0, amount(table, envOf(locals), count)));
  // A card of a stated quality need not be found in a hidden zone, but must be found in an open one (701.18b). Where no quality is stated,
  // the cards must be found (701.18d).
  const least = count === 'any' ? 0 : sought === undefined ? max : Math.min(max, open.length);
  return put(table, frame, seeker, cards, least, max);
}

/** Asks a player which cards they find; they are asked even where nothing fits, so that the others can't tell. */
function put(table: Table, frame: Frame, { seat }: Seeker, cards: readonly ObjectId[], min: number, max: number): Control {
  table.ask(frame, {
    seat,
    kind: 'search',
    rule: min < max ? '701.18b' : '701.18d',
    params: { count: max },
    domain: { type: 'options', min, max, options: cards.map((id) => cardOption(table, id)) },
  });
  return { wait: true };
}

function found(table: Table, locals: SearchLocals): Control {
  const open =
    partOf(table, locals).count === 'all'
      ? fitting(table, locals, current(locals)).filter((id) => !isHidden(table.zone(table.object(id).zone).kind))
      : [];
  return take(table, locals, [...open, ...pickedObjects(locals.answer)]);
}

/** Notes what was found for this part, and goes on with the next part, or with the next player. */
function take(table: Table, locals: SearchLocals, ids: readonly ObjectId[]): Control {
  change(table, locals, { found: [...current(locals).found, ids] });
  const next = locals.part + 1;
  const more = next < partsOf(verbOf(table, locals)).length;
  table.local(locals, 'part', more ? next : 0);
  return { to: more || advance(table, locals) ? 'ask' : 'finish' };
}

function finish(table: Table, locals: SearchLocals): Control {
  const verb = verbOf(table, locals);
  const list = listOf(locals);
  for (const { seat, of, found: cards, searches } of list) {
    if (verb.reveal === true) reveal(table, seat, cards.flat(), '701.18e');
    if (searches && zonesOf(verb).includes('library')) notice(table, 'searched', { seat }, { of });
  }
  const objects = list.flatMap(({ found: cards }) => cards.flat().map((id) => table.idNow(id)));
  const vars: { [name: string]: Json } = {};
  verb.parts?.forEach(({ as }, part) => {
    vars[as] = list.flatMap(({ found: cards }) => (cards[part] ?? []).map((id) => table.idNow(id)));
  });
  return { done: { done: list.some(({ searches }) => searches), objects, total: objects.length, vars } };
}
