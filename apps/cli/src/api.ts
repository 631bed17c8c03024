import { createClient, resendingFetch, waitingFetch, type Client, type ResendingOptions } from '@arbiter/client';

/** Clients of one API, one a token; all of them send in the same way. */
export interface Api {
  as(token: string | null): Client;
}

/** Requests that come too soon are sent again when their time has come. */
export const waitingApi = (url: string): Api => ({ as: (token) => createClient({ url, token, send: waitingFetch() }) });

/** Requests are sent until their answer is definite, whatever happens to the server. */
export const resendingApi = (url: string, options: ResendingOptions = {}): Api => {
  const send = resendingFetch(options);
  return { as: (token) => createClient({ url, token, send }) };
};
