import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { words } from '../index.js';

const { cardText } = words;

/** What is no content of a text: places in the order of derivation, and names under which parts of a program know each other. */
const structure: ReadonlySet<string> = new Set(['layer', 'as', 'defining', 'tree']);

/** What a field says when it is not there. */
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

/** One of several ways in which the text says it all the same. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const [nearest] = inside as readonly Fields[];
  // `who` is said by what that player does; one condition of a trigger and of its effect is said once; `that card`; `cards` of any kind.
  if ((field === 'by' || field === 'chosen') && path.includes('by')) return true;
  if ((field === 'when' || field === 'if') && JSON.stringify(inside).split(JSON.stringify(value)).length > 2) return true;
  if (field === 'where' && JSON.stringify(value) === '{"tree":{}}') return true;
  if (field === 'where' && JSON.stringify(value) === '{"materializable":true}') return true;
  if (field === 'to' && typeof value === 'object') return true;
  // Exactly so many.
  if (field === 'max') return JSON.stringify(nearest?.min) === JSON.stringify(value) || nearest?.max === 1;
  // `the next time ... this turn`; what is materialized is what can be.
  return (field === 'until' && value === 'endOfTurn') || field === 'materializable';
}

/** What texts leave out still, by card; the list may only grow shorter. */
const gaps: { readonly [card: string]: number } = {};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    expect(silentCards(catalogue, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
