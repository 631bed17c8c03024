import type { Ability } from '@arbiter/kernel/authoring';
import {
  additional,
  all,
  anyTarget,
  both,
  bounce,
  bury,
  chosen,
  controllerOf,
  converge,
  counterIt,
  counters,
  creatures,
  damage,
  destroy,
  discard,
  discarding,
  draw,
  edict,
  either,
  exile,
  gainLife,
  gains,
  grant,
  inPlay,
  is,
  it,
  keyword,
  loseLife,
  made,
  mill,
  moveTo,
  paid,
  parameter,
  payLife,
  plusCounters,
  pump,
  sacrificing,
  seared,
  spell,
  that,
  targetCard,
  targetCreature,
  targetOpponent,
  targetPermanent,
  targetPlayer,
  targetSpell,
  untap,
  valueOf,
} from './making.js';
import type { PrintedCard } from './printed.js';

const nonland = { not: { types: 'land' } } as const;
const artifactOrEnchantment = { types: ['artifact', 'enchantment'] } as const;

/** Notes as `mainPhase` that the spell was cast in its controller's own main phase (601.2i); a copy was not cast. */
const castInYourMainPhase: Ability = {
  kind: 'static',
  marks: { asCast: 'mainPhase', if: parameter({ all: [{ turnOf: 'you' }, { phase: ['precombatMain', 'postcombatMain'] }] }) },
};

/** Damage by instants and sorceries. */
const damaging: readonly PrintedCard[] = [
  made('Flame Slash', '{R}', 'sorcery', spell(targetCreature(), damage(4))),
  made('Precision Bolt', '{2}{R}', 'sorcery', spell(anyTarget, damage(3))),
  made('Searing Spear', '{1}{R}', 'instant', spell(anyTarget, damage(3))),
  made('Incinerate', '{1}{R}', 'instant', spell(anyTarget, ...seared(damage(3)))),
  made('Lightning Helix', '{R}{W}', 'instant', spell(anyTarget, damage(3), gainLife(3))),
  made('Psionic Blast', '{2}{U}', 'instant', spell(anyTarget, damage(4), { verb: 'dealDamage', player: 'you', amount: 2 })),
  made(
    'Lava Axe',
    '{4}{R}',
    'sorcery',
    spell({ as: 'it', from: inPlay({ types: 'planeswalker' }), players: true, target: true }, damage(5)),
  ),
  made(
    'Flame Jet',
    '{1}{R}',
    'sorcery',
    spell({ as: 'it', from: inPlay({ types: 'planeswalker' }), players: true, target: true }, damage(3)),
    keyword('cycling', '{2}'),
  ),
  made(
    "Sorin's Vengeance",
    '{4}{B}{B}{B}',
    'sorcery',
    spell({ as: 'it', from: inPlay({ types: 'planeswalker' }), players: true, target: true }, damage(10), gainLife(10)),
  ),
  made('Fire Ambush', '{1}{R}', 'sorcery', spell(anyTarget, damage(3))),
  made('Bombard', '{2}{R}', 'instant', spell(targetCreature(), damage(4))),
  made(
    'Flamebreak',
    '{R}{R}{R}',
    'sorcery',
    spell(...seared({ ...damage(3, all(creatures(undefined, { not: { keywords: 'flying' } }))), player: 'all' })),
  ),
  made('Whipflare', '{1}{R}', 'sorcery', spell(damage(2, all(creatures(undefined, { not: { types: 'artifact' } }))))),
  made('Tremor', '{R}', 'sorcery', spell(damage(1, all(creatures(undefined, { not: { keywords: 'flying' } }))))),
  made('Seismic Rupture', '{2}{R}', 'sorcery', spell(damage(2, all(creatures(undefined, { not: { keywords: 'flying' } }))))),
  made(
    'Savage Swipe',
    '{G}',
    'sorcery',
    spell(
      targetCreature({}, 'you'),
      targetCreature({ not: { controller: 'you' } }, undefined, { as: 'other' }),
      { if: is(it, { power: { equal: 2 } }), do: [pump(2, 2)] },
      { verb: 'fight', what: it, with: { var: 'other' } },
    ),
  ),
  made('Radiant Flames', '{2}{R}', 'sorcery', spell(damage(converge, all(creatures())))),
];

