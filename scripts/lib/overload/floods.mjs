import { randomBytes } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { ask, headersOf } from './asking.mjs';

/**
 * What the floods know of the installation that they are let loose on.
 *
 * @typedef {object} Target
 * @property {string} url of the API
 * @property {string} game whose cards are asked for
 * @property {string} matchId of a match that is being played
 * @property {readonly string[]} spectators secrets of spectators' tokens, to look with
 * @property {readonly string[]} listeners the same, for live streams: their budgets are whole when it is their turn
 *
 * @typedef {object} Flood
 * @property {string} name
 * @property {string} what in a few words
 * @property {(target: Target, size: number, tally: import('./tally.mjs').Tally, signal: AbortSignal) => Promise<void>} run until the signal; size: connections at a time
 * @property {(size: number, seconds: number, tally: import('./tally.mjs').Tally) => boolean} asksTooMuch whether it asked for so much that some of it must have been refused with 429
 */

/** Tokens with which matches are looked at, and as many with which streams are opened. */
export const spectatorCount = 5;

/** Most requests of one flood: it ends by itself, whatever its time. */
const mostRequests = 500_000;
const addresses = 1_000;
const bodyLimit = 262_144;
/** Limits of an installation that says nothing else (apps/api/src/config.ts): of an address a minute, of a token at a time. */
const budgetOfAddress = 12_000;
const streamsOfToken = 20;
/** Costs that a request has at least (apps/api/src/limits): one, and so much for a token that nobody has. */
const unknownTokenCost = 20;

/** An address of a network that is kept for documentation (RFC 2544, 198.18.0.0/15). @param {number} number @returns {string} */
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

/** @param {Target} target @returns {import('./asking.mjs').Request} what somebody asks for who means no good */
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

/** Bodies up to the limit that have to be parsed, one that is too large, one too deep. @type {readonly string[]} */
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

/** @param {import('./asking.mjs').Request} request @returns {string} as it goes over the line */
const onTheLine = (request) =>
  `${request.method ?? 'GET'} ${request.path} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headersOf(request))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/**
 * Holds so many lines on which somebody asks and does not read, or never comes to the end of asking; a line that the server closes is
 * opened again.
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
    // Every second line asks for much, many times over, and reads nothing; every other one sends its head a little at a time.
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
 * Opens live streams, more than any token may have; half of them are never read.
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
            // Not as long as was asked: they mean no good.
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

/** Lines that are held, where others ask again and again. @param {number} size */
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
