import type { Action, Answer, Decision, GameEvent, Json, MatchState, Option, Pins, Session, View } from '@arbiter/kernel';
import { magic } from '../game.js';
import { ruleset } from '../index.js';
import type { Deck } from '../decks/deck-rules.js';

/** Plays a match from its beginning, for specs: decks are in the pins, answers are given by option id. */
export class MatchRun {
  readonly events: GameEvent[];
  readonly session: Session;

  private constructor(pins: Pins, state: MatchState, events: readonly GameEvent[]) {
    this.session = ruleset.openSession(pins, state, { fingerprints: true });
    this.events = [...events];
  }

  /** @param format `single` or `constructed` */
  static begin(decks: readonly [Deck, Deck], seed: number, format = 'constructed'): MatchRun {
    const pins: Pins = {
      matchId: 'run',
      game: 'magic',
      ruleset: '',
      catalogueHash: '',
      format: magic.formats[format] as Pins['format'],
      seats: 2,
      seedCommitment: null,
      decks: decks as unknown as readonly Json[],
    };
    const { state, events } = ruleset.start(pins, seed.toString(16).padStart(64, '0'));
    return new MatchRun(pins, state, events);
  }

  get open(): Decision {
    const [decision] = this.session.pending();
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  }

  get options(): readonly Option[] {
    return 'options' in this.open.domain ? this.open.domain.options : [];
  }

  get view(): View {
    return this.session.view({ role: 'judge' });
  }

  act(action: Action): this {
    const done = this.session.act(action);
    if (!done.ok) throw new Error(`${done.refusal.code}: ${done.refusal.detail}`);
    this.events.push(...done.events);
    return this;
  }

  answer(answer: Answer, decision: Decision = this.open): this {
    return this.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
  }

  pick(...picks: readonly string[]): this {
    return this.answer({ picks });
  }

  /** Picks the only option that is about this card. */
  use(card: string): this {
    const option = this.options.find(({ params }) => params?.card === card);
    if (option === undefined) throw new Error(`${card} is not among ${this.options.map(({ id }) => id).join(', ')}`);
    return this.pick(option.id);
  }

  /** Has every player keep their hand. */
  keep(): this {
    while (this.session.pending().some(({ kind }) => kind === 'mulligan')) this.pick('keep');
    return this;
  }

  concede(seat: number, scope: 'game' | 'match' = 'game'): this {
    return this.act({ type: 'concede', seat, scope });
  }

  typed(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** Returns the number of cards in a zone. */
  count(zone: string): number {
    return this.view.zones.find(({ id }) => id === zone)?.count ?? -1;
  }

  cards(zone: string): readonly (string | undefined)[] {
    return this.view.zones.find(({ id }) => id === zone)?.objects.map(({ card }) => card) ?? [];
  }
}

/** Returns a legal deck: basic lands, with some other cards and a sideboard. */
export function deckOf(main: { readonly [card: string]: number }, sideboard: { readonly [card: string]: number } = {}): Deck {
  const list = (cards: { readonly [card: string]: number }): string[] =>
    Object.entries(cards).flatMap(([card, count]) => Array.from({ length: count }, () => card));
  const given = list(main);
  return {
    main: [...given, ...Array.from({ length: Math.max(0, 60 - given.length) }, () => 'forest')].sort(),
    sideboard: list(sideboard).sort(),
  };
}
