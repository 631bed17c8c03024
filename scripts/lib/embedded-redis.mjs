import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inCheckout } from './paths.mjs';
import { freePort } from './ports.mjs';
import { runtimeNode } from './runtime.mjs';
import { Service } from './service.mjs';

/** @param {number} port @returns {Promise<boolean>} whether a server answers PING */
const pong = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });

/**
 * Starts (and keeps alive) a Redis-compatible server from npm on a free port of 127.0.0.1. It keeps everything in memory: after a restart
 * it is empty.
 *
 * @param {{ readonly home: string, readonly preferredPort?: number, readonly onEvent?: (event: string) => void, readonly onCreated?: (service: Service) => void }}
 *   options
 * @returns {Promise<{ readonly service: Service, readonly url: string, readonly port: number }>}
 */
export const startRedis = async ({ home, preferredPort = 0, onEvent, onCreated }) => {
  let port = await freePort({ preferred: preferredPort });
  const service = new Service({
    name: 'redis',
    home,
    stopOrder: 80,
    command: () => ({
      command: runtimeNode().path,
      args: ['--disable-warning=ExperimentalWarning', inCheckout('scripts', 'embedded-redis.mjs'), String(port)],
    }),
    ready: async (signal) => {
      while (!signal.aborted) {
        if (await pong(port)) return;
        await pause(50);
      }
      throw new Error('gave up waiting');
    },
    beforeRetry: async (tail) => {
      if (tail.includes('EADDRINUSE')) port = await freePort();
    },
    advice: `read ${path.join(home, 'logs', 'redis.log')}; another Redis or Valkey can be used by setting REDIS_URL`,
    ...(onEvent === undefined ? {} : { onEvent }),
  });
  onCreated?.(service);
  await service.start();
  return { service, url: `redis://127.0.0.1:${port}`, port };
};
