import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret, secretText, signaturesOf } from './signature.js';

type Verified = (secret: string, headers: Readonly<Record<string, string>>, body: string, now?: number) => unknown;

const at = 1_764_513_330;
const body = '{"id":"evt_1","type":"RoundPublished","data":{"reason":"é"}}';

describe('the code for receivers in docs/webhooks.md', () => {
  let verified: Verified;

  beforeAll(async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');
    const code = /```js\n([\s\S]*?)```/.exec(page)?.[1];
    if (code === undefined) throw new Error('the page has no code');
    ({ verified } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { verified: Verified });
  });

  const [secret, other] = [newSecret(), newSecret()];
  const headers = (signatures: string): Record<string, string> => ({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(at),
    'webhook-signature': signatures,
  });

  it('given a message that Arbiter has signed, when it is verified, then it is there, also while two secrets sign', () => {
    for (const secrets of [[secret], [other, secret]])
      expect(verified(secretText(secret), headers(signaturesOf(secrets, 'evt_1', at, body)), body, at + 10)).toEqual(JSON.parse(body));
  });

  it('given another secret, body, id or time, or no signature at all, when it is verified, then nothing is there', () => {
    const good = headers(signaturesOf([secret], 'evt_1', at, body));
    expect(verified(secretText(other), good, body, at)).toBeNull();
    expect(verified(secretText(secret), good, body.replace('é', 'e'), at)).toBeNull();
    expect(verified(secretText(secret), { ...good, 'webhook-id': 'evt_2' }, body, at)).toBeNull();
    expect(verified(secretText(secret), { ...good, 'webhook-timestamp': String(at + 1) }, body, at)).toBeNull();
    expect(verified(secretText(secret), good, body, at + 301)).toBeNull();
    expect(verified(secretText(secret), headers('v1,é'.padEnd(47, 'x')), body, at)).toBeNull();
    expect(verified(secretText(secret), {}, body, at)).toBeNull();
  });
});
