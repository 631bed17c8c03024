import { call, type Control, defineProcedure, endLasting, type ProcedureStep, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import { anyTriggered } from '../field/reveals.js';
import { isQuiet } from '../rule-processing/index.js';
import { priorityLocals, priorityProcedure } from '../timing/priority.js';
import type { Step } from '../vocabulary.js';
import { askAttacker, askTarget, restAttacker, takeAttacker, takeTarget, tellAttack } from './attack.js';
import { askBlocker, restBlocker, takeBlocker, tellBlock } from './block.js';
import { firstStrike, normalDamage, strikesFirst, strikesNow } from './damage.js';
import { askPierce, takePierce } from './pierce.js';
import { battleOf, battleRef, enterStep, noBattle } from './running.js';

const priority = (name: string, rule: string): ProcedureStep => ({
  name,
  rule,
  run: (table): Control => call(priorityProcedure, priorityLocals(table)),
});
const begins = (step: Step, rule: string): ProcedureStep => ({ name: step, rule, run: (table): void => enterStep(table, step, rule) });

/**
 * A battle (800): one attacker, at most one blocker. Locals: `pierced`, the damage that goes past the blocker; `refused`, attackers and
 * blockers that were chosen but could not attack or block; `blocker`, the card that is about to block.
 */
export const battleProcedure = defineProcedure({
  ...battleRef,
  steps: [
    { name: 'begin', rule: '704.1', run: (table): void => setGame(table, 'battle', noBattle) },
    begins('battleStart', '802.1'),
    priority('startPriority', '802.2'),
    begins('attackDeclaration', '803.1'),
    priority('attackPriority', '803.2'),
    { name: 'askAttacker', rule: '803.3', run: askAttacker },
    { name: 'attackerChosen', rule: '803.3a', run: takeAttacker },
    { name: 'askTarget', rule: '803.3b', run: askTarget },
    { name: 'targetChosen', rule: '803.5', run: takeTarget },
    { name: 'attackPaid', rule: '803.5', run: restAttacker },
    { name: 'attack', rule: '803.5', run: (table): void => tellAttack(table) },
    priority('attackedPriority', '803.7'),
    begins('blockDeclaration', '804.1'),
    priority('blockPriority', '804.2'),
    { name: 'askBlocker', rule: '804.3', run: askBlocker },
    { name: 'blockerChosen', rule: '804.4', run: takeBlocker },
    { name: 'blockPaid', rule: '804.4', run: restBlocker },
    { name: 'block', rule: '804.4', run: (table): void => tellBlock(table) },
    priority('blockedPriority', '804.6'),
    { name: 'firstStrike', rule: '805.1', run: (table): Control | undefined => withAttacker(table, 'firstStrike', '805.1') },
    { name: 'askFirstPierce', rule: '1102.2', run: askPierce(strikesFirst) },
    { name: 'firstPierce', rule: '1102.2', run: takePierce },
    { name: 'strike', rule: '805.2', run: (table, { pierced }) => firstStrike(table, pierced as number) },
    priority('strikePriority', '805.3'),
    { name: 'normalDamage', rule: '806.1', run: (table): Control | undefined => withAttacker(table, 'normalDamage', '806.1') },
    { name: 'askPierce', rule: '1102.2', run: askPierce(strikesNow) },
    { name: 'pierce', rule: '1102.2', run: takePierce },
    { name: 'damage', rule: '806.2', run: (table, { pierced }) => normalDamage(table, pierced as number) },
    priority('damagePriority', '806.4'),
    begins('battleEnd', '807.1'),
    priority('endPriority', '807.2'),
    { name: 'last', rule: '807.3a', run: (table): void => endLasting(table, 'endOfBattle') },
    // The last step begins again as long as there is something to do (807.3, 807.3b). Abilities that wait for a state of the game have
    // triggered by now.
    {
      name: 'quiet',
      rule: '807.3b',
      run: (table): Control | undefined => (isQuiet(table) && !anyTriggered(table) ? { to: 'over' } : undefined),
    },
    priority('lastPriority', '807.3b'),
    { name: 'again', rule: '807.3b', run: (): Control => ({ to: 'last' }) },
    { name: 'over', rule: '807.4', run: over },
  ],
});

/** Begins a damage step, or ends the battle at once if it has no attacker (805.1, 806.1). */
function withAttacker(table: Table, step: Step, rule: string): Control | undefined {
  if (battleOf(table).attacker === 0) return { to: 'battleEnd' };
  enterStep(table, step, rule);
  return undefined;
}

function over(table: Table): Control {
  table.emit('battleEnded', '807.4', { seat: gameOf(table).active });
  setGame(table, 'battle', null);
  setGame(table, 'step', '');
  return { done: null };
}
