import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again, until what is seen is enough. @returns what was seen last */
export const until = async <T>(look: () => Promise<T>, enough: (value: T) => boolean): Promise<T> => {
  for (;;) {
    const value = await look();
    if (enough(value)) return value;
    await pause(25);
  }
};
