/** One event of a stream, as the server wrote it. */
export interface ServerSentEvent {
  /** `message` where the server names none. */
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
}

const lineEnd = /\r\n|\r|\n/;

/** Reads one block of lines between two empty ones; null where it holds no data, such as a comment that keeps the connection open. */
const readBlock = (lines: readonly string[]): ServerSentEvent | null => {
  let event = 'message';
  let id: string | null = null;
  const data: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const [field, value] = colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    if (field === 'event') event = value;
    else if (field === 'id') id = value;
    else if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, id, data: data.join('\n') };
};

/**
 * Reads server-sent events (WHATWG HTML, "Server-sent events") from a response's body, no matter how the network splits it.
 * @param onBytes called whenever anything arrives, comments included
 */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  let block: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const text = rest + value;
      // A carriage return at the very end may be the first half of a line ending.
      const cut = text.endsWith('\r') ? text.length - 1 : text.length;
      const lines = text.slice(0, cut).split(lineEnd);
      rest = (lines.pop() ?? '') + text.slice(cut);
      for (const line of lines) {
        if (line !== '') {
          block.push(line);
          continue;
        }
        const event = readBlock(block);
        block = [];
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
