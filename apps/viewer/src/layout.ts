import type { SlotView, View } from './types.js';

export interface BoardRow {
  /** Null for slots that the players share. */
  readonly seat: number | null;
  readonly row: string;
  readonly slots: readonly SlotView[];
}

/**
 * The rows of a table-top from the far side to the near one: the far seat's rows with the last named row farthest, then
 * the near seat's with the first row farthest, so that front rows meet in the middle, and between them what the players share. Columns are mirrored where the
 * lines run from the right (the first player's right is line 1).
 * @param near seat that sits at the lower edge
 */
export function boardRows(view: View, near: number): readonly BoardRow[] {
  const seats = [...new Set(view.slots.map((slot) => slot.seat))];
  const rows = [...new Set(view.slots.map((slot) => slot.row))];
  const far = seats.filter((seat) => seat !== near && seat !== null);
  const mirrored = view.values.first === near;
  const rowOf = (seat: number | null, row: string): BoardRow => {
    const slots = view.slots.filter((slot) => slot.seat === seat && slot.row === row).sort((a, b) => a.column - b.column);
    return { seat, row, slots: mirrored ? [...slots].reverse() : slots };
  };
  const shared = seats.includes(null) ? rows.map((row) => rowOf(null, row)).filter(({ slots }) => slots.length > 0) : [];
  return [...far.flatMap((seat) => [...rows].reverse().map((row) => rowOf(seat, row))), ...shared, ...rows.map((row) => rowOf(near, row))];
}
