export type * from './ports.js';
export type * from './commands.js';
export type { Answered, RecordingProblem, RecordingProblemCode } from './problem.js';
export { bad, good, recordingProblemCodes, refused } from './problem.js';
export { LeaseLost, OutcomeUnknown, UnknownRuleset, VersionConflict, projectionTables } from './ports.js';
