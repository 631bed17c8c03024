import { idOfSeat } from '@arbiter/kernel';
import { type Happening, remembered, type Table } from '@arbiter/kernel/authoring';
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
  return [...lost, ...onFields(table), ...broken];
}

const none: readonly Happening[] = [];

/** What comes to a field or leaves it changes the age of abilities. */
const onFields = remembered({
  name: 'what the rules do to the fields',
  basis: 'abilities',
  fields: ['damage'],
  find: (table): readonly Happening[] => [...destructions(table), ...strayAdditions(table)],
});

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
