import type { Predicate } from '@arbiter/kernel/authoring';
import type { MaterialPart } from '../printed.js';

/** Short ways to write the materials that monsters of the Extra Deck list. */

/** One monster that fits the first predicate, and one or more that fit the second: "1 ... + 1+ ...". */
export const oneAndMore = (one: Predicate, others: Predicate): readonly MaterialPart[] => [
  { is: one, count: 1 },
  { is: others, count: 1, more: true },
];

/** One Tuner and one or more other monsters, as most Synchro Monsters list (base.11.1). */
export const tunerAndOthers: readonly MaterialPart[] = oneAndMore({ tuner: true }, { tuner: false });

/** A number of monsters of one Level, as Xyz Monsters list them (base.12.1). */
export const ofLevel = (level: number, count: number, more: Predicate = {}): readonly MaterialPart[] => [{ is: { level, ...more }, count }];

/** Two that fit. */
export const twoOf = (fitting: Predicate): readonly MaterialPart[] => [{ is: fitting, count: 2 }];

/** One monster for each predicate. */
export const oneEach = (...parts: readonly Predicate[]): readonly MaterialPart[] => parts.map((is) => ({ is, count: 1 }));

/** The monster of this name. */
export const named = (name: string): Predicate => ({ names: name });
