import type { EventForm } from '@arbiter/kernel/authoring';
import { turnSteps } from './vocabulary.js';

/**
 * Declares what programs may read of each event that cards wait for. `event-data.spec.ts` compares these declarations with the events of
 * played matches.
 */

/** Fields of the events in which an object changes zones (`happenings/move.ts`). */
const moving = ['at', 'from', 'host', 'object', 'rule', 'tapped', 'to', 'under'] as const;
/** The same fields without `object`, for events that are zone changes only in some cases. */
const others = moving.filter((field) => field !== 'object');
const afterMoving = ['from', 'objects'] as const;
const moved = (...sometimes: readonly string[]): EventForm => ({ always: moving, sometimes, afterwards: afterMoving });
/** Fields that say how an object comes to the battlefield (`faces/arrival.ts`, `happenings/enter.ts`). */
const coming = [
  'attacking',
  'being',
  'by',
  'copy',
  'copyCounters',
  'copyWhen',
  'counters',
  'discard',
  'face',
  'faceDown',
  'joined',
  'notes',
] as const;

const about: EventForm = { always: ['object', 'seat'] };
const ofObject: EventForm = { always: ['object', 'rule'] };
const ofPlayer: EventForm = { always: ['rule', 'seat'] };
const counted: EventForm = { always: ['amount', 'seat'] };
const ofLife: EventForm = { always: ['amount', 'rule', 'seat'] };
/** Fields of an instruction that a player is about to carry out (`happenings/instruct.ts`). */
const instructed: EventForm = { always: ['amount', 'objects', 'rule', 'seat', 'what'] };
const bySource: EventForm = { always: ['object', 'seat', 'source'] };
const byObject: EventForm = { always: ['by', 'object', 'seat'] };
const ofStep: EventForm = { always: ['phase', 'seat', 'step'] };
const ofMana = {
  always: ['amount', 'rule', 'seat', 'source', 'tapped', 'times', 'types'],
  sometimes: ['object', 'only', 'rider', 'snow'],
} as const;

export const events: { readonly [event: string]: EventForm } = {
  ...Object.fromEntries(turnSteps.map((step) => [`step:${step}`, ofStep])),
  activated: { always: ['keyword', 'object', 'seat', 'source'] },
  attached: { always: ['host', 'object', 'rule'] },
  attacks: { always: ['alone', 'attacked', 'count', 'defender', 'object', 'seat'] },
  becameMonstrous: { always: ['amount', 'object', 'seat'] },
  becameTarget: byObject,
  becomesBlocked: { always: ['blockers', 'count', 'object', 'seat'] },
  becomesBlockedBy: { always: ['before', 'blocker', 'count', 'object', 'seat'] },
  beginPhase: { always: ['phase', 'seat'] },
  beginStep: { always: ['seat', 'step'] },
  beginTurn: { always: ['seat'] },
  blocks: { always: ['alone', 'attackers', 'count', 'object', 'seat'] },
  blocksCreature: { always: ['attacker', 'object', 'seat'] },
  cast: { always: ['before', 'from', 'object', 'seat', 'way'] },
  championed: bySource,
  clashed: { always: ['seat', 'won'] },
  coinFlipped: { always: ['seat', 'side'], sometimes: ['won'] },
  controlChanged: { always: ['from', 'object', 'seat'] },
  controlLost: { always: ['object', 'seat', 'to'] },
  countered: { always: ['at', 'by', 'object', 'rule', 'to'] },
  countersAdded: {
    always: ['amount', 'count', 'had', 'rule'],
    sometimes: ['by', 'copy', 'effect', 'entering', 'face', 'kind', 'object', 'seat', 'under'],
    afterwards: ['count', 'had'],
  },
  countersRemoved: {
    always: ['amount', 'count', 'had', 'rule'],
    sometimes: ['kind', 'object', 'seat'],
    afterwards: ['count', 'had'],
  },
  created: { always: ['amount', 'objects', 'rule', 'seat', 'tapped', 'token'], sometimes: ['attacked', 'attacking', 'copy'] },
  crewed: { always: ['object', 'seat', 'vehicle'] },
  cycled: about,
  damage: { always: ['amount', 'combat', 'firm', 'rule', 'source', 'to'], sometimes: ['object', 'seat'] },
  damagePrevented: { always: ['amount', 'by', 'bySeat', 'source'], sometimes: ['object', 'seat'] },
  destroyed: { always: ['noRegeneration', 'object', 'rule'] },
  died: moved('exploited', 'objects', 'sacrifice', 'source'),
  discarded: { always: [...moving, 'by', 'discard'], sometimes: ['reveal'], afterwards: afterMoving },
  drawnGame: { always: ['rule'] },
  draws: ofLife,
  drew: { always: ['object', 'rule', 'seat'], afterwards: ['object'] },
  encoded: bySource,
  entered: moved(...coming),
  enteredAsCopy: about,
  evolved: bySource,
  exerted: { always: ['object', 'rule', 'seat'] },
  // `object`: the permanent that is sacrificed. `source`: the creature that exploits it (702.109b).
  exploited: { always: ['object', 'source'], sometimes: [...others, 'exploited', 'sacrifice', 'seat'], afterwards: afterMoving },
  explored: about,
  flipCoin: instructed,
  gainedLife: ofLife,
  left: moved('exploited', 'faceDown', 'lookers', 'objects', 'reveal', 'sacrifice', 'source'),
  // Cards that are cast leave the graveyard as well (`stack/announce.ts`).
  leftGraveyard: {
    always: ['object'],
    sometimes: [...others, 'attacking', 'being', 'counters', 'face', 'faceDown', 'notes', 'seat', 'source'],
    afterwards: afterMoving,
  },
  lostGame: ofPlayer,
  lostLife: ofLife,
  // `by`: the object that triggered a triggered mana ability.
  manaAdded: { ...ofMana, sometimes: [...ofMana.sometimes, 'by'] },
  miracle: bySource,
  // The parts of a melded permanent move separately.
  moved: {
    always: ['object', 'rule', 'to'],
    sometimes: [...others, ...coming, 'exploited', 'lookers', 'objects', 'resolving', 'reveal', 'sacrifice', 'source', 'traced'],
    afterwards: afterMoving,
  },
  phasedIn: { always: ['object'] },
  phasedOut: { always: ['object'] },
  regenerable: { always: ['noRegeneration', 'object', 'rule'] },
  regenerated: ofObject,
  revealed: about,
  revealedAsDrawn: bySource,
  sacrificed: { always: [...moving, 'sacrifice'], sometimes: ['exploited', 'source'], afterwards: afterMoving },
  scried: counted,
  scry: instructed,
  search: instructed,
  searched: { always: ['of', 'seat'] },
  shuffled: { always: ['except', 'rule', 'seat'] },
  // No event: an ability waits for a state of the game.
  state: {},
  surveil: instructed,
  tapped: ofObject,
  tappedForMana: ofMana,
  transformed: ofObject,
  turnedFaceUp: { always: ['mega', 'object', 'rule'] },
  // `from`: the former host, unless that was a player; for a permanent that leaves the battlefield itself, the zone that it left.
  unattached: { always: ['object'], sometimes: [...others, 'sacrifice', 'source'], afterwards: afterMoving },
  unblocked: about,
  untapped: ofObject,
  voted: { always: ['seat'] },
  wonGame: ofPlayer,
};
