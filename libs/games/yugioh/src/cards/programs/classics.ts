import type { CardProgram, Predicate } from '@arbiter/kernel/authoring';
import {
  activateOncePerTurn,
  all,
  answering,
  answeringLast,
  both,
  card,
  cardEffect,
  cardsIn,
  choose,
  damage,
  destroys,
  does,
  doing,
  draw,
  eachTime,
  eventIs,
  faceUpMonsters,
  flip,
  gainLife,
  grant,
  happens,
  how,
  ignition,
  inBattle,
  it,
  itself,
  inEndPhase,
  mayIf,
  mayWhen,
  monster,
  monsters,
  must,
  oncePerTurn,
  opponents,
  payLife,
  paying,
  replacing,
  search,
  spellsTraps,
  standing,
  stats,
  target,
  useOncePerTurn,
  yours,
} from '../making.js';

const attackDeclared = [answeringLast('attackDeclared', opponents)];
const attacker = { as: 'it', target: true, from: { from: 'monsterZone', where: { is: { event: 'object' } } } } as const;
const host = (add: { readonly [value: string]: number }) => ({ layer: 'stats', of: 'host', add }) as const;
const equips = (where: Predicate = {}) =>
  cardEffect({ targets: [target(faceUpMonsters(where))] }, doing(does('equip', { what: 'self', to: it })));
const recruits = (where: Predicate, manner: { readonly position?: string } = {}) =>
  mayWhen(
    [happens('sentToGY', both(itself, inBattle, eventIs('act', 'destroyed')))],
    { from: ['graveyard'], marks: { damageStep: 'stated' } },
    {
      choose: [choose(cardsIn('mainDeck', 'you', { ...monster, ...where }), { strict: true })],
      do: [does('specialSummon', { what: it, ...manner })],
    },
  );
const destroysIt = { then: [{ and: true, do: [destroys({ event: 'object' })] }] } as const;

