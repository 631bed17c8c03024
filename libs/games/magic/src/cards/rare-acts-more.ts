import type { Ability, Choice, Condition } from '@arbiter/kernel/authoring';
import {
  activated,
  both,
  cardsIn,
  chosen,
  counterIt,
  create,
  creature,
  creatures,
  draw,
  entersWith,
  enters,
  exile,
  is,
  it,
  made,
  mana,
  not,
  onlyIf,
  printed,
  rule,
  ruleFor,
  search,
  gainLife,
  count,
  face,
  split,
  spell,
  still,
  T,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  targetSpell,
  untap,
  bounce,
  edict,
} from './making.js';
import type { PrintedCard } from './printed.js';

const self = 'self' as const;

/** Cards by which damage leaves a player a minimum life total (120.4b). */
const enduring: readonly PrintedCard[] = [
  made(
    'Worship',
    '{3}{W}',
    'enchantment',
    still({ ...ruleFor('you', { word: 'number', of: 'leastLife', is: 1 }), if: { exists: creatures('you') } }),
  ),
  made('Ali from Cairo', '{2}{R}{R}', 'creature - Human', '0/1', still(ruleFor('you', { word: 'number', of: 'leastLife', is: 1 }))),
];

const whenBlocking: Condition = { phase: 'declareBlockers' };
const castWhenBlocking: Ability = {
  ...still(rule(self, { word: 'cant', what: 'beCast' })),
  from: ['hand', 'library', 'graveyard', 'exile', 'command'],
  when: not(whenBlocking),
};
const anAttacker: Choice = { as: 'attacker', from: creatures(undefined, { attacking: true }) };
const blocksIt = { verb: 'block', what: it, attacker: { var: 'attacker' } } as const;

/** Cards that change which creature blocks, or what it blocks (509.6). */
const blockers: readonly PrintedCard[] = [
  made(
    'Balduvian Warlord',
    '{3}{R}',
    'creature - Human Barbarian',
    '3/2',
    onlyIf(
      whenBlocking,
      activated(
        [T],
        targetCreature({ blocking: true }),
        { verb: 'removeFromCombat', what: it, unblock: true },
        { choose: [anAttacker], do: [blocksIt] },
      ),
    ),
  ),
  made(
    'False Orders',
    '{R}',
    'instant',
    castWhenBlocking,
    spell(
      target({ from: 'battlefield', of: { not: 'active' }, where: creature }),
      { verb: 'removeFromCombat', what: it, unblock: true },
      { may: true, choose: [anAttacker], do: [blocksIt] },
    ),
  ),
];

/** Cards with rare acts. */
const acts: readonly PrintedCard[] = [
  made(
    'Secrets of the Golden City',
    '{1}{U}{U}',
    'sorcery',
    'ascend',
    spell(
      { if: { compare: [{ player: 'you', value: 'blessing' }, 'atLeast', 1] }, do: [draw(3)] },
      { if: { compare: [{ player: 'you', value: 'blessing' }, 'less', 1] }, do: [draw(2)] },
    ),
  ),
  made(
    'Time Vault',
    '{2}',
    'artifact',
    entersWith({ tapped: true }),
    still(rule(self, { word: 'cant', what: 'untap' })),
    {
      kind: 'replacement',
      on: [{ event: 'beginTurn', if: both({ seat: 'seat', is: 'you' }, is(self, { tapped: true })) }],
      clauses: [{ may: true, do: [{ verb: 'cancel' }, { verb: 'firstThing', do: [{ do: [untap(self)] }] }] }],
    },
    activated([T], { verb: 'extraTurn', player: 'you' }),
  ),
  made(
    'Hope Tender',
    '{1}{G}',
    'creature - Human Druid',
    '2/2',
    activated([mana('{1}'), T], targetPermanent({ types: 'land' }), untap()),
    activated([mana('{1}'), T, { verb: 'exert', what: self }], targetPermanent({ types: 'land' }, undefined, { min: 2, max: 2 }), untap()),
  ),
  made(
    'Steward of Solidarity',
    '{1}{W}',
    'creature - Human Warrior',
    '2/2',
    activated([T, { verb: 'exert', what: self }], create('warrior-vigilance')),
  ),
];

/** Surveil (701.41), epic (702.49) and fuse (702.101). */
const keywords: readonly PrintedCard[] = [
  made('Sinister Sabotage', '{1}{U}{U}', 'instant', spell(targetSpell(), counterIt, { verb: 'surveil', amount: 1 })),
  made('Dimir Informant', '{2}{U}', 'creature - Human Rogue', '1/4', enters({ verb: 'surveil', amount: 2 })),
  made('Watcher in the Mist', '{3}{U}{U}', 'creature - Spirit', '3/4', 'flying', enters({ verb: 'surveil', amount: 2 })),
  made('Enduring Ideal', '{5}{W}{W}', 'sorcery', spell(...search({ types: 'enchantment' }, 'battlefield')), 'epic'),
  made(
    'Neverending Torment',
    '{4}{B}{B}',
    'sorcery',
    spell(targetPlayer, { verb: 'search', of: chosen(), count: count(cardsIn('hand', 'you')), as: 'found' }, exile({ var: 'found' }), {
      verb: 'shuffle',
      player: chosen(),
    }),
    'epic',
  ),
  split(
    face('split', 'Far', null, printed({ cost: '{1}{U}', types: ['instant'], keywords: ['fuse'] }), [spell(targetCreature(), bounce())]),
    face('split', 'Away', null, printed({ cost: '{2}{B}', types: ['instant'], keywords: ['fuse'] }), [
      spell(targetPlayer, edict(chosen())),
    ]),
  ),
  split(
    face('split', 'Alive', null, printed({ cost: '{3}{G}', types: ['sorcery'], keywords: ['fuse'] }), [spell(create('centaur'))]),
    face('split', 'Well', null, printed({ cost: '{W}', types: ['sorcery'], keywords: ['fuse'] }), [
      spell(gainLife({ times: [2, count(creatures('you'))] })),
    ]),
  ),
];

/** Further cards for games to show what rarely happens. */
export const moreRareActs: readonly PrintedCard[] = [...enduring, ...blockers, ...acts, ...keywords];
