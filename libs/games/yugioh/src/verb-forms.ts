import type { EntryForm, ParameterForm } from '@arbiter/kernel/authoring';
import { coinSides, phases, summonKinds } from './vocabulary.js';

/** The arguments that the game's verbs take (`verbs/`). */

const kind: ParameterForm = 'text';
const what: EntryForm = { needs: { what: 'ref' } };
const points: EntryForm = { needs: { amount: 'amount' }, may: { who: 'player' } };
const position: ParameterForm = ['attack', 'defense'];
const named: EntryForm = { needs: { name: 'calls' } };

/** A verb that is done to what it names, or to what its player picks. */
const moving = (may: EntryForm['may'] = {}): EntryForm => ({
  may: { what: 'ref', choose: 'choice', excavated: 'flag', ...may },
  oneOf: ['what', 'choose'],
});

const withMaterials: EntryForm = {
  may: {
    where: 'predicate',
    from: { listOf: 'place' },
    materials: 'predicate',
    levels: ['exactly', 'atLeast'],
    act: ['sent', 'tributed', 'banished'],
  },
};

export const verbForms: { readonly [verb: string]: EntryForm } = {
  destroy: what,
  sendToGY: moving(),
  discardToGY: moving(),
  discard: moving(),
  tribute: moving(),
  banish: moving({ faceDown: 'flag', until: 'duration' }),
  returnToHand: moving(),
  addToHand: moving({ show: 'flag' }),
  returnToDeck: moving({ at: ['top', 'bottom'] }),
  toExtraDeck: moving(),
  returnToGY: moving(),
  placeOnTop: moving(),
  orderTop: points,
  reveal: { needs: { what: 'ref' }, may: { keep: 'flag' } },
  prove: { needs: { who: 'player' } },
  excavate: points,
  mill: points,
  draw: points,
  shuffleDeck: { may: { who: 'player' } },
  damage: { needs: { amount: 'amount', who: 'player' } },
  loseLife: points,
  gainLife: points,
  setLife: points,
  payLife: { may: { amount: 'amount', half: 'flag', who: 'player' }, oneOf: ['amount', 'half'] },
  flipFaceUp: { needs: { what: 'ref' }, may: { position } },
  turnFaceDown: what,
  changePosition: { needs: { what: 'ref' }, may: { position } },
  addCounters: { needs: { what: 'ref', kind }, may: { amount: { or: ['amount', ['all']] } } },
  removeCounters: { needs: { amount: { or: ['amount', ['all']] }, kind }, may: { what: 'ref' } },
  count: { needs: { amount: 'amount', name: 'calls' } },
  noteName: {
    may: { what: 'ref', declared: 'reads', name: 'calls', names: 'calls', attribute: 'calls' },
    oneOf: ['name', 'names', 'attribute'],
  },
  tossCoin: { needs: named.needs ?? {}, may: { amount: 'amount', call: { or: [coinSides, 'reads'] } } },
  rollDie: named,
  loseStats: {
    needs: { what: 'ref', until: 'duration', modifiers: 'modifiers' },
    may: { atk: 'amount', def: 'amount' },
    oneOf: ['atk', 'def'],
  },
  multiplyStats: { needs: { what: 'ref', until: 'duration', modifiers: 'modifiers', times: 'number' } },
  takeControl: { needs: { what: 'ref' }, may: { to: 'player', until: 'duration' } },
  moveZone: what,
  equip: { needs: { what: 'ref', to: 'ref' } },
  placeAsPendulum: { may: { what: 'ref' } },
  setCard: what,
  createTokens: {
    needs: { token: 'card', amount: 'amount' },
    may: { position: [...position, 'faceDownDefense', 'attackOrSet'], to: 'player' },
  },
  attachMaterial: { needs: { what: 'ref', to: 'ref' } },
  detach: { may: { what: 'ref', amount: 'amount' } },
  specialSummon: {
    may: {
      what: 'ref',
      how: summonKinds,
      position: ['any', 'attack', 'defense', 'faceDownDefense', 'attackOrSet'],
      to: 'player',
      sides: ['owner'],
      using: 'ref',
      proper: 'flag',
      excavated: 'flag',
      pointedBy: 'ref',
    },
  },
  normalSummonNow: { may: { where: 'predicate', untributed: 'flag', faceUp: 'flag', ofTurn: 'flag' } },
  fusionSummon: withMaterials,
  ritualSummon: withMaterials,
  negateActivation: {},
  negateEffect: {},
  negateSummon: {},
  negateAttack: {},
  endBattlePhase: {},
  endTurn: {},
  skipPhase: { needs: { phase: phases }, may: { who: 'player', times: 'number' } },
};
