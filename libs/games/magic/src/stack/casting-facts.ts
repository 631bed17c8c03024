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
 * What an object's abilities say of casting it. They are static abilities with one of these marks; keywords of casting stand for
 * such abilities (702). Their `cost` is what they ask for.
 * - `way`: an alternative cost by that name (118.9), or, with `from`, another zone from which it may be cast.
 * - `additional`: an additional cost by that name (118.8).
 * - `costs`: the spell costs more or less (118.7, 601.2f).
 * - `asCast`: a name under which it is noted that something was so as the spell became cast (601.2i).
 */
export interface WayMarks {
  readonly way: string;
  /** The mana cost is paid as usual, and the cost of the ability besides (702.80a, 702.132a). */
  readonly keepsCost?: boolean;
  /** When the spell leaves the stack it goes there instead of anywhere else (702.33a). */
  readonly instead?: ZoneKind;
  /** As though it had flash, or as a sorcery. */
  readonly timing?: 'instant' | 'sorcery';
  readonly if?: Condition;
  /** An object that is chosen while it is announced, by the name under which the cost and what it makes cheaper know it (702.118a, 702.47a). */
  readonly choose?: Choice;
  /** The spell costs less, `times` over. */
  readonly less?: string;
  readonly times?: Amount;
  /** The spell costs less by the mana cost of what was chosen by this name (702.47a). */
  readonly lessCostOf?: string;
}

export interface AdditionalMarks {
  readonly additional: string;
  /** A second name by which it is known (702.32e). */
  readonly also?: string;
  /** The player chooses whether to pay it. */
  readonly optional?: boolean;
  /** Any number of times (702.32c). */
  readonly repeated?: boolean;
  readonly if?: Condition;
  /** Paid once for each mode beyond the first (702.119a), or lets all modes be chosen (702.41a). */
  readonly modes?: 'beyondFirst' | 'all';
}

export interface CostMarks {
  readonly costs: true;
  readonly more?: string;
  readonly less?: string;
  readonly times?: Amount;
  /** It reduces coloured mana only. */
  readonly colouredOnly?: boolean;
  readonly if?: Condition;
}

export interface AsCastMarks {
  readonly asCast: string;
  readonly if: Condition;
}

/**
 * Text that a keyword adds to what the spell does (702.49a): the clauses of a static ability with the mark `part`; with
 * `part: 'first'` the spell does them before anything else (702.130a).
 */
export interface CastingFacts {
  /** Path of the spell ability, the first where both halves of a card are cast at once; '' for none. */
  readonly spell: string;
  /** Paths of all of its spell abilities: of both halves where they are cast at once (708.4d). */
  readonly spells: readonly string[];
  readonly ways: readonly CompiledAbility[];
  readonly additional: readonly CompiledAbility[];
  readonly costs: readonly CompiledAbility[];
  readonly parts: readonly CompiledAbility[];
  readonly asCast: readonly CompiledAbility[];
}

const nothing: CastingFacts = { spell: '', spells: [], ways: [], additional: [], costs: [], parts: [], asCast: [] };

/** What an object's abilities say of casting it, as they are now; remembered as long as they stay. */
export function castingFacts(table: Table, id: ObjectId): CastingFacts {
  const abilities = abilitiesOf(table, table.object(id));
  return abilities.length === 0 ? nothing : factsFrom(abilities);
}

/** The same of a list of abilities. */
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

/** The note beside that of an `asCast`, by which a copy knows that it was not paid for (706.10). */
export const asCastNote = (name: string): string => `asCast:${name}`;
/** Marks as an ability carries them. */
export const asMarks = (marks: WayMarks | AdditionalMarks | CostMarks): JsonObject => jsonObjectOf(marks);
