import {
  additional,
  all,
  anyNumber,
  anyTarget,
  both,
  bounce,
  burnedAway,
  cardsIn,
  chosen,
  controllerOf,
  converge,
  count,
  counterIt,
  counters,
  create,
  creatures,
  damage,
  damageSource,
  destroy,
  discard,
  draw,
  edict,
  either,
  exile,
  facts,
  forEachFurther,
  fromChosen,
  gainLife,
  gains,
  grant,
  inPlay,
  is,
  it,
  keyword,
  loseLife,
  made,
  modal,
  moveTo,
  not,
  paid,
  parameter,
  payLife,
  plusCounters,
  pump,
  rule,
  sacrificing,
  search,
  spell,
  still,
  tap,
  targetCard,
  targetCreature,
  targetOpponent,
  targetPermanent,
  targetPlayer,
  targetSpell,
  that,
  trigger,
  uncounterable,
  unpreventable,
  untap,
  valueOf,
  x,
} from './making.js';
import type { PrintedCard } from './printed.js';

const other = { var: 'other' } as const;

/** Spells for which a number or another choice is announced as they are cast. */
const variable: readonly PrintedCard[] = [
  made('Blaze', '{X}{R}', 'sorcery', spell(anyTarget, damage(x))),
  made(
    'Banefire',
    '{X}{R}',
    'sorcery',
    spell(anyTarget, ...either({ compare: [x, 'atLeast', 5] }, [{ verb: 'dealDamage', to: it, amount: x, firm: true }], [damage(x)])),
    {
      ...still({ ...rule('self', { word: 'cant', what: 'beCountered' }), if: { compare: [{ value: 'x', of: 'self' }, 'atLeast', 5] } }),
      from: ['stack'],
    },
  ),
  made(
    "Red Sun's Zenith",
    '{X}{R}',
    'sorcery',
    spell(anyTarget, ...burnedAway(damage(x)), { verb: 'move', what: 'self', to: 'library' }, { verb: 'shuffle' }),
  ),
  made('Mind Shatter', '{X}{B}{B}', 'sorcery', spell(targetPlayer, { verb: 'discard', player: chosen(), amount: x, random: true })),
  made('Secure the Wastes', '{X}{W}', 'instant', spell(create('warrior', x))),
  made(
    "Black Sun's Zenith",
    '{X}{B}{B}',
    'sorcery',
    spell(counters('-1/-1', x, all(creatures())), { verb: 'move', what: 'self', to: 'library' }, { verb: 'shuffle' }),
  ),
  made(
    'Rally the Ancestors',
    '{X}{W}{W}',
    'instant',
    spell({
      do: [
        {
          verb: 'move',
          what: all({ from: 'graveyard', of: 'you', where: { types: 'creature', manaValue: { atMost: x } } }),
          to: 'battlefield',
          as: 'back',
        },
        { verb: 'later', ability: trigger('step:upkeep', { turnOf: 'you' }, exile({ var: 'back' })) },
        exile('self'),
      ],
    }),
  ),
  made(
    "Green Sun's Zenith",
    '{X}{G}',
    'sorcery',
    spell(
      ...search({ types: 'creature', colours: 'green', manaValue: { atMost: x } }, 'battlefield'),
      { verb: 'move', what: 'self', to: 'library' },
      { verb: 'shuffle' },
    ),
  ),
  made('Train of Thought', '{1}{U}', 'sorcery', spell(draw()), keyword('replicate', '{1}{U}')),
  made(
    'Fireball',
    '{X}{R}',
    'sorcery',
    forEachFurther('{1}'),
    spell({ ...anyTarget, min: 0, max: anyNumber }, { verb: 'dealDamage', to: it, amount: { quotient: [x, it] } }),
  ),
  made(
    'Rolling Thunder',
    '{X}{R}{R}',
    'sorcery',
    spell(
      { as: 'it', from: inPlay({ types: ['creature', 'planeswalker'] }), players: true, target: true, min: 0, max: x },
      { as: 'parts', divide: { total: x, among: 'it', least: 1 } },
      { verb: 'dealDamage', to: it, divided: 'parts' },
    ),
  ),
];

