import { isPassing, pause, pauseAfter, pauses, type Link, type Pauses } from './connection.js';
import { Problem, problemOf } from './problem.js';
import type { CardFacts, Language, Line, MatchSummary, OrganisedEvent, Picture, Seen } from './types.js';

export { Problem };

function headersOf(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

async function get<T>(path: string, token: string | null): Promise<T> {
  const response = await fetch(path, { headers: { ...headersOf(token), accept: 'application/json' } });
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

async function post<T>(path: string, token: string | null, body: object): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...headersOf(token), accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

/** A new id for a command. Made of random bytes: a page that does not come over HTTPS has no `randomUUID`. */
export function newCommandId(): string {
  return `page-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The events that a token reaches, each with its newest matches. */
export async function listMatches(
  token: string,
): Promise<readonly { readonly event: OrganisedEvent; readonly matches: readonly MatchSummary[] }[]> {
  const { items } = await get<{ readonly items: readonly OrganisedEvent[] }>('/events', token);
  return Promise.all(
    items.map(async (event) => ({
      event,
      matches: (await get<{ readonly items: readonly MatchSummary[] }>(`/events/${event.eventId}/matches`, token)).items,
    })),
  );
}

/** Who reads: what his token may do, and which player he is. */
export interface Me {
  readonly role: string;
  readonly playerId: string | null;
}

export function whoAmI(token: string): Promise<Me> {
  return get<Me>('/me', token);
}

/** Milliseconds, beside the pauses after failures. */
export interface FollowWaits extends Pauses {
  /** Between one look and the next at a match that is over. */
  readonly settled: number;
  /** A stream that says nothing for so long is dead: the server says every 15 seconds that it is there. */
  readonly silence: number;
}

export const followWaits: FollowWaits = { ...pauses, settled: 20_000, silence: 45_000 };

/** With whose eyes a judge looks: null for his own. */
export type Eyes = string | null;

/** Reads one match with the token that the reader has, without one only what is published; and says for him what he may say. */
export class MatchApi {
  constructor(
    readonly matchId: string,
    private readonly token: string | null,
    private readonly eyes: Eyes = null,
  ) {}

  /** A picture, with the moment at which it came: half-way between asking and having it, which is when the server most likely looked. */
  async view(version?: number): Promise<Seen> {
    const askedAt = performance.now();
    const picture = await get<Picture>(this.path('view', version === undefined ? {} : { version: String(version) }), this.token);
    return { picture, cameAt: (askedAt + performance.now()) / 2 };
  }

  /** @param after only what happened after this version */
  async lines(language: Language, after: number): Promise<readonly Line[]> {
    return (await get<{ readonly lines: readonly Line[] }>(this.path('transcript', { language, after: String(after) }), this.token)).lines;
  }

  /**
   * Answers a decision, or says something to another player's.
   * @param commandId the same one again says it once
   * @returns the version at which it is on record
   * @throws {Problem} when it is refused
   */
  async answer(decision: number, commandId: string, picks: readonly string[]): Promise<number> {
    return (
      await post<{ readonly version: number }>(`/matches/${this.matchId}/decisions/${decision}/answer`, this.token, {
        commandId,
        answer: { picks },
      })
    ).version;
  }

  private path(what: string, query: { readonly [name: string]: string }): string {
    const search = new URLSearchParams({ ...query, ...(this.eyes === null ? {} : { as: this.eyes }) }).toString();
    return `/matches/${this.matchId}/${what}${search === '' ? '' : `?${search}`}`;
  }

  async cards(game: string): Promise<readonly CardFacts[]> {
    return (await get<{ readonly cards: readonly CardFacts[] }>(`/games/${game}/cards`, this.token)).cards;
  }

  /**
   * Follows the match: calls `onVersion` for every event, in order, until the signal aborts. Resumes by itself when the line breaks. When the
   * match is over its stream ends, and is opened again now and then: a ruling may come behind the end.
   *
   * @throws {Problem} what the server refuses
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
    const opened = () => {
      failures = 0;
      link.back();
    };
    while (!signal.aborted) {
      try {
        const over = await this.readStream(version, (next) => onVersion((version = next)), opened, signal, waits.silence);
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

  /** @returns whether the match is over; false when the server ended the stream for a reason of its own */
  private async readStream(
    after: number,
    onVersion: (version: number) => void,
    onOpen: () => void,
    signal: AbortSignal,
    silence: number,
  ): Promise<boolean> {
    // A line that is dead without having broken tells nothing; a live one says every few seconds that it is still there.
    const silent = new AbortController();
    let watch = setTimeout(() => silent.abort(), silence);
    try {
      const response = await fetch(this.path('live', {}), {
        headers: { ...headersOf(this.token), 'last-event-id': String(after) },
        signal: AbortSignal.any([signal, silent.signal]),
      });
      if (!response.ok || response.body === null) throw await problemOf(response);
      onOpen();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      let seen = after;
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        clearTimeout(watch);
        watch = setTimeout(() => silent.abort(), silence);
        const blocks = (rest + value).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const event = readBlock(block);
          // Of a match that is over the last event comes again with every stream, and with its end.
          if (event.id !== null && event.id > seen) onVersion((seen = event.id));
          if (event.type === 'end') return true;
        }
      }
    } finally {
      clearTimeout(watch);
    }
  }
}

/** One block of a server-sent event stream: its type and its id as a version. */
export function readBlock(block: string): { readonly type: string; readonly id: number | null } {
  let type = 'message';
  let id: number | null = null;
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) type = line.slice(6).trim();
    if (line.startsWith('id:')) id = Number(line.slice(3).trim());
  }
  return { type, id: id === null || Number.isNaN(id) ? null : id };
}
