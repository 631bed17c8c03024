import { createHmac } from 'node:crypto';
import { loginOf, withLogin } from './primary/addresses.js';

/** The URLs for the three kinds of connection. */
export interface DatabaseUrls {
  /** Owner of the schema: migrations only. Null where this process was not given it. */
  readonly owner: string | null;
  /** For API, worker and command line: a login that is only a member of `arbiter_app`. */
  readonly app: string;
  /** For the log's keeper, in the worker: a login that may also sign (`arbiter_keeper`). Null where this process was not given it. */
  readonly keeper: string | null;
}

/**
 * Reads `DATABASE_URL` (owner), `APP_DATABASE_URL` (login of the application) and `KEEPER_DATABASE_URL` (login of the log's keeper). The
 * last two are derived from the first where they are absent, so that one variable is enough on a developer's machine; where they are given
 * separately, the application never has the owner's password, and the API never the keeper's.
 * @throws {Error} when neither `DATABASE_URL` nor `APP_DATABASE_URL` is set
 */
export function databaseUrls(env: { readonly [name: string]: string | undefined }): DatabaseUrls {
  const owner = env['DATABASE_URL'] || null;
  const app = env['APP_DATABASE_URL'] || (owner === null ? null : derivedAppUrl(owner));
  const keeper = env['KEEPER_DATABASE_URL'] || (owner === null ? null : derivedKeeperUrl(owner));
  if (app === null) throw new Error('set DATABASE_URL (owner, for migrations) or APP_DATABASE_URL (application)');
  return { owner, app, keeper };
}

/**
 * Returns the login that `migrate` creates when none is configured. Name and password follow from the owner's login, so that every process
 * derives the same, and two installations on one server, with owners of their own, don't use each other's login.
 */
export const derivedAppUrl = (ownerUrl: string): string => derivedUrl(ownerUrl, 'app', 'application');

/** Like `derivedAppUrl`, for the log's keeper. */
export const derivedKeeperUrl = (ownerUrl: string): string => derivedUrl(ownerUrl, 'keeper', 'keeper');

function derivedUrl(ownerUrl: string, prefix: string, whose: string): string {
  const { user, password } = loginOf(ownerUrl);
  const derive = (purpose: string): Buffer => createHmac('sha256', password).update(`arbiter ${whose} ${purpose} of ${user}`).digest();
  return withLogin(ownerUrl, `arbiter_${prefix}_${derive('name').toString('hex').slice(0, 12)}`, derive('password').toString('base64url'));
}
