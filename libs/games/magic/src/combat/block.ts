import { type Control, idOfSeat, type Frame, type ObjectId, type Option, picksOf, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { fieldsOf, gameOf, hasKeyword, isType, opponentsOf, permanents, permanentsOf, setObject } from '../facts.js';
import { stepWith } from '../turn/steps.js';

/** The declare blockers step (509): each defending player declares, then damage assignment orders are set. */
export const declareBlockersProcedure: Procedure = stepWith(
  'declareBlockers',
  '509',
  '509.4',
  { name: 'defenders', rule: '509.1', run: (table, locals): void => table.local(locals, 'defenders', opponentsOf(table, gameOf(table).active)) },
  { name: 'declare', rule: '509.1', run: askBlockers },
  { name: 'declared', rule: '509.1g', run: block },
  { name: 'blocked', rule: '509.1h', run: markBlocked },
  { name: 'order', rule: '509.2', run: askOrder },
  { name: 'ordered', rule: '509.2', run: setOrder },
);

export function attackersOf(table: Table): ObjectId[] {
  return permanents(table).filter((id) => fieldsOf(table.object(id)).isAttacking);
}

/** Attackers of a player or of his planeswalkers, which his creatures may block (509.1a). */
function attackersAgainst(table: Table, seat: Seat): ObjectId[] {
  return attackersOf(table).filter((id) => {
    const { attacking } = fieldsOf(table.object(id));
    return attacking === idOfSeat(seat) || (attacking > 0 && table.controllerOf(table.object(attacking)) === seat);
  });
}

/** Whether evasion lets this creature block that attacker (509.1b, 702.9b, 702.13b, 702.35b). */
export function canBlock(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  if (hasKeyword(table, attacker, 'flying') && !hasKeyword(table, blocker, 'flying') && !hasKeyword(table, blocker, 'reach')) return false;
  return true;
}

function askBlockers(table: Table, locals: Row, frame: Frame): Control {
  const [seat] = locals.defenders as readonly Seat[];
  if (seat === undefined) return { to: 'blocked' };
  const attackers = attackersAgainst(table, seat);
  const creatures = permanentsOf(table, seat).filter((id) => isType(table, id, 'creature') && !fieldsOf(table.object(id)).tapped);
  const options = creatures.flatMap((id) => attackers.filter((attacker) => canBlock(table, id, attacker)).map((attacker): Option => ({ id: `${id}>object:${attacker}`, label: 'block', params: { card: table.object(id).card, object: id, target: `object:${attacker}` }, object: id, group: String(id) })));
  if (options.length === 0) return next(table, locals);
  table.ask(frame, { seat, kind: 'declareBlockers', rule: '509.1', domain: { type: 'options', min: 0, max: creatures.length, options, groups: true, checked: true } });
  return { wait: true };
}

/** 509.1g: the chosen creatures become blocking. */
function block(table: Table, locals: Row): Control {
  const picks = picksOf(locals.answer).map((pick) => pick.split('>object:').map(Number) as [number, number]);
  const [seat] = locals.defenders as readonly [Seat];
  for (const [blocker, attacker] of picks) {
    setObject(table, blocker, 'blocking', [attacker]);
    setObject(table, attacker, 'blockers', [...fieldsOf(table.object(attacker)).blockers, blocker]);
  }
  if (picks.length > 0) table.emit('blockersDeclared', '509.1g', { seat, blockers: picks.map(([blocker, attacker]) => ({ object: blocker, card: table.object(blocker).card, target: `object:${attacker}` })) });
  return next(table, locals);
}

function next(table: Table, locals: Row): Control {
  table.local(locals, 'defenders', (locals.defenders as readonly Seat[]).slice(1));
  return { to: 'declare' };
}

/** 509.1h */
function markBlocked(table: Table, locals: Row): void {
  for (const id of attackersOf(table)) if (fieldsOf(table.object(id)).blockers.length > 0) setObject(table, id, 'blocked', true);
  table.local(locals, 'unordered', attackersOf(table).filter((id) => fieldsOf(table.object(id)).blockers.length > 1));
}

/** 509.2: the active player orders the blockers of each attacker that several creatures block. */
function askOrder(table: Table, locals: Row, frame: Frame): Control {
  const [attacker] = locals.unordered as readonly ObjectId[];
  if (attacker === undefined) return { to: 'priority' };
  const { blockers } = fieldsOf(table.object(attacker));
  const options = blockers.map((id): Option => ({ id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat: gameOf(table).active, kind: 'orderBlockers', rule: '509.2', params: { card: table.object(attacker).card, object: attacker }, domain: { type: 'options', min: options.length, max: options.length, ordered: true, options } });
  return { wait: true };
}

function setOrder(table: Table, locals: Row): Control {
  const [attacker, ...rest] = locals.unordered as readonly [ObjectId, ...ObjectId[]];
  setObject(table, attacker, 'blockers', picksOf(locals.answer).map((pick) => Number(pick.slice('object:'.length))));
  table.local(locals, 'unordered', rest);
  return { to: 'order' };
}
