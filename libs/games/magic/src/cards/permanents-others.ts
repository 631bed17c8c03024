import { activated, addMana, all, anyNumber, anyTarget, atSorceryTime, boost, both, bounce, bury, chosen, controllerOf, counters, create, creatures, damage, destroy, dies, discard, draw, edict, either, enchant, enters, entersWith, exile, facts, gainLife, gains, grant, inPlay, is, it, keyword, keywordOf, loseLife, loyalty, made, mana, may, mill, modal, not, onHost, onlyIf, parameter, payLife, plusCounters, protectionFrom, pump, rule, ruleFor, sacrifice, sacrificeSelf, sacrificing, search, still, T, tap, tapFor, targetCard, targetCreature, targetOpponent, targetPermanent, targetPlayer, that, trigger, triggerByReceiver, triggerBySource, uncounter, untap, upkeep, valueOf, whenCast, whenEnters } from './making.js';
import type { PrintedCard } from './printed.js';

/** It enters tapped unless its controller has two opponents or more, which nobody has in a game of two. */
const unlessSeveralOpponents = entersWith({ tapped: true }, { compare: [{ player: 'opponent', value: 'players' }, 'less', 2] });

const self = 'self' as const;
const host = 'host' as const;
const shock = { kind: 'replacement', on: [{ event: 'entered', if: is(that, { is: 'self' }) }], clauses: [{ unless: { player: 'you', cost: [payLife(2)] }, do: [{ verb: 'entersWith', tapped: true }] }] } as const;
const theHost = { hostOf: 'self' } as const;

