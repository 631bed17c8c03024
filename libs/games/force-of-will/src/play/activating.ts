import type { ObjectId, Seat } from '@arbiter/kernel';
import { type CompiledAbility, rememberedBy, type Table } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import { isWillAbility } from '../will/producing.js';
import { playTextOf } from './text.js';

/** An activate ability, other than Judgment, of a card in some place. */
export interface Activating {
  readonly object: ObjectId;
  readonly compiled: CompiledAbility;
  /** Whether it produces will (907.1). */
  readonly will: boolean;
  /** Whether it can be played from that place (902.2). */
  readonly works: boolean;
}

/** The places where activate abilities are looked for, in this order (902.2, 1119.2a); cards removed face down have none. */
export const activatingPlaces = ['rulerArea', 'field', 'hand', 'graveyard', 'removed'] as const;
type ActivatingPlace = (typeof activatingPlaces)[number];

const none: readonly Activating[] = [];

/**
 * Returns the activate abilities of a player's cards in a place, in the order of the cards. The answer is remembered, since few cards have
 * any.
 */
export function activatingIn(table: Table, seat: Seat, place: ActivatingPlace): readonly Activating[] {
  return table.zoneOf(place, seat).order.length === 0 ? none : foundIn[place](table, seat);
}

const findIn = (place: ActivatingPlace): ((table: Table, seat: Seat) => readonly Activating[]) =>
  rememberedBy({
    name: `activate abilities in the place ${place}`,
    basis: 'rewriting',
    inputs: [(table, seat: Seat) => table.zoneOf(place, seat).order],
    find: (table, seat) => abilitiesIn(table, place, table.zoneOf(place, seat).order),
  });
const foundIn: { readonly [place in ActivatingPlace]: (table: Table, seat: Seat) => readonly Activating[] } = {
  rulerArea: findIn('rulerArea'),
  field: findIn('field'),
  hand: findIn('hand'),
  graveyard: findIn('graveyard'),
  removed: findIn('removed'),
};

function abilitiesIn(table: Table, place: ActivatingPlace, ids: readonly ObjectId[]): readonly Activating[] {
  // If no card has an ability that works in this place, nothing is searched.
  if ((place === 'hand' || place === 'graveyard') && !table.library.openings.workplaces.has(place)) return none;
  const found: Activating[] = [];
  for (const object of ids) {
    if (place === 'removed' && rowOf(table, object).faceDown) continue;
    for (const compiled of playTextOf(table, object).activated)
      found.push({ object, compiled, will: isWillAbility(compiled), works: worksAt(table, place, compiled) });
  }
  return found.length === 0 ? none : found;
}

const worksAt = (table: Table, place: ActivatingPlace, { ability }: CompiledAbility): boolean =>
  (ability.from ?? table.game.inPlay).includes(place);
