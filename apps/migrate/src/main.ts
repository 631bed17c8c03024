import { assertCoordinator, cellsOf, databaseUrls, distributeLogs, migrate } from '@arbiter/event-store';

/**
 * Brings the schema up to date and ends. This is the only process that holds the owner's connection.
 * Environment: DATABASE_URL (owner), APP_DATABASE_URL (login to create for API and worker) and KEEPER_DATABASE_URL (login to create for the
 * log's keeper); the last two are derived from the first where absent. ARBITER_CELLS names further databases, which get the same.
 * ARBITER_CITUS=1: the database is the coordinator of a Citus cluster, over whose workers the logs are distributed.
 */
async function main(): Promise<void> {
  const urls = databaseUrls(process.env);
  if (urls.owner === null) throw new Error("set DATABASE_URL to the connection of the schema's owner");
  const databases = cellsOf(process.env, urls.owner).all;
  const apps = cellsOf(process.env, urls.app).all;
  const keepers = urls.keeper === null ? [] : cellsOf(process.env, urls.keeper).all;
  const citus = process.env['ARBITER_CITUS'] || '0';
  if (citus !== '0' && citus !== '1')
    throw new Error(`ARBITER_CITUS is ${citus}: set it to 1 to distribute the logs over the workers of a Citus cluster`);
  if (citus === '1' && databases.length > 1) throw new Error('ARBITER_CITUS and ARBITER_CELLS exclude each other: both say where logs are');
  if (citus === '1') await assertCoordinator(urls.owner);
  for (const [at, { name, database: ownerUrl }] of databases.entries()) {
    const applied = await migrate({ ownerUrl, appUrl: apps[at]?.database ?? null, keeperUrl: keepers[at]?.database ?? null });
    const done = applied.length === 0 ? 'the schema is up to date' : `applied ${applied.join(', ')}`;
    console.log(databases.length === 1 ? done : `${name}: ${done}`);
  }
  if (citus === '1') console.log((await distributeLogs(urls.owner)) ? 'distributed the logs over the workers' : 'the logs are distributed');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
