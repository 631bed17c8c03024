import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  attacks,
  automatic,
  banishSelf,
  card,
  chant,
  continuous,
  deals,
  dealsDamage,
  dealsPlayers,
  destroys,
  doing,
  enters,
  entersField,
  evolution,
  gainLife,
  gains,
  gainsKeywords,
  godsArt,
  goesToGraveyard,
  it,
  jResonators,
  pay,
  resonators,
  rule,
  target,
  twoSided,
  untilEndOfTurn,
} from '../making.js';

/** The first cards whose programs are complete. */
export const firstPrograms: readonly CardProgram[] = [
  // Nothing but what is printed.
  card('holy-warrior-of-hope'),
  card('timur'),
  card('flame-cat'),
  card('tiny-aggressive-dragon'),
  card('red-fang-allosaurus'),

  // Chants.
  card('thunder', chant({ targets: [target(jResonators(), { players: true })] }, doing(deals(500)))),
  card('bombardment', chant({ targets: [target(resonators(), { players: true })] }, doing(deals(600)))),
  card('shadow-flame', chant({ targets: [target(resonators())] }, doing(deals(500)))),
  card('rapid-growth', chant({ targets: [target(jResonators())] }, doing(untilEndOfTurn(it, gains(400, 400))))),
  card('gale-force', chant({ targets: [target(resonators({ keywords: 'flying' }))] }, doing(destroys()))),

  // Activate abilities.
  card('dragon-knight-of-altea', activate({ cost: [pay('{R}')] }, doing(untilEndOfTurn('self', gainsKeywords('flying'))))),
  card('pilot-of-universe', activate({ cost: [pay('{M}')] }, doing(untilEndOfTurn('self', gainsKeywords('flying'))))),
  card(
    'the-beast-queens-guardian',
    continuous({ layer: 'values', of: 'self', if: { object: 'self', is: { counters: 'evolution' } }, add: { atk: 300, def: 300 } }),
    evolution(pay('{G}{1}')),
  ),
  card(
    'melfee-the-successor-of-sacred-wind',
    activate(
      { cost: [{ verb: 'rest', choose: { as: 'paid', from: { from: 'field', of: 'you', where: { races: 'Elf' } }, min: 2, max: 2 } }] },
      doing({ verb: 'produce', will: ['{W}', '{R}', '{U}', '{G}', '{B}'] }),
    ),
  ),

  // Automatic abilities.
  card('infernal-spirit-of-vell-savaria', automatic(attacks, {}, doing(dealsPlayers(200, 'you')))),
  card('whelp-drake', automatic(goesToGraveyard, { targets: [target(resonators())] }, doing(deals(400)))),
  card('elvish-exorcist', automatic(enters, { targets: [target(resonators({ races: 'Vampire' }))] }, doing(destroys()))),
  card('michizane-sugawara', automatic(dealsDamage, {}, doing(gainLife({ event: 'amount' })))),
  card(
    'spirit-of-light',
    automatic(
      entersField,
      { targets: [target(jResonators({}, 'you', 'self'))] },
      doing({ verb: 'addCounters', what: it, kind: '+100/+100' }),
    ),
  ),
  card(
    'fallen-angel',
    automatic(entersField, { targets: [{ as: 'it', target: true, players: true }] }, doing(deals(400)), doing(gainLife(400))),
  ),
  card(
    'emissary-of-another-dimension',
    automatic(entersField, { targets: [target(resonators())] }, doing({ verb: 'recover', what: it })),
    activate({ cost: [banishSelf], targets: [target({ from: 'standby' })] }, doing({ verb: 'move', what: it, to: 'graveyard' })),
  ),

  // Continuous abilities.
  card(
    'aesop-the-princes-tutor',
    continuous({
      ...rule({ word: 'cant', what: 'beTargeted', by: 'opponent' }),
      of: { from: 'field', of: 'you', where: { races: 'Fairy Tale' } },
    }),
  ),

  // Rulers.
  twoSided(
    'melgis-the-flame-king',
    [activate({ cost: [pay('{R}{R}')], targets: [{ as: 'it', target: true, players: 'opponent' }] }, doing(deals(200)))],
    [
      automatic(entersField, {}, doing({ verb: 'move', what: { all: { from: 'magicStoneDeck', of: 'you', first: 1 } }, to: 'field' })),
      godsArt(
        'Unleash the Demon Sword',
        { cost: [pay('{R}{R}{4}')], targets: [target(resonators())] },
        {
          do: [destroys()],
          then: [
            doing({
              verb: 'grant',
              to: 'self',
              until: 'endOfTurn',
              let: { might: { value: 'atk', of: it } },
              modifiers: [gains({ var: 'might' }, 0)],
            }),
          ],
        },
      ),
      activate(
        {
          cost: [
            pay('{R}'),
            {
              verb: 'banish',
              choose: { as: 'paid', from: { from: 'field', of: 'you', where: { any: [{ types: 'magicStone' }, { types: 'resonator' }] } } },
            },
          ],
          targets: [target(resonators())],
        },
        doing(deals(300)),
      ),
    ],
  ),
];
