import { ruleset as forceOfWill } from '@arbiter/force-of-will';
import { ruleset as grandArchive } from '@arbiter/grand-archive';
import type { Ruleset } from '@arbiter/kernel';
import { ruleset as magic } from '@arbiter/magic';
import { ruleset as starline } from '@arbiter/starline';
import { ruleset as yugioh } from '@arbiter/yugioh';

/** Every game of the house, by id; a game that is missing here does not exist for the rest of the code. */
export const games = { starline, magic, yugioh, 'force-of-will': forceOfWill, 'grand-archive': grandArchive } as const satisfies {
  readonly [id: string]: Ruleset;
};
export type GameId = keyof typeof games;
