import { describe, expect, it } from '@jest/globals';
import type { Decision, Option } from '../contract.js';
import { aboutOf, decisionTold } from './about.js';

const option = (more: Partial<Option>): Option => ({ id: 'o', label: 'o', ...more });

describe('what an option is about', () => {
  it.each<readonly [Partial<Option>, ReturnType<typeof aboutOf>]>([
    [{ object: 17 }, [{ role: 'subject', object: 17 }]],
    [{ params: { object: 17, card: 'c' } }, [{ role: 'subject', object: 17 }]],
    [
      { object: 3, params: { target: 'player:1' } },
      [
        { role: 'subject', object: 3 },
        { role: 'target', player: 1 },
      ],
    ],
    [
      { object: 3, params: { target: 'object:9', targetCard: 'd' } },
      [
        { role: 'subject', object: 3 },
        { role: 'target', object: 9 },
      ],
    ],
    [{ params: { slot: '0:front:2' } }, [{ role: 'place', place: '0:front:2' }]],
    [{ params: { seat: 1 } }, [{ role: 'player', player: 1 }]],
    [{ params: { card: 'c' } }, [{ role: 'card', card: 'c' }]],
    [{ params: { target: 'nobody' } }, []],
    [{}, []],
  ])('given %j, then it is told', (more, about) => {
    expect(aboutOf(option(more))).toEqual(about);
  });

  it('given a decision with options, then those that are about something say so, and nothing else changes', () => {
    const decision = {
      id: 1,
      domain: { type: 'options', options: [option({ id: 'pass' }), option({ id: 'a', object: 4 })], min: 1, max: 1 },
    } as unknown as Decision;
    expect(decisionTold(decision)).toEqual({
      id: 1,
      domain: {
        type: 'options',
        options: [option({ id: 'pass' }), option({ id: 'a', object: 4, about: [{ role: 'subject', object: 4 }] })],
        min: 1,
        max: 1,
      },
    });
  });
});
