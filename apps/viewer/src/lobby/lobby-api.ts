import { answerOf, type Client, problemOf, RequestRefused, type Shape } from '@arbiter/client';
import { clientWith } from '../api.js';
import type { Search } from './search.js';

export type FoundPage = Shape<'FoundMatchPage'>;
export type FoundMatch = FoundPage['items'][number];
export type ListedGame = Shape<'GameList'>['games'][number];
export type ListedTournament = Shape<'TournamentArchivePage'>['items'][number];

/** What keeps a list from being shown: places of the address that don't fit, a refusal, or nothing that answers. */
export interface Unlisted {
  readonly refused: RequestRefused | null;
  readonly misfits: readonly { readonly path: string; readonly message: string }[];
}

export function unlistedOf(error: unknown): Unlisted {
  if (!(error instanceof RequestRefused)) return { refused: null, misfits: [] };
  return { refused: error, misfits: problemOf(error, 'request/malformed')?.issues ?? [] };
}

const pageSize = 20;
const given = (value: string): string | undefined => (value === '' ? undefined : value);

/** Reads the lists of the lobby with the reader's token, or without one what is published. */
export class LobbyApi {
  private readonly client: Client;

  constructor(token: string | null) {
    this.client = clientWith(token);
  }

  async games(): Promise<readonly ListedGame[]> {
    return (await answerOf(this.client.GET('/games'))).games;
  }

  /** @param cursor where the page before ended; null for the first */
  matches(search: Search, status: string, cursor: string | null): Promise<FoundPage> {
    const query = {
      player: given(search.player),
      game: given(search.game),
      deck: given(search.deck),
      tournament: given(search.tournament),
      gathering: given(search.gathering),
      from: given(search.from),
      to: given(search.to),
      // The address may hold any text: the server says which states there are.
      status: status as 'running',
      cursor: cursor ?? undefined,
      limit: pageSize,
    };
    return answerOf(this.client.GET('/matches', { params: { query } }));
  }

  /** The tournaments that run, and those to come. */
  async tournaments(): Promise<readonly ListedTournament[]> {
    const pages = await Promise.all(
      (['running', 'upcoming'] as const).map((state) =>
        answerOf(this.client.GET('/tournaments', { params: { query: { state, limit: 5 } } })),
      ),
    );
    return pages.flatMap(({ items }) => items);
  }
}
