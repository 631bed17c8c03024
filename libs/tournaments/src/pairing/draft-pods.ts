import { isSeed, openLots } from './lots.js';

/** Pods from the top of the standings down. */
export type DraftPods =
  | {
      readonly ok: true;
      readonly pods: readonly (readonly number[])[];
      /** Whether the field cannot be divided into pods of 8, 7 and 6 (fewer than 6 players, 9 to 11, and 17). */
      readonly irregular: boolean;
    }
  | {
      readonly ok: false;
      readonly refusal: { readonly code: 'pairing/no-entrants' | 'pairing/duplicate-number' | 'pairing/invalid-seed' };
    };

/** Sizes of draft pods for a field: as many of 8 as possible, then of 7, then of 6, short ones last; where that fails, as even as possible. */
export function draftPodSizes(players: number): { readonly sizes: readonly number[]; readonly irregular: boolean } {
  for (let eights = Math.floor(players / 8); eights >= 0; eights--) {
    const left = players - 8 * eights;
    for (let sevens = Math.floor(left / 7); sevens >= 0; sevens--) {
      const rest = left - 7 * sevens;
      if (rest % 6 !== 0) continue;
      return { sizes: [...repeated(8, eights), ...repeated(7, sevens), ...repeated(6, rest / 6)], irregular: false };
    }
  }
  const pods = Math.max(1, Math.ceil(players / 8));
  const small = Math.floor(players / pods);
  const larger = players - pods * small;
  return { sizes: [...repeated(small + 1, larger), ...repeated(small, pods - larger)], irregular: true };
}

const repeated = (value: number, times: number): readonly number[] => Array.from({ length: times }, () => value);

/**
 * Seats a draft. Short pods are at the bottom, so that the byes of odd pods do not go to those who have won everything.
 *
 * @param numbers entrants, best first
 * @param seed    64 hex digits to draw the pods of a first draft by lot; null to go by the given order
 * @see MTR 7.6 (pairings stay in the pod)
 */
export function draftPods(numbers: readonly number[], seed: string | null): DraftPods {
  if (numbers.length === 0) return { ok: false, refusal: { code: 'pairing/no-entrants' } };
  if (new Set(numbers).size !== numbers.length) return { ok: false, refusal: { code: 'pairing/duplicate-number' } };
  if (seed !== null && !isSeed(seed)) return { ok: false, refusal: { code: 'pairing/invalid-seed' } };
  const order = seed === null ? numbers : openLots(seed).shuffled(numbers);
  const { sizes, irregular } = draftPodSizes(numbers.length);
  let seated = 0;
  const pods = sizes.map((size) => {
    seated += size;
    return order.slice(seated - size, seated);
  });
  return { ok: true, pods, irregular };
}
