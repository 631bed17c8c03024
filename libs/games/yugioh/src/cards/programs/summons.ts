import type { CardProgram, Condition, Trigger } from '@arbiter/kernel';
import { card, does, doing, ignition, it, monsters, quick, target } from '../making.js';

/** Monsters that are summoned in ways of their own, and what they do then. */

const none = (of: 'you' | 'opponent'): Condition => ({ not: { exists: monsters({}, of) } });
/** A Special Summon without a Chain that is not yet made (base.8.13). */
const specialSummoning = (condition: Condition): Trigger => ({ event: 'summoning', mark: 'at', if: { all: [{ eventIs: 'special', equal: true }, condition] } });

export const summonPrograms: readonly CardProgram[] = [
  card('cyber-dragon', { kind: 'static', from: ['hand'], marks: { summon: 'special' }, when: { all: [none('you'), { not: none('opponent') }] } }),
  card('gauntlet-launcher', ignition({ cost: [does('detach')], targets: [target(monsters({}, 'opponent'))] }, doing(does('destroy', { what: it })))),
  card(
    'steelswarm-roach',
    quick(
      { on: [specialSummoning({ object: { event: 'object' }, is: { level: { atLeast: 5 } } })], cost: [does('detach')] },
      { do: [does('negateSummon')], then: [{ and: true, do: [does('destroy', { what: { event: 'objects' } })] }] },
    ),
  ),
];