/** Auras. */
const auras: readonly PrintedCard[] = [
  made('Pacifism', '{1}{W}', 'enchantment - Aura', enchant(), still(rule(host, { word: 'cant', what: 'attack' }, { word: 'cant', what: 'block' }))),
  made('Holy Strength', '{W}', 'enchantment - Aura', enchant(), onHost(1, 2)),
  made('Unholy Strength', '{B}', 'enchantment - Aura', enchant(), onHost(2, 1)),
  made('Flight', '{U}', 'enchantment - Aura', enchant(), onHost(0, 0, 'flying')),
  made('Firebreathing', '{R}', 'enchantment - Aura', enchant(), activated([mana('{R}')], pump(1, 0, theHost))),
  made('Control Magic', '{2}{U}{U}', 'enchantment - Aura', enchant(), still({ layer: 'control', of: host, controller: 'you' })),
  made('Mind Control', '{3}{U}{U}', 'enchantment - Aura', enchant(), still({ layer: 'control', of: host, controller: 'you' })),
  made('Threads of Disloyalty', '{1}{U}{U}', 'enchantment - Aura', enchant({ types: 'creature', manaValue: { atMost: 2 } }), still({ layer: 'control', of: host, controller: 'you' })),
  made('Armadillo Cloak', '{1}{G}{W}', 'enchantment - Aura', enchant(), onHost(2, 2, 'trample'), triggerBySource(is({ event: 'source' }, { is: theHost }), gainLife({ event: 'amount' }))),
  made('Spirit Link', '{W}', 'enchantment - Aura', enchant(), triggerBySource(is({ event: 'source' }, { is: theHost }), gainLife({ event: 'amount' }))),
  made('Divine Favor', '{1}{W}', 'enchantment - Aura', enchant(), enters(gainLife(3)), onHost(1, 3)),
  made('Feral Invocation', '{2}{G}', 'enchantment - Aura', 'flash', enchant(), onHost(2, 2)),
  made('Mardu Runemark', '{2}{R}', 'enchantment - Aura', enchant(), onHost(2, 2), still({ layer: 'abilities', of: host, if: { exists: inPlay({ colours: ['white', 'black'] }, 'you') }, gain: { keywords: ['firstStrike'] } })),
  made('Arcane Flight', '{U}', 'enchantment - Aura', enchant(), onHost(1, 1, 'flying')),
  made('Frog Tongue', '{G}', 'enchantment - Aura', enchant(), enters(draw()), onHost(0, 0, 'reach')),
  made('Alexi\'s Cloak', '{1}{U}', 'enchantment - Aura', 'flash', enchant(), onHost(0, 0, 'shroud')),
  made('Aether Tunnel', '{1}{U}', 'enchantment - Aura', enchant(), onHost(1, 0), still(rule(host, { word: 'cant', what: 'beBlocked' }))),
  made('Clutch of Undeath', '{3}{B}{B}', 'enchantment - Aura', enchant(), still({ layer: 'pt.change', of: host, if: is(theHost, { subtypes: 'Zombie' }), add: { power: 3, toughness: 3 } }, { layer: 'pt.change', of: host, if: not(is(theHost, { subtypes: 'Zombie' })), add: { power: -3, toughness: -3 } })),
  made('Consecrate Land', '{W}', 'enchantment - Aura', enchant({ types: 'land' }), onHost(0, 0, 'indestructible'), still(rule(host, { word: 'cant', what: 'haveAttached', where: { tree: { subtypes: 'Aura', not: { is: 'self' } } } }))),
  made('Psychic Venom', '{1}{U}', 'enchantment - Aura', enchant({ types: 'land' }), trigger('tapped', is(that, { is: theHost }), { verb: 'dealDamage', player: controllerOf(that), amount: 2 })),
  made('Spreading Seas', '{1}{U}', 'enchantment - Aura', enchant({ types: 'land' }), enters(draw()), still({ layer: 'types', of: host, set: { subtypes: ['Island'] } })),
  made('Lignify', '{1}{G}', 'tribal enchantment - Treefolk Aura', enchant(), still({ layer: 'types', of: host, set: { subtypes: ['Treefolk'] }, also: [{ layer: 'abilities', lose: { abilities: 'all', keywords: 'all' } }, { layer: 'pt.set', set: { power: 0, toughness: 4 } }] })),
  made('Ensoul Artifact', '{1}{U}', 'enchantment - Aura', enchant({ types: 'artifact' }), still({ layer: 'types', of: host, gain: { types: ['creature'] }, also: [{ layer: 'pt.set', set: { power: 5, toughness: 5 } }] })),
  made('Splinter Twin', '{2}{R}{R}', 'enchantment - Aura', enchant(), still({ layer: 'abilities', of: host, abilities: [activated([T], { verb: 'create', copyOf: 'self', except: { gain: { keywords: ['haste'] } }, as: 'twin' }, { verb: 'later', ability: { kind: 'triggered', on: [{ event: 'step:end' }], clauses: [{ do: [exile({ var: 'twin' })] }] } })] })),
  made('Flickering Ward', '{W}', 'enchantment - Aura', enchant(), { kind: 'replacement', on: [{ event: 'entered', if: is(that, { is: 'self' }) }], clauses: [{ choose: [{ as: 'colour', oneOf: ['white', 'blue', 'black', 'red', 'green'] }], do: [{ verb: 'entersWith', notes: ['colour'] }] }] }, still({ layer: 'abilities', of: host, gain: { keywords: [{ word: 'protection', from: { tree: { colours: { noted: 'colour' } } }, keeps: { tree: { is: 'self' } } }] } }), activated([mana('{W}')], bounce(self))),
  made('Cho-Manno\'s Blessing', '{W}{W}', 'enchantment - Aura', 'flash', enchant(), { kind: 'replacement', on: [{ event: 'entered', if: is(that, { is: 'self' }) }], clauses: [{ choose: [{ as: 'colour', oneOf: ['white', 'blue', 'black', 'red', 'green'] }], do: [{ verb: 'entersWith', notes: ['colour'] }] }] }, still({ layer: 'abilities', of: host, gain: { keywords: [{ word: 'protection', from: { tree: { colours: { noted: 'colour' } } }, keeps: { tree: { is: 'self' } } }] } })),
  made('Regeneration', '{1}{G}', 'enchantment - Aura', enchant(), activated([mana('{G}')], { verb: 'regenerate', what: theHost })),
  made('Molting Snakeskin', '{B}', 'enchantment - Aura', enchant(), onHost(2, 0), still({ layer: 'abilities', of: host, abilities: [activated([mana('{2}{B}')], { verb: 'regenerate', what: self })] })),
  made('Hostile Realm', '{2}{R}', 'enchantment - Aura', enchant({ types: 'land' }), still({ layer: 'abilities', of: host, abilities: [activated([T], targetCreature(), grant(it, [rule(self, { word: 'cant', what: 'block' })]))] })),
  made('Banewasp Affliction', '{1}{B}', 'enchantment - Aura', enchant(), trigger('died', is(that, { is: theHost }), loseLife({ value: 'toughness', of: that }, controllerOf(that)))),
  made('Binding Agony', '{1}{B}', 'enchantment - Aura', enchant(), triggerByReceiver(is(that, { is: theHost }), { verb: 'dealDamage', player: controllerOf(that), amount: { event: 'amount' } })),
];

