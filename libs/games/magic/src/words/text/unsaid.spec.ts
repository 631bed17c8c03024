import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { anyNumber } from '../../characteristics/card-types.js';
import { words } from '../index.js';

const { cardText } = words;

/** What is no content of a text: places in the order of derivation, and names under which parts of a program know each other. */
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

/** What a field says when it is not there. */
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

/** One of several ways in which the text says it all the same. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const trees = inside as readonly Fields[];
  const [nearest] = trees;
  // `any target`, `target player or planeswalker`.
  if (path.includes('from') && trees.some((one) => one.players === true && one.target === true)) return true;
  // `I — `: a chapter says when it triggers.
  if (path.includes('on') && trees.some((one) => typeof (one.marks as Fields | undefined)?.chapter === 'number')) return true;
  if (path.at(-1) === 'from' || path.at(-2) === 'from') {
    const events = trees.flatMap(({ kind, on }) =>
      kind === 'triggered' ? (on as readonly { readonly event: string }[]).map(({ event }) => event) : [],
    );
    if (events.some((event) => event === 'cast' || event === 'moved')) return true;
  }
  // What stands in one sentence happens at once.
  if (field === 'together' || field === 'strict') return true;
  // `all abilities` are the keywords too; a stretch of time that lasts as long as something is so.
  if (field === 'lose' || (field === 'keywords' && value === 'all') || (field === 'until' && value === 'while')) return true;
  if (field === 'keywords' && (nearest as unknown as readonly unknown[])[0] === 'all') return true;
  // A number on both sides: exactly so many; any number has no least.
  if (
    (field === 'max' || field === 'min') &&
    (nearest?.min === nearest?.max ||
      JSON.stringify(nearest?.min) === JSON.stringify(nearest?.max) ||
      nearest?.max === anyNumber ||
      nearest?.max === undefined)
  )
    return true;
  // `a source of your choice`; `the card that you drew`, whose triggers say it themselves; whose hand is revealed says who shows it.
  if (trees.some((one) => one.also === 'damageSources') || trees.some((one) => one.verb === 'tell') || (value as Fields).verb === 'tell')
    return true;
  if ((field === 'player' && nearest?.verb === 'reveal') || (field === 'of' && nearest?.verb === 'choosePile')) return true;
  if (field === 'of' && (nearest as unknown as readonly unknown[] | undefined)?.[0] === 'one') return true;
  // What is divided is divided among what was chosen; what was chosen before, by its name; what a protection leaves where it is.
  if ((field === 'among' && nearest?.total !== undefined) || (field === 'notChosenFor' && Array.isArray(nearest)) || path.includes('keeps'))
    return true;
  // `noncombat damage`; `switches its power and toughness`; `any target`, an object or a player.
  if ((field === 'equal' && value === false) || path.includes('swap')) return true;
  if (field === 'any' && JSON.stringify(value).includes('"it"') && trees.some((one) => one.verb === 'shield')) return true;
  if (field === 'players' && nearest?.verb === 'grant') return true;
  return field === 'players' && trees.some((one) => one.verb === 'grant' && one.players !== undefined);
}

/** What texts leave out still, by card; the list may only grow shorter. */
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
