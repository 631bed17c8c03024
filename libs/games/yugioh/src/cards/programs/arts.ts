import type { CardProgram, Condition } from '@arbiter/kernel/authoring';
import { card, cardEffect, does, doing, draw, it, itself, mayIf, mayWhen, spellsTraps, spellTrapPlaces, target } from '../making.js';

const onField = ['monsterZone', ...spellTrapPlaces] as const;
/** Its player has no other card in these places. */
const alone = (...places: readonly string[]): Condition => ({ not: { exists: { from: places, of: 'you', except: 'self' } } });

/** Fusion, Ritual and Pendulum Monsters, and the cards that summon them. */
export const artPrograms: readonly CardProgram[] = [
  card('polymerization', cardEffect({}, doing(does('fusionSummon')))),
  card(
    'miracle-fusion',
    cardEffect(
      {},
      doing(does('fusionSummon', { where: { groups: 'Elemental HERO' }, from: ['monsterZone', 'graveyard'], act: 'banished' })),
    ),
  ),
  card(
    'elemental-hero-bubbleman',
    { kind: 'static', from: ['hand'], marks: { summon: 'special' }, when: alone('hand') },
    mayWhen([{ event: 'summoned', if: itself }], { when: alone('hand', ...onField) }, { if: alone('hand', ...onField), do: [draw(2)] }),
  ),
  card('goddess-with-the-third-eye', { kind: 'static', marks: { fusionSubstitute: true } }),
  card('elemental-hero-mudballman', { kind: 'static', marks: { mustBe: 'fusion' } }),
  card('contract-with-the-abyss', cardEffect({}, doing(does('ritualSummon', { where: { attribute: 'DARK' } })))),
  card(
    'advanced-ritual-art',
    cardEffect({}, doing(does('ritualSummon', { from: ['mainDeck'], materials: { normalMonster: true }, act: 'sent' }))),
  ),
  card('war-lion-ritual', cardEffect({}, doing(does('ritualSummon', { where: { names: 'Super War-Lion' }, levels: 'atLeast' })))),
  card(
    'foucaults-cannon',
    mayIf(
      [{ event: 'phase:end' }],
      {
        from: ['pendulumZone'],
        marks: { pendulum: true },
        when: { object: 'self', is: { cameThisTurn: true } },
        limit: { uses: 1, per: 'turn', scope: 'object' },
        targets: [target(spellsTraps(undefined, undefined, { faceUp: true }))],
      },
      doing(does('destroy', { what: it })),
    ),
  ),
  card('lancephorhynchus', {
    kind: 'static',
    from: ['pendulumZone'],
    marks: { pendulum: true },
    modifiers: [
      { layer: 'rules', of: { from: 'monsterZone', of: 'you', where: { normalMonster: true } }, gain: { rules: [{ damage: 'pierce' }] } },
    ],
  }),
];
