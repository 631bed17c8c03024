import type { CardFacts, Language, Line, MatchSummary, OrganisedEvent, Picture, Seen } from './types.js';

/** A problem document of the API, as the page shows it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly code = '',
    readonly params: Readonly<Record<string, unknown>> = {},
  ) {
    super(title);
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as Partial<Pick<Problem, 'title' | 'detail' | 'code' | 'params'>>;
  return new Problem(response.status, body.title ?? `HTTP ${response.status}`, body.detail ?? '', body.code, body.params);
}

function headersOf(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

async function get<T>(path: string, token: string | null): Promise<T> {
  const response = await fetch(path, { headers: { ...headersOf(token), accept: 'application/json' } });
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

async function post<T>(path: string, token: string | null, body: object): Promise<T> {
  const response = await fetch(path, { method: 'POST', headers: { ...headersOf(token), accept: 'application/json', 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

/** A new id for a command. Made of random bytes: a page that does not come over HTTPS has no `randomUUID`. */
export function newCommandId(): string {
  return `page-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The events that a token reaches, each with its newest matches. */
export async function listMatches(token: string): Promise<readonly { readonly event: OrganisedEvent; readonly matches: readonly MatchSummary[] }[]> {
  const { items } = await get<{ readonly items: readonly OrganisedEvent[] }>('/events', token);
  return Promise.all(items.map(async (event) => ({ event, matches: (await get<{ readonly items: readonly MatchSummary[] }>(`/events/${event.eventId}/matches`, token)).items })));
}

/** Who reads: what his token may do, and which player he is. */
export interface Me {
  readonly role: string;
  readonly playerId: string | null;
}

export function whoAmI(token: string): Promise<Me> {
  return get<Me>('/me', token);
}

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
    return (await post<{ readonly version: number }>(`/matches/${this.matchId}/decisions/${decision}/answer`, this.token, { commandId, answer: { picks } })).version;
  }

  private path(what: string, query: { readonly [name: string]: string }): string {
    const search = new URLSearchParams({ ...query, ...(this.eyes === null ? {} : { as: this.eyes }) }).toString();
    return `/matches/${this.matchId}/${what}${search === '' ? '' : `?${search}`}`;
  }

  async cards(game: string): Promise<readonly CardFacts[]> {
    return (await get<{ readonly cards: readonly CardFacts[] }>(`/games/${game}/cards`, this.token)).cards;
  }

  /** Follows the match: calls `onVersion` for every event, in order, until it is over or the signal aborts. Resumes by itself. */
  async follow(after: number, onVersion: (version: number) => void, signal: AbortSignal): Promise<void> {
    let version = after;
    let wait = 500;
    while (!signal.aborted) {
      try {
        const over = await this.readStream(version, (next) => onVersion((version = next)), signal);
        if (over) return;
        wait = 500;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Problem && error.status < 500 && error.status !== 429) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(wait * 2, 10_000);
    }
  }

  private async readStream(after: number, onVersion: (version: number) => void, signal: AbortSignal): Promise<boolean> {
    const response = await fetch(this.path('live', {}), { headers: { ...headersOf(this.token), 'last-event-id': String(after) }, signal });
    if (!response.ok || response.body === null) throw await problemOf(response);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event.id !== null) onVersion(event.id);
        if (event.type === 'end') return true;
      }
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
