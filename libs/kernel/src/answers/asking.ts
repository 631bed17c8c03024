import { amountsOf, nameOfAnswer, numberOfAnswer, picksOf, type OptionsDomain } from './answers.js';
import { candidates, choosableSlots, groupsOf, hiddenFrom, isLookedThrough, objectsDomain, playerOption } from './choices.js';
import type { Domain, Json, JsonObject, Option, RuleRef, Seat } from '../contract.js';
import { canDistribute } from './distributions.js';
import { missing } from '../errors.js';
import { amount, seatsOf, type Env } from '../evaluation/evaluate.js';
import { idOfSeat, seatOfId } from '../ids.js';
import type { Choice } from '../programs/programs.js';
import { showsObject } from '../table/faces.js';
import { nameAnew } from '../places/places.js';
import type { Frame, ObjectRow } from '../state/state.js';
import { limits, type Table } from '../table/table.js';
import { numberOf } from '../values/values.js';

/** How a procedure of the game asks a choice, where this differs from how effects ask. */
export interface Asking {
  readonly kind?: string;
  readonly rule?: RuleRef;
  readonly prompt?: string;
  /** More parameters of the prompt. */
  readonly params?: JsonObject;
  /** Ask even if there is only one way to choose. */
  readonly always?: boolean;
  /** For a choice of several objects: the game judges the picks as a whole (`acceptPicks`). */
  readonly checked?: boolean;
}

const plainly: Asking = {};

/**
 * Asks the player who makes a choice.
 * @returns what the choice binds where nothing is left to choose or chance chooses; null when a decision was opened: then the step waits,
 *   and `readChoice` reads `locals.answer`
 */
export function askChoice(table: Table, frame: Frame, env: Env, choice: Choice, asking: Asking = plainly): Json | null {
  const by = choice.by === undefined ? env.you : (seatsOf(table, env, choice.by)[0] ?? env.you);
  if (choice.number !== undefined) {
    const min = amount(table, env, choice.number.min);
    const max = Math.max(min, choice.number.max === undefined ? limits.anyNumber : amount(table, env, choice.number.max));
    return put(table, frame, env, by, choice, { type: 'number', min, max }, asking);
  }
  if (choice.oneOf !== undefined) {
    return put(
      table,
      frame,
      env,
      by,
      choice,
      { type: 'options', min: 1, max: 1, options: choice.oneOf.map((word) => ({ id: word, label: word })) },
      asking,
    );
  }
  if (choice.word !== undefined) return askWord(table, frame, env, by, choice, choice.word, asking);
  if (choice.name !== undefined) return put(table, frame, env, by, choice, { type: 'name', among: choice.name }, asking);
  if (choice.divide !== undefined) return askDivision(table, frame, env, by, choice, choice.divide, asking);
  if (choice.slot !== undefined) return askSlot(table, frame, env, by, choice, asking);
  return askObjects(table, frame, env, by, choice, asking);
}

/**
 * Returns what an answer to a choice binds: ids of objects and players, a slot, a number, a word, a card's name, or amounts by id.
 * @param locals locals of the frame that asked; they hold the order of backs
 */
export function readChoice(choice: Choice, answer: Json | undefined, locals: object): Json {
  if (choice.number !== undefined) return numberOfAnswer(answer);
  if (choice.name !== undefined) return nameOfAnswer(answer);
  if (choice.divide !== undefined)
    return Object.fromEntries(Object.entries(amountsOf(answer)).map(([pick, amount]) => [idOfPick(pick), amount]));
  const picks = picksOf(answer);
  if (choice.oneOf !== undefined || choice.word !== undefined) return picks[0] ?? '';
  if (choice.slot !== undefined) return (picks[0] ?? '').replace(/^slot:/, '');
  return picks.map((pick) =>
    pick.startsWith(back) ? (((locals as Backs)[shuffledFor] as readonly number[])[idOfPick(pick)] as number) : idOfPick(pick),
  );
}

/** Name of the local that a frame has once it asked for a choice among backs: the objects in the order of the backs. */
const shuffledFor = 'backs';
interface Backs {
  readonly [shuffledFor]?: readonly number[];
}

const back = 'card';

function idOfPick(pick: string): number {
  const [kind, id] = pick.split(':');
  return kind === 'player' ? idOfSeat(Number(id)) : Number(id);
}

function askingRule(table: Table, choice: Choice): RuleRef {
  const { chooseSum, chooseTargets } = table.game.rules;
  const of = choice.sum?.of;
  return (of === undefined ? undefined : chooseSum?.[of]) ?? chooseTargets;
}

function put(table: Table, frame: Frame, env: Env, seat: Seat, choice: Choice, domain: Domain, asking: Asking): null {
  table.ask(frame, {
    seat,
    subject: env.you,
    kind: asking.kind ?? (choice.slot === undefined ? 'chooseForEffect' : 'chooseSlot'),
    rule: asking.rule ?? askingRule(table, choice),
    ...(asking.prompt === undefined ? {} : { prompt: asking.prompt }),
    params: { card: env.card, object: env.self, as: choice.as, ...asking.params },
    domain,
  });
  return null;
}

function askWord(table: Table, frame: Frame, env: Env, by: Seat, choice: Choice, list: string, asking: Asking): null {
  const words = table.game.wordLists?.[list] ?? missing('list of words', list);
  return put(
    table,
    frame,
    env,
    by,
    choice,
    { type: 'options', min: 1, max: 1, options: words.map((word) => ({ id: word, label: list, params: { word } })) },
    asking,
  );
}

