import { isIPv6 } from 'node:net';

/** Returns the network that one customer of a provider usually has: a single IPv4 address, or the first 64 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = (address.split('%')[0] as string).split('::');
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [before, behind] = [groups(front), groups(back ?? '')];
  const zeros = back === undefined ? 0 : 8 - before.length - behind.length;
  const first = [...before, ...Array.from({ length: zeros }, () => '0'), ...behind].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
