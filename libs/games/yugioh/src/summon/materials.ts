import type { MaterialPart, MonsterFacts } from '../cards/printed.js';
import type { Candidate, Demand } from './solve.js';

/** A monster that may become a material, with the values that count for it. */
export interface Material {
  readonly id: number;
  /**
   * Its current Levels: empty for a monster without a Level, several if it may be treated as having one of several (base.11.5, base.11.6).
   */
  readonly levels: readonly number[];
  /** Its Link Rating. */
  readonly link?: number;
}

/** Whether a monster fits what a part of a list of materials requires. */
export type Fits = (material: Material, part: MaterialPart) => boolean;

const candidate = (material: Material, parts: readonly MaterialPart[], fits: Fits, worths: readonly number[]): Candidate => ({
  id: material.id,
  parts: parts.flatMap((part, at) => (fits(material, part) ? [at] : [])),
  worths,
});

export interface MaterialQuestion {
  readonly demand: Demand;
  readonly candidates: readonly Candidate[];
}

/**
 * The search question for what a monster of the Extra Deck requires (base.10.7, base.11.1, base.12.1, base.14.1), with what each monster
 * could serve as. A monster without a Level is no candidate for an Xyz Summon (base.12.2) and cannot be used for a Synchro Summon
 * (base.11.3). The caller makes sure that materials are face-up, and not Tokens where Tokens are not allowed.
 * @param frees monsters of which one must be used because it frees a zone for the new monster; absent if a zone is free
 */
export function materialQuestion(
  facts: MonsterFacts,
  materials: readonly Material[],
  fits: Fits,
  frees?: ReadonlySet<number>,
): MaterialQuestion {
  const parts = facts.materials ?? [];
  const candidates = materials
    .filter(({ levels }) => facts.frame !== 'xyz' || levels.length > 0)
    .map((material) => candidate(material, parts, fits, facts.frame === 'link' ? linkWorths(material) : material.levels));
  const sum = facts.frame === 'synchro' ? facts.level : facts.link;
  return { demand: { parts, ...(sum === undefined ? {} : { sum: { is: sum } }), oneOf: frees }, candidates };
}

/** A Link Monster counts as one material, or as many as its Link Rating (base.14.2). */
const linkWorths = ({ link = 1 }: Material): readonly number[] => [1, link];

/**
 * The search question for the Tributes of a Ritual Summon (base.10.2, base.10.3): monsters whose Levels together are exactly, or at least,
 * the required number. A monster without a Level adds nothing and so is no Tribute.
 * @param levels the required sum
 */
export function ritualQuestion(
  levels: { readonly is: number } | { readonly atLeast: number },
  materials: readonly Material[],
  frees?: ReadonlySet<number>,
): MaterialQuestion {
  const candidates = materials.map((one) => ({ id: one.id, parts: [0], worths: one.levels }));
  return { demand: { parts: [{ count: 1, more: true }], sum: levels, oneOf: frees }, candidates };
}
