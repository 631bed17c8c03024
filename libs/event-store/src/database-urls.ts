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

/** The login that `migrate` makes when nobody named one: its password follows from the owner's, so every process finds the same. */
export function derivedAppUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const secret = createHmac('sha256', decodeURIComponent(url.password)).update(`arbiter application login of ${decodeURIComponent(url.username)}`).digest('base64url');
  url.username = 'arbiter_app_login';
  url.password = secret;
  return url.toString();
}
