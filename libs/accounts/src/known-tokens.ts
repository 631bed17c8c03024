import type { AccessToken } from './types.js';
import type { TokenStore } from './token-store.js';

/** How long a token is known without being looked up again, in milliseconds. */
export const knownForMs = 2_000;

/** Number of tokens that are known at most. */
const mostKnown = 20_000;

interface Known {
  readonly token: Promise<AccessToken | null>;
  readonly since: number;
}

/**
 * The tokens that were presented here within the last two seconds, so that a player's requests do not each look the same token up. Whoever
 * changes what tokens give calls `forget`; where that news is lost, an old answer is used for two seconds at most.
 */
export class KnownTokens {
  /** By the secret; in the order in which they were looked up. */
  private known = new Map<string, Known>();

  /**
   * Knows no token at first.
   * @param monotonic milliseconds since an arbitrary moment
   */
  constructor(
    private readonly tokens: Pick<TokenStore, 'bySecret'>,
    private readonly monotonic: () => number = () => performance.now(),
  ) {}

  /** Finds the token that has this secret, like `TokenStore.bySecret`. A secret of no token is looked up every time. */
  bySecret(secret: string): Promise<AccessToken | null> {
    const before = this.known.get(secret);
    if (before !== undefined && this.monotonic() - before.since < knownForMs) return before.token;
    // Looked up after `forget` at the earliest: what was under way then is in the map that was thrown away.
    const { known } = this;
    const token = this.tokens.bySecret(secret);
    const found = { token, since: this.monotonic() };
    known.delete(secret);
    known.set(secret, found);
    const drop = (): void => {
      if (known.get(secret) === found) known.delete(secret);
    };
    token.then((one) => {
      if (one === null) drop();
    }, drop);
    for (const [oldest, { since }] of known) {
      if (known.size <= mostKnown && this.monotonic() - since < knownForMs) break;
      known.delete(oldest);
    }
    return token;
  }

  /** Forgets every token: something has changed that tokens depend on. */
  forget(): void {
    this.known = new Map();
  }
}
