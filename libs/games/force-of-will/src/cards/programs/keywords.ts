import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  attacks,
  automatic,
  awakening,
  both,
  card,
  chant,
  continuous,
  deals,
  destroys,
  doing,
  enters,
  entersField,
  eventIs,
  evolution,
  force,
  gainLife,
  gains,
  gainsKeywords,
  godsArt,
  happens,
  incarnation,
  inheritance,
  it,
  itself,
  jResonators,
  pay,
  resonance,
  resonators,
  restSelf,
  rolledHundreds,
  rule,
  search,
  target,
  twoSided,
  untilEndOfTurn,
  wasAwakened,
  withTorrent,
} from '../making.js';

const ancientMagic = { on: ['card'], where: { races: 'Ancient Magic' } };
const blocks = happens('blocks');
const fromMana = (will: string | readonly string[]): Ability =>
  activate({ cost: [{ verb: 'payCounters', kind: 'mana' }] }, doing({ verb: 'produce', will, only: ancientMagic }));
const manaForRuler = {
  verb: 'addCounters',
  what: { all: { from: ['field', 'rulerArea'], of: 'you', where: { any: [{ types: 'ruler' }, { types: 'jRuler' }], keywords: 'mana' } } },
  kind: 'mana',
} as const;
const evolved = { object: 'self', is: { counters: 'evolution' } } as const;
const withoutLimit = { not: { object: 'self', is: { counters: 'limit' } } } as const;
const playedTwo = { compare: [{ history: 'cardsPlayed', of: 'you' }, 'atLeast', 2] } as const;
const endOfTurn = { event: 'turnEnd' };

