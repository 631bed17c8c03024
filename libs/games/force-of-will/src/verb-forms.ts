import type { EntryForm, ParameterForm } from '@arbiter/kernel/authoring';
import { attributes } from './cards/printed.js';
import { ownZones, sharedZones } from './vocabulary.js';

/** The forms of the arguments of the game's verbs (`verbs/`). */

const zones = [...ownZones, ...sharedZones];
const kind: ParameterForm = 'text';
/** A cost, as `will/costs.ts` reads it. */
export const will: ParameterForm = { pattern: /^(\{([WRUGBMX]|\d+)\})+$/, called: 'a cost in will' };
/** Units of will, as `will/producing.ts` reads them. */
const units: ParameterForm = { pattern: /^(\{([WRUGBM]|\d+)\})+$/, called: 'units of will' };
const what: EntryForm = { needs: { what: 'ref' } };
const counted: EntryForm = { needs: { what: 'ref', kind }, may: { amount: 'amount' } };
const life: EntryForm = { needs: { amount: 'amount' }, may: { player: 'player' } };
const created: EntryForm['may'] = { player: 'player', amount: 'amount', rested: 'flag' };
const counters: ParameterForm = { named: 'amount' };

/** Returns the form of a verb that acts on what it names, or on what its player picks; `by` names the player who acts. */
const picking = (may: EntryForm['may'] = {}, needs: EntryForm['needs'] = {}): EntryForm => ({
  needs,
  may: { what: 'ref', choose: 'choice', by: 'player', ...may },
  oneOf: ['what', 'choose'],
});

export const verbForms: { readonly [verb: string]: EntryForm } = {
  draw: { may: { player: 'player', amount: 'amount' } },
  destroy: { needs: { what: 'ref' }, may: { ruler: 'flag' } },
  // Different from the kernel's verb of that name (1012).
  cancel: what,
  move: {
    needs: { what: 'ref', to: zones },
    may: {
      under: 'player',
      at: { or: [['top', 'bottom'], 'number'] },
      rested: 'flag',
      counters,
      reveal: 'flag',
      faceDown: 'flag',
      face: 'number',
    },
  },
  banishSelf: {},
  shuffle: { may: { player: 'player', zone: ['mainDeck', 'magicStoneDeck'], except: 'ref' } },
  create: { needs: { token: 'card' }, may: created },
  attach: { needs: { what: 'ref', to: 'ref' }, may: { under: 'player' } },
  copy: { needs: { what: 'ref' }, may: { ...created, retarget: 'flag' } },
  createCopy: { needs: { what: 'ref' }, may: created },
  banish: picking(),
  discard: picking(),
  remove: picking({ faceDown: 'flag' }),
  rest: picking(),
  returnToHand: picking(),
  reveal: picking(),
  takeCounter: picking({}, { kind }),
  restSelf: {},
  payCounters: { needs: { kind }, may: { what: 'ref', amount: 'amount' } },
  shift: what,
  recover: what,
  addCounters: counted,
  removeCounters: counted,
  dealDamage: {
    needs: { amount: 'amount' },
    may: { to: 'ref', player: 'player', source: 'ref', divided: 'reads', firm: 'flag' },
    oneOf: ['to', 'player'],
  },
  gainLife: life,
  loseLife: life,
  setLife: { needs: { amount: 'amount', player: 'player' } },
  payLife: { needs: { amount: 'amount' } },
  produce: {
    needs: { will: { or: [units, { listOf: units }] } },
    may: {
      amount: 'amount',
      player: 'player',
      only: { fields: { may: { on: { listOf: ['card', 'ability', 'other'] }, where: 'predicate', also: 'text', keyword: 'abilityWord' } } },
    },
  },
  payWill: { needs: { will }, may: { x: 'amount' } },
  force: { needs: { amount: 'amount' } },
  entersWith: { may: { counters, rested: 'flag' }, oneOf: ['counters', 'rested'] },
  incarnate: { needs: { attributes: { listOf: { listOf: attributes } } } },
  play: { needs: { what: 'ref' }, may: { free: 'flag' } },
  look: what,
  summon: what,
  becomeJRuler: what,
  discardHand: { may: { player: 'player' } },
  moveCounters: { needs: { what: 'ref', to: 'ref', kind }, may: { amount: 'amount' } },
  removeDamage: what,
};
