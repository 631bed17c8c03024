import type { CardFacts, Language, Line, Picture } from './types.js';

/** A problem document of the API, as the page shows it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
  ) {
    super(title);
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as { readonly title?: string; readonly detail?: string };
  return new Problem(response.status, body.title ?? `HTTP ${response.status}`, body.detail ?? '');
}

/** Reads one match with the token that the reader has; without one only what is published. */
export class MatchApi {
  constructor(
    readonly matchId: string,
    private readonly token: string | null,
  ) {}

  view(version?: number): Promise<Picture> {
    return this.get<Picture>(`/matches/${this.matchId}/view${version === undefined ? '' : `?version=${version}`}`);
  }

  async lines(language: Language): Promise<readonly Line[]> {
    return (await this.get<{ readonly lines: readonly Line[] }>(`/matches/${this.matchId}/transcript?language=${language}`)).lines;
  }

  async cards(game: string): Promise<readonly CardFacts[]> {
    return (await this.get<{ readonly cards: readonly CardFacts[] }>(`/games/${game}/cards`)).cards;
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
    const response = await fetch(`/matches/${this.matchId}/live`, { headers: { ...this.headers(), 'last-event-id': String(after) }, signal });
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

  private headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }

  private async get<T>(path: string): Promise<T> {
    const response = await fetch(path, { headers: { ...this.headers(), accept: 'application/json' } });
    if (!response.ok) throw await problemOf(response);
    return (await response.json()) as T;
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
