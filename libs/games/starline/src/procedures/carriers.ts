import { type EffectRow, place, type Table } from '@arbiter/kernel/authoring';

/** A bestowed magic card, if one carries it, whose effect has ended goes to its owner's graveyard (七.4); with several effects, at the end of the first. */
export function dropCarrier(table: Table, effect: EffectRow): void {
  const card = table.find(effect.carrier);
  if (card === null) return;
  const { card: name, owner, id } = card;
  const now = place(table, id, { zone: `graveyard:${owner}` });
  table.emit('cardMoved', '七.4', { card: name, was: id, object: now, seat: owner, from: 'attached', to: 'graveyard' });
}
