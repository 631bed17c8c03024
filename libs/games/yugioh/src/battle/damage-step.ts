import type { ObjectId } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type FrameLocals, happen, type Happening, type Table } from '@arbiter/kernel/authoring';
import { checkVictory } from '../ending.js';
import { expire } from '../durations.js';
import { type Attack, gameOf, opponentOf, rowOf, setGame, setObject, turnPlayer } from '../facts.js';
import { destroy } from '../happenings/destroy.js';
import { flipUp } from '../happenings/facing.js';
import { damage } from '../happenings/life.js';
import { battleMoment, type BattleMoment } from '../happenings/passing.js';
import { byBattle } from '../happenings/reasons.js';
import { timingLocals, timingProcedure } from '../timing/timing.js';
import { beginStep } from '../turn/phases.js';
import { isMonsterSlot } from '../board.js';
import { cannot, damageChanges, deals } from '../values/rules.js';
import { atkOf, defOf } from '../values/base.js';
import { type BattleDamage, calculate, type Fighter, settleDamage } from './calculation.js';
import { tell } from './declare.js';

/** The Damage Step with its five timings (base.18.1). There is no replay in it (base.18.10). */
export const damageStepProcedure = defineProcedure<FrameLocals>({
  name: 'damageStep',
  steps: [
    { name: 'start', rule: 'base.18.6', run: (table) => (beginStep(table, 'damageStart', 'base.18.1'), reach(table, 'damageStepBegins')) },
    { name: 'startTiming', rule: 'base.18.6', run: (): Control => timing() },
    { name: 'before', rule: 'base.18.2', run: before },
    { name: 'beforeTiming', rule: 'base.18.6', run: (): Control => timing() },
    { name: 'calculation', rule: 'base.18.7', run: calculation },
    { name: 'calculationTiming', rule: 'base.18.7', run: (): Control => timing({ once: true }) },
    { name: 'calculate', rule: 'base.19.9', run: settle },
    { name: 'calculated', rule: 'base.1.13', run: (table): void => void checkVictory(table) },
    { name: 'after', rule: 'base.18.8', run: after },
    { name: 'end', rule: 'base.18.9', run: (table) => (beginStep(table, 'damageEnd', 'base.18.1'), happen(table, defeated(table))) },
    { name: 'ends', rule: 'base.18.9', run: (table) => reach(table, 'damageStepEnds') },
    { name: 'endTiming', rule: 'base.18.9', run: (): Control => timing() },
    { name: 'over', rule: 'base.18.14', run: over },
  ],
});

const timing = (how: Parameters<typeof timingLocals>[0] = {}): Control => call(timingProcedure, timingLocals(how));

const attackOf = (table: Table): Attack => gameOf(table).attack as Attack;

/** Turns a face-down target face-up, into Defense Position (base.18.2). */
function before(table: Table): Control | undefined {
  beginStep(table, 'damageBefore', 'base.18.1');
  const { target, attacker } = attackOf(table);
  return happen(table, [flipUp(target, 'defense', byBattle(table, attacker, 'base.18.2'), 'battle')]);
}

/** Whether both monsters still battle: each where it was, and the attacker in Attack Position (base.18.11, base.18.13). */
export function stillBattles(table: Table): boolean {
  const { attacker, target } = attackOf(table);
  const row = table.find(attacker);
  if (row === null || row.controller !== turnPlayer(table) || rowOf(table, attacker).position !== 'attack') return false;
  if (target === 0) return true;
  const other = table.find(target);
  return other !== null && isMonsterSlot(other.slot) && other.controller !== row.controller;
}

function calculation(table: Table): Control | undefined {
  if (!stillBattles(table)) {
    table.emit('noBattle', 'base.18.11', { seat: turnPlayer(table) });
    return { to: 'after' };
  }
  beginStep(table, 'damageCalculation', 'base.18.1');
  return reach(table, 'damageCalculation');
}

