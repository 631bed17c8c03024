import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Ability } from '@arbiter/kernel/authoring';
import { wordsIn } from '../testing/known-words.js';
import { faultsOf } from '../testing/program-check.js';
import { catalogue } from './index.js';
import { damage, made, spell, targetCreature, trigger } from './making.js';

const source = join(import.meta.dirname, '..');
const kernel = join(source, '../../../kernel/src');
/** Folders and files whose words are only talked about: cards, lists of terms, words for people, tests. */
const silent = [
  'cards',
  'words',
  'testing',
  'rule-numbers',
  'excused-rules',
  'keyword-rules.ts',
  'terms.ts',
  'subtypes.ts',
  'rulings.ts',
  'deck-samples.ts',
  'card-words.ts',
];

function files(folder: string, skipped: readonly string[]): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.includes(entry.name)) return [];
    if (entry.isDirectory()) return files(join(folder, entry.name), skipped);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts') ? [join(folder, entry.name)] : [];
  });
}

/** The events of the log that are emitted are told, and nothing of a card can wait for them: their names don't count. */
const spokenIn = (text: string): string => text.replaceAll(/\bemit\('\w+'/g, 'emit(');

/**
 * Words that the game's or the kernel's code speaks of. A word of a card that is not among them is read by nobody: a typing error, or
 * a rule that does not exist.
 */
const spoken: ReadonlySet<string> = new Set(
  [...files(source, silent), ...files(kernel, ['testing'])].flatMap((file) => wordsIn(spokenIn(readFileSync(file, 'utf8')))),
);

describe('the cards', () => {
  it('say nothing that the game does not know', () => {
    expect(catalogue.filter(({ printed }) => !('rule' in printed)).flatMap((card) => faultsOf(card, spoken))).toEqual([]);
  });

  it('have ids and names of their own', () => {
    expect(catalogue.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)).toEqual([]);
    expect(
      catalogue
        .filter(({ id }) => !id.includes(':'))
        .map(({ names }) => names.en)
        .filter((name, at, names) => names.indexOf(name) !== at),
    ).toEqual([]);
  });
});

describe('a program with faults', () => {
  const faults = (ability: Ability): readonly string[] => faultsOf(made('Broken', '{R}', 'instant', ability), spoken);

  it('given unknown words, when it is read, then each is named with its place', () => {
    expect(faults(spell(targetCreature({ subtypes: 'Squirel' }), damage(1)))).toEqual([
      'broken abilities/0/0/from/where: unknown subtypes "Squirel"',
    ]);
    expect(faults(spell({ verb: 'dealDamages', amount: 1 }))).toEqual(['broken abilities/0/0/do/0: unknown verb dealDamages']);
    expect(faultsOf(made('Broken', '{R}', 'instant', 'flyng' as 'flying'), spoken)).toEqual(['broken printed: unknown keyword "flyng"']);
  });

  it('given an event that is only told, and that no trigger hears of, then it is named', () => {
    expect(faults(trigger('damageDealt', null, damage(1, 'self')))).toEqual(['broken abilities/0: unknown event damageDealt']);
    expect(faults(trigger('damage', null, damage(1, 'self')))).toEqual([]);
  });
});