/** Equipment. */
const equipment: readonly PrintedCard[] = [
  made('Bonesplitter', '{1}', 'artifact - Equipment', onHost(2, 0), keyword('equip', '{1}')),
  made('Short Sword', '{1}', 'artifact - Equipment', onHost(1, 1), keyword('equip', '{1}')),
  made('Darksteel Axe', '{1}', 'artifact - Equipment', 'indestructible', onHost(2, 0), keyword('equip', '{2}')),
  made('Accorder\'s Shield', '{0}', 'artifact - Equipment', onHost(0, 3, 'vigilance'), keyword('equip', '{3}')),
  made('Basilisk Collar', '{1}', 'artifact - Equipment', onHost(0, 0, 'deathtouch', 'lifelink'), keyword('equip', '{2}')),
  made('Trusty Machete', '{1}', 'artifact - Equipment', onHost(2, 1), keyword('equip', '{2}')),
  made('Avacyn\'s Collar', '{1}', 'artifact - Equipment', onHost(1, 0, 'vigilance'), trigger('died', both(is(that, { is: theHost }), is(that, { subtypes: 'Human' })), create('spirit')), keyword('equip', '{2}')),
  made('Loxodon Warhammer', '{3}', 'artifact - Equipment', onHost(3, 0, 'trample', 'lifelink'), keyword('equip', '{3}')),
  made('Lightning Greaves', '{2}', 'artifact - Equipment', onHost(0, 0, 'haste', 'shroud'), keyword('equip', '{0}')),
  made('Captain\'s Claws', '{2}', 'artifact - Equipment', onHost(1, 0), trigger('attacks', is(that, { is: theHost }), { do: [create('kor-ally', 1, { tapped: true, attacking: true })] }), keyword('equip', '{1}')),
  made('Umezawa\'s Jitte', '{2}', 'legendary artifact - Equipment', triggerBySource(both(is({ event: 'source' }, { is: theHost }), { eventIs: 'combat', equal: true }), counters('charge', 2, self)), { ...modal('activated', 1, 1, [pump(2, 2, theHost)], [targetCreature(), pump(-1, -1)], [gainLife(2)]), cost: [uncounter('charge')] }, keyword('equip', '{2}')),
];

/** Artifacts that are neither creatures nor Equipment. */
const artifacts: readonly PrintedCard[] = [
  made('Sol Ring', '{1}', 'artifact', tapFor('{C}{C}')),
  made('Mox Emerald', '{0}', 'artifact', tapFor('{G}')),
  made('Mox Sapphire', '{0}', 'artifact', tapFor('{U}')),
  made('Darksteel Relic', '{0}', 'artifact', 'indestructible'),
  made('Chromatic Star', '{1}', 'artifact', activated([mana('{1}'), T, sacrificeSelf], { verb: 'addMana', types: 'anyColour' }), trigger('left', both(is(that, { is: 'self' }), { eventIs: 'to', equal: 'graveyard' }), draw())),
  made('Dragon\'s Claw', '{2}', 'artifact', whenCast(null, { colours: 'red' }, may(gainLife(1)))),
  made('Demon\'s Horn', '{2}', 'artifact', whenCast(null, { colours: 'black' }, may(gainLife(1)))),
  made('Golem\'s Heart', '{2}', 'artifact', whenCast(null, { types: 'artifact' }, may(gainLife(1)))),
  made('Sun Droplet', '{2}', 'artifact', triggerByReceiver({ seat: 'seat', is: 'you' }, counters('charge', { event: 'amount' }, self)), trigger('step:upkeep', null, { may: true, cost: [uncounter('charge')], do: [gainLife(1)] })),
  made('Millstone', '{2}', 'artifact', activated([mana('{2}'), T], targetPlayer, mill(2, chosen()))),
  made('Icy Manipulator', '{4}', 'artifact', activated([mana('{1}'), T], targetPermanent({ types: ['artifact', 'creature', 'land'] }), tap())),
  made('War Horn', '{3}', 'artifact', boost(creatures('you', { attacking: true }), 1, 0)),
  made('Atarka Monument', '{3}', 'artifact', activated([T], { verb: 'addMana', types: ['red', 'green'] }), activated([mana('{4}{R}{G}')], grant(self, [{ layer: 'types', gain: { types: ['creature'], subtypes: ['Dragon'] }, also: [{ layer: 'colours', set: { colours: ['red', 'green'] } }, { layer: 'abilities', gain: { keywords: ['flying'] } }, { layer: 'pt.set', set: { power: 4, toughness: 4 } }] }]))),
  made('Tormod\'s Crypt', '{0}', 'artifact', activated([T, sacrificeSelf], targetPlayer, exile(all({ from: 'graveyard', of: chosen() })))),
  made('Relic of Progenitus', '{1}', 'artifact', activated([T], targetPlayer, { forEachPlayer: chosen(), choose: [{ as: 'card', from: { from: 'graveyard', of: 'each' } }], do: [exile({ var: 'card' })] }), activated([mana('{1}'), { verb: 'exile', what: 'self' }], exile(all({ from: 'graveyard' })), draw())),
  made('Trigon of Corruption', '{4}', 'artifact', entersWith({ counters: { charge: 3 } }), activated([mana('{B}{B}'), T], counters('charge', 1, self)), activated([mana('{2}'), T, uncounter('charge')], targetCreature(), counters('-1/-1'))),
  made('Contagion Engine', '{6}', 'artifact', enters(targetPlayer, counters('-1/-1', 1, all(creatures(chosen())))), activated([mana('{4}'), T], { verb: 'proliferate' }, { verb: 'proliferate' })),
  made('Alloy Myr', '{3}', 'artifact creature - Myr', '2/2', activated([T], { verb: 'addMana', types: 'anyColour' })),
  made('Augmenting Automaton', '{1}', 'artifact creature - Construct', '1/1', activated([mana('{1}{B}')], pump(1, 1, self))),
  made('Smuggler\'s Copter', '{2}', 'artifact - Vehicle', '3/3', 'flying', keywordOf('crew', 1), { kind: 'triggered', on: [{ event: 'attacks', if: is(that, { is: 'self' }) }, { event: 'blocks', if: is(that, { is: 'self' }) }], clauses: [{ may: true, do: [draw()], then: [{ do: [discard()] }] }] }),
  made('Soldevi Sentry', '{1}', 'artifact creature - Soldier', '1/1', activated([mana('{1}')], targetOpponent, { verb: 'regenerate', what: self }, { verb: 'later', until: 'endOfTurn', ability: trigger('regenerated', is(that, { is: 'self' }), { forEachPlayer: chosen(), may: true, do: [draw(1, 'each')] }) })),
  made('Wurmcoil Engine', '{6}', 'artifact creature - Wurm', '6/6', 'deathtouch', 'lifelink', dies(create('wurm-deathtouch'), create('wurm-lifelink'))),
  made('Platinum Emperion', '{8}', 'artifact creature - Golem', '8/8', still(ruleFor('you', { word: 'cant', what: 'gainLife' }, { word: 'cant', what: 'loseLife' }))),
  made('Phyrexian Dreadnought', '{1}', 'artifact creature - Dreadnought', '12/12', 'trample', enters({ choose: [{ as: 'fed', from: creatures('you'), min: 0, max: anyNumber }] }, ...either({ compare: [valueOf('power', { var: 'fed' }), 'atLeast', 12] }, [sacrifice({ var: 'fed' })], [sacrificeSelf]))),
];

