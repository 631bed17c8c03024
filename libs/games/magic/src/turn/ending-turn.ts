import type { ObjectId } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  dropTriggers,
  type FrameLocals,
  happen,
  type ProcedureOf,
  type Table,
  unwindTo,
  vanish,
} from '@arbiter/kernel/authoring';
import { endCombat } from '../combat/removal.js';
import { gameOf, setGame } from '../facts.js';
import { move } from '../happenings/move.js';
import { checkState } from '../stack/priority.js';
import { leftOfPhase } from './plan.js';
import { finishStep } from './steps.js';

/** Locals of the procedures that end the turn or the combat phase. */
type EndingLocals = Pick<FrameLocals, 'returned'>;

/** Ends the turn, or its combat phase, by an effect (717.1, 717.2); the frames of everything in progress are dropped at the end. */
function endingProcedure(name: string, rule: '717.1' | '717.2', leave: (table: Table) => void): ProcedureOf<EndingLocals> {
  return defineProcedure<EndingLocals>({
    name,
    steps: [
      // 717.1a, 717.2a: abilities that triggered before this don't go on the stack; those that trigger from here on wait.
      { name: 'drop', rule: `${rule}a`, run: (table): void => dropTriggers(table) },
      { name: 'exile', rule: `${rule}b`, run: exileStack },
      { name: 'check', rule: `${rule}c`, run: check },
      {
        name: 'leave',
        rule: `${rule}d`,
        run: (table): Control => {
          table.emit(rule === '717.1' ? 'turnEnded' : 'combatEnded', `${rule}d`, { seat: gameOf(table).active });
          endCombat(table);
          finishStep(table);
          leave(table);
          unwindTo(table, 'turn', 'nextStep');
          return { done: null };
        },
      },
    ],
  });
}

/** 717.1d: goes straight to the cleanup step and skips the end step (717.1e); if this happens in a cleanup step, another one follows. */
export const endTurnProcedure = endingProcedure('endTurn', '717.1', (table) => setGame(table, 'plan', ['cleanup']));

/** 717.2d: goes straight to the next phase and skips the end of combat step (717.2e). */
export const endCombatPhaseProcedure = endingProcedure('endCombatPhase', '717.2', (table) =>
  setGame(table, 'plan', gameOf(table).plan.slice(leftOfPhase(gameOf(table).plan))),
);

/** 717.1b, 717.2b: exiles everything on the stack, including what is resolving; objects that are no cards cease to exist. */
function exileStack(table: Table): Control | undefined {
  const stack = table.zone('stack').order;
  const cards: ObjectId[] = [];
  for (const id of stack) {
    if (table.object(id).kind === 'item') vanish(table, id);
    else cards.push(id);
  }
  return happen(
    table,
    cards.map((id) => move(id, { to: 'exile' }, '717.1b')),
  );
}

/**
 * Carries out state-based actions until there are none (717.1c, 717.2c); nobody gets priority, and no trigger is put on the stack (717.1f,
 * 717.2f).
 */
function check(table: Table): Control | undefined {
  return checkState(table, 'check');
}

/** 717.2g: whether there is a combat phase to end; otherwise nothing happens. */
export function mayEndCombat(table: Table): boolean {
  return gameOf(table).phase === 'combat';
}
