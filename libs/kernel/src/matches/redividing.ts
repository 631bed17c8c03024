import { bulkOf } from '../answers/answers.js';
import type { DeckViolation, Decision, FormatPins, Json, JsonObject, Seat } from '../contract.js';
import type { CardProgram } from '../programs/programs.js';
import { comingIn, type DeckParts, sortedDeck } from './deck-parts.js';
import { type Control, answersIn, type FrameLocals } from '../state/calls.js';
import type { GameRules } from '../table/rules.js';
import type { ProcedureStep } from '../table/procedures.js';
import { matchOf, setMatch } from './matches.js';
import type { Table } from '../table/table.js';
import { readAs } from '../json.js';

/** How a game asks for the decks between two games, and judges them. */
export interface Redividing<Deck extends DeckParts> {
  /** Kind of the decision, and the rule that asks. */
  readonly kind: string;
  readonly rule: string;
  /** Name of the schema of an answer. */
  readonly schema: string;
  /** Type of the event that says that a player has divided their cards, and the data of it that only this player gets. */
  readonly event: string;
  readonly tell: (change: Redivided<Deck>) => JsonObject;
  /** The parts between which cards are exchanged in random play: one that is played with, and one that is set aside. */
  readonly swaps: readonly [played: keyof Deck & string, aside: keyof Deck & string];
  readonly read: (bulk: Json) => Deck | null;
  readonly malformed: DeckViolation;
  /**
   * Returns what is wrong with a deck by itself.
   * @param cards the cards of the match, always as the same list object
   */
  readonly validate: (cards: readonly CardProgram[], format: FormatPins, deck: Json) => readonly DeckViolation[];
  /** Returns what should have stayed as in the registered deck and has not. */
  readonly compare: (registered: Deck, now: Deck) => readonly DeckViolation[];
}

/** A player's deck before and after they divided it. */
export interface Redivided<Deck extends DeckParts> {
  readonly seat: Seat;
  readonly before: Deck;
  readonly now: Deck;
}

/** Returns the cards that came into parts of a deck, each as often as it came in. */
export function broughtIn<Deck extends DeckParts>(
  { before, now }: Redivided<Deck>,
  parts: readonly (keyof Deck & string)[],
): readonly string[] {
  const cards = (deck: Deck): readonly string[] => parts.flatMap((part) => deck[part] as readonly string[]);
  return comingIn(cards(before), cards(now));
}

/** Steps and checks of a game whose players divide their decks anew between games. */
export interface RedividedDecks {
  /** The step that asks all players for their decks at once; no player knows what the others do. */
  readonly ask: ProcedureStep['run'];
  /** The step that takes the decks as the players divided them; each player alone is told what they changed. */
  readonly take: ProcedureStep<Pick<FrameLocals, 'answers'>>['run'];
  /**
   * Checks how a player divides their cards: what must stay as registered, and that the deck is legal again. Where a table was set up with
   * cards that are no legal deck, only the first is checked.
   */
  readonly accept: GameRules['acceptBulk'];
  /** Draws a deck at random: up to three cards are exchanged with what is set aside; the deck stays as it is where that is not allowed. */
  readonly sample: GameRules['sampleBulk'];
}

/**
 * Builds the steps and checks.
 * @param rules how the game asks for decks and checks them
 */
export function redividedDecks<Deck extends DeckParts>(rules: Redividing<Deck>): RedividedDecks {
  const accept: GameRules['acceptBulk'] = (table, decision, bulk) => accepted(table, decision, bulk, rules);
  return {
    ask: (table, _locals, frame): Control => {
      const { game, decks } = matchOf<Deck>(table);
      for (const seat of table.seats()) {
        const parts = Object.fromEntries(Object.entries(decks[seat] as Deck).map(([part, cards]): [string, Json] => [part, [...cards]]));
        table.ask(frame, {
          seat,
          kind: rules.kind,
          rule: rules.rule,
          sealed: true,
          params: { game, ...parts },
          domain: { type: 'bulk', schema: rules.schema },
        });
      }
      return { wait: true };
    },
    take: (table, locals) => {
      const answers = answersIn(locals);
      const before = matchOf<Deck>(table).decks;
      const decks = table.seats().map((seat) => readAs<Deck>(bulkOf(answers[seat])));
      setMatch(table, 'decks', decks);
      decks.forEach((now, seat) =>
        table.emit(rules.event, rules.rule, { seat }, [{ seats: [seat], data: rules.tell({ seat, before: before[seat] as Deck, now }) }]),
      );
      return undefined;
    },
    accept,
    sample: (table, decision, draw) => {
      const now = matchOf<Deck>(table).decks[decision.subject] as Deck;
      const [played, aside] = rules.swaps.map((part) => [...(now[part] as readonly string[])]) as [string[], string[]];
      for (let swaps = aside.length === 0 || played.length === 0 ? 0 : draw(4); swaps > 0; swaps--) {
        const [out, back] = [draw(played.length), draw(aside.length)];
        [played[out], aside[back]] = [aside[back] as string, played[out] as string];
      }
      const deck = { ...now, [rules.swaps[0]]: played, [rules.swaps[1]]: aside } as unknown as Json;
      return accept(table, decision, deck).ok ? deck : (now as unknown as Json);
    },
  };
}

function accepted<Deck extends DeckParts>(
  table: Table,
  decision: Decision,
  bulk: Json,
  rules: Redividing<Deck>,
): ReturnType<GameRules['acceptBulk']> {
  const deck = rules.read(bulk);
  if (deck === null) return { ok: false, violations: [rules.malformed] };
  const registered = matchOf<Deck>(table).registered[decision.subject] as Deck;
  const faultsOf = (one: Deck): readonly DeckViolation[] =>
    rules.validate(table.library.catalogue(), table.pins.format, one as unknown as Json);
  const changed = rules.compare(registered, deck);
  const violations = changed.length > 0 || faultsOf(registered).length > 0 ? changed : faultsOf(deck);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: sortedDeck(deck) as unknown as Json };
}
