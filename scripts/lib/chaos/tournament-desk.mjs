import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StepFailed } from '../failure.mjs';
import { mintOrganizerToken } from '../organizer.mjs';

/**
 * A tournament of the run, and the organizer's hands on it.
 *
 * @typedef {object} Desk
 * @property {string} tournamentId
 * @property {(command: Readonly<Record<string, unknown>>) => Promise<void>} does sends a command until it is known what became of it
 * @property {(round: number) => Promise<readonly Table[]>} tables
 * @property {(entrant: number, matchId: string) => Promise<void>} concede gives a match up for an entrant
 *
 * @typedef {{ readonly table: number, readonly matchId: string, readonly seats: readonly { readonly entrant: number }[] }} Table
 *
 * @typedef {(path: string, token: string | null, body?: unknown) => Promise<{ readonly status: number, readonly json: any }>} Ask posts a body,
 *   or gets where there is none
 */

const [attemptMs, pauseMs, patienceMs] = [15_000, 50, 180_000];
/** What is known when a server answers so: nothing. Another process may also own a match's log for a moment. */
const isUnsettled = (/** @type {number} */ status, /** @type {string} */ code) =>
  status === 429 || status >= 500 || code === 'stream/version-conflict' || code === 'match/owned-elsewhere';

/**
 * Returns a way to send requests that does not give up while processes are killed: the same request is sent until its outcome is known.
 *
 * @param {string} url @returns {Ask}
 */
export const asking = (url) => async (path, token, body) => {
  const end = Date.now() + patienceMs;
  for (;;) {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(attemptMs),
    })
      .then(async (answer) => ({ status: answer.status, json: JSON.parse(await answer.text()) }))
      .catch(() => null);
    if (response !== null && !isUnsettled(response.status, response.json.code)) return response;
    if (Date.now() > end) throw new StepFailed(`${path}: no answer that says what became of it`, 'read the logs of the API');
    await pause(pauseMs);
  }
};

const settings = {
  format: 'standard',
  policy: 'starline',
  capacity: null,
  checkIn: 'none',
  selfRegistration: true,
  reporting: 'staff',
  matches: 'recorded',
  clock: null,
  decks: 'none',
  visibility: 'public',
};

/** @param {number} rounds */
const swiss = (rounds) => ({
  phases: [{ kind: 'swiss', rounds, bestOf: 1, minutes: null, gate: null, lastRoundByRank: false, sides: 'lot' }],
});

/** @param {string} path @param {{ readonly status: number, readonly json: any }} answer @returns {any} */
const accepted = (path, { status, json }) => {
  if (status >= 300) throw new StepFailed(`${path}: ${status}`, 'see the problem', JSON.stringify(json));
  return json;
};

/**
 * Creates a tournament of Starline, whose registration is closed.
 *
 * @param {import('../throwaway.mjs').Throwaway} stage @param {{ readonly entrants: number, readonly rounds: number }} size
 * @returns {Promise<Desk>}
 */
export const openDesk = async (stage, { entrants, rounds }) => {
  const ask = asking(stage.url);
  const organizer = await mintOrganizerToken(stage, 'tournament chaos');
  const made = async (/** @type {string} */ path, /** @type {string | null} */ token, /** @type {object} */ body) =>
    accepted(path, await ask(path, token, { commandId: randomUUID(), ...body }));
  const { gatheringId } = await made('/gatherings', organizer, { name: 'Chaos', game: 'starline' });
  const { tournamentId } = await made(`/gatherings/${gatheringId}/tournaments`, organizer, { name: 'Chaos', settings });
  const at = `/tournaments/${tournamentId}`;
  /** @type {Desk['does']} */
  const does = async (command) => void (await made(`${at}/commands`, organizer, { command }));
  await does({ type: 'setStructure', structure: swiss(rounds) });
  await does({ type: 'openRegistration' });
  /** @type {string[]} */
  const secrets = [];
  for (let number = 1; number <= entrants; number += 1)
    secrets.push((await made(`${at}/registrations`, null, { name: `Player ${number}` })).secret);
  await does({ type: 'closeRegistration' });
  return {
    tournamentId,
    does,
    tables: async (round) => accepted(at, await ask(`${at}/rounds/${round}`, organizer)).tables,
    concede: async (entrant, matchId) =>
      void (await made(`/matches/${matchId}/concession`, secrets[entrant - 1] ?? null, { scope: 'match' })),
  };
};