const modals: readonly PrintedCard[] = [
  made(
    'Healing Salve',
    '{W}',
    'instant',
    modal(
      'spell',
      1,
      1,
      [targetPlayer, gainLife(3, chosen())],
      [
        anyTarget,
        {
          verb: 'shield',
          until: 'endOfTurn',
          left: 3,
          ability: {
            kind: 'replacement',
            on: [{ event: 'damage', if: { any: [is(that, { is: it }), { seat: 'seat', is: chosen() }] } }],
            clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
          },
        },
      ],
    ),
  ),
  made('Wretched Confluence', '{3}{B}{B}', 'instant', {
    kind: 'spell',
    modes: {
      min: 3,
      max: 3,
      repeat: true,
      of: [
        { targets: [targetPlayer], clauses: [{ do: [draw(1, chosen()), loseLife(1, chosen())] }] },
        { targets: [targetCreature()], clauses: [{ do: [pump(-2, -2)] }] },
        { targets: [targetCard('graveyard', { types: 'creature' }, 'you')], clauses: [{ do: [bounce()] }] },
      ],
    },
  }),
  made('Fiery Confluence', '{2}{R}{R}', 'sorcery', {
    kind: 'spell',
    modes: {
      min: 3,
      max: 3,
      repeat: true,
      of: [
        { clauses: [{ do: [damage(1, all(creatures()))] }] },
        { clauses: [{ do: [{ verb: 'dealDamage', player: 'opponent', amount: 2 }] }] },
        { targets: [targetPermanent({ types: 'artifact' })], clauses: [{ do: [destroy()] }] },
      ],
    },
  }),
  made(
    'Cryptic Command',
    '{1}{U}{U}{U}',
    'instant',
    modal('spell', 2, 2, [targetSpell(), counterIt], [targetPermanent(), bounce()], [tap(all(creatures('opponent')))], [draw()]),
  ),
  made(
    'Abzan Charm',
    '{W}{B}{G}',
    'instant',
    modal(
      'spell',
      1,
      1,
      [targetCreature({ power: { atLeast: 3 } }), exile()],
      [draw(2), loseLife(2)],
      [
        targetCreature({}, undefined, { min: 1, max: 2 }),
        { as: 'parts', divide: { total: 2, among: 'it', least: 1 } },
        { verb: 'addCounters', what: it, kind: '+1/+1', divided: 'parts' },
      ],
    ),
  ),
  made('Subtle Strike', '{1}{B}', 'instant', modal('spell', 1, 2, [targetCreature(), pump(-1, -1)], [targetCreature(), plusCounters()])),
  made(
    'Brutal Expulsion',
    '{2}{U}{R}',
    'instant',
    'devoid',
    modal(
      'spell',
      1,
      2,
      [
        { as: 'it', from: { from: ['stack', 'battlefield'], where: { any: [{ item: 'spell' }, { types: 'creature' }] } }, target: true },
        bounce(),
      ],
      [
        { as: 'it', from: inPlay({ types: ['creature', 'planeswalker'] }), target: true },
        damage(2),
        {
          verb: 'shield',
          until: 'endOfTurn',
          ability: {
            kind: 'replacement',
            on: [{ event: 'moved', if: both(is(that, { is: it }), { eventIs: 'to', equal: 'graveyard' }) }],
            clauses: [{ do: [{ verb: 'becomes', set: { to: 'exile' } }] }],
          },
        },
      ],
    ),
  ),
  made('Raise the Alarm', '{1}{W}', 'instant', spell(create('soldier', 2))),
  made('Sprout', '{G}', 'instant', spell(create('saproling'))),
  made('Hordeling Outburst', '{1}{R}{R}', 'sorcery', spell(create('goblin', 3))),
  made('Eyes in the Skies', '{3}{W}', 'instant', spell(create('bird', 2), { verb: 'populate' })),
  made('Beast Attack', '{2}{G}{G}{G}', 'instant', spell(create('beast-4-4')), keyword('flashback', '{2}{G}{G}{G}')),
  made('Acorn Harvest', '{3}{G}', 'sorcery', spell(create('squirrel', 2)), {
    word: 'flashback',
    cost: '{1}{G}',
    costs: parameter([payLife(3)]),
  }),
  made('Lingering Souls', '{2}{W}', 'sorcery', spell(create('spirit', 2)), keyword('flashback', '{1}{B}')),
  made(
    'Increasing Devotion',
    '{3}{W}{W}',
    'sorcery',
    spell(...either(paid('flashback'), [create('human-1-1-white', 10)], [create('human-1-1-white', 5)])),
    keyword('flashback', '{7}{W}{W}'),
  ),
  made('Spectral Procession', '{2/W}{2/W}{2/W}', 'sorcery', spell(create('spirit', 3))),
  made('Lab Rats', '{B}', 'sorcery', keyword('buyback', '{4}'), spell(create('rat'))),
];