/** Enchantments that are no Auras. */
const enchantments: readonly PrintedCard[] = [
  made('Absolute Grace', '{1}{W}', 'enchantment', boost(creatures(), 0, 0, ...protectionFrom('black'))),
  made('Mass Hysteria', '{R}', 'enchantment', boost(creatures(), 0, 0, 'haste')),
  made('Concordant Crossroads', '{G}', 'world enchantment', boost(creatures(), 0, 0, 'haste')),
  made('Primal Rage', '{1}{G}', 'enchantment', boost(creatures('you'), 0, 0, 'trample')),
  made('Asceticism', '{3}{G}{G}', 'enchantment', boost(creatures('you'), 0, 0, 'hexproof'), activated([mana('{1}{G}')], targetCreature(), { verb: 'regenerate', what: it })),
  made('Privileged Position', '{2}{G/W}{G/W}{G/W}', 'enchantment', boost(inPlay({}, 'you', 'self'), 0, 0, 'hexproof')),
  made('Curse of Death\'s Hold', '{3}{B}{B}', 'enchantment - Aura Curse', { word: 'enchant', players: 'all' }, boost(creatures({ hostOf: 'self' }), -1, -1)),
  made('Curse of Bloodletting', '{3}{R}{R}', 'enchantment - Aura Curse', { word: 'enchant', players: 'all' }, { kind: 'replacement', on: [{ event: 'damage', if: { seat: 'seat', is: { hostOf: 'self' } } }], clauses: [{ do: [{ verb: 'becomes', set: { amount: { times: [2, { event: 'amount' }] } } }] }] }),
  made('Cruel Reality', '{5}{B}{B}', 'enchantment - Aura Curse', { word: 'enchant', players: 'all' }, trigger('step:upkeep', { turnOf: { hostOf: 'self' } }, { do: [edict({ hostOf: 'self' }, { types: ['creature', 'planeswalker'] })], otherwise: [{ do: [loseLife(5, { hostOf: 'self' })] }] })),
  made('Gratuitous Violence', '{2}{R}{R}{R}', 'enchantment', { kind: 'replacement', on: [{ event: 'damage', if: is({ event: 'source' }, { types: 'creature', controller: 'you' }) }], clauses: [{ do: [{ verb: 'becomes', set: { amount: { times: [2, { event: 'amount' }] } } }] }] }),
  made('Presence of Gond', '{2}{G}', 'enchantment - Aura', enchant(), still({ layer: 'abilities', of: { from: 'battlefield', where: { is: theHost } }, abilities: [activated([T], create('elf-warrior'))] })),
  made('Intruder Alarm', '{2}{U}', 'enchantment', still(rule(creatures(), { word: 'cant', what: 'untap' })), trigger('entered', is(that, { types: 'creature' }), untap(all(creatures())))),
  made('Sanguine Bond', '{3}{B}{B}', 'enchantment', trigger('gainedLife', { seat: 'seat', is: 'you' }, targetOpponent, loseLife({ event: 'amount' }, chosen()))),
  made('Exquisite Blood', '{4}{B}', 'enchantment', trigger('lostLife', { seat: 'seat', is: 'opponent' }, gainLife({ event: 'amount' }))),
  made('Fecundity', '{2}{G}', 'enchantment', trigger('died', is(that, { types: 'creature' }), { forEachPlayer: controllerOf(that), may: true, do: [draw(1, 'each')] })),
  made('Ajani\'s Mantra', '{1}{W}', 'enchantment', upkeep('you', may(gainLife(1)))),
  made('Bitterblossom', '{1}{B}', 'tribal enchantment - Faerie', upkeep('you', loseLife(1), create('faerie-rogue'))),
  made('Rest in Peace', '{1}{W}', 'enchantment', enters(exile(all({ from: 'graveyard' }))), { kind: 'replacement', on: [{ event: 'moved', if: { eventIs: 'to', equal: 'graveyard' } }], clauses: [{ do: [{ verb: 'becomes', set: { to: 'exile' } }] }] }),
  made('Planar Void', '{B}', 'enchantment', trigger('moved', both({ eventIs: 'to', equal: 'graveyard' }, is(that, { token: false, not: { is: 'self' } })), exile(that))),
  made('Anointed Procession', '{3}{W}', 'enchantment', { kind: 'replacement', on: [{ event: 'created', if: { seat: 'seat', is: 'you' } }], clauses: [{ do: [{ verb: 'becomes', set: { amount: { times: [2, { event: 'amount' }] } } }] }] }),
  made('Doubling Season', '{4}{G}', 'enchantment', { kind: 'replacement', on: [{ event: 'created', if: { seat: 'seat', is: 'you' } }], clauses: [{ do: [{ verb: 'becomes', set: { amount: { times: [2, { event: 'amount' }] } } }] }] }, { kind: 'replacement', on: [{ event: 'countersAdded', if: both(is(that, { controller: 'you' }), not({ eventIs: 'effect', equal: false })) }], clauses: [{ do: [{ verb: 'becomes', set: { amount: { times: [2, { event: 'amount' }] } } }] }] }),
  made('Hardened Scales', '{G}', 'enchantment', { kind: 'replacement', on: [{ event: 'countersAdded', if: both(is(that, { types: 'creature', controller: 'you' }), { eventIs: 'kind', equal: '+1/+1' }) }], clauses: [{ do: [{ verb: 'becomes', set: { amount: { plus: [1, { event: 'amount' }] } } }] }] }),
  made('Nest of Scarabs', '{2}{B}', 'enchantment', trigger('countersAdded', both({ seat: 'by', is: 'you' }, is(that, { types: 'creature' }), { eventIs: 'kind', equal: '-1/-1' }), create('insect-black', { event: 'amount' }))),
  made('Energy Storm', '{1}{W}', 'enchantment', keyword('cumulativeUpkeep', '{1}'), { kind: 'replacement', on: [{ event: 'damage', if: is({ event: 'source' }, { types: ['instant', 'sorcery'] }) }], clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }] }, still(rule(creatures(undefined, { keywords: 'flying' }), { word: 'cant', what: 'untap' }))),
  made('Honden of Infinite Rage', '{2}{R}', 'legendary enchantment - Shrine', upkeep('you', anyTarget, damage({ count: inPlay({ subtypes: 'Shrine' }, 'you') }))),
  made('Propaganda', '{2}{U}', 'enchantment', still(ruleFor('you', { word: 'price', of: 'beAttacked', more: '{2}' }))),
  made('Sphere of Safety', '{4}{W}', 'enchantment', still(ruleFor('you', { word: 'price', of: 'beAttacked', more: '{1}', times: { tree: parameter({ count: inPlay({ types: 'enchantment' }, 'you') }) }, planeswalkers: true }))),
  made('Goblin Bombardment', '{1}{R}', 'enchantment', activated([sacrificing({ types: 'creature' })], anyTarget, damage(1))),
  made('The Abyss', '{3}{B}', 'world enchantment', trigger('step:upkeep', null, { as: 'it', from: creatures('active', { not: { types: 'artifact' } }), target: true, by: 'active' }, bury())),
  made('Graf Harvest', '{B}', 'enchantment', boost(inPlay({ subtypes: 'Zombie' }, 'you'), 0, 0, 'menace'), activated([mana('{3}{B}'), { verb: 'exile', where: { types: 'creature' }, zone: 'graveyard' }], create('zombie'))),
  made('Enchanted Evening', '{3}{W/U}{W/U}', 'enchantment', still({ layer: 'types', of: inPlay({}), gain: { types: ['enchantment'] } })),
  made('Thought Reflection', '{4}{U}{U}{U}', 'enchantment', { kind: 'replacement', on: [{ event: 'drew', if: { seat: 'seat', is: 'you' } }], clauses: [{ do: [{ verb: 'instead', do: [draw(2)] }] }] }),
  made('Burning Earth', '{3}{R}', 'enchantment', trigger('tappedForMana', is(that, { types: 'land', not: { supertypes: 'basic' } }), { verb: 'dealDamage', player: { seatVar: 'seat' }, amount: 1 })),
  made('Spreading Plague', '{4}{B}', 'enchantment', trigger('entered', is(that, { types: 'creature' }), bury(all(creatures(undefined, { not: { is: that }, sharesColour: that }))))),
  made('Rite of Passage', '{2}{G}', 'enchantment', triggerByReceiver(is(that, { types: 'creature', controller: 'you' }), plusCounters(1, that))),
  made('Wild Defiance', '{2}{G}', 'enchantment', trigger('becameTarget', both(is(that, { types: 'creature', controller: 'you' }), is({ event: 'by' }, { item: 'spell', types: ['instant', 'sorcery'] })), pump(3, 3, that))),
  made('Liliana\'s Mastery', '{3}{B}{B}', 'enchantment', boost(creatures('you', { subtypes: 'Zombie' }), 1, 1), enters(create('zombie', 2))),
  made('Secret Plans', '{G}{U}', 'enchantment', boost(creatures('you', { faceDown: true }), 0, 1), trigger('turnedFaceUp', is(that, { controller: 'you' }), draw())),
  made('Stasis Snare', '{1}{W}{W}', 'enchantment', 'flash', enters(targetCreature({ controller: 'opponent' }), { verb: 'exileUntil', what: it })),
  made('Bident of Thassa', '{2}{U}{U}', 'legendary enchantment artifact', trigger('damage', both(is({ event: 'source' }, { types: 'creature', controller: 'you' }), { eventIs: 'combat', equal: true }, { seat: 'seat', is: 'all' }), may(draw())), activated([mana('{1}{U}'), T], { verb: 'grant', until: 'endOfTurn', modifiers: [rule(creatures('opponent'), { word: 'must', what: 'attack' })] })),
  made('Whip of Erebos', '{2}{B}{B}', 'legendary enchantment artifact', boost(creatures('you'), 0, 0, 'lifelink'), atSorceryTime(activated([mana('{2}{B}{B}'), T], targetCard('graveyard', { types: 'creature' }, 'you'), { verb: 'move', what: it, to: 'battlefield', as: 'it' }, grant(it, [{ layer: 'abilities', gain: { keywords: ['haste'] } }], 'game'), { verb: 'shield', left: 1, ability: { kind: 'replacement', on: [{ event: 'left', if: is(that, { is: it }) }], clauses: [{ do: [{ verb: 'becomes', set: { to: 'exile' } }] }] } }, { verb: 'later', ability: trigger('step:end', null, exile()) }))),
];

