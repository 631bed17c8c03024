import type { Ability, Amount, Predicate, Verb } from '@arbiter/kernel';
import { activated, additional, addMana, all, anyTarget, boost, both, bounce, cardsIn, controllerOf, counterIt, counters, creature, creatures, damage, destroy, dies, draw, enters, entersWith, gainLife, gains, grant, inPlay, is, it, itself, keyword, keywordOf, loseLife, made, mana, may, moveTo, not, onlyIf, paid, parameter, plusCounters, protectionFrom, pump, sacrificeSelf, sacrificing, search, still, T, tap, tapFor, target, targetCreature, targetPermanent, targetSpell, that, trigger, uncounter, uncounterable, untap } from './making.js';
import type { Forbidden } from '../rules.js';
import type { PrintedCard } from './printed.js';

const self = 'self' as const;
const cant = (what: Forbidden, where?: Predicate) => still({ layer: 'rules', of: self, gain: { rules: [{ word: 'cant', what, ...(where === undefined ? {} : { where: { tree: parameter(where) } }) }] } });
const mustAttack = still({ layer: 'rules', of: self, gain: { rules: [{ word: 'must', what: 'attack' }] } });
/** Battalion: whenever it and at least two other creatures attack (207.2c); which do is asked as they are declared, and not again (603.2). */
const battalion = (verb: Verb): Ability => trigger('attacks', both(itself, { exists: creatures('you', { attacking: true }), atLeast: 3 }), verb);
/** A Dragon card may be revealed as an additional cost; having controlled a Dragon as the spell became cast counts as much (601.2i). Both are known as `dragon`. */
const dragonShown: readonly Ability[] = [
  { ...additional({ verb: 'reveal', where: { subtypes: 'Dragon' } }), marks: { additional: 'dragon', optional: true } },
  { kind: 'static', marks: { asCast: 'dragon', if: parameter({ exists: inPlay({ subtypes: 'Dragon' }, 'you') }) } },
];
const define = (power: Amount, toughness: Amount = power) => still({ layer: 'pt.define', defining: true, of: self, set: { power, toughness } });

