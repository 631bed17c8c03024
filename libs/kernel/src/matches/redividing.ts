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
  /** Kind of the decision, and its rule. */
  readonly kind: string;
  readonly rule: string;
  /** Name of the schema of an answer. */
  readonly schema: string;
  /** Event that says that a player has divided his cards, and what of it he alone is told. */
  readonly event: string;
  readonly tell: (change: Redivided<Deck>) => JsonObject;
  /** Parts between which cards are exchanged in random play: one that is played with, and the one that is set aside. */
  readonly swaps: readonly [played: keyof Deck & string, aside: keyof Deck & string];
  readonly read: (bulk: Json) => Deck | null;
  readonly malformed: DeckViolation;
  /** What is wrong with a deck by itself. @param cards those of the match, one list each */
  readonly validate: (cards: readonly CardProgram[], format: FormatPins, deck: Json) => readonly DeckViolation[];
  /** What of the registered deck must have stayed as it was, and has not. */
  readonly compare: (registered: Deck, now: Deck) => readonly DeckViolation[];
}

/** What a player changed: his deck before and now. */
export interface Redivided<Deck extends DeckParts> {
  readonly seat: Seat;
  readonly before: Deck;
  readonly now: Deck;
}

/** The cards that came into parts of a deck, a card as often as it came. */
export function broughtIn<Deck extends DeckParts>(
  { before, now }: Redivided<Deck>,
  parts: readonly (keyof Deck & string)[],
): readonly string[] {
  const cards = (deck: Deck): readonly string[] => parts.flatMap((part) => deck[part] as readonly string[]);
  return comingIn(cards(before), cards(now));
}

/** Steps and checks of a game whose players divide their decks anew between games. */
export interface RedividedDecks {
  /** Step: asks every player for his deck at once, none knowing what the others do. */
  readonly ask: ProcedureStep['run'];
  /** Step: takes the decks as the players divided them; what was changed is told to each of them alone. */
  readonly take: ProcedureStep<Pick<FrameLocals, 'answers'>>['run'];
  /**
   * Checks how a player divides his cards: what must stay as registered, and a legal deck again. Where a table was set up with cards that
   * are no legal deck, only the first is asked of it.
   */
  readonly accept: GameRules['acceptBulk'];
  /** A deck drawn at random: up to three cards change places with what is set aside; it stays as it is where that is not allowed. */
  readonly sample: GameRules['sampleBulk'];
}

/** @param rules how the game asks for decks, and judges them */
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
