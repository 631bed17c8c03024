/**
 * What one request takes from a minute's budget, by what answering it costs: `light` what is answered from memory or by a few rows, `page` what
 * reads up to a thousand rows, `whole` what reads a whole match or hands work to the worker.
 */
export const weights = { light: 1, page: 5, whole: 20 } as const;
export type Weight = keyof typeof weights;
