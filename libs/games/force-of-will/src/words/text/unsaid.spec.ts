import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { words } from '../index.js';

const { cardText } = words;

/** What is no content of a text: places in the order of derivation, and names under which parts of a program know each other. */
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

/** What a field says when it is not there. */
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

/** Keyword abilities of which the text says the word and the cost; the rest is said by their rules. */
const keywordAbilities: ReadonlySet<unknown> = new Set(['evolution', 'bestow', 'shift', 'awakening']);

/** One of several ways in which the text says it all the same. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const trees = inside as readonly Fields[];
  const [nearest] = trees;
  if (trees.some(({ keyword }) => keywordAbilities.has(keyword)) && path[2] !== 'cost') return true;
  // Another rule says how often a God's Art is played, and where an inherited or a cheaper card is.
  if (trees.some(({ keyword }) => keyword === 'godsArt') && path[2] === 'limit') return true;
  if (path[2] === 'from' && trees.some(({ keyword, modifiers }) => keyword !== undefined || modifiers !== undefined)) return true;
  // J/rulers lie in either place; what is discarded comes from the hand, what is found from what was looked at.
  if (field === 'from' && (Array.isArray(value) || typeof value === 'string') && path.at(-1) === 'from') return true;
  if (field === 'from' && Array.isArray(nearest)) return true;
  if (field === 'min' && typeof value === 'object') return true;
  // `all abilities` are the keywords too; a stone of an attribute is a magic stone; will is spent on cards.
  if ((field === 'keywords' && value === 'all') || (field === 'types' && value === 'magicStone') || path.includes('only')) return true;
  // `X banishes a resonator`: X chooses which. What divides damage says how it is shared.
  if (
    trees.some(({ verb, by }) => verb === undefined && by === 'opponent') ||
    (field === 'by' && nearest?.verb === 'banish' && value === 'opponent')
  )
    return true;
  if (field === 'of' && value === 'each') return true;
  if (path.at(-2) === 'targets' && nearest !== undefined && JSON.stringify(value).includes('"divide"')) return true;
  // A cost of attacking; a spell that is a card; what became of the card itself.
  if (
    field === 'marks' ||
    field === 'item' ||
    (field === 'what' && JSON.stringify(value) === '{"became":"self"}') ||
    (field === 'to' && value === 'subject')
  )
    return true;
  if (path.includes('divide') || (field === 'min' && path.includes('choose'))) return true;
  // Exactly so many.
  return field === 'max' && JSON.stringify(nearest?.min) === JSON.stringify(value);
}

/** What texts leave out still, by card; the list may only grow shorter. */
const gaps: { readonly [card: string]: number } = {};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    expect(silentCards(catalogue, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