function fighter(table: Table, id: ObjectId, other: ObjectId): Fighter {
  const { position } = rowOf(table, id);
  return {
    atk: atkOf(table, id),
    def: defOf(table, id),
    position: position === 'defense' ? 'defense' : 'attack',
    survives: cannot(table, id, 'beDestroyed', { by: 'battle', other }),
    pierces: deals(table, id, 'pierce'),
  };
}

/** Settles which monsters are destroyed and deals the battle damage at the same time (base.19.9). */
function settle(table: Table): Control | undefined {
  if (!stillBattles(table)) return { to: 'after' };
  const attack = attackOf(table);
  const { attacker, target } = attack;
  const outcome = calculate(fighter(table, attacker, target), target === 0 ? null : fighter(table, target, attacker));
  const losers = [...(outcome.attackerLoses ? [attacker] : []), ...(outcome.targetLoses ? [target] : [])];
  for (const id of losers) setObject(table, id, 'doomed', true);
  setGame(table, 'attack', { ...attack, losers });
  table.emit('battleCalculated', 'base.19.15', {
    attacker,
    target,
    atk: atkOf(table, attacker),
    ...(target === 0
      ? {}
      : {
          position: rowOf(table, target).position,
          value: rowOf(table, target).position === 'attack' ? atkOf(table, target) : defOf(table, target),
        }),
    losers,
  });
  expire(table, `calculation:${gameOf(table).turn}`);
  return happen(table, taken(table, attack, outcome));
}

/**
 * The battle damage after all changes (base.19.9 - base.19.11), where it is more than 0. The source of a player's damage is the monster
 * that battled that player's monster.
 */
function taken(table: Table, { attacker, target }: Attack, outcome: BattleDamage): readonly Happening[] {
  const seat = turnPlayer(table);
  const other = opponentOf(seat);
  const { toAttacker, toTarget } = settleDamage(outcome, {
    attacker: damageChanges(table, seat, attacker, target),
    target: damageChanges(table, other, target, attacker),
  });
  const by = (id: ObjectId): ReturnType<typeof byBattle> => byBattle(table, id, target === 0 ? 'base.19.7' : 'base.19.9');
  return [
    damage(seat, toAttacker, by(outcome.toAttacker > 0 ? target : attacker), true),
    damage(other, toTarget, by(outcome.toTarget > 0 ? attacker : target), true),
  ];
}

/** Reports which monsters battled; then flip effects and effects that wait for battle damage are activated (base.18.8). */
function after(table: Table): Control {
  beginStep(table, 'damageAfter', 'base.18.1');
  const { attacker, target } = attackOf(table);
  const seat = turnPlayer(table);
  if (table.find(attacker) !== null && table.find(target) !== null) {
    tell(table, 'battled', attacker, seat, { other: target });
    tell(table, 'battled', target, opponentOf(seat), { other: attacker });
  }
  return timing();
}

/** Destroys the monsters that lost the battle together, each by the monster that it battled (base.18.9, base.19.13). */
function defeated(table: Table): readonly Happening[] {
  const { attacker, target, losers } = attackOf(table);
  return losers.flatMap((id) => {
    const row = table.find(id);
    if (row === null || !isMonsterSlot(row.slot)) return [];
    const by = id === attacker ? target : attacker;
    return [destroy(id, byBattle(table, by, 'base.18.9'))];
  });
}

/** Lets abilities that wait for a moment of the battle act; it starts no new moment for "when" effects. */
function reach(table: Table, key: BattleMoment): Control | undefined {
  const { attacker, target } = attackOf(table);
  return happen(table, [battleMoment(key, attacker, target, turnPlayer(table))], undefined, true);
}

/** Ends the Damage Step and what lasts for it, and returns to the Battle Step (base.18.12, base.18.14). */
function over(table: Table): void {
  for (const id of attackOf(table).losers) if (table.find(id) !== null) setObject(table, id, 'doomed', false);
  expire(table, `damage:${gameOf(table).turn}`);
  beginStep(table, 'battle', 'base.18.14');
}
