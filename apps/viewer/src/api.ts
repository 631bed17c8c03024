import {
  type components,
  type Answer,
  answerOf,
  type Client,
  createClient,
  type LiveEvent,
  liveEvents,
  newCommandId,
  RequestRefused,
  type Token,
  type ViewPatch,
} from '@arbiter/client';
import { tableAddress, takeEarly, takeThere } from './early-answer.js';
import { isPassing, pause, pauseAfter, pauses, type Link, type Pauses } from './connection.js';
import type { LiveView, ViewSeen, ViewSource } from './watch/known-views.js';
import type { Moment } from './watch/moments.js';
import type { BoardLayout, CallKind, CardFacts, DeckReading, Language, Line, News, PhraseId, Presets } from './types.js';

export { newCommandId, RequestRefused };
export type { Client };

/** Makes a client of the API that served the page. */
export function clientWith(token: string | null): Client {
  return createClient({ url: location.origin, token });
}

/** The reader of the page: what their token may do, and which player they are. */
export type Me = Pick<Token, 'role' | 'playerId'>;

export function whoAmI(token: string): Promise<Me> {
  return answerOf(clientWith(token).GET('/me'));
}

/** Waiting times in milliseconds, in addition to the pauses after failures. */
export interface FollowWaits extends Pauses {
  /** From one look to the next at a match that is over. */
  readonly settled: number;
  /** Silence after which a stream counts as dead; the server sends a sign of life every 15 seconds. */
  readonly silence: number;
}

export const followWaits: FollowWaits = { ...pauses, settled: 20_000, silence: 45_000 };

/** A match with all that is needed to draw it: the layout (null where its ruleset has none), and the cards that stand in the view. */
export interface TableSeen {
  readonly seen: ViewSeen;
  readonly layout: BoardLayout | null;
  readonly cards: readonly CardFacts[];
  /** Which list has all cards of the game. */
  readonly cardList: string;
}

/** Makes of an answer what the page draws; the server looked half-way between the request and the answer. */
function tableSeen({ match, ...drawnBy }: components['schemas']['MatchTable'], askedAt: number, cameAt: number): TableSeen {
  return { ...drawnBy, seen: { matchView: match, cameAt: (askedAt + cameAt) / 2 } };
}

/** Returns the table with which a match opens, if the page asked for it before its scripts were there and the answer has come; null else. */
export function tableThere(matchId: string, moment: Moment | null, token: string | null): TableSeen | null {
  const early = takeThere(window, tableAddress(matchId, moment), token);
  return early === null ? null : tableSeen(early.said as components['schemas']['MatchTable'], early.askedAt, early.cameAt);
}

/** The perspective from which a judge looks; null for the judge's own. */
export type Perspective = string | null;

/** What follows a match beside its log: who is there, what players say, and that the server gave a sign of life. */
export type Passing = Extract<LiveEvent, { readonly event: 'presence' | 'phrase' }> | { readonly event: 'heard' };

/** Reads one match with the reader's token, or, without a token, only what is published; and sends the reader's answers. */
export class MatchApi implements ViewSource {
  constructor(
    readonly matchId: string,
    readonly client: Client,
    private readonly perspective: Perspective = null,
    /** The id under which the page counts as there and is told who else is; null where it is told nothing of that. */
    readonly page: string | null = null,
  ) {}

  private readonly passers = new Set<(passing: Passing) => void>();

  /** Calls the listener with what passes while the match is followed. @returns a function that ends that */
  onPassing(listener: (passing: Passing) => void): () => void {
    this.passers.add(listener);
    return () => this.passers.delete(listener);
  }

  /** Gives a sign of life of a player's page, or says goodbye; what is sent last arrives although the page is left. */
  async sign(page: string, here: boolean): Promise<void> {
    const params = { path: this.path };
    await answerOf(this.client.PUT('/matches/{matchId}/presence', { params, body: { page, here }, keepalive: !here }));
  }

  /** Says a phrase to whoever is at the match. @throws {RequestRefused} such as when too much was said */
  async say(commandId: string, phrase: PhraseId): Promise<void> {
    await answerOf(this.client.POST('/matches/{matchId}/phrases', { params: { path: this.path }, body: { commandId, phrase } }));
  }

