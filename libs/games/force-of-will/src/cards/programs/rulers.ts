import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  anyAttribute,
  automatic,
  callStones,
  continuous,
  deals,
  doing,
  entersField,
  gains,
  happens,
  it,
  pay,
  produces,
  resonance,
  resonators,
  restSelf,
  rule,
  search,
  target,
  twoSided,
  untilEndOfTurn,
} from '../making.js';
import { elfToken } from '../tokens.js';

/** Makes a Judgment that asks for more than will (705.2, 705.2b). */
const judgment = (more: Pick<Ability, 'when' | 'cost'>): Ability => ({ kind: 'activated', keyword: 'judgment', ...more });
/** Restricts will to cards of Ancient Magic and to cards that may be paid for as if they were of it. */
const ancientMagic = { on: ['card'], where: { races: 'Ancient Magic' }, also: 'Ancient Magic' };
const secondCard = happens('played', {
  all: [{ seat: 'seat', is: 'you' }, { compare: [{ history: 'cardsPlayed', of: 'you' }, 'equal', 2] }],
});
const giveWill = { layer: 'abilities', abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] } as const;
const manaFor = (amount: number): Ability => ({
  ...resonance('light', doing({ verb: 'addCounters', what: 'self', kind: 'mana', amount })),
  on: [{ event: 'entered', if: { object: { event: 'object' }, is: { stones: ['light', 'darkness'], controller: 'you' } } }],
});
const manaToWill = activate(
  { cost: [{ verb: 'payCounters', kind: 'mana' }] },
  doing({ verb: 'produce', will: anyAttribute, only: ancientMagic }),
);
const seven = { compare: [{ value: 'manaCounters', of: 'self' }, 'atLeast', 7] } as const;

/** Rulers, and the J-rulers behind them. */
export const rulerPrograms: readonly CardProgram[] = [
  twoSided(
    'fiethsing-six-sage-of-wind',
    [automatic(secondCard, {}, doing({ verb: 'create', token: elfToken }))],
    [
      continuous({ ...gains(400, 400), of: { from: 'field', of: 'you', where: { races: 'Elf' }, except: 'self' } }),
      automatic(secondCard, {}, doing({ verb: 'create', token: elfToken, amount: 2 })),
    ],
  ),
  twoSided(
    'guardian-of-wind-magic-stones',
    [{ ...resonance('wind', doing(untilEndOfTurn(it, giveWill))), targets: [target(resonators())] }],
    [
      continuous({ ...giveWill, of: resonators({}, 'you') }),
      automatic(entersField, {}, doing({ verb: 'create', token: elfToken, amount: 2 })),
    ],
  ),
  // The Judgment on the other side can never be performed: only a ruler in the ruler area may do so (705.1).
  twoSided(
    'gill-alhamaat',
    [judgment({ when: seven, cost: [pay('{0}')] }), manaToWill, manaFor(1)],
    [
      manaToWill,
      manaFor(2),
      judgment({
        cost: [
          { verb: 'payCounters', kind: 'mana', amount: 20 },
          { verb: 'remove', what: { all: { from: ['field', 'rulerArea'], of: 'you', except: 'self' } } },
        ],
      }),
    ],
  ),
  twoSided(
    'apostle-of-creation',
    [],
    [
      continuous({ layer: 'rules', players: 'you', gain: { rules: [{ word: 'cant', what: 'callStones' }] } }),
      automatic({ event: 'phase:main', if: { turnOf: 'you' } }, {}, doing(callStones(1))),
      continuous({ ...gains(200, 0), of: resonators({ races: 'Cognate' }, 'you') }),
      activate({ cost: [pay('{R}')], targets: [target(resonators())] }, doing(deals(200))),
    ],
  ),
  twoSided(
    'grimm-the-fairy-tale-prince',
    [
      continuous({
        ...rule({ word: 'may', what: 'payAsAny' }),
        of: { from: ['hand', 'graveyard', 'removed', 'standby', 'chase'], of: 'you', where: { types: 'resonator', races: 'Fairy Tale' } },
      }),
      activate(
        {
          cost: [
            pay('{1}'),
            {
              verb: 'discard',
              choose: { as: 'paid', from: { from: 'hand', of: 'you', where: { types: 'resonator', races: 'Fairy Tale' } } },
            },
          ],
          limit: { uses: 1, per: 'turn', scope: 'object' },
        },
        ...search({ types: 'resonator', races: 'Fairy Tale' }),
      ),
    ],
    [],
  ),
];
