import type { JsonObject } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import type { YuRow } from '../facts.js';
import type { ZoneKind } from '../vocabulary.js';

/** Frames of monsters that belong in the Extra Deck (base.2.6). */
const extraFrames: ReadonlySet<string> = new Set(['fusion', 'synchro', 'xyz', 'link']);

export function belongsToExtraDeck(table: Table, row: YuRow): boolean {
  return extraFrames.has((table.program(row).card.printed.frame as string | undefined) ?? '');
}

/**
 * Where a card really goes, after all rules that change its destination: a monster of the Extra Deck that returns to hand or Deck goes
 * face-down to the Extra Deck (base.20.7); a Pendulum Monster that goes from the field to the GY goes face-up to the Extra Deck
 * (base.13.7), unless its summon was negated (base.13.8) or it is a material, which is not on the field (base.4.13, base.12.9).
 * A Pendulum Monster that an effect puts into the Extra Deck is face-up there (base.22.6, base.13.13).
 */
export function finalPlace(table: Table, row: YuRow, data: JsonObject): { readonly to: ZoneKind; readonly faceUp: boolean } {
  const to = data.to as ZoneKind;
  const isPendulum = table.program(row).card.printed.scale !== undefined;
  if ((to === 'hand' || to === 'mainDeck' || to === 'extraDeck') && belongsToExtraDeck(table, row))
    return { to: 'extraDeck', faceUp: to === 'extraDeck' && isPendulum };
  if (to === 'graveyard' && row.slot !== '' && !row.arriving && data.unplaced !== true && isPendulum)
    return { to: 'extraDeck', faceUp: true };
  return { to, faceUp: data.faceDown !== true };
}
