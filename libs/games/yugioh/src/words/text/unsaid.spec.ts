import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { words } from '../index.js';

const { cardText } = words;

/** Fields and words that a text need not state: layers and tiers, and names by which parts of a program refer to each other. */
const structure: ReadonlySet<string> = new Set([
  'layer',
  'as',
  'tier',
  'mark',
  'var',
  'note',
  'noted',
  'bond',
  'strict',
  'refund',
  'show',
  'damageStep',
  'name',
  'chosen',
  'tree',
  'scope',
  'let',
  'names:ofIt',
  'target',
  'phase',
]);

/** The value that each field has if it is absent. */
const defaults: { readonly [field: string]: readonly unknown[] } = {
  amount: [1],
  of: ['self', 'all', 'you'],
  to: ['self'],
  what: ['self'],
  players: ['you'],
  min: [1],
  max: [1],
  who: ['you'],
  until: ['stays', 'duel'],
  kinds: ['monster'],
};

type Fields = { readonly [field: string]: unknown };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether the text states a field in another way. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const trees = inside as readonly Fields[];
  const [nearest] = trees;
  const own = trees.at(-2) ?? {};
  // A card on the field is in its zones; the place of an effect follows from its event, its label or its summon, except in the hand.
  if (path.at(-2) === 'from' || (field === 'from' && isList(value) && value.length > 1)) return true;
  if (field === 'from' && path.length === 3) return !(own.kind === 'triggered' && isList(value) && value.includes('hand'));
  if (field === 'from' && path.includes('all')) return true;
  // A Tribute Summon is a kind of Normal Summon.
  if (value === 'tribute' || JSON.stringify(value) === '{"eventIs":"how","equal":"tribute"}') return true;
  // `from the field`; `with the lowest ATK` of those among which one chooses; an exact number.
  if ((field === 'equal' || field === 'place') && value === 'monsterZone') return true;
  if (trees.some((one) => 'of' in one && ['atk', 'def'].includes(String(one.of)))) return true;
  if (field === 'max' && (JSON.stringify(nearest?.min) === JSON.stringify(value) || typeof value === 'object')) return true;
  if (field === 'min' && nearest?.max === value) return true;
  // The activation of a card without an effect; Traps say `when`, never `if`; what is done each time is done immediately.
  if (
    JSON.stringify(value) === '{"kind":"spell","clauses":[]}' ||
    field === 'last' ||
    (field === 'and' && trees.some(({ kind }) => kind === 'replacement'))
  )
    return true;
  // A mark that only the rules use.
  if (field === 'marks' && typeof value === 'object' && value !== null && Object.keys(value).every((key) => structure.has(key)))
    return true;
  // Said in other words: `The turn you activate this`; `loses 600`; `for each player`; `declared` and `called`.
  if (
    (field === 'until' && path.includes('cost')) ||
    path.includes('minus') ||
    (path.includes('add') && JSON.stringify(value).includes('"minus"')) ||
    value === 'each' ||
    path.includes('oneOf') ||
    JSON.stringify(value).includes('"oneOf"')
  )
    return true;
  if (path.includes('divide') || JSON.stringify(value).includes('"divide"') || JSON.stringify(value).includes('"noteName"')) return true;
  return field === 'excavated' || field === 'together';
}

/** Number of fields that the text of each card still leaves out; the list may only grow shorter. */
const gaps: { readonly [card: string]: number } = {
  'Battle Fader': 1,
  'Bottomless Trap Hole': 1,
  'Cyber Jar': 4,
  'Daigusto Emeral': 1,
  'Defender, the Magical Knight': 1,
  'Embodiment of Apophis': 1,
  'Forbidden Lance': 4,
  'Limiter Removal': 4,
  'Magical Abductor': 2,
  'Metal Reflect Slime': 2,
  'Mind Crush': 1,
  'Performapal Bot-Eyes Lizard': 2,
  Prohibition: 1,
  'Ring of Destruction': 1,
  Sangan: 1,
  'Skull Dice': 4,
  'Stardust Dragon': 1,
  'Super Quantum White Layer': 1,
  'Timegazer Magician': 1,
  'Witch of the Black Forest': 1,
};

describe('the text of a card', () => {
  it('says every field of its program', () => {
    expect(silentCards(catalogue, (one) => cardText(one, 'en'), { structure, defaults, isSaidOtherwise }, gaps)).toEqual({});
  });
});
