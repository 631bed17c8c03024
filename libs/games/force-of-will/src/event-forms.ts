import type { EventForm } from '@arbiter/kernel/authoring';
import { phases } from './vocabulary.js';

/**
 * Declares what programs may read of each event that cards wait for. `event-data.spec.ts` compares these declarations with the events of
 * played matches.
 */

/** Fields of the events in which a card moves from one place to another (`happenings/move.ts`). */
const moving = [
  'act',
  'at',
  'by',
  'face',
  'faceDown',
  'from',
  'host',
  'object',
  'playedFrom',
  'rested',
  'reveal',
  'rule',
  'to',
  'under',
] as const;
const moved = (...sometimes: readonly string[]): EventForm => ({ always: moving, sometimes, afterwards: ['from'] });
const about: EventForm = { always: ['object', 'seat'] };
const ofObject: EventForm = { always: ['object', 'rule'] };
const ofTurn: EventForm = { always: ['seat'] };
const ofStep: EventForm = { always: ['seat', 'step'] };
/** `object`: the attacker, while it is still in the battle. */
const ofAttack: EventForm = { ...ofStep, sometimes: ['object'] };
const ofDamage: EventForm = { always: ['object', 'seat', 'step'] };
const ofLife: EventForm = { always: ['amount', 'rule', 'seat'] };
const ofCounters: EventForm = { always: ['amount', 'kind', 'object', 'rule'] };
const ofPhase: EventForm = { always: ['phase', 'seat'] };

export const events: { readonly [event: string]: EventForm } = {
  ...Object.fromEntries(phases.map((phase) => [`phase:${phase}`, ofPhase])),
  'phaseEnd:recovery': ofTurn,
  'step:battleStart': ofStep,
  'step:attackDeclaration': ofStep,
  'step:blockDeclaration': ofAttack,
  'step:firstStrike': ofDamage,
  'step:normalDamage': ofDamage,
  'step:battleEnd': ofAttack,
  activated: { always: ['keyword', 'object', 'seat', 'source'] },
  attached: { always: ['host', 'object'], sometimes: ['rule'] },
  attacks: { always: ['object', 'player', 'seat', 'target'] },
  awakened: about,
  becameTarget: { always: ['by', 'object', 'seat'] },
  blocks: { always: ['attacker', 'object', 'seat'] },
  canceled: { always: ['by', 'object', 'rule'] },
  controlChanged: moved('counters', 'lent'),
  counterPut: ofCounters,
  counterRemoved: ofCounters,
  created: {
    always: ['amount', 'by', 'copy', 'kind', 'objects', 'rested', 'rule', 'seat', 'token', 'zone', 'object'],
    afterwards: ['object'],
  },
  damage: { always: ['amount', 'battle', 'firm', 'rule', 'source'], sometimes: ['object', 'seat'] },
  damaged: { always: ['amount', 'battle', 'firm', 'object', 'rule', 'source'] },
  damagePrevented: { always: ['amount', 'by', 'bySeat', 'source'], sometimes: ['object', 'seat'] },
  destroyed: { always: ['by', 'object', 'rule', 'ruler'] },
  // A card is discarded, or a player whose hand is empty had to discard (`happenings/empty-discard.ts`).
  discarded: { sometimes: [...moving, 'seat'], afterwards: ['from'] },
  draws: ofLife,
  drew: { always: ['object', 'rule', 'seat'], afterwards: ['object'] },
  entered: moved('counters', 'notes', 'seat', 'token'),
  gainedLife: ofLife,
  gameStart: ofTurn,
  isAttacked: { always: ['by', 'object', 'seat'] },
  isBlocked: { always: ['by', 'object', 'seat'] },
  left: moved('counters'),
  lookedAt: about,
  lost: { always: ['reason', 'rule', 'seat'] },
  lostLife: ofLife,
  moved: moved('counters', 'lent', 'notes', 'seat', 'token'),
  played: { always: ['from', 'object', 'seat', 'triggered', 'way'] },
  playerDamaged: { always: ['amount', 'battle', 'firm', 'rule', 'seat', 'source'] },
  produced: { always: ['rule', 'seat', 'source', 'units'] },
  recovered: ofObject,
  removed: moved('counters'),
  rested: ofObject,
  revealed: ofObject,
  rolled: { always: ['amount', 'by', 'dice', 'seat'], afterwards: ['amount'] },
  shifted: ofObject,
  shuffled: { always: ['except', 'rule', 'seat', 'zone'] },
  // No event: an ability waits for a state of the game.
  state: {},
  toGraveyard: moved('counters', 'seat', 'token'),
  toHand: moved('counters'),
  turnEnd: ofTurn,
  turnStart: ofTurn,
  willAbility: about,
};
