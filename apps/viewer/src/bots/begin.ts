import { newCommandId, RequestRefused, type Shape } from '@arbiter/client';
import { unreadableLines, type UnreadableLine } from '../play/deck-faults.js';
import { type Problem, problemOf } from '../problems/said.js';
import type { ChosenDeck } from './deck-choice.js';

/** What a guest asks for. */
export interface Asked {
  readonly game: string;
  readonly name: string;
  /** Null in games whose decks are chosen at the table. */
  readonly deck: ChosenDeck | null;
}

/** What became of it. */
export type Begun =
  | { readonly kind: 'begun'; readonly made: Shape<'CreatedBotMatch'> }
  /** The deck can't be played; by line, where the line is known. */
  | { readonly kind: 'unfit'; readonly faults: readonly UnreadableLine[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

const deckOf = (deck: ChosenDeck | null): Pick<Shape<'CreateBotMatch'>, 'deck' | 'ownDeck'> => {
  if (deck === null) return {};
  if (deck.own) return { ownDeck: { text: deck.text } };
  return deck.preset === null ? {} : { deck: deck.preset };
};

/** What a refusal says of the deck. */
function faultsOf(refused: RequestRefused): readonly UnreadableLine[] {
  if (refused.code === 'deck/illegal') return [{ code: refused.code, line: 0, detail: refused.detail }];
  return unreadableLines(refused);
}

/**
 * Sends what guests ask for. What got no answer keeps its command's id for when it is asked for again, so that it begins one match at most.
 */
export class Beginner {
  private open: { readonly meaning: string; readonly commandId: string } | null = null;

  constructor(private readonly send: (body: Shape<'CreateBotMatch'>) => Promise<Shape<'CreatedBotMatch'>>) {}

  async begin({ game, name, deck }: Asked): Promise<Begun> {
    const asked = { game, ...deckOf(deck), ...(name === '' ? {} : { name }) };
    const meaning = JSON.stringify(asked);
    const { commandId } = this.open?.meaning === meaning ? this.open : { commandId: newCommandId() };
    this.open = { meaning, commandId };
    try {
      const made = await this.send({ ...asked, commandId });
      this.open = null;
      return { kind: 'begun', made };
    } catch (error) {
      const problem = problemOf(error);
      if (!(error instanceof RequestRefused)) return { kind: 'refused', problem };
      // A server in trouble may have begun the match all the same.
      if (error.status < 500) this.open = null;
      const faults = deck?.own === true ? faultsOf(error) : [];
      return faults.length > 0 ? { kind: 'unfit', faults } : { kind: 'refused', problem };
    }
  }
}
