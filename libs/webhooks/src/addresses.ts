import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** An address of a host, as it was looked up. */
export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Why nothing is sent to a URL. */
export type Refused = 'malformed' | 'scheme' | 'credentials' | 'unresolved' | 'private';

/** Looks the addresses of a host up. @throws where it has none */
export type Lookup = (host: string) => Promise<readonly HostAddress[]>;

/** What this installation sends to. */
export interface Reach {
  /** Whether addresses of the own machine and network are sent to, and `http` too: for trying things out. */
  readonly allowPrivate: boolean;
  readonly lookup: Lookup;
}

/** A URL whose host was looked up and checked: the connection goes to one of these addresses and to no other. */
export interface Destination {
  readonly url: URL;
  readonly addresses: readonly [HostAddress, ...HostAddress[]];
}

const blocked = (ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, family);
  return list;
};

/** What is no address of a host on the public internet, by the registry of special-purpose addresses (IANA; RFC 6890 and later). */
const specialV4 = blocked(
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    // Link-local, and where clouds have their metadata.
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  'ipv4',
);

/** Hosts on the public internet have addresses of this network. All that carries an IPv4 address in another way lies outside it, but 2002::/16. */
const globalV6 = blocked([['2000::', 3]], 'ipv6');
const specialV6 = blocked(
  [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['2620:4f:8000::', 48],
    ['3fff::', 20],
  ],
  'ipv6',
);

/** Whether an address is one of a host on the public internet. What is no address at all is not. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !specialV4.check(address, 'ipv4');
    case 6:
      return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
    default:
      return false;
  }
};

/** Looks a host up as the system does, all of its addresses. */
export const systemLookup: Lookup = async (host) =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Looks a URL's host up and checks that its addresses may be sent to. One address that may not refuses the whole name.
 * @returns the URL with its addresses, or why nothing is sent to it
 */
export const destinationOf = async (text: string, { allowPrivate, lookup: find }: Reach): Promise<Destination | Refused> => {
  if (!URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family === 4 || family === 6 ? [{ address: host, family } as const] : await find(host).catch(() => []);
  const [first, ...others] = addresses;
  if (first === undefined) return 'unresolved';
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) return 'private';
  return { url, addresses: [first, ...others] };
};
