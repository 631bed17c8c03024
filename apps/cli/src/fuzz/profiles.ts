import { forceOfWillFuzz } from './force-of-will.js';
import { grandArchiveFuzz } from './grand-archive.js';
import type { Ruleset } from '@arbiter/kernel';
import { magicFuzz } from './magic.js';
import type { FuzzProfile } from './profile.js';
import { starlineFuzz } from './starline.js';
import { yugiohFuzz } from './yugioh.js';

/**
 * Makes the profiles of the games that the fuzzer knows. Every run, and every thread of a run, needs a profile of its own, since a profile
 * holds counts.
 */
export const profiles = {
  starline: starlineFuzz,
  magic: magicFuzz,
  yugioh: yugiohFuzz,
  'force-of-will': forceOfWillFuzz,
  'grand-archive': grandArchiveFuzz,
} as const satisfies { readonly [game: string]: () => { readonly ruleset: Ruleset; readonly profile: FuzzProfile } };

export type FuzzedGame = keyof typeof profiles;

export const isFuzzed = (game: string): game is FuzzedGame => Object.hasOwn(profiles, game);
