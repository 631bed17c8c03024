import { idOfSeat } from '@arbiter/kernel';
import { type Happening, remembered, seatsBehind, type Table } from '@arbiter/kernel/authoring';
import { timeRule } from '../ending.js';
import { fieldOf, playerOf, rowOf } from '../facts.js';
import { lifebreakProcessing } from '../field/lifebreak.js';
import { destroy, isDestructible } from '../happenings/destroy.js';
import { lose } from '../happenings/lose.js';
import { defOf, isJResonator } from '../values/base.js';
import { forbids } from '../values/rules.js';
import { strayAdditions } from './additions.js';

/** Returns what the rules themselves do now (1200); empty if nothing is to be done. */
export function ruleProcessing(table: Table): readonly Happening[] {
  const lost = losses(table);
  const broken = lifebreakProcessing(table);
  return [...lost, ...onFields(table), ...broken];
}

const none: readonly Happening[] = [];

/** Depends on the age of abilities, which changes when something comes to a field or leaves it. */
const onFields = remembered({
  name: 'what the rules do to the fields',
  basis: 'abilities',
  fields: ['damage'],
  find: (table): readonly Happening[] => [...destructions(table), ...strayAdditions(table)],
});

/** Returns the losses of players without life, or with too few cards for the draw of a draw phase (1202), or behind at the end of a round. */
function losses(table: Table): readonly Happening[] {
  let found = none;
  const behind = seatsBehind(table);
  for (const seat of table.seats()) {
    const { life, owes } = playerOf(table, seat);
    // A player who can't lose does not lose (104.4).
    const lost = life <= 0 || owes;
    if ((!lost && !behind.includes(seat)) || forbids(table, idOfSeat(seat), 'loseGame')) continue;
    if (!lost) found = [...found, lose(seat, 'timeCalled', timeRule)];
    else found = [...found, life <= 0 ? lose(seat, 'life', '1202.1') : lose(seat, 'deckOut', '1202.2')];
  }
  return found;
}

/**
 * Returns the destruction of cards whose damage reaches their DEF, or whose DEF is 0 or less (1203.1, 1203.2, 207.2). A card that can't be
 * destroyed meets neither condition (1010.3).
 */
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

/** Whether rule processing has nothing to do. */
export function isQuiet(table: Table): boolean {
  return ruleProcessing(table).length === 0;
}
