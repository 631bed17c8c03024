import type { CardProgram } from '@arbiter/kernel/authoring';
import { action, ally, attack, champion, regaliaWeapon, spirit } from '../cards/facts/making.js';
import { deals, does, doing, draws, onEnter, target, triggered, units } from '../cards/making.js';

/** Cards for specs: a champion of level 0 and a lineage above it, allies of four sizes, an attack, a weapon, and fast actions. */
export const plainCards: readonly CardProgram[] = [
  spirit('Plain Spirit', 15, { elements: ['fire'] }, triggered(onEnter, {}, doing(draws(7)))),
  ...[1, 2, 3].map((level) =>
    champion(`Plain, Level ${level}`, level, level, 15 + 5 * level, { classes: ['warrior'], ...(level === 1 ? {} : { lineage: 'Plain' }) }),
  ),
  ...[1, 2, 3, 4].map((cost) => ally(`Plain Ally ${cost}`, cost, cost, cost, { elements: [cost % 2 === 0 ? 'fire' : 'norm'] })),
  attack('Plain Slash', 1, 2, {}),
  regaliaWeapon('Plain Sword', 0, 2, 2, {}),
  action('Plain Bolt', 1, 'fast', {}, does({ targets: [target(units())] }, doing(deals(2)))),
  action('Plain Echo', 0, 'fast', { keywords: ['floatingMemory'] }, does({}, doing(draws(1, 'memory')))),
];

const main = plainCards
  .filter(({ printed }) => (printed.types as readonly string[]).some((type) => ['ally', 'attack', 'action'].includes(type)))
  .map(({ id }) => id);

/** A deck of these cards. */
export const plainDeck = {
  material: plainCards.map(({ id }) => id).filter((id) => !main.includes(id)),
  main: main.flatMap((id) => Array.from({ length: 6 }, () => id)),
};
