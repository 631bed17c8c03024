import type { MaterialPart, MonsterFacts } from '../cards/printed.js';
import type { Candidate, Demand } from './solve.js';

/** A monster that may become material, with what counts of it. */
export interface Material {
  readonly id: number;
  /** Its current Levels: none for a monster without one, several where it may be treated as one of them (base.11.5, base.11.6). */
  readonly levels: readonly number[];
  /** Its Link Rating. */
  readonly link?: number;
}

/** Whether a monster fits what a part of a list asks for. */
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
 * What a monster of the Extra Deck asks for (base.10.7, base.11.1, base.12.1, base.14.1), and how each monster could serve. One without a Level
 * is no candidate for an Xyz Summon (base.12.2), and counts as nothing for a Synchro Summon (base.11.3); that it is face-up, and no Token where none may
 * be, is for the caller to see to.
 *
 * @param frees those that free a zone for the new monster where there is none else
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

/** One, or as many as its rating (base.14.2). */
const linkWorths = ({ link = 1 }: Material): readonly number[] => [1, link];

/**
 * The Tributes of a Ritual Summon (base.10.2, base.10.3): monsters with Levels whose Levels together are just so many, or at least; one without a Level adds nothing, and so is none of them.
 * @param levels what is asked for
 */
export function ritualQuestion(
  levels: { readonly is: number } | { readonly atLeast: number },
  materials: readonly Material[],
  frees?: ReadonlySet<number>,
): MaterialQuestion {
  const candidates = materials.map((one) => ({ id: one.id, parts: [0], worths: one.levels }));
  return { demand: { parts: [{ count: 1, more: true }], sum: levels, oneOf: frees }, candidates };
}
