import type { Ability, Face } from '@arbiter/kernel';
import type { FaceKind } from '../faces/base.js';
import { card, cardId, type Printed, type PrintedCard } from './printed.js';

/** How cards with several faces are written (708-712, 715). */

/** What is printed on a face or card, where most of it is nothing. */
export const printed = (facts: Partial<Printed> & Pick<Printed, 'types'>): Printed => ({ cost: null, supertypes: [], subtypes: [], keywords: [], ...facts });

/** A creature's printed facts. */
export const creature = (cost: string | null, subtypes: Printed['subtypes'], power: number, toughness: number, rest: Partial<Printed> = {}): Printed =>
  printed({ cost, types: ['creature'], subtypes, power, toughness, ...rest });

/** A further face of a card. */
export const face = (kind: FaceKind, en: string, zh: string | null, facts: Printed, abilities: readonly Ability[] = []): Face =>
  ({ kind, names: { en, zh: zh ?? en }, printed: facts as unknown as Face['printed'], abilities });

/** A card with further faces. */
export const faced = (en: string, zh: string | null, facts: Printed, abilities: readonly Ability[], ...faces: readonly Face[]): PrintedCard => ({ ...card(en, zh, facts, abilities), faces });

/** A split card: two halves and nothing of its own (708.1). */
export function split(left: Face, right: Face): PrintedCard {
  const en = `${left.names.en} // ${right.names.en}`;
  const halves = [left, right].map((half) => half.printed as unknown as Printed);
  const both = printed({ cost: halves.map(({ cost }) => cost ?? '').join(''), types: [...new Set(halves.flatMap(({ types }) => types))] });
  return { ...card(en, `${left.names.zh} // ${right.names.zh}`, both), id: cardId(en), faces: [left, right] };
}

/** An ability of a double-faced permanent: at a time, if something is true, it transforms. */
export const itTransforms = { verb: 'transform', what: 'self' } as const;

/** A token of the catalogue: what an effect says of it (111.3). */
export const token = (id: string, en: string, zh: string, colours: Printed['colours'], types: Printed['types'], subtypes: Printed['subtypes'], power: number, toughness: number, rest: Partial<Printed> = {}): PrintedCard =>
  ({ ...card(en, zh, printed({ types, subtypes, power, toughness, ...(colours === undefined ? {} : { colours }), ...rest })), id: `token:${id}` });
