import type { Footing } from '../policies/policy.js';
import type { FieldSize, RoundRule, RoundTable, ProposedStructure, StructureAnswer, StructureWarning } from './round-forms.js';

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const isSound = ({ entrants, withByes: { one, two, three } }: FieldSize): boolean =>
  [entrants, one, two, three].every(isCount) && one + two + three <= entrants;

/** As how many players a field counts: everyone as one, or holders of 1, 2, 3 awarded byes as 2, 4, 8 (MTR E, KTP III.I). */
export function countedPlayers({ awardedByes }: RoundTable, { entrants, withByes: { one, two, three } }: FieldSize): number {
  switch (awardedByes) {
    case 'powersOfTwo':
      return entrants + one + 3 * two + 7 * three;
    case 'asOne':
      return entrants;
  }
}

/** The least number of rounds that halve a field to one: the logarithm to base 2, rounded up, without fractions. */
const halvings = (players: number): number => {
  let rounds = 0;
  for (let field = 1; field < players; field *= 2) rounds += 1;
  return rounds;
};

interface Line {
  readonly structure: ProposedStructure;
  readonly footing: Footing;
}

const lineFor = (rule: RoundRule, counted: number): Line | null => {
  switch (rule.kind) {
    case 'bands':
      return rule.bands.find(({ from, to }) => counted >= from && (to === null || counted <= to)) ?? null;
    case 'halving':
      if (counted < rule.from) return null;
      return { structure: { kind: 'swiss', rounds: Math.max(rule.atLeast, halvings(counted)), cut: null }, footing: rule.footing };
  }
};

const cutOf = (structure: ProposedStructure): number | null => (structure.kind === 'singleElimination' ? null : structure.cut);

/** Rounds of two-player matches in which everyone should meet somebody new. */
const pairedRounds = (structure: ProposedStructure): number => {
  switch (structure.kind) {
    case 'swiss':
      return structure.rounds;
    case 'twoDays':
      return structure.firstDay + structure.secondDay;
    case 'pods':
    case 'singleElimination':
      return 0;
  }
};

const warningsFor = ({ structure, footing }: Line, entrants: number): readonly StructureWarning[] => {
  const cut = cutOf(structure);
  const rounds = pairedRounds(structure);
  // In an odd field each has a bye once, so that there is one round more before somebody must be met again.
  const most = entrants % 2 === 0 ? entrants - 1 : entrants;
  return [
    ...(cut !== null && cut > entrants ? [{ kind: 'cutLargerThanField' as const, cut, entrants }] : []),
    ...(rounds > most ? [{ kind: 'rematchesCertain' as const, rounds, entrants }] : []),
    ...(footing === 'unverified' ? [{ kind: 'unverified' as const }] : []),
  ];
};

/**
 * How a tournament is played by a table: Swiss rounds and cut. It is a proposal; what is announced before the first round is fixed
 * (MTR 10.2).
 *
 * @returns with warnings where the cut is larger than the field, where the rounds outlast the opponents, or where the line is unverified;
 *          a refusal when the field contradicts itself or the table has no line for it
 * @see MTR E, KTP III.H and III.I
 */
export function structureFor(table: RoundTable, field: FieldSize): StructureAnswer {
  if (!isSound(field)) return { ok: false, refusal: { code: 'structure/invalid-field', field } };
  const counted = countedPlayers(table, field);
  const line = lineFor(table.rule, counted);
  if (line === null) return { ok: false, refusal: { code: 'structure/not-in-table', counted } };
  return { ok: true, counted, structure: line.structure, warnings: warningsFor(line, field.entrants) };
}
