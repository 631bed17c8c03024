/** A member of a cluster. */
export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

/** Where Redis is: one server, or a cluster, of which some members are named. */
export type RedisAddress =
  | { readonly kind: 'server'; readonly url: string }
  | {
      readonly kind: 'cluster';
      readonly nodes: readonly RedisNode[];
      readonly username: string | undefined;
      readonly password: string | undefined;
      readonly encrypted: boolean;
    };

/** Thrown for a `REDIS_URL` that names neither a server nor a cluster. The message tells how to write one, and no password. */
export class InvalidRedisUrl extends Error {
  constructor(reason: string) {
    super(`${reason}: write redis://host:6379 for one server, redis+cluster://host:6379,host:6379 for a cluster (rediss: encrypted)`);
    this.name = 'InvalidRedisUrl';
  }
}

const defaultPort = 6_379;

const clusterUrl = /^(?<encrypted>rediss|redis)\+cluster:\/\/(?:(?<login>[^@/]*)@)?(?<nodes>[^@/?#]+)\/?$/;

const nodeOf = (text: string): RedisNode => {
  const address = `redis://${text.trim()}`;
  if (!URL.canParse(address)) throw new InvalidRedisUrl(`"${text}" is no address of a cluster's member`);
  const { hostname, port } = new URL(address);
  if (hostname === '') throw new InvalidRedisUrl('an address of a member of the cluster is empty');
  // An IPv6 address stands in brackets in a URL only.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? defaultPort : Number(port) };
};

const decoded = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new InvalidRedisUrl('user or password are not percent-encoded');
  }
};

const clusterAddress = (url: string): RedisAddress => {
  const { encrypted, login = '', nodes = '' } = clusterUrl.exec(url)?.groups ?? {};
  if (nodes === '') throw new InvalidRedisUrl('a cluster has addresses, perhaps user:password@ before them, and no database or options');
  const colon = login.indexOf(':');
  const [username, password] = colon < 0 ? [login, undefined] : [login.slice(0, colon), login.slice(colon + 1)];
  return {
    kind: 'cluster',
    nodes: nodes.split(',').map(nodeOf),
    username: decoded(username),
    password: decoded(password),
    encrypted: encrypted === 'rediss',
  };
};

/**
 * Reads what `REDIS_URL` says. A cluster has a scheme of its own, since one address can name a cluster too: `redis+cluster://` or
 * `rediss+cluster://`, then `user:password@` where there is a login, then addresses of members, with commas between them.
 * @throws {InvalidRedisUrl}
 */
export const parseRedisUrl = (url: string): RedisAddress => {
  if (/^rediss?\+cluster:/.test(url)) return clusterAddress(url);
  // A socket of the file system.
  if (url.startsWith('/')) return { kind: 'server', url };
  if (!/^rediss?:\/\//.test(url)) throw new InvalidRedisUrl('REDIS_URL has no scheme that is known here');
  if (/^rediss?:\/\/(?:[^/]*@)?[^/@]*,[^/@]*(?:\/|$)/.test(url)) throw new InvalidRedisUrl('several addresses are those of a cluster');
  if (!URL.canParse(url)) throw new InvalidRedisUrl('REDIS_URL is no URL');
  return { kind: 'server', url };
};
