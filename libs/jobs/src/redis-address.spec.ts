import { describe, expect, it } from '@jest/globals';
import { InvalidRedisUrl, parseRedisUrl } from './redis-address.js';

const cluster = { kind: 'cluster', username: undefined, password: undefined, encrypted: false };

describe('REDIS_URL', () => {
  it('given one server, then it is left as it is written', () => {
    for (const url of [
      'redis://127.0.0.1:6379',
      'rediss://user:secret@redis.example:6380/3',
      'redis://user:a,b@valkey',
      'redis://valkey',
      '/run/redis/redis.sock',
    ])
      expect(parseRedisUrl(url)).toEqual({ kind: 'server', url });
  });

  it('given a cluster, then it has the members that are named, by default at port 6379', () => {
    expect(parseRedisUrl('redis+cluster://a:7001,b,[::1]:7003')).toEqual({
      ...cluster,
      nodes: [
        { host: 'a', port: 7_001 },
        { host: 'b', port: 6_379 },
        { host: '::1', port: 7_003 },
      ],
    });
  });

  it('given a cluster of which one address is known, with a login and encryption, then it is a cluster all the same', () => {
    expect(parseRedisUrl('rediss+cluster://arbiter:p%40ss%3Aword@cluster.example:6380/')).toEqual({
      kind: 'cluster',
      nodes: [{ host: 'cluster.example', port: 6_380 }],
      username: 'arbiter',
      password: 'p@ss:word',
      encrypted: true,
    });
    expect(parseRedisUrl('redis+cluster://:secret@a')).toMatchObject({ username: undefined, password: 'secret' });
  });

  it.each([
    ['redis://a,b', /several addresses are those of a cluster/],
    ['redis://a:6379,b:6379', /several addresses are those of a cluster/],
    ['redis://user:secret@a:6379,b:6379', /several addresses are those of a cluster/],
    ['redis+cluster://', /a cluster has addresses/],
    ['redis+cluster://a:6379/2', /no database or options/],
    ['redis+cluster://a:6379?family=6', /no database or options/],
    ['redis+cluster://a:6379,,b:6379', /is no address|is empty/],
    ['redis+cluster://a:6379,b:99999', /"b:99999" is no address/],
    ['redis+cluster://user:%zz@a:6379', /percent-encoded/],
    ['redis+sentinel://a:26379', /no scheme that is known/],
    ['http://a:6379', /no scheme that is known/],
    ['redis://a:port', /is no URL/],
  ])('given %s, then it is refused, and the message tells how to write it', (url, reason) => {
    const refused = (): unknown => parseRedisUrl(url);
    expect(refused).toThrow(InvalidRedisUrl);
    expect(refused).toThrow(reason);
    expect(refused).toThrow(/redis\+cluster:\/\/host:6379,host:6379/);
    expect(refused).not.toThrow(/secret/);
  });
});
