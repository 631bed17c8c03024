import type { Selector } from '@arbiter/kernel';
import { it, itself, target, whenItEnters } from './making.js';
import { card, type PrintedCard } from './printed.js';

/** Cards that exile something, for as long as they stay (607, 610.3). */

const foe: Selector = { from: 'battlefield', of: 'opponent', where: { types: 'creature' } };
const anotherCreature: Selector = { from: 'battlefield', where: { types: 'creature' }, except: 'self' };

const creature = (cost: string, subtypes: PrintedCard['printed']['subtypes'], power: number, toughness: number): PrintedCard['printed'] => ({ cost, supertypes: [], types: ['creature'], subtypes, power, toughness, keywords: [] }) as PrintedCard['printed'];

/** What comes back when the source leaves: what its other ability exiled (607.2a). */
const returnIt = (note: string): PrintedCard['abilities'][number] => ({ kind: 'triggered', on: [{ event: 'left', if: itself }], clauses: [{ do: [{ verb: 'move', what: { noted: note }, to: 'battlefield' }] }] });

export const exiling: readonly PrintedCard[] = [
  card('Banisher Priest', null, creature('{1}{W}{W}', ['Human', 'Cleric'], 2, 2), [whenItEnters({ targets: [target('it', foe)], clauses: [{ do: [{ verb: 'exileUntil', what: it }] }] })]),
  card('Oblivion Ring', null, { cost: '{2}{W}', supertypes: [], types: ['enchantment'], subtypes: [], keywords: [] }, [
    whenItEnters({ targets: [target('it', { from: 'battlefield', where: { not: { types: 'land' } }, except: 'self' })], clauses: [{ do: [{ verb: 'exile', what: it, note: 'oblivion-ring' }] }] }),
    returnIt('oblivion-ring'),
  ]),
  card('Faceless Butcher', null, creature('{2}{B}{B}', ['Nightmare', 'Horror'], 2, 3), [
    whenItEnters({ targets: [target('it', anotherCreature)], clauses: [{ do: [{ verb: 'exile', what: it, note: 'faceless-butcher' }] }] }),
    returnIt('faceless-butcher'),
  ]),
  card('Fiend Hunter', null, creature('{1}{W}{W}', ['Human', 'Cleric'], 1, 3), [
    whenItEnters({ targets: [target('it', anotherCreature)], clauses: [{ may: true, do: [{ verb: 'exile', what: it, note: 'fiend-hunter' }] }] }),
    returnIt('fiend-hunter'),
  ]),
];
