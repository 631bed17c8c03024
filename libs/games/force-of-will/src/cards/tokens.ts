import type { CardProgram } from '@arbiter/kernel';
import { asPrinted, type Attribute } from './printed.js';

/** A resonator token by its name, which is its race (1303.1d). Its id has a colon, so that it is in no deck. */
function token(name: string, attributes: readonly Attribute[], atk: number, def: number): CardProgram {
  return { id: `token:${attributes.join('-')}-${name.toLowerCase()}`, names: { en: name, zh: name }, printed: asPrinted({ kind: 'resonator', cost: null, attributes, races: [name], keywords: [], atk, def }), abilities: [] };
}

/** Tokens that programs create (1303). */
export const tokens: readonly CardProgram[] = [token('Elf', ['wind'], 100, 100), token('Fantasy', ['water', 'darkness'], 400, 400)];
export const elfToken = 'token:wind-elf';
export const fantasyToken = 'token:water-darkness-fantasy';
