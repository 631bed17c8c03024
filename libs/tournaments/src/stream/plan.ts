import type { WithdrawalRule } from '../pairing/knockout-forms.js';
import type { CutGate } from '../structure/cuts.js';

/**
 * Who comes from the phase before: those whom a cut lets through, or everybody who still plays. Then no cut is made, and the standings go on;
 * the next phase is one that everybody can play.
 */
export type PhaseGate = CutGate | { readonly kind: 'everybody' };

interface AnyPhase {
  /** Games of a match: the first to win more than half of them wins. Odd. */
  readonly bestOf: number;
  /** Length of a round in minutes; null without a limit. */
  readonly minutes: number | null;
  /** Who comes from the phase before; null in the first phase, which everybody plays. */
  readonly gate: PhaseGate | null;
}

/** A part of a tournament: it takes an ordered list of entrants and returns one. */
export type Phase =
  | (AnyPhase & {
      readonly kind: 'swiss';
      readonly rounds: number;
      /** Whether the last round is paired by rank, as is usual before a cut. */
      readonly lastRoundByRank: boolean;
      readonly sides: 'lot' | 'fewestStarts';
    })
  /**
   * One draft and its Swiss rounds. Pods are drawn before the first of them, and whoever drafted together plays among themselves, even where
   * that means a rematch (MTR 7.6).
   */
  | (AnyPhase & { readonly kind: 'draft'; readonly rounds: number; readonly sides: 'lot' | 'fewestStarts' })
  | (AnyPhase & {
      readonly kind: 'singleElimination';
      /** Whether the losers of the semifinals play for the third place. */
      readonly thirdPlace: boolean;
      /** What it gives when somebody leaves after the cut; nobody moves up. */
      readonly withdrawals: WithdrawalRule;
    })
  /** Whoever has lost twice is out; a final that the unbeaten one loses is played again. */
  | (AnyPhase & { readonly kind: 'doubleElimination' })
  | (AnyPhase & { readonly kind: 'roundRobin' })
  /** Tables of four and three, each with one winner. */
  | (AnyPhase & { readonly kind: 'pods'; readonly rounds: number });

/** Whether a phase is a bracket: there are no draws, and its results do not count in the standings. */
export const isElimination = (phase: Phase | undefined): boolean =>
  phase?.kind === 'singleElimination' || phase?.kind === 'doubleElimination';

/** What a tournament is made of, in the order in which it is played. */
export interface Structure {
  readonly phases: readonly Phase[];
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

const faultOfGate = ({ gate, kind }: Phase, at: number, before: Phase | undefined): string | null => {
  if (at === 0) return gate === null ? null : 'the first phase has no gate: everybody plays it';
  if (gate === null) return `phase ${at + 1} needs a gate that says who goes on`;
  if (isElimination(before) && gate.kind !== 'top')
    return `phase ${at + 1} follows a bracket, whose order has no points: its gate has to be a number of places`;
  if (gate.kind === 'everybody')
    return kind === 'swiss' || kind === 'draft' || kind === 'pods'
      ? null
      : `phase ${at + 1} is drawn in an order of seeds: its gate has to be a cut`;
  if (gate.kind === 'points') return isCount(gate.atLeast, 1_000) ? null : `the gate of phase ${at + 1} asks for ${gate.atLeast} points`;
  return isCount(gate.places, 10_000) && gate.places >= 2
    ? null
    : `the gate of phase ${at + 1} lets ${gate.places} go on: at least 2 have to`;
};

const faultOfPhase = (phase: Phase, at: number, before: Phase | undefined): string | null => {
  if (!isCount(phase.bestOf, 99) || phase.bestOf % 2 === 0)
    return `best of ${phase.bestOf} is no match that somebody wins: it has to be odd`;
  if (phase.minutes !== null && !isCount(phase.minutes, 1_440)) return `a round of ${phase.minutes} minutes`;
  if ('rounds' in phase && !isCount(phase.rounds, 99)) return `${phase.rounds} rounds`;
  return faultOfGate(phase, at, before);
};

/** Says what is wrong with a structure, or null. */
export const faultOfStructure = ({ phases }: Structure): string | null => {
  if (phases.length === 0) return 'a tournament has at least one phase';
  if (phases.length > 10) return `${phases.length} phases are too many: at most 10`;
  for (const [at, phase] of phases.entries()) {
    const fault = faultOfPhase(phase, at, phases[at - 1]);
    if (fault !== null) return fault;
  }
  return null;
};

/** How many games win a match. */
export const gamesToWin = (bestOf: number): number => (bestOf + 1) / 2;
