import { Inject, Injectable } from '@nestjs/common';
import { type KnownTokens, looksLikeSecret, type AccessToken } from '@arbiter/accounts';
import { ProblemError } from '../problems/problem-error.js';
import { KNOWN_TOKENS } from '../tokens.js';

const secretLength = 47;

export const tokenMissing = (): ProblemError =>
  new ProblemError('access/token-missing', 'Send "Authorization: Bearer arb_...". An organizer of the gathering mints tokens.');

const invalid = (detail: string): ProblemError => new ProblemError('access/token-invalid', detail);

/** Says what is wrong with a text that stands where a token should; the text itself is never repeated. */
const malformed = (text: string): ProblemError => {
  if (!text.startsWith('arb_')) return invalid('This is no token of Arbiter: one begins with "arb_".');
  if (text.length !== secretLength)
    return invalid(`A token has ${secretLength} characters and this one ${text.length}: it was probably not copied whole.`);
  return invalid('A token is "arb_" with 43 letters, digits, "-" and "_" after it; this one holds something else.');
};

/** Finds the token of a request, or says why there is none. */
@Injectable()
export class Bearers {
  constructor(@Inject(KNOWN_TOKENS) private readonly tokens: KnownTokens) {}

  /**
   * @param authorization the header as it came
   * @param now milliseconds since 1970-01-01 UTC
   * @throws {ProblemError} `access/token-invalid` for another scheme, for a text that is no token, and for a token that is not known here;
   *   `access/token-revoked`, `access/token-expired`
   */
  async identify(authorization: string, now: number): Promise<AccessToken> {
    const [scheme = '', ...rest] = authorization.trim().split(/ +/);
    const [secret, ...more] = rest;
    if (scheme.toLowerCase() !== 'bearer')
      throw invalid('The Authorization header begins with "Bearer": send "Authorization: Bearer arb_...".');
    if (secret === undefined || more.length > 0) throw invalid('After "Bearer" stands one token: send "Authorization: Bearer arb_...".');
    if (!looksLikeSecret(secret)) throw malformed(secret);
    const token = await this.tokens.bySecret(secret);
    if (token === null)
      throw invalid(
        'This token was not minted here, or in a database that is no longer in use. An organizer of the gathering mints another.',
      );
    refuseStale(token, now);
    return token;
  }
}

const refuseStale = ({ revokedAt, expiresAt }: AccessToken, now: number): void => {
  if (revokedAt !== null) {
    const at = revokedAt.toISOString();
    throw new ProblemError(
      'access/token-revoked',
      `The token was revoked at ${at}, or a token that it descends from was. An organizer of the gathering mints another.`,
      { params: { revokedAt: at } },
    );
  }
  if (expiresAt.getTime() <= now) {
    const at = expiresAt.toISOString();
    throw new ProblemError('access/token-expired', `The token expired at ${at}. An organizer of the gathering mints another.`, {
      params: { expiredAt: at },
    });
  }
};
