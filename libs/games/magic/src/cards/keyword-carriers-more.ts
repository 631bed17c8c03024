import {
  activated,
  anyTarget,
  bury,
  creatures,
  damage,
  draw,
  enters,
  gainLife,
  inPlay,
  is,
  it,
  keyword,
  made,
  mana,
  onHost,
  onlyIf,
  paid,
  payLife,
  ruleFor,
  sacrificeSelf,
  spell,
  still,
  T,
  tapFor,
  target,
  that,
  trigger,
  x,
} from './making.js';
import type { PrintedCard } from './printed.js';

const atMostX = { atMost: x } as const;

/**
 * Cards with abilities that turn a card in a hand or graveyard into something else (702.70, 702.75, 702.76, 702.83, 702.96, 702.127,
 * 702.128).
 */
const usedUp: readonly PrintedCard[] = [
  made('Fleshwrither', '{2}{B}{B}', 'creature - Horror', '3/3', keyword('transfigure', '{1}{B}{B}')),
  made(
    'Latchkey Faerie',
    '{3}{U}',
    'creature - Faerie Rogue',
    '3/1',
    'flying',
    { word: 'prowl', types: ['Faerie', 'Rogue'], cost: '{2}{U}' },
    onlyIf(paid('prowl'), enters(draw())),
  ),
  made('Burrenton Bombardier', '{2}{W}', 'creature - Kithkin Soldier', '2/2', 'flying', { word: 'reinforce', amount: 2, cost: '{2}{W}' }),
  made(
    'Hellspark Elemental',
    '{1}{R}',
    'creature - Elemental',
    '3/1',
    'trample',
    'haste',
    trigger('step:end', null, sacrificeSelf),
    keyword('unearth', '{1}{R}'),
  ),
  made('Deadbridge Goliath', '{2}{G}{G}', 'creature - Insect', '5/5', keyword('scavenge', '{4}{G}{G}')),
  made(
    'Anointer Priest',
    '{1}{W}',
    'creature - Human Cleric',
    '1/3',
    trigger('entered', is(that, { types: 'creature', token: true, controller: 'you' }), gainLife(1)),
    keyword('embalm', '{3}{W}'),
  ),
  made('Adorned Pouncer', '{1}{W}', 'creature - Cat', '1/1', 'doubleStrike', keyword('eternalize', '{3}{W}{W}')),
];

/** Cards that stay hidden until they are used, and Auras that are otherwise creatures (702.74, 702.93, 702.98, 702.102, 702.131). */
const hidden: readonly PrintedCard[] = [
  made(
    'Mosswort Bridge',
    null,
    'land',
    'hideaway',
    tapFor('{G}'),
    activated([mana('{G}'), T], {
      if: { compare: [{ sum: creatures('you'), of: 'power' }, 'atLeast', 10] },
      do: [{ verb: 'mayCast', what: { noted: 'hidden' }, lands: true }],
    }),
  ),
  made('Thunderous Wrath', '{4}{R}{R}', 'instant', keyword('miracle', '{R}'), spell(anyTarget, damage(5))),
  made(
    'Stolen Identity',
    '{4}{U}{U}',
    'sorcery',
    'cipher',
    spell(target(inPlay({ types: ['artifact', 'creature'] })), { verb: 'create', copyOf: it }),
  ),
  made('Hopeful Eidolon', '{W}', 'enchantment creature - Spirit', '1/1', 'lifelink', keyword('bestow', '{3}{W}'), onHost(1, 1, 'lifelink')),
  made(
    'Aether Storm',
    '{3}{U}',
    'enchantment',
    still(ruleFor('all', { word: 'cant', what: 'cast', where: { tree: { types: 'creature' } } })),
    { ...activated([payLife(4)], bury('self')), by: 'any' },
  ),
  made('Gang Up', '{X}{B}', 'instant', 'assist', spell(target(creatures(undefined, { power: atMostX })), { verb: 'destroy', what: it })),
];

/** More cards with keyword abilities (702). */
export const moreKeywordCarriers: readonly PrintedCard[] = [...usedUp, ...hidden];