const removing: readonly PrintedCard[] = [
  made('Terminate', '{B}{R}', 'instant', spell(targetCreature(), bury())),
  made('Terror', '{1}{B}', 'instant', spell(targetCreature({ not: { any: [{ types: 'artifact' }, { colours: 'black' }] } }), bury())),
  made('Swords to Plowshares', '{W}', 'instant', spell(targetCreature(), exile(), gainLife(valueOf('power'), controllerOf(it)))),
  made('Angelic Edict', '{4}{W}', 'sorcery', spell(targetPermanent({ types: ['creature', 'enchantment'] }), exile())),
  made('Vindicate', '{1}{W}{B}', 'sorcery', spell(targetPermanent(), destroy())),
  made('Putrefy', '{1}{B}{G}', 'instant', spell(targetPermanent({ types: ['artifact', 'creature'] }), bury())),
  made(
    'Abolish',
    '{1}{W}{W}',
    'instant',
    { kind: 'static', marks: { way: 'discard' }, cost: [discarding({ subtypes: 'Plains' })] },
    spell(targetPermanent(artifactOrEnchantment), destroy()),
  ),
  made('Demystify', '{W}', 'instant', spell(targetPermanent({ types: 'enchantment' }), destroy())),
  made('Disenchant', '{1}{W}', 'instant', spell(targetPermanent(artifactOrEnchantment), destroy())),
  made("Altar's Light", '{2}{W}{W}', 'instant', spell(targetPermanent(artifactOrEnchantment), exile())),
  made('Fade into Antiquity', '{2}{G}', 'sorcery', spell(targetPermanent(artifactOrEnchantment), exile())),
  made("Nature's Claim", '{G}', 'instant', spell(targetPermanent(artifactOrEnchantment), destroy(), gainLife(4, controllerOf(it)))),
  made('Stone Rain', '{2}{R}', 'sorcery', spell(targetPermanent({ types: 'land' }), destroy())),
  made('Sinkhole', '{B}{B}', 'sorcery', spell(targetPermanent({ types: 'land' }), destroy())),
  made(
    'Molten Rain',
    '{1}{R}{R}',
    'sorcery',
    spell(targetPermanent({ types: 'land' }), destroy(), {
      if: is(it, { not: { supertypes: 'basic' } }),
      do: [{ verb: 'dealDamage', player: controllerOf(it), amount: 2 }],
    }),
  ),
  made('Boil', '{3}{R}', 'instant', spell(destroy(all(inPlay({ subtypes: 'Island' }))))),
  made('Damnation', '{2}{B}{B}', 'sorcery', spell(bury(all(creatures())))),
  made('Planar Outburst', '{3}{W}{W}', 'sorcery', spell(destroy(all(creatures(undefined, nonland)))), {
    word: 'awaken',
    cost: '{5}{W}{W}{W}',
    amount: 4,
  }),
  made(
    "Akroma's Vengeance",
    '{4}{W}{W}',
    'sorcery',
    spell(destroy(all(inPlay({ types: ['artifact', 'creature', 'enchantment'] })))),
    keyword('cycling', '{3}'),
  ),
  made(
    'Fracturing Gust',
    '{2}{G/W}{G/W}{G/W}',
    'instant',
    spell(
      { do: [{ verb: 'destroy', what: all(inPlay({ types: ['artifact', 'enchantment'] })), as: 'gone' }] },
      gainLife({ times: [2, { countOf: { var: 'gone' } }] }),
    ),
  ),
  made('Kill Shot', '{2}{W}', 'instant', spell(targetCreature({ attacking: true }), destroy())),
  made('Bone Splinters', '{B}', 'sorcery', spell(targetCreature(), destroy()), additional(sacrificing({ types: 'creature' }))),
  made('Languish', '{2}{B}{B}', 'sorcery', spell(pump(-4, -4, all(creatures())))),
  made('Boomerang', '{U}{U}', 'instant', spell(targetPermanent(), bounce())),
  made('Evacuation', '{3}{U}{U}', 'instant', spell(bounce(all(creatures())))),
  made('Silent Departure', '{U}', 'sorcery', spell(targetCreature(), bounce()), keyword('flashback', '{4}{U}')),
  made(
    'Aether Tradewinds',
    '{2}{U}',
    'instant',
    spell(targetPermanent({}, 'you'), targetPermanent({ not: { controller: 'you' } }, undefined, { as: 'other' }), {
      do: [bounce(), bounce({ var: 'other' })],
      together: true,
    }),
  ),
  made(
    'Echoing Decay',
    '{1}{B}',
    'instant',
    spell(
      targetCreature(),
      pump(-2, -2, all({ from: 'battlefield', where: { types: 'creature' }, relation: { is: 'sameName', to: it } })),
      pump(-2, -2),
    ),
  ),
  made(
    'Tragic Slip',
    '{B}',
    'instant',
    spell(targetCreature(), ...either({ compare: [{ history: 'died' }, 'atLeast', 1] }, [pump(-13, -13)], [pump(-1, -1)])),
  ),
  made(
    'Fatal Push',
    '{B}',
    'instant',
    spell(targetCreature(), {
      if: {
        any: [
          is(it, { manaValue: { atMost: 2 } }),
          both(is(it, { manaValue: { atMost: 4 } }), {
            compare: [{ countOf: { history: 'left' }, where: { controller: 'you' } }, 'atLeast', 1],
          }),
        ],
      },
      do: [destroy()],
    }),
  ),
  made('Cruel Edict', '{1}{B}', 'sorcery', spell(targetOpponent, edict(chosen(), { types: 'creature' }, 1))),
  made("Geth's Verdict", '{B}{B}', 'instant', spell(targetPlayer, edict(chosen(), { types: 'creature' }, 1), loseLife(1, chosen()))),
  made(
    'Unlicensed Disintegration',
    '{1}{B}{R}',
    'instant',
    spell(targetCreature(), destroy(), {
      if: { exists: inPlay({ types: 'artifact' }, 'you') },
      do: [{ verb: 'dealDamage', player: controllerOf(it), amount: 3 }],
    }),
  ),
  made(
    'Hideous End',
    '{1}{B}{B}',
    'instant',
    spell(targetCreature({ not: { colours: 'black' } }), destroy(), loseLife(2, controllerOf(it))),
  ),
  made(
    'Daring Demolition',
    '{2}{B}{B}',
    'sorcery',
    spell(targetPermanent({ any: [{ types: 'creature' }, { subtypes: 'Vehicle' }] }), destroy()),
  ),
  made(
    'Public Execution',
    '{5}{B}',
    'instant',
    spell(targetCreature({ controller: 'opponent' }), destroy(), pump(-2, 0, all(creatures('opponent', {}, it)))),
  ),
  made(
    'Condemn',
    '{W}',
    'instant',
    spell(targetCreature({ attacking: true }), moveTo('library', it, { at: 'bottom' }), gainLife(valueOf('toughness'), controllerOf(it))),
  ),
  made('Agonizing Syphon', '{3}{B}', 'sorcery', spell(anyTarget, damage(3), gainLife(3))),
  made(
    'Turn to Slag',
    '{3}{R}{R}',
    'sorcery',
    spell(targetCreature(), damage(5), destroy(all(inPlay({ subtypes: 'Equipment', is: { attachedTo: it } })))),
  ),
  made('Clear a Path', '{R}', 'sorcery', spell(targetCreature({ keywords: 'defender' }), destroy())),
];

