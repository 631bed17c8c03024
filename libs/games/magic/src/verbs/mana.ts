import type { VerbDefinition } from '@arbiter/kernel';
import { poolOf, setPool } from '../mana/payment.js';
import { addToPool, alternativesOf } from '../mana/pool.js';
import { parseCost } from '../symbols.js';

/** The mana part of an ability's cost: paid by the announcement before everything else (601.2g). */
const payMana: VerbDefinition = { rule: '601.2h', run: () => ({ done: true }) };

/** Adds mana to the player's pool (106.4): `mana`, as symbols that leave nothing to choose. */
const addMana: VerbDefinition = {
  rule: '106.4',
  run: (table, verb, { self, you }) => {
    const [types = []] = alternativesOf(parseCost(verb.mana as string));
    setPool(table, you, addToPool(poolOf(table, you), types, { source: self }));
    table.emit('manaAdded', '106.4', { seat: you, mana: verb.mana as string, object: self });
    return { done: true };
  },
};

export const manaVerbs: { readonly [name: string]: VerbDefinition } = { payMana, addMana };
