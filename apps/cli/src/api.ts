import { createClient, resendingFetch, waitingFetch, type Client, type ResendingOptions } from '@arbiter/client';

/** Makes clients of one API, one for each token; all of them send in the same way. */
export interface Api {
  as(token: string | null): Client;
}

/** Returns an API whose clients repeat a request that was refused with 429, after the time that the server asks for. */
export const waitingApi = (url: string): Api => ({ as: (token) => createClient({ url, token, send: waitingFetch() }) });

/** Returns an API whose clients send a request until its answer is definite, whatever happens to the server. */
export const resendingApi = (url: string, options: ResendingOptions = {}): Api => {
  const send = resendingFetch(options);
  return { as: (token) => createClient({ url, token, send }) };
};
