import type { CardProgram } from '@arbiter/kernel';
import { action, ally } from './facts/making.js';
import { activate, allies, banishing, becomesDistant, championOf, costsLess, deluge, does, doing, draws, field, gains, gets, glimpses, grows, hasWhile, it, mayPay, mounted, only, onEnter, recovers, standing, target, triggered, units, unretaliated } from './making.js';

const bonus = { only: { class: true } } as const;
const ranger = { classes: ['ranger'], subtypes: ['human'] } as const;
const ranged = (amount: number): { readonly word: 'ranged'; readonly amount: number } => ({ word: 'ranged', amount });
/** "If you control a distant unit". */
const distantUnit = { exists: { ...units('you'), where: { ...units().where, distant: true } } } as const;

/** Rangers, and what keeps them at a distance. */
export const rangers: readonly CardProgram[] = [
  ally('Flamebolt Arbalist', 2, 2, 1, { elements: ['fire'], ...ranger, keywords: [ranged(4)] }),
  ally('Galewind Scout', 3, 2, 2, { elements: ['wind'], ...ranger, keywords: [ranged(3)] }),
  ally('Concealed Marksman', 3, 1, 3, { elements: ['wind'], ...ranger, keywords: [{ word: 'trueSight', ...bonus }, ranged(4)] }),
  ally('Corsair Captain', 3, 1, 3, { elements: ['water'], ...ranger, keywords: [ranged(2), { word: 'floatingMemory', ...bonus }] }),
  ally('Winbless Arbalest', 3, 2, 2, { elements: ['wind'], ...ranger, keywords: [ranged(2), { word: 'vigor', ...bonus }] }),
  ally('Imperial Rifleman', 3, 1, 2, { ...ranger, keywords: [ranged(2)] }, only({ class: true }, triggered(onEnter, {}, doing(becomesDistant('self'))))),
  ally('Marksman Captain', 2, 1, 2, { ...ranger, keywords: [ranged(2)] }, triggered(onEnter, { targets: [target({ ...units('you'), except: 'self' })] }, doing(becomesDistant(it)))),
  ally('Hidden Longbowman', 2, 1, 2, { ...ranger, keywords: [ranged(2)] }, hasWhile('stealth', { object: 'self', is: { distant: true } })),
  ally('Airship Engineer', 2, 1, 2, { elements: ['fire'], ...ranger, keywords: [{ ...ranged(2), ...bonus }] }, triggered(onEnter, {}, { if: distantUnit, do: [draws(1, 'memory')] })),
  ally('Yunzhou Cavalry', 3, 2, 3, { elements: ['wind'], ...ranger, keywords: [{ ...ranged(2), ...bonus }] }, triggered(onEnter, {}, { if: mounted, do: [becomesDistant('self')] })),
  ally('Waterlogged Ranger', 3, 2, 2, { elements: ['water'], ...ranger, keywords: [ranged(2)] }, triggered(onEnter, {}, { if: deluge(3), do: [becomesDistant('self')] })),
  ally('Xia Hou Dun, Gloryseeker', 3, 1, 4, { elements: ['water'], classes: ['warrior', 'ranger'], subtypes: ['human'], supertypes: ['unique'], keywords: [ranged(2)] }, only({ class: true }, grows({ power: 1 }, { exists: field({ types: 'weapon', any: [{ subtypes: 'sword' }, { subtypes: 'bow' }] }, 'you') }))),
  ally('Blazing Bowman', 3, 2, 1, { elements: ['fire'], ...ranger }, standing(unretaliated), triggered(onEnter, {}, mayPay(banishing({ elements: 'fire' }), gets({ power: 2 }, 'self')))),
  ally('Balmshot Nurse', 3, 1, 4, { elements: ['water'], classes: ['cleric', 'ranger'], subtypes: ['human'] }, activate({ cost: [{ verb: 'restSelf' }], when: { object: 'self', is: { distant: true } } }, doing(recovers(3)))),
  action('Navigate the Streets', 1, 'slow', { classes: ['ranger'], subtypes: ['skill'], keywords: ['floatingMemory'] }, does({}, doing(glimpses({ plus: [1, { count: field({ types: 'domain' }, 'you') }] })))),
  action('Undercurrent Vantage', 2, 'fast', { elements: ['water'], classes: ['ranger'], subtypes: ['skill'], keywords: [{ word: 'floatingMemory', ...bonus }] }, does({}, doing(glimpses(3), becomesDistant(championOf('you'))))),
  action('Backstep', 2, 'fast', { classes: ['ranger'], subtypes: ['skill'] }, does({ targets: [target(units())] }, doing(becomesDistant(it), draws(1)))),
  action('Reposition', 1, 'fast', { classes: ['ranger'], subtypes: ['skill'], keywords: [{ word: 'floatingMemory', ...bonus }] }, does({ targets: [target(units())] }, doing(becomesDistant(it)))),
  action('Scorching Strafe', 4, 'slow', { elements: ['fire'], classes: ['ranger'], subtypes: ['skill'] }, costsLess(2, { class: true }), does({ targets: [target(allies())] }, doing(gets({ power: 2 }), becomesDistant(it)))),
  action('Conceal', 2, 'fast', { classes: ['assassin'], subtypes: ['skill'] }, does({}, doing(gains('stealth', { all: allies('you') })))),
  action('Take Point', 2, 'slow', { classes: ['guardian'], subtypes: ['skill'], keywords: [{ word: 'floatingMemory', ...bonus }] }, does({}, doing({ verb: 'grant', to: championOf('you'), until: 'yourNextTurn', modifiers: [{ layer: 'abilities', gain: { keywords: ['taunt'] } }] }))),
];
