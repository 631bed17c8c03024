import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
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
import type { WillCost } from '../will/costs.js';
import type { WillUnit } from '../will/pool.js';
import type { Item, Way } from './items.js';
import { incarnationOf, spellOf } from './ways.js';

/** What playing a card or ability (903.2) keeps in its frame in addition to an environment. */
export interface Announcement {
  readonly sort: Item['sort'];
  readonly ability: string;
  readonly triggered: boolean;
  /** The object on the chase. */
  readonly item: ObjectId;
  readonly way: Way;
  /** The card's row and place before; null for an ability. */
  readonly origin: Origin | null;
  readonly from: string;
  /** Optional abilities with costs of their own that are still to be asked for (1109), and those that are paid. */
  readonly optional: readonly string[];
  readonly paid: readonly string[];
  readonly parts: readonly Part[];
  readonly cost: WillCost | null;
  readonly x: number;
  /** Costs other than will that are yet to be paid: paths of verbs. */
  readonly left: readonly string[];
  readonly spent: readonly WillUnit[];
  /** Cards that were rested for the will that was paid. */
  readonly made: readonly ObjectId[];
  /** Whether an effect plays it, so that the time does not matter (903.2). */
  readonly untimed: boolean;
  /** Whether it is played outside main timing, which takes Quickcast (1111.2). */
  readonly quick: boolean;
}

/** Locals of an announcement. */
export interface AnnounceLocals extends EffectLocals<Announced>, Announcement {}

/** Reference to the procedure of `announce.ts`, for files that can't import it. */
export const announceRef = procedureRef<AnnounceLocals>('announce');

/** What the called procedures return: chosen parts, results of verbs, or paid will. */
type Announced = readonly Part[] | (VerbsOutcome & WillPaid);

/** The result of paying will. */
export interface WillPaid {
  readonly done: boolean;
  readonly units?: Announcement['spent'];
  readonly made?: Announcement['made'];
}

/** The values before anything is chosen; an effect that plays a card at any time sets `untimed` itself (1111.2a). */
const fresh = {
  item: 0,
  way: '',
  origin: null,
  from: '',
  optional: [],
  paid: [],
  parts: [],
  cost: null,
  x: 0,
  left: [],
  spent: [],
  made: [],
  untimed: false,
  quick: false,
  triggered: false,
} as const;

/**
 * Returns the locals for playing a card from where it lies.
 * @param trigger the event on which it was revealed, for a card that was revealed on its condition (708.3)
 */
export function playLocals(table: Table, seat: Seat, object: ObjectId, way: Way, trigger: JsonObject | null = null): AnnounceLocals {
  const ability = spellOf(table, object)?.path ?? '';
  const paid = way === 'incarnation' ? [incarnationOf(table, object)?.path ?? ''] : [];
  return {
    ...effectLocals(listenerEnv(table, { object, seat, ability }, trigger), ''),
    ...fresh,
    sort: 'card',
    ability,
    way,
    paid,
    triggered: trigger !== null,
  };
}

/** Returns the locals for playing an activate ability or performing a Judgment. */
export function activateLocals(table: Table, seat: Seat, object: ObjectId, ability: string): AnnounceLocals {
  const sort = table.library.ability(ability).ability.keyword === 'judgment' ? 'judgment' : 'ability';
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ...fresh, sort, ability };
}

/** Returns the locals for playing an automatic ability that triggered (906.5). */
export function triggerLocals(trigger: TriggerRow): AnnounceLocals {
  return { ...effectLocals(triggerEnv(trigger), ''), ...fresh, sort: 'ability', ability: trigger.ability, triggered: true };
}
