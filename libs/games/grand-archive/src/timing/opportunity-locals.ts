import { type ActingLocals, procedureRef } from '@arbiter/kernel/authoring';
import type { Act } from './acts.js';

/** Locals of `opportunity`. */
export interface OpportunityLocals extends ActingLocals<Act> {
  readonly always: boolean;
}

/** The procedure of `opportunity.ts`, for what can't import it. */
export const opportunityRef = procedureRef<OpportunityLocals>('opportunity');
