import type { Amount, CardProgram, Condition, Predicate, Trigger, Verb } from '@arbiter/kernel/authoring';
import {
  automatic,
  both,
  card,
  chant,
  continuous,
  destroys,
  doing,
  entersField,
  entersFromStandby,
  gains,
  happens,
  it,
  jResonators,
  resonators,
  rule,
  stealth,
  target,
  untilEndOfTurn,
} from '../making.js';

/** Cards of the standby area: chants with [Trigger], cards with [Stealth], and cards that mention that area. */

const isJResonator = { any: [{ types: 'resonator' }, { types: 'jRuler' }] } as const;
const aboutIt = (is: Predicate): Condition => ({ object: { event: 'object' }, is });
const attacksYou = (more: Condition): Trigger => happens('attacks', both(aboutIt({ ...isJResonator, controller: 'opponent' }), more));
const lifeAtMost = (life: number): Condition => ({ compare: [{ player: 'you', value: 'life' }, 'atMost', life] });
const youControlStone = (stones: string): Condition => ({ exists: { from: 'field', of: 'you', where: { types: 'magicStone', stones } } });

/** "You may put a resonator of an attribute with total cost of at most `most` from your hand into your field." */
const deploys = (attributes: string, most: number) =>
  ({
    may: true,
    choose: [{ as: 'it', from: { from: 'hand', of: 'you', where: { types: 'resonator', attributes, totalCost: { atMost: most } } } }],
    do: [{ verb: 'move', what: it, to: 'field' }],
  }) as const;

/** Gives `it` [-400/-400] a number of times until end of turn; the number is counted once. */
const shrinks = (times: Amount): Verb => ({
  ...untilEndOfTurn(it, gains({ var: 'less' }, { var: 'less' })),
  let: { less: { times: [-400, times] } },
});

export const standbyPrograms: readonly CardProgram[] = [
  // [Trigger] with an event.
  card(
    'big-bang-revolution',
    chant(
      {
        keyword: 'trigger',
        on: [happens('destroyed', aboutIt({ types: 'resonator', controller: 'you' }))],
        targets: [target(resonators(), { min: 2, max: 2, strict: true })],
      },
      doing({
        ...untilEndOfTurn(it, gains({ var: 'atk' }, { var: 'def' })),
        let: { atk: { value: 'atk', of: { event: 'object' } }, def: { value: 'def', of: { event: 'object' } } },
      }),
    ),
  ),
  card(
    'rabbit-trap',
    chant(
      {
        keyword: 'trigger',
        on: [attacksYou({ seat: 'player', is: 'you' })],
        targets: [target({ from: 'graveyard', of: 'you', where: { races: 'Rabbit', totalCost: 1 } }, { min: 0, max: 3 })],
      },
      doing({ verb: 'move', what: it, to: 'field' }),
    ),
  ),

  // [Trigger] with a state of the game.
  card(
    'wing-trap',
    chant(
      {
        keyword: 'trigger',
        when: both(youControlStone('wind'), { exists: resonators({ keywords: 'flying' }, 'you') }),
        targets: [target(resonators({ not: { keywords: 'flying' } }))],
      },
      doing(destroys()),
    ),
  ),
  card(
    'call-of-cthulhu',
    chant(
      {
        keyword: 'trigger',
        when: { exists: { from: 'graveyard', of: 'you', where: { races: 'Cthulhu' } }, atLeast: 5 },
        targets: [target({ from: 'graveyard', of: 'you', where: { races: 'Cthulhu', not: { types: 'chant' } } })],
      },
      doing({ verb: 'move', what: it, to: 'field' }),
    ),
  ),
  card(
    'pale-savior',
    chant({ keyword: 'trigger', when: { compare: [{ history: 'hurt', of: 'you' }, 'atLeast', 1] } }, deploys('light', 4)),
  ),
  card(
    'nighttime-raiders',
    chant(
      { keyword: 'trigger', when: { compare: [{ history: 'hurtByResonators', of: 'opponent' }, 'atLeast', 1] } },
      deploys('darkness', 5),
    ),
  ),

  // [Stealth].
  card(
    'merlin-the-wizard-of-distress',
    stealth(happens('discarded', aboutIt({ owner: 'opponent' })), youControlStone('darkness')),
    automatic(entersFromStandby, { targets: [target(resonators({}, 'opponent'))] }, doing(untilEndOfTurn(it, gains(-700, -700)))),
  ),
  card(
    'underground-dragger',
    stealth(null, both(youControlStone('darkness'), { compare: [{ history: 'resonatorsLost', of: 'you' }, 'atLeast', 1] })),
    automatic(entersFromStandby, { targets: [target(resonators({ is: { history: 'dealtDamage' } }, 'opponent'))] }, doing(destroys())),
  ),
  card(
    'melder-last-of-the-dead',
    stealth(null, both(youControlStone('darkness'), lifeAtMost(2000))),
    automatic(entersField, { targets: [target(resonators())] }, doing(shrinks({ count: resonators({ stealth: true }, 'you') }))),
  ),

  // Cards that mention the standby area.
  card('eyes-in-the-darkness', chant({ targets: [target(jResonators())] }, doing(shrinks({ count: { from: 'standby', of: 'you' } })))),
  card(
    'guardian-angel-raphael',
    continuous({ ...rule({ word: 'cant', what: 'bePlayed' }), of: { from: 'standby', of: 'opponent' }, if: { turnOf: 'you' } }),
    continuous({
      ...rule({
        word: 'cant',
        what: 'activate',
        where: { tree: { any: [{ types: 'ruler' }, { types: 'jRuler' }, { types: 'regalia' }] } },
      }),
      players: 'opponent',
      if: { turnOf: 'you' },
    }),
  ),
];
