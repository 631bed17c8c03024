import 'reflect-metadata';
import { runProcess } from '@arbiter/platform';
import { readConfig } from './config.js';
import { createApp } from './create-app.js';

const config = readConfig(process.env);
await runProcess(config, (parts) => createApp({ config, ...parts }));
