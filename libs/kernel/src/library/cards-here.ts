import type { CardId } from '../contract.js';
import type { Program } from '../programs/compiled.js';
import type { Library } from './library.js';
import type { ObjectRow, State } from '../state/state.js';

/**
 * The cards that are or were in one match, with the cards that they name, since something that a card made may be gone while its text is
 * still borrowed. If none of these cards does or waits for something, no look at the table is needed.
 */
export class CardsHere {
  private cards: Set<CardId> | null = null;
  /** Remembered results about all these cards: by the moment that they wait for, and by any other question. */
  private readonly awaited = new Map<string, boolean>();
  private readonly answers = new Map<string, boolean>();

  constructor(
    private readonly library: Library<never>,
    private readonly state: State,
  ) {}

  /**
   * Whether any of these cards could wait for a moment by itself. This says nothing about windows, which depend on what could be in the
   * match as far as anybody knows.
   */
  awaits(key: string): boolean {
    return this.awaited.get(key) ?? this.find(this.awaited, key, (card) => this.library.waitsFor(card, key));
  }

  /** Whether any of these cards defines characteristics in all zones. */
  anyDefines(): boolean {
    return this.any('defines', ({ defines }) => defines);
  }

  /** Whether a static ability of any of these cards affects anything that is not in play. */
  anyElsewhere(): boolean {
    return this.any('elsewhere', ({ elsewhere }) => elsewhere);
  }

  /**
   * Whether a property that never changes holds for any of these cards.
   * @param question the name under which the result is remembered
   */
  any(question: string, holds: (program: Program) => boolean): boolean {
    return this.answers.get(question) ?? this.find(this.answers, question, (card) => holds(this.library.card(card)));
  }

  /** Adds a card that came into the match. */
  add(card: CardId): void {
    if (this.cards === null || this.cards.has(card)) return;
    this.know(card, this.cards);
    this.clear();
  }

  /** Forgets all results because cards came without a call of `add`. */
  forget(): void {
    this.cards = null;
    this.clear();
  }

  private clear(): void {
    this.awaited.clear();
    this.answers.clear();
  }

  private find(answers: Map<string, boolean>, key: string, holds: (card: CardId) => boolean): boolean {
    let found = false;
    for (const card of this.all()) found ||= holds(card);
    answers.set(key, found);
    return found;
  }

  private all(): ReadonlySet<CardId> {
    if (this.cards !== null) return this.cards;
    const cards = new Set<CardId>();
    const { objects, effects, watches } = this.state;
    for (const id in objects) this.know((objects[id] as ObjectRow).card, cards);
    // The card whose text something has taken over may be gone; rows name that card by the paths of its abilities.
    for (const text of textsIn([objects, effects, watches]))
      for (const [, card] of text.matchAll(pathOfAbility)) if (this.library.has(card as CardId)) this.know(card as CardId, cards);
    return (this.cards = cards);
  }

  private know(card: CardId, cards: Set<CardId>): void {
    if (cards.has(card)) return;
    cards.add(card);
    for (const named of this.library.namedBy(card)) this.know(named, cards);
  }
}

/** Finds the card in a path of an ability, also in a string with several paths. */
const pathOfAbility = /([^\s"/,[\]{}]+)\/abilities\//g;

/**
 * Returns the strings in a value that hold such a path, all in one list. A whole state is walked each time a match is loaded, and most of
 * its fields are numbers: so only objects and lists call this again.
 */
function textsIn(value: object, found: string[] = []): readonly string[] {
  for (const key in value) {
    const one: unknown = value[key as keyof typeof value];
    if (typeof one === 'string') {
      if (one.includes('/abilities/')) found.push(one);
    } else if (typeof one === 'object' && one !== null) textsIn(one, found);
  }
  return found;
}