/** Creatures with keywords only, of the kinds that need rules of their own. */
const keywordsOnly: readonly PrintedCard[] = [
  made('Akroma, Angel of Wrath', '{5}{W}{W}{W}', 'legendary creature - Angel', '6/6', 'flying', 'firstStrike', 'vigilance', 'trample', 'haste', ...protectionFrom('black', 'red')),
  made('Suq\'Ata Lancer', '{2}{R}', 'creature - Human Knight', '2/2', 'haste', 'flanking'),
  made('Blight Mamba', '{1}{G}', 'creature - Snake', '1/1', 'infect', activated([mana('{1}{G}')], { verb: 'regenerate', what: self })),
  made('Blackcleave Goblin', '{3}{B}', 'creature - Goblin Zombie', '2/1', 'haste', 'infect'),
  made('Tel-Jilad Fallen', '{2}{G}{G}', 'creature - Elf Warrior', '3/1', { word: 'protection', from: { types: 'artifact' } }, 'infect'),
  made('Silent Skimmer', '{3}{B}', 'creature - Eldrazi Drone', '0/4', 'devoid', 'flying', trigger('attacks', is(that, { is: 'self' }), loseLife(2, { seatVar: 'defender' }))),
  made('Rhox Maulers', '{4}{G}', 'creature - Rhino Soldier', '4/4', 'trample', keywordOf('renown', 2)),
  made('Signal Pest', '{1}', 'artifact creature - Pest', '0/1', 'battleCry', still({ layer: 'rules', of: self, gain: { rules: [{ word: 'cant', what: 'beBlocked', where: { tree: { not: { keywords: ['flying', 'reach'] } } } }] } })),
  made('Goblin Wardriver', '{R}{R}', 'creature - Goblin Warrior', '2/2', 'battleCry'),
  made('Arcbound Bruiser', '{5}', 'artifact creature - Golem', '0/0', keywordOf('modular', 3)),
  made('Arcbound Hybrid', '{4}', 'artifact creature - Beast', '0/0', 'haste', keywordOf('modular', 2)),
  made('Durkwood Baloth', '{4}{G}{G}', 'creature - Beast', '5/5', { word: 'suspend', amount: 5, cost: '{G}' }),
  made('Gurmag Angler', '{6}{B}', 'creature - Zombie Fish', '5/5', 'delve'),
  made('Myr Enforcer', '{7}', 'artifact creature - Myr', '4/4', { word: 'affinity', for: { types: 'artifact' } }),
  made('Battle-Mad Ronin', '{1}{R}', 'creature - Human Samurai', '1/1', keywordOf('bushido', 2), mustAttack),
  made('Virulent Sliver', '{G}', 'creature - Sliver', '1/1', boost(inPlay({ subtypes: 'Sliver' }), 0, 0, keywordOf('poisonous', 1))),
  made('Ulamog\'s Crusher', '{8}', 'creature - Eldrazi', '8/8', keywordOf('annihilator', 2), mustAttack),
  made('Skizzik', '{3}{R}', 'creature - Elemental', '5/3', 'trample', 'haste', keyword('kicker', '{R}'), trigger('step:end', null, { if: not(paid('kicked')), do: [sacrificeSelf] })),
  made('Monastery Flock', '{2}{U}', 'creature - Bird', '0/5', 'defender', 'flying', keyword('morph', '{U}')),
  made('Quicksilver Dragon', '{4}{U}{U}', 'creature - Dragon', '5/5', 'flying', activated([mana('{U}')], targetSpell(), { verb: 'changeTargets', what: it, how: 'one', only: self, among: creature }), keyword('morph', '{4}{U}')),
  made('Arrogant Wurm', '{3}{G}{G}', 'creature - Wurm', '4/4', 'trample', keyword('madness', '{2}{G}')),
  made('Mulldrifter', '{4}{U}', 'creature - Elemental', '2/2', 'flying', enters(draw(2)), keyword('evoke', '{2}{U}')),
  made('Warmind Infantry', '{2}{R}', 'creature - Elemental Soldier', '2/3', battalion(pump(2, 0, self))),
  made('Orator of Ojutai', '{1}{W}', 'creature - Bird Monk', '0/4', ...dragonShown, 'defender', 'flying', onlyIf(paid('dragon'), enters(draw()))),
  made('Disciple of Grace', '{1}{W}', 'creature - Human Cleric', '1/2', ...protectionFrom('black'), keyword('cycling', '{2}')),
  made('Ivory Guardians', '{4}{W}{W}', 'creature - Giant Cleric', '3/3', ...protectionFrom('red'), still({ layer: 'pt.change', of: creatures(undefined, { name: 'Ivory Guardians' }), if: { exists: inPlay({ colours: 'red', token: false }, 'opponent') }, add: { power: 1, toughness: 1 } })),
  made('Flailing Drake', '{3}{G}', 'creature - Drake', '2/3', 'flying', trigger('blocksCreature', is(that, { is: 'self' }), pump(1, 1, { event: 'attacker' })), trigger('becomesBlockedBy', is(that, { is: 'self' }), pump(1, 1, { event: 'blocker' }))),
  made('Phantasmal Dragon', '{2}{U}{U}', 'creature - Dragon Illusion', '5/5', 'flying', trigger('becameTarget', is(that, { is: 'self' }), sacrificeSelf)),
  made('Su-Chi', '{4}', 'artifact creature - Construct', '4/4', dies(addMana('{C}{C}{C}{C}'))),
  made('Loxodon Smiter', '{1}{G}{W}', 'creature - Elephant Soldier', '4/4', uncounterable, { kind: 'replacement', from: ['hand'], on: [{ event: 'discarded', if: both(is(that, { is: 'self' }), { seat: 'by', is: 'opponent' }) }], clauses: [{ do: [{ verb: 'becomes', set: { to: 'battlefield' } }] }] }),
  made('Kurgadon', '{4}{G}', 'creature - Beast', '3/3', trigger('cast', both({ seat: 'seat', is: 'you' }, is(that, { types: 'creature', manaValue: { atLeast: 6 } })), plusCounters(3, self))),
  made('Siren Stormtamer', '{U}', 'creature - Siren Pirate Wizard', '1/1', 'flying', activated([mana('{U}'), sacrificeSelf], target({ from: 'stack', where: { any: [{ hasPlayer: { relation: 'targeted', is: 'you' } }, { has: { ...creatures('you'), relation: { is: 'targets', to: 'subject' } } }] } }), counterIt)),
  made('Slither Blade', '{U}', 'creature - Naga Rogue', '1/2', cant('beBlocked')),
  made('Somberwald Dryad', '{1}{G}', 'creature - Dryad', '2/2', { word: 'landwalk', where: { subtypes: 'Forest' } }),
  made('Vaporkin', '{1}{U}', 'creature - Elemental', '2/1', 'flying', cant('block', { not: { keywords: 'flying' } })),
  made('Barkhide Troll', '{G}{G}', 'creature - Troll', '2/2', entersWith({ counters: { '+1/+1': 1 } }), activated([mana('{1}'), { verb: 'removeCounters', what: self, kind: '+1/+1', amount: 1 }], gains(self, 'hexproof'))),
  made('Juggernaut', '{4}', 'artifact creature - Juggernaut', '5/3', mustAttack, cant('beBlocked', { subtypes: 'Wall' })),
  made('Berserkers of Blood Ridge', '{4}{R}', 'creature - Human Berserker', '4/4', mustAttack),
  made('Giant Tortoise', '{1}{U}', 'creature - Turtle', '1/1', still({ layer: 'pt.change', of: self, if: is(self, { tapped: false }), add: { toughness: 3 } })),
  made('Mogg Flunkies', '{1}{R}', 'creature - Goblin', '3/3', cant('attackAlone'), cant('blockAlone')),
];

