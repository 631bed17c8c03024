import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { words } from '../index.js';

const { cardText } = words;

/**
 * Fields that are not content of a text: positions in the order of derivation, and names by which parts of a program refer to each other.
 */
const structure: ReadonlySet<string> = new Set(['layer', 'as', 'defining', 'tree']);

/** The values that a field has if it is absent. */
const defaults: { readonly [field: string]: readonly unknown[] } = {
  amount: [1],
  player: ['you'],
  of: ['self', 'all', 'you'],
  to: ['hand', 'self'],
  what: ['self'],
  players: ['you'],
  from: ['field'],
};

type Fields = { readonly [field: string]: unknown };

/** Whether the text says a field in some other way. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const [nearest] = inside as readonly Fields[];
  // The player `who` is named as the one who acts; a condition shared by a trigger and its effect is said once; `cards` stands for cards of
  // any kind; an object is called `that card`.
  if ((field === 'by' || field === 'chosen') && path.includes('by')) return true;
  if ((field === 'when' || field === 'if') && JSON.stringify(inside).split(JSON.stringify(value)).length > 2) return true;
  if (field === 'where' && JSON.stringify(value) === '{"tree":{}}') return true;
  if (field === 'where' && JSON.stringify(value) === '{"materializable":true}') return true;
  if (field === 'to' && typeof value === 'object') return true;
  // An exact number.
  if (field === 'max') return JSON.stringify(nearest?.min) === JSON.stringify(value) || nearest?.max === 1;
  // `the next time ... this turn` includes the duration; only a card that can be materialized is materialized.
  return (field === 'until' && value === 'endOfTurn') || field === 'materializable';
}

/** How many fields the text of a card still leaves out; the list may only get shorter. */
const gaps: { readonly [card: string]: number } = {};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    expect(silentCards(catalogue, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
