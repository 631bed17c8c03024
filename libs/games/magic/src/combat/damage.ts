import { amountsOf, type Control, type Frame, happen, type Json, type JsonObject, type ObjectId, type Option, type Procedure, type Row, saidYes, seatOfId, type Table, yesOrNo } from '@arbiter/kernel';
import { controllerOf, fieldsOf, gameOf, hasKeyword, nameOf, seatsFrom, setGame, shownCard } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { beginStep, endStep, givePriority } from '../turn/steps.js';
import { insertSteps } from '../turn/turn.js';
import { attackersOf, blockersOf } from './participants.js';
import { type Assignment, type Dealer, dealerOf, type Help, helpFor, lethal, mayIgnoreBlockers, owedTo, type Promised } from './sharing.js';

/**
 * The combat damage step (510): the active player assigns for his attackers, then each defending player for his blockers
 * (510.1), then all is dealt at once (510.2). With first or double strike about, there are two such steps (510.4). Every
 * question admits what can be part of an assignment that is legal as a whole (510.1e).
 */
export const combatDamageProcedure: Procedure = {
  name: 'combatDamage',
  steps: [
    beginStep('510'),
    { name: 'dealers', rule: '510.1', run: begin },
    { name: 'assign', rule: '510.1', run: assign },
    { name: 'through', rule: '510.1c', run: noteThrough },
    { name: 'assigned', rule: '510.1', run: noteAnswer },
    { name: 'deal', rule: '510.2', run: deal },
    givePriority('510.3'),
    endStep,
  ],
};

function begin(table: Table, locals: Row): void {
  table.local(locals, 'dealers', dealers(table));
  table.local(locals, 'through', []);
  table.local(locals, 'assigned', []);
  table.local(locals, 'promised', []);
}

/** Who deals damage in this step (510.4), in the order in which it is assigned: the active player's first, and first what leaves no choice. */
function dealers(table: Table): ObjectId[] {
  const all = seatsFrom(table, gameOf(table).active).flatMap((seat) => [...attackersOf(table), ...blockersOf(table)].filter((id) => controllerOf(table, id) === seat));
  const now = ofThisStep(table, all);
  const choices = (id: ObjectId): number => (fieldsOf(table.object(id)).isAttacking ? 0 : 2) + (dealerOf(table, id, false).recipients.length > 1 || mayIgnoreBlockers(table, id) ? 1 : 0);
  return now.map((id) => ({ id, rank: choices(id) })).sort((a, b) => a.rank - b.rank).map(({ id }) => id);
}

function ofThisStep(table: Table, fighting: readonly ObjectId[]): readonly ObjectId[] {
  const { firstStrikers } = gameOf(table);
  if (firstStrikers !== null) {
    setGame(table, 'firstStrikers', null);
    return fighting.filter((id) => !firstStrikers.includes(id) || hasKeyword(table, id, 'doubleStrike'));
  }
  const first = fighting.filter((id) => hasKeyword(table, id, 'firstStrike') || hasKeyword(table, id, 'doubleStrike'));
  if (first.length === 0) return fighting;
  setGame(table, 'firstStrikers', first);
  insertSteps(table, ['combatDamage']);
  return first;
}

const settledIn = (locals: Row): readonly Assignment[] => locals.assigned as unknown as readonly Assignment[];
const promisedIn = (locals: Row): readonly Promised[] => locals.promised as unknown as readonly Promised[];

function dealerIn(table: Table, locals: Row, id: ObjectId): Dealer {
  return dealerOf(table, id, (locals.through as readonly ObjectId[]).includes(id));
}

/** Settles one creature after the other; asks where somebody has a choice. */
function assign(table: Table, locals: Row, frame: Frame): Control | undefined {
  const [id] = locals.dealers as readonly ObjectId[];
  if (id === undefined) return { to: 'deal' };
  if (locals.ignoring !== id && mayIgnoreBlockers(table, id)) return askThrough(table, locals, frame, id);
  const dealer = dealerIn(table, locals, id);
  const [only] = dealer.recipients;
  if (only === undefined) return settle(table, locals, []);
  if (dealer.recipients.length === 1) return settle(table, locals, [{ source: id, to: only, amount: dealer.amount }]);
  const options = optionsFor(table, locals, dealer);
  table.ask(frame, { seat: dealer.seat, kind: 'assignDamage', rule: '510.1c', params: { card: shownCard(table, id), object: id, amount: dealer.amount }, domain: { type: 'distribution', options, total: dealer.amount, min: 0 } });
  return { wait: true, then: 'assigned' };
}