/** Cards that show the keywords of chapter 11, and dice. */
export const keywordPrograms: readonly CardProgram[] = [
  // Nothing but keywords.
  card('gusurg'),
  card('clockwork-scout-plane'),
  card('nightmoon-blossom'),
  card('young-knight-of-gloria'),
  card('sprinting-wolf'),
  card('siegfried'),

  // [Limit]
  card(
    'azathoth-hunter-of-reality',
    {
      kind: 'replacement',
      on: [{ event: 'destroyed', if: itself }],
      when: { object: 'self', is: { counters: 'limit' } },
      tier: 'instead',
      clauses: [
        {
          may: true,
          do: [
            {
              verb: 'instead',
              do: [
                { verb: 'removeCounters', what: 'self', kind: 'limit' },
                { verb: 'removeDamage', what: 'self' },
              ],
            },
          ],
        },
      ],
    },
    { kind: 'triggered', on: [attacks, blocks], targets: [target(jResonators())], clauses: [doing(destroys())] },
    automatic(
      endOfTurn,
      {},
      { if: withoutLimit, do: [destroys('self')], then: [doing({ verb: 'dealDamage', amount: 2000, player: 'you' })] },
    ),
  ),

  // [Mana]
  card('luna-magician-of-the-moon-star', fromMana('{U}')),
  card(
    'catalyst-spirit',
    activate(
      {
        cost: [{ verb: 'banishSelf' }],
        targets: [target({ from: ['field', 'rulerArea'], where: { any: [{ types: 'ruler' }, { types: 'jRuler' }] } })],
      },
      doing({ verb: 'addCounters', what: it, kind: 'mana', amount: 2 }),
    ),
  ),
  card(
    'violas-machinations',
    chant(
      {},
      doing({ verb: 'discard', choose: { as: 'gone', from: { from: 'hand', of: 'opponent' }, by: 'opponent' } }),
      doing(manaForRuler),
    ),
  ),

  // [Energize]
  twoSided(
    'charlotte-determined-girl',
    [
      activate(
        {
          cost: [pay('{U}'), { verb: 'discard', choose: { as: 'paid', from: { from: 'hand', of: 'you' } } }],
          targets: [target(resonators())],
        },
        doing({ verb: 'rest', what: it }),
      ),
    ],
    [
      continuous({ ...rule({ word: 'cant', what: 'beAttacked' }), of: 'self' }),
      activate(
        {
          cost: [pay('{U}{1}'), { verb: 'discard', choose: { as: 'paid', from: { from: 'hand', of: 'you' } } }],
          targets: [target(resonators())],
        },
        doing({ verb: 'returnToHand', what: it }),
      ),
      automatic(entersField, {}, doing({ verb: 'draw', amount: { minus: [5, { player: 'you', value: 'hand' }] } })),
      automatic(happens('drew', { seat: 'seat', is: 'you' }), {}, doing(gainLife(100))),
    ],
  ),

  // [Incarnation]
  card('cthugha-the-living-flame', incarnation(['fire'])),
  card(
    'hastur-the-unspeakable',
    incarnation(['fire', 'darkness'], ['fire', 'darkness']),
    automatic(
      enters,
      { targets: [target(resonators({ not: { has: { from: 'field', relation: { is: 'addedTo', to: 'subject' } } } }))] },
      doing(destroys()),
    ),
  ),
  card(
    'bahamut-phantasmal-dragon',
    incarnation(['fire'], ['fire'], ['fire']),
    automatic(entersField, { targets: [target(jResonators(), { players: true })] }, doing(deals(700))),
  ),

  // [Awakening]
  card('mad-hatter', awakening([pay('{U}')], automatic(enters, {}, doing({ verb: 'draw', amount: 1 })))),
  card(
    'guide-of-heaven',
    activate({ cost: [restSelf] }, doing({ verb: 'reveal', what: { all: { from: 'mainDeck', of: 'you', first: 1 } }, as: 'shown' }), {
      if: { object: { var: 'shown' }, is: { types: 'resonator', races: 'Elf' } },
      do: [{ verb: 'move', what: { var: 'shown' }, to: 'hand' }],
    }),
    awakening([pay('{G}')], automatic(enters, {}, ...search({ types: 'resonator', races: 'Elf' }))),
  ),
  card(
    'luminescent-bamboo-bullet',
    chant(
      {
        targets: [
          target(resonators({ rested: true })),
          {
            as: 'second',
            target: true,
            from: resonators({ rested: true }),
            notChosenFor: 'it',
            min: 0,
            max: { countOf: 'self', where: { awakened: true } },
          },
        ],
      },
      doing(destroys()),
      doing(destroys({ var: 'second' })),
    ),
    awakening([pay('{M}{1}')]),
  ),
  card(
    'kaguyas-premonition',
    chant({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 400))), {
      if: wasAwakened,
      do: [
        {
          verb: 'shield',
          until: 'endOfTurn',
          left: 1,
          ability: {
            kind: 'replacement',
            on: [{ event: 'damaged', if: { object: { event: 'object' }, is: { is: it } } }],
            tier: 'prevent',
            clauses: [doing({ verb: 'reduceBy', by: { event: 'amount' } })],
            then: [doing({ verb: 'addCounters', what: it, kind: '+100/+100', amount: { quotient: [{ var: 'prevented' }, 100] } })],
          },
        },
      ],
    }),
    awakening([pay('{M}')]),
  ),

  // God's Art
  twoSided(
    'faria-the-sacred-queen',
    [activate({ cost: [pay('{W}{W}')] }, doing(gainLife(200)))],
    [
      automatic(entersField, {}, doing({ verb: 'move', what: { all: { from: 'magicStoneDeck', of: 'you', first: 1 } }, to: 'field' })),
      automatic(
        attacks,
        { targets: [target({ from: 'field', of: 'you', where: { types: 'regalia' } })] },
        doing({ verb: 'recover', what: it }),
      ),
      godsArt("God's Breath", { cost: [pay('{W}{W}{4}')] }, doing({ verb: 'recover', what: { all: resonators({}, 'you') } })),
    ],
  ),

  // [Torrent], and cards played this turn.
  card(
    'great-holy-sealing-wave',
    chant({
      modes: {
        min: 1,
        max: 1,
        of: [
          {
            targets: [target(resonators({ totalCost: { atMost: 2 } }))],
            clauses: [doing({ verb: 'move', what: it, to: 'mainDeck', at: 'bottom' })],
          },
          {
            if: withTorrent,
            targets: [target(resonators({ totalCost: { atMost: 4 } }))],
            clauses: [doing({ verb: 'move', what: it, to: 'mainDeck', at: 'bottom' })],
          },
        ],
      },
    }),
  ),
  card('torrent-elf', automatic(entersField, {}, { if: playedTwo, do: [{ verb: 'draw', amount: 1 }] })),
  card(
    'spirit-of-wind',
    automatic(
      entersField,
      { targets: [target({ from: 'field', where: { types: 'magicStone' } })] },
      { if: playedTwo, do: [{ verb: 'recover', what: it }] },
    ),
  ),

  // [Evolution]
  card(
    'ziz-the-bird-that-envelopes-the-sky',
    evolution(pay('{G}{G}{2}')),
    continuous(
      { layer: 'values', of: 'self', if: evolved, add: { atk: 300, def: 300 } },
      { ...gainsKeywords('flying'), of: 'self', if: evolved },
    ),
    automatic(
      happens('counterPut', both(itself, eventIs('kind', 'evolution'))),
      { targets: [target(resonators({ not: { counters: 'evolution' } }))] },
      { may: true, do: [{ verb: 'addCounters', what: it, kind: 'evolution' }] },
    ),
  ),
  card(
    'vedfolnir-eraser-of-wind',
    evolution(pay('{1}'), { verb: 'discard', choose: { as: 'paid', from: { from: 'hand', of: 'you', where: { races: 'Beast' } } } }),
    continuous(
      { layer: 'values', of: 'self', if: evolved, add: { atk: 300, def: 300 } },
      { ...gainsKeywords('precision'), of: 'self', if: evolved },
    ),
    automatic(happens('counterPut', both(itself, eventIs('kind', 'evolution'))), {}, ...search({ name: 'Drop of Yggdrasil' })),
  ),

  // [Barrier]
  card(
    'beast-of-holy-light',
    inheritance(
      [pay('{W}')],
      { targets: [target(jResonators())] },
      doing(
        untilEndOfTurn(it, gains(300, 300), {
          layer: 'abilities',
          gain: { keywords: [{ word: 'barrier', where: { attributes: ['fire', 'darkness'] } }] },
        }),
      ),
    ),
  ),
  card(
    'eia-god-of-water',
    continuous(
      {
        layer: 'values',
        of: 'self',
        if: { exists: { from: 'field', of: 'you', where: { stones: 'water' } }, atLeast: 7 },
        add: { atk: 500, def: 500 },
      },
      {
        ...rule({ word: 'cant', what: 'beBlocked' }),
        of: 'self',
        if: { exists: { from: 'field', of: 'you', where: { stones: 'water' } }, atLeast: 7 },
      },
    ),
    resonance('water', doing({ verb: 'draw', amount: 1 })),
  ),
  card(
    'resistance-forces-of-amonsulle',
    continuous({
      layer: 'abilities',
      of: { from: 'field', of: 'you', where: { races: 'Elf' } },
      gain: { keywords: [{ word: 'barrier', where: { attributes: ['darkness'] } }] },
    }),
  ),

  // [Force]
  card(
    'kid-puss-in-boots',
    automatic(entersField, {}, doing(force(), { verb: 'addCounters', what: 'self', kind: '+100/+100', amount: { var: 'roll' } })),
  ),
  card(
    'dreams-of-flight',
    chant(
      { targets: [target(jResonators())] },
      doing(force(), {
        verb: 'grant',
        to: it,
        until: 'endOfTurn',
        let: { rolled: rolledHundreds },
        modifiers: [gains({ var: 'rolled' }, { var: 'rolled' }), gainsKeywords('flying')],
      }),
    ),
  ),
  card('pandora-the-hope-weaving-queen', {
    kind: 'replacement',
    on: [{ event: 'rolled', if: { seat: 'seat', is: 'you' } }],
    tier: 'instead',
    clauses: [doing({ verb: 'becomes', set: { dice: { plus: [{ event: 'dice' }, 1] } } })],
  }),
  card(
    'unleashed-dragonoid',
    automatic(
      attacks,
      {},
      doing(force(), {
        verb: 'grant',
        to: 'self',
        until: 'endOfTurn',
        let: { rolled: rolledHundreds },
        modifiers: [gains({ var: 'rolled' }, 0)],
      }),
    ),
  ),
  card(
    'pandora-the-goddess-of-light-and-dark',
    automatic(attacks, {}, doing(force(), { verb: 'loseLife', player: 'opponent', amount: rolledHundreds })),
    automatic(blocks, {}, doing(force(), gainLife(rolledHundreds))),
  ),

  // Quickcast for others (1111.2a).
  card(
    'ratatoskr-the-spirit-beast-of-yggdrasil',
    continuous({
      ...rule({ word: 'cant', what: 'beTargeted', by: 'opponent' }),
      of: { from: 'field', of: 'you', where: { races: 'Beast' } },
      if: { turnOf: 'opponent' },
    }),
    continuous({ ...gainsKeywords('quickcast'), of: { from: 'hand', of: 'you', where: { types: 'resonator', attributes: 'wind' } } }),
    automatic(
      happens('entered', both({ object: { event: 'object' }, is: { types: 'resonator', controller: 'you' } }, { not: itself })),
      {},
      doing(untilEndOfTurn('self', gains(200, 200))),
    ),
  ),

  // [Remnant]
  card(
    'forbidden-spell-of-the-undead-lord',
    chant(
      { targets: [target({ from: 'graveyard', of: 'you', where: { types: 'resonator' } })] },
      doing({ verb: 'move', what: it, to: 'hand' }),
      {
        may: true,
        choose: [
          { as: 'put', from: { from: 'hand', of: 'you', where: { types: 'resonator', attributes: 'darkness', totalCost: { atMost: 3 } } } },
        ],
        do: [{ verb: 'move', what: { var: 'put' }, to: 'field' }],
      },
    ),
  ),

  // An attack that demands something.
  card(
    'dragon-of-mt-hoelle',
    ...(['attack', 'block'] as const).map(
      (part): Ability => ({
        kind: 'static',
        keyword: 'toll',
        marks: { for: part },
        cost: [
          {
            verb: 'payCounters',
            what: { all: { from: ['field', 'rulerArea'], of: 'you', where: { any: [{ types: 'ruler' }, { types: 'jRuler' }] } } },
            kind: 'strength',
            amount: 2,
          },
        ],
      }),
    ),
    activate({ cost: [pay('{R}{R}')], targets: [target(jResonators())] }, doing(deals(300))),
  ),
];
