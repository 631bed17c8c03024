import type { LogKeeperOptions } from '@arbiter/event-store';
import type { WorkerConfig } from './config.js';

export const CONFIG = Symbol('CONFIG');
export const PLATFORM = Symbol('PLATFORM');
export const LOGGER = Symbol('LOGGER');
export const METRICS = Symbol('METRICS');

/** The configuration with what only tests change. */
export interface WorkerSettings extends WorkerConfig {
  readonly prefix?: string;
  readonly reconcileEveryMs?: number;
  readonly keeper?: Pick<LogKeeperOptions, 'idleMs' | 'signEveryMs'>;
}
