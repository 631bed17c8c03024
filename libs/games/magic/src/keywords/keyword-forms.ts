import type { EntryForm } from '@arbiter/kernel/authoring';
import { subtypeLists } from '../characteristics/subtypes.js';
import { keywordRules } from './keyword-rules.js';

const subtypeWords: readonly string[] = Object.values(subtypeLists).flat();

/**
 * The forms in which Magic's keywords are written (702): their numbers are called `amount`, their costs `cost`, further payments `costs`.
 */

const numbered: EntryForm = { needs: { amount: 'number' } };
/** An activated ability with a cost: mana, or a list of other payments. */
const costing: EntryForm = { needs: { cost: 'cost' } };
/** A way to cast or an additional payment: mana, other payments, or both. */
const cast = { cost: 'cost', costs: 'verbs' } as const;
const casting: EntryForm = { may: cast, oneOf: ['cost', 'costs'] };
/** Several instances are distinguished by their number (`keywordsApart`). */
const apart = { nth: 'number' } as const;

const parameters: { readonly [word: string]: EntryForm } = {
  absorb: numbered,
  afflict: numbered,
  affinity: { needs: { for: 'predicate' } },
  afterlife: numbered,
  amplify: numbered,
  annihilator: numbered,
  auraSwap: costing,
  awaken: { needs: { amount: 'number', cost: 'cost' } },
  banding: { may: { with: 'predicate' } },
  bestow: casting,
  bloodthirst: { needs: { amount: { or: ['number', ['X']] } } },
  bushido: numbered,
  buyback: casting,
  champion: { needs: { where: 'fits' } },
  conspire: { may: apart },
  crew: numbered,
  cumulativeUpkeep: costing,
  cycling: { may: { ...cast, of: 'predicate' }, oneOf: ['cost', 'costs'] },
  dash: casting,
  devour: numbered,
  dredge: numbered,
  echo: costing,
  embalm: costing,
  emerge: casting,
  enchant: { may: { where: 'fits', players: 'text', from: 'place' } },
  // The ability of a creature with an encoded card (702.98a).
  encoded: { needs: { card: 'fits' } },
  entwine: casting,
  equip: { needs: { cost: 'text' }, may: { where: 'fits' } },
  escalate: casting,
  eternalize: costing,
  evoke: casting,
  fabricate: numbered,
  fading: numbered,
  // 702.33: with `costOf` for the card's own mana cost.
  flashback: { may: { ...cast, costOf: ['self'] }, oneOf: ['cost', 'costs', 'costOf'] },
  forecast: { needs: { cost: 'text', clauses: 'clauses' }, may: { targets: 'choices' } },
  fortify: { needs: { cost: 'text' } },
  frenzy: numbered,
  graft: numbered,
  hexproof: { may: { from: { or: ['fits', 'predicate'] } } },
  kicker: { may: { ...cast, name: 'text' }, oneOf: ['cost', 'costs'] },
  landwalk: { needs: { where: 'predicate' } },
  levelUp: { needs: { cost: 'text' } },
  madness: { needs: { cost: 'text' } },
  miracle: { needs: { cost: 'text' } },
  modular: { needs: { amount: { or: ['number', ['sunburst']] } } },
  morph: { may: { cost: 'text', costs: 'verbs', mega: 'flag' }, oneOf: ['cost', 'costs'] },
  // 702.32c
  multikicker: casting,
  ninjutsu: { needs: { cost: 'text' } },
  offering: { needs: { of: subtypeWords } },
  outlast: costing,
  overload: casting,
  partner: { may: { with: 'text' } },
  poisonous: numbered,
  protection: { may: { from: { or: ['fits', 'predicate'] }, keeps: 'fits' } },
  prowl: { needs: { types: { listOf: 'text' } }, may: cast, oneOf: ['cost', 'costs'] },
  rampage: numbered,
  recover: costing,
  reinforce: { needs: { amount: { or: ['number', ['X']] }, cost: 'cost' } },
  renown: numbered,
  replicate: { may: { ...cast, ...apart }, oneOf: ['cost', 'costs'] },
  ripple: numbered,
  scavenge: costing,
  soulshift: numbered,
  spectacle: casting,
  splice: casting,
  surge: casting,
  suspend: { needs: { amount: { or: ['number', ['x']] }, cost: 'text' } },
  transfigure: costing,
  transmute: casting,
  tribute: numbered,
  unearth: costing,
  // 702.62b
  vanishing: { may: { amount: 'number' } },
};

/**
 * The form of every keyword that a card can have, with its parameters; a keyword without an entry is only its word. Hidden agenda is not
 * played (702.105).
 */
export const keywordForms: { readonly [word: string]: EntryForm } = {
  ...Object.fromEntries(
    Object.keys(keywordRules)
      .filter((word) => word !== 'hiddenAgenda')
      .map((word): readonly [string, EntryForm] => [word, {}]),
  ),
  ...parameters,
};
