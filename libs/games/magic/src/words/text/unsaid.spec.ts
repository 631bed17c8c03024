import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { anyNumber } from '../../characteristics/card-types.js';
import { words } from '../index.js';

const { cardText } = words;

/**
 * Fields that are no content of a text: positions in the order of derivation, and names by which parts of a program refer to each other.
 */
const structure: ReadonlySet<string> = new Set([
  'layer',
  'tier',
  'defining',
  'as',
  'total',
  'into',
  'other',
  'note',
  'nth',
  'let',
  'to:found',
  'noted',
  'var',
  'chosen',
  'tree',
  'scope',
  'keeps',
]);

/** The value that a field has when it is left out. */
const defaults: { readonly [field: string]: readonly unknown[] } = {
  amount: [1],
  player: ['you'],
  of: ['self', 'all', 'cast', 'untap'],
  min: [1],
  max: [1],
  least: [1],
  is: [1],
  power: [0],
  toughness: [0],
  to: ['self'],
  what: ['self', 'libraryTop'],
  types: ['anyColour'],
  at: ['top'],
  how: ['one'],
  zone: ['graveyard'],
  from: ['battlefield'],
};

type Fields = { readonly [field: string]: unknown };

/** Whether the text says the field in another way. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const trees = inside as readonly Fields[];
  const [nearest] = trees;
  // `any target`, `target player or planeswalker`.
  if (path.includes('from') && trees.some((one) => one.players === true && one.target === true)) return true;
  // `I — `: a chapter's number says when it triggers.
  if (path.includes('on') && trees.some((one) => typeof (one.marks as Fields | undefined)?.chapter === 'number')) return true;
  if (path.at(-1) === 'from' || path.at(-2) === 'from') {
    const events = trees.flatMap(({ kind, on }) =>
      kind === 'triggered' ? (on as readonly { readonly event: string }[]).map(({ event }) => event) : [],
    );
    if (events.some((event) => event === 'cast' || event === 'moved')) return true;
  }
  // Actions in one sentence happen at once.
  if (field === 'together' || field === 'strict') return true;
  // `all abilities` includes the keywords; the duration `while` is said by its condition.
  if (field === 'lose' || (field === 'keywords' && value === 'all') || (field === 'until' && value === 'while')) return true;
  if (field === 'keywords' && (nearest as unknown as readonly unknown[])[0] === 'all') return true;
  // Equal minimum and maximum mean exactly that number; for any number, no minimum is said.
  if (
    (field === 'max' || field === 'min') &&
    (nearest?.min === nearest?.max ||
      JSON.stringify(nearest?.min) === JSON.stringify(nearest?.max) ||
      nearest?.max === anyNumber ||
      nearest?.max === undefined)
  )
    return true;
  // `a source of your choice`; `the card that you drew`, where the triggers of `tell` say it; the owner of a revealed hand is the player
  // who reveals it.
  if (trees.some((one) => one.also === 'damageSources') || trees.some((one) => one.verb === 'tell') || (value as Fields).verb === 'tell')
    return true;
  if ((field === 'player' && nearest?.verb === 'reveal') || (field === 'of' && nearest?.verb === 'choosePile')) return true;
  if (field === 'of' && (nearest as unknown as readonly unknown[] | undefined)?.[0] === 'one') return true;
  // A division is among the chosen objects; earlier choices are mentioned by name; and what a protection does not remove.
  if ((field === 'among' && nearest?.total !== undefined) || (field === 'notChosenFor' && Array.isArray(nearest)) || path.includes('keeps'))
    return true;
  // `noncombat damage`; `switches its power and toughness`; `any target`, which is an object or a player.
  if ((field === 'equal' && value === false) || path.includes('swap')) return true;
  if (field === 'any' && JSON.stringify(value).includes('"it"') && trees.some((one) => one.verb === 'shield')) return true;
  if (field === 'players' && nearest?.verb === 'grant') return true;
  return field === 'players' && trees.some((one) => one.verb === 'grant' && one.players !== undefined);
}

/** The number of fields that texts still leave out, by card; the list may only get shorter. */
const gaps: { readonly [card: string]: number } = {
  Duplicant: 1,
  'Elite Scaleguard': 2,
  "Harm's Way": 2,
  'Havengul Lich': 4,
  'Mimic Vat': 1,
  'Mind Bend': 6,
  Rowen: 1,
  'Soulfire Grand Master': 7,
  'Spy Kit': 1,
};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    const cards = catalogue.filter(({ printed }) => !('rule' in printed));
    expect(silentCards(cards, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
