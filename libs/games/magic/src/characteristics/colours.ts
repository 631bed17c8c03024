/** The five colours, in the order in which costs print them (105.1). */
export const colours = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Colour = (typeof colours)[number];

/** The six types of mana (106.1b). */
export const manaTypes = [...colours, 'colourless'] as const;
export type ManaType = (typeof manaTypes)[number];

/** Letters of the primary symbols (107.4). */
export const letterOf: { readonly [T in ManaType]: string } = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colourless: 'C' };

const typeOfLetter: ReadonlyMap<string, ManaType> = new Map(manaTypes.map((type) => [letterOf[type], type]));

/** Returns the mana type of a letter (`W` ... `G`, `C`); null for any other text. */
export function manaTypeOf(letter: string): ManaType | null {
  return typeOfLetter.get(letter) ?? null;
}

/** Returns the colour of a letter; null for any other text, including `C`: colourless is no colour (105.4). */
export function colourOf(letter: string): Colour | null {
  const type = manaTypeOf(letter);
  return type === 'colourless' ? null : type;
}

/** Returns the colours of a set in their printed order, each once. */
export function inColourOrder(set: Iterable<Colour>): readonly Colour[] {
  const wanted = new Set(set);
  return colours.filter((colour) => wanted.has(colour));
}
