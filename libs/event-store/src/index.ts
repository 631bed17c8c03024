export type { DatabaseUrls } from './database-urls.js';
export { databaseUrls, derivedAppUrl } from './database-urls.js';
export type { MigrateOptions } from './migrate.js';
export { migrate } from './migrate.js';
