import { type JsonObject, jsonObjectOf, type ObjectId, readAs } from '@arbiter/kernel';
import {
  abilitiesOf,
  type Ability,
  type Amount,
  type Choice,
  type CompiledAbility,
  type Condition,
  once,
  type Table,
} from '@arbiter/kernel/authoring';
import type { ZoneKind } from '../vocabulary.js';

/**
 * What an object's abilities say about casting it: static abilities with one of these marks; keywords about casting stand for such
 * abilities (702). Their `cost` is what they ask for.
 * - `way`: an alternative cost of that name (118.9), or, with `from`, another zone from which the card may be cast.
 * - `additional`: an additional cost of that name (118.8).
 * - `costs`: the spell costs more or less (118.7, 601.2f).
 * - `asCast`: a name under which a fact about the moment in which the spell became cast is noted (601.2i).
 */
export interface WayMarks {
  readonly way: string;
  /** Whether the mana cost is paid as usual, in addition to the ability's cost (702.80a, 702.132a). */
  readonly keepsCost?: boolean;
  /** The zone to which the spell goes when it leaves the stack, in place of any other (702.33a). */
  readonly instead?: ZoneKind;
  /** Whether it is cast as though it had flash, or only at sorcery timing. */
  readonly timing?: 'instant' | 'sorcery';
  readonly if?: Condition;
  /**
   * An object that is chosen during the announcement, with the name under which the cost and the reduction refer to it (702.118a, 702.47a).
   */
  readonly choose?: Choice;
  /** What the spell costs less, multiplied by `times`. */
  readonly less?: string;
  readonly times?: Amount;
  /** The name of the chosen object by whose mana cost the spell costs less (702.47a). */
  readonly lessCostOf?: string;
}

export interface AdditionalMarks {
  readonly additional: string;
  /** A second name under which the payment is noted (702.32e). */
  readonly also?: string;
  /** Whether the player chooses to pay it or not. */
  readonly optional?: boolean;
  /** Whether it may be paid any number of times (702.32c). */
  readonly repeated?: boolean;
  readonly if?: Condition;
  /** `beyondFirst`: paid once for each mode beyond the first (702.119a); `all`: lets all modes be chosen (702.41a). */
  readonly modes?: 'beyondFirst' | 'all';
}

export interface CostMarks {
  readonly costs: true;
  readonly more?: string;
  readonly less?: string;
  readonly times?: Amount;
  /** Whether it reduces coloured mana only. */
  readonly colouredOnly?: boolean;
  readonly if?: Condition;
}

export interface AsCastMarks {
  readonly asCast: string;
  readonly if: Condition;
}

/**
 * What an object's abilities say about casting it. One part is text that a keyword adds to what the spell does (702.49a): the clauses of a
 * static ability with the mark `part`; with `part: 'first'` the spell does them before anything else (702.130a).
 */
export interface CastingFacts {
  /** Path of the spell ability, of the first half if both halves of a card are cast at once; '' for none. */
  readonly spell: string;
  /** Paths of all its spell abilities: of both halves if they are cast at once (708.4d). */
  readonly spells: readonly string[];
  readonly ways: readonly CompiledAbility[];
  readonly additional: readonly CompiledAbility[];
  readonly costs: readonly CompiledAbility[];
  readonly parts: readonly CompiledAbility[];
  readonly asCast: readonly CompiledAbility[];
}

const nothing: CastingFacts = { spell: '', spells: [], ways: [], additional: [], costs: [], parts: [], asCast: [] };

/** Returns what an object's abilities say about casting it now; remembered as long as the abilities stay the same. */
export function castingFacts(table: Table, id: ObjectId): CastingFacts {
  const abilities = abilitiesOf(table, table.object(id));
  return abilities.length === 0 ? nothing : factsFrom(abilities);
}

/** Returns the same for a list of abilities. */
export const factsFrom = once((abilities: readonly CompiledAbility[]): CastingFacts => {
  const marked = (mark: string): readonly CompiledAbility[] => abilities.filter(({ ability }) => Boolean(ability.marks?.[mark]));
  const spells = abilities.filter(({ ability }) => ability.kind === 'spell').map(({ path }) => path);
  return {
    spell: spells[0] ?? '',
    spells,
    ways: marked('way'),
    additional: marked('additional'),
    costs: marked('costs'),
    parts: marked('part'),
    asCast: marked('asCast'),
  };
});

export const wayMarks = ({ marks }: Ability): WayMarks => readAs<WayMarks>(marks);
export const additionalMarks = ({ marks }: Ability): AdditionalMarks => readAs<AdditionalMarks>(marks);
export const asCastMarks = ({ marks }: Ability): AsCastMarks => readAs<AsCastMarks>(marks);
export const costMarks = ({ marks }: Ability): CostMarks => readAs<CostMarks>(marks);

/**
 * Returns the name of a further note, made together with that of an `asCast`: it tells copies that the noted fact was not paid for
 * (706.10).
 */
export const asCastNote = (name: string): string => `asCast:${name}`;
/** Returns marks in the form in which an ability holds them. */
export const asMarks = (marks: WayMarks | AdditionalMarks | CostMarks): JsonObject => jsonObjectOf(marks);
