import type { CardProgram } from '@arbiter/kernel';
import { action, ally, attack, champion, regaliaWeapon } from './facts/making.js';
import { allies, banishing, cheaper, deals, deluge, discarding, does, doing, draws, field, gets, grows, happens, it, mayPay, mills, mounted, only, onAttack, onEnter, onKill, puts, standing, target, thisAttack, triggered, unretaliated } from './making.js';

const bonus = { only: { class: true } } as const;
const warrior = { classes: ['warrior'], subtypes: ['human'] } as const;
const sword = { classes: ['warrior'], subtypes: ['sword'] } as const;
const floats = { word: 'floatingMemory', ...bonus } as const;

/** Warriors, their blades and what they strike with. */
export const warriors: readonly CardProgram[] = [
  champion('Lorraine, Wandering Warrior', 1, 1, 20, { ...warrior }, triggered(onEnter, {}, { choose: [{ as: 'it', from: { from: 'materialDeck', of: 'you', where: { types: 'weapon', costKind: 'memory', cost: 0, materializable: true } }, min: 0 }], do: [{ verb: 'materialize', what: it }] })),
  ally('Banner Knight', 2, 1, 3, { ...warrior }, only({ class: true, level: 2 }, standing({ layer: 'values', of: field({ any: [{ types: 'ally' }, { types: 'weapon' }] }, 'you', 'self'), add: { power: 1 } }))),
  ally('Strapping Conscript', 2, 2, 1, { elements: ['fire'], ...warrior }, only({ class: true, level: 2 }, grows({ power: 1, life: 1 }))),
  ally('Reliable Cavalier', 3, 1, 3, { ...warrior }, grows({ power: 3 }, mounted)),
  ally('Nanyue Portsman', 3, 1, 3, { elements: ['water'], classes: ['guardian', 'warrior'], subtypes: ['human'], keywords: [floats] }, grows({ power: 1 }, mounted)),
  ally('Shu Frontliner', 2, 1, 2, { elements: ['wind'], ...warrior, keywords: [floats] }, cheaper(1, mounted)),
  ally('Skilled Plainsman', 3, 2, 2, { ...warrior }, only({ class: true }, triggered(onEnter, {}, { if: mounted, do: [puts('buff', 'self')] }))),
  ally('Floodborne Warrior', 3, 1, 3, { elements: ['water'], ...warrior }, grows({ power: 1, life: 1 }, deluge(2))),
  ally('Ash Filcher', 3, 1, 3, { elements: ['fire'], ...warrior }, only({ class: true }, triggered(onAttack, {}, mayPay(banishing({ elements: 'fire' }), thisAttack(2))))),
  ally('Cemetery Sentry', 4, 2, 2, { elements: ['fire'], ...warrior }, triggered(onEnter, {}, mayPay(discarding({ elements: 'fire' }), draws(1)))),
  ally('Lancelot, Goliath of Aesa', 4, 2, 3, { classes: ['guardian', 'warrior'], subtypes: ['human'], supertypes: ['unique'], keywords: ['hindered'] }, only({ class: true, level: 2 }, grows({ life: 2 })), triggered(onAttack, {}, mayPay({ verb: 'payReserve', amount: 3 }, gets({ power: 3 }, 'self')))),
  ally('Sun Ce, Weaponsmaster', 3, 1, 4, { ...warrior, supertypes: ['unique'] }, only({ class: true }, triggered(onEnter, { targets: [target(field({ types: 'weapon', classes: 'warrior' }, 'you'))] }, doing(puts('durability', it)))), only({ class: true }, standing({ layer: 'values', of: field({ types: 'weapon', classes: 'warrior' }, 'you'), add: { power: 1 } }))),
  attack('Tidal Sweep', 6, 1, { elements: ['water'], ...sword, keywords: ['cleave', floats] }),
  attack('Hurricane Sweep', 5, 1, { elements: ['wind'], ...sword, keywords: [{ word: 'efficiency', ...bonus }, 'cleave'] }),
  attack('Hemorrhaging Rend', 4, 4, { elements: ['exia'], classes: ['warrior'], subtypes: ['polearm'], keywords: [{ word: 'cleave', only: { damage: 20 } }] }),
  attack('Indiscriminate Gyre', 4, 3, { elements: ['fire'], classes: ['warrior'], subtypes: ['polearm'] }, only({ class: true }, triggered(onAttack, {}, doing(deals(2, { all: allies() }))))),
  attack('Devastating Blow', 3, 3, { elements: ['fire'], classes: ['guardian', 'warrior'], subtypes: ['sword'] }, only({ class: true, level: 3 }, standing({ layer: 'values', of: 'self', add: { power: 4 } }, unretaliated))),
  attack('Leading Charge', 4, 4, { classes: ['warrior'], subtypes: ['polearm'], keywords: [floats] }, only({ class: true }, cheaper(2, { exists: field({ types: 'ally', supertypes: 'unique', classes: 'warrior' }, 'you') }))),
  attack('Floodborne Swing', 2, 1, { elements: ['water'], ...sword }, only({ class: true }, grows({ power: 4 }, deluge(3)))),
  attack('Drenching Finish', 2, 2, { elements: ['water'], ...sword }, only({ class: true }, triggered(onKill, { targets: [{ as: 'it', target: true, players: true }] }, doing(mills(3, { chosen: 'it' }))))),
  regaliaWeapon("Warrior's Longsword", 1, 1, 2, { ...sword }, only({ class: true }, grows({ power: 1 }))),
  regaliaWeapon('Ceremonial Stormblade', 0, 1, 1, { elements: ['wind'], ...sword }, only({ class: true }, triggered(onEnter, {}, doing(puts('durability', 'self', { count: field({ types: 'ally', elements: 'wind' }, 'you') }))))),
  regaliaWeapon('Galatine, Sword of Sunlight', 1, 1, 1, { ...sword }, triggered(happens('activated', { all: [{ object: { event: 'object' }, is: { types: 'attack', subtypes: 'sword' } }, { seat: 'seat', is: 'you' }] }), {}, doing(puts('durability', 'self'))), only({ class: true }, grows({ power: { quotient: [{ value: 'durabilityCounters', of: 'self' }, 3] } }))),
  action('Temper in Flames', 1, 'slow', { elements: ['fire'], classes: ['warrior'], subtypes: ['skill', 'craft'] }, does({ targets: [target(field({ types: 'weapon' }))] }, doing(gets({ power: 1 }), puts('durability', it)))),
];
