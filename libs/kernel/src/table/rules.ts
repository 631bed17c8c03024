import type { HappeningRuleFor } from '../game/happenings.js';
import type { HistoryRuleFor } from '../game/history.js';
import type { GameRulesFor } from '../game/rules.js';
import type { VerbFor } from '../game/verbs.js';
import type { Table } from './table.js';

/**
 * The rules of a game, without its cards and words. They are all that a game defines; a new game must need no other change in the kernel.
 */
export type GameRules = GameRulesFor<Table>;

/** The definition of a verb. */
export type VerbDefinition = VerbFor<Table>;

/** How a game treats one type of happening. */
export type HappeningRule = HappeningRuleFor<Table>;

/** A fact that is remembered of events. */
export type HistoryRule = HistoryRuleFor<Table>;
