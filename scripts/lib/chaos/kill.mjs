import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, identify, signalTo } from '../processes.mjs';

/**
 * @param {import('../service.mjs').Service} service
 * @returns {Promise<number>} id of the service's process, once it has one
 */
const processOf = async (service) => {
  for (;;) {
    if (service.pid !== null) return service.pid;
    await pause(20);
  }
};

/**
 * Kills with -9, and only processes that this run's own supervisor started. A victim that is just being restarted is killed as soon as it
 * has a process.
 *
 * @param {import('../throwaway.mjs').Throwaway} stage @param {readonly import('./schedule.mjs').Victim[]} victims
 * @param {number} which picks among the processes of PostgreSQL
 */
export const killNow = async ({ services }, victims, which) => {
  const pids = await Promise.all(
    victims.map(async (victim) => {
      const service = services[victim === 'backend' ? 'postgres' : victim === 'standby-backend' ? 'standby' : victim];
      if (service === undefined) throw new Error(`there is no ${victim}`);
      const first = await processOf(service);
      if (victim !== 'backend' && victim !== 'standby-backend') return first;
      const backends = childrenOf(first);
      return backends[which % backends.length] ?? first;
    }),
  );
  for (const identity of pids.map(identify)) signalTo(identity, 'SIGKILL');
};
