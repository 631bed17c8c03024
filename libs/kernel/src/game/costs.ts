import type { Seat } from '../contract.js';
import type { Env } from '../programs/env.js';
import type { Choice, Verb } from '../programs/programs.js';
import type { ObjectRow } from '../state/state.js';

/** Costs and targets: what can be paid and chosen. */
export interface CostRules<Table> {
  /** Whether costs that could each be paid could be paid together, in their order: what one uses up is there no more for the next. They can when absent. */
  readonly paysTogether?: (table: Table, env: Env, cost: readonly Verb[]) => boolean;
  /** Limit and cost of a collected trigger are looked at, and its use is noted, by the game where it places it, or its cost alone; by the kernel when it triggers, if absent. */
  readonly judgesLate?: true | 'cost';
  /** Whether an effect may choose this object as a target. */
  readonly canTarget: (table: Table, env: Env, object: ObjectRow, choice: Choice) => boolean;
  /** The same for a player; every player may be chosen when absent. */
  readonly canTargetPlayer?: (table: Table, env: Env, seat: Seat, choice: Choice) => boolean;
}
