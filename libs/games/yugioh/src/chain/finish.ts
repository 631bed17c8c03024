import type { Json, ObjectId } from '@arbiter/kernel';
import { type Control, defineProcedure, happen, type Happening, notice, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';

/** Locals of `finishChain`. */
export interface FinishChainLocals {
  readonly joined: boolean;
  readonly returned: Json | null;
}

/**
 * Ends a Chain: its cards that do not stay on the field go to the GY in one act. The act belongs to the last moment, so that it makes no
 * "when" effect miss its timing (4.4.3-4, ruling:8). A card whose activation was negated goes there too (base.16.10). Locals: `joined`.
 */
export const finishChainProcedure = defineProcedure<FinishChainLocals>({
  name: 'finishChain',
  steps: [
    { name: 'spent', rule: '4.4.3-4', run: sendSpent },
    { name: 'over', rule: '4.4.3-4', run: over },
  ],
});

/**
 * Sends cards that do not stay to the GY together (4.4.3-4, ruling:8), and cards whose activation was negated, which does not count as
 * leaving the field (base.16.10).
 */
function sendSpent(table: Table): Control | undefined {
  const { spent, chain } = gameOf(table);
  const negated = chain.filter(({ act, activationNegated }) => act === 'card' && activationNegated).map(({ source }) => source);
  const lies = (id: ObjectId): boolean => (table.find(id)?.slot ?? '') !== '';
  const batch = [...new Set([...spent, ...negated])]
    .filter(lies)
    .map(
      (id): Happening =>
        move(id, { to: 'graveyard', act: 'sent', ...(negated.includes(id) ? { unplaced: true as const } : {}) }, byRule('4.4.3-4')),
    );
  return batch.length === 0 ? undefined : happen(table, batch);
}

function over(table: Table): void {
  const links = gameOf(table).chain.length;
  setGame(table, 'chain', []);
  setGame(table, 'resolving', 0);
  setGame(table, 'spent', []);
  setGame(table, 'chains', gameOf(table).chains + 1);
  table.emit('chainEnded', '4.4.3-4', { links });
  notice(table, 'chainEnded', {}, { links });
}
