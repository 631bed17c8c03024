import { type Client, createClient } from '@arbiter/client';
import { malformedToken } from '../../refusals.js';

/** Thrown instead of sending a request with a text that can't be a token. */
export class TokenMalformed extends Error {}

/**
 * Makes a client of the API that served the page. With a text that can't be a token it sends nothing, since that might not even fit into a
 * request: every call is refused with `TokenMalformed`.
 * @param send how requests are sent
 */
export const clientOf = (token: string | null, send: (request: Request) => Promise<Response>): Client =>
  token === null || malformedToken(token) === null
    ? createClient({ url: location.origin, token, send })
    : createClient({ url: location.origin, token: null, send: () => Promise.reject(new TokenMalformed('this is no access token')) });
