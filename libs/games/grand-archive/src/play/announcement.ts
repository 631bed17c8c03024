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

/** What playing a card or ability (2.3.1.1, 2.3.2.1, 2.4.1.1) keeps in its frame beside an environment. */
export interface Announcement {
  readonly sort: Sort;
  readonly ability: string;
  readonly triggered: boolean;
  /** The object on the effects stack. */
  readonly item: ObjectId;
  /** The card where it lay before; null for an ability. */
  readonly origin: Origin | null;
  readonly from: string;
  readonly champion: ObjectId;
  readonly parts: readonly Part[];
  readonly x: number;
  /** An effect has it played (2.3.1.12, 2.3.2.1.1): from where it lies, whatever time it is. */
  readonly allowed: boolean;
  /** How it is paid for, and how it could be. */
  readonly way: Way;
  readonly ways: readonly Way[];
  /** Paths of the abilities whose costs are paid besides. */
  readonly extras: readonly string[];
  /** Of those that may be paid, which have not been asked about yet. */
  readonly asking: readonly string[];
  readonly cost: Cost | null;
  /** The champion whose preparation counters pay for it; 0 where it is not prepared. */
  readonly preparedBy: ObjectId;
  /** What is left to be paid besides: paths of verbs. */
  readonly left: readonly string[];
}

/** Locals of an announcement. */
export interface AnnounceLocals extends EffectLocals<Announced>, Announcement {}

/** The procedure of `announce.ts`, for what can't import it. */
export const announceRef = procedureRef<AnnounceLocals>('announce');

/** What the procedures return that it calls: parts that were chosen, and what verbs came to. */
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

/** Locals for activating or materializing a card from where it lies. */
export function playLocals(table: Table, seat: Seat, object: ObjectId, sort: 'activation' | 'materialization'): AnnounceLocals {
  const ability = playingTextOf(table, object).spell?.path ?? '';
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ...fresh, sort, ability };
}

/** Locals for a card that an effect has played. @param free without paying its cost */
export function allowedLocals(
  table: Table,
  seat: Seat,
  object: ObjectId,
  sort: 'activation' | 'materialization',
  free: boolean,
): AnnounceLocals {
  return { ...playLocals(table, seat, object, sort), allowed: true, way: free ? freeWay : usualWay };
}

/** Locals for activating an ability. */
export function activateLocals(table: Table, seat: Seat, object: ObjectId, ability: string): AnnounceLocals {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ...fresh, sort: 'ability', ability };
}

/** Locals for putting an ability that triggered onto the effects stack (2.4.2.1). */
export function triggerLocals(trigger: TriggerRow): AnnounceLocals {
  return { ...effectLocals(triggerEnv(trigger), ''), ...fresh, sort: 'ability', ability: trigger.ability, triggered: true };
}