  /** Returns the match as it is now, with all that is needed to draw it; the page may have asked for it before its scripts were there. */
  async table(version?: number): Promise<TableSeen> {
    let askedAt = performance.now();
    let cameAt: number | null = null;
    const send = async (request: Request): Promise<Response> => {
      const early = takeEarly(window, request);
      if (early === null) return fetch(request);
      const answer = await early.answer;
      askedAt = early.askedAt;
      cameAt = answer.cameAt;
      return answer.response;
    };
    const call = this.client.GET('/matches/{matchId}/table', {
      params: { path: this.path, query: { ...(version === undefined ? {} : { version }), ...this.as } },
      fetch: send,
    });
    return tableSeen(await answerOf(call), askedAt, cameAt ?? performance.now());
  }

  /**
   * Returns the match as it is now, with the moment at which that was so, half-way between the request and the answer, which is when the
   * server most likely looked.
   */
  async view(version?: number): Promise<ViewSeen> {
    const askedAt = performance.now();
    const query = { ...this.as, ...(version === undefined ? {} : { version }) };
    const matchView = await answerOf(this.client.GET('/matches/{matchId}/view', { params: { path: this.path, query } }));
    return { matchView, cameAt: (askedAt + performance.now()) / 2 };
  }

  /** Returns what changes from version to version, forwards or backwards. */
  async patches(from: number, to: number): Promise<readonly ViewPatch[]> {
    const params = { path: this.path, query: { ...this.as, from, to } };
    return (await answerOf(this.client.GET('/matches/{matchId}/patches', { params }))).patches;
  }

  /** @param after version; only lines after it are returned */
  async lines(language: Language, after: number): Promise<readonly Line[]> {
    const params = { path: this.path, query: { ...this.as, language, after } };
    const told = await answerOf(this.client.GET('/matches/{matchId}/transcript', { params }));
    // The answer is JSON, as the client asks for; as plain text it would be one string.
    return typeof told === 'string' ? [] : told.lines;
  }

  /** Returns everything that has happened until now, oldest first. */
  async news(): Promise<readonly News[]> {
    const all: News[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { ...this.as, limit: 1_000, ...(cursor === undefined ? {} : { cursor }) };
      const page = await answerOf(this.client.GET('/matches/{matchId}/events', { params: { path: this.path, query } }));
      // The answer is a page, as the client asks for; with another `Accept` it would be one event a line.
      if (!('items' in page)) return all;
      all.push(...page.items);
      cursor = page.next;
    }
    return all;
  }

  /**
   * Answers a decision of the reader, or uses an option that the reader has while another player is asked.
   * @param commandId the same id sent again has an effect only once
   * @returns the version at which it is on record
   * @throws {RequestRefused} when it is refused
   */
  async answer(decisionId: number, commandId: string, answer: Answer): Promise<number> {
    const params = { path: { ...this.path, decisionId } };
    const { version } = await answerOf(
      this.client.POST('/matches/{matchId}/decisions/{decisionId}/answer', { params, body: { commandId, answer } }),
    );
    return version;
  }

  async ready(commandId: string): Promise<number> {
    return (await answerOf(this.client.POST('/matches/{matchId}/ready', { params: { path: this.path }, body: { commandId } }))).version;
  }

  async commitEntropy(commandId: string, commitment: string): Promise<number> {
    const body = { commandId, commitment };
    return (await answerOf(this.client.POST('/matches/{matchId}/entropy-commitment', { params: { path: this.path }, body }))).version;
  }

  async declineEntropy(commandId: string): Promise<number> {
    return (await answerOf(this.client.POST('/matches/{matchId}/entropy-decline', { params: { path: this.path }, body: { commandId } })))
      .version;
  }

  async openEntropy(commandId: string, entropy: string): Promise<number> {
    const body = { commandId, entropy };
    return (await answerOf(this.client.POST('/matches/{matchId}/entropy-opening', { params: { path: this.path }, body }))).version;
  }

  async concede(commandId: string, scope: 'game' | 'match'): Promise<number> {
    return (await answerOf(this.client.POST('/matches/{matchId}/concession', { params: { path: this.path }, body: { commandId, scope } })))
      .version;
  }

