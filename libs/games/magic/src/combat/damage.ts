import { amountsOf, type Decision, must, nonEmpty, type ObjectId, type Option } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  localsIn,
  type Objection,
  saidYes,
  type Table,
  yesOrNo,
} from '@arbiter/kernel/authoring';
import { controllerOf, gameOf, hasKeyword, nameOf, seatsFrom, setGame, shownCard } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { beginStep, endStep, givePriority } from '../turn/steps.js';
import { insertSteps } from '../turn/turn.js';
import { attackersOf, blockersOf } from './participants.js';
import { optionOf } from './choosing.js';
import { type Assignment, type Dealer, dealerOf, lethal, mayIgnoreBlockers } from './sharing.js';
import { completion, passedBy, type Settled } from './whole-assignment.js';

/** Locals of `combatDamage`. */
export interface CombatDamageLocals extends FrameLocals {
  /** The creatures that are still to assign damage, in order. */
  readonly dealers?: readonly ObjectId[];
  /** Attackers whose controllers have yet to say whether they assign damage as though they weren't blocked, and those that do so. */
  readonly passers?: readonly ObjectId[];
  readonly through?: readonly ObjectId[];
  readonly assigned?: readonly Assignment[];
  readonly passed?: readonly number[];
}

/**
 * The combat damage step (510): the active player assigns damage for their attackers, then each defending player for their blockers
 * (510.1), then all damage is dealt at once (510.2). If a creature has first or double strike, there are two such steps (510.4). An answer
 * is accepted if it can be part of an assignment that is legal as a whole (510.1e).
 */
export const combatDamageProcedure = defineProcedure<CombatDamageLocals>({
  name: 'combatDamage',
  steps: [
    beginStep('510'),
    { name: 'dealers', rule: '510.1', run: begin },
    { name: 'throughs', rule: '510.1c', run: askThrough },
    { name: 'through', rule: '510.1c', run: noteThrough },
    { name: 'assign', rule: '510.1', run: assign },
    { name: 'assigned', rule: '510.1', run: noteAnswer },
    { name: 'deal', rule: '510.2', run: deal },
    givePriority('510.3'),
    endStep,
  ],
});

function begin(table: Table, locals: CombatDamageLocals): void {
  const all = dealers(table);
  table.local(locals, 'dealers', all);
  table.local(
    locals,
    'passers',
    all.filter((id) => mayIgnoreBlockers(table, id)),
  );
  table.local(locals, 'through', []);
  table.local(locals, 'assigned', []);
  table.local(locals, 'passed', []);
}

/**
 * Returns the creatures that deal damage in this step (510.4), in the order in which it is assigned: the active player's first, and of each
 * player's those without a choice first.
 */
function dealers(table: Table): ObjectId[] {
  const all = seatsFrom(table, gameOf(table).active).flatMap((seat) =>
    [...attackersOf(table), ...blockersOf(table)].filter((id) => controllerOf(table, id) === seat),
  );
  const now = ofThisStep(table, all);
  const chooses = now.map((id) => dealerOf(table, id, false).recipients.length > 1);
  return [...now.filter((_, at) => !chooses[at]), ...now.filter((_, at) => chooses[at])];
}

/**
 * 510.4, 702.4b, 702.7b: if a creature has first or double strike as the step begins, only such creatures deal damage now, and a second
 * step follows. In the second step all the others deal damage, and those that have double strike by then. A creature that lost double
 * strike deals none (702.4c); one that had first strike and gained double strike does (702.4d); one that gained first strike only after the
 * first step still does (702.7c). Further instances of either change nothing (702.4e, 702.7d).
 */
function ofThisStep(table: Table, fighting: readonly ObjectId[]): readonly ObjectId[] {
  const { firstStrikers } = gameOf(table);
  if (firstStrikers !== null) return fighting.filter((id) => !firstStrikers.includes(id) || hasKeyword(table, id, 'doubleStrike'));
  const first = fighting.filter((id) => hasKeyword(table, id, 'firstStrike') || hasKeyword(table, id, 'doubleStrike'));
  if (first.length === 0) return fighting;
  setGame(table, 'firstStrikers', first);
  insertSteps(table, ['combatDamage']);
  return first;
}

/**
 * Asks about "You may have it assign its combat damage as though it weren't blocked" before any damage is assigned, since other assignments
 * depend on the answer.
 */
function askThrough(table: Table, locals: CombatDamageLocals, frame: Frame): Control {
  const [id] = locals.passers ?? [];
  if (id === undefined) return { to: 'assign' };
  table.ask(frame, {
    seat: controllerOf(table, id),
    kind: 'assignThrough',
    rule: '510.1c',
    params: { card: shownCard(table, id), object: id },
    domain: yesOrNo(),
  });
  return { wait: true };
}

function noteThrough(table: Table, locals: CombatDamageLocals): Control {
  const [id, ...others] = nonEmpty(locals.passers, 'who may assign past blockers');
  if (saidYes(locals.answer)) table.local(locals, 'through', [...(locals.through ?? []), id]);
  table.local(locals, 'passers', others);
  return { to: 'throughs' };
}

const settledIn = (locals: CombatDamageLocals): Settled => ({
  assigned: locals.assigned ?? [],
  passed: locals.passed ?? [],
});

function dealerIn(table: Table, locals: CombatDamageLocals, id: ObjectId): Dealer {
  return dealerOf(table, id, (locals.through ?? []).includes(id));
}

