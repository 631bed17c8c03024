/**
 * Legal declarations of attackers or blockers (508.1c, 508.1d, 509.1b, 509.1c) in numbers only: creatures that may be declared, what each
 * may attack or block, restrictions on the whole, and requirements worth one point each. A declaration is legal when it breaks no
 * restriction and obeys as many requirements as can be obeyed at once without paying costs.
 */
export interface Board {
  readonly creatures: readonly Candidate[];
  readonly sets: readonly TargetSet[];
  /** The most creatures that can be declared in all. */
  readonly most: number;
}

/** A creature that may be declared. */
export interface Candidate {
  readonly options: readonly Possibility[];
  /** How many options it can take at once: one attack, or a number of blocks. */
  readonly most: number;
  /** Requirements obeyed by declaring the creature at all. */
  readonly worth: number;
  /** It can be declared only together with at least this many others. */
  readonly others: number;
  /** Whether it can be declared only when no other creature is. */
  readonly alone: boolean;
  /** It can be declared only with at least one other creature of each of these lists of places. */
  readonly withOneOf: readonly (readonly number[])[];
}

/** One thing that a creature may attack or block. */
export interface Possibility {
  readonly target: number;
  /** Requirements obeyed by this attack or block. */
  readonly worth: number;
  /** Whether it costs something; if so, it is never required (508.1d, 509.1c). */
  readonly costs: boolean;
}

/**
 * Targets that are counted together: an attacker that must be blocked by two or more creatures if at all, a player whom at most two
 * creatures may attack.
 */
export interface TargetSet {
  readonly targets: readonly number[];
  /** The least number of creatures that choose one of the targets, unless none does. */
  readonly least: number;
  readonly most: number;
  /** Requirements obeyed when at least `least` creatures choose one of the targets. */
  readonly worth: number;
}

/** A declaration: for each creature the places of the options that it takes. */
export type Declaration = readonly (readonly number[])[];

export const unlimited = Number.MAX_SAFE_INTEGER;

/** Whether a board has no restrictions or requirements on the whole, so that no search is needed. */
export function isFree({ creatures, sets, most }: Board): boolean {
  return (
    most >= creatures.length &&
    sets.length === 0 &&
    creatures.every(
      ({ worth, others, alone, withOneOf, options }) =>
        worth === 0 && others === 0 && !alone && withOneOf.length === 0 && options.every((option) => option.worth === 0),
    )
  );
}

/** The part of a declaration that breaks a restriction; null when none does. */
export type Broken = { readonly creature: number } | { readonly set: number } | { readonly tooMany: true };

/** Returns the first restriction that a declaration breaks (508.1c, 509.1b). */
export function brokenBy(board: Board, declared: Declaration): Broken | null {
  const declaredCreatures = declared.flatMap((taken, at) => (taken.length > 0 ? [at] : []));
  if (declaredCreatures.length > board.most) return { tooMany: true };
  for (const at of declaredCreatures) {
    const { most, others, alone, withOneOf } = board.creatures[at] as Candidate;
    const together = declaredCreatures.length - 1;
    if ((declared[at] as readonly number[]).length > most || together < others || (alone && together > 0)) return { creature: at };
    if (!withOneOf.every((ones) => ones.some((one) => one !== at && declaredCreatures.includes(one)))) return { creature: at };
  }
  const set = board.sets.findIndex(({ targets, least, most }) => {
    const count = countIn(board, declared, targets);
    return count > most || (count > 0 && count < least);
  });
  return set < 0 ? null : { set };
}

function countIn(board: Board, declared: Declaration, targets: readonly number[]): number {
  return declared.reduce(
    (sum, taken, at) =>
      sum + taken.filter((place) => targets.includes((board.creatures[at] as Candidate).options[place]?.target ?? -1)).length,
    0,
  );
}

/** Counts the requirements that a declaration obeys (508.1d, 509.1c). */
export function obeyedBy(board: Board, declared: Declaration): number {
  let obeyed = 0;
  declared.forEach((taken, at) => {
    const { worth, options } = board.creatures[at] as Candidate;
    if (taken.length > 0) obeyed += worth;
    for (const place of taken) obeyed += (options[place] as Possibility).worth;
  });
  for (const { targets, worth, least } of board.sets)
    if (worth > 0 && countIn(board, declared, targets) >= Math.max(1, least)) obeyed += worth;
  return obeyed;
}
