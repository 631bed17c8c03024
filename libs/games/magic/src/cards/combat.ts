import type { Json } from '@arbiter/kernel';
import type { Ability, PlayerRef } from '@arbiter/kernel/authoring';
import { anyTarget, damage, draw, gainLife, itself, keyword, keywordOf, made, may, sacrifice } from './making.js';
import type { PrintedCard } from './printed.js';
import { struckPlayer } from '../keywords/making.js';

/** Rules that apply to the source itself (613.10), such as that it must attack. */
const rule = (...rules: readonly { readonly [part: string]: Json }[]): Ability => ({
  kind: 'static',
  modifiers: [{ layer: 'rules', of: 'self', gain: { rules } }],
});
/** Rules that apply to players. */
const ruleOf = (players: PlayerRef, ...rules: readonly { readonly [part: string]: Json }[]): Ability => ({
  kind: 'static',
  modifiers: [{ layer: 'rules', players, gain: { rules } }],
});
const when = (event: string | readonly string[], clauses: Ability['clauses']): Ability => ({
  kind: 'triggered',
  on: (typeof event === 'string' ? [event] : event).map((one) => ({ event: one, if: itself })),
  ...(clauses === undefined ? {} : { clauses }),
});

/** Creatures that the worked examples of combat name. */
const examples: readonly PrintedCard[] = [
  made('Vastwood Gorger', '{5}{G}', 'creature - Wurm', '5/6'),
  made('Canyon Minotaur', '{3}{R}', 'creature - Minotaur Warrior', '3/3'),
  made('Enormous Baloth', '{6}{G}', 'creature - Beast', '7/7'),
  made('Trained Armodon', '{1}{G}{G}', 'creature - Elephant', '3/3'),
  made('Silverback Ape', '{3}{G}{G}', 'creature - Ape', '5/5'),
  made('Durkwood Boars', '{4}{G}', 'creature - Boar', '4/4'),
  made('Foriysian Brigade', '{3}{W}', 'creature - Human Soldier', '2/4', rule({ word: 'count', of: 'blocks', more: 1 })),
  made('Pride Guardian', '{W}', 'creature - Cat Monk', '0/3', 'defender', when('blocks', [{ do: [gainLife(3)] }])),
  made('Mogg Fanatic', '{R}', 'creature - Goblin', '1/1', {
    kind: 'activated',
    cost: [sacrifice('self')],
    targets: [anyTarget],
    clauses: [{ do: [damage(1)] }],
  }),
];

/** Carriers of keyword abilities that act in combat. */
const carriers: readonly PrintedCard[] = [
  made('Akrasan Squire', '{W}', 'creature - Human Soldier', '1/1', 'exalted'),
  made('Benalish Hero', '{W}', 'creature - Human Soldier', '1/1', 'banding'),
  made('Bladetusk Boar', '{3}{R}', 'creature - Boar', '3/2', 'intimidate'),
  made('Bog Raiders', '{2}{B}', 'creature - Zombie', '2/2', { word: 'landwalk', where: { subtypes: 'Swamp' } }),
  made('Farbog Revenant', '{2}{B}', 'creature - Spirit', '1/3', 'skulk', 'lifelink'),
  made('Frenzy Sliver', '{1}{B}', 'creature - Sliver', '1/1', {
    kind: 'static',
    modifiers: [
      {
        layer: 'abilities',
        of: { from: 'battlefield', where: { subtypes: 'Sliver' } },
        gain: { keywords: [{ word: 'frenzy', amount: 1 }] },
      },
    ],
  }),
  made('Goblin Grappler', '{R}', 'creature - Goblin', '1/1', 'provoke'),
  made('Hammer Dropper', '{2}{R}{W}', 'creature - Giant Soldier', '5/2', 'mentor'),
  made('Khenra Eternal', '{1}{B}', 'creature - Zombie Jackal Warrior', '2/2', keywordOf('afflict', 1)),
  made('Shu Cavalry', '{2}{W}', 'creature - Human Soldier', '2/2', 'horsemanship'),
  made("Teeka's Dragon", '{9}', 'artifact creature - Dragon', '5/5', 'flying', 'trample', keywordOf('rampage', 4)),
  made('Warchief Giant', '{3}{R}{R}', 'creature - Giant Warrior', '5/3', 'haste', 'myriad'),
  made('Wings of the Guard', '{1}{W}', 'creature - Bird', '1/1', 'flying', 'melee'),
  made('Ninja of the Deep Hours', '{3}{U}', 'creature - Human Ninja', '2/2', keyword('ninjutsu', '{1}{U}'), {
    kind: 'triggered',
    on: [{ event: 'damage', if: struckPlayer }],
    clauses: [may(draw())],
  }),
];

/** Cards with rules about who must, can't or may attack or block, and at what cost. */
const rules: readonly PrintedCard[] = [
  made(
    'Silent Arbiter',
    '{4}',
    'artifact creature - Construct',
    '1/5',
    ruleOf('all', { word: 'count', of: 'attackers', most: 1 }, { word: 'count', of: 'blockingCreatures', most: 1 }),
  ),
];

export const combatCards: readonly PrintedCard[] = [...examples, ...carriers, ...rules];