const answers: readonly PrintedCard[] = [
  made('Remove Soul', '{1}{U}', 'instant', spell(targetSpell({ types: 'creature' }), counterIt)),
  made('Spell Snare', '{U}', 'instant', spell(targetSpell({ manaValue: { equal: 2 } }), counterIt)),
  made(
    'Mana Leak',
    '{1}{U}',
    'instant',
    spell(targetSpell(), { unless: { player: controllerOf(it), cost: [{ verb: 'payMana', mana: '{3}' }] }, do: [counterIt] }),
  ),
  made(
    'Mana Tithe',
    '{W}',
    'instant',
    spell(targetSpell(), { unless: { player: controllerOf(it), cost: [{ verb: 'payMana', mana: '{1}' }] }, do: [counterIt] }),
  ),
  made('Just the Wind', '{1}{U}', 'instant', spell(targetCreature(), bounce()), keyword('madness', '{U}')),
];

const cardsAndLife: readonly PrintedCard[] = [
  made("Night's Whisper", '{1}{B}', 'sorcery', spell(draw(2), loseLife(2))),
  made('Counsel of the Soratami', '{2}{U}', 'sorcery', spell(draw(2))),
  made("Jace's Ingenuity", '{3}{U}{U}', 'instant', spell(draw(3))),
  made('Brilliant Plan', '{4}{U}', 'sorcery', spell(draw(3))),
  made('Think Twice', '{1}{U}', 'instant', spell(draw(1)), keyword('flashback', '{2}{U}')),
  made('Deep Analysis', '{3}{U}', 'sorcery', spell(targetPlayer, draw(2, chosen())), {
    word: 'flashback',
    cost: '{1}{U}',
    costs: parameter([payLife(3)]),
  }),
  made('Thought Scour', '{U}', 'instant', spell(targetPlayer, mill(2, chosen()), draw(1))),
  made("Chaplain's Blessing", '{W}', 'sorcery', spell(gainLife(5))),
  made("Whitesun's Passage", '{1}{W}', 'instant', spell(gainLife(5))),
  made(
    'Rest for the Weary',
    '{1}{W}',
    'instant',
    spell(
      targetPlayer,
      ...either(
        { compare: [{ countOf: { history: 'entered' }, where: { types: 'land', controller: 'you' } }, 'atLeast', 1] },
        [gainLife(8, chosen())],
        [gainLife(4, chosen())],
      ),
    ),
  ),
  made('Reviving Dose', '{2}{W}', 'instant', spell(gainLife(3), draw(1))),
  made('Final Punishment', '{3}{B}{B}', 'sorcery', spell(targetPlayer, loseLife({ history: 'damageTaken', of: chosen() }, chosen()))),
  made(
    'Blood Tithe',
    '{3}{B}',
    'sorcery',
    spell({ do: [{ verb: 'loseLife', player: 'opponent', amount: 3, total: 'lost' }] }, gainLife({ var: 'lost' })),
  ),
  made("Raven's Crime", '{B}', 'sorcery', spell(targetPlayer, discard(1, chosen())), 'retrace'),
  made(
    'Haunting Hymn',
    '{4}{B}{B}',
    'instant',
    castInYourMainPhase,
    spell(targetPlayer, ...either(paid('mainPhase'), [discard(4, chosen())], [discard(2, chosen())])),
  ),
  made("Rakshasa's Secret", '{2}{B}', 'sorcery', spell(targetOpponent, discard(2, chosen()), mill(2))),
];

