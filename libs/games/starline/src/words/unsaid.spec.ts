import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../cards/index.js';
import { words } from './index.js';

const { cardText } = words;

/** Fields that a text need not state: names by which parts of a program refer to each other. */
const structure: ReadonlySet<string> = new Set(['as']);

/** The value that each field has if it is absent. */
const defaults: { readonly [field: string]: readonly unknown[] } = { of: ['self'], to: ['self'], players: ['you'] };

type Fields = { readonly [field: string]: unknown };

/** Whether the text states a field in another way. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const [nearest] = inside as readonly Fields[];
  // `Immediate: ` states when it happens; magic is used from the hand.
  if (path[2] === 'on' && JSON.stringify(inside).includes('"immediate"')) return true;
  if (field === 'from' && path.length === 3) return true;
  // `directly ahead` implies the other side; the place of a unit, and the place to which one may move, is a single place; `of the board`
  // implies `unit`.
  if (path.includes('slot') && (field === 'seat' || field === 'object')) return true;
  if (field === 'type' && value === 'unit') return true;
  return field === 'max' && (JSON.stringify(nearest?.min) === JSON.stringify(value) || nearest?.min === 0);
}

/** Number of fields that the text of each card still leaves out; the list may only grow shorter. */
const gaps: { readonly [card: string]: number } = {};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    expect(silentCards(catalogue, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