function askSlot(table: Table, frame: Frame, env: Env, seat: Seat, choice: Choice, asking: Asking): Json | null {
  const slots = choosableSlots(table, env, choice.slot as NonNullable<Choice['slot']>);
  const min = choice.min === undefined ? 1 : amount(table, env, choice.min);
  if (slots.length === 0 || (slots.length === 1 && min > 0 && asking.always !== true)) return slots[0] ?? '';
  const options: Option[] = slots.map((slot) => ({ id: `slot:${slot}`, label: 'slot', params: { slot } }));
  return put(table, frame, env, seat, choice, { type: 'options', min, max: 1, options }, asking);
}

function askObjects(table: Table, frame: Frame, env: Env, seat: Seat, choice: Choice, asking: Asking): Json | null {
  const found = candidates(table, env, choice);
  if (choice.all === true) return [...found];
  const domain = objectsDomain(table, env, choice, found, seat);
  if (choice.blind === true && domain.max > 0)
    return put(
      table,
      frame,
      env,
      seat,
      choice,
      { type: 'options', min: domain.min, max: domain.max, options: backsOf(table, frame, choice, found, asking) },
      asking,
    );
  if (choice.random === true) return drawn(table, found, domain.max, choice.different);
  const forced = domain.max === 0 || (asking.always !== true && domain.sum === undefined && domain.min === found.length);
  if (forced && (choice.from === undefined || !hiddenFrom(table, env, choice.from))) return domain.max === 0 ? [] : [...found];
  const offered = domain.max === 0 ? domain : withoutOldIds(table, frame, env, seat, choice, found, domain, asking);
  return put(table, frame, env, seat, choice, asking.checked === true ? { ...offered, checked: true } : offered, asking);
}

/**
 * Rewrites a domain so that its ids tell the asked player no more than they see: cards of a pile that this player looks through get fresh
 * ids, and cards that lie hidden in a hand are offered behind the others as backs, in an order that nobody knows.
 */
function withoutOldIds(
  table: Table,
  frame: Frame,
  env: Env,
  seat: Seat,
  choice: Choice,
  found: readonly number[],
  domain: OptionsDomain,
  asking: Asking,
): OptionsDomain {
  const by = table.game.decider?.(table, seat) ?? seat;
  const rows = found.map((id) => (seatOfId(id) === null ? table.find(id) : null));
  const unseen = rows.map((row) => row !== null && !showsObject(table, row, { role: 'player', seat: by }));
  if (!unseen.includes(true)) return domain;
  const hidden = found.filter((_, at) => unseen[at] === true && !isLookedThrough(table, rows[at] as ObjectRow));
  const fresh = found.filter((id) => !hidden.includes(id)).map((id) => (unseen[found.indexOf(id)] === true ? nameAnew(table, id) : id));
  const { options } = objectsDomain(table, env, choice, [...fresh, ...hidden], seat);
  const backs = hidden.length === 0 ? [] : backsOf(table, frame, choice, hidden, asking);
  return { ...domain, options: [...options.slice(0, fresh.length), ...backs] };
}

/** Returns one option for each object that shows its back only, in an order that nobody knows. */
function backsOf(table: Table, frame: Frame, choice: Choice, objects: readonly number[], asking: Asking): readonly Option[] {
  const backs = table.shuffled('objects', objects, asking.rule ?? askingRule(table, choice), {});
  table.local(frame.locals, shuffledFor, backs);
  return backs.map((_, at) => ({ id: `${back}:${at}`, label: 'back' }));
}

/** Asks for a division of a total among objects and players that were chosen before and are still there; the amounts are bound by id. */
function askDivision(
  table: Table,
  frame: Frame,
  env: Env,
  seat: Seat,
  choice: Choice,
  divide: NonNullable<Choice['divide']>,
  asking: Asking,
): Json | null {
  const among = env.vars[divide.among];
  const found = (Array.isArray(among) ? (among as number[]) : []).filter((id) => seatOfId(id) !== null || table.find(id) !== null);
  const options = found.map((id): Option => {
    const player = seatOfId(id);
    if (player !== null) return playerOption(player);
    const most = divide.most === undefined ? {} : { most: numberOf(table, id, divide.most) };
    return { id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id, ...most };
  });
  const domain = {
    type: 'distribution' as const,
    options,
    total: amount(table, env, divide.total),
    min: divide.least === undefined ? 0 : amount(table, env, divide.least),
  };
  if (domain.total <= 0 || !canDistribute(domain)) return {};
  if (found.length === 1 && asking.always !== true) return { [found[0] as number]: domain.total };
  return put(table, frame, env, seat, choice, domain, asking);
}

function drawn(table: Table, found: readonly number[], count: number, different: string | undefined): Json {
  const groups = different === undefined ? null : groupsOf(table, found, different);
  let rest = found.map((id, at) => ({ id, group: groups?.[at] ?? String(id) }));
  const taken: number[] = [];
  while (taken.length < count) {
    const one = rest[table.random('objects', rest.length, table.game.rules.chooseTargets, [])] as {
      readonly id: number;
      readonly group: string;
    };
    taken.push(one.id);
    rest = rest.filter(({ group }) => group !== one.group);
  }
  return taken;
}
