import type { ObjectId, Option, Seat, Table } from '@arbiter/kernel';

const cardOf = ({ params }: Option): string => (typeof params?.card === 'string' ? params.card : '');
const seatOf = (table: Table, id: ObjectId): Seat => table.controllerOf(table.object(id));

/** Objects of one name that different players control: it is said whose each is. Where all are one player's they are the same to say. */
export function toldApart(table: Table, options: readonly Option[]): readonly Option[] {
  const seats = new Map<string, Set<Seat>>();
  for (const option of options) {
    if (option.label !== 'object' || option.object === undefined || table.find(option.object) === null) continue;
    const card = cardOf(option);
    seats.set(card, (seats.get(card) ?? new Set()).add(seatOf(table, option.object)));
  }
  if (![...seats.values()].some(({ size }) => size > 1)) return options;
  return options.map((option) => {
    const { label, object, params } = option;
    if (label !== 'object' || object === undefined || (seats.get(cardOf(option))?.size ?? 0) < 2) return option;
    return { ...option, label: 'theirs', params: { ...params, seat: seatOf(table, object) } };
  });
}
