import type { CardProgram } from '@arbiter/kernel';
import { activate, automatic, card, chant, destroys, dividedDamage, doing, draw, entersField, gains, gainsKeywords, jResonators, produces, resonators, restSelf, rulers, untilEndOfTurn } from '../making.js';

const mystery = (amount: number) => ({ verb: 'addCounters', what: { all: rulers() }, kind: 'mystery', amount });

/** Damage that is divided, life that is set, hands that are discarded, and counters that somebody else keeps. */
export const laterPrograms: readonly CardProgram[] = [
  card('acrobatic-shot', dividedDamage(600, resonators())),
  card('blaze-tornado', dividedDamage(1400, jResonators())),
  card(
    'the-end-of-the-undefeated-legend',
    chant({}, doing({ verb: 'discardHand' }), doing(destroys({ all: jResonators({}, 'all') })), doing({ verb: 'setLife', player: 'all', amount: 2000 }), doing({ verb: 'later', ability: { kind: 'triggered', on: [{ event: 'turnEnd' }], clauses: [doing(draw(3))] } })),
  ),

  // Mystery counters on one's J/ruler.
  card(
    'ashen-snow-white',
    activate({ cost: [{ verb: 'takeCounter', kind: 'mystery', choose: { as: 'paid', from: rulers({ counters: 'mystery' }) } }], limit: { uses: 1, per: 'turn', scope: 'object' } }, doing(untilEndOfTurn('self', gains(200, 200), gainsKeywords('precision')))),
  ),
  card('vicious-wounded-beast', automatic(entersField, {}, doing(mystery(2)))),
  card('stone-from-the-dark-castle', activate({ cost: [restSelf] }, doing(produces('{B}'))), automatic(entersField, {}, doing(mystery(1)))),
];
