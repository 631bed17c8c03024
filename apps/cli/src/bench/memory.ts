import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Makes Node collect garbage now, however it was started. */
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const inUse = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/**
 * Measures the memory that each of many equal things takes, as the difference that all of them make.
 * @param make makes one of them
 * @returns bytes
 */
export const memoryOfEach = async (count: number, make: () => Promise<unknown>): Promise<number> => {
  const kept: unknown[] = [await make()];
  const before = inUse();
  for (let number = 0; number < count; number += 1) kept.push(await make());
  const after = inUse();
  return kept.length > count ? (after - before) / count : 0;
};
