/**
 * Which declarations of attackers or blockers are legal (508.1c, 508.1d, 509.1b, 509.1c), seen as numbers only: creatures that
 * may be declared, what each may attack or block, restrictions on the whole, and requirements that are worth a point each.
 * A declaration is legal when it breaks no restriction and obeys as many requirements as can be obeyed at once, costs left out.
 */
export interface Board {
  readonly creatures: readonly Candidate[];
  readonly sets: readonly TargetSet[];
  /** The most creatures that can be declared at all. */
  readonly most: number;
}

/** A creature that may be declared. */
export interface Candidate {
  readonly options: readonly Possibility[];
  /** How many options it can take at once: one attack, or so many blocks. */
  readonly most: number;
  /** Requirements obeyed by declaring it at all. */
  readonly worth: number;
  /** It can be declared only with at least so many others. */
  readonly others: number;
  /** It can be declared only when no other is. */
  readonly alone: boolean;
  /** It can be declared only with at least one other of each of these, by their places. */
  readonly withOneOf: readonly (readonly number[])[];
}

/** One thing that a creature may attack or block. */
export interface Possibility {
  readonly target: number;
  /** Requirements obeyed by this attack or block. */
  readonly worth: number;
  /** It costs something: then it is never required (508.1d, 509.1c). */
  readonly costs: boolean;
}

/** Targets looked at together: an attacker that takes two blockers or none, a player whom at most two may attack. */
export interface TargetSet {
  readonly targets: readonly number[];
  /** So many, or none at all. */
  readonly least: number;
  readonly most: number;
  /** Requirements obeyed when it is chosen by `least` or more. */
  readonly worth: number;
}

/** What was declared: for each creature the places of the options that it takes. */
export type Declaration = readonly (readonly number[])[];

export const unlimited = Number.MAX_SAFE_INTEGER;

/** Nobody is asked to search where nothing asks for the whole. */
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

/** What of a declaration breaks a restriction; null when nothing does. */
export type Broken = { readonly creature: number } | { readonly set: number } | { readonly tooMany: true };

/** The first restriction that a declaration breaks (508.1c, 509.1b). */
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

/** How many requirements a declaration obeys (508.1d, 509.1c). */
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
