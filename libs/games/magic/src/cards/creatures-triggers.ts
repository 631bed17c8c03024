import { all, anyTarget, both, bounce, bury, chosen, controllerOf, counters, create, creatures, damage, dealsCombatDamage, destroy, dies, draw, edict, enters, gainLife, gains, grant, inPlay, is, it, leaves, loseLife, made, may, mill, moveTo, not, plusCounters, pump, sacrifice, search, still, target, targetCard, targetCreature, targetOpponent, targetPermanent, targetPlayer, that, trigger, triggerByReceiver, triggerOnce, untap, upkeep, valueOf, whenCast, whenDies, whenEnters } from './making.js';
import type { PrintedCard } from './printed.js';

/** Creatures that do something as they enter the battlefield. */
const entering: readonly PrintedCard[] = [
  made('Wall of Omens', '{1}{W}', 'creature - Wall', '0/4', 'defender', enters(draw())),
  made('Wall of Blossoms', '{1}{G}', 'creature - Plant Wall', '0/4', 'defender', enters(draw())),
  made('Bloodgift Demon', '{3}{B}{B}', 'creature - Demon', '5/4', 'flying', trigger('step:upkeep', { turnOf: 'you' }, targetPlayer, draw(1, chosen()), loseLife(1, chosen()))),
  made('Obstinate Baloth', '{2}{G}{G}', 'creature - Beast', '4/4', enters(gainLife(4)), { kind: 'replacement', from: ['hand'], on: [{ event: 'discarded', if: both(is(that, { is: 'self' }), { seat: 'by', is: 'opponent' }) }], clauses: [{ do: [{ verb: 'becomes', set: { to: 'battlefield' } }] }] }),
  made('Lone Missionary', '{1}{W}', 'creature - Kor Monk', '2/1', enters(gainLife(4))),
  made('Venerable Monk', '{2}{W}', 'creature - Human Monk Cleric', '2/2', enters(gainLife(2))),
  made('Reclamation Sage', '{2}{G}', 'creature - Elf Shaman', '2/1', { kind: 'triggered', on: [{ event: 'entered', if: is(that, { is: 'self' }) }], targets: [targetPermanent({ types: ['artifact', 'enchantment'] })], clauses: [may(destroy())] }),
  made('Blisterstick Shaman', '{2}{R}', 'creature - Goblin Shaman', '2/1', enters(anyTarget, damage(1))),
  made('Prized Unicorn', '{3}{G}', 'creature - Unicorn', '2/2', { kind: 'static', modifiers: [{ layer: 'rules', of: creatures(), gain: { rules: [{ word: 'must', what: 'block', where: { tree: { is: 'self' } } }] } }] }),
  made('Bogardan Hellkite', '{6}{R}{R}', 'creature - Dragon', '5/5', 'flash', 'flying', enters(target(inPlay({ types: ['creature', 'planeswalker'] }), { players: true, min: 0, max: 5 }), { as: 'parts', divide: { total: 5, among: 'it', least: 1 } }, { verb: 'dealDamage', to: it, divided: 'parts' })),
  made('Eternal Witness', '{1}{G}{G}', 'creature - Human Shaman', '2/1', enters(targetCard('graveyard', {}, 'you'), may(bounce()))),
  made('Siege Rhino', '{1}{W}{B}{G}', 'creature - Rhino', '4/5', 'trample', enters(loseLife(3, 'opponent'), gainLife(3))),
  made('Zealous Conscripts', '{4}{R}', 'creature - Human Warrior', '3/3', 'haste', enters(targetPermanent(), grant(it, [{ layer: 'control', controller: 'you' }]), untap(), gains(it, 'haste'))),
  made('Thragtusk', '{4}{G}', 'creature - Beast', '5/3', enters(gainLife(5)), leaves(create('beast-3-3'))),
  made('Craterhoof Behemoth', '{5}{G}{G}{G}', 'creature - Beast', '5/5', 'haste', enters(pump({ count: creatures('you') }, { count: creatures('you') }, all(creatures('you')), 'trample'))),
  made('Phyrexian Rager', '{2}{B}', 'creature - Horror', '2/2', enters(draw(), loseLife(1))),
  made('Nekrataal', '{2}{B}{B}', 'creature - Human Assassin', '2/1', 'firstStrike', enters(targetCreature({ not: { any: [{ types: 'artifact' }, { colours: 'black' }] } }), bury())),
  made('Man-o\'-War', '{2}{U}', 'creature - Jellyfish', '2/2', enters(targetCreature(), bounce())),
  made('Flametongue Kavu', '{3}{R}', 'creature - Kavu', '4/2', enters(targetCreature(), damage(4))),
  made('Glint Hawk', '{W}', 'creature - Bird', '2/2', 'flying', enters({ may: true, choose: [{ as: 'it', from: inPlay({ types: 'artifact' }, 'you'), strict: true }], do: [bounce()], otherwise: [{ do: [{ verb: 'sacrifice', what: 'self' }] }] })),
  made('Kor Skyfisher', '{1}{W}', 'creature - Kor Soldier', '2/3', 'flying', enters({ choose: [{ as: 'it', from: inPlay({}, 'you') }], do: [bounce()] })),
  made('Stormfront Riders', '{4}{W}', 'creature - Human Soldier', '4/3', 'flying', enters({ choose: [{ as: 'it', from: creatures('you'), min: 2, max: 2 }], do: [bounce()] }), trigger('left', both(is(that, { types: 'creature', owner: 'you' }), { eventIs: 'to', equal: 'hand' }), create('soldier'))),
];

