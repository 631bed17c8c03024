import { createHmac } from 'node:crypto';

/** Where the two kinds of connection go. */
export interface DatabaseUrls {
  /** Owner of the schema: migrations only. Null where this process was not given it. */
  readonly owner: string | null;
  /** What API and worker use: a login that is only a member of `arbiter_app`. */
  readonly app: string;
}

/**
 * Reads `DATABASE_URL` (owner) and `APP_DATABASE_URL` (login of the application). Without the second it is derived from
 * the first, so that one variable is enough on a developer's machine; where they are given apart, the application
 * never holds the owner's password.
 * @throws {Error} when neither is set
 */
export function databaseUrls(env: { readonly [name: string]: string | undefined }): DatabaseUrls {
  const owner = env['DATABASE_URL'] || null;
  const app = env['APP_DATABASE_URL'] || (owner === null ? null : derivedAppUrl(owner));
  if (app === null) throw new Error('set DATABASE_URL (owner, for migrations) or APP_DATABASE_URL (application)');
  return { owner, app };
}

/**
 * The login that `migrate` makes when nobody named one. Name and password follow from the owner's login, so that every
 * process finds the same, and two installations on one server, with owners of their own, don't take each other's.
 */
export function derivedAppUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const owner = decodeURIComponent(url.username);
  const derive = (purpose: string): Buffer =>
    createHmac('sha256', decodeURIComponent(url.password)).update(`arbiter application ${purpose} of ${owner}`).digest();
  url.username = `arbiter_app_${derive('name').toString('hex').slice(0, 12)}`;
  url.password = derive('password').toString('base64url');
  return url.toString();
}
