import type { GameDefinition, VerbDefinition } from '@arbiter/kernel/authoring';
import { tally } from './counts.js';
import type { Tally } from './profile.js';

/** Returns a game that counts its verbs as they are carried out; its rules stay the same. */
export function countVerbs(game: GameDefinition, counted: Tally): GameDefinition {
  const verbs = Object.entries(game.verbs).map(([name, verb]): [string, VerbDefinition] => [
    name,
    {
      ...verb,
      run: (...given) => {
        tally(counted, name);
        return verb.run(...given);
      },
    },
  ]);
  return { ...game, verbs: Object.fromEntries(verbs) };
}