const keyworded: readonly PrintedCard[] = [
  made('Grapeshot', '{1}{R}', 'sorcery', spell(anyTarget, damage(1)), 'storm'),
  made('Burn Trail', '{3}{R}', 'sorcery', spell(anyTarget, damage(3)), 'conspire'),
  made('Barkshell Blessing', '{G/W}', 'instant', spell(targetCreature(), pump(2, 2)), 'conspire'),
  made('Lava Dart', '{R}', 'instant', spell(anyTarget, damage(1)), {
    word: 'flashback',
    costs: parameter([sacrificing({ subtypes: 'Mountain' })]),
  }),
  made('Rift Bolt', '{2}{R}', 'sorcery', spell(anyTarget, damage(3)), { word: 'suspend', amount: 1, cost: '{R}' }),
  made('Ancestral Vision', null, 'sorcery', facts({ colours: ['blue'] }), spell(targetPlayer, draw(3, chosen())), {
    word: 'suspend',
    amount: 4,
    cost: '{U}',
  }),
  made('Stoke the Flames', '{2}{R}{R}', 'instant', 'convoke', spell(anyTarget, damage(4))),
  made('Skewer the Critics', '{2}{R}', 'sorcery', keyword('spectacle', '{R}'), spell(anyTarget, damage(3))),
  made('Temporal Manipulation', '{3}{U}{U}', 'sorcery', spell({ verb: 'extraTurn' })),
  made(
    'Cyclonic Rift',
    '{1}{U}',
    'instant',
    spell(targetPermanent({ not: { types: 'land' }, controller: 'opponent' }), bounce()),
    keyword('overload', '{6}{U}'),
  ),
  made('Elvish Fury', '{G}', 'instant', keyword('buyback', '{4}'), spell(targetCreature(), pump(2, 2))),
  made(
    'Vines of Vastwood',
    '{G}',
    'instant',
    keyword('kicker', '{G}'),
    spell(targetCreature(), grant(it, [rule('self', { word: 'cant', what: 'beTargeted', by: { tree: { controller: 'opponent' } } })]), {
      if: paid('kicked'),
      do: [pump(4, 4)],
    }),
  ),
  made('Fierce Invocation', '{4}{R}', 'sorcery', spell(targetCreature(), damage(5), { verb: 'manifest' })),
  made('Reality Shift', '{1}{U}', 'instant', spell(targetCreature(), exile(), { verb: 'manifest', player: controllerOf(it) })),
  made('Soul Summons', '{1}{W}', 'sorcery', spell({ verb: 'manifest' })),
  made('Volt Charge', '{2}{R}', 'instant', spell(anyTarget, damage(3), { verb: 'proliferate' })),
  made(
    'Hunt the Weak',
    '{3}{G}',
    'sorcery',
    spell(targetCreature({}, 'you'), targetCreature({ not: { controller: 'you' } }, undefined, { as: 'other' }), plusCounters(), {
      verb: 'fight',
      what: it,
      with: other,
    }),
  ),
  made('Regenerate', '{1}{G}', 'instant', spell(targetCreature(), { verb: 'regenerate', what: it })),
  made(
    'Force of Will',
    '{3}{U}{U}',
    'instant',
    { kind: 'static', marks: { way: 'exile' }, cost: [payLife(1), { verb: 'exile', zone: 'hand', where: { colours: 'blue' } }] },
    spell(targetSpell(), counterIt),
  ),
  made(
    'Mana Drain',
    '{U}{U}',
    'instant',
    spell(targetSpell(), counterIt, {
      verb: 'later',
      ability: {
        kind: 'triggered',
        on: [{ event: 'step:main', if: { turnOf: 'you' } }],
        clauses: [{ do: [{ verb: 'addMana', mana: '{C}', amount: valueOf('manaValue') }] }],
      },
    }),
  ),
  made(
    'Twincast',
    '{U}{U}',
    'instant',
    spell(targetSpell({ types: ['instant', 'sorcery'] }), { verb: 'copySpell', what: it, newTargets: true }),
  ),
  made(
    'Silence',
    '{W}',
    'instant',
    spell({
      verb: 'grant',
      players: 'opponent',
      until: 'endOfTurn',
      modifiers: [{ layer: 'rules', players: 'opponent', gain: { rules: [{ word: 'cant', what: 'cast' }] } }],
    }),
  ),
  made(
    'Invulnerability',
    '{1}{W}',
    'instant',
    keyword('buyback', '{3}'),
    spell({
      choose: [damageSource],
      do: [
        {
          verb: 'shield',
          until: 'endOfTurn',
          left: 1,
          ability: {
            kind: 'replacement',
            on: [{ event: 'damage', if: both({ seat: 'seat', is: 'you' }, fromChosen) }],
            clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }],
          },
        },
      ],
    }),
  ),
  made(
    'Ethereal Haze',
    '{W}',
    'instant - Arcane',
    spell({
      verb: 'shield',
      until: 'endOfTurn',
      ability: {
        kind: 'replacement',
        on: [{ event: 'damage', if: is({ event: 'source' }, { types: 'creature' }) }],
        clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }],
      },
    }),
  ),
  made(
    'Batwing Brume',
    '{1}{W/B}',
    'instant',
    spell(
      {
        if: paid('spent:white'),
        do: [
          {
            verb: 'shield',
            until: 'endOfTurn',
            ability: {
              kind: 'replacement',
              on: [{ event: 'damage', if: { eventIs: 'combat', equal: true } }],
              clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }],
            },
          },
        ],
      },
      { if: paid('spent:black'), forEachPlayer: 'all', do: [loseLife({ count: creatures('each', { attacking: true }) }, 'each')] },
    ),
  ),
  made(
    'Test of Faith',
    '{1}{W}',
    'instant',
    spell(targetCreature(), {
      verb: 'shield',
      until: 'endOfTurn',
      left: 3,
      ability: {
        kind: 'replacement',
        on: [{ event: 'damage', if: is(that, { is: it }) }],
        clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
        then: [{ do: [plusCounters({ var: 'prevented' })] }],
      },
    }),
  ),
  made(
    'Sacred Boon',
    '{1}{W}',
    'instant',
    spell(targetCreature(), {
      verb: 'shield',
      until: 'endOfTurn',
      left: 3,
      ability: {
        kind: 'replacement',
        on: [{ event: 'damage', if: is(that, { is: it }) }],
        clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
        then: [
          {
            do: [
              {
                verb: 'later',
                ability: { kind: 'triggered', on: [{ event: 'step:end' }], clauses: [{ do: [counters('+0/+1', { var: 'prevented' })] }] },
              },
            ],
          },
        ],
      },
    }),
  ),
  made(
    'Clinging Mists',
    '{2}{G}',
    'instant',
    spell(
      {
        verb: 'shield',
        until: 'endOfTurn',
        ability: {
          kind: 'replacement',
          on: [{ event: 'damage', if: { eventIs: 'combat', equal: true } }],
          clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }],
        },
      },
      {
        if: { compare: [{ player: 'you', value: 'life' }, 'atMost', 5] },
        do: [
          tap(all(creatures(undefined, { attacking: true }))),
          grant(all(creatures(undefined, { attacking: true })), [rule('self', { word: 'cant', what: 'untap' })], 'nextUntap'),
        ],
      },
    ),
  ),
  made('Pillar of Flame', '{R}', 'sorcery', spell({ ...anyTarget }, ...burnedAway(damage(2)))),
  made('Lava Coil', '{1}{R}', 'sorcery', spell(targetCreature(), ...burnedAway(damage(4)))),
  made('Incendiary Flow', '{1}{R}', 'sorcery', spell({ ...anyTarget }, ...burnedAway(damage(3)))),
  made(
    'Searing Blood',
    '{R}{R}',
    'instant',
    spell(targetCreature(), damage(2), {
      verb: 'later',
      until: 'endOfTurn',
      ability: {
        kind: 'triggered',
        on: [{ event: 'died', if: is(that, { is: it }) }],
        clauses: [{ do: [{ verb: 'dealDamage', player: controllerOf(that), amount: 3 }] }],
      },
    }),
  ),
  made(
    'Graceful Reprieve',
    '{1}{W}',
    'instant',
    spell(targetCreature(), {
      verb: 'later',
      until: 'endOfTurn',
      ability: {
        kind: 'triggered',
        on: [{ event: 'died', if: is(that, { is: it }) }],
        clauses: [{ do: [moveTo('battlefield', { became: that })] }],
      },
    }),
  ),
  made(
    'Cinder Cloud',
    '{3}{R}{R}',
    'instant',
    spell(targetCreature(), {
      do: [{ verb: 'destroy', what: it }],
      then: [
        {
          if: is(it, { colours: 'white', is: { history: 'died' } }),
          do: [{ verb: 'dealDamage', player: controllerOf(it), amount: valueOf('power') }],
        },
      ],
    }),
  ),
  made('Shrapnel Blast', '{1}{R}', 'instant', additional(sacrificing({ types: 'artifact' })), spell(anyTarget, damage(5))),
  made(
    'Transgress the Mind',
    '{1}{B}',
    'sorcery',
    'devoid',
    spell(
      targetPlayer,
      { verb: 'reveal', what: all({ from: 'hand', of: chosen() }) },
      {
        choose: [{ as: 'card', from: { from: 'hand', of: chosen(), where: { manaValue: { atLeast: 3 } } } }],
        do: [exile({ var: 'card' })],
      },
    ),
  ),
  made(
    'Memory Theft',
    '{2}{B}',
    'sorcery',
    spell(
      targetOpponent,
      { verb: 'reveal', what: all({ from: 'hand', of: chosen() }) },
      {
        choose: [{ as: 'card', from: { from: 'hand', of: chosen(), where: { not: { types: 'land' } } } }],
        do: [{ verb: 'discard', what: { var: 'card' } }],
      },
      {
        may: true,
        choose: [{ as: 'adventurer', from: { from: 'exile', of: chosen(), where: { hasAdventure: true } } }],
        do: [moveTo('graveyard', { var: 'adventurer' })],
      },
    ),
  ),
  made(
    'Promise of Power',
    '{2}{B}{B}{B}',
    'sorcery',
    keyword('entwine', '{4}'),
    modal(
      'spell',
      1,
      1,
      [draw(5), loseLife(5)],
      [create('demon', 1, { except: { set: { power: count(cardsIn('hand', 'you')), toughness: count(cardsIn('hand', 'you')) } } })],
    ),
  ),
  made(
    'Cruel Ultimatum',
    '{U}{U}{B}{B}{B}{R}{R}',
    'sorcery',
    spell(targetOpponent, edict(chosen()), discard(3, chosen()), loseLife(5, chosen()), {
      choose: [{ as: 'back', from: { from: 'graveyard', of: 'you', where: { types: 'creature' } } }],
      do: [bounce({ var: 'back' }), draw(3), gainLife(5)],
    }),
  ),
  made('Buried Alive', '{2}{B}', 'sorcery', spell(...search({ types: 'creature' }, 'graveyard', { count: 3 }))),
  made(
    'Increasing Ambition',
    '{4}{B}',
    'sorcery',
    spell(...either(paid('flashback'), search(null, 'hand', { count: 2 }), search(null, 'hand'))),
    keyword('flashback', '{7}{B}'),
  ),
  made(
    'Evangelize',
    '{4}{W}',
    'sorcery',
    keyword('buyback', '{2}{W}{W}'),
    spell(
      { as: 'it', from: creatures('opponent'), target: true, by: 'opponent' },
      grant(it, [{ layer: 'control', controller: 'you' }], 'game'),
    ),
  ),
  made(
    'Ondu Rising',
    '{1}{W}',
    'sorcery',
    spell({
      verb: 'later',
      until: 'endOfTurn',
      left: -1,
      ability: trigger('attacks', is(that, { types: 'creature' }), gains(that, 'lifelink')),
    }),
    { word: 'awaken', cost: '{4}{W}', amount: 4 },
  ),
  made('Dizzy Spell', '{U}', 'instant', spell(targetCreature(), pump(-3, 0)), keyword('transmute', '{1}{U}{U}')),
  made(
    'Turn to Frog',
    '{1}{U}',
    'instant',
    spell(
      targetCreature(),
      grant(it, [
        { layer: 'abilities', lose: { abilities: 'all', keywords: 'all' } },
        { layer: 'types', set: { subtypes: ['Frog'] } },
        { layer: 'colours', set: { colours: ['blue'] } },
        { layer: 'pt.set', set: { power: 1, toughness: 1 } },
      ]),
    ),
  ),
  made(
    'Turn to Mist',
    '{1}{W/U}',
    'instant',
    spell(
      targetCreature(),
      { verb: 'exile', what: it, as: 'it' },
      { verb: 'later', ability: { kind: 'triggered', on: [{ event: 'step:end' }], clauses: [{ do: [moveTo('battlefield')] }] } },
    ),
  ),
  made(
    'Chaoslace',
    '{R}',
    'instant',
    spell(
      {
        as: 'it',
        from: { from: ['stack', 'battlefield'], where: { any: [{ item: 'spell' }, { not: { item: ['spell', 'ability'] } }] } },
        target: true,
      },
      grant(it, [{ layer: 'colours', set: { colours: ['red'] } }], 'game'),
    ),
  ),
  made(
    'Shielded Passage',
    '{W}',
    'instant',
    spell(targetCreature(), {
      verb: 'shield',
      until: 'endOfTurn',
      ability: {
        kind: 'replacement',
        on: [{ event: 'damage', if: is(that, { is: it }) }],
        clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }],
      },
    }),
  ),
  made('Bond of Discipline', '{4}{W}', 'sorcery', spell(tap(all(creatures('opponent'))), gains(all(creatures('you')), 'lifelink'))),
  made(
    'Mob Rule',
    '{4}{R}{R}',
    'sorcery',
    modal(
      'spell',
      1,
      1,
      [
        untap(all(creatures(undefined, { power: { atLeast: 4 } }))),
        grant(all(creatures(undefined, { power: { atLeast: 4 } })), [
          { layer: 'control', controller: 'you' },
          { layer: 'abilities', gain: { keywords: ['haste'] } },
        ]),
      ],
      [
        untap(all(creatures(undefined, { power: { atMost: 3 } }))),
        grant(all(creatures(undefined, { power: { atMost: 3 } })), [
          { layer: 'control', controller: 'you' },
          { layer: 'abilities', gain: { keywords: ['haste'] } },
        ]),
      ],
    ),
  ),
  made(
    'Cone of Flame',
    '{3}{R}{R}',
    'sorcery',
    spell(
      { ...anyTarget, as: 'one' },
      { ...anyTarget, as: 'two', notChosenFor: 'one' },
      { ...anyTarget, as: 'three', notChosenFor: ['one', 'two'] },
      { do: [damage(1, { var: 'one' }), damage(2, { var: 'two' }), damage(3, { var: 'three' })], together: true },
    ),
  ),
  made('Smallpox', '{B}{B}', 'sorcery', spell(loseLife(1, 'all'), discard(1, 'all'), edict('all'), edict('all', { types: 'land' }))),
  made(
    "Bontu's Last Reckoning",
    '{1}{B}{B}',
    'sorcery',
    spell(destroy(all(creatures())), {
      verb: 'grant',
      until: 'nextUntap',
      modifiers: [rule(inPlay({ types: 'land' }, 'you'), { word: 'cant', what: 'untap' })],
    }),
  ),
  made(
    'Harmless Offering',
    '{2}{R}',
    'sorcery',
    spell(
      targetOpponent,
      { ...targetPermanent({}, 'you'), as: 'gift' },
      grant({ var: 'gift' }, [{ layer: 'control', controller: chosen() }], 'game'),
    ),
  ),
  made(
    'Unsubstantiate',
    '{1}{U}',
    'instant',
    spell(
      { as: 'it', from: { from: ['stack', 'battlefield'], where: { any: [{ item: 'spell' }, { types: 'creature' }] } }, target: true },
      bounce(),
    ),
  ),
  made(
    'Into the Fray',
    '{R}',
    'instant - Arcane',
    spell(targetCreature(), grant(it, [rule('self', { word: 'must', what: 'attack' })])),
    keyword('splice', '{R}'),
  ),
  made(
    'Light of Day',
    '{3}{W}',
    'enchantment',
    still(rule(creatures(undefined, { colours: 'black' }), { word: 'cant', what: 'attack' }, { word: 'cant', what: 'block' })),
  ),
  made('Pyretic Ritual', '{1}{R}', 'instant', spell({ verb: 'addMana', mana: '{R}{R}{R}' })),
  made('Dark Ritual', '{B}', 'instant', spell({ verb: 'addMana', mana: '{B}{B}{B}' })),
  made(
    'Engulf the Shore',
    '{3}{U}',
    'instant',
    spell(bounce(all(creatures(undefined, { toughness: { atMost: { count: inPlay({ subtypes: 'Island' }, 'you') } } })))),
  ),
  made('Unified Front', '{3}{W}', 'sorcery', spell(create('kor-ally', converge))),
  made(
    'Redcap Melee',
    '{R}',
    'instant',
    spell({ as: 'it', from: inPlay({ types: ['creature', 'planeswalker'] }), target: true }, damage(4), {
      if: not(is(it, { colours: 'red' })),
      do: [edict('you', { types: 'land' })],
    }),
  ),
  made(
    'Wild Slash',
    '{R}',
    'instant',
    spell(anyTarget, { if: { exists: creatures('you', { power: { atLeast: 4 } }) }, do: [unpreventable] }, damage(2)),
  ),
  made(
    'Combust',
    '{1}{R}',
    'instant',
    uncounterable,
    spell(targetCreature({ colours: ['white', 'blue'] }), { verb: 'dealDamage', to: it, amount: 5, firm: true }),
  ),
];

/** Instants and sorceries with modes, X, keywords and lasting effects. */
export const choosingSpells: readonly PrintedCard[] = [...variable, ...modals, ...keyworded];
