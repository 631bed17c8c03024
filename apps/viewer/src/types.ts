import type { Clock, GatheringDocument, Json, MatchView, Shape, TranscriptLine, Words } from '@arbiter/client';

export type {
  BoardLayout,
  CardFacts,
  MatchSummary,
  ObjectView,
  SeatedPlayer as PlayerShown,
  SlotView,
  View,
  WordedDecision,
  WordedDomain,
  WordedOption,
  WordedPending,
  Words,
} from '@arbiter/client';

/** A text in both languages. */
export type BothLanguages = Words;
export type Language = keyof Words;

/** The fields of a player's clock that the page shows, as they were when the server read it. */
export interface ClockShown extends Pick<Clock, 'seat' | 'bankMs'> {
  readonly running: Pick<NonNullable<Clock['running']>, 'deadline' | 'since' | 'decision'> | null;
  readonly held: Pick<NonNullable<Clock['held']>, 'leftMs'> | null;
}

/** The fields of the API's match view that the page shows. */
export interface MatchShown
  extends Pick<
    MatchView,
    | 'matchId'
    | 'version'
    | 'newest'
    | 'at'
    | 'now'
    | 'status'
    | 'game'
    | 'format'
    | 'ruleset'
    | 'players'
    | 'view'
    | 'pending'
    | 'result'
    | 'ready'
    | 'entropy'
    | 'drawOffers'
    | 'calls'
    | 'seedCommitment'
  > {
  readonly clocks: readonly ClockShown[] | null;
}

/** A match view, and when it came by the page's own monotonic clock: milliseconds, as from `performance.now()`. */
export interface Seen {
  readonly matchView: MatchShown;
  readonly cameAt: number;
}

/** Why a player calls a judge. */
export type CallKind = Shape<'OpenCall'>['kind'];

/** A line of the transcript. */
export type Line = TranscriptLine;

/** What happened at one version, as the reader may know it. */
export type News = Shape<'MatchNews'>;

/** Who is at a match, as the server told it last. */
export type Presence = Shape<'Presence'>;
export type PhraseId = Shape<'PhraseId'>;
export type PhraseSaid = Shape<'PhraseSaid'>;

/** Ready-made decks of a game. */
export type Presets = readonly { readonly id: string; readonly names: Words; readonly deck: Json }[];

/** A deck as it was read from a list, and what is to be said of it. */
export type DeckReading = Shape<'DeckReading'>;

/** A gathering as the API describes it. */
export type Gathering = GatheringDocument;

export type LayoutArea = Shape<'LayoutArea'>;
export type LayoutCards = Extract<LayoutArea, { readonly area: 'cards' }>;
export type LayoutCard = Shape<'LayoutCard'>;
export type LayoutAcross = Shape<'LayoutAcross'>;
export type LayoutFight = Shape<'LayoutFight'>;
export type LayoutMainAnswer = Shape<'LayoutMainAnswer'>;
export type LayoutMark = Shape<'LayoutMark'>;
export type LayoutPiece = Shape<'LayoutPiece'>;
export type LayoutRow = Shape<'LayoutRow'>;
export type LayoutState = Shape<'LayoutState'>;
export type LayoutTag = Shape<'LayoutTag'>;
export type LayoutTest = Shape<'LayoutTest'>;
export type LayoutWaiting = Shape<'LayoutWaiting'>;
export type LayoutSpread = Shape<'BoardLayout'>['player']['spread'][number];
