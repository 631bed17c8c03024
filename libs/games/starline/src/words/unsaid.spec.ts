import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../cards/index.js';
import { words } from './index.js';

const { cardText } = words;

/** What is no content of a text: places in the order of derivation, and names under which parts of a program know each other. */
const structure: ReadonlySet<string> = new Set(['as']);

/** What a field says when it is not there. */
const defaults: { readonly [field: string]: readonly unknown[] } = { of: ['self'], to: ['self'], players: ['you'] };

type Fields = { readonly [field: string]: unknown };

/** One of several ways in which the text says it all the same. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const [nearest] = inside as readonly Fields[];
  // `Immediate: ` says when it happens; magic is cast from the hand.
  if (path[2] === 'on' && JSON.stringify(inside).includes('"immediate"')) return true;
  if (field === 'from' && path.length === 3) return true;
  // `directly ahead` is the other side; where a unit is, and where one may move, is one place; `unit` is said by `of the board`.
  if (path.includes('slot') && (field === 'seat' || field === 'object')) return true;
  if (field === 'type' && value === 'unit') return true;
  return field === 'max' && (JSON.stringify(nearest?.min) === JSON.stringify(value) || nearest?.min === 0);
}

/** What texts leave out still, by card; the list may only grow shorter. */
const gaps: { readonly [card: string]: number } = {};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    expect(silentCards(catalogue, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
