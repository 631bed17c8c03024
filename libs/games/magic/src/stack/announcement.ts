import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  effectLocals,
  type EffectLocals,
  listenerEnv,
  type Origin,
  type Part,
  type Table,
  type VerbsOutcome,
} from '@arbiter/kernel/authoring';
import type { Helper } from '../mana/payment.js';
import type { ManaUnit, TappedFor } from '../mana/pool.js';
import type { ManaCost } from '../characteristics/symbols.js';
import type { ZoneKind } from '../vocabulary.js';
import { type CastingFacts, castingFacts } from './casting-facts.js';
import { factsOfWay, ordinary, type Way } from './ways.js';
import type { ManaPaid } from './pay-mana.js';

/** A card of the hand that could be spliced onto the spell: its splice ability and its text (702.46a). */
export interface Splice {
  readonly object: ObjectId;
  /** Path of the splice ability, whose cost is paid in addition. */
  readonly path: string;
  readonly text: string;
}

/** What the frame of an announcement (601.2, 602.2) keeps besides an environment. */
export interface Announcement {
  readonly ability: string;
  readonly spell: boolean;
  /** The object on the stack. */
  readonly item: ObjectId;
  readonly way: Way;
  /** The card as it was before it was put on the stack; null for an ability. */
  readonly origin: Origin | null;
  /** Whether it is cast with priority, so that it must keep to the timing for that (601.3). */
  readonly timed: boolean;
  /** Whether it was face down in exile and was turned face up to be cast (406.3). */
  readonly opened: boolean;
  /** Whether it was begun at a time when a sorcery could be cast (307.5a). */
  readonly timely: boolean;
  /** The kind of zone that it was cast from. */
  readonly from: string;
  /** How often each additional cost is paid, by the path of its ability. */
  readonly paid: { readonly [path: string]: number };
  /** Additional costs that have yet to be asked about. */
  readonly optional: readonly string[];
  readonly parts: readonly Part[];
  /** The mana cost before increases and reductions; X and open symbols are settled one at a time. */
  readonly base: ManaCost;
  readonly x: number;
  /** Life that Phyrexian symbols cost (107.4f). */
  readonly life: number;
  /** Chosen halves of hybrid symbols by which the cost is reduced, in the order of the symbols (118.7e). */
  readonly halves: readonly ManaCost[];
  /** What has yet to be paid besides mana: paths of verbs. */
  readonly left: readonly string[];
  /** Permanents that were tapped for mana by simple mana abilities during the payment. */
  readonly made: readonly TappedFor[];
  /** The mana that was spent; it returns to the pool if the announcement is taken back. */
  readonly spent: readonly ManaUnit[];
  /** Additional effects of the mana that was spent, which have yet to be carried out (106.6). */
  readonly riders: readonly { readonly program: string; readonly source: ObjectId }[];
  /** The player who assists with the spell, and the mana that they spent on it (702.131a); -1 for nobody. */
  readonly helper: Seat;
  readonly help: readonly ManaUnit[];
  /** Helpers that the caster has chosen to pay with, for a spell with which a player assists. */
  readonly helping: readonly Helper[];
  /** Whether mana abilities may be activated only for mana that is spent on it. */
  readonly wholly: boolean;
  /** The zone to which the spell goes when it leaves the stack, in place of any other. */
  readonly instead: ZoneKind | '';
}

/** Locals of an announcement. */
export interface AnnounceLocals extends EffectLocals<readonly Part[] | (VerbsOutcome & ManaPaid)>, Announcement {
  /** Cards in hand that could be spliced onto the spell. */
  readonly offers?: readonly Splice[];
}

const fresh = {
  timed: false,
  opened: false,
  timely: false,
  item: 0,
  origin: null,
  from: '',
  paid: {},
  optional: [],
  parts: [],
  base: [],
  x: 0,
  life: 0,
  halves: [],
  left: [],
  made: [],
  spent: [],
  riders: [],
  helper: -1,
  help: [],
  helping: [],
  wholly: false,
  instead: '',
} as const;

/**
 * Returns locals for casting a card from its zone (601.2).
 * @param timed whether it is cast with priority, not as part of a resolution (608.2f)
 * @param opened whether it was face down in exile right before
 * @param wholly whether all mana added for it must be spent on it
 */
export function castLocals(
  table: Table,
  seat: Seat,
  object: ObjectId,
  way: Way,
  { timed, opened, wholly }: Pick<Announcement, 'timed' | 'opened'> & Partial<Pick<Announcement, 'wholly'>>,
): AnnounceLocals {
  const ability = factsOfWay(table, table.object(object), way).spell;
  return {
    ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''),
    ...fresh,
    timed,
    opened,
    wholly: wholly === true,
    ability,
    spell: true,
    way,
  };
}

/** Returns locals for activating an ability of an object (602.2). */
export function activateLocals(table: Table, seat: Seat, object: ObjectId, ability: string): AnnounceLocals {
  return {
    ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''),
    ...fresh,
    ability,
    spell: false,
    way: ordinary,
  };
}

/** Returns what the abilities of the announced spell say about casting it; an ability on the stack has no abilities of its own. */
export const factsOf = (table: Table, locals: AnnounceLocals): CastingFacts => castingFacts(table, locals.item);