/** Cards that decks of all kinds play. */
export const classicPrograms: readonly CardProgram[] = [
  card(
    'change-of-heart',
    cardEffect({ targets: [target(monsters({}, 'opponent'))] }, doing(does('takeControl', { what: it, until: 'endPhase' }))),
  ),
  card(
    'graceful-charity',
    cardEffect(
      {},
      { do: [draw(3)], then: [{ choose: [choose(cardsIn('hand', 'you'), { min: 2, max: 2 })], do: [does('discard', { what: it })] }] },
    ),
  ),
  card('harpies-feather-duster', cardEffect({}, doing(destroys(all(spellsTraps('opponent')))))),
  card(
    'fissure',
    cardEffect(
      {},
      {
        choose: [choose(faceUpMonsters({ atk: { atMost: { min: faceUpMonsters({}, 'opponent'), of: 'atk' } } }, 'opponent'))],
        do: [destroys()],
      },
    ),
  ),
  card(
    'hammer-shot',
    cardEffect(
      {},
      {
        choose: [
          choose(faceUpMonsters({ position: 'attack', atk: { atLeast: { max: faceUpMonsters({ position: 'attack' }), of: 'atk' } } })),
        ],
        do: [destroys()],
      },
    ),
  ),
  card(
    'tribute-to-the-doomed',
    cardEffect(
      { cost: [paying('discard', { ...cardsIn('hand', 'you'), except: 'self' })], targets: [target(monsters())] },
      doing(destroys()),
    ),
  ),
  card(
    'foolish-burial',
    cardEffect({}, { choose: [choose(cardsIn('mainDeck', 'you', monster), { strict: true })], do: [does('sendToGY', { what: it })] }),
  ),
  card('reinforcement-of-the-army', cardEffect({}, search({ ...monster, races: 'Warrior', level: { atMost: 4 } }))),
  card('upstart-goblin', cardEffect({}, { do: [draw(1)], then: [doing(gainLife(1000, 'opponent'))] })),
  card(
    'stop-defense',
    cardEffect(
      { targets: [target(monsters({ position: 'defense' }, 'opponent'))] },
      doing(does('changePosition', { what: it, position: 'attack' })),
    ),
  ),
  card('ookazi', cardEffect({}, doing(damage(800)))),
  card('dian-keto-the-cure-master', cardEffect({}, doing(gainLife(1000)))),
  card(
    'rush-recklessly',
    cardEffect({ targets: [target(faceUpMonsters())], marks: { damageStep: 'stats' } }, doing(grant(it, 'turnEnd', stats({ atk: 700 })))),
  ),
  card(
    'reinforcements',
    cardEffect({ targets: [target(faceUpMonsters())], marks: { damageStep: 'stats' } }, doing(grant(it, 'turnEnd', stats({ atk: 500 })))),
  ),
  card(
    'pot-of-desires',
    cardEffect(
      {
        limit: activateOncePerTurn,
        when: { compare: [{ player: 'you', value: 'mainDeck' }, 'atLeast', 12] },
        cost: [does('banish', { what: all({ from: 'mainDeck', of: 'you', first: 10 }), faceDown: true })],
      },
      doing(draw(2)),
    ),
  ),
  card(
    'dimensional-fissure',
    cardEffect({}),
    replacing(
      'place',
      [happens('sentToGY', { object: { event: 'object' }, is: monster })],
      {},
      { do: [does('becomes', { set: { to: 'banished' } })] },
    ),
  ),
  card(
    'book-of-life',
    cardEffect(
      {
        targets: [
          target(cardsIn('graveyard', 'you', { ...monster, races: 'Zombie' })),
          target(cardsIn('graveyard', 'opponent', monster), { as: 'theirs' }),
        ],
      },
      { do: [does('specialSummon', { what: it })], then: [{ and: true, do: [does('banish', { what: { var: 'theirs' } })] }] },
    ),
  ),

  // Equip Spells
  card(
    'mage-power',
    equips(),
    standing({
      layer: 'stats',
      of: 'host',
      add: { atk: { times: [500, { count: spellsTraps('you') }] }, def: { times: [500, { count: spellsTraps('you') }] } },
    }),
  ),
  card('sword-of-dark-destruction', equips({ attribute: 'DARK' }), standing(host({ atk: 400, def: -200 }))),
  card('salamandra', equips({ attribute: 'FIRE' }), standing(host({ atk: 700 }))),
  card(
    'premature-burial',
    cardEffect(
      { cost: [payLife(800)], targets: [target(cardsIn('graveyard', 'you', monster))], marks: { bond: 'raised' } },
      {
        do: [does('specialSummon', { what: it, position: 'attack', as: 'came', note: 'raised' })],
        then: [{ and: true, do: [does('equip', { what: 'self', to: { var: 'came' } })] }],
      },
    ),
    eachTime([happens('destroyed', itself)], doing(destroys({ noted: 'raised' }))),
  ),

  // Traps
  card(
    'trap-hole',
    cardEffect(
      {
        on: [answeringLast('summoned', both(opponents, how('normal', 'tribute', 'flip')))],
        targets: [{ as: 'it', target: true, from: faceUpMonsters({ is: { event: 'object' }, atk: { atLeast: 1000 } }) }],
      },
      doing(destroys()),
    ),
  ),
  card('torrential-tribute', cardEffect({ on: [answeringLast('summoned')] }, doing(destroys(all(monsters()))))),
  card('sakuretsu-armor', cardEffect({ on: attackDeclared, targets: [attacker] }, doing(destroys()))),
  card('dimensional-prison', cardEffect({ on: attackDeclared, targets: [attacker] }, doing(does('banish', { what: it })))),
  card(
    'magic-cylinder',
    cardEffect(
      { on: attackDeclared, targets: [attacker] },
      { do: [does('negateAttack')], then: [{ and: true, do: [damage({ value: 'atk', of: it })] }] },
    ),
  ),
  card(
    'negate-attack',
    cardEffect({ on: attackDeclared, targets: [attacker] }, { do: [does('negateAttack')], then: [doing(does('endBattlePhase'))] }),
  ),
  card('jar-of-greed', cardEffect({}, doing(draw(1)))),
  card(
    'solemn-warning',
    cardEffect(
      { on: [answering('summoning'), answering('activated', eventIs('categories', 'specialSummon'))], cost: [payLife(2000)] },
      { if: eventIs('key', 'summoning'), do: [does('negateSummon')], then: [{ and: true, do: [destroys({ event: 'objects' })] }] },
      { if: eventIs('key', 'activated'), do: [does('negateActivation')], ...destroysIt },
    ),
  ),
  card(
    'trap-jammer',
    cardEffect(
      { on: [answering('activated', both(opponents, eventIs('act', 'card'), eventIs('kinds', 'trap')))], when: { phase: 'battle' } },
      { do: [does('negateActivation')], ...destroysIt },
    ),
  ),
  card(
    'spirit-barrier',
    cardEffect({}),
    replacing('prevent', [happens('battleDamage', yours)], { when: { exists: monsters({}, 'you') } }, { do: [does('cancel')] }),
  ),

  // Monsters
  card('mystic-tomato', recruits({ attribute: 'DARK', atk: { atMost: 1500 } }, { position: 'attack' })),
  card('giant-rat', recruits({ attribute: 'EARTH', atk: { atMost: 1500 } }, { position: 'attack' })),
  card('pyramid-turtle', recruits({ races: 'Zombie', def: { atMost: 2000 } })),
  card(
    'd-d-warrior-lady',
    mayIf(
      [happens('battled', itself)],
      { marks: { damageStep: 'stated' } },
      { together: true, do: [does('banish', { what: { event: 'other' } }), does('banish', { what: 'self' })] },
    ),
  ),
  card(
    'morphing-jar',
    flip(
      {},
      { forEachPlayer: 'all', together: true, do: [does('discard', { what: all({ from: 'hand', of: 'each' }) })] },
      { also: true, forEachPlayer: 'all', do: [draw(5, 'each')] },
    ),
  ),
  card('needle-worm', flip({}, doing(does('mill', { amount: 5, who: 'opponent' })))),
  card(
    'lumina-lightsworn-summoner',
    ignition(
      {
        limit: oncePerTurn,
        cost: [paying('discard', cardsIn('hand', 'you'))],
        targets: [target(cardsIn('graveyard', 'you', { ...monster, groups: 'Lightsworn', level: { atMost: 4 } }))],
      },
      doing(does('specialSummon', { what: it })),
    ),
    must([inEndPhase('you')], {}, doing(does('mill', { amount: 3 }))),
  ),
  card(
    'lonefire-blossom',
    ignition(
      { limit: oncePerTurn, cost: [paying('tribute', faceUpMonsters({ races: 'Plant' }, 'you'))] },
      {
        choose: [choose(cardsIn('mainDeck', 'you', { ...monster, races: 'Plant' }), { strict: true })],
        do: [does('specialSummon', { what: it })],
      },
    ),
  ),
  card(
    'deep-sea-diva',
    mayWhen(
      [happens('summoned', both(itself, how('normal', 'tribute')))],
      {},
      {
        choose: [choose(cardsIn('mainDeck', 'you', { ...monster, races: 'Sea Serpent', level: { atMost: 3 } }), { strict: true })],
        do: [does('specialSummon', { what: it })],
      },
    ),
  ),
  card(
    'mermail-abysshilde',
    mayIf(
      [happens('sentToGY', itself)],
      { from: ['graveyard'], limit: useOncePerTurn },
      {
        choose: [choose(cardsIn('hand', 'you', { ...monster, groups: 'Mermail', not: { names: 'Mermail Abysshilde' } }))],
        do: [does('specialSummon', { what: it })],
      },
    ),
  ),
  card(
    'raidraptor-vanishing-lanius',
    ignition(
      {
        limit: oncePerTurn,
        when: { object: 'self', is: { cameThisTurn: true, summonedBy: ['normal', 'tribute', 'special', 'pendulum'] } },
      },
      {
        choose: [choose(cardsIn('hand', 'you', { ...monster, groups: 'Raidraptor', level: { atMost: 4 } }))],
        do: [does('specialSummon', { what: it })],
      },
    ),
  ),
];