/** Lands. */
const lands: readonly PrintedCard[] = [
  made('Darksteel Citadel', null, 'artifact land', 'indestructible', tapFor('{C}')),
  made('City of Brass', null, 'land', trigger('tapped', is(that, { is: 'self' }), { verb: 'dealDamage', player: 'you', amount: 1 }), activated([T], { verb: 'addMana', types: 'anyColour' })),
  made('Caves of Koilos', null, 'land', tapFor('{C}'), activated([T], { verb: 'addMana', types: ['white', 'black'] }, { verb: 'dealDamage', player: 'you', amount: 1 })),
  made('Unknown Shores', null, 'land', tapFor('{C}'), activated([mana('{1}'), T], { verb: 'addMana', types: 'anyColour' })),
  made('Crystal Vein', null, 'land', tapFor('{C}'), activated([T, sacrificeSelf], addMana('{C}{C}'))),
  made('Blackcleave Cliffs', null, 'land', entersWith({ tapped: true }, { exists: inPlay({ types: 'land' }, 'you', 'self'), atLeast: 3 }), activated([T], { verb: 'addMana', types: ['black', 'red'] })),
  made('Razorverge Thicket', null, 'land', entersWith({ tapped: true }, { exists: inPlay({ types: 'land' }, 'you', 'self'), atLeast: 3 }), activated([T], { verb: 'addMana', types: ['green', 'white'] })),
  made('Clifftop Retreat', null, 'land', entersWith({ tapped: true }, not({ exists: inPlay({ subtypes: ['Mountain', 'Plains'] }, 'you') })), activated([T], { verb: 'addMana', types: ['red', 'white'] })),
  made('Canopy Vista', null, 'land - Forest Plains', entersWith({ tapped: true }, not({ exists: inPlay({ types: 'land', supertypes: 'basic' }, 'you'), atLeast: 2 }))),
  made('Kabira Crossroads', null, 'land', entersWith({ tapped: true }), enters(gainLife(2)), tapFor('{W}')),
  made('Memorial to Glory', null, 'land', entersWith({ tapped: true }), tapFor('{W}'), activated([mana('{3}{W}'), T, sacrificeSelf], create('soldier', 2))),
  made('Sea of Clouds', null, 'land', unlessSeveralOpponents, activated([T], { verb: 'addMana', types: ['white', 'blue'] })),
  made('Kher Keep', null, 'legendary land', tapFor('{C}'), activated([mana('{1}{R}'), T], create('kobolds'))),
  made('Kjeldoran Outpost', null, 'land', { kind: 'replacement', on: [{ event: 'entered', if: is(that, { is: 'self' }) }], clauses: [{ unless: { player: 'you', cost: [{ verb: 'sacrifice', where: { subtypes: 'Plains' } }] }, do: [{ verb: 'becomes', set: { to: 'graveyard' } }] }] }, tapFor('{W}'), activated([mana('{1}{W}'), T], create('soldier'))),
  made('Tranquil Thicket', null, 'land', entersWith({ tapped: true }), tapFor('{G}'), keyword('cycling', '{G}')),
  made('Twilight Mire', null, 'land', tapFor('{C}'), activated([mana('{B/G}'), T], { verb: 'addMana', types: ['black', 'green'], mixed: true, amount: 2 })),
  made('Game Trail', null, 'land', { kind: 'replacement', on: [{ event: 'entered', if: is(that, { is: 'self' }) }], clauses: [{ unless: { player: 'you', cost: [{ verb: 'reveal', where: { subtypes: ['Mountain', 'Forest'] } }] }, do: [{ verb: 'entersWith', tapped: true }] }] }, activated([T], { verb: 'addMana', types: ['red', 'green'] })),
  made('Port Town', null, 'land', { kind: 'replacement', on: [{ event: 'entered', if: is(that, { is: 'self' }) }], clauses: [{ unless: { player: 'you', cost: [{ verb: 'reveal', where: { subtypes: ['Plains', 'Island'] } }] }, do: [{ verb: 'entersWith', tapped: true }] }] }, activated([T], { verb: 'addMana', types: ['white', 'blue'] })),
  made('Stomping Ground', null, 'land - Mountain Forest', shock),
  made('Blood Crypt', null, 'land - Swamp Mountain', shock),
  made('Overgrown Tomb', null, 'land - Swamp Forest', shock),
  made('Breeding Pool', null, 'land - Forest Island', shock),
  made('Ghost Quarter', null, 'land', tapFor('{C}'), activated([T, sacrificeSelf], targetPermanent({ types: 'land' }), destroy(), { forEachPlayer: controllerOf(it), may: true, do: [{ verb: 'search', player: 'each', for: { types: 'land', supertypes: 'basic' }, as: 'found' }, { verb: 'move', what: { var: 'found' }, to: 'battlefield' }, { verb: 'shuffle', player: 'each' }] })),
  made('Flagstones of Trokair', null, 'legendary land', tapFor('{W}'), trigger('left', both(is(that, { is: 'self' }), { eventIs: 'to', equal: 'graveyard' }), { may: true, do: search({ subtypes: 'Plains' }, 'battlefield', { tapped: true }) })),
  made('Quicksand', null, 'land', tapFor('{C}'), activated([T, sacrificeSelf], targetCreature({ attacking: true, not: { keywords: 'flying' } }), pump(-1, -2))),
  made('Blinkmoth Nexus', null, 'land', tapFor('{C}'), activated([mana('{1}')], grant(self, [{ layer: 'types', gain: { types: ['artifact', 'creature'], subtypes: ['Blinkmoth'] }, also: [{ layer: 'abilities', gain: { keywords: ['flying'] } }, { layer: 'pt.set', set: { power: 1, toughness: 1 } }] }])), activated([mana('{1}'), T], targetCreature({ subtypes: 'Blinkmoth' }), pump(1, 1))),
  made('Inkmoth Nexus', null, 'land', tapFor('{C}'), activated([mana('{1}')], grant(self, [{ layer: 'types', gain: { types: ['artifact', 'creature'], subtypes: ['Blinkmoth'] }, also: [{ layer: 'abilities', gain: { keywords: ['flying', 'infect'] } }, { layer: 'pt.set', set: { power: 1, toughness: 1 } }] }]))),
  made('Raging Ravine', null, 'land', entersWith({ tapped: true }), activated([T], { verb: 'addMana', types: ['red', 'green'] }), activated([mana('{2}{R}{G}')], grant(self, [{ layer: 'types', gain: { types: ['creature'], subtypes: ['Elemental'] }, also: [{ layer: 'colours', set: { colours: ['red', 'green'] } }, { layer: 'abilities', abilities: [trigger('attacks', is(that, { is: 'self' }), plusCounters(1, self))] }, { layer: 'pt.set', set: { power: 3, toughness: 3 } }] }]))),
  made('Shambling Vent', null, 'land', entersWith({ tapped: true }), activated([T], { verb: 'addMana', types: ['white', 'black'] }), activated([mana('{1}{W}{B}')], grant(self, [{ layer: 'types', gain: { types: ['creature'], subtypes: ['Elemental'] }, also: [{ layer: 'colours', set: { colours: ['white', 'black'] } }, { layer: 'abilities', gain: { keywords: ['lifelink'] } }, { layer: 'pt.set', set: { power: 2, toughness: 3 } }] }]))),
  made('Valakut, the Molten Pinnacle', null, 'land', entersWith({ tapped: true }), onlyIf({ exists: inPlay({ subtypes: 'Mountain', not: { is: that } }, 'you'), atLeast: 5 }, whenEnters({ subtypes: 'Mountain', controller: 'you' }, anyTarget, may(damage(3)))), tapFor('{R}')),
];

