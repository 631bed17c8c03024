import type { HappeningRuleFor } from '../game/happenings.js';
import type { HistoryRuleFor } from '../game/history.js';
import type { GameRulesFor } from '../game/rules.js';
import type { VerbFor } from '../game/verbs.js';
import type { Table } from './table.js';

/** The rules of a game, without its cards and words; nothing else may need a change in the kernel. */
export type GameRules = GameRulesFor<Table>;

/** What a verb does. */
export type VerbDefinition = VerbFor<Table>;

/** What a game says of one type of happening. */
export type HappeningRule = HappeningRuleFor<Table>;

/** A fact that is remembered of events. */
export type HistoryRule = HistoryRuleFor<Table>;
