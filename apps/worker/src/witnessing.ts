import { LogWitnesses, type LogWitnessesOptions, type WitnessNews } from '@arbiter/event-store';
import type { ProcessMetrics } from '@arbiter/platform';
import type { Logger } from 'pino';
import type { WorkerConfig } from './config.js';

/** Writes to the worker's log what is new about witnesses. */
const teller =
  (logger: Logger): NonNullable<LogWitnessesOptions['onNews']> =>
  (news: WitnessNews) => {
    switch (news.kind) {
      case 'cosigned':
        return logger.info(news, 'a witness cosigns the log');
      case 'silent':
        return logger.warn(news, 'a witness does not answer: heads of the log go on without its cosignature');
      case 'refused':
        return logger.warn(news, 'a witness gave no valid cosignature: the head of the log goes on without it');
      case 'ahead':
        return logger.warn(news, 'a witness has cosigned more than the log shows: was the database set back?');
      case 'quorum':
        return logger.info(news, 'the newest public head of the log has the cosignatures that the policy wants');
      case 'no-quorum':
        return logger.warn(news, 'the newest public head of the log has fewer cosignatures than the policy wants');
    }
  };

/** Makes what asks the witnesses about the logs of each database; none where no witness is named. */
export const witnessing = (
  { witnessPolicy, keeperDatabases }: Pick<WorkerConfig, 'witnessPolicy' | 'keeperDatabases'>,
  logger: Logger,
  metrics: ProcessMetrics,
  onError: (error: unknown) => void,
): readonly LogWitnesses[] => {
  if (witnessPolicy === null || witnessPolicy.witnesses.length === 0) return [];
  const witnesses = witnessPolicy.witnesses.flatMap(({ key, url }) => (url === null ? [] : [{ key, url }]));
  const all = keeperDatabases.all.map(
    ({ database: url }) =>
      new LogWitnesses({
        url,
        holds: (logId) => keeperDatabases.of(logId) === url,
        witnesses,
        quorum: witnessPolicy.quorum,
        onNews: teller(logger),
        onError,
      }),
  );
  metrics.gauge(
    'arbiter_witness_logs_behind',
    'Logs whose newest public head a witness has not cosigned. Only the worker that asks the witnesses has it.',
    ['witness'],
    async () => {
      const logs = new Map<string, number>();
      for (const { witness, logs: count } of all.flatMap((one) => one.behind() ?? [])) logs.set(witness, (logs.get(witness) ?? 0) + count);
      return [...logs].map(([witness, value]) => ({ labels: { witness }, value }));
    },
  );
  return all;
};
