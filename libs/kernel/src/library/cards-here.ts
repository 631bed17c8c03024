import type { CardId } from '../contract.js';
import type { Program } from '../programs/compiled.js';
import type { Library } from './library.js';
import type { ObjectRow, State } from '../state/state.js';

/**
 * Cards that are or were in one match, with those that they name: what was made by a card may be gone, and its text be borrowed still. What none
 * of them does or waits for needs no look at the table.
 */
export class CardsHere {
  private cards: Set<CardId> | null = null;
  /** What was found out about all of them: by the moment that they wait for, and by any other question. */
  private readonly awaited = new Map<string, boolean>();
  private readonly answers = new Map<string, boolean>();

  constructor(
    private readonly library: Library<never>,
    private readonly state: State,
  ) {}

  /**
   * Whether any of them could wait for a moment by itself. Says nothing about windows: those go by what could be in the match for all that
   * anybody knows.
   */
  awaits(key: string): boolean {
    return this.awaited.get(key) ?? this.find(this.awaited, key, (card) => this.library.waitsFor(card, key));
  }

  /** Whether any of them defines characteristics in all zones. */
  anyDefines(): boolean {
    return this.any('defines', ({ defines }) => defines);
  }

  /** Whether a static ability of any of them says something of what is not in play. */
  anyElsewhere(): boolean {
    return this.any('elsewhere', ({ elsewhere }) => elsewhere);
  }

  /** Whether something that never changes holds for any of them. @param question the name under which the answer is remembered */
  any(question: string, holds: (program: Program) => boolean): boolean {
    return this.answers.get(question) ?? this.find(this.answers, question, (card) => holds(this.library.card(card)));
  }

  /** A card came. */
  add(card: CardId): void {
    if (this.cards === null || this.cards.has(card)) return;
    this.know(card, this.cards);
    this.clear();
  }

  /** Cards came of which nobody was told. */
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
    // A card may be gone whose text something has taken over: rows name it by the paths of its abilities.
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

/** The card in a path of an ability, also inside a text of several. */
const pathOfAbility = /([^\s"/,[\]{}]+)\/abilities\//g;

/** Texts in a value that hold such a path. Walks a whole state each time that a match is loaded: one list for all of it. */
function textsIn(value: unknown, found: string[] = []): readonly string[] {
  if (typeof value === 'string') {
    if (value.includes('/abilities/')) found.push(value);
  } else if (Array.isArray(value)) {
    for (const one of value) textsIn(one, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) textsIn(value[key as keyof typeof value], found);
  }
  return found;
}
