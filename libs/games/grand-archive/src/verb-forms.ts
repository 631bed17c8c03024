import type { EntryForm, ParameterForm } from '@arbiter/kernel/authoring';
import { ownZones, sharedZones } from './vocabulary.js';

/** The forms of the arguments of the game's verbs (`verbs/`). */

const zones = [...ownZones, ...sharedZones];
const kind: ParameterForm = 'text';
const what: EntryForm = { needs: { what: 'ref' } };
const counted: EntryForm = { needs: { what: 'ref', kind }, may: { amount: 'amount' } };
const paid: EntryForm = { needs: { amount: 'amount' } };
const played: EntryForm = { needs: { what: 'ref' }, may: { free: 'flag', by: 'player' } };
const player: EntryForm = { may: { player: 'player' } };

/** Returns the form of a verb that acts on what it names, or on what its player picks. */
const picking = (may: EntryForm['may'] = {}, needs: EntryForm['needs'] = {}): EntryForm => ({
  needs,
  may: { what: 'ref', choose: 'choice', ...may },
  oneOf: ['what', 'choose'],
});

export const verbForms: { readonly [verb: string]: EntryForm } = {
  draw: { may: { player: 'player', amount: 'amount', to: ['hand', 'memory'], deckOf: 'player' } },
  dealDamage: { needs: { to: 'ref' }, may: { amount: 'amount', divided: 'reads', firm: 'flag' }, oneOf: ['amount', 'divided'] },
  recover: { needs: { what: 'ref', amount: 'amount' } },
  destroy: what,
  move: {
    needs: { what: 'ref', to: zones },
    may: { under: 'player', at: { or: [['top', 'bottom'], 'number'] }, rested: 'flag', reveal: 'flag', faceDown: 'flag' },
  },
  negate: { needs: { what: 'ref' }, may: { to: ['graveyard', 'banishment'] } },
  addCounters: counted,
  entersWith: counted,
  removeCounters: counted,
  payCounters: { needs: { kind }, may: { what: 'ref', amount: 'amount' } },
  wakeUp: what,
  becomeDistant: what,
  foster: what,
  redirect: { needs: { to: 'ref' }, may: { intercepting: 'flag' } },
  restSelf: {},
  sacrificeSelf: {},
  banishSelf: {},
  bringBack: what,
  banish: picking({ faceDown: 'flag' }),
  discard: picking(),
  sacrifice: picking(),
  rest: picking(),
  takeCounter: picking({}, { kind }),
  materialize: played,
  activate: played,
  payReserve: paid,
  payMemory: paid,
  summon: {
    may: { token: 'card', copyOf: 'ref', except: 'rewriting', player: 'player', amount: 'amount', rested: 'flag' },
    oneOf: ['token', 'copyOf'],
  },
  copy: { needs: { what: 'ref' }, may: { amount: 'amount', retarget: 'flag' } },
  entersAs: { needs: { copyOf: 'ref' }, may: { except: 'rewriting' } },
  glimpse: { needs: { amount: 'amount' }, may: { player: 'player' } },
  winGame: player,
  loseGame: player,
  drawGame: {},
  endTurn: {},
  endCombat: {},
};
