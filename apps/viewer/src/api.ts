import { answerOf, type Client, createClient, liveEvents, newCommandId, RequestRefused, type Token } from '@arbiter/client';
import { isPassing, pause, pauseAfter, pauses, type Link, type Pauses } from './connection.js';
import type { BoardLayout, CardFacts, Language, Line, MatchSummary, Gathering, Seen } from './types.js';

export { newCommandId, RequestRefused };
export type { Client };

/** A client of the API that the page came from. */
export function clientWith(token: string | null): Client {
  return createClient({ url: location.origin, token });
}

/** The gatherings that a token reaches, each with its newest matches. */
export async function listMatches(
  token: string,
): Promise<readonly { readonly gathering: Gathering; readonly matches: readonly MatchSummary[] }[]> {
  const client = clientWith(token);
  const { items } = await answerOf(client.GET('/gatherings'));
  return Promise.all(
    items.map(async (gathering) => ({
      gathering,
      matches: (
        await answerOf(client.GET('/gatherings/{gatheringId}/matches', { params: { path: { gatheringId: gathering.gatheringId } } }))
      ).items,
    })),
  );
}

/** Who reads: what his token may do, and which player he is. */
export type Me = Pick<Token, 'role' | 'playerId'>;

export function whoAmI(token: string): Promise<Me> {
  return answerOf(clientWith(token).GET('/me'));
}

/** Milliseconds, beside the pauses after failures. */
export interface FollowWaits extends Pauses {
  /** Between one look and the next at a match that is over. */
  readonly settled: number;
  /** A stream that says nothing for so long is dead: the server says every 15 seconds that it is there. */
  readonly silence: number;
}

export const followWaits: FollowWaits = { ...pauses, settled: 20_000, silence: 45_000 };

/** From whose perspective a judge looks: null for their own. */
export type Perspective = string | null;

/** Reads one match with the token that the reader has, without one only what is published; and says for him what he may say. */
export class MatchApi {
  constructor(
    readonly matchId: string,
    private readonly client: Client,
    private readonly perspective: Perspective = null,
  ) {}

  /** The match as it is now, with the moment at which it came: half-way between asking and having it, which is when the server most likely looked. */
  async view(version?: number): Promise<Seen> {
    const askedAt = performance.now();
    const query = { ...this.as, ...(version === undefined ? {} : { version }) };
    const matchView = await answerOf(this.client.GET('/matches/{matchId}/view', { params: { path: this.path, query } }));
    return { matchView, cameAt: (askedAt + performance.now()) / 2 };
  }

  /** @param after only what happened after this version */
  async lines(language: Language, after: number): Promise<readonly Line[]> {
    const params = { path: this.path, query: { ...this.as, language, after } };
    const told = await answerOf(this.client.GET('/matches/{matchId}/transcript', { params }));
    // Asked for as JSON; as plain text it would be one string.
    return typeof told === 'string' ? [] : told.lines;
  }

  /**
   * Answers a decision, or says something to another player's.
   * @param commandId the same one again says it once
   * @returns the version at which it is on record
   * @throws {RequestRefused} when it is refused
   */
  async answer(decisionId: number, commandId: string, picks: readonly string[]): Promise<number> {
    const params = { path: { ...this.path, decisionId } };
    const { version } = await answerOf(
      this.client.POST('/matches/{matchId}/decisions/{decisionId}/answer', { params, body: { commandId, answer: { picks } } }),
    );
    return version;
  }

  async cards(game: string): Promise<readonly CardFacts[]> {
    return (await answerOf(this.client.GET('/games/{game}/cards', { params: { path: { game } } }))).cards;
  }

  /** How the game's table looks; null where its ruleset does not say. */
  async layout(game: string): Promise<BoardLayout | null> {
    return (await answerOf(this.client.GET('/games/{game}/layout', { params: { path: { game } } }))).layout;
  }

  /**
   * Follows the match: calls `onVersion` for every event, in order, until the signal aborts. Resumes by itself when the line breaks. When the
   * match is over its stream ends, and is opened again now and then: a ruling may come behind the end.
   *
   * @throws {RequestRefused} what the server refuses
   */
  async follow(
    after: number,
    onVersion: (version: number) => void,
    link: Link,
    signal: AbortSignal,
    waits: FollowWaits = followWaits,
  ): Promise<void> {
    let version = after;
    let failures = 0;
    const onOpen = () => {
      failures = 0;
      link.back();
    };
    while (!signal.aborted) {
      try {
        let over = false;
        const options = { matchId: this.matchId, after: version, ...this.as, signal, silenceMs: waits.silence, onOpen };
        for await (const { event, id } of liveEvents(this.client, options)) {
          // Of a match that is over the last event comes again with every stream, and with its end.
          if (id > version) onVersion((version = id));
          if (event === 'end') over = true;
          if (over || signal.aborted) break;
        }
        await pause(over ? waits.settled : waits.first, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!isPassing(error)) throw error;
        failures += 1;
        link.lost();
        await pause(pauseAfter(failures, error, waits), signal);
      }
    }
  }

  private get path(): { readonly matchId: string } {
    return { matchId: this.matchId };
  }

  private get as(): { readonly as?: string } {
    return this.perspective === null ? {} : { as: this.perspective };
  }
}
