import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from './generated/api.js';
import { RequestRefused } from './request-refused.js';

/** A client of the API, typed by the API's own description: `client.GET('/matches/{matchId}/view', { params: { path: { matchId } } })`. */
export type Client = FetchClient<paths>;

/** Sends one request; `fetch`, or something around it such as `waitingFetch`. */
export type Send = (request: Request) => Promise<Response>;

export interface ClientOptions {
  /** Where the API is: its origin, without a path. */
  readonly url: string;
  /** Secret of an access token; null for what everybody may read. */
  readonly token: string | null;
  /** Sends the requests; `fetch` where absent. */
  readonly send?: Send;
}

export const createClient = ({ url, token, send }: ClientOptions): Client =>
  createFetchClient<paths>({
    baseUrl: url,
    headers: { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    // Looked up at every request, so that replacing `globalThis.fetch` later takes effect here too.
    fetch: send ?? ((request) => globalThis.fetch(request)),
  });

/** What a call to the client resolves to. */
type Called<Data, Problem> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Problem; readonly response: Response };

/**
 * Waits for a call and returns its answer.
 * @throws {RequestRefused} with the problem document, typed by the endpoint, when the API refuses the request
 */
export const answerOf = async <Data, Problem>(call: Promise<Called<Data, Problem>>): Promise<Exclude<Data, undefined>> => {
  const { data, error, response } = await call;
  if (!response.ok) throw new RequestRefused(response, error);
  return data as Exclude<Data, undefined>;
};
