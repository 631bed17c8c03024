import { randomBytes } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { ask, headersOf } from './asking.mjs';

/**
 * What the floods know about the installation that they flood.
 *
 * @typedef {object} Target
 * @property {string} url of the API
 * @property {string} game whose cards are requested
 * @property {string} matchId of a match that is being played
 * @property {readonly string[]} spectators secrets of spectators' tokens, for reading matches
 * @property {readonly string[]} listeners secrets of other spectators' tokens, for live streams, so that their budgets are not used up by
 *   earlier floods
 *
 * @typedef {object} Flood
 * @property {string} name
 * @property {string} what in a few words
 * @property {(target: Target, size: number, tally: import('./tally.mjs').Tally, signal: AbortSignal) => Promise<void>} run runs until the
 *   signal aborts; `size`: number of connections at a time
 * @property {(size: number, seconds: number, tally: import('./tally.mjs').Tally) => boolean} asksTooMuch whether the flood sent so many
 *   requests that some of them must have been refused with 429
 */

/** Number of tokens with which matches are read, and of tokens with which streams are opened. */
export const spectatorCount = 5;

/** Greatest number of requests in one flood; a flood ends when it is reached, even before its time is over. */
const mostRequests = 500_000;
const addresses = 1_000;
const bodyLimit = 262_144;
/** Default limits of an installation (apps/api/src/config.ts): an address's budget for a minute, and a token's live streams at a time. */
const budgetOfAddress = 12_000;
const streamsOfToken = 20;
/** Least costs of a request (apps/api/src/limits): 1 in any case, and this for an unknown token. */
const unknownTokenCost = 20;

/**
 * Returns an address in a network that is reserved for benchmarks (RFC 2544, 198.18.0.0/15).
 * @param {number} number @returns {string}
 */
const addressOf = (number) => `198.18.${number >> 8}.${number & 255}`;
const anyAddress = () => addressOf(Math.floor(Math.random() * addresses));
const unknownToken = () => `arb_${randomBytes(32).toString('base64url')}`;
/** @template T @param {readonly T[]} list @returns {T} */
const oneOf = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)]);

/** @param {Target} target @param {number} size @param {import('./tally.mjs').Tally} tally @param {AbortSignal} signal @param {() => import('./asking.mjs').Request} next */
const hammer = async ({ url }, size, tally, signal, next) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: size });
  let left = mostRequests;
  const one = async () => {
    while (!signal.aborted && left > 0) {
      left -= 1;
      const outcome = await ask(url, agent, next());
      if (!signal.aborted) tally.add(outcome);
    }
  };
  await Promise.all(Array.from({ length: size }, one));
  agent.destroy();
};

/** @param {Target} target @returns {import('./asking.mjs').Request} a random request of a hostile client */
const anything = ({ game, matchId, spectators }) =>
  oneOf([
    () => ({ path: '/games' }),
    () => ({ path: `/games/${game}/cards` }),
    () => ({ path: `/matches/${matchId}/view`, token: oneOf(spectators) }),
    () => ({ path: `/matches/${matchId}/transcript`, token: oneOf(spectators) }),
    () => ({ path: `/matches/${matchId}/view`, token: unknownToken() }),
    () => ({ method: 'POST', path: '/gatherings', token: unknownToken(), body: '{"name":' }),
    () => ({ path: `/${randomBytes(6).toString('hex')}` }),
  ])();

/**
 * Bodies that are within the limit and have to be parsed, one that is too large, and one that is nested too deep. @type {readonly string[]}
 */
const bodies = [
  JSON.stringify({ name: 'x'.repeat(bodyLimit - 100) }),
  JSON.stringify({ list: Array.from({ length: 40_000 }, (_, at) => at) }),
  JSON.stringify({ name: 'x'.repeat(8 * bodyLimit) }),
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
];

/** @param {string} url @returns {net.Socket} */
const connectTo = (url) => {
  const { hostname, port } = new URL(url);
  return net.connect(Number(port), hostname);
};