const pumping: readonly PrintedCard[] = [
  made('Kindled Fury', '{R}', 'instant', spell(targetCreature(), pump(1, 0, it, 'firstStrike'))),
  made('Titanic Growth', '{1}{G}', 'instant', spell(targetCreature(), pump(4, 4))),
  made(
    'Might of Old Krosa',
    '{G}',
    'instant',
    castInYourMainPhase,
    spell(targetCreature(), ...either(paid('mainPhase'), [pump(4, 4)], [pump(2, 2)])),
  ),
  made(
    'Groundswell',
    '{G}',
    'instant',
    spell(
      targetCreature(),
      ...either(
        { compare: [{ countOf: { history: 'entered' }, where: { types: 'land', controller: 'you' } }, 'atLeast', 1] },
        [pump(4, 4)],
        [pump(2, 2)],
      ),
    ),
  ),
  made(
    'Distortion Strike',
    '{U}',
    'sorcery',
    spell(
      targetCreature(),
      grant(it, [
        { layer: 'pt.change', add: { power: 1 } },
        { layer: 'rules', gain: { rules: [{ word: 'cant', what: 'beBlocked' }] } },
      ]),
    ),
    'rebound',
  ),
  made('Unnatural Speed', '{R}', 'instant - Arcane', spell(targetCreature(), gains(it, 'haste'))),
  made('Expedite', '{R}', 'instant', spell(targetCreature(), gains(it, 'haste'), draw(1))),
  made('Battlegrowth', '{G}', 'instant', spell(targetCreature(), plusCounters())),
  made('Dragonscale Boon', '{3}{G}', 'instant', spell(targetCreature(), plusCounters(2), untap())),
  made(
    'Act of Treason',
    '{2}{R}',
    'sorcery',
    spell(
      targetCreature(),
      { verb: 'grant', to: it, until: 'endOfTurn', modifiers: [{ layer: 'control', controller: 'you' }] },
      untap(),
      gains(it, 'haste'),
    ),
  ),
  made(
    'Insurrection',
    '{5}{R}{R}{R}',
    'sorcery',
    spell(
      untap(all(creatures())),
      grant(all(creatures()), [
        { layer: 'control', controller: 'you' },
        { layer: 'abilities', gain: { keywords: ['haste'] } },
      ]),
    ),
  ),
  made('Triumph of the Hordes', '{2}{G}{G}', 'sorcery', spell(pump(1, 1, all(creatures('you')), 'trample', 'infect'))),
  made(
    'Overwhelming Stampede',
    '{3}{G}{G}',
    'sorcery',
    spell(pump({ max: creatures('you'), of: 'power' }, { max: creatures('you'), of: 'power' }, all(creatures('you')), 'trample')),
  ),
  made(
    'Virulent Wound',
    '{B}',
    'instant',
    spell(targetCreature(), counters('-1/-1'), {
      verb: 'later',
      until: 'endOfTurn',
      ability: {
        kind: 'triggered',
        on: [{ event: 'died', if: is(that, { is: it }) }],
        clauses: [{ do: [{ verb: 'addCounters', player: controllerOf(that), kind: 'poison', amount: 1 }] }],
      },
    }),
  ),
];

