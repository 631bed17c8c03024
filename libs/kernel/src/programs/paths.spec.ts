import { describe, expect, it } from '@jest/globals';
import type { GameDefinition } from '../game.js';
import { keywordTree, pathsOfKeywords } from './paths.js';

/** Builds a game of which only the keywords are used. */
const gameOf = (keywordsApart?: readonly string[]): GameDefinition =>
  ({
    keywordAbilities: { echo: ({ nth = 0 }) => [{ kind: 'static', marks: { nth } }], ward: () => [{ kind: 'static' }] },
    ...(keywordsApart === undefined ? {} : { keywordsApart }),
  }) as unknown as GameDefinition;

describe('paths of keywords', () => {
  it('given the same keyword twice, then both stand for the same ability', () => {
    expect(pathsOfKeywords(gameOf(), ['echo', 'plain', 'echo'])).toEqual(['keyword:echo/abilities/0', 'keyword:echo/abilities/0']);
  });

  it('given a keyword that is told apart, then each further one of the same is expanded with its number', () => {
    const game = gameOf(['echo']);
    const paths = pathsOfKeywords(game, ['echo', 'ward', 'echo', { word: 'echo', by: 2 }, 'ward', 'echo']);
    expect(paths).toHaveLength(6);
    expect(new Set(paths).size).toBe(5);
    const [, , second, other] = paths as readonly [string, string, string, string];
    expect(keywordTree(game, second.split('/')[0] as string)?.abilities[0]?.marks).toEqual({ nth: 1 });
    expect(other).toBe('keyword:echo{"by":2}/abilities/0');
  });
});
