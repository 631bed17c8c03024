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

/** What an announcement (601.2, 602.2) keeps in its frame beside an environment. */
export interface Announcement {
  readonly ability: string;
  readonly spell: boolean;
  /** The object on the stack. */
  readonly item: ObjectId;
  readonly way: Way;
  /** The card before it was put on the stack; null for an ability. */
  readonly origin: Origin | null;
  /** It is cast with priority, and has to keep to the time for that (601.3). */
  readonly timed: boolean;
  /** It lay face down in exile and was turned up to be cast (406.3). */
  readonly opened: boolean;
  /** It was begun when a sorcery could be cast (307.5a). */
  readonly timely: boolean;
  /** Kind of the zone that it was cast from. */
  readonly from: string;
  /** How often each additional cost is paid, by the path of its ability. */
  readonly paid: { readonly [path: string]: number };
  /** Additional costs that are still to be asked for. */
  readonly optional: readonly string[];
  readonly parts: readonly Part[];
  /** The mana cost before increases and reductions: X and open symbols are settled one by one. */
  readonly base: ManaCost;
  readonly x: number;
  /** Life that Phyrexian symbols cost (107.4f). */
  readonly life: number;
  /** Halves of hybrid symbols by which the cost is reduced, in the order of the symbols (118.7e). */
  readonly halves: readonly ManaCost[];
  /** What is left to be paid besides mana: paths of verbs. */
  readonly left: readonly string[];
  /** Permanents that were tapped for mana by plain abilities while paying. */
  readonly made: readonly TappedFor[];
  /** The mana that was spent; it comes back to the pool when the announcement is taken back. */
  readonly spent: readonly ManaUnit[];
  /** Effects that go with the mana that was spent, still to be carried out (106.6). */
  readonly riders: readonly { readonly program: string; readonly source: ObjectId }[];
  /** Who assists with the spell, and the mana that he spent on it (702.131a); -1 for nobody. */
  readonly helper: Seat;
  readonly help: readonly ManaUnit[];
  /** What the caster set aside to help with a spell that somebody assists. */
  readonly helping: readonly Helper[];
  /** Mana abilities may be activated only for mana that is spent on it. */
  readonly wholly: boolean;
  /** Where the spell goes instead when it leaves the stack. */
  readonly instead: ZoneKind | '';
}

/** Locals of an announcement. */
export interface AnnounceLocals extends EffectLocals<readonly Part[] | (VerbsOutcome & ManaPaid)>, Announcement {
  /** Cards of the hand that could be spliced onto the spell. */
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

/** Locals for casting a card from where it lies (601.2). @param timed by a player with priority, not as part of a resolution (608.2f) @param opened it lay face down in exile right before @param wholly all mana that is added for it must be spent on it */
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

/** Locals for activating an ability of an object (602.2). */
export function activateLocals(table: Table, seat: Seat, object: ObjectId, ability: string): AnnounceLocals {
  return {
    ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''),
    ...fresh,
    ability,
    spell: false,
    way: ordinary,
  };
}

/** What is said of casting the spell that is announced; an ability on the stack has no abilities that could say anything. */
export const factsOf = (table: Table, locals: AnnounceLocals): CastingFacts => castingFacts(table, locals.item);
