import { findingCodes, findingScopes, queueNames } from '@arbiter/contracts';
import { auditProgress, countFindings, projectionLag, treeLag } from '@arbiter/event-store';
import { projections } from '@arbiter/recording';
import type { ProcessMetrics } from './metrics.js';
import type { Platform } from './platform.js';

/** Counts the open findings of every code, 0 included: an alarm must not wait for a series to appear. */
const findings = async (
  platform: Platform,
): Promise<readonly { readonly labels: { readonly code: string; readonly scope: string }; readonly value: number }[]> => {
  const open = new Map((await countFindings(platform.pool)).map(({ code, count }) => [code, count]));
  return findingCodes.map((code) => ({ labels: { code, scope: findingScopes[code] }, value: open.get(code) ?? 0 }));
};

/** Registers gauges for findings, lag of checkpoints and projections, and depth of the queues; read when the metrics are requested. */
export const registerGauges = (metrics: ProcessMetrics, platform: Platform): void => {
  metrics.gauge('arbiter_checkpoint_lag_ms', 'Age of the oldest event that no signed checkpoint covers.', [], async () => [
    { labels: {}, value: (await treeLag(platform.logs)).ms },
  ]);
  metrics.gauge('arbiter_projection_lag_entries', 'Feed entries that a projection has not seen.', ['projection'], async () => {
    const lag = await projectionLag(
      platform.pool,
      platform.logs,
      projections.map(({ name }) => name),
    );
    return [...lag].map(([projection, value]) => ({ labels: { projection }, value }));
  });
  metrics.gauge('arbiter_checkpoint_lag_entries', 'Feed entries that no signed checkpoint covers.', [], async () => [
    { labels: {}, value: (await treeLag(platform.logs)).unsigned },
  ]);
  metrics.gauge(
    'arbiter_public_head_lag_entries',
    "Feed entries that no public checkpoint covers: as many as were recorded within the longest spectators' delay of matches under way.",
    [],
    async () => [{ labels: {}, value: (await treeLag(platform.logs)).unpublished }],
  );
  metrics.gauge(
    'arbiter_log_findings',
    'What was found wrong with what is stored and is not settled. Scope log: the log is not to be trusted; match: so many matches are set apart; notice: nothing stops.',
    ['code', 'scope'],
    () => findings(platform),
  );
  metrics.gauge('arbiter_audit_age_seconds', 'Since the audit last came to the end of a part of the log.', ['part'], async () => {
    const swept = (await platform.logs.together(auditProgress)).flat().filter(({ sweptAt }) => sweptAt !== null);
    const oldest = new Map<string, number>();
    for (const { part, sweptAt } of swept) oldest.set(part, Math.min(oldest.get(part) ?? Number.POSITIVE_INFINITY, Number(sweptAt)));
    return [...oldest].map(([part, at]) => ({ labels: { part }, value: (Date.now() - at) / 1_000 }));
  });
  metrics.gauge('arbiter_jobs', 'Jobs that are not done, as PostgreSQL knows them.', ['queue', 'state'], async () =>
    (await platform.jobs.depths()).map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
  );
  metrics.gauge(
    'arbiter_webhook_deliveries',
    'Deliveries of webhooks that wait for an attempt, or have been given up.',
    ['state'],
    async () => {
      const { rows } = await platform.pool.query<{ state: string; count: number }>(
        `SELECT state, count(*)::integer AS count FROM webhook_delivery WHERE state IN ('waiting', 'failed') GROUP BY state`,
      );
      return rows.map(({ state, count }) => ({ labels: { state }, value: count }));
    },
  );
  metrics.gauge('arbiter_queue_depth', 'Jobs in the queue, as Redis knows them.', ['queue', 'state'], async () => {
    const readings = await Promise.all(
      queueNames.map(async (queue) =>
        Object.entries(await platform.queues.counts(queue)).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
    );
    return readings.flat();
  });
};
