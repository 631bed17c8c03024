/** @throws always: what was recorded can't be un-recorded, so a mistake is corrected by the next migration */
export const refuseToGoBack = (): Promise<void> => Promise.reject(new Error('migrations only go forward: write the next one'));
