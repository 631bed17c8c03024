import type { Colour } from '../characteristics/colours.js';
import type { Subtype } from '../characteristics/subtypes.js';
import type { CardType, Supertype } from '../characteristics/card-types.js';
import { basicLands, dualLands } from './basic-lands.js';
import { card, type PrintedCard, type PrintedKeyword } from './printed.js';

/** Name, mana cost, creature types, power and toughness, then the rest. Subtypes as in October 2019. */
type Row = readonly [name: string, cost: string | null, types: readonly Subtype[], power: number, toughness: number, rest?: Rest];
interface Rest {
  readonly keywords?: readonly PrintedKeyword[];
  readonly zh?: string;
  readonly also?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly colours?: readonly Colour[];
}

function creature([name, cost, subtypes, power, toughness, rest = {}]: Row): PrintedCard {
  return card(name, rest.zh ?? null, {
    cost,
    ...(rest.colours === undefined ? {} : { colours: rest.colours }),
    supertypes: rest.supertypes ?? [],
    types: [...(rest.also ?? []), 'creature'],
    subtypes,
    power,
    toughness,
    keywords: rest.keywords ?? [],
  });
}

const artifact = { also: ['artifact'] } as const;

/** Creatures without abilities. */
const vanilla: readonly Row[] = [
  ['Alaborn Trooper', '{2}{W}', ['Human', 'Soldier'], 2, 3],
  ['Alpha Myr', '{2}', ['Myr'], 2, 1, artifact],
  ['Ancient Carp', '{4}{U}', ['Fish'], 2, 5],
  ['Axebane Beast', '{3}{G}', ['Beast'], 3, 4],
  ['Axegrinder Giant', '{4}{R}{R}', ['Giant', 'Warrior'], 6, 4],
  ['Balduvian Bears', '{1}{G}', ['Bear'], 2, 2],
  ['Barbarian Horde', '{3}{R}', ['Human', 'Barbarian', 'Soldier'], 3, 3],
  ['Barony Vampire', '{2}{B}', ['Vampire'], 3, 2],
  ['Bear Cub', '{1}{G}', ['Bear'], 2, 2],
  ['Borderland Minotaur', '{2}{R}{R}', ['Minotaur', 'Warrior'], 4, 3],
  ['Bronze Sable', '{2}', ['Sable'], 2, 1, artifact],
  ['Catacomb Crocodile', '{4}{B}', ['Crocodile'], 3, 7],
  ['Catacomb Slug', '{4}{B}', ['Slug'], 2, 6],
  ['Centaur Courser', '{2}{G}', ['Centaur', 'Warrior'], 3, 3],
  ['Coral Commando', '{2}{U}', ['Merfolk', 'Warrior'], 3, 2],
  ['Coral Merfolk', '{1}{U}', ['Merfolk'], 2, 1],
  ['Craw Wurm', '{4}{G}{G}', ['Wurm'], 6, 4],
  ['Devilthorn Fox', '{1}{W}', ['Fox'], 3, 1],
  ['Dross Crocodile', '{3}{B}', ['Zombie', 'Crocodile'], 5, 1],
  ['Dune Beetle', '{1}{B}', ['Insect'], 1, 4],
  ['Dwarven Trader', '{R}', ['Dwarf'], 1, 1],
  ['Eager Cadet', '{W}', ['Human', 'Soldier'], 1, 1],
  ['Elite Vanguard', '{W}', ['Human', 'Soldier'], 2, 1],
  ['Falkenrath Reaver', '{1}{R}', ['Vampire'], 2, 2],
  ['Feral Maaka', '{1}{R}', ['Cat'], 2, 2],
  ['Ferocious Zheng', '{2}{G}{G}', ['Cat', 'Beast'], 4, 4],
  ['Forest Bear', '{1}{G}', ['Bear'], 2, 2],
  ['Fortress Crab', '{3}{U}', ['Crab'], 1, 6],
  ['Fugitive Wizard', '{U}', ['Human', 'Wizard'], 1, 1],
  ['Gigantosaurus', '{G}{G}{G}{G}{G}', ['Dinosaur'], 10, 10],
  ['Glory Seeker', '{1}{W}', ['Human', 'Soldier'], 2, 2],
  ['Goblin Hero', '{2}{R}', ['Goblin'], 2, 2],
  ['Goblin Piker', '{1}{R}', ['Goblin', 'Warrior'], 2, 1],
  ['Goblin Roughrider', '{2}{R}', ['Goblin', 'Knight'], 3, 2],
  ['Gore Swine', '{2}{R}', ['Boar'], 4, 1],
  ['Gray Ogre', '{2}{R}', ['Ogre'], 2, 2],
  ['Grizzly Bears', '{1}{G}', ['Bear'], 2, 2],
  ['Hill Giant', '{3}{R}', ['Giant'], 3, 3],
  ['Hyena Pack', '{2}{R}{R}', ['Hyena'], 3, 4],
  ['Indomitable Ancients', '{2}{W}{W}', ['Treefolk', 'Warrior'], 2, 10],
  ['Isamaru, Hound of Konda', '{W}', ['Hound'], 2, 2, { supertypes: ['legendary'] }],
  ['Jwari Scuttler', '{2}{U}', ['Crab'], 2, 3],
  ['Kalonian Tusker', '{G}{G}', ['Beast'], 3, 3],
  ['Kraken Hatchling', '{U}', ['Kraken'], 0, 4],
  ['Lagac Lizard', '{3}{R}', ['Lizard'], 3, 3],
  ['Maritime Guard', '{1}{U}', ['Merfolk', 'Soldier'], 1, 3],
  ['Memnite', '{0}', ['Construct'], 1, 1, artifact],
  ['Merfolk of the Pearl Trident', '{U}', ['Merfolk'], 1, 1],
  ['Metallic Sliver', '{1}', ['Sliver'], 1, 1, artifact],
  ["Mons's Goblin Raiders", '{R}', ['Goblin'], 1, 1],
  ['Pearled Unicorn', '{2}{W}', ['Unicorn'], 2, 2],
  ['Pillarfield Ox', '{3}{W}', ['Ox'], 2, 4],
  ['Runeclaw Bear', '{1}{G}', ['Bear'], 2, 2],
  ['Savannah Lions', '{W}', ['Cat'], 2, 1],
  ['Siege Mastodon', '{4}{W}', ['Elephant'], 3, 5],
  ['Silent Artisan', '{3}{W}{W}', ['Giant'], 3, 5],
  ['Silvercoat Lion', '{1}{W}', ['Cat'], 2, 2],
  ['Squire', '{1}{W}', ['Human', 'Soldier'], 1, 2],
  ['Vizzerdrix', '{6}{U}', ['Rabbit', 'Beast'], 6, 6],
  ['Walking Corpse', '{1}{B}', ['Zombie'], 2, 2],
  ['Warpath Ghoul', '{2}{B}', ['Zombie'], 3, 2],
  ['Watchwolf', '{G}{W}', ['Wolf'], 3, 3],
  ['Wishcoin Crab', '{3}{U}', ['Crab'], 2, 5],
  ['Yoked Ox', '{W}', ['Ox'], 0, 4],
  ['Dryad Arbor', null, ['Forest', 'Dryad'], 1, 1, { also: ['land'], colours: ['green'] }],
];

