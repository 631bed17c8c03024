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
  /** With `patches` the view comes too: whole (`view`), and then as what changed (`patch`), for `applyViewPatch`. */
  readonly views?: 'patches';
  /** With `views`: the version of the view that you have already; absent: a whole view comes first. */
  readonly viewed?: number;
  readonly signal?: AbortSignal;
  /** The silence, in milliseconds, after which a stream counts as dead: the server sends a sign of life every 15 seconds. */
  readonly silenceMs?: number;
  /** Called when the stream has been opened. */
  readonly onOpen?: () => void;
  /** Called whenever anything has come, signs of life among it: then a page gives one of its own. */
  readonly onHeard?: () => void;
}

const defaultSilenceMs = 45_000;
/** Events that are told on; what a newer server may send besides is left out. */
const passing: ReadonlySet<string> = new Set(['presence', 'phrase'] satisfies readonly LiveEvent['event'][]);
const known: ReadonlySet<string> = new Set(['news', 'end', 'view', 'patch'] satisfies readonly LiveEvent['event'][]);

/**
 * Follows a match over one live stream: yields everything after a version, until the match is over (`end`) or the server ends the stream.
 *
 * @throws {RequestRefused} when the API refuses to open it; a network error when the connection breaks or is silent for too long
 */
export async function* liveEvents(client: Client, options: LiveOptions): AsyncGenerator<LiveEvent> {
  const { matchId, after, as, page, views, viewed, signal, silenceMs = defaultSilenceMs, onOpen, onHeard } = options;
  const query = {
    ...(as === undefined ? {} : { as }),
    ...(page === undefined ? {} : { page }),
    ...(views === undefined ? {} : { views }),
    ...(views === undefined || viewed === undefined ? {} : { viewed }),
  };
  const silent = new AbortController();
  const fallSilent = (): void => silent.abort(new Error(`the live stream said nothing for ${silenceMs} ms`));
  let watch = setTimeout(fallSilent, silenceMs);
  try {
    const body = await answerOf(
      client.GET('/matches/{matchId}/live', {
        params: { path: { matchId }, query },
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
      if (passing.has(event)) yield { event, data: JSON.parse(data) } as LiveEvent;
      if (known.has(event)) yield { event, id: Number(id), data: JSON.parse(data) } as LiveEvent;
    }
  } finally {
    clearTimeout(watch);
  }
}
