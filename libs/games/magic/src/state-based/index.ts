import { type Happening, type ObjectId, type RuleRef, type Table, waitingTriggers } from '@arbiter/kernel';
import { fieldsOf, hasKeyword, isType, permanents, playerOf, setObject, setPlayer, toughnessOf } from '../facts.js';
import { lose } from '../happenings/lose.js';
import { destroy, move } from '../happenings/move.js';

/**
 * The state-based actions that have to be carried out now, as one batch (704.3). What counts only since the last look is
 * forgotten by looking (704.5b, 704.5h).
 */
export function stateBasedActions(table: Table): readonly Happening[] {
  const found = look(table);
  for (const seat of table.seats()) if (playerOf(table, seat).drewFromEmpty) setPlayer(table, seat, 'drewFromEmpty', false);
  for (const id of permanents(table)) if (fieldsOf(table.object(id)).deathtouched) setObject(table, id, 'deathtouched', false);
  return found;
}

/** Whether no state-based action has to be carried out and no trigger waits (514.3a). */
export function isQuiet(table: Table): boolean {
  return look(table).length === 0 && waitingTriggers(table).length === 0;
}

function look(table: Table): readonly Happening[] {
  return [...losers(table), ...doomed(table)];
}

/** 704.5a - 704.5c */
function losers(table: Table): Happening[] {
  return table.seats().flatMap((seat): Happening[] => {
    const { life, drewFromEmpty, counters } = playerOf(table, seat);
    if (life <= 0) return [lose(seat, '704.5a')];
    if (drewFromEmpty) return [lose(seat, '704.5b')];
    return (counters.poison ?? 0) >= 10 ? [lose(seat, '704.5c')] : [];
  });
}

/** 704.5f - 704.5i */
function doomed(table: Table): Happening[] {
  const found: Happening[] = [];
  for (const id of permanents(table)) {
    const rule = doom(table, id);
    if (rule !== null) found.push(rule === '704.5g' || rule === '704.5h' ? destroy(id, rule) : move(id, { to: 'graveyard' }, rule));
  }
  return found;
}

function doom(table: Table, id: ObjectId): RuleRef | null {
  const { damage, deathtouched, counters } = fieldsOf(table.object(id));
  if (isType(table, id, 'planeswalker') && (counters.loyalty ?? 0) === 0) return '704.5i';
  if (!isType(table, id, 'creature')) return null;
  const toughness = toughnessOf(table, id);
  if (toughness <= 0) return '704.5f';
  if (damage >= toughness) return hasKeyword(table, id, 'indestructible') ? null : '704.5g';
  return deathtouched && !hasKeyword(table, id, 'indestructible') ? '704.5h' : null;
}