/** @param {import('./asking.mjs').Request} request @returns {string} the request as HTTP/1.1 text */
const onTheLine = (request) =>
  `${request.method ?? 'GET'} ${request.path} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headersOf(request))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/**
 * Holds many connections on which a client sends requests and does not read the answers, or never finishes sending its request; a
 * connection that the server closes is opened again.
 *
 * @type {Flood['run']}
 */
const dawdle = async ({ url, game }, size, tally, signal) => {
  /** @type {Set<net.Socket>} */
  const lines = new Set();
  const hold = (/** @type {number} */ number) => {
    if (signal.aborted) return;
    const line = connectTo(url);
    lines.add(line);
    const from = addressOf(number % addresses);
    // Every second connection sends many requests for large answers and reads nothing; the others send the head of one request a byte at a
    // time.
    line.pause();
    line.once('connect', () =>
      number % 2 === 0
        ? line.write(onTheLine({ path: `/games/${game}/cards`, from }).repeat(50))
        : line.write('GET /games HTTP/1.1\r\nhost: local'),
    );
    const drip = setInterval(() => number % 2 === 1 && line.write('h'), 1_000);
    line.on('error', () => undefined);
    line.once('close', () => {
      clearInterval(drip);
      lines.delete(line);
      if (signal.aborted) return;
      tally.add({ failed: 'closed by the server' });
      setTimeout(() => hold(number), 250);
    });
  };
  for (let number = 0; number < size; number += 1) hold(number);
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  for (const line of lines) line.destroy();
};

/**
 * Opens more live streams than the tokens may have; half of them are never read.
 *
 * @type {Flood['run']}
 */
const listen = async ({ url, matchId, listeners }, size, tally, signal) => {
  const agent = new http.Agent({ keepAlive: false });
  const one = async (/** @type {number} */ number) => {
    while (!signal.aborted) {
      const wait = await new Promise((resolve) => {
        const request = {
          path: `/matches/${matchId}/live`,
          token: listeners[number % listeners.length],
          from: addressOf(number % addresses),
        };
        const sent = http.get(`${url}${request.path}`, { agent, headers: headersOf(request), signal });
        sent.once('error', (error) => {
          if (!signal.aborted) tally.add({ failed: String(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.name) });
          resolve(250);
        });
        sent.once('response', (response) => {
          const retryAfter = Number(response.headers['retry-after'] ?? 0);
          tally.add({
            status: response.statusCode ?? 0,
            problem: String(response.headers['content-type'] ?? '').startsWith('application/problem+json'),
            retryAfter,
            ms: 0,
          });
          response.on('error', () => undefined);
          if (response.statusCode !== 200) {
            response.resume();
            // Shorter than `retry-after` asks for, since these clients are hostile.
            resolve(500);
          } else if (number % 2 === 0) response.resume();
          response.once('close', () => resolve(250));
        });
      });
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, Number(wait)));
    }
  };
  await Promise.all(Array.from({ length: size }, (_, number) => one(number)));
  agent.destroy();
};

/**
 * Returns the number of connections for a flood that holds connections open, more than for one that sends requests repeatedly.
 * @param {number} size
 */
const linesOf = (size) => 4 * size;

/** @type {readonly Flood[]} */
export const floods = [
  {
    name: 'one address',
    what: 'anything, as fast as it is answered',
    asksTooMuch: (_, seconds, tally) => tally.sent + unknownTokenCost * tally.of(401) > budgetOfAddress * Math.ceil(seconds / 60),
    run: (target, size, tally, signal) => hammer(target, size, tally, signal, () => ({ ...anything(target), from: addressOf(0) })),
  },
  {
    name: 'many addresses',
    what: `the same from ${addresses} addresses`,
    asksTooMuch: () => false,
    run: (target, size, tally, signal) => hammer(target, size, tally, signal, () => ({ ...anything(target), from: anyAddress() })),
  },
  {
    name: 'big bodies',
    what: 'bodies up to the limit, over it, too deep',
    asksTooMuch: () => false,
    run: (target, size, tally, signal) =>
      hammer(target, size, tally, signal, () => ({
        method: 'POST',
        path: '/gatherings',
        token: unknownToken(),
        body: oneOf(bodies),
        from: anyAddress(),
      })),
  },
  {
    name: 'slow readers',
    what: 'who ask and do not read, or never end asking',
    asksTooMuch: () => false,
    run: (target, size, tally, signal) => dawdle(target, linesOf(size), tally, signal),
  },
  {
    name: 'live streams',
    what: 'more than tokens may have, half of them never read',
    asksTooMuch: (size) => linesOf(size) > streamsOfToken * spectatorCount,
    run: (target, size, tally, signal) => listen(target, linesOf(size), tally, signal),
  },
];
