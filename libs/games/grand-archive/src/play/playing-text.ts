import type { ObjectId } from '@arbiter/kernel';
import { type CompiledAbility, once, type Table, valuesOf } from '@arbiter/kernel/authoring';

/**
 * How a card is paid for (2.3.1.4, 2.3.1.6.2, 2.3.1.6.3), as its abilities say with `marks.cost`. `instead`: their cost is paid instead of
 * the card's own (from the zones that they name, else from the hand); `usual`: the card may be activated from the zones that they name;
 * `additional`: their cost is paid in addition; `optional`: it may be paid in addition, and then the name `marks.as` is bound to 1.
 */
export type CostMark = 'instead' | 'usual' | 'additional' | 'optional';

/** The abilities of a card that say how it is played. */
export interface PlayingText {
  /** What it does as it resolves: the ability that is its text; undefined for a card that comes to the field or to intent. */
  readonly spell: CompiledAbility | undefined;
  readonly marked: { readonly [mark in CostMark]: readonly CompiledAbility[] };
}

/** Remembered by lists of abilities, which all copies of a card share. Abilities that keywords stand for do not matter here. */
const textIn = once((paths: readonly string[], table: Table): PlayingText => {
  const abilities = paths.map((path) => table.library.ability(path));
  const marked = (mark: CostMark): readonly CompiledAbility[] => abilities.filter(({ ability }) => ability.marks?.cost === mark);
  return {
    spell: abilities.find(({ ability }) => ability.kind === 'spell'),
    marked: { instead: marked('instead'), usual: marked('usual'), additional: marked('additional'), optional: marked('optional') },
  };
});

/** Returns the playing text of a card as it is now. */
export const playingTextOf = (table: Table, id: ObjectId): PlayingText => textIn(valuesOf(table, id).abilities as readonly string[], table);
