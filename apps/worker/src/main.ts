import 'reflect-metadata';
import { runProcess } from '@arbiter/platform';
import { readConfig } from './config.js';
import { createWorker } from './create-worker.js';

const config = readConfig(process.env);
await runProcess(config, (parts) => createWorker({ config, ...parts }));
