import { type EffectRow, place, type Table } from '@arbiter/kernel/authoring';

/**
 * If the ended effect was carried by a bestowed magic card, moves that card to its owner's graveyard (七.4). A card that carries several
 * effects goes when the first of them ends.
 */
export function dropCarrier(table: Table, effect: EffectRow): void {
  const card = table.find(effect.carrier);
  if (card === null) return;
  const { card: name, owner, id } = card;
  const now = place(table, id, { zone: `graveyard:${owner}` });
  table.emit('cardMoved', '七.4', { card: name, was: id, object: now, seat: owner, from: 'attached', to: 'graveyard' });
}
