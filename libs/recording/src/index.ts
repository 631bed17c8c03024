export type * from './ports.js';
export { LeaseLost, OutcomeUnknown, VersionConflict, projectionTables } from './ports.js';