  /** Calls a judge. @param sawVersion the newest version that the caller has before them */
  async callJudge(commandId: string, kind: CallKind, sawVersion: number): Promise<number> {
    return (
      await answerOf(this.client.POST('/matches/{matchId}/calls', { params: { path: this.path }, body: { commandId, kind, sawVersion } }))
    ).version;
  }

  async offerDraw(commandId: string, scope: 'game' | 'match'): Promise<number> {
    return (await answerOf(this.client.POST('/matches/{matchId}/draw-offer', { params: { path: this.path }, body: { commandId, scope } })))
      .version;
  }

  async agreeDraw(commandId: string, scope: 'game' | 'match'): Promise<number> {
    return (
      await answerOf(this.client.POST('/matches/{matchId}/draw-agreement', { params: { path: this.path }, body: { commandId, scope } }))
    ).version;
  }

  async presets(game: string): Promise<Presets> {
    return (await answerOf(this.client.GET('/games/{game}/presets', { params: { path: { game } } }))).presets;
  }

  /** Reads a deck as players write it. @throws {RequestRefused} `deck/unreadable` with what is wrong in which line */
  readDeck(game: string, text: string): Promise<DeckReading> {
    return answerOf(this.client.POST('/games/{game}/deck-readings', { params: { path: { game } }, body: { text } }));
  }

  /** @param content which list of cards is meant, so that the browser need not ask for one that it has */
  async cards(game: string, content: string): Promise<readonly CardFacts[]> {
    return (await answerOf(this.client.GET('/games/{game}/cards', { params: { path: { game }, query: { content } } }))).cards;
  }

  /**
   * Follows the match: calls `onVersion` for every event, in order and with what happened, until the signal aborts. Reconnects when the
   * connection breaks. When the match is over its stream ends, and is opened again from time to time, since a ruling may follow the end.
   *
   * @param live is told of views by what changed in them; a patch that does not fit leads to the whole view
   * @throws {RequestRefused} what the server refuses
   */
  async follow(
    after: number,
    onVersion: (version: number, news: News | null) => void,
    link: Link,
    signal: AbortSignal,
    waits: FollowWaits = followWaits,
    live: Pick<LiveView, 'viewed' | 'take'> | null = null,
  ): Promise<void> {
    let version = after;
    let failures = 0;
    const onOpen = () => {
      failures = 0;
      link.back();
    };
    while (!signal.aborted) {
      const cut = new AbortController();
      // A browser that goes offline may leave the stream as it is, silent: the reader is told at once.
      const offline = () => cut.abort(new Error('the browser is offline'));
      globalThis.addEventListener?.('offline', offline);
      try {
        let over = false;
        const page = this.page === null ? {} : { page: this.page };
        const viewed = live?.viewed ?? null;
        const views = live === null ? {} : ({ views: 'patches', ...(viewed === null ? {} : { viewed }) } as const);
        const options = {
          matchId: this.matchId,
          after: version,
          ...this.as,
          ...page,
          ...views,
          signal: AbortSignal.any([signal, cut.signal]),
          silenceMs: waits.silence,
          onOpen,
          onHeard: () => this.pass({ event: 'heard' }),
        };
        for await (const told of liveEvents(this.client, options)) {
          if (signal.aborted) break;
          if (told.event === 'presence' || told.event === 'phrase') {
            this.pass(told);
            continue;
          }
          if (told.event === 'view' || told.event === 'patch') {
            if (live !== null && !live.take(told)) break;
            continue;
          }
          const { event, id, data } = told;
          // When a match is over, its last event comes again with every new stream and with the stream's end.
          if (id > version) onVersion((version = id), event === 'news' ? data : null);
          if (event === 'end') over = true;
          // The server leaves the stream of a page open for a while behind the end, for what players say then.
          if (over && this.page === null) break;
        }
        await pause(over && this.page === null ? waits.settled : waits.first, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!isPassing(error)) throw error;
        failures += 1;
        link.lost();
        await pause(pauseAfter(failures, error, waits), signal);
      } finally {
        globalThis.removeEventListener?.('offline', offline);
      }
    }
  }

  private pass(passing: Passing): void {
    for (const listener of this.passers) listener(passing);
  }

  private get path(): { readonly matchId: string } {
    return { matchId: this.matchId };
  }

  private get as(): { readonly as?: string } {
    return this.perspective === null ? {} : { as: this.perspective };
  }
}
