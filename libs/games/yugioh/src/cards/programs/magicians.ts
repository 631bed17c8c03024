import type { Ability, CardProgram, Condition, Selector } from '@arbiter/kernel/authoring';
import {
  all,
  andIf,
  both,
  byOpponent,
  card,
  cardsIn,
  choose,
  destroys,
  does,
  doing,
  eventIs,
  faceUpMonsters,
  field,
  grant,
  happens,
  how,
  ignition,
  inBattle,
  inPhase,
  it,
  itself,
  mayIf,
  mayWhen,
  monster,
  monsters,
  not,
  oncePerTurn,
  paying,
  replacing,
  search,
  standing,
  target,
  useOncePerTurn,
} from '../making.js';

/** Pendulum Monsters and cards that support them. */

const pendulum = { pendulum: true } as const;
const yourScales: Selector = { from: 'pendulumZone', of: 'you' };
const came = { var: 'came' } as const;
const one = { var: 'one' } as const;
const other = { var: 'other' } as const;
const declared = { var: 'n' } as const;
const theTwo = { faceUp: true, any: [{ is: one }, { is: other }] } as const;
const canLose = { level: { atLeast: { plus: [declared, 1] } } } as const;
const withLevel = { level: { atLeast: 1 } } as const;

/** "If another ... card(s) you control would be destroyed ..., you can destroy this card instead." */
export const guards = (groups: string): Ability =>
  replacing(
    'instead',
    [
      happens(
        'destroyed',
        both(
          { object: { event: 'object' }, is: { groups, faceUp: true, controller: 'you', not: { is: 'self' } } },
          { any: [inBattle, both(eventIs('reason', 'effect'), byOpponent)] },
        ),
      ),
    ],
    { from: ['pendulumZone'], marks: pendulum },
    { may: true, do: [does('instead', { do: [destroys('self')] })] },
  );

const inPendulumZone: Condition = { object: { event: 'object' }, is: { place: 'pendulumZone', controller: 'you' } };
/** An effect of the other player would destroy a card in the player's Pendulum Zone. */
const wouldLoseScale = happens('destroyed', both(inPendulumZone, eventIs('reason', 'effect'), byOpponent));

