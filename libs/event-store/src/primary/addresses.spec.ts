import { describe, expect, it } from '@jest/globals';
import { databaseUrls, derivedAppUrl } from '../database-urls.js';
import { addressesOf, loginOf, withLogin } from './addresses.js';

describe('a URL that names several database servers', () => {
  it('given hosts and ports between commas, then each is an address with the login, the database and the options of the URL', () => {
    expect(addressesOf('postgres://me:p%40w@one:5432,two:5433,[::1]/arbiter?sslmode=require&target_session_attrs=read-write')).toEqual([
      'postgres://me:p%40w@one:5432/arbiter?sslmode=require&target_session_attrs=read-write',
      'postgres://me:p%40w@two:5433/arbiter?sslmode=require&target_session_attrs=read-write',
      'postgres://me:p%40w@[::1]/arbiter?sslmode=require&target_session_attrs=read-write',
    ]);
  });

  it('given one host, then it stays as it is', () => {
    for (const url of ['postgres://me:pw@one/arbiter', 'postgresql://one:5432/arbiter?target_session_attrs=any'])
      expect(addressesOf(url)).toEqual([url]);
  });

  it('given an empty host, servers that only read, or no URL, then it is refused without its password', () => {
    expect(() => addressesOf('postgres://me:secret@one,,two/arbiter')).toThrow('a URL of several database servers has an empty host');
    expect(() => addressesOf('postgres://me:secret@one,two/arbiter?target_session_attrs=standby')).toThrow('target_session_attrs=standby');
    expect(() => addressesOf('me:secret@one/arbiter')).toThrow(/^(?!.*secret).*postgres:\/\/user/);
  });

  it('given another login, then it stands in the URL, before all hosts', () => {
    const url = withLogin('postgres://me:pw@one:5432,two:5433/arbiter?sslmode=require', 'app', 'a b/c');
    expect(url).toBe('postgres://app:a%20b%2Fc@one:5432,two:5433/arbiter?sslmode=require');
    expect(loginOf(url)).toEqual({ user: 'app', password: 'a b/c' });
  });

  it('given the owner of several servers, then the logins that follow from the owner are the same as on one', () => {
    const owner = (hosts: string): string => `postgres://me:pw@${hosts}/arbiter`;
    const { app, keeper } = databaseUrls({ DATABASE_URL: owner('one:5432,two:5433') });
    expect(loginOf(app)).toEqual(loginOf(derivedAppUrl(owner('one'))));
    expect(addressesOf(app)).toHaveLength(2);
    expect(addressesOf(keeper ?? '')).toHaveLength(2);
  });
});
