export { fixedShelf } from './game-shelf.js';
export type { GameShelf, Release } from './game-shelf.js';
export { registerGauges } from './gauges.js';
export { ProcessMetrics } from './metrics.js';
export { NestLogger } from './nest-logger.js';
export { openPlatform } from './platform.js';
export type { Platform, PlatformSettings } from './platform.js';
export { readiness } from './readiness.js';
export type { Readiness } from './readiness.js';