/** Creatures that do something as they die or leave. */
const dying: readonly PrintedCard[] = [
  made('Goblin Arsonist', '{R}', 'creature - Goblin Shaman', '1/1', trigger('died', is(that, { is: 'self' }), anyTarget, may(damage(1)))),
  made('Black Cat', '{1}{B}', 'creature - Zombie Cat', '1/1', dies(targetOpponent, { verb: 'discard', player: chosen(), amount: 1, random: true })),
  made('Keiga, the Tide Star', '{5}{U}', 'legendary creature - Dragon Spirit', '5/5', 'flying', dies(targetCreature(), grant(it, [{ layer: 'control', controller: 'you' }], 'forever'))),
  made('Abyssal Gatekeeper', '{1}{B}', 'creature - Horror', '1/1', dies(edict('all', { types: 'creature' }, 1))),
  made('Guardian Automaton', '{4}', 'artifact creature - Construct', '3/3', dies(gainLife(3))),
  made('Solemn Simulacrum', '{4}', 'artifact creature - Golem', '2/2', enters({ may: true, do: search({ supertypes: 'basic', types: 'land' }, 'battlefield', { tapped: true }) }), dies(may(draw()))),
  made('Soulstinger', '{3}{B}', 'creature - Scorpion Demon', '4/5', enters(target(creatures('you')), counters('-1/-1', 2)), dies(targetCreature(), may(counters('-1/-1', { value: 'minusCounters', of: that })))),
];

