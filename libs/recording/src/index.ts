export type * from './ports.js';
export { LeaseLost, VersionConflict } from './ports.js';
