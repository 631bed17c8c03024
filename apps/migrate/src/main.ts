import { cellsOf, databaseUrls, migrate } from '@arbiter/event-store';

/**
 * Brings the schema up to date and ends. This is the only process that holds the owner's connection.
 * Environment: DATABASE_URL (owner), APP_DATABASE_URL (login to create for API and worker) and KEEPER_DATABASE_URL (login to create for the
 * log's keeper); the last two are derived from the first where absent. ARBITER_CELLS names further databases, which get the same.
 */
async function main(): Promise<void> {
  const urls = databaseUrls(process.env);
  if (urls.owner === null) throw new Error("set DATABASE_URL to the connection of the schema's owner");
  const databases = cellsOf(process.env, urls.owner).all;
  const apps = cellsOf(process.env, urls.app).all;
  const keepers = urls.keeper === null ? [] : cellsOf(process.env, urls.keeper).all;
  for (const [at, { name, database: ownerUrl }] of databases.entries()) {
    const applied = await migrate({ ownerUrl, appUrl: apps[at]?.database ?? null, keeperUrl: keepers[at]?.database ?? null });
    const done = applied.length === 0 ? 'the schema is up to date' : `applied ${applied.join(', ')}`;
    console.log(databases.length === 1 ? done : `${name}: ${done}`);
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
