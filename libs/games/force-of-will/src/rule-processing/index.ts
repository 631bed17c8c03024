import { idOfSeat } from '@arbiter/kernel';
import { abilityAge, type Happening, type Table } from '@arbiter/kernel/authoring';
import { fieldOf, playerOf, rowOf } from '../facts.js';
import { lifebreakProcessing } from '../field/lifebreak.js';
import { destroy, isDestructible } from '../happenings/destroy.js';
import { lose } from '../happenings/lose.js';
import { defOf, isJResonator } from '../values/base.js';
import { forbids } from '../values/rules.js';
import { strayAdditions } from './additions.js';

/** What the rules themselves do now (1200); nothing where all is in order. */
export function ruleProcessing(table: Table): readonly Happening[] {
  const lost = losses(table);
  const broken = lifebreakProcessing(table);
  const age = abilityAge(table);
  const writes = table.journal.writesOf(looked);
  const before = orderly.get(table);
  // What lies on the fields is in order as long as nothing there changes; what comes or goes there changes its age.
  if (before?.age === age && before.writes === writes) return [...lost, ...broken];
  const onFields = [...destructions(table), ...strayAdditions(table)];
  if (onFields.length === 0) orderly.set(table, { age, writes });
  return [...lost, ...onFields, ...broken];
}

const none: readonly Happening[] = [];

/** How things stood when all was in order on the fields. */
const orderly = new WeakMap<Table, { readonly age: number; readonly writes: number }>();
/** What is looked at there beside values, and what lies there, of which the age of abilities tells. */
const looked = ['damage'];

/** 1202: no life left, or too few cards for the draw of a draw phase. */
function losses(table: Table): readonly Happening[] {
  let found = none;
  for (const seat of table.seats()) {
    const { life, owes } = playerOf(table, seat);
    // 104.4: who can't lose is not made to.
    if ((life <= 0 || owes) && !forbids(table, idOfSeat(seat), 'loseGame'))
      found = [...found, life <= 0 ? lose(seat, 'life', '1202.1') : lose(seat, 'deckOut', '1202.2')];
  }
  return found;
}

/** 1203.1, 1203.2, 207.2: damage that reaches DEF, or a DEF of 0 or less. What can't be destroyed meets neither condition (1010.3). */
function destructions(table: Table): readonly Happening[] {
  const found: Happening[] = [];
  for (const seat of table.seats()) {
    for (const id of fieldOf(table, seat)) {
      const def = defOf(table, id);
      if (def === null || !isJResonator(table, id)) continue;
      const { damage } = rowOf(table, id);
      if (damage < def) continue;
      if (isDestructible(table, id)) found.push(destroy(id, def <= 0 ? '1203.2' : '1203.1'));
    }
  }
  return found;
}

/** Whether the rules have nothing to process. */
export function isQuiet(table: Table): boolean {
  return ruleProcessing(table).length === 0;
}
