export { applyOperations } from './apply.js';
export { differences } from './differences.js';
export { canonicalText, digestOf } from './digest.js';
export type { Json, JsonObject } from './json.js';
export { type Operation, PatchDoesNotFit } from './operations.js';
