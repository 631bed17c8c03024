import { describe, expect, it } from '@jest/globals';
import { destinationOf, type HostAddress, isPublicAddress, type Reach } from './addresses.js';

describe('an address on the public internet', () => {
  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '192.167.1.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.0.1',
    '198.18.0.1',
    '203.0.113.5',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

const of = (...addresses: readonly string[]): readonly HostAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const hosts: Readonly<Record<string, readonly HostAddress[]>> = {
  'open.example': of('93.184.215.14', '2606:2800:21f::1'),
  'inner.example': of('10.0.0.7'),
  'mixed.example': of('93.184.215.14', '127.0.0.1'),
};
const reach = (allowPrivate: boolean): Reach => ({
  allowPrivate,
  lookup: (host) => (hosts[host] === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(hosts[host])),
});

describe('what is sent to', () => {
  it('given a name whose addresses are all public, when it is looked up, then these addresses are connected to', async () => {
    expect(await destinationOf('https://open.example:8443/hook?x=1', reach(false))).toMatchObject({ addresses: hosts['open.example'] });
  });

  it.each([
    ['https://inner.example/', 'private'],
    // One public address does not help: which of them is connected to is not ours to say.
    ['https://mixed.example/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data/', 'private'],
    ['https://nowhere.example/', 'unresolved'],
    ['http://open.example/', 'scheme'],
    ['ftp://open.example/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['https://me:secret@open.example/', 'credentials'],
    ['open.example', 'malformed'],
  ])('given %s, when the installation allows public addresses alone, then it is refused: %s', async (url, refused) => {
    expect(await destinationOf(url, reach(false))).toBe(refused);
  });

  it('given an installation for local use, when an address of the own machine is named, then it is sent to, over http too', async () => {
    expect(await destinationOf('http://127.0.0.1:8080/', reach(true))).toMatchObject({ addresses: of('127.0.0.1') });
    expect(await destinationOf('https://inner.example/', reach(true))).toMatchObject({ addresses: of('10.0.0.7') });
    expect(await destinationOf('ftp://inner.example/', reach(true))).toBe('scheme');
  });
});
