/**
 * What one request takes from the budget of a minute, by the work of answering it: `light` for answers from memory or from a few rows,
 * `page` for reading up to a thousand rows, `whole` for reading a whole match or handing work to the worker.
 */
export const weights = { light: 1, page: 5, whole: 20 } as const;
export type Weight = keyof typeof weights;