export const magicianPrograms: readonly CardProgram[] = [
  card(
    'magicalibra',
    ignition(
      {
        from: ['pendulumZone'],
        marks: pendulum,
        limit: useOncePerTurn,
        targets: [
          { as: 'n', number: { min: 1, max: { atMost: [6, { minus: [{ max: faceUpMonsters(withLevel, 'you'), of: 'level' }, 1] }] } } },
          target(faceUpMonsters(canLose, 'you'), { as: 'one' }),
          target(faceUpMonsters(withLevel, 'you', one), { as: 'other' }),
        ],
      },
      {
        choose: [choose({ from: 'monsterZone', of: 'you', where: { ...theTwo, ...canLose } }, { as: 'lowered' })],
        do: [grant({ var: 'lowered' }, 'turnEnd', { layer: 'level', add: { level: { minus: [0, declared] } } })],
        then: [
          andIf(
            grant(all({ from: 'monsterZone', of: 'you', where: theTwo, except: { var: 'lowered' } }), 'turnEnd', {
              layer: 'level',
              add: { level: declared },
            }),
          ),
        ],
      },
    ),
  ),
  card(
    'timegazer-magician',
    { kind: 'spell', from: ['hand'], marks: { pendulumCard: true }, when: not({ exists: monsters({}, 'you') }), clauses: [] },
    {
      ...standing({
        layer: 'rules',
        players: 'opponent',
        if: { exists: monsters({ fighting: true, pendulum: true }, 'you') },
        gain: { rules: [{ cant: 'activate', of: { tree: { kinds: 'trap', any: [{ set: true }, { place: 'hand' }] } } }] },
      }),
      from: ['pendulumZone'],
      marks: pendulum,
    },
    {
      ...standing({
        layer: 'original',
        of: 'self',
        if: not({ exists: { ...yourScales, where: { groups: ['Magician', 'Odd-Eyes'] }, except: 'self' } }),
        set: { scale: 4 },
      }),
      from: ['pendulumZone'],
      marks: pendulum,
    },
    replacing(
      'prevent',
      [wouldLoseScale],
      { limit: oncePerTurn },
      { do: [does('cancel')] },
      // The player's other cards in Pendulum Zones that would be destroyed at the same time are saved as well.
      {
        also: true,
        do: [
          does('shield', {
            until: 'turnEnd',
            left: { minus: [{ countOf: { event: 'together' }, where: { place: 'pendulumZone', controller: 'you' } }, 1] },
            ability: { kind: 'replacement', tier: 'prevent', on: [wouldLoseScale], clauses: [{ do: [does('cancel')] }] },
          }),
        ],
      },
    ),
  ),
  card(
    'ignister-prominence-the-blasting-dracoslayer',
    ignition(
      {
        limit: oncePerTurn,
        targets: [
          target({ from: ['monsterZone', 'pendulumZone'], where: { faceUp: true, any: [{ pendulum: true }, { place: 'pendulumZone' }] } }),
        ],
      },
      {
        do: [destroys()],
        then: [
          {
            and: true,
            choose: [choose({ from: field }, { as: 'back' })],
            do: [does('returnToDeck', { what: { var: 'back' } }), does('shuffleDeck', { who: { ownerOf: { var: 'back' } } })],
          },
        ],
      },
    ),
    ignition(
      { limit: oncePerTurn },
      {
        choose: [choose(cardsIn('mainDeck', 'you', { ...monster, groups: 'Dracoslayer' }), { strict: true })],
        do: [does('specialSummon', { what: it, position: 'defense', as: 'came' })],
        then: [andIf(grant(came, 'stays', { layer: 'rules', gain: { rules: [{ cant: 'beMaterial', by: 'synchro' }] } }))],
      },
    ),
  ),
  card(
    'majester-paladin-the-ascending-dracoslayer',
    mayWhen(
      [happens('summoned', both(itself, how('xyz')))],
      {},
      doing(inPhase('end', 'all', 'turnEnd', search({ ...monster, ...pendulum }))),
    ),
    ignition(
      { limit: oncePerTurn, cost: [does('detach', { what: 'self', amount: 1 })] },
      {
        choose: [choose(cardsIn('extraDeck', 'you', { ...monster, ...pendulum, groups: 'Dracoslayer', faceUp: true }))],
        do: [does('specialSummon', { what: it, as: 'came' })],
        then: [andIf(grant(came, 'stays', { layer: 'rules', gain: { rules: [{ cant: 'beMaterial', by: 'xyz' }] } }))],
      },
    ),
  ),
  card(
    'patissciel-couverture',
    mayIf([happens('destroyed', itself)], { from: ['monsterZone'] }, doing(does('placeAsPendulum'))),
    ignition(
      { from: ['pendulumZone'], marks: pendulum, limit: useOncePerTurn, when: not({ exists: { ...yourScales, except: 'self' } }) },
      {
        choose: [choose(cardsIn('extraDeck', 'you', { ...monster, ...pendulum, faceUp: true }))],
        do: [does('placeAsPendulum', { what: it })],
      },
    ),
  ),
  card(
    'aether-the-evil-empowering-dragon',
    mayWhen(
      [happens('summoned', both(itself, how('normal', 'tribute', 'special', 'pendulum')))],
      { targets: [target(monsters())] },
      doing(does('banish', { what: it })),
    ),
    ignition(
      {
        from: ['pendulumZone'],
        marks: pendulum,
        limit: oncePerTurn,
        cost: [paying('banish', cardsIn('graveyard', 'you', { ...monster, groups: 'Empowered Warrior' }))],
        targets: [target({ from: field })],
      },
      doing(destroys()),
    ),
  ),
  card(
    'dinomist-ceratops',
    {
      kind: 'static',
      from: ['hand'],
      marks: { summon: 'special' },
      when: both(
        { exists: faceUpMonsters({ groups: 'Dinomist' }, 'you') },
        not({ exists: monsters({ faceUp: false }, 'you') }),
        not({ exists: monsters({ not: { groups: 'Dinomist' } }, 'you') }),
        not({ exists: monsters({ names: 'Dinomist Ceratops' }, 'you') }),
      ),
    },
    guards('Dinomist'),
  ),
];
