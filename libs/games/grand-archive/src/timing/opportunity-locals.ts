import { type ActingLocals, procedureRef } from '@arbiter/kernel/authoring';
import type { Act } from './acts.js';

/** Locals of `opportunity`. */
export interface OpportunityLocals extends ActingLocals<Act> {
  readonly always: boolean;
}

/** Reference to the procedure of `opportunity.ts`, for files that can't import it. */
export const opportunityRef = procedureRef<OpportunityLocals>('opportunity');