/** Planeswalkers. */
const planeswalkers: readonly PrintedCard[] = [
  made('Jace Beleren', '{1}{U}{U}', 'legendary planeswalker - Jace', facts({ loyalty: 3 }), loyalty(2, draw(1, 'all')), loyalty(-1, targetPlayer, draw(1, chosen())), loyalty(-10, targetPlayer, mill(20, chosen()))),
  made('Jace, Memory Adept', '{3}{U}{U}', 'legendary planeswalker - Jace', facts({ loyalty: 4 }), loyalty(1, targetPlayer, draw(1), mill(1, chosen())), loyalty(0, targetPlayer, mill(10, chosen())), loyalty(-7, { as: 'it', players: true, target: true, min: 0, max: 2 }, draw(20, chosen()))),
  made('Ajani Goldmane', '{2}{W}{W}', 'legendary planeswalker - Ajani', facts({ loyalty: 4 }), loyalty(1, gainLife(2)), loyalty(-1, plusCounters(1, all(creatures('you'))), gains(all(creatures('you')), 'vigilance')), loyalty(-6, create('avatar'))),
  made('Gideon, Ally of Zendikar', '{2}{W}{W}', 'legendary planeswalker - Gideon', facts({ loyalty: 4 }), loyalty(1, grant(self, [{ layer: 'types', gain: { types: ['creature'], subtypes: ['Human', 'Soldier', 'Ally'] }, also: [{ layer: 'abilities', gain: { keywords: ['indestructible'] } }, { layer: 'pt.set', set: { power: 5, toughness: 5 } }] }]), { verb: 'shield', until: 'endOfTurn', ability: { kind: 'replacement', on: [{ event: 'damage', if: is(that, { is: 'self' }) }], clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }] } }), loyalty(0, create('knight-ally')), loyalty(-4, { verb: 'emblem', emblem: 'emblem:gideon-ally-of-zendikar' })),
  made('Elspeth, Sun\'s Champion', '{4}{W}{W}', 'legendary planeswalker - Elspeth', facts({ loyalty: 4 }), loyalty(1, create('soldier', 3)), loyalty(-3, destroy(all(creatures(undefined, { power: { atLeast: 4 } })))), loyalty(-7, { verb: 'emblem', emblem: 'emblem:elspeth-suns-champion' })),
  made('Sorin, Solemn Visitor', '{2}{W}{B}', 'legendary planeswalker - Sorin', facts({ loyalty: 4 }), loyalty(1, grant(all(creatures('you')), [{ layer: 'pt.change', add: { power: 1 } }, { layer: 'abilities', gain: { keywords: ['lifelink'] } }], 'yourNextTurn')), loyalty(-2, create('vampire')), loyalty(-6, { verb: 'emblem', emblem: 'emblem:sorin-solemn-visitor' })),
];

/** Permanents of other kinds. */
export const otherPermanents: readonly PrintedCard[] = [...auras, ...equipment, ...artifacts, ...enchantments, ...lands, ...planeswalkers];