/** Triggers of attacking, dealing damage and being dealt damage. */
const fighting: readonly PrintedCard[] = [
  made('Wall of Essence', '{1}{W}', 'creature - Wall', '0/4', 'defender', triggerByReceiver(both(is(that, { is: 'self' }), { eventIs: 'combat', equal: true }), gainLife({ event: 'amount' }))),
  made('Drinker of Sorrow', '{2}{B}', 'creature - Horror', '5/3', { kind: 'static', modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ word: 'cant', what: 'block' }] } }] }, dealsCombatDamage({ choose: [{ as: 'it', from: inPlay({}, 'you') }], do: [sacrifice()] })),
  made('Phyrexian Negator', '{2}{B}', 'creature - Horror', '5/5', 'trample', triggerByReceiver(is(that, { is: 'self' }), { choose: [{ as: 'it', from: inPlay({}, 'you'), min: { event: 'amount' }, max: { event: 'amount' } }], do: [sacrifice()] })),
  made('Phyrexian Obliterator', '{B}{B}{B}{B}', 'creature - Horror', '5/5', 'trample', trigger('damage', is(that, { is: 'self' }), edict(controllerOf({ event: 'source' }), {}, { event: 'amount' }))),
  made('Tephraderm', '{4}{R}', 'creature - Beast', '4/5', trigger('damage', both(is(that, { is: 'self' }), is({ event: 'source' }, { types: 'creature' })), damage({ event: 'amount' }, { event: 'source' })), trigger('damage', both(is(that, { is: 'self' }), is({ event: 'source' }, { item: 'spell' })), { verb: 'dealDamage', player: controllerOf({ event: 'source' }), amount: { event: 'amount' } })),
  made('Spitemare', '{2}{R/W}{R/W}', 'creature - Elemental', '3/3', triggerByReceiver(is(that, { is: 'self' }), anyTarget, damage({ event: 'amount' }))),
  made('Hypnotic Specter', '{1}{B}{B}', 'creature - Specter', '2/2', 'flying', trigger('damage', both(is({ event: 'source' }, { is: 'self' }), { seat: 'seat', is: 'opponent' }), { verb: 'discard', player: { seatVar: 'seat' }, amount: 1, random: true })),
  made('Alms Beast', '{2}{W}{B}', 'creature - Beast', '6/6', still({ layer: 'abilities', of: { from: 'battlefield', relation: { is: 'opposing', to: 'self' } }, gain: { keywords: ['lifelink'] } })),
  made('Kitesail Corsair', '{1}{U}', 'creature - Human Pirate', '2/1', still({ layer: 'abilities', of: 'self', if: is('self', { attacking: true }), gain: { keywords: ['flying'] } })),
  made('Haze Frog', '{3}{G}{G}', 'creature - Frog', '2/1', 'flash', enters({ verb: 'shield', until: 'endOfTurn', ability: { kind: 'replacement', on: [{ event: 'damage', if: both({ eventIs: 'combat', equal: true }, not(is({ event: 'source' }, { is: 'self' }))) }], clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }] } })),
];

