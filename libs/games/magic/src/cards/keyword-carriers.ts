import type { Ability, Verb } from '@arbiter/kernel/authoring';
import {
  activated,
  all,
  anyTarget,
  boost,
  both,
  chosen,
  create,
  creatures,
  damage,
  dies,
  enchant,
  enters,
  gainLife,
  grant,
  inPlay,
  is,
  it,
  keyword,
  keywordOf,
  leaves,
  loseLife,
  made,
  mana,
  onHost,
  onlyIf,
  pump,
  sacrificeSelf,
  still,
  T,
  tap,
  targetCreature,
  targetOpponent,
  targetPlayer,
  that,
  trigger,
  whenCast,
} from './making.js';
import type { PrintedCard } from './printed.js';

const self = 'self' as const;
const host = { hostOf: 'self' } as const;
const withCounter = { plusCounters: { atLeast: 1 } } as const;

/** A chapter ability of a Saga (714.2b): it triggers when the number of lore counters reaches or passes the chapter's number. */
export const chapter = (number: number, verb: Verb): Ability => ({
  ...trigger(
    'countersAdded',
    both(
      is(that, { is: self }),
      { eventIs: 'kind', equal: 'lore' },
      { compare: [{ event: 'had' }, 'less', number] },
      { compare: [{ event: 'count' }, 'atLeast', number] },
    ),
    verb,
  ),
  marks: { chapter: number },
});

/** Permanents that enter with counters, or with a choice. */
const entering: readonly PrintedCard[] = [
  made('Gorehorn Minotaurs', '{2}{R}{R}', 'creature - Minotaur Warrior', '3/3', keywordOf('bloodthirst', 2)),
  made('Gorger Wurm', '{3}{R}{G}', 'creature - Wurm', '5/5', keywordOf('devour', 1)),
  made('Gore-House Chainwalker', '{1}{R}', 'creature - Human Warrior', '2/1', 'unleash'),
  made(
    'Fanatic of Xenagos',
    '{1}{R}{G}',
    'creature - Centaur Warrior',
    '3/3',
    'trample',
    keywordOf('tribute', 1),
    onlyIf({ compare: [{ noted: 'tributeUnpaid' }, 'atLeast', 1] }, enters(pump(1, 1, self, 'haste'))),
  ),
  made('Glint-Sleeve Artisan', '{2}{W}', 'creature - Dwarf Artificer', '2/2', keywordOf('fabricate', 1)),
  made('Arcbound Worker', '{1}', 'artifact creature - Construct', '0/0', keywordOf('modular', 1)),
  made(
    'Engineered Explosives',
    '{X}',
    'artifact',
    'sunburst',
    activated([mana('{2}'), sacrificeSelf], {
      verb: 'destroy',
      what: all(inPlay({ not: { types: 'land' }, manaValue: { equal: { value: 'chargeCounters', of: self } } })),
    }),
  ),
  made(
    'Sporeback Troll',
    '{3}{G}',
    'creature - Troll Mutant',
    '0/0',
    keywordOf('graft', 2),
    activated([mana('{1}{G}')], targetCreature(withCounter), { verb: 'regenerate', what: it }),
  ),
  made('Blastoderm', '{2}{G}{G}', 'creature - Beast', '5/5', 'shroud', keywordOf('fading', 3)),
  made(
    'Aven Riftwatcher',
    '{2}{W}',
    'creature - Bird Rebel Soldier',
    '2/3',
    'flying',
    keywordOf('vanishing', 3),
    enters(gainLife(2)),
    leaves(gainLife(2)),
  ),
  made(
    'Kilnmouth Dragon',
    '{5}{R}{R}',
    'creature - Dragon',
    '5/5',
    'flying',
    keywordOf('amplify', 3),
    activated([T], anyTarget, damage({ value: 'plusCounters', of: self })),
  ),
  made(
    'Rhythm of the Wild',
    '{1}{R}{G}',
    'enchantment',
    still({
      layer: 'rules',
      of: { from: 'stack', of: 'you', where: { types: 'creature', item: 'spell' } },
      gain: { rules: [{ word: 'cant', what: 'beCountered' }] },
    }),
    still({ layer: 'abilities', of: creatures('you', { token: false }), gain: { keywords: ['riot'] } }),
  ),
];

