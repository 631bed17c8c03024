import type { Choice, Verb } from '@arbiter/kernel/authoring';
import {
  activated,
  all,
  anyTarget,
  boost,
  both,
  cardsIn,
  controllerOf,
  create,
  creature,
  creatures,
  damage,
  draw,
  enters,
  exile,
  grant,
  inPlay,
  is,
  it,
  keyword,
  keywordOf,
  made,
  mana,
  moveTo,
  parameter,
  plusCounters,
  ruleFor,
  sacrificing,
  spell,
  still,
  targetCard,
  targetCreature,
  targetPermanent,
  that,
  token,
  trigger,
  uncounter,
} from './making.js';
import type { PrintedCard } from './printed.js';

const self = 'self' as const;

/** Keywords of a list that every creature of yours shares if one of them has it (702.1c). */
const concerted = ['flying', 'fear', 'firstStrike', 'doubleStrike', 'landwalk', 'protection', 'trample', 'vigilance'];

/** Cards whose worked examples show rules that apply to all keywords (702.1). */
const ofKeywords: readonly PrintedCard[] = [
  made(
    'Varolz, the Scar-Striped',
    '{1}{B}{G}',
    'legendary creature - Troll Warrior',
    '2/2',
    still({ layer: 'abilities', of: cardsIn('graveyard', 'you', creature), gain: { keywords: [keyword('scavenge', 'own')] } }),
    activated([sacrificing({ types: 'creature', not: { is: self } })], { verb: 'regenerate', what: self }),
  ),
  made(
    'Volcano Hellion',
    '{2}{R}{R}',
    'creature - Hellion',
    '6/5',
    { word: 'echo', cost: [{ verb: 'payMana', mana: '{1}', times: { player: 'you', value: 'life' } }] },
    {
      kind: 'triggered',
      on: [{ event: 'entered', if: is(that, { is: self }) }],
      targets: [targetCreature()],
      clauses: [
        {
          choose: [{ as: 'amount', number: { min: 0 } }],
          together: true,
          do: [
            { verb: 'dealDamage', player: 'you', amount: { var: 'amount' }, firm: true },
            { verb: 'dealDamage', to: it, amount: { var: 'amount' }, firm: true },
          ],
        },
      ],
    },
  ),
  made(
    'Past in Flames',
    '{3}{R}',
    'sorcery',
    spell(
      grant(all(cardsIn('graveyard', 'you', { types: ['instant', 'sorcery'] })), [
        { layer: 'abilities', gain: { keywords: [{ word: 'flashback', costOf: 'self' }] } },
      ]),
    ),
    keyword('flashback', '{4}{R}'),
  ),
  made(
    'Recoup',
    '{1}{R}',
    'sorcery',
    spell(
      targetCard('graveyard', { types: 'sorcery' }, 'you'),
      grant(it, [{ layer: 'abilities', gain: { keywords: [{ word: 'flashback', costOf: 'self' }] } }]),
    ),
    keyword('flashback', '{3}{R}'),
  ),
  made(
    'Concerted Effort',
    '{2}{W}{W}',
    'enchantment',
    trigger('step:upkeep', null, {
      verb: 'shareKeywords',
      words: concerted,
      among: creatures('you'),
      to: all(creatures('you')),
      until: 'endOfTurn',
    }),
  ),
];

/** Cards with abilities that work in hands and graveyards, and cards that affect such abilities. */
const ofOtherZones: readonly PrintedCard[] = [
  made('Fluctuator', '{2}', 'artifact', still(ruleFor('you', { word: 'cost', of: 'activate', less: '{2}', keyword: 'cycling' }))),
  made('Stabilizer', '{2}', 'artifact', still(ruleFor('all', { word: 'cant', what: 'cycle' }))),
  made(
    "Tsabo's Web",
    '{2}',
    'artifact',
    enters(draw()),
    still({ layer: 'rules', of: inPlay({ types: 'land', activatable: true }), gain: { rules: [{ word: 'cant', what: 'untap' }] } }),
  ),
  made(
    'Elvish Aberration',
    '{5}{G}',
    'creature - Elf Mutant',
    '4/5',
    activated([{ verb: 'tapSelf' }], { verb: 'addMana', mana: '{G}{G}{G}' }),
    { word: 'cycling', of: { subtypes: 'Forest' }, cost: '{2}' },
  ),
  made(
    'Stinkweed Imp',
    '{2}{B}',
    'creature - Imp',
    '1/2',
    'flying',
    keywordOf('dredge', 5),
    trigger('damage', both(is({ event: 'source' }, { is: self }), { eventIs: 'combat', equal: true }, is({ event: 'object' }, creature)), {
      verb: 'destroy',
      what: that,
    }),
  ),
  made(
    'Golgari Grave-Troll',
    '{4}{G}',
    'creature - Troll Skeleton',
    '0/0',
    keywordOf('dredge', 6),
    {
      kind: 'replacement',
      on: [{ event: 'entered', if: is(that, { is: self }) }],
      clauses: [{ do: [{ verb: 'entersWith', counters: { '+1/+1': { count: cardsIn('graveyard', 'you', creature) } } }] }],
    },
    activated([mana('{1}'), uncounter('+1/+1')], { verb: 'regenerate', what: self }),
  ),
  made(
    'Golgari Thug',
    '{1}{B}',
    'creature - Human Warrior',
    '1/1',
    keywordOf('dredge', 4),
    trigger('died', is(that, { is: self }), targetCard('graveyard', creature, 'you'), moveTo('library', it, { at: 'top' })),
  ),
  made(
    'Life from the Loam',
    '{1}{G}',
    'sorcery',
    keywordOf('dredge', 3),
    spell(targetCard('graveyard', { types: 'land' }, 'you', { min: 0, max: 3 }), moveTo('hand')),
  ),
  made('Grim Harvest', '{1}{B}', 'instant', spell(targetCard('graveyard', creature, 'you'), moveTo('hand')), keyword('recover', '{2}{B}')),
];

