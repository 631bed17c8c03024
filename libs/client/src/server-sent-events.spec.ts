import { describe, expect, it } from '@jest/globals';
import { serverSentEvents, type ServerSentEvent } from './server-sent-events.js';

/** Reads a stream that comes in these pieces. */
const read = async (...pieces: readonly (string | Uint8Array)[]): Promise<readonly ServerSentEvent[]> => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (out) => {
      for (const piece of pieces) out.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      out.close();
    },
  });
  const events: ServerSentEvent[] = [];
  for await (const event of serverSentEvents(body)) events.push(event);
  return events;
};

describe('server-sent events', () => {
  it('given type, id and data, then they are told apart; without a type it is a message', async () => {
    expect(await read('event: news\nid: 17\ndata: {}\n\ndata:x\n\n')).toEqual([
      { event: 'news', id: '17', data: '{}' },
      { event: 'message', id: null, data: 'x' },
    ]);
  });

  it('given comments and blocks without data, then they are no events', async () => {
    expect(await read(': still here\n\n', 'id: 3\n\n', 'retry: 5\n\n')).toEqual([]);
  });

  it('given several lines of data, then they are one text', async () => {
    expect(await read('data: a\ndata: b\n\n')).toEqual([{ event: 'message', id: null, data: 'a\nb' }]);
  });

  it('given any cut of the stream and any end of lines, then the events are the same', async () => {
    const text = 'event: news\r\nid: 1\r\ndata: 片\r\n\r\nid: 2\rdata: b\r\rdata: c\n\n';
    const bytes = new TextEncoder().encode(text);
    const whole = await read(bytes);
    expect(whole.map(({ data }) => data)).toEqual(['片', 'b', 'c']);
    for (let at = 1; at < bytes.length; at += 1) expect(await read(bytes.slice(0, at), bytes.slice(at))).toEqual(whole);
  });

  it('given a block that never ends, then it is no event', async () => {
    expect(await read('data: a\n\ndata: b\n')).toEqual([{ event: 'message', id: null, data: 'a' }]);
  });
});
