import type { CardProgram } from '@arbiter/kernel';
import { action, ally, attack, domain, regaliaWeapon } from './facts/making.js';
import { championOf, costsLess, deals, does, doing, draws, field, gains, gets, it, levelled, only, onAttack, onDeath, onEnter, onKill, recovers, standing, target, triggered } from './making.js';

/** Class Bonus (2.4.4.1). */
const bonus = { only: { class: true } } as const;
const human = { subtypes: ['human'] } as const;

/** Cards with keywords, under restrictions or without. */
export const keywordedCards: readonly CardProgram[] = [
  ally('Shade Striker', 3, 2, 3, { classes: ['assassin'], ...human, keywords: ['ambush'] }),
  ally('Gray Wolf', 2, 2, 2, { classes: ['tamer'], subtypes: ['beast', 'wolf'], keywords: [{ word: 'pride', amount: 2 }] }),
  ally('Ordinary Bear', 3, 2, 3, { classes: ['tamer'], subtypes: ['beast', 'bear'], keywords: [{ word: 'pride', amount: 2 }, { word: 'floatingMemory', ...bonus }] }),
  ally('Ghostsight Mare', 3, 2, 2, { classes: ['tamer'], subtypes: ['animal', 'horse'], keywords: ['trueSight'] }),
  ally('Veteran Soldier', 5, 2, 3, { classes: ['warrior'], ...human, keywords: ['floatingMemory'] }),
  ally('Croaking Webfoot', 1, 1, 1, { elements: ['water'], classes: ['tamer'], subtypes: ['animal', 'frog'], keywords: ['floatingMemory'] }),
  ally('Honorable Vanguard', 2, 1, 2, { classes: ['warrior'], ...human, keywords: ['floatingMemory'] }),
  ally("Pride's Vanguard", 3, 1, 3, { classes: ['warrior'], subtypes: ['animal', 'human', 'lion'], keywords: ['ambush', { word: 'retort', amount: 2 }] }),
  ally('Windrider Vanguard', 3, 2, 3, { elements: ['wind'], classes: ['guardian', 'warrior'], ...human, keywords: [{ word: 'vigor', ...bonus }] }),
  ally('Vigilant Sentry', 3, 2, 3, { elements: ['wind'], classes: ['guardian'], ...human, keywords: [{ word: 'taunt', ...bonus }] }),
  ally('Imperial Assassin', 3, 2, 1, { classes: ['assassin'], ...human, keywords: [{ word: 'stealth', ...bonus }] }),
  ally('Kingdom Informant', 2, 1, 2, { classes: ['assassin'], ...human, keywords: ['stealth', { word: 'floatingMemory', ...bonus }] }),
  ally('Esteemed Knight', 3, 2, 3, { classes: ['warrior'], ...human, keywords: [{ word: 'intercept', ...bonus }] }),
  ally('Throne-Keeper Bullfrog', 3, 0, 4, { elements: ['water'], classes: ['guardian'], subtypes: ['animal', 'human', 'frog'], keywords: ['taunt', 'floatingMemory'] }),
  ally('Brash Defender', 4, 1, 4, { classes: ['guardian'], ...human, keywords: [{ word: 'vigor', only: { level: 1 } }, { word: 'retort', amount: 3 }] }),
  ally('Swift Recruit', 2, 1, 2, { elements: ['wind'], classes: ['warrior'], ...human, keywords: ['intercept', 'floatingMemory'] }),
  ally('Flame-Rune Swordsman', 3, 2, 2, { elements: ['fire'], classes: ['mage', 'warrior'], ...human, keywords: [{ word: 'floatingMemory', ...bonus }] }),
  ally('Seafaring Mercenary', 3, 1, 4, { elements: ['water'], classes: ['warrior'], ...human, keywords: [{ word: 'floatingMemory', ...bonus }] }),
  ally('Palace Guard', 3, 1, 3, { classes: ['guardian'], ...human, keywords: ['taunt', { word: 'retort', amount: 2, ...bonus }] }),
  ally('Unrelenting Warden', 3, 2, 3, { elements: ['wind'], classes: ['guardian'], ...human, keywords: [{ word: 'taunt', ...bonus }, { word: 'vigor', only: { level: 2 } }] }),
  ally('Library Witch', 2, 0, 1, { classes: ['mage'], ...human, keywords: ['intercept'] }, triggered(onDeath, {}, doing(draws(1)))),
  ally('Vigil Rempart', 4, 1, 4, { classes: ['guardian'], ...human }, only({ class: true }, standing({ layer: 'values', of: 'self', add: { power: 2 } }))),
  attack('Savage Swing', 2, 2, { classes: ['warrior'], subtypes: ['polearm'], keywords: [{ word: 'floatingMemory', ...bonus }] }),
  attack('Savage Slash', 2, 2, { classes: ['warrior'], subtypes: ['sword'], keywords: [{ word: 'floatingMemory', ...bonus }] }),
  attack('Savage Smash', 4, 4, { classes: ['guardian'], subtypes: ['sword'], keywords: [{ word: 'floatingMemory', ...bonus }] }),
  attack('Drowned Cut', 1, 2, { elements: ['water'], classes: ['assassin'], subtypes: ['dagger'], keywords: [{ word: 'floatingMemory', ...bonus }] }),
  attack('Restorative Slash', 4, 3, { elements: ['water'], classes: ['warrior'], subtypes: ['sword'] }, triggered(onAttack, {}, doing(recovers(3)))),
  attack('Clean Cut', 2, 2, { classes: ['warrior'], subtypes: ['sword'] }, only({ level: 2 }, triggered(onKill, {}, doing(draws(1))))),
  attack('Opening Cut', 1, 1, { classes: ['warrior'], subtypes: ['sword'] }, only({ class: true }, standing({ layer: 'values', of: 'self', if: { compare: [{ player: 'you', value: 'memory' }, 'equal', 1] }, add: { power: 2 } }))),
  regaliaWeapon('Drawn Blade', 1, 1, 1, { classes: ['warrior'], subtypes: ['sword'] }, only({ class: true }, triggered(onEnter, {}, doing(draws(1))))),
  domain('Hub of Innovation', 3, { classes: ['guardian'], subtypes: ['crossroads'] }, triggered(onEnter, {}, doing(draws(1, 'memory')))),
  action('Develop Mana', 3, 'slow', { classes: ['mage'], subtypes: ['spell'] }, does({}, doing({ verb: 'addCounters', what: championOf('you'), kind: 'level' }))),
  action('Peer into Mana', 4, 'slow', { classes: ['mage'], subtypes: ['skill'] }, does({}, doing({ verb: 'addCounters', what: championOf('you'), kind: 'enlighten', amount: { plus: [2, levelled] } }))),
  action('Arcane Blast', 11, 'slow', { elements: ['arcane'], classes: ['mage'], subtypes: ['spell'], keywords: ['efficiency'] }, does({ targets: [target(field({ types: 'champion' }))] }, doing(deals(11)))),
  action('Enchanted Fete', 4, 'fast', { classes: ['cleric'], subtypes: ['skill'] }, does({}, doing(recovers(3), draws(1, 'memory')))),
  action('Petalfall Embrace', 2, 'slow', { elements: ['tera'], classes: ['cleric'], subtypes: ['spell'] }, does({}, doing(recovers({ plus: [8, levelled] }, championOf('all'))))),
  action('Imbue in Frost', 3, 'slow', { elements: ['water'], classes: ['warrior'], subtypes: ['spell'], keywords: [{ word: 'floatingMemory', ...bonus }] }, does({ targets: [target(field({ types: 'weapon', subtypes: 'sword' }, 'you'))] }, doing(gets({ power: 2 })))),
  action('Sidestep', 2, 'fast', { classes: ['assassin'], subtypes: ['skill', 'reaction'] }, costsLess(1, { level: 2 }), does({ targets: [target(field({ types: 'ally' }))] }, doing(gains('stealth', it)))),
  action('Surveil the Winds', 2, 'slow', { elements: ['wind'], classes: ['assassin'], subtypes: ['skill'], keywords: [{ word: 'fastActivation', ...bonus }] }, does({}, doing(draws(1), { verb: 'addCounters', what: championOf('you'), kind: 'preparation' }))),
];
