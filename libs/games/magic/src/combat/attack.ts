import { type Control, type Frame, happen, idOfSeat, type ObjectId, type Option, picksOf, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { fieldsOf, gameOf, hasKeyword, isSettled, isType, idNamed, nameOf, opponentsOf, permanentsOf, setObject } from '../facts.js';
import { tap } from '../happenings/tap.js';
import { stepWith } from '../turn/steps.js';
import { skipTo } from '../turn/turn.js';

/** The declare attackers step (508). Without attackers, combat goes on at its end (508.8). */
export const declareAttackersProcedure: Procedure = stepWith(
  'declareAttackers',
  '508',
  '508.2',
  { name: 'declare', rule: '508.1', run: askAttackers },
  { name: 'tap', rule: '508.1f', run: tapAttackers },
  { name: 'declared', rule: '508.1k', run: attack },
);

/** Creatures that may be chosen: untapped, settled or with haste (508.1a), without defender (702.3b). */
function possibleAttackers(table: Table, seat: Seat): ObjectId[] {
  return permanentsOf(table, seat).filter((id) => isType(table, id, 'creature') && !fieldsOf(table.object(id)).tapped && (isSettled(table, id) || hasKeyword(table, id, 'haste')) && !hasKeyword(table, id, 'defender'));
}

/** Whom creatures may attack: the defending players and their planeswalkers (506.2). */
function attackTargets(table: Table, seat: Seat): number[] {
  return opponentsOf(table, seat).flatMap((defender) => [idOfSeat(defender), ...permanentsOf(table, defender).filter((id) => isType(table, id, 'planeswalker'))]);
}

function askAttackers(table: Table, _locals: Row, frame: Frame): Control {
  const { active } = gameOf(table);
  const attackers = possibleAttackers(table, active);
  if (attackers.length === 0) return { to: noAttackers(table) };
  const targets = attackTargets(table, active);
  const options = attackers.flatMap((id) => targets.map((target): Option => ({ id: `${id}>${nameOf(target)}`, label: 'attack', params: { card: table.object(id).card, object: id, target: nameOf(target) }, object: id, group: String(id) })));
  table.ask(frame, { seat: active, kind: 'declareAttackers', rule: '508.1', domain: { type: 'options', min: 0, max: attackers.length, options, groups: true } });
  return { wait: true };
}

/** 508.8; the players still get priority in this step. */
function noAttackers(table: Table): 'priority' {
  skipTo(table, 'endCombat');
  return 'priority';
}

/** The chosen creatures, each with the name of what it attacks. */
function declared(locals: Row): [ObjectId, string][] {
  return picksOf(locals.answer).map((pick) => {
    const [attacker, target] = pick.split('>') as [string, string];
    return [Number(attacker), target];
  });
}

/** 508.1f: the chosen creatures tap, unless they have vigilance (702.20b). */
function tapAttackers(table: Table, locals: Row): Control | undefined {
  const picks = declared(locals);
  if (picks.length === 0) return { to: noAttackers(table) };
  const tapping = picks.filter(([id]) => !hasKeyword(table, id, 'vigilance'));
  return tapping.length === 0 ? undefined : happen(table, tapping.map(([id]) => tap(id, '508.1f')));
}

/** 508.1k: those that their player still controls become attacking. */
function attack(table: Table, locals: Row): void {
  const picks = declared(locals);
  for (const [attacker, target] of picks) {
    setObject(table, attacker, 'isAttacking', true);
    setObject(table, attacker, 'attacking', idNamed(target));
  }
  const { active } = gameOf(table);
  table.emit('attackersDeclared', '508.1k', { seat: active, attackers: picks.map(([object, target]) => ({ object, card: table.object(object).card, target })) });
}
