/** A URL whose host part may name several servers, separated by commas, as libpq reads it. */
const pattern = /^(?<before>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/s;

/** What `target_session_attrs` may ask for: anything else is no server that takes events. */
const wanted: readonly string[] = ['read-write', 'primary'];

const parts = (url: string): { readonly before: string; readonly hosts: readonly string[]; readonly after: string } => {
  const { before, hosts, after } = pattern.exec(url)?.groups ?? {};
  // The URL has a password, so it is not shown.
  if (before === undefined || hosts === undefined || after === undefined)
    throw new Error('a database is named by a URL such as postgres://user:password@host1:5432,host2:5432/arbiter');
  return { before, hosts: hosts.split(',').map((host) => host.trim()), after };
};

/**
 * Returns a URL for each server that a URL names, in their order: `postgres://user@one:5432,two:5433/arbiter` names two candidates of which
 * one is the primary.
 * @throws {Error} when it is no URL of PostgreSQL, names no host between two commas, or asks for servers that only read
 */
export const addressesOf = (url: string): readonly string[] => {
  const { before, hosts, after } = parts(url);
  if (hosts.length === 1) return [url];
  if (hosts.includes('')) throw new Error('a URL of several database servers has an empty host between its commas');
  const addresses = hosts.map((host) => `${before}${host}${after}`);
  for (const address of addresses) {
    const attributes = new URL(address).searchParams.get('target_session_attrs');
    if (attributes !== null && !wanted.includes(attributes))
      throw new Error(`target_session_attrs=${attributes} is not supported: Arbiter works with the primary (read-write)`);
  }
  return addresses;
};

/** Returns user and password of a URL. */
export const loginOf = (url: string): { readonly user: string; readonly password: string } => {
  const { username, password } = new URL(addressesOf(url)[0] ?? url);
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** Returns the URL of the same database, on the same servers, with another login. */
export const withLogin = (url: string, user: string, password: string): string => {
  const [first = url, ...others] = addressesOf(url).map((address) => {
    const changed = new URL(address);
    changed.username = user;
    changed.password = password;
    return changed.toString();
  });
  const { before, hosts, after } = parts(first);
  return `${before}${[...hosts, ...others.flatMap((other) => parts(other).hosts)].join(',')}${after}`;
};

/** Returns host and port of a URL that names one server, without its login: for messages. */
export const placeOf = (url: string): string => new URL(url).host;
