import { databaseUrls, migrate } from '@arbiter/event-store';

/**
 * Brings the schema up to date and ends. This is the only process that holds the owner's connection.
 * Environment: DATABASE_URL (owner), APP_DATABASE_URL (login to create for API and worker) and KEEPER_DATABASE_URL (login to create for the
 * log's keeper); the last two are derived from the first where absent.
 */
async function main(): Promise<void> {
  const urls = databaseUrls(process.env);
  if (urls.owner === null) throw new Error("set DATABASE_URL to the connection of the schema's owner");
  const applied = await migrate({ ownerUrl: urls.owner, appUrl: urls.app, keeperUrl: urls.keeper });
  console.log(applied.length === 0 ? 'the schema is up to date' : `applied ${applied.join(', ')}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
