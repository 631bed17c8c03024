import type { CardProgram, Condition } from '@arbiter/kernel';
import { action, ally, attack, champion, regaliaWeapon } from './facts/making.js';
import { activate, allies, costsLess, deals, does, doing, draws, field, gains, glimpses, grows, hasWhile, it, mayPay, only, onAttack, onDeath, onEnter, onHit, onKill, preparation, prepares, puts, standing, target, thisAttack, triggered, units, unretaliated, yourEndPhase } from './making.js';

const bonus = { only: { class: true } } as const;
const assassin = { classes: ['assassin'], subtypes: ['human'] } as const;
const dagger = { classes: ['assassin'], subtypes: ['dagger'] } as const;
const floats = { word: 'floatingMemory', ...bonus } as const;
/** The attack card was prepared: its ability is the attacker's, but speaks of the card. */
const wasPrepared = { object: { parameter: 'bearer' } as never, is: { prepared: true } } satisfies Condition;
const isPrepared: Condition = { object: 'self', is: { prepared: true } };

/** Assassins, who prepare what they do. */
export const assassins: readonly CardProgram[] = [
  champion('Zander, Prepared Scout', 1, 1, 19, { ...assassin }, triggered(onEnter, {}, doing(glimpses(2), puts('preparation', 'self')))),
  ally('Winbless Lookout', 2, 1, 3, { elements: ['wind'], ...assassin }, triggered(onEnter, {}, doing(prepares)), only({ class: true }, triggered(onEnter, {}, doing(glimpses(1))))),
  ally('Drifting Rogue', 3, 1, 2, { elements: ['water'], ...assassin, keywords: [floats] }, triggered(onEnter, {}, doing(prepares))),
  ally('Dreamy Unicorn', 2, 1, 2, { classes: ['assassin'], subtypes: ['animal', 'human', 'unicorn'], keywords: ['intercept'] }, triggered(onDeath, {}, doing(prepares))),
  ally('Blackmarket Broker', 4, 2, 3, { elements: ['wind'], ...assassin }, triggered(onEnter, {}, doing(prepares)), hasWhile('stealth', { exists: field({ types: 'champion', preparationCounters: { atLeast: 3 } }, 'you') })),
  ally('Cunning Broker', 2, 0, 3, { ...assassin, keywords: ['stealth'] }, activate({ cost: [{ verb: 'restSelf' }, preparation(2)] }, doing(draws(1)))),
  ally('Inner Court Schemer', 2, 1, 3, { ...assassin }, triggered(onAttack, {}, mayPay(preparation(1), thisAttack(2)))),
  ally('Whirlwind Reaper', 3, 2, 2, { elements: ['wind'], ...assassin }, triggered(yourEndPhase, {}, mayPay(preparation(1), { verb: 'wakeUp', what: 'self' }))),
  ally('Intrepid Highwayman', 3, 1, 2, { elements: ['water'], ...assassin, keywords: ['intercept', floats] }, grows({ power: 3 }, { object: 'self', is: { retaliating: true } })),
  attack('Extraction Incision', 2, 3, { ...dagger, keywords: ['trueSight'] }, only({ class: true }, triggered(onKill, {}, doing(prepares)))),
  attack('Thieving Cut', 2, 3, { ...dagger, keywords: [{ word: 'prepare', amount: 1 }] }, triggered(onHit, {}, { if: wasPrepared, do: [draws(1)] })),
  attack('Vicious Slice', 1, 2, { ...dagger }, only({ class: true }, grows({ power: 1 }, { exists: field({ subtypes: 'human', defending: true }) }))),
  attack('Betraying Blade', 2, 2, { elements: ['wind'], ...dagger, keywords: [floats] }, triggered(onAttack, {}, mayPay({ verb: 'payReserve', amount: 2 }, prepares))),
  regaliaWeapon('Carnwennan, Shrouded Edge', 1, 3, 1, { elements: ['luxem'], classes: ['assassin'], subtypes: ['sword'] }, only({ class: true }, standing(unretaliated))),
  action('Strategic Planning', 2, 'slow', { classes: ['assassin'], subtypes: ['skill'] }, does({}, doing(glimpses(2), prepares))),
  action('Fishing Accident', 1, 'fast', { elements: ['water'], classes: ['assassin'], subtypes: ['skill'], keywords: [{ word: 'prepare', amount: 2 }] }, does({ targets: [target(allies())] }, { if: isPrepared, do: [{ verb: 'move', what: it, to: 'mainDeck', at: 'bottom' }] }, { if: { not: isPrepared }, do: [{ verb: 'rest', what: it }] })),
  action('Smoke Out', 1, 'fast', { elements: ['fire'], classes: ['assassin'], subtypes: ['skill'] }, does({ targets: [target(units())] }, { if: { object: it, is: { keywords: 'stealth' } }, do: [deals(4)] }, { if: { not: { object: it, is: { keywords: 'stealth' } } }, do: [deals(1)] })),
  action('Shroud in Mist', 5, 'fast', { elements: ['water'], classes: ['assassin'], subtypes: ['spell'] }, costsLess(2, { class: true }), does({}, doing(gains('stealth', { all: units('you') })))),
];
