import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  effectLocals,
  type EffectLocals,
  listenerEnv,
  type Origin,
  type Part,
  procedureRef,
  type Table,
  triggerEnv,
  type TriggerRow,
  type VerbsOutcome,
} from '@arbiter/kernel/authoring';
import type { Cost } from './costs.js';
import type { Sort } from './items.js';
import { playingTextOf } from './playing-text.js';
import { freeWay, usualWay, type Way } from './ways.js';

/** What playing a card or ability (2.3.1.1, 2.3.2.1, 2.4.1.1) keeps in its frame in addition to an environment. */
export interface Announcement {
  readonly sort: Sort;
  readonly ability: string;
  readonly triggered: boolean;
  /** The object on the effects stack. */
  readonly item: ObjectId;
  /** The card's row and place before; null for an ability. */
  readonly origin: Origin | null;
  readonly from: string;
  readonly champion: ObjectId;
  readonly parts: readonly Part[];
  readonly x: number;
  /** Whether an effect lets it be played (2.3.1.12, 2.3.2.1.1): from where it lies, at any time. */
  readonly allowed: boolean;
  /** The way in which it is paid for; and the possible ways. */
  readonly way: Way;
  readonly ways: readonly Way[];
  /** Paths of the abilities whose costs are paid in addition. */
  readonly extras: readonly string[];
  /** Paths of optional costs that have not been asked about yet. */
  readonly asking: readonly string[];
  readonly cost: Cost | null;
  /** The champion whose preparation counters prepare it; 0 if it is not prepared. */
  readonly preparedBy: ObjectId;
  /** Other costs that are yet to be paid: paths of verbs. */
  readonly left: readonly string[];
}

/** Locals of an announcement. */
export interface AnnounceLocals extends EffectLocals<Announced>, Announcement {}

/** Reference to the procedure of `announce.ts`, for files that can't import it. */
export const announceRef = procedureRef<AnnounceLocals>('announce');

/** What the called procedures return: chosen parts, and results of verbs. */
type Announced = readonly Part[] | VerbsOutcome;

const fresh = {
  item: 0,
  origin: null,
  from: '',
  champion: 0,
  parts: [],
  x: 0,
  allowed: false,
  way: usualWay,
  ways: [],
  extras: [],
  asking: [],
  cost: null,
  left: [],
  preparedBy: 0,
  triggered: false,
} as const;

/** Returns the locals for activating or materializing a card from where it lies. */
export function playLocals(table: Table, seat: Seat, object: ObjectId, sort: 'activation' | 'materialization'): AnnounceLocals {
  const ability = playingTextOf(table, object).spell?.path ?? '';
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ...fresh, sort, ability };
}

/**
 * Returns the locals for a card that an effect lets a player play.
 * @param free whether its cost is not paid
 */
export function allowedLocals(
  table: Table,
  seat: Seat,
  object: ObjectId,
  sort: 'activation' | 'materialization',
  free: boolean,
): AnnounceLocals {
  return { ...playLocals(table, seat, object, sort), allowed: true, way: free ? freeWay : usualWay };
}

/** Returns the locals for activating an ability. */
export function activateLocals(table: Table, seat: Seat, object: ObjectId, ability: string): AnnounceLocals {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ...fresh, sort: 'ability', ability };
}

/** Returns the locals for putting an ability that triggered onto the effects stack (2.4.2.1). */
export function triggerLocals(trigger: TriggerRow): AnnounceLocals {
  return { ...effectLocals(triggerEnv(trigger), ''), ...fresh, sort: 'ability', ability: trigger.ability, triggered: true };
}
