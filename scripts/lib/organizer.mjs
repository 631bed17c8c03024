import { runBundle } from './database.mjs';
import { StepFailed } from './failure.mjs';

/** @typedef {import('openapi-fetch').Client<import('../../libs/client/src/generated/api.js').paths>} Client of the API, with the types of the generated one */

/**
 * @template T @param {{ data?: T, error?: unknown, response: Response }} answer @returns {NonNullable<T>} what was asked for
 * @throws {StepFailed} when it was refused
 */
export const given = ({ data, error, response }) => {
  if (data === undefined || data === null)
    throw new StepFailed(`${response.url}: ${response.status}`, 'see the body', JSON.stringify(error));
  return data;
};

/**
 * Mints a token of an organizer of all gatherings.
 * @param {import('./throwaway.mjs').Throwaway} stage @param {string} label
 * @returns {Promise<string>} its secret
 */
export const mintOrganizerToken = async ({ appEnv }, label) => {
  const { output } = await runBundle('cli', ['organizer', '--label', label], appEnv);
  const [token] = /arb_\S+/.exec(output) ?? [];
  if (token === undefined) throw new StepFailed('no organizer could be made', 'mend what the command says', output);
  return token;
};

/**
 * Makes an organizer of all gatherings.
 * @param {import('./throwaway.mjs').Throwaway} stage @param {string} label
 * @returns {Promise<Client>} that asks as this organizer
 */
export const mintOrganizer = async (stage, label) => {
  const [{ url }, token] = [stage, await mintOrganizerToken(stage, label)];
  // Packages may have been installed by this process, so they are not imported before.
  const { default: createClient } = await import('openapi-fetch');
  return createClient({ baseUrl: url, headers: { authorization: `Bearer ${token}` } });
};