const returning: readonly PrintedCard[] = [
  made(
    'Unearth',
    '{B}',
    'sorcery',
    spell(targetCard('graveyard', { types: 'creature', manaValue: { atMost: 3 } }, 'you'), moveTo('battlefield')),
    keyword('cycling', '{2}'),
  ),
  made(
    'Reanimate',
    '{B}',
    'sorcery',
    spell(
      targetCard('graveyard', { types: 'creature' }),
      { verb: 'move', what: it, to: 'battlefield', under: 'you', as: 'it' },
      loseLife(valueOf('manaValue')),
    ),
  ),
  made(
    'Unburial Rites',
    '{4}{B}',
    'sorcery',
    spell(targetCard('graveyard', { types: 'creature' }, 'you'), moveTo('battlefield')),
    keyword('flashback', '{3}{W}'),
  ),
  made('Wildwood Rebirth', '{1}{G}', 'instant', spell(targetCard('graveyard', { types: 'creature' }, 'you'), bounce())),
  made('Saving Grasp', '{U}', 'instant', spell(targetCreature({ owner: 'you' }), bounce()), keyword('flashback', '{W}')),
  made(
    'Miraculous Recovery',
    '{4}{W}',
    'instant',
    spell(targetCard('graveyard', { types: 'creature' }, 'you'), { verb: 'move', what: it, to: 'battlefield', as: 'it' }, plusCounters()),
  ),
  made(
    'Cloudshift',
    '{W}',
    'instant',
    spell(targetCreature({}, 'you'), { verb: 'exile', what: it, as: 'it' }, moveTo('battlefield', it, { under: 'you' })),
  ),
  made(
    'Flicker',
    '{1}{W}',
    'sorcery',
    spell(targetPermanent({ not: { token: true } }), { verb: 'exile', what: it, as: 'it' }, moveTo('battlefield')),
  ),
  made(
    'Momentary Blink',
    '{1}{W}',
    'instant',
    spell(targetCreature({}, 'you'), { verb: 'exile', what: it, as: 'it' }, moveTo('battlefield')),
    keyword('flashback', '{3}{U}'),
  ),
  made(
    'Otherworldly Journey',
    '{1}{W}',
    'instant',
    spell(
      targetCreature(),
      { verb: 'exile', what: it, as: 'it' },
      {
        verb: 'later',
        ability: {
          kind: 'triggered',
          on: [{ event: 'step:end' }],
          clauses: [{ do: [{ verb: 'move', what: it, to: 'battlefield', counters: { '+1/+1': 1 } }] }],
        },
      },
    ),
    { facts: { subtypes: ['Arcane'] } },
  ),
  made(
    'Exhume',
    '{1}{B}',
    'sorcery',
    spell({
      forEachPlayer: 'all',
      choose: [{ as: 'it', from: { from: 'graveyard', of: 'each', where: { types: 'creature' } } }],
      do: [moveTo('battlefield')],
      together: true,
    }),
  ),
  made(
    'Replenish',
    '{3}{W}',
    'sorcery',
    spell(moveTo('battlefield', all({ from: 'graveyard', of: 'you', where: { types: 'enchantment' } }))),
  ),
];

/** Instants and sorceries with one simple effect. */
export const plainSpells: readonly PrintedCard[] = [...damaging, ...removing, ...answers, ...cardsAndLife, ...pumping, ...returning];
