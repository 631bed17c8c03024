import http from 'node:http';

/**
 * The outcome of a request: its status with the fields that a refusal must have, or the code of the network error.
 *
 * @typedef {{ readonly status: number, readonly problem: boolean, readonly retryAfter: number, readonly ms: number }} Answered
 * @typedef {{ readonly failed: string }} Failed
 *
 * @typedef {object} Request
 * @property {string} [method] GET unless given
 * @property {string} path
 * @property {string} [token]
 * @property {string} [from] the client's address, as a proxy in front of the API would send it
 * @property {string | Buffer} [body]
 */

const patienceMs = 20_000;

/** @param {Request} request @returns {Record<string, string>} */
export const headersOf = ({ token, from, body }) => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
});

/**
 * Sends a request over kept-alive connections, and discards the answer's body.
 *
 * @param {string} url of the API @param {http.Agent} agent @param {Request} request
 * @returns {Promise<Answered | Failed>}
 */
export const ask = (url, agent, request) =>
  new Promise((resolve) => {
    const began = performance.now();
    const sent = http.request(`${url}${request.path}`, {
      agent,
      method: request.method ?? 'GET',
      headers: headersOf(request),
      timeout: patienceMs,
    });
    sent.once('response', (response) => {
      response.resume();
      response.once('error', (error) => resolve({ failed: String(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.name) }));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          problem: String(response.headers['content-type'] ?? '').startsWith('application/problem+json'),
          retryAfter: Number(response.headers['retry-after'] ?? 0),
          ms: performance.now() - began,
        }),
      );
    });
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    sent.once('error', (error) => resolve({ failed: String(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.name) }));
    sent.end(request.body);
  });
