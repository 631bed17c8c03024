import { describe, expect, it } from '@jest/globals';
import type { Viewer } from '@arbiter/kernel';
import { drawFrom } from '../random.js';
import { keyFrom } from './draw.js';
import { forceOfWillFuzz } from './force-of-will.js';
import { grandArchiveFuzz } from './grand-archive.js';
import { magicFuzz } from './magic.js';
import { starlineFuzz } from './starline.js';
import { yugiohFuzz } from './yugioh.js';

const viewers: readonly Viewer[] = [{ role: 'player', seat: 0 }, { role: 'player', seat: 1 }, { role: 'spectator' }, { role: 'judge' }];

describe.each([
  ['Starline', starlineFuzz],
  ['Magic', magicFuzz],
  ['Yu-Gi-Oh!', yugiohFuzz],
  ['Force of Will', forceOfWillFuzz],
  ['Grand Archive', grandArchiveFuzz],
] as const)('what a session of %s asks', (_name, make) => {
  it('is for each viewer what their view says, at every moment of a random match', () => {
    const { ruleset, profile } = make();
    const pins = profile.pins(0, []);
    const draw = drawFrom('pending');
    const session = ruleset.openSession(pins, ruleset.start(pins, keyFrom(11)).state);
    let others = 0;
    for (let action = 0; action < 120 && session.result() === null; action += 1) {
      for (const viewer of viewers) {
        const pending = session.pendingFor?.(viewer);
        expect(pending).toEqual(session.view(viewer).pending);
        others += pending?.filter(({ yours }) => !yours).length ?? 0;
      }
      const [decision] = session.pending();
      if (decision === undefined) break;
      const answer = session.sample(decision, draw);
      session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    }
    expect(others).toBeGreaterThan(0);
  });
});
