import type { ObjectId, Option, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';

const cardOf = ({ params }: Option): string => (typeof params?.card === 'string' ? params.card : '');
const isObject = (option: Option): option is Option & { readonly object: ObjectId } =>
  option.label === 'object' && option.object !== undefined;
const seatOf = (table: Table, id: ObjectId): Seat => table.controllerOf(table.object(id));

/**
 * Adds the controller to options for objects of one name that different players control. Objects of one name and one controller read alike.
 */
export function toldApart(table: Table, options: readonly Option[]): readonly Option[] {
  if (!options.some(isObject)) return options;
  const seats = new Map<string, Set<Seat>>();
  for (const option of options) {
    if (!isObject(option) || table.find(option.object) === null) continue;
    const card = cardOf(option);
    seats.set(card, (seats.get(card) ?? new Set()).add(seatOf(table, option.object)));
  }
  if (![...seats.values()].some(({ size }) => size > 1)) return options;
  return options.map((option) => {
    if (!isObject(option) || (seats.get(cardOf(option))?.size ?? 0) < 2) return option;
    return { ...option, label: 'theirs', params: { ...option.params, seat: seatOf(table, option.object) } };
  });
}
