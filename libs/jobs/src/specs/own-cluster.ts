import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Exit code of `--find` where there is none. */
const noProgram = 3;

/**
 * Whether this machine has a redis-server with which a cluster can be started; npm has none.
 * @param script path of scripts/redis-cluster.mjs
 */
export const canHaveCluster = (script: string): boolean => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--find'], { encoding: 'utf8' });
  if (status !== 0 && status !== noProgram) throw new Error(`${script} ended with ${status}: ${stderr}`);
  return status === 0;
};

export interface OwnCluster {
  /** Names the cluster by all its members. */
  readonly url: string;
  /**
   * Kills the master that serves a key or a channel with -9.
   * @returns when it is dead; `replaced` resolves when the other members agree who took its place, `back` when it is there again as a replica
   */
  killMasterOf(key: string): Promise<{ readonly replaced: Promise<void>; readonly back: Promise<void> }>;
  stop(): Promise<void>;
}

/**
 * Starts a cluster of three masters with a replica each, for one suite alone.
 * @param script path of scripts/redis-cluster.mjs
 */
export const ownCluster = async (script: string): Promise<OwnCluster> => {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const line = async (): Promise<string> => ((await once(lines, 'line')) as [string])[0];
  return {
    url: await line(),
    killMasterOf: async (key) => {
      child.stdin.write(`kill ${key}\n`);
      await line();
      const replaced = line().then(() => undefined);
      return { replaced, back: replaced.then(line).then(() => undefined) };
    },
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
};
