import type { EventForm } from '@arbiter/kernel/authoring';
import { phases } from './vocabulary.js';

/**
 * Declares what programs may read of each event that cards wait for. `event-data.spec.ts` compares these declarations with the events of
 * played matches.
 */

/** Fields of the events in which a card moves from one place to another (`happenings/move.ts`). */
const moving: EventForm = {
  always: ['act', 'at', 'attacker', 'by', 'faceDown', 'from', 'object', 'owner', 'prepared', 'rested', 'reveal', 'rule', 'to', 'under'],
  afterwards: ['from', 'owner'],
};
/** Fields that say with what a card enters: as a copy of which card, and with what it had at its former place (`happenings/move.ts`). */
const comingWith = ['copy', 'counters', 'damage', 'lineage'] as const;
/**
 * Fields of the events in which a card enters or leaves the field. Most are optional, because a champion that levels up enters, and a
 * champion that ceases to exist leaves, without a move (`happenings/level-up.ts`, `happenings/destroy.ts`).
 */
const onField: EventForm = {
  always: ['object', 'rule'],
  sometimes: (moving.always ?? []).filter((field) => !['object', 'rule'].includes(field)),
  afterwards: ['from', 'owner'],
};
const ofObject: EventForm = { always: ['object', 'rule'] };
const ofStep: EventForm = { always: ['object', 'seat', 'step'] };
const ofCounters: EventForm = { always: ['amount', 'kind', 'object', 'rule'] };
const ofPhase: EventForm = { always: ['phase', 'seat'] };

export const events: { readonly [event: string]: EventForm } = {
  ...Object.fromEntries(phases.map((phase) => [`phase:${phase}`, ofPhase])),
  abilityActivated: { always: ['object', 'seat', 'source'] },
  activated: { always: ['from', 'object', 'prepared', 'seat'] },
  attacks: { always: ['object', 'seat', 'target', 'weapon'] },
  banished: moving,
  becameDistant: ofObject,
  counterPut: ofCounters,
  counterRemoved: ofCounters,
  created: { always: ['amount', 'by', 'copy', 'objects', 'rested', 'rule', 'seat', 'token'] },
  damage: { always: ['amount', 'attack', 'firm', 'hit', 'object', 'rule', 'source'] },
  destroyed: moving,
  died: moving,
  draws: { always: ['amount', 'rule', 'seat', 'to'] },
  drew: { always: ['object', 'rule', 'seat', 'to'], afterwards: ['object'] },
  entered: { ...onField, sometimes: [...(onField.sometimes ?? []), ...comingWith, 'with'] },
  fostered: ofObject,
  glimpsed: { always: ['amount', 'seat'] },
  isAttacked: { always: ['by', 'firm', 'object', 'seat'] },
  killed: moving,
  left: onField,
  leveledUp: { always: ['from', 'object', 'rule', 'to', 'with'], sometimes: ['copy'], afterwards: ['from', 'to'] },
  lost: { always: ['reason', 'rule', 'seat'] },
  materialized: { always: ['from', 'object', 'prepared', 'seat'] },
  moved: { ...moving, sometimes: comingWith },
  recovered: { always: ['amount', 'object', 'rule'] },
  rested: ofObject,
  retaliates: { always: ['attacker', 'object', 'seat'] },
  // No event: an ability waits for a state of the game.
  state: {},
  'step:damage': ofStep,
  'step:endOfCombat': ofStep,
  'step:retaliation': ofStep,
  toBeDestroyed: { always: ['act', 'by', 'object', 'rule'] },
  toGraveyard: moving,
  turnStart: { always: ['seat'] },
  wokeUp: ofObject,
};
