import type { EventForm } from '@arbiter/kernel/authoring';
import { phases } from './vocabulary.js';

/**
 * Declares what programs may read of each event that cards wait for. `event-data.spec.ts` compares these declarations with the events of
 * played matches.
 */

/**
 * Fields that an ability which answers a committed event at its moment (`timing/answerable.ts`) may read in addition: what the kernel adds
 * to the event, and all objects to which it happened together (`objects`, as they were before: `were`).
 */
const answered = ['key', 'type', 'was', 'now', 'objects', 'were'] as const;
/** Fields that say whose effect, or what else, caused the event (`happenings/reasons.ts`). */
const cause = ['by', 'byCard', 'bySeat', 'reason', 'rule'] as const;

/** Fields of the events in which a card moves from one place to another (`happenings/move.ts`). */
const moving = ['act', 'at', ...cause, 'object', 'to'] as const;
/** Fields that are known only after the card has moved; a Token, which ceases to exist, has only `from`. */
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
  // A card is added to the hand, or cards are drawn.
  addedToHand: {
    always: cause,
    sometimes: ['act', 'at', 'object', 'to', ...afterMoving, 'excavated', 'searched', 'show', 'amount', 'normal', 'objects', 'seat'],
    afterwards: [...afterMoving, 'objects'],
    marked: answered,
  },
  // `attackDeclared` is about the attacking monster, `attackTargeted` about the attacked one (`battle/declare.ts`).
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
  // No events: at `fast`, fast effects may be activated; at `main`, whatever may be activated in an open Main Phase (`timing/offers.ts`).
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
  // Monsters are being summoned; effects that answer may negate the summon (`summon/arrival.ts`).
  summoning: { always: ['from', 'how', 'object', 'objects', 'seat', 'special'], marked: ['key'] },
  targeted: { always: ['by', 'link', 'object', 'seat'] },
  tributed: moved('how'),
  turnedDown: ofObject,
  // Cards are sent as materials, or materials come to lie under the monster that is summoned with them (`summon/special.ts`).
  usedAsMaterial: {
    always: ['how', 'object', 'reason'],
    sometimes: ['act', 'at', 'by', 'byCard', 'bySeat', 'rule', 'to', ...afterMoving, 'searched', 'host', 'seat'],
    afterwards: [...afterMoving, 'host', 'seat'],
    marked: answered,
  },
  zoneChanged: { always: ['before', ...cause, 'object', 'slot'], afterwards: ['before'], marked: answered },
};