/** Triggers about other things: spells, other permanents, cards drawn, life, steps. */
const watching: readonly PrintedCard[] = [
  made('Soul Warden', '{W}', 'creature - Human Cleric', '1/1', whenEnters({ types: 'creature', not: { is: 'self' } }, gainLife(1))),
  made('Ajani\'s Pridemate', '{1}{W}', 'creature - Cat Soldier', '2/2', trigger('gainedLife', { seat: 'seat', is: 'you' }, plusCounters(1, 'self'))),
  made('Archangel of Thune', '{3}{W}{W}', 'creature - Angel', '3/4', 'flying', 'lifelink', trigger('gainedLife', { seat: 'seat', is: 'you' }, plusCounters(1, all(creatures('you'))))),
  made('Midnight Reaper', '{2}{B}', 'creature - Zombie Knight', '3/2', whenDies({ types: 'creature', controller: 'you', token: false }, { verb: 'dealDamage', player: 'you', amount: 1 }, draw())),
  made('Mindeye Drake', '{4}{U}', 'creature - Drake', '2/5', 'flying', dies(targetPlayer, mill(5, chosen()))),
  made('Selhoff Occultist', '{2}{U}', 'creature - Human Rogue', '2/3', trigger('died', is(that, { types: 'creature' }), targetPlayer, mill(1, chosen()))),
  made('Acolyte of Xathrid', '{B}', 'creature - Human Cleric', '0/1', { kind: 'activated', cost: [{ verb: 'payMana', mana: '{1}{B}' }, { verb: 'tapSelf' }], targets: [targetPlayer], clauses: [{ do: [loseLife(1, chosen())] }] }),
  made('Lorescale Coatl', '{1}{G}{U}', 'creature - Snake', '2/2', trigger('drew', { seat: 'seat', is: 'you' }, { may: true, do: [plusCounters(1, 'self')] })),
  made('Rockslide Elemental', '{2}{R}', 'creature - Elemental', '1/1', 'firstStrike', trigger('died', is(that, { types: 'creature', not: { is: 'self' } }), { may: true, do: [plusCounters(1, 'self')] })),
  made('Woodland Champion', '{1}{G}', 'creature - Elf Scout', '2/2', triggerOnce('entered', is(that, { token: true, controller: 'you' }), plusCounters({ countOf: { event: 'objects' } }, 'self'))),
  made('Champion of Lambholt', '{1}{G}{G}', 'creature - Human Warrior', '1/1', whenEnters({ types: 'creature', controller: 'you', not: { is: 'self' } }, plusCounters(1, 'self')), still({ layer: 'rules', of: creatures('you'), gain: { rules: [{ word: 'cant', what: 'beBlocked', where: { tree: { power: { atMost: { minus: [{ value: 'power', of: 'self' }, 1] } } } } }] } })),
  made('Elvish Vanguard', '{1}{G}', 'creature - Elf Warrior', '1/1', whenEnters({ subtypes: 'Elf', not: { is: 'self' } }, plusCounters(1, 'self'))),
  made('Young Pyromancer', '{1}{R}', 'creature - Human Shaman', '2/1', whenCast('you', { types: ['instant', 'sorcery'] }, create('elemental-1-1'))),
  made('Griselbrand', '{4}{B}{B}{B}{B}', 'legendary creature - Demon', '7/7', 'flying', 'lifelink', { kind: 'activated', cost: [{ verb: 'payLife', amount: 7 }], clauses: [{ do: [draw(7)] }] }),
  made('Ob Nixilis, the Fallen', '{3}{B}{B}', 'legendary creature - Demon', '3/3', trigger('entered', is(that, { types: 'land', controller: 'you' }), targetPlayer, { may: true, do: [loseLife(3, chosen()), plusCounters(3, 'self')] })),
  made('Vampire Lacerator', '{B}', 'creature - Vampire Warrior', '2/2', upkeep('you', { if: not({ compare: [{ player: 'opponent', value: 'life', take: 'least' }, 'atMost', 10] }), do: [loseLife(1)] })),
  made('Ruthless Cullblade', '{1}{B}', 'creature - Vampire Warrior', '2/1', still({ layer: 'pt.change', of: 'self', if: { compare: [{ player: 'opponent', value: 'life', take: 'least' }, 'atMost', 10] }, add: { power: 2, toughness: 1 } })),
  made('Bloodcrazed Goblin', '{R}', 'creature - Goblin Berserker', '2/2', still({ layer: 'rules', of: 'self', if: not({ compare: [{ history: 'damageTaken', of: 'opponent' }, 'atLeast', 1] }), gain: { rules: [{ word: 'cant', what: 'attack' }] } })),
  made('Dark Confidant', '{1}{B}', 'creature - Human Wizard', '2/1', upkeep('you', { do: [{ verb: 'top', amount: 1, as: 'it' }, { verb: 'reveal', what: it }, moveTo('hand', it, { as: 'it' }), loseLife(valueOf('manaValue'))] })),
  made('Veilborn Ghoul', '{4}{B}', 'creature - Zombie', '4/1', { kind: 'static', modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ word: 'cant', what: 'block' }] } }] }, { kind: 'triggered', from: ['graveyard'], on: [{ event: 'entered', if: is(that, { subtypes: 'Swamp', controller: 'you' }) }], clauses: [may(bounce('self'))] }),
  made('Pelt Collector', '{G}', 'creature - Elf Warrior', '1/1', { kind: 'triggered', on: [{ event: 'entered', if: is(that, { types: 'creature', controller: 'you', not: { is: 'self' } }) }, { event: 'died', if: is(that, { types: 'creature', controller: 'you', not: { is: 'self' } }) }], when: is(that, { power: { atLeast: { plus: [{ value: 'power', of: 'self' }, 1] } } }), clauses: [{ do: [plusCounters(1, 'self')] }] }, still({ layer: 'abilities', of: 'self', if: is('self', { plusCounters: { atLeast: 3 } }), gain: { keywords: ['trample'] } })),
  made('Citadel of Pain', '{2}{R}', 'enchantment', trigger('step:end', null, { do: [{ verb: 'dealDamage', player: 'active', amount: { count: inPlay({ types: 'land', tapped: false }, 'active') } }] })),
];

/** Creatures with triggered abilities. */
export const triggeringCreatures: readonly PrintedCard[] = [...entering, ...dying, ...fighting, ...watching];
