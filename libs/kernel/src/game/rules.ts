import type { CardRules } from './cards.js';
import type { CostRules } from './costs.js';
import type { DeckRules } from './decks.js';
import type { HappeningRules } from './happenings.js';
import type { HiddenRules } from './hidden.js';
import type { MatchRules } from './match.js';
import type { TimingRules } from './timing.js';
import type { ValueRules } from './values.js';
import type { ZoneRules } from './zones.js';

/**
 * The rules of a game, without its cards and words, for one kind of table. The table knows the rules, and the rules are functions of a
 * table; the table is a parameter here so that neither file imports the other. `GameRules` (`table/rules.ts`) is what games define.
 */
export interface GameRulesFor<Table>
  extends MatchRules<Table>,
    DeckRules<Table>,
    CardRules<Table>,
    ZoneRules<Table>,
    HiddenRules<Table>,
    ValueRules<Table>,
    HappeningRules<Table>,
    TimingRules<Table>,
    CostRules<Table> {}

/** The rules of a game for code without a table: it can read what they say about cards, and cannot call what takes a table. */
export type AnyRules = GameRulesFor<never>;
