import { magic, magicFourDigits, magicRoundedFirst, magicSevenDigits, magicThird } from './magic.js';
import { forceOfWill, grandArchive, pods, podsWithPhantomFifth, podsWithPhantomThird, starline, yugioh } from './others.js';
import type { StandingsPolicy } from './policy.js';

/** All policies, the ones that are tried on published standings first. */
export const policies: readonly StandingsPolicy[] = [
  magicThird,
  magic,
  magicSevenDigits,
  magicFourDigits,
  magicRoundedFirst,
  yugioh,
  grandArchive,
  forceOfWill,
  starline,
  pods,
  podsWithPhantomFifth,
  podsWithPhantomThird,
];

/** What is tried on published standings when no policy is named: the floors that software is known to use. The first is preferred. */
export const knownConventions: readonly StandingsPolicy[] = [magicThird, magic, magicSevenDigits, magicFourDigits, magicRoundedFirst];

/** The policy of that id, or null. */
export const policyOf = (id: string): StandingsPolicy | null => policies.find((policy) => policy.id === id) ?? null;

/** The policy that a tournament names, which was checked when the tournament was created. @throws {RangeError} when there is none */
export const policyNamed = (id: string): StandingsPolicy => {
  const policy = policyOf(id);
  if (policy === null) throw new RangeError(`the standings policy ${id} is not known`);
  return policy;
};