/** "You may have it assign its combat damage as though it weren't blocked." */
function askThrough(table: Table, locals: Row, frame: Frame, id: ObjectId): Control {
  table.local(locals, 'ignoring', id);
  table.ask(frame, { seat: controllerOf(table, id), kind: 'assignThrough', rule: '510.1c', params: { card: shownCard(table, id), object: id }, domain: yesOrNo() });
  return { wait: true };
}

function noteThrough(table: Table, locals: Row): Control {
  if (saidYes(locals.answer)) table.local(locals, 'through', [...(locals.through as readonly ObjectId[]), locals.ignoring as ObjectId]);
  return { to: 'assign' };
}

/** Those after a dealer, on its side, who have not assigned yet. */
function laterThan(table: Table, locals: Row, { id }: Dealer): Dealer[] {
  const side = fieldsOf(table.object(id)).isAttacking;
  return (locals.dealers as readonly ObjectId[]).slice(1).filter((one) => fieldsOf(table.object(one)).isAttacking === side).map((one) => dealerIn(table, locals, one));
}

function helpIn(table: Table, locals: Row, dealer: Dealer): readonly Help[] {
  return dealer.free ? [] : helpFor(table, dealer, laterThan(table, locals, dealer), settledIn(locals), promisedIn(locals));
}

/** One option for each recipient: those behind it get something only once it has enough, counting what others can still assign to it. */
function optionsFor(table: Table, locals: Row, dealer: Dealer): Option[] {
  const help = helpIn(table, locals, dealer);
  const owed = dealer.recipients.map((to) => owedTo(promisedIn(locals), dealer.id, to));
  const lastOwed = owed.findLastIndex((amount) => amount > 0);
  return dealer.recipients.map((to, at): Option => {
    const params: JsonObject = to > 0 ? { card: shownCard(table, to), object: to } : { seat: seatOfId(to) };
    const plain = { id: nameOf(to), label: to > 0 ? 'object' : 'player', params, ...(to > 0 ? { object: to } : {}) };
    const bounded = !dealer.free && at < dealer.recipients.length - 1;
    const helped = help.reduce((sum, one) => (one.to === to ? Math.min(Number.MAX_SAFE_INTEGER, sum + one.amount) : sum), 0);
    const enough = bounded ? Math.max(0, lethal(table, dealer.id, to, settledIn(locals)) - helped) : 0;
    // What comes before a promise in the order must be lethal first.
    const least = Math.max(owed[at] as number, at < lastOwed ? enough : 0);
    return { ...plain, ...(least > 0 ? { least } : {}), ...(bounded ? { enough } : {}) };
  });
}

function noteAnswer(table: Table, locals: Row): Control {
  const [source] = locals.dealers as readonly [ObjectId];
  const dealer = dealerIn(table, locals, source);
  const help = helpIn(table, locals, dealer);
  const amounts = amountsOf(locals.answer);
  const given = dealer.recipients.flatMap((to) => ((amounts[nameOf(to)] ?? 0) > 0 ? [{ source, to, amount: amounts[nameOf(to)] as number }] : []));
  notePromises(table, locals, dealer, given, help);
  return settle(table, locals, given);
}

/** Where less than lethal was assigned and somebody behind got something, those yet to come make up for it. */
function notePromises(table: Table, locals: Row, { id, recipients }: Dealer, given: readonly Assignment[], help: readonly Help[]): void {
  const last = recipients.findLastIndex((to) => given.some((one) => one.to === to));
  const settled = [...settledIn(locals), ...given];
  const promises = recipients.slice(0, Math.max(0, last)).flatMap((to): Promised[] => {
    let lacking = lethal(table, id, to, settled);
    return help.flatMap((one) => {
      if (one.to !== to || lacking <= 0) return [];
      const amount = one.amount === Number.MAX_SAFE_INTEGER ? 1 : Math.min(lacking, one.amount);
      lacking -= one.amount;
      return [{ dealer: one.dealer, to, amount }];
    });
  });
  table.local(locals, 'promised', [...promisedIn(locals), ...promises] as unknown as Json);
}

function settle(table: Table, locals: Row, given: readonly Assignment[]): Control {
  table.local(locals, 'dealers', (locals.dealers as readonly ObjectId[]).slice(1));
  table.local(locals, 'assigned', [...settledIn(locals), ...given] as unknown as Json);
  return { to: 'assign' };
}

/** 510.2: all of it at once. */
function deal(table: Table, locals: Row): Control | undefined {
  const assigned = settledIn(locals);
  return happen(table, assigned.map((one) => damage({ ...one, combat: true }, '510.2')));
}