/** Permanents that leave the battlefield, come back, or trigger on leaving. */
const passing: readonly PrintedCard[] = [
  made(
    'Mogg War Marshal',
    '{1}{R}',
    'creature - Goblin Warrior',
    '1/1',
    keyword('echo', '{1}{R}'),
    enters(create('goblin')),
    dies(create('goblin')),
  ),
  made('Blind Hunter', '{2}{W}{B}', 'creature - Bat', '2/2', 'flying', 'haunt', enters(targetPlayer, loseLife(2, chosen()), gainLife(2)), {
    ...trigger(
      'left',
      both(is(that, { is: { noted: 'haunted' } }), { eventIs: 'to', equal: 'graveyard' }),
      targetPlayer,
      loseLife(2, chosen()),
      gainLife(2),
    ),
    from: ['exile'],
  }),
  made(
    'Thief of Hope',
    '{2}{B}',
    'creature - Spirit',
    '2/2',
    whenCast('you', { subtypes: ['Spirit', 'Arcane'] }, targetOpponent, loseLife(1, chosen()), gainLife(1)),
    keywordOf('soulshift', 2),
  ),
  made('Safehold Elite', '{1}{G/W}', 'creature - Elf Scout', '2/2', 'persist'),
  made('Strangleroot Geist', '{G}{G}', 'creature - Spirit', '2/1', 'haste', 'undying'),
  made('Butcher Ghoul', '{1}{B}', 'creature - Zombie', '1/1', 'undying'),
  made('Ministrant of Obligation', '{2}{W}', 'creature - Human Cleric', '2/1', keywordOf('afterlife', 2)),
  made(
    'Silumgar Butcher',
    '{4}{B}',
    'creature - Zombie Djinn',
    '3/3',
    'exploit',
    trigger('exploited', is({ event: 'source' }, { is: self }), targetCreature(), pump(-3, -3)),
  ),
  made(
    'Mistbind Clique',
    '{3}{U}',
    'creature - Faerie Wizard',
    '4/4',
    'flash',
    'flying',
    { word: 'champion', where: { tree: { subtypes: 'Faerie' } } },
    trigger('championed', is({ event: 'source' }, { is: self }), targetPlayer, tap(all(inPlay({ types: 'land' }, chosen())))),
  ),
];

/** Creatures that grow. */
const growing: readonly PrintedCard[] = [
  made(
    'Ainok Bond-Kin',
    '{1}{W}',
    'creature - Hound Soldier',
    '2/1',
    keyword('outlast', '{1}{W}'),
    boost(creatures('you', withCounter), 0, 0, 'firstStrike'),
  ),
  made('Cloudfin Raptor', '{U}', 'creature - Bird Mutant', '0/1', 'flying', 'evolve'),
  made(
    'Trusted Forcemage',
    '{2}{G}',
    'creature - Human Shaman',
    '2/2',
    'soulbond',
    still(
      { layer: 'pt.change', of: self, if: is(self, { paired: true }), add: { power: 1, toughness: 1 } },
      { layer: 'pt.change', of: { from: 'battlefield', relation: { is: 'pairedWith', to: self } }, add: { power: 1, toughness: 1 } },
    ),
  ),
  made(
    'Tendershoot Dryad',
    '{4}{G}',
    'creature - Dryad',
    '2/2',
    'ascend',
    trigger('step:upkeep', null, create('saproling')),
    still({
      layer: 'pt.change',
      of: inPlay({ subtypes: 'Saproling' }, 'you'),
      if: { compare: [{ player: 'you', value: 'blessing' }, 'atLeast', 1] },
      add: { power: 2, toughness: 2 },
    }),
  ),
];

/** Attachments and Sagas. */
const standing: readonly PrintedCard[] = [
  made(
    'Darksteel Garrison',
    '{2}',
    'artifact - Fortification',
    still({ layer: 'abilities', of: 'host', gain: { keywords: ['indestructible'] } }),
    trigger('tapped', is(that, { is: host }), targetCreature(), pump(1, 1)),
    keyword('fortify', '{3}'),
  ),
  made('Hyena Umbra', '{W}', 'enchantment - Aura', enchant(), onHost(1, 1, 'firstStrike'), 'totemArmor'),
  made('Arcanum Wings', '{1}{U}', 'enchantment - Aura', enchant(), onHost(0, 0, 'flying'), keyword('auraSwap', '{2}{U}')),
  made('Flayer Husk', '{1}', 'artifact - Equipment', 'livingWeapon', onHost(1, 1), keyword('equip', '{6}')),
  made(
    'History of Benalia',
    '{1}{W}{W}',
    'enchantment - Saga',
    chapter(1, create('knight-vigilance')),
    chapter(2, create('knight-vigilance')),
    chapter(3, grant(all(inPlay({ subtypes: 'Knight' }, 'you')), [{ layer: 'pt.change', add: { power: 2, toughness: 1 } }])),
  ),
];

/** Cards that carry the keyword abilities of permanents (702). */
export const keywordCarriers: readonly PrintedCard[] = [...entering, ...passing, ...growing, ...standing];
