import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { words } from '../index.js';

const { cardText } = words;

/**
 * Fields that are not content of a text: positions in the order of derivation, and names by which parts of a program refer to each other.
 */
const structure: ReadonlySet<string> = new Set([
  'layer',
  'kind',
  'as',
  'defining',
  'tier',
  'among',
  'least',
  'note',
  'strict',
  'together',
  'seat',
  'value',
  'total',
]);

/** The values that a field has if it is absent. */
const defaults: { readonly [field: string]: readonly unknown[] } = {
  amount: [1],
  player: ['you'],
  of: ['self', 'all', 'you', 'activate'],
  to: ['self'],
  what: ['self'],
  players: ['you'],
  from: ['field', 'rulerArea'],
  min: [1],
  max: [1],
  atk: [0],
  def: [0],
  object: ['self'],
  rested: [false],
  for: ['attack'],
};

type Fields = { readonly [field: string]: unknown };

/** Keyword abilities whose text gives only the word and the cost; their rules define the rest. */
const keywordAbilities: ReadonlySet<unknown> = new Set(['evolution', 'bestow', 'shift', 'awakening']);

/** Whether the text says a field in some other way. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const trees = inside as readonly Fields[];
  const [nearest] = trees;
  if (trees.some(({ keyword }) => keywordAbilities.has(keyword)) && path[2] !== 'cost') return true;
  // Other words say how often a God's Art may be played, and where a card with Inheritance or a lower cost has to be.
  if (trees.some(({ keyword }) => keyword === 'godsArt') && path[2] === 'limit') return true;
  if (path[2] === 'from' && trees.some(({ keyword, modifiers }) => keyword !== undefined || modifiers !== undefined)) return true;
  // J/rulers may lie in either zone; discarded cards come from the hand, found cards from those looked at.
  if (field === 'from' && (Array.isArray(value) || typeof value === 'string') && path.at(-1) === 'from') return true;
  if (field === 'from' && Array.isArray(nearest)) return true;
  if (field === 'min' && typeof value === 'object') return true;
  // `all abilities` includes the keywords; a stone of an attribute is a magic stone; will is spent on cards.
  if ((field === 'keywords' && value === 'all') || (field === 'types' && value === 'magicStone') || path.includes('only')) return true;
  // In `X banishes a resonator` X chooses which. Text that divides damage says how it is shared.
  if (
    trees.some(({ verb, by }) => verb === undefined && by === 'opponent') ||
    (field === 'by' && nearest?.verb === 'banish' && value === 'opponent')
  )
    return true;
  if (field === 'of' && value === 'each') return true;
  if (path.at(-2) === 'targets' && nearest !== undefined && JSON.stringify(value).includes('"divide"')) return true;
  // The cost of attacking; a spell that is a card; what the card itself has become.
  if (
    field === 'marks' ||
    field === 'item' ||
    (field === 'what' && JSON.stringify(value) === '{"became":"self"}') ||
    (field === 'to' && value === 'subject')
  )
    return true;
  if (path.includes('divide') || (field === 'min' && path.includes('choose'))) return true;
  // An exact number.
  return field === 'max' && JSON.stringify(nearest?.min) === JSON.stringify(value);
}

/** How many fields the text of a card still leaves out; the list may only get shorter. */
const gaps: { readonly [card: string]: number } = {};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    expect(silentCards(catalogue, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
