import type { CardProgram } from '@arbiter/kernel';

/** The first cards whose programs are complete. */
export const firstPrograms: readonly CardProgram[] = [];
