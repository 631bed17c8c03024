import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  automatic,
  card,
  chant,
  costsLess,
  destroys,
  dividedDamage,
  doing,
  draw,
  entersField,
  gains,
  gainsKeywords,
  it,
  jResonators,
  produces,
  resonators,
  restSelf,
  rulers,
  target,
  underYourControl,
  untilEndOfTurn,
  yourRulerIs,
} from '../making.js';

const mystery = (amount: number) => ({ verb: 'addCounters', what: { all: rulers() }, kind: 'mystery', amount });

/** Makes the cost of discarding a number of cards from one's own hand. */
const discardsOwn = (count: number) => ({
  verb: 'discard',
  choose: { as: 'paid', from: { from: 'hand', of: 'you' }, min: count, max: count },
});

/** Cards that divide damage, set life, make players discard hands, gain control, or make another player keep counters. */
export const laterPrograms: readonly CardProgram[] = [
  card('acrobatic-shot', dividedDamage(600, resonators())),
  card('blaze-tornado', dividedDamage(1400, jResonators())),
  card(
    'the-end-of-the-undefeated-legend',
    chant(
      {},
      doing({ verb: 'discardHand' }),
      doing(destroys({ all: jResonators({}, 'all') })),
      doing({ verb: 'setLife', player: 'all', amount: 2000 }),
      doing({ verb: 'later', ability: { kind: 'triggered', on: [{ event: 'turnEnd' }], clauses: [doing(draw(3))] } }),
    ),
  ),

  // Control of another player's card.
  card(
    'valentina-maiden-of-the-oceans',
    costsLess('{1}', yourRulerIs('Valentina, the Princess of Love', 'Valentina, the Ruler of Paradise')),
    activate({ cost: [restSelf, discardsOwn(1)], targets: [target(resonators())] }, doing({ verb: 'returnToHand', what: it })),
    activate(
      { cost: [restSelf, discardsOwn(3)], targets: [target(resonators())] },
      doing({ verb: 'grant', to: it, modifiers: [underYourControl] }),
    ),
  ),
  card(
    'cain-complex',
    chant(
      {
        keyword: 'trigger',
        when: { exists: resonators({ attacking: true }, 'opponent') },
        targets: [target(resonators({ not: { is: { history: 'attacked' } } }))],
      },
      doing(untilEndOfTurn(it, underYourControl)),
    ),
  ),

  // Mystery counters on one's J/ruler.
  card(
    'ashen-snow-white',
    activate(
      {
        cost: [{ verb: 'takeCounter', kind: 'mystery', choose: { as: 'paid', from: rulers({ counters: 'mystery' }) } }],
        limit: { uses: 1, per: 'turn', scope: 'object' },
      },
      doing(untilEndOfTurn('self', gains(200, 200), gainsKeywords('precision'))),
    ),
  ),
  card('vicious-wounded-beast', automatic(entersField, {}, doing(mystery(2)))),
  card('stone-from-the-dark-castle', activate({ cost: [restSelf] }, doing(produces('{B}'))), automatic(entersField, {}, doing(mystery(1)))),
];
