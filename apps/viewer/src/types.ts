import type { CardFacts, Language, ObjectView, PendingView, SlotView, View } from '@arbiter/kernel';

export type { CardFacts, Language, ObjectView, PendingView, SlotView, View };

/** The parts of the API's match picture that the page shows. */
export interface Picture {
  readonly matchId: string;
  readonly version: number;
  readonly newest: number;
  readonly at: number;
  readonly status: 'created' | 'running' | 'paused' | 'ended' | 'cancelled';
  readonly game: string;
  readonly ruleset: string;
  readonly players: readonly { readonly seat: number; readonly playerId: string; readonly name: string }[];
  readonly clocks: readonly { readonly seat: number; readonly bankMs: number }[] | null;
  readonly view: View | null;
  readonly pending: readonly PendingView[];
  readonly result: { readonly winners: readonly number[]; readonly reason: string } | null;
}

export interface Line {
  readonly version: number;
  readonly seq: number;
  readonly rule: string | null;
  readonly text: string;
}
