import { answerOf, type Client, type Shape, waitingFetch } from '@arbiter/client';
import { clientOf } from './token-client.js';

export type ArchivePage = Shape<'TournamentArchivePage'>;
export type ArchivedTournament = ArchivePage['items'][number];
export type PlayerHistory = Shape<'PlayerHistory'>;
export type MetOpponentPage = Shape<'MetOpponentPage'>;
export type EnteredTournament = PlayerHistory['items'][number];

const states = ['running', 'upcoming', 'finished', 'cancelled'] as const;
export type ArchiveState = (typeof states)[number];

/** What is asked of the archive; empty texts ask for nothing. */
export interface Filter {
  readonly game: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly state: ArchiveState | '';
}

/** What is asked of a player's history; empty texts ask for nothing. What can't be asked for is the server's to refuse. */
export interface HistoryAsked {
  readonly game: string;
  readonly tournament: string;
  readonly from: string;
  readonly to: string;
  readonly opponent: string;
  readonly result: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filter of an address; what it can't mean is left out. */
export function filterOf(search: string): Filter {
  const asked = new URLSearchParams(search);
  const text = (name: string): string => asked.get(name)?.trim() ?? '';
  const dayOf = (name: string): string => (day.test(text(name)) ? text(name) : '');
  const state = states.find((one) => one === text('state')) ?? '';
  return { game: text('game'), name: text('name'), from: dayOf('from'), to: dayOf('to'), state };
}

/** The part of an address that asks for a filter, with its question mark; empty for everything. */
export function searchOf(filter: Filter): string {
  const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}

const given = <T extends string>(value: T | ''): T | undefined => (value === '' ? undefined : value);

/** Reads what goes beyond one tournament, with a token or without. */
export class ArchiveApi {
  private readonly reads: Client;

  constructor(token: string | null) {
    this.reads = clientOf(token, waitingFetch());
  }

  async games(): Promise<readonly Shape<'GameList'>['games'][number][]> {
    return (await answerOf(this.reads.GET('/games'))).games;
  }

  /** @param cursor where the page before ended; null for the first */
  list({ game, name, from, to, state }: Filter, cursor: string | null): Promise<ArchivePage> {
    const query = {
      game: given(game),
      name: given(name),
      from: given(from),
      to: given(to),
      state: given(state),
      cursor: cursor ?? undefined,
      limit: 50,
    };
    return answerOf(this.reads.GET('/tournaments', { params: { query } }));
  }

  /** @param cursor where the page before ended; null for the first */
  history(playerId: string, asked: HistoryAsked, cursor: string | null): Promise<PlayerHistory> {
    const query = {
      game: given(asked.game),
      tournament: given(asked.tournament),
      from: given(asked.from),
      to: given(asked.to),
      opponent: given(asked.opponent),
      // The address may hold any text: the server says which results there are.
      result: given(asked.result) as 'won' | undefined,
      cursor: cursor ?? undefined,
      limit: 20,
    };
    return answerOf(this.reads.GET('/players/{playerId}/history', { params: { path: { playerId }, query } }));
  }

  /** @param cursor where the page before ended; null for the first */
  opponents(playerId: string, cursor: string | null): Promise<MetOpponentPage> {
    const query = { cursor: cursor ?? undefined, limit: 20 };
    return answerOf(this.reads.GET('/players/{playerId}/opponents', { params: { path: { playerId }, query } }));
  }
}
