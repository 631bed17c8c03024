import { answerOf, type Client } from './client.js';
import { serverSentEvents } from './server-sent-events.js';
import type { LiveEvent } from './shapes.js';

export interface LiveOptions {
  readonly matchId: string;
  /** Only events after this version. */
  readonly after: number;
  /** The perspective from which a judge looks: `spectator`, `judge` or `seat-N`; the token's own where absent. */
  readonly as?: string;
  /** An id that the page draws for itself; with it `presence` and `phrase` are yielded too, and the stream outlives the match by 20 seconds. */
  readonly page?: string;
  readonly signal?: AbortSignal;
  /** The silence, in milliseconds, after which a stream counts as dead: the server sends a sign of life every 15 seconds. */
  readonly silenceMs?: number;
  /** Called when the stream has been opened. */
  readonly onOpen?: () => void;
  /** Called whenever anything has come, signs of life among it: then a page gives one of its own. */
  readonly onHeard?: () => void;
}

const defaultSilenceMs = 45_000;

/**
 * Follows a match over one live stream: yields everything after a version, until the match is over (`end`) or the server ends the stream.
 *
 * @throws {RequestRefused} when the API refuses to open it; a network error when the connection breaks or is silent for too long
 */
export async function* liveEvents(client: Client, options: LiveOptions): AsyncGenerator<LiveEvent> {
  const { matchId, after, as, page, signal, silenceMs = defaultSilenceMs, onOpen, onHeard } = options;
  const silent = new AbortController();
  const fallSilent = (): void => silent.abort(new Error(`the live stream said nothing for ${silenceMs} ms`));
  let watch = setTimeout(fallSilent, silenceMs);
  try {
    const body = await answerOf(
      client.GET('/matches/{matchId}/live', {
        params: { path: { matchId }, query: { ...(as === undefined ? {} : { as }), ...(page === undefined ? {} : { page }) } },
        headers: { accept: 'text/event-stream', 'last-event-id': String(after) },
        parseAs: 'stream',
        signal: signal === undefined ? silent.signal : AbortSignal.any([signal, silent.signal]),
      }),
    );
    if (body === null || body === undefined) throw new Error('the live stream has no body');
    onOpen?.();
    const heard = (): void => {
      clearTimeout(watch);
      watch = setTimeout(fallSilent, silenceMs);
      onHeard?.();
    };
    for await (const { event, id, data } of serverSentEvents(body, heard)) {
      if (event === 'news' || event === 'end') yield { event, id: Number(id), data: JSON.parse(data) } as LiveEvent;
      if (event === 'presence' || event === 'phrase') yield { event, data: JSON.parse(data) } as LiveEvent;
    }
  } finally {
    clearTimeout(watch);
  }
}