/** Lords and others that stand for many. */
const lords: readonly PrintedCard[] = [
  made('Master of the Pearl Trident', '{U}{U}', 'creature - Merfolk', '2/2', boost(creatures('you', { subtypes: 'Merfolk' }, self), 1, 1, { word: 'landwalk', where: { subtypes: 'Island' } })),
  made('Merfolk Sovereign', '{1}{U}{U}', 'creature - Merfolk', '2/2', boost(creatures('you', { subtypes: 'Merfolk' }, self), 1, 1), activated([T], targetCreature({ subtypes: 'Merfolk' }), grant(it, [{ layer: 'rules', gain: { rules: [{ word: 'cant', what: 'beBlocked' }] } }]))),
  made('Benalish Marshal', '{W}{W}{W}', 'creature - Human Knight', '3/3', boost(creatures('you', {}, self), 1, 1)),
  made('Chief of the Foundry', '{3}', 'artifact creature - Construct', '2/3', boost(creatures('you', { types: 'artifact' }, self), 1, 1)),
  made('Elesh Norn, Grand Cenobite', '{5}{W}{W}', 'legendary creature - Praetor', '4/7', 'vigilance', boost(creatures('you', {}, self), 2, 2), boost(creatures('opponent'), -2, -2)),
  made('Orchard Warden', '{4}{G}{G}', 'creature - Treefolk Shaman', '4/6', trigger('entered', is(that, { types: 'creature', subtypes: 'Treefolk', controller: 'you', not: { is: 'self' } }), may(gainLife({ value: 'toughness', of: that })))),
  made('Somberwald Alpha', '{3}{G}', 'creature - Wolf', '3/2', trigger('becomesBlocked', is(that, { types: 'creature', controller: 'you' }), pump(1, 1, that)), activated([mana('{1}{G}')], targetCreature({}, 'you'), gains(it, 'trample'))),
  made('Howlpack Wolf', '{2}{R}', 'creature - Wolf', '3/3', still({ layer: 'rules', of: self, if: not({ exists: inPlay({ subtypes: ['Wolf', 'Werewolf'] }, 'you', self) }), gain: { rules: [{ word: 'cant', what: 'block' }] } })),
  made('Battle Sliver', '{4}{R}', 'creature - Sliver', '3/3', boost(creatures('you', { subtypes: 'Sliver' }), 2, 0)),
  made('Venom Sliver', '{1}{G}', 'creature - Sliver', '1/1', boost(creatures('you', { subtypes: 'Sliver' }), 0, 0, 'deathtouch')),
  made('Winged Sliver', '{1}{U}', 'creature - Sliver', '1/1', boost(creatures(undefined, { subtypes: 'Sliver' }), 0, 0, 'flying')),
  made('Horned Sliver', '{2}{G}', 'creature - Sliver', '2/2', boost(creatures(undefined, { subtypes: 'Sliver' }), 0, 0, 'trample')),
  made('Sliver Construct', '{3}', 'artifact creature - Sliver Construct', '2/2'),
  made('Harmonic Sliver', '{1}{G}{W}', 'creature - Sliver', '1/1', still({ layer: 'abilities', of: inPlay({ subtypes: 'Sliver' }), abilities: [enters(targetPermanent({ types: ['artifact', 'enchantment'] }), destroy())] })),
  made('Pulmonic Sliver', '{3}{W}{W}', 'creature - Sliver', '3/3', boost(creatures(undefined, { subtypes: 'Sliver' }), 0, 0, 'flying'), still({ layer: 'abilities', of: inPlay({ subtypes: 'Sliver' }), abilities: [{ kind: 'replacement', on: [{ event: 'left', if: both(is(that, { is: 'self' }), { eventIs: 'to', equal: 'graveyard' }) }], clauses: [{ may: true, do: [{ verb: 'becomes', set: { to: 'library', at: 'top' } }] }] }] })),
  made('Brood Sliver', '{4}{G}', 'creature - Sliver', '3/3', trigger('damage', both(is({ event: 'source' }, { subtypes: 'Sliver' }), { eventIs: 'combat', equal: true }, { seat: 'seat', is: 'all' }), { forEachPlayer: controllerOf({ event: 'source' }), may: true, do: [{ verb: 'create', token: 'token:sliver', amount: 1, player: 'each' }] })),
  made('Archetype of Courage', '{1}{W}{W}', 'enchantment creature - Human Soldier', '2/2', boost(creatures('you'), 0, 0, 'firstStrike'), still({ layer: 'abilities', of: creatures('opponent'), lose: { keywords: ['firstStrike'] }, cantHave: { keywords: ['firstStrike'] } })),
  made('Doomwake Giant', '{4}{B}', 'enchantment creature - Giant', '4/6', trigger('entered', is(that, { types: 'enchantment', controller: 'you' }), pump(-1, -1, all(creatures('opponent'))))),
  made('Skylasher', '{1}{G}', 'creature - Insect', '2/2', 'flash', uncounterable, 'reach', ...protectionFrom('blue')),
  made('Wonder', '{3}{U}', 'creature - Incarnation', '2/2', 'flying', { kind: 'static', from: ['graveyard'], when: { exists: inPlay({ subtypes: 'Island' }, 'you') }, modifiers: [{ layer: 'abilities', of: creatures('you'), gain: { keywords: ['flying'] } }] }),
  made('Light of Sanction', '{1}{W}{W}', 'enchantment', { kind: 'replacement', on: [{ event: 'damage', if: both(is(that, { types: 'creature', controller: 'you' }), is({ event: 'source' }, { controller: 'you' })) }], clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }] }),
];

