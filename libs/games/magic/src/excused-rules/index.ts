import { definitions } from './definitions.js';
import type { ExcusedRule } from './excuse.js';
import { laterIssue } from './later-issue.js';
import { physical } from './physical.js';

/** Every rule of chapters 1 to 7 that needs no test of its own. */
export const excusedRules: readonly ExcusedRule[] = [...definitions, ...physical, ...laterIssue];

export { excusedExamples } from './examples.js';
export type { ExcusedExample, ExcusedRule } from './excuse.js';
