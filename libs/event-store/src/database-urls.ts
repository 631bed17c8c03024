import { createHmac } from 'node:crypto';

/** Where the three kinds of connection go. */
export interface DatabaseUrls {
  /** Owner of the schema: migrations only. Null where this process was not given it. */
  readonly owner: string | null;
  /** What API, worker and command line use: a login that is only a member of `arbiter_app`. */
  readonly app: string;
  /** What the log's keeper uses, in the worker: a login that may also sign (`arbiter_keeper`). Null where this process was not given it. */
  readonly keeper: string | null;
}

/**
 * Reads `DATABASE_URL` (owner), `APP_DATABASE_URL` (login of the application) and `KEEPER_DATABASE_URL` (login of the log's keeper). Without the others
 * they are derived from the first, so that one variable is enough on a developer's machine; where they are given apart, the application never holds the
 * owner's password, and the API never the keeper's.
 * @throws {Error} when neither is set
 */
export function databaseUrls(env: { readonly [name: string]: string | undefined }): DatabaseUrls {
  const owner = env['DATABASE_URL'] || null;
  const app = env['APP_DATABASE_URL'] || (owner === null ? null : derivedAppUrl(owner));
  const keeper = env['KEEPER_DATABASE_URL'] || (owner === null ? null : derivedKeeperUrl(owner));
  if (app === null) throw new Error('set DATABASE_URL (owner, for migrations) or APP_DATABASE_URL (application)');
  return { owner, app, keeper };
}

/**
 * The login that `migrate` makes when nobody named one. Name and password follow from the owner's login, so that every
 * process finds the same, and two installations on one server, with owners of their own, don't take each other's.
 */
export const derivedAppUrl = (ownerUrl: string): string => derivedUrl(ownerUrl, 'app', 'application');

/** Like `derivedAppUrl`, for the log's keeper. */
export const derivedKeeperUrl = (ownerUrl: string): string => derivedUrl(ownerUrl, 'keeper', 'keeper');

function derivedUrl(ownerUrl: string, prefix: string, whose: string): string {
  const url = new URL(ownerUrl);
  const owner = decodeURIComponent(url.username);
  const derive = (purpose: string): Buffer =>
    createHmac('sha256', decodeURIComponent(url.password)).update(`arbiter ${whose} ${purpose} of ${owner}`).digest();
  url.username = `arbiter_${prefix}_${derive('name').toString('hex').slice(0, 12)}`;
  url.password = derive('password').toString('base64url');
  return url.toString();
}
