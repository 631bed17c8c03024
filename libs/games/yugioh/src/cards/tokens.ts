import type { CardProgram } from '@arbiter/kernel/authoring';
import { asPrinted, type Attribute, type Race } from './printed.js';

/** A Token that effects make: a Normal Monster (base.21.1). */
const token = (
  id: string,
  en: string,
  zh: string,
  attribute: Attribute,
  race: Race,
  level: number,
  atk: number,
  def: number,
): CardProgram => ({
  id: `token:${id}`,
  names: { en, zh },
  printed: asPrinted({ kind: 'monster', frame: 'normal', effect: false, marks: [], groups: [], attribute, race, level, atk, def }),
  abilities: [],
});

export const tokens: readonly CardProgram[] = [
  token('sheep', 'Sheep Token', '羊衍生物', 'EARTH', 'Beast', 1, 0, 0),
  token('security', 'Security Token', '保安衍生物', 'LIGHT', 'Cyberse', 4, 2000, 2000),
];
