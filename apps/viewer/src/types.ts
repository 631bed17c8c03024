import type { CardFacts, Decision, Domain, Language, ObjectView, Option, PendingView, SlotView, View } from '@arbiter/kernel';

export type { CardFacts, Language, ObjectView, PendingView, SlotView, View };

/** The same in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly zh: string;
}

export type WordedOption = Option & { readonly words: BothLanguages };
type WithOptions<D> = D extends { readonly options: readonly Option[] }
  ? Omit<D, 'options'> & { readonly options: readonly WordedOption[] }
  : D;
/** What may be answered, each option with its words. */
export type WordedDomain = WithOptions<Domain>;
export type WordedDecision = Omit<Decision, 'domain'> & { readonly domain: WordedDomain; readonly words: BothLanguages };
/** An open decision: one's own in full, of others only that they are asked. */
export type WordedPending =
  | { readonly yours: true; readonly decision: WordedDecision }
  | (Omit<Extract<PendingView, { readonly yours: false }>, 'may'> & { readonly may?: readonly WordedOption[] });

/** A player of a match. */
export interface PlayerShown {
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
}

type Status = 'created' | 'running' | 'paused' | 'ended' | 'cancelled';
type Result = { readonly winners: readonly number[]; readonly reason: string } | null;

/** A player's clock as the server read it. */
export interface ClockShown {
  readonly seat: number;
  readonly bankMs: number;
  readonly running: { readonly deadline: number } | null;
  readonly held: { readonly leftMs: number } | null;
}

/** A picture, and when it came by this page's own clock, which nobody sets: milliseconds, as from `performance.now()`. */
export interface Seen {
  readonly picture: Picture;
  readonly cameAt: number;
}

/** The parts of the API's match picture that the page shows. */
export interface Picture {
  readonly matchId: string;
  readonly version: number;
  readonly newest: number;
  readonly at: number;
  readonly status: Status;
  readonly game: string;
  readonly ruleset: string;
  readonly players: readonly PlayerShown[];
  /** The moment that the server showed: what is left on a running clock is its deadline less this. */
  readonly now: number;
  readonly clocks: readonly ClockShown[] | null;
  readonly view: View | null;
  readonly pending: readonly WordedPending[];
  readonly result: Result;
}

/** A line of what happened. */
export interface Line {
  readonly version: number;
  readonly seq: number;
  readonly type: string;
  readonly rule: string | null;
  readonly text: string;
}

/** An event of the organisers. */
export interface OrganisedEvent {
  readonly eventId: string;
  readonly name: string;
  readonly game: string;
}

/** A match as lists show it. */
export interface MatchSummary {
  readonly matchId: string;
  readonly game: string;
  readonly format: string;
  readonly players: readonly PlayerShown[];
  readonly status: Status;
  readonly result: Result;
  readonly createdAt: string;
}
