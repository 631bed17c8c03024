import type { Ability } from '@arbiter/kernel/authoring';
import { boost, creatures, edict, upkeep } from './making.js';
import type { PrintedCard } from './printed.js';

/** An emblem has no characteristics but its abilities, which work in the command zone (114.3, 114.4). */
function emblem(of: string, ...abilities: readonly Ability[]): PrintedCard {
  const printed = { cost: null, emblem: true, supertypes: [], types: [], subtypes: [], keywords: [] };
  return {
    id: `emblem:${of}`,
    names: { en: 'Emblem', zh: '徽记' },
    printed: printed as PrintedCard['printed'],
    abilities: abilities.map((ability) => ({ ...ability, from: ['command'] })),
  };
}

/** Emblems that planeswalkers create (114.1), listed by planeswalker. */
export const emblems: readonly PrintedCard[] = [
  emblem('gideon-ally-of-zendikar', boost(creatures('you'), 1, 1)),
  emblem('elspeth-suns-champion', boost(creatures('you'), 2, 2, 'flying')),
  emblem('sorin-solemn-visitor', upkeep('opponent', edict('active'))),
];
