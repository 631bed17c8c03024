import { describe, expect, it } from '@jest/globals';
import { silentCards, type Unsaid } from '@arbiter/testing';
import { catalogue } from '../../cards/index.js';
import { words } from '../index.js';

const { cardText } = words;

/** What is no content of a text: places in the order of derivation, and names under which parts of a program know each other. */
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

/** What a field says when it is not there. */
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

/** One of several ways in which the text says it all the same. */
function isSaidOtherwise({ path, field, value, inside }: Unsaid): boolean {
  const trees = inside as readonly Fields[];
  const [nearest] = trees;
  const own = trees.at(-2) ?? {};
  // A card on the field lies in its zones; an effect says where it works by its event, its label or its summon, but in the hand.
  if (path.at(-2) === 'from' || (field === 'from' && isList(value) && value.length > 1)) return true;
  if (field === 'from' && path.length === 3) return !(own.kind === 'triggered' && isList(value) && value.includes('hand'));
  if (field === 'from' && path.includes('all')) return true;
  // To be Normal Summoned is to be Tribute Summoned, too.
  if (value === 'tribute' || JSON.stringify(value) === '{"eventIs":"how","equal":"tribute"}') return true;
  // `from the field`; `with the lowest ATK`, of those among which it is chosen; exactly so many.
  if ((field === 'equal' || field === 'place') && value === 'monsterZone') return true;
  if (trees.some((one) => 'of' in one && ['atk', 'def'].includes(String(one.of)))) return true;
  if (field === 'max' && (JSON.stringify(nearest?.min) === JSON.stringify(value) || typeof value === 'object')) return true;
  if (field === 'min' && nearest?.max === value) return true;
  // A card that lies there is activated without an effect; traps say `when`, never `if`; what is done each time is done then.
  if (
    JSON.stringify(value) === '{"kind":"spell","clauses":[]}' ||
    field === 'last' ||
    (field === 'and' && trees.some(({ kind }) => kind === 'replacement'))
  )
    return true;
  // A note for rules alone.
  if (field === 'marks' && typeof value === 'object' && value !== null && Object.keys(value).every((key) => structure.has(key)))
    return true;
  // `The turn you activate this`; `loses 600`; `for each player`; `declared` and `called`.
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

/** What texts leave out still, by card; the list may only grow shorter. */
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
