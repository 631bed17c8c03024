import type { CardProgram, Condition } from '@arbiter/kernel';
import { action, ally, attack } from './facts/making.js';
import { allies, cheaper, costsLess, discarding, does, doing, draws, field, fostered, gets, grows, hasWhile, it, mayPay, mills, mounted, only, onAttack, onEnter, onFoster, puts, recovers, standing, target, triggered } from './making.js';

const bonus = { only: { class: true } } as const;
const guardian = { classes: ['guardian'], subtypes: ['human'] } as const;
const attacksUnique: Condition = { exists: field({ types: 'ally', supertypes: 'unique', defending: true }) };

/** Guardians, whom time makes stronger. */
export const guardians: readonly CardProgram[] = [
  ally('Imperial Recruit', 2, 1, 3, { ...guardian, keywords: ['foster'] }, grows({ power: 1 }, fostered)),
  ally('Imperial Panzer', 3, 2, 2, { ...guardian, keywords: ['foster'] }, only({ class: true }, standing({ layer: 'values', of: 'self', if: fostered, add: { power: 1, life: 2 } }, { layer: 'abilities', of: 'self', if: fostered, gain: { keywords: ['vigor'] } }))),
  ally('Accompanying Guard', 2, 1, 3, { ...guardian }, only({ class: true }, triggered(onEnter, { targets: [target(allies('you', 'self'))] }, doing({ verb: 'foster', what: it })))),
  ally('Imperial Sentry', 4, 2, 3, { ...guardian, keywords: [{ word: 'intercept', ...bonus }] }, only({ level: 2 }, grows({ life: 1 }))),
  ally('Embershield Keeper', 5, 4, 2, { elements: ['fire'], ...guardian, keywords: ['foster'] }, only({ class: true }, grows({ life: 2 }, fostered))),
  ally('Krustallan Patrol', 5, 1, 4, { elements: ['water'], ...guardian, keywords: ['foster'] }, triggered(onFoster, {}, doing(puts('buff', 'self'))), hasWhile('steadfast', fostered)),
  ally('Sanctified Paladin', 6, 0, 1, { ...guardian, keywords: ['foster'] }, standing({ layer: 'values', of: 'self', if: fostered, add: { power: 3, life: 3 } }, { layer: 'abilities', of: 'self', if: fostered, gain: { keywords: ['vigor'] } }), triggered(onFoster, {}, doing(draws(2)))),
  ally('Tidebreaker Sentinel', 3, 0, 3, { elements: ['water'], ...guardian, keywords: [{ word: 'foster', ...bonus }] }, triggered(onFoster, {}, doing(mills(3, 'you'))), standing({ layer: 'values', of: 'self', if: fostered, add: { life: 2 } }, { layer: 'abilities', of: 'self', if: fostered, gain: { keywords: ['taunt'] } })),
  ally('Rilewind Sentinel', 3, 2, 2, { elements: ['wind'], ...guardian, keywords: [{ word: 'foster', ...bonus }] }, standing({ layer: 'abilities', of: allies('you'), if: fostered, gain: { keywords: ['vigor'] } })),
  ally('Sunglory Sentinel', 2, 1, 3, { elements: ['fire'], ...guardian, keywords: [{ word: 'foster', ...bonus }] }, grows({ power: 2 }, { all: [fostered, { object: 'self', is: { attacking: true } }, { exists: field({ types: 'champion', defending: true }) }] })),
  ally('Waverider Protector', 4, 1, 4, { elements: ['water'], ...guardian, keywords: [{ word: 'taunt', ...bonus }, { word: 'floatingMemory', ...bonus }] }),
  ally('Coy Bouclier', 5, 2, 4, { ...guardian }, costsLess(2, { level: 2 }), only({ class: true }, hasWhile('taunt', { exists: allies('you', 'self') }))),
  ally('Poised Rearguard', 3, 3, 3, { elements: ['wind'], ...guardian, keywords: ['hindered'] }, only({ class: true }, triggered(onEnter, {}, { if: mounted, do: [{ verb: 'wakeUp', what: 'self' }] }))),
  ally('Conflagrant Sentinel', 3, 2, 2, { elements: ['fire'], ...guardian }, triggered(onEnter, {}, mayPay(discarding(), puts('buff', 'self')))),
  ally('Allied Warpriestess', 3, 1, 3, { classes: ['cleric', 'guardian'], subtypes: ['human'] }, only({ class: true }, grows({ power: 1 })), only({ memory: 4 }, triggered(onAttack, {}, doing(recovers(2))))),
  ally('Aesan Protector', 4, 3, 4, { elements: ['wind'], ...guardian, keywords: ['intercept'] }, triggered(onEnter, { targets: [target(allies('you'))] }, doing({ verb: 'move', what: it, to: 'hand' }))),
  attack('Subjugating Lash', 2, 2, { classes: ['guardian'], subtypes: ['lash'] }, grows({ power: 2 }, { exists: field({ types: 'champion', damage: { atLeast: 12 } }, 'you') })),
  attack('Off With Her Head', 2, 2, { classes: ['guardian'], subtypes: ['sword'] }, grows({ power: 3 }, attacksUnique)),
  attack("Vanguard's Reversal", 5, 5, { classes: ['guardian'], subtypes: ['sword'] }, only({ class: true }, cheaper(3, { exists: field({ types: 'champion', keywords: 'taunt' }, 'you') }))),
  attack('Exsanguinating Wallop', 5, 5, { elements: ['umbra'], classes: ['guardian'], subtypes: ['sword'], keywords: [{ word: 'floatingMemory', ...bonus }] }, only({ class: true }, triggered(onAttack, {}, doing(recovers(3))))),
  action('Winds of Retribution', 6, 'slow', { elements: ['wind'], classes: ['guardian'], subtypes: ['skill'] }, costsLess(2, { class: true, level: 2 }), does({}, doing(gets({ power: 2 }, { all: allies('you') })))),
];
