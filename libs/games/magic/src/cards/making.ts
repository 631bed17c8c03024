import type { Ability, Choice, Selector, Verb } from '@arbiter/kernel';
import { card, type PrintedCard } from './printed.js';

/** Short ways to write cards, for what many of them share. */

/** A target by its name (115.1). */
export const target = (as: string, from: Selector): Choice => ({ as, from, target: true });

/** Any creature, player or planeswalker (115.4). */
export const anyTarget: Choice = { as: 'it', from: { from: 'battlefield', where: { types: ['creature', 'planeswalker'] } }, players: true, target: true };

/** Target creature, as `it`. */
export const targetCreature = (where: Selector['where'] = {}): Choice => target('it', { from: 'battlefield', where: { types: 'creature', ...where } });

/** What was chosen as `it`. */
export const it = { var: 'it' } as const;

/** A condition of triggers: the event is about the source itself. */
export const itself = { object: { event: 'object' }, is: { is: 'self' } } as const;

/** What a spell does. */
export const spell = (targets: readonly Choice[], ...verbs: readonly Verb[]): Ability => ({ kind: 'spell', ...(targets.length === 0 ? {} : { targets }), clauses: [{ do: verbs }] });

/** An ability that triggers when the source enters the battlefield (603.6a). */
export const whenItEnters = (rest: Omit<Ability, 'kind' | 'on'>): Ability => ({ kind: 'triggered', on: [{ event: 'entered', if: itself }], ...rest });

const plain = (type: 'instant' | 'sorcery' | 'enchantment', cost: string): Parameters<typeof card>[2] => ({ cost, supertypes: [], types: [type], subtypes: [], keywords: [] });

export const instant = (en: string, zh: string | null, cost: string, ...abilities: readonly Ability[]): PrintedCard => card(en, zh, plain('instant', cost), abilities);
export const sorcery = (en: string, zh: string | null, cost: string, ...abilities: readonly Ability[]): PrintedCard => card(en, zh, plain('sorcery', cost), abilities);
export const enchantment = (en: string, zh: string | null, cost: string, ...abilities: readonly Ability[]): PrintedCard => card(en, zh, plain('enchantment', cost), abilities);
