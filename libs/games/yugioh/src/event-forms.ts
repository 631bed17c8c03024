import type { EventForm } from '@arbiter/kernel/authoring';
import { phases } from './vocabulary.js';

/** What programs may read of each event that cards wait for. `event-data.spec.ts` holds it against what matches show. */

/** What answers a committed event at its moment (`timing/answerable.ts`), reads what the kernel says of it, and all to whom it happened together. */
const answered = ['key', 'type', 'was', 'now', 'objects', 'were'] as const;
/** Whose effect, or what else, did it (`happenings/reasons.ts`). */
const cause = ['by', 'byCard', 'bySeat', 'reason', 'rule'] as const;

/** A card goes from place to place (`happenings/move.ts`). */
const moving = ['act', 'at', ...cause, 'object', 'to'] as const;
/** What is known of it once it is there; a card that goes by itself, under no card and with none, has no controller. */
const afterMoving = ['controller', 'from', 'wasFaceUp'] as const;
const moved = (...sometimes: readonly string[]): EventForm => ({
  always: moving,
  sometimes: [...afterMoving, 'searched', ...sometimes],
  afterwards: afterMoving,
  marked: answered,
});

const ofObject: EventForm = { always: [...cause, 'object'], marked: answered };
const ofLife: EventForm = { always: ['amount', ...cause, 'seat'], marked: ['key', 'type'] };
const ofDamage: EventForm = { always: ['amount', 'battle', ...cause, 'seat'], marked: ['key', 'type'] };
const ofBattle: EventForm = { always: ['attacker', 'moment', 'object', 'seat', 'target'], marked: answered };
const placed = ['faceUp', 'from', 'object', 'position', 'seat', 'slot'] as const;
const ofPhase: EventForm = { always: ['phase', 'seat', 'turn'], marked: ['key', 'type'] };

export const events: { readonly [event: string]: EventForm } = {
  ...Object.fromEntries(phases.map((phase) => [`phase:${phase}`, ofPhase])),
  activated: {
    always: [
      ...['ability', 'act', 'attribute', 'card', 'categories', 'kinds', 'link', 'object', 'place', 'property', 'races', 'seat', 'speed'],
      'targets',
    ],
    marked: ['key'],
  },
  // Cards that are added, and cards that are drawn.
  addedToHand: {
    always: cause,
    sometimes: ['act', 'at', 'object', 'to', ...afterMoving, 'excavated', 'searched', 'show', 'amount', 'normal', 'objects', 'seat'],
    afterwards: [...afterMoving, 'objects'],
    marked: answered,
  },
  // Told of what attacks and of what is attacked (`battle/declare.ts`).
  attackDeclared: { always: ['direct', 'object', 'seat', 'target'], marked: ['key'] },
  attackTargeted: { always: ['attacker', 'object', 'seat'], marked: ['key'] },
  banishedCard: moved('faceDown', 'how', 'unplaced', 'until'),
  battled: { always: ['object', 'other', 'seat'], marked: ['key'] },
  battleDamage: ofDamage,
  cardSet: { always: [...cause, ...placed, 'left'], afterwards: ['from', 'left'], marked: answered },
  chainEnded: { always: ['links'] },
  controlChanged: { always: ['before', ...cause, 'object', 'seat', 'slot', 'until'], afterwards: ['before'], marked: answered },
  counterPlaced: { always: ['amount', ...cause, 'kind', 'object'], marked: answered },
  damageCalculation: ofBattle,
  damaged: ofDamage,
  damageStepBegins: ofBattle,
  damageStepEnds: ofBattle,
  destroyed: { always: [...cause, 'object'], sometimes: ['unplaced'], marked: answered },
  discarded: moved(),
  drew: { always: ['amount', ...cause, 'normal', 'objects', 'seat'], afterwards: ['objects'], marked: ['key', 'type'] },
  equipped: { always: [...cause, 'object', 'to'], marked: answered },
  // No event: a fast effect may be activated now, or whatever may be in an open Main Phase (`timing/offers.ts`).
  fast: {},
  flipped: { always: [...cause, 'how', 'object', 'position'], marked: answered },
  gainedLife: ofLife,
  goesToGY: moved('excavated', 'how', 'unplaced'),
  leftField: moved('faceDown', 'how', 'inOrder', 'until'),
  lostLife: ofLife,
  main: {},
  moved: moved('excavated', 'faceDown', 'how', 'inOrder', 'show', 'unplaced', 'until'),
  paidLife: ofLife,
  positionChanged: { always: [...cause, 'object', 'position'], marked: answered },
  resolvedLink: {
    always: ['act', 'activationNegated', 'kinds', 'link', 'negated', 'object', 'seat', 'targets', 'witnesses'],
    marked: answered,
  },
  returned: moved('inOrder'),
  sentToGY: moved('excavated', 'how', 'unplaced'),
  summoned: {
    always: [...cause, ...placed, 'how', 'proper', 'special'],
    afterwards: ['from', 'special'],
    marked: answered,
  },
  // Monsters are being summoned, and what answers that may negate it (`summon/arrival.ts`).
  summoning: { always: ['from', 'how', 'object', 'objects', 'seat', 'special'], marked: ['key'] },
  targeted: { always: ['by', 'link', 'object', 'seat'] },
  tributed: moved('how'),
  turnedDown: ofObject,
  // Cards that are sent, and materials that come to lie under what they summon (`summon/special.ts`).
  usedAsMaterial: {
    always: ['how', 'object', 'reason'],
    sometimes: ['act', 'at', 'by', 'byCard', 'bySeat', 'rule', 'to', ...afterMoving, 'searched', 'host', 'seat'],
    afterwards: [...afterMoving, 'host', 'seat'],
    marked: answered,
  },
  zoneChanged: { always: ['before', ...cause, 'object', 'slot'], afterwards: ['before'], marked: answered },
};
