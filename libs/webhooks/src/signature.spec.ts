import { describe, expect, it } from '@jest/globals';
import { newSecret, secretText, signaturesOf } from './signature.js';

const published = {
  secret: Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'),
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('the signature of a delivery', () => {
  it('given the published example of Standard Webhooks, when it is signed, then the signature is the published one', () => {
    const { secret, id, at, body, signature } = published;
    expect(signaturesOf([secret], id, at, body)).toBe(signature);
    expect(secretText(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  });

  it('given two secrets, when a message is signed, then both signatures stand in the header, the first secret’s first', () => {
    const { secret, id, at, body, signature } = published;
    const other = newSecret();
    expect(signaturesOf([other, secret], id, at, body)).toBe(`${signaturesOf([other], id, at, body)} ${signature}`);
  });

  it('given new secrets, when they are drawn, then each is another one of 32 bytes', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one.length).toBe(32);
    expect(one.equals(other)).toBe(false);
  });
});
