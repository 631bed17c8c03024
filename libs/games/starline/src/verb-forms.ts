import type { EntryForm } from '@arbiter/kernel/authoring';
import type { StarlineVerb } from './vocabulary.js';

const objects: EntryForm = { needs: { objects: 'ref' } };
const place: EntryForm['may'] = { side: 'player', slot: 'seat' };
const payout: EntryForm = { needs: { player: 'player', amount: 'amount' } };

/** The arguments that the game's verbs take (`verbs/index.ts`). */
export const verbForms: { readonly [verb in Exclude<StarlineVerb['verb'], 'grant'>]: EntryForm } = {
  draw: { needs: { player: 'player', count: 'amount' } },
  discard: objects,
  destroy: objects,
  sacrifice: objects,
  exile: objects,
  toHand: { ...objects, may: { how: ['recall'] } },
  toDeck: { needs: { objects: 'ref', at: ['top', 'bottom', 'shuffle'] } },
  toGraveyard: objects,
  summon: { ...objects, may: { ...place, stance: ['upright', 'sideways'] } },
  summonTravellers: { needs: { count: 'amount' }, may: { ...place, by: 'player' } },
  playExtra: { ...objects, may: place },
  turn: { needs: { objects: 'ref', to: ['upright', 'sideways'] } },
  move: { needs: { objects: 'ref', slot: 'seat' } },
  swap: { needs: { a: 'ref', b: 'ref' } },
  become: { needs: { objects: 'ref', into: 'ref' } },
  reward: payout,
  charge: payout,
  spendEnergy: { needs: { amount: 'amount' } },
  shuffleDeck: { needs: { player: 'player' } },
  reveal: objects,
  look: objects,
  bestow: { needs: { to: 'ref', modifiers: 'modifiers', until: 'duration' } },
  destroyField: objects,
  negateMagic: {},
  negateImmediate: objects,
  prevent: objects,
  parasiteMerge: { needs: { objects: 'ref', onto: 'ref' } },
  split: objects,
  board: { needs: { travellers: 'ref', onto: 'ref' } },
  alight: { needs: { objects: 'ref', amount: 'amount' } },
  redirectAttack: { needs: { attackers: 'ref', to: 'ref' } },
  skipSummonDuty: {},
  triggerAmbush: objects,
  triggerSacrificed: objects,
  cancelClaim: { needs: { player: 'player' } },
};