/** Creatures whose only abilities are keywords that need no program. */
const withKeywords: readonly Row[] = [
  ['Abbey Griffin', '{3}{W}', ['Griffin'], 2, 2, { keywords: ['flying', 'vigilance'] }],
  ['Air Elemental', '{3}{U}{U}', ['Elemental'], 4, 4, { keywords: ['flying'] }],
  ['Ambush Viper', '{1}{G}', ['Snake'], 2, 1, { keywords: ['flash', 'deathtouch'] }],
  ['Angel of Light', '{4}{W}', ['Angel'], 3, 3, { keywords: ['flying', 'vigilance'] }],
  ['Anvilwrought Raptor', '{4}', ['Bird'], 2, 1, { ...artifact, keywords: ['flying', 'firstStrike'] }],
  ['Ashcoat Bear', '{1}{G}', ['Bear'], 2, 2, { keywords: ['flash'] }],
  ['Azure Drake', '{3}{U}', ['Drake'], 2, 4, { keywords: ['flying'] }],
  ['Banehound', '{B}', ['Nightmare', 'Hound'], 1, 1, { keywords: ['lifelink', 'haste'] }],
  ['Bog Imp', '{1}{B}', ['Imp'], 1, 1, { keywords: ['flying'] }],
  ['Boggart Brute', '{2}{R}', ['Goblin', 'Warrior'], 3, 2, { keywords: ['menace'] }],
  ['Boggart Ram-Gang', '{R/G}{R/G}{R/G}', ['Goblin', 'Warrior'], 3, 3, { keywords: ['haste', 'wither'] }],
  ['Boros Recruit', '{R/W}', ['Goblin', 'Soldier'], 1, 1, { keywords: ['firstStrike'] }],
  ['Caravan Hurda', '{4}{W}', ['Giant'], 1, 5, { keywords: ['lifelink'] }],
  ['Colossal Dreadmaw', '{4}{G}{G}', ['Dinosaur'], 6, 6, { keywords: ['trample'] }],
  ['Darksteel Gargoyle', '{7}', ['Gargoyle'], 3, 3, { ...artifact, keywords: ['flying', 'indestructible'] }],
  ['Darksteel Myr', '{3}', ['Myr'], 0, 1, { ...artifact, keywords: ['indestructible'] }],
  ['Dauthi Marauder', '{2}{B}', ['Dauthi', 'Minion'], 3, 1, { keywords: ['shadow'] }],
  ['Deft Duelist', '{W}{U}', ['Human', 'Rogue'], 2, 1, { keywords: ['firstStrike', 'shroud'] }],
  ['Fencing Ace', '{1}{W}', ['Human', 'Soldier'], 1, 1, { keywords: ['doubleStrike'] }],
  ['Flying Men', '{U}', ['Human'], 1, 1, { keywords: ['flying'] }],
  ['Giant Spider', '{3}{G}', ['Spider'], 2, 4, { keywords: ['reach'] }],
  ['Gladecover Scout', '{G}', ['Elf', 'Scout'], 1, 1, { keywords: ['hexproof'] }],
  ['Gold-Forged Sentinel', '{6}', ['Chimera'], 4, 4, { ...artifact, keywords: ['flying'] }],
  ['Hovermyr', '{2}', ['Myr'], 1, 2, { ...artifact, keywords: ['flying', 'vigilance'] }],
  ['Kalonian Behemoth', '{5}{G}{G}', ['Beast'], 9, 9, { keywords: ['shroud'] }],
  ['Lightning Elemental', '{3}{R}', ['Elemental'], 4, 1, { keywords: ['haste'] }],
  ['Minotaur Aggressor', '{6}{R}', ['Minotaur', 'Berserker'], 6, 2, { keywords: ['firstStrike', 'haste'] }],
  ['Mist Leopard', '{3}{G}', ['Cat'], 3, 2, { keywords: ['shroud'] }],
  ['Ornithopter', '{0}', ['Thopter'], 0, 2, { ...artifact, keywords: ['flying'] }],
  ['Plated Slagwurm', '{4}{G}{G}{G}', ['Wurm'], 8, 8, { keywords: ['hexproof'] }],
  ['Raging Goblin', '{R}', ['Goblin', 'Berserker'], 1, 1, { keywords: ['haste'] }],
  ['Scryb Sprites', '{G}', ['Faerie'], 1, 1, { keywords: ['flying'] }],
  ['Serra Angel', '{3}{W}{W}', ['Angel'], 4, 4, { zh: '撒拉天使', keywords: ['flying', 'vigilance'] }],
  ['Sickle Ripper', '{1}{B}', ['Elemental', 'Warrior'], 2, 1, { keywords: ['wither'] }],
  ['Skyraker Giant', '{2}{R}{R}', ['Giant'], 4, 3, { keywords: ['reach'] }],
  ['Snapping Drake', '{3}{U}', ['Drake'], 3, 2, { keywords: ['flying'] }],
  ['Spiked Baloth', '{3}{G}', ['Beast'], 4, 2, { keywords: ['trample'] }],
  ['Steadfast Guard', '{W}{W}', ['Human', 'Rebel'], 2, 2, { keywords: ['vigilance'] }],
  ['Suntail Hawk', '{W}', ['Bird'], 1, 1, { keywords: ['flying'] }],
  ['Thundering Giant', '{3}{R}{R}', ['Giant'], 4, 3, { keywords: ['haste'] }],
  ['Tine Shrike', '{3}{W}', ['Bird'], 2, 1, { keywords: ['flying', 'infect'] }],
  ['Typhoid Rats', '{B}', ['Rat'], 1, 1, { keywords: ['deathtouch'] }],
  ['Wall of Air', '{1}{U}{U}', ['Wall'], 1, 5, { keywords: ['defender', 'flying'] }],
  ['Wall of Spears', '{3}', ['Wall'], 2, 3, { ...artifact, keywords: ['defender', 'firstStrike'] }],
  ['White Knight', '{W}{W}', ['Human', 'Knight'], 2, 2, { keywords: ['firstStrike', { word: 'protection', from: { colours: 'black' } }] }],
  ['Wind Drake', '{2}{U}', ['Drake'], 2, 2, { keywords: ['flying'] }],
  ['Zephyr Sprite', '{U}', ['Faerie'], 1, 1, { keywords: ['flying'] }],
];

/** Cards that consist of facts only: lands and creatures without any text that would need a program. */
export const factsOnly: readonly PrintedCard[] = [...basicLands, ...dualLands, ...vanilla.map(creature), ...withKeywords.map(creature)];
