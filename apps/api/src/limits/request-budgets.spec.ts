import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network.js';
import { RequestBudgets } from './request-budgets.js';

const refused = { code: 'request/rate-limited', extras: { retryAfterSeconds: expect.any(Number) } };

describe('budgets of a minute', () => {
  it('given a token has spent its budget, when it asks again, then it is refused, and others are not', async () => {
    const budgets = new RequestBudgets({ rateLimitPerAddress: 0, rateLimitPerToken: 6 });
    await budgets.spendToken('a', 'light');
    await budgets.spendToken('a', 'page');
    await expect(budgets.spendToken('a', 'light')).rejects.toMatchObject(refused);
    await expect(budgets.spendToken('b', 'page')).resolves.toBeUndefined();
  });

  it('given an address, then what is dear costs it more, and so does a token that nobody has', async () => {
    const budgets = new RequestBudgets({ rateLimitPerAddress: 40, rateLimitPerToken: 0 });
    await budgets.arrive('192.0.2.1');
    await budgets.weigh('192.0.2.1', 'light');
    await budgets.weigh('192.0.2.1', 'whole');
    await budgets.chargeUnknownToken('192.0.2.1');
    await expect(budgets.arrive('192.0.2.1')).rejects.toMatchObject(refused);
    await expect(budgets.arrive('::ffff:192.0.2.1')).rejects.toMatchObject(refused);
    await expect(budgets.arrive('192.0.2.2')).resolves.toBeUndefined();
  });

  it('given a budget of 0, then nobody is refused', async () => {
    const budgets = new RequestBudgets({ rateLimitPerAddress: 0, rateLimitPerToken: 0 });
    for (let count = 0; count < 100; count += 1)
      await Promise.all([budgets.arrive('192.0.2.1'), budgets.spendToken('a', 'whole'), budgets.chargeUnknownToken('192.0.2.1')]);
  });
});

describe('the network that an address belongs to', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('given %s, then it is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