/** Power and toughness that abilities define (604.3). */
const defined: readonly PrintedCard[] = [
  made('Nightmare', '{5}{B}', 'creature - Nightmare Horse', '0/0', 'flying', define({ count: inPlay({ subtypes: 'Swamp' }, 'you') })),
  made('Tarmogoyf', '{1}{G}', 'creature - Lhurgoyf', '0/1', define({ distinct: { from: 'graveyard' }, of: 'types' }, { plus: [1, { distinct: { from: 'graveyard' }, of: 'types' }] })),
  made('Wight of Precinct Six', '{1}{B}', 'creature - Zombie', '1/1', still({ layer: 'pt.change', of: self, add: { power: { count: cardsIn('graveyard', 'opponent', { types: 'creature' }) }, toughness: { count: cardsIn('graveyard', 'opponent', { types: 'creature' }) } } })),
  made('Jace\'s Phantasm', '{U}', 'creature - Illusion', '1/1', 'flying', still({ layer: 'pt.change', of: self, if: { compare: [{ count: cardsIn('graveyard', 'opponent') }, 'atLeast', 10] }, add: { power: 4, toughness: 4 } })),
  made('Sylvan Advocate', '{1}{G}', 'creature - Elf Druid Ally', '2/3', 'vigilance', still({ layer: 'pt.change', of: inPlay({ types: 'creature', any: [{ is: 'self' }, { types: 'land', controller: 'you' }] }), if: { exists: inPlay({ types: 'land' }, 'you'), atLeast: 6 }, add: { power: 2, toughness: 2 } })),
  made('Knight of Grace', '{1}{W}', 'creature - Human Knight', '2/2', 'firstStrike', { word: 'hexproof', from: { colours: 'black' } }, still({ layer: 'pt.change', of: self, if: { exists: inPlay({ colours: 'black' }) }, add: { power: 1 } })),
  made('Affa Protector', '{2}{W}', 'creature - Human Soldier Ally', '1/4', 'vigilance'),
  made('Razorclaw Bear', '{2}{G}{G}', 'creature - Bear', '3/3', trigger('becomesBlocked', is(that, { is: 'self' }), pump(2, 2, self))),
  made('Daggerback Basilisk', '{2}{G}', 'creature - Basilisk', '2/2', 'deathtouch'),
  made('Sejiri Merfolk', '{1}{U}', 'creature - Merfolk Soldier', '2/1', still({ layer: 'abilities', of: self, if: { exists: inPlay({ subtypes: 'Plains' }, 'you') }, gain: { keywords: ['firstStrike', 'lifelink'] } })),
  made('Gingerbrute', '{1}', 'artifact creature - Food Golem', '1/1', 'haste', activated([mana('{1}')], grant(self, [{ layer: 'rules', gain: { rules: [{ word: 'cant', what: 'beBlocked', where: { tree: { not: { keywords: 'haste' } } } }] } }])), activated([mana('{2}'), T, sacrificeSelf], gainLife(3))),
  made('Elite Inquisitor', '{W}{W}', 'creature - Human Soldier', '2/2', 'firstStrike', 'vigilance', { word: 'protection', from: { subtypes: ['Vampire', 'Werewolf', 'Zombie'] } }),
  made('Noxious Hatchling', '{3}{B/G}', 'creature - Elemental', '6/6', entersWith({ counters: { '-1/-1': 4 } }), 'wither', trigger('cast', both({ seat: 'seat', is: 'you' }, is(that, { colours: 'black' })), uncounter('-1/-1')), trigger('cast', both({ seat: 'seat', is: 'you' }, is(that, { colours: 'green' })), uncounter('-1/-1'))),
];