/**
 * 510.1, 703.4k: settles one creature's assignment after the other, the active player's first; asks where a player has a choice (510.1a -
 * 510.1e).
 */
function assign(table: Table, locals: CombatDamageLocals, frame: Frame): Control | undefined {
  const [id] = locals.dealers ?? [];
  if (id === undefined) return { to: 'deal' };
  const dealer = dealerIn(table, locals, id);
  const [only] = dealer.recipients;
  if (only === undefined) return settle(table, locals, []);
  if (dealer.recipients.length === 1) return settle(table, locals, [{ source: id, to: only, amount: dealer.amount }]);
  const judged = dealer.free ? {} : { checked: true as const, example: example(table, locals, dealer) };
  table.ask(frame, {
    seat: dealer.seat,
    kind: 'assignDamage',
    rule: '510.1c',
    params: { card: shownCard(table, id), object: id, amount: dealer.amount },
    domain: { type: 'distribution', options: optionsFor(table, locals, dealer), total: dealer.amount, min: 0, ...judged },
  });
  return { wait: true, then: 'assigned' };
}

/**
 * Returns the creatures that assign after this one and for which the same player decides. Damage that may be divided freely (702.21j) is
 * divided by the other player, or among the other player's creatures.
 */
function laterThan(table: Table, locals: CombatDamageLocals, { seat }: Dealer): readonly Dealer[] {
  const later = (locals.dealers ?? []).slice(1).map((one) => dealerIn(table, locals, one));
  return later.filter((one) => one.seat === seat);
}

/**
 * Returns one option for each recipient. A recipient with `enough` must be assigned that much before those behind it get anything; it is
 * left out where another creature may make up for it, which only the whole assignment shows.
 */
function optionsFor(table: Table, locals: CombatDamageLocals, dealer: Dealer): Option[] {
  const later = laterThan(table, locals, dealer);
  return dealer.recipients.map((to, at): Option => {
    const isHelped = dealer.free || at === dealer.recipients.length - 1 || later.some(({ recipients }) => recipients.includes(to));
    return isHelped ? optionOf(table, to) : { ...optionOf(table, to), enough: lethal(table, dealer.id, to, settledIn(locals).assigned) };
  });
}

/** Returns what is settled once a creature has assigned its damage in this way. */
function withGiven(locals: CombatDamageLocals, dealer: Dealer, given: readonly Assignment[]): Settled {
  const { assigned, passed } = settledIn(locals);
  return { assigned: [...assigned, ...given], passed: [...passed, ...passedBy(dealer, given)] };
}

/**
 * Returns an example: lethal damage for each recipient in order and the rest for the last, if that is legal as a whole; else an assignment
 * that keeps earlier ones legal.
 */
function example(table: Table, locals: CombatDamageLocals, dealer: Dealer): { readonly [option: string]: number } {
  let left = dealer.amount;
  const plain = dealer.recipients.map((to, at): Assignment => {
    const amount = at === dealer.recipients.length - 1 ? left : Math.min(left, lethal(table, dealer.id, to, settledIn(locals).assigned));
    left -= amount;
    return { source: dealer.id, to, amount };
  });
  const later = laterThan(table, locals, dealer);
  const isLegal = completion(table, later, withGiven(locals, dealer, plain)) !== null;
  const found = isLegal
    ? plain
    : must(completion(table, [dealer, ...later], settledIn(locals)), 'a whole assignment of combat damage that is legal');
  return Object.fromEntries(
    dealer.recipients.map((to) => [nameOf(to), found.reduce((sum, one) => (one.to === to ? sum + one.amount : sum), 0)]),
  );
}

type Amounts = { readonly [option: string]: number };

const givenBy = ({ id, recipients }: Dealer, amounts: Amounts): readonly Assignment[] =>
  recipients.map((to) => ({ source: id, to, amount: amounts[nameOf(to)] ?? 0 }));

/** Whether an assignment can be part of one that is legal as a whole (510.1e). */
export function acceptAssignment(table: Table, _decision: Decision, amounts: Amounts): Objection | null {
  const locals = must(localsIn(table.state.frames.at(-1), combatDamageProcedure), 'the frame of combatDamage');
  const dealer = dealerIn(table, locals, nonEmpty(locals.dealers, 'who deals damage')[0]);
  const settled = withGiven(locals, dealer, givenBy(dealer, amounts));
  return completion(table, laterThan(table, locals, dealer), settled) === null
    ? { rule: '510.1e', detail: 'No assignment by the other creatures makes this legal as a whole.' }
    : null;
}

function noteAnswer(table: Table, locals: CombatDamageLocals): Control {
  const dealer = dealerIn(table, locals, nonEmpty(locals.dealers, 'who deals damage')[0]);
  const given = givenBy(dealer, amountsOf(locals.answer));
  table.local(locals, 'passed', withGiven(locals, dealer, given).passed as readonly number[]);
  return settle(table, locals, given);
}

function settle(table: Table, locals: CombatDamageLocals, given: readonly Assignment[]): Control {
  table.local(locals, 'dealers', (locals.dealers ?? []).slice(1));
  table.local(locals, 'assigned', [...settledIn(locals).assigned, ...given]);
  return { to: 'assign' };
}

/** 510.2, 703.4m: deals all damage at once. */
function deal(table: Table, locals: CombatDamageLocals): Control | undefined {
  return happen(
    table,
    settledIn(locals).assigned.map((one) => damage({ ...one, combat: true }, '510.2')),
  );
}
