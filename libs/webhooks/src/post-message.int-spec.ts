import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HostAddress } from './addresses.js';
import { postMessage } from './post-message.js';
import { Receiver } from './specs/receiver.js';

const here: readonly HostAddress[] = [{ address: '127.0.0.1', family: 4 }];
const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"type":"é"}' });

describe('an attempt', () => {
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = new Receiver();
    await receiver.open();
  });
  afterEach(() => receiver.close());

  it('given a name that was looked up, when it is connected to, then that is the address that was checked, under the name', async () => {
    const url = receiver.url('hook.invalid');
    expect(await postMessage(message(url), { allowPrivate: true, lookup: async () => here })).toEqual({
      kind: 'answered',
      status: 204,
      retryAfterMs: null,
    });
    expect(receiver.received).toMatchObject([{ body: '{"type":"é"}', headers: { host: new URL(url).host } }]);
  });

  it('given a name that led to the public internet when it was registered, when it leads here now, then nothing is sent', async () => {
    const url = receiver.url('hook.invalid').replace('http:', 'https:');
    expect(await postMessage(message(url), { allowPrivate: false, lookup: async () => here })).toEqual({
      kind: 'failed',
      error: 'the host has an address that is not on the public internet',
    });
    expect(receiver.received).toEqual([]);
  });

  it('given a receiver without a certificate that anybody vouches for, when it is to be https, then the attempt fails', async () => {
    const url = receiver.url().replace('http:', 'https:');
    expect(await postMessage(message(url), { allowPrivate: true, lookup: async () => here })).toMatchObject({ kind: 'failed' });
    expect(receiver.received).toEqual([]);
  });
});
