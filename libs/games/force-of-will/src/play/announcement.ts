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

/** What playing a card or ability (903.2) keeps in its frame beside an environment. */
export interface Announcement {
  readonly sort: Item['sort'];
  readonly ability: string;
  readonly triggered: boolean;
  /** The object on the chase. */
  readonly item: ObjectId;
  readonly way: Way;
  /** The card where it lay before; null for an ability. */
  readonly origin: Origin | null;
  readonly from: string;
  /** Optional abilities with costs of their own that are still to be asked for (1109), and those that are paid. */
  readonly optional: readonly string[];
  readonly paid: readonly string[];
  readonly parts: readonly Part[];
  readonly cost: WillCost | null;
  readonly x: number;
  /** What is left to be paid besides will: paths of verbs. */
  readonly left: readonly string[];
  readonly spent: readonly WillUnit[];
  /** Cards that were rested for the will that was paid. */
  readonly made: readonly ObjectId[];
  /** An effect has it played, whatever the time (903.2). */
  readonly untimed: boolean;
  /** It is played when only Quickcast lets it be (1111.2). */
  readonly quick: boolean;
}

/** Locals of an announcement. */
export interface AnnounceLocals extends EffectLocals<Announced>, Announcement {}

/** The procedure of `announce.ts`, for what can't import it. */
export const announceRef = procedureRef<AnnounceLocals>('announce');

/** What the procedures return that it calls: parts that were chosen, what was paid, and what verbs came to. */
type Announced = readonly Part[] | (VerbsOutcome & WillPaid);

/** What paying will came to. */
export interface WillPaid {
  readonly done: boolean;
  readonly units?: Announcement['spent'];
  readonly made?: Announcement['made'];
}

/** Nothing was chosen yet; that an effect has it played, whatever the time (1111.2a), is said by the effect. */
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

/** Locals for playing a card from where it lies. @param trigger what it triggered on, for a card that was revealed on its condition (708.3) */
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

/** Locals for playing an activate ability, or performing a Judgment. */
export function activateLocals(table: Table, seat: Seat, object: ObjectId, ability: string): AnnounceLocals {
  const sort = table.library.ability(ability).ability.keyword === 'judgment' ? 'judgment' : 'ability';
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ...fresh, sort, ability };
}

/** Locals for playing an automatic ability that triggered (906.5). */
export function triggerLocals(trigger: TriggerRow): AnnounceLocals {
  return { ...effectLocals(triggerEnv(trigger), ''), ...fresh, sort: 'ability', ability: trigger.ability, triggered: true };
}