/** Creatures with activated abilities. */
const active: readonly PrintedCard[] = [
  made('Shivan Dragon', '{4}{R}{R}', 'creature - Dragon', '5/5', 'flying', activated([mana('{R}')], pump(1, 0, self))),
  made('Dragon Hatchling', '{1}{R}', 'creature - Dragon', '0/1', 'flying', activated([mana('{R}')], pump(1, 0, self))),
  made('Royal Assassin', '{1}{B}{B}', 'creature - Human Assassin', '1/1', activated([T], targetCreature({ tapped: true }), destroy())),
  made('Anaba Shaman', '{3}{R}', 'creature - Minotaur Shaman', '2/2', activated([mana('{R}'), T], anyTarget, damage(1))),
  made('Cunning Sparkmage', '{2}{R}', 'creature - Human Shaman', '0/1', 'haste', activated([T], anyTarget, damage(1))),
  made('Rootwater Hunter', '{2}{U}', 'creature - Merfolk', '1/1', activated([T], anyTarget, damage(1))),
  made('Izzet Staticaster', '{1}{U}{R}', 'creature - Human Wizard', '0/3', 'flash', 'haste', activated([T], targetCreature(), { do: [damage(1), damage(1, all({ from: 'battlefield', where: { types: 'creature' }, relation: { is: 'sameName', to: it } }))], together: true })),
  made('Embermage Goblin', '{3}{R}', 'creature - Goblin Wizard', '1/1', enters({ may: true, do: search({ name: 'Embermage Goblin' }, 'hand', { reveal: true }) }), activated([T], anyTarget, damage(1))),
  made('Soulmender', '{W}', 'creature - Human Cleric', '1/1', activated([T], gainLife(1))),
  made('Akroan Jailer', '{W}', 'creature - Human Soldier', '1/1', activated([mana('{2}{W}'), T], targetCreature(), tap())),
  made('Vedalken Mastermind', '{U}{U}', 'creature - Vedalken Wizard', '1/2', activated([mana('{U}'), T], targetPermanent({}, 'you'), bounce())),
  made('Blinking Spirit', '{3}{W}', 'creature - Spirit', '2/2', activated([mana('{0}')], bounce(self))),
  made('Fume Spitter', '{B}', 'creature - Horror', '1/1', activated([sacrificeSelf], targetCreature(), counters('-1/-1'))),
  made('Bottle Gnomes', '{3}', 'artifact creature - Gnome', '1/3', activated([sacrificeSelf], gainLife(3))),
  made('Alchemist\'s Apprentice', '{1}{U}', 'creature - Human Wizard', '1/1', activated([sacrificeSelf], draw())),
  made('Felidar Cub', '{1}{W}', 'creature - Cat Beast', '2/2', activated([sacrificeSelf], targetPermanent({ types: 'enchantment' }), destroy())),
  made('Thrashing Brontodon', '{1}{G}{G}', 'creature - Dinosaur', '3/4', activated([mana('{1}'), sacrificeSelf], targetPermanent({ types: ['artifact', 'enchantment'] }), destroy())),
  made('Cinder Pyromancer', '{2}{R}', 'creature - Elemental Shaman', '0/1', activated([T], { as: 'it', from: inPlay({ types: 'planeswalker' }), players: true, target: true }, damage(1)), trigger('cast', both({ seat: 'seat', is: 'you' }, is(that, { colours: 'red' })), may(untap(self)))),
  made('Reckless Embermage', '{3}{R}', 'creature - Human Wizard', '2/2', activated([mana('{1}{R}')], anyTarget, { do: [damage(1), damage(1, self)], together: true })),
  made('Smog Elemental', '{4}{B}{B}', 'creature - Elemental', '3/3', 'flying', boost(creatures('opponent', { keywords: 'flying' }), -1, -1)),
  made('Teferi\'s Imp', '{2}{U}', 'creature - Imp', '1/1', 'flying', 'phasing', trigger('phasedOut', is(that, { is: 'self' }), { verb: 'discard', player: 'you', amount: 1 }), trigger('phasedIn', is(that, { is: 'self' }), draw())),
  made('Orcish Lumberjack', '{R}', 'creature - Orc', '1/1', activated([T, sacrificing({ subtypes: 'Forest' })], { verb: 'addMana', types: ['red', 'green'], mixed: true, amount: 3 })),
  made('Goblin Clearcutter', '{3}{R}', 'creature - Goblin', '3/3', activated([T, sacrificing({ subtypes: 'Forest' })], { verb: 'addMana', types: ['red', 'green'], mixed: true, amount: 3 })),
  made('Elvish Mystic', '{G}', 'creature - Elf Druid', '1/1', tapFor('{G}')),
  made('Copper Myr', '{2}', 'artifact creature - Myr', '1/1', tapFor('{G}')),
  made('Devoted Druid', '{1}{G}', 'creature - Elf Druid', '0/2', tapFor('{G}'), activated([counters('-1/-1', 1, self)], untap(self))),
  made('Bloodthrone Vampire', '{1}{B}', 'creature - Vampire', '1/1', activated([sacrificing({ types: 'creature' })], pump(2, 2, self))),
  made('Nantuko Husk', '{2}{B}', 'creature - Zombie Insect', '2/2', activated([sacrificing({ types: 'creature' })], pump(2, 2, self))),
  made('Blood Bairn', '{2}{B}', 'creature - Vampire', '2/2', activated([sacrificing({ types: 'creature', not: { is: 'self' } })], pump(2, 2, self))),
  made('Bloodflow Connoisseur', '{2}{B}', 'creature - Vampire', '1/1', activated([sacrificing({ types: 'creature' })], plusCounters(1, self))),
  made('Indulgent Aristocrat', '{B}', 'creature - Vampire', '1/1', 'lifelink', activated([mana('{2}'), sacrificing({ types: 'creature' })], plusCounters(1, all(inPlay({ subtypes: 'Vampire' }, 'you'))))),
  made('Wall of Pine Needles', '{3}{G}', 'creature - Plant Wall', '3/3', 'defender', activated([mana('{G}')], { verb: 'regenerate', what: self })),
  made('Drudge Skeletons', '{1}{B}', 'creature - Skeleton', '1/1', activated([mana('{B}')], { verb: 'regenerate', what: self })),
  made('Reassembling Skeleton', '{1}{B}', 'creature - Skeleton Warrior', '1/1', { kind: 'activated', from: ['graveyard'], cost: [mana('{1}{B}')], clauses: [{ do: [moveTo('battlefield', self, { tapped: true })] }] }),
  made('Aether Figment', '{1}{U}', 'creature - Illusion', '1/1', keyword('kicker', '{3}'), cant('beBlocked'), entersWith({ counters: { '+1/+1': 2 } }, paid('kicked'))),
  made('Wall of Roots', '{1}{G}', 'creature - Plant Wall', '0/5', 'defender', { ...activated([counters('-0/-1', 1, self)], addMana('{G}')), limit: { uses: 1, per: 'turn', scope: 'object' } }),
  made('Soulbright Flamekin', '{1}{R}', 'creature - Elemental Shaman', '2/1', activated([mana('{2}')], targetCreature(), gains(it, 'trample'), { verb: 'timesResolved', total: 'times' }, { if: { compare: [{ var: 'times' }, 'equal', 3] }, may: true, do: [addMana('{R}{R}{R}{R}{R}{R}{R}{R}')] })),
];

export const otherCreatures: readonly PrintedCard[] = [...keywordsOnly, ...lords, ...defined, ...active];
