export interface SseEvent {
  readonly id: string;
  readonly event: string;
  readonly data: { readonly version: number; readonly type?: string };
}

/** Reads a live stream as a client would. */
export class SseReader {
  private text = '';
  private ended = false;

  private constructor(
    readonly status: number,
    readonly headers: Headers,
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly controller: AbortController,
  ) {}

  static async open(url: string, secret: string | null, headers: Readonly<Record<string, string>> = {}): Promise<SseReader> {
    const controller = new AbortController();
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream', ...(secret === null ? {} : { authorization: `Bearer ${secret}` }), ...headers },
      signal: controller.signal,
    });
    if (response.body === null) throw new Error('no body');
    return new SseReader(
      response.status,
      response.headers,
      response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>,
      controller,
    );
  }

  /** Returns the next event; null when the server has ended the stream. */
  async next(): Promise<SseEvent | null> {
    for (;;) {
      const end = this.text.indexOf('\n\n');
      if (end !== -1) {
        const block = this.text.slice(0, end);
        this.text = this.text.slice(end + 2);
        const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
        if (fields.has('data'))
          return {
            id: fields.get('id') ?? '',
            event: fields.get('event') ?? '',
            data: JSON.parse(fields.get('data') ?? 'null') as SseEvent['data'],
          };
        continue;
      }
      if (this.ended) return null;
      const { done, value } = await this.reader.read();
      if (done) this.ended = true;
      else this.text += Buffer.from(value).toString('utf8');
    }
  }

  /** Returns the events up to and including this version. */
  async upTo(version: number): Promise<readonly SseEvent[]> {
    const events: SseEvent[] = [];
    for (;;) {
      const event = await this.next();
      if (event === null) return events;
      events.push(event);
      if (Number(event.id) >= version) return events;
    }
  }

  close(): void {
    this.controller.abort();
  }
}