/** Cards with effects on the cost of spells, or that add text to spells. */
const ofSpells: readonly PrintedCard[] = [
  made('Glacial Ray', '{1}{R}', 'instant - Arcane', spell(anyTarget, damage(2)), keyword('splice', '{1}{R}')),
  made('Reach Through Mists', '{U}', 'instant - Arcane', spell(draw())),
  made(
    'Heartless Summoning',
    '{1}{B}',
    'enchantment',
    still(ruleFor('you', { word: 'cost', of: 'cast', less: '{2}', where: { tree: { types: 'creature' } } })),
    boost(creatures('you'), -1, -1),
  ),
  made('Siege Wurm', '{5}{G}{G}', 'creature - Wurm', '5/5', 'convoke', 'trample'),
  made('Venerated Loxodon', '{4}{W}', 'creature - Elephant Cleric', '4/4', 'convoke', enters(plusCounters(1, { noted: 'convoked' }))),
  made(
    'Warbreak Trumpeter',
    '{R}',
    'creature - Goblin',
    '1/1',
    keyword('morph', '{X}{X}{R}'),
    trigger('turnedFaceUp', is(that, { is: self }), create('goblin', { noted: 'x' })),
  ),
];

const otherFliers = { count: creatures(undefined, { keywords: 'flying' }, self) };

/** Cards with rare keywords. */
const rare: readonly PrintedCard[] = [
  made('Endless Swarm', '{5}{G}{G}{G}', 'sorcery', spell(create('snake', { count: { from: 'hand', of: 'you' } })), 'epic'),
  made(
    'Pride of the Clouds',
    '{W}{U}',
    'creature - Elemental Cat',
    '1/1',
    'flying',
    still({ layer: 'pt.change', of: self, add: { power: otherFliers, toughness: otherFliers } }),
    { word: 'forecast', cost: '{2}{W}{U}', clauses: parameter([{ do: [create('bird-white-blue')] }]) },
  ),
  made('Surging Flame', '{1}{R}', 'instant', spell(anyTarget, damage(2)), keywordOf('ripple', 4)),
  made('Sudden Shock', '{1}{R}', 'instant', spell(anyTarget, damage(2)), 'splitSecond'),
  made(
    'Lymph Sliver',
    '{4}{W}',
    'creature - Sliver',
    '3/3',
    boost(creatures(undefined, { subtypes: 'Sliver' }), 0, 0, { word: 'absorb', amount: 1 }),
  ),
  token('snake', 'Snake', 'creature - Snake', '1/1', { facts: { colours: ['green'] } }),
  token('bird-white-blue', 'Bird', 'creature - Bird', '1/1', { facts: { colours: ['white', 'blue'] } }, 'flying'),
];

/** Support (701.34a): puts a +1/+1 counter on each of up to `amount` target creatures. */
const support = (amount: number): readonly [Choice, Verb] => [targetCreature({}, undefined, { min: 0, max: amount }), plusCounters(1)];

/** Cards with keyword actions (701). */
const ofActions: readonly PrintedCard[] = [
  made(
    'Lash Out',
    '{1}{R}',
    'instant',
    spell(targetCreature(), damage(3), {
      do: [{ verb: 'clash' }],
      then: [{ do: [{ verb: 'dealDamage', player: controllerOf(it), amount: 3 }] }],
    }),
  ),
  made(
    "Council's Judgment",
    '{1}{W}{W}',
    'sorcery',
    spell({ verb: 'vote', from: inPlay({ not: { types: 'land' }, controller: { not: 'you' } }), as: 'votes' }, exile({ var: 'votes' })),
  ),
  made(
    'Lyev Skyknight',
    '{1}{W}{U}',
    'creature - Human Knight',
    '3/1',
    'flying',
    enters(targetPermanent({ not: { types: 'land' } }, 'opponent'), { verb: 'detain', what: it }),
  ),
  made('Disrupt Decorum', '{2}{R}{R}', 'sorcery', spell({ verb: 'goad', what: all(creatures({ not: 'you' })) })),
  made('Shoulder to Shoulder', '{2}{W}', 'sorcery', spell(...support(2), draw())),
];

/** Cards that the worked examples of 701 and 702 mention, and cards with rare keywords. */
export const keywordExamples: readonly PrintedCard[] = [...ofKeywords, ...ofOtherZones, ...ofSpells, ...rare, ...ofActions];
