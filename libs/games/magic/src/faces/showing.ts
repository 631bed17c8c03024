import { learn, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf } from '../facts.js';

/** 707.9: shows everybody the face-down permanents and spells as a game ends. */
export function showFaceDown(table: Table): void {
  for (const zone of ['battlefield', 'stack']) {
    for (const object of table.zone(zone).order) {
      const row = table.object(object);
      if (fieldsOf(row).faceDown === '') continue;
      learn(table, object, table.seats());
      table.emit('cardRevealed', '707.9', { seat: row.owner, card: row.card, object });
    }
  }
}
