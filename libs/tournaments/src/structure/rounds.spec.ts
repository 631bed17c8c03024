import { describe, expect, it } from '@jest/globals';
import type { FieldSize, RoundTable, ProposedStructure } from './round-forms.js';
import { roundTableOf, roundTables } from './round-tables.js';
import { countedPlayers, structureFor } from './rounds.js';
import { unverifiedSources } from './clocks.js';

const tableOf = (id: string): RoundTable => {
  const table = roundTableOf(id);
  if (table === null) throw new Error(`no table ${id}`);
  return table;
};

const words = (structure: ProposedStructure): string => {
  switch (structure.kind) {
    case 'swiss':
    case 'pods':
      return `${structure.rounds}/${structure.cut ?? '-'}`;
    case 'twoDays':
      return `${structure.firstDay}+${structure.secondDay}/${structure.cut}`;
    case 'singleElimination':
      return `elimination ${structure.rounds}`;
  }
};

const plain = (entrants: number): FieldSize => ({ entrants, withByes: { one: 0, two: 0, three: 0 } });

const proposed = (id: string, field: FieldSize): string => {
  const answer = structureFor(tableOf(id), field);
  return answer.ok ? words(answer.structure) : answer.refusal.code;
};

const none = 'structure/not-in-table';

/** The last field of each line and what the line says, in rising order; what comes before the first is in no table. */
const lines: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  magic: [
    [4, none],
    [8, 'elimination 3'],
    [16, '5/4'],
    [32, '5/8'],
    [64, '6/8'],
    [128, '7/8'],
    [226, '8/8'],
    [409, '9/8'],
    [100_000, '10/8'],
  ],
  'magic-draft-playoff': [
    [4, none],
    [8, 'elimination 3'],
    [16, '4/8'],
    [32, '5/8'],
    [64, '6/8'],
    [128, '7/8'],
    [226, '8/8'],
    [409, '9/8'],
    [100_000, '10/8'],
  ],
  yugioh: [
    [3, none],
    [8, '3/-'],
    [16, '4/4'],
    [32, '5/4'],
    [64, '6/8'],
    [128, '7/8'],
    [256, '8/8'],
    [512, '9/8'],
    [1024, '10/8'],
    [2048, '11/8'],
    [100_000, '12/8'],
  ],
  'yugioh-two-days': [
    [128, none],
    [256, '7+4/8'],
    [512, '8+4/8'],
    [1024, '8+5/8'],
    [2048, '9+5/8'],
    [100_000, '9+6/8'],
  ],
  'force-of-will': [
    [3, none],
    [8, '3/-'],
    [16, '4/4'],
    [32, '5/4'],
    [64, '6/8'],
    [100_000, none],
  ],
  'grand-archive': [
    [1, none],
    [8, '3/-'],
    [16, '4/-'],
    [32, '5/-'],
    [64, '6/-'],
    [128, '7/-'],
    [256, '8/-'],
    [512, '9/-'],
    [1024, '10/-'],
    [2048, '11/-'],
    [4096, '12/-'],
  ],
  starline: [
    [1, none],
    [8, '3/-'],
    [16, '4/-'],
    [32, '5/-'],
    [64, '6/-'],
  ],
  pods: [
    [5, none],
    [16, '2/4'],
    [24, '3/7'],
    [32, '4/10'],
    [40, '5/13'],
    [64, '5/16'],
    [100_000, none],
  ],
};

const said = (id: string, players: number): string => (lines[id] ?? []).find(([last]) => players <= last)?.[1] ?? 'nothing';

const boundaries = Object.entries(lines).flatMap(([id, list]) => list.slice(0, -1).map(([last]) => [id, last] as const));

describe('rounds and cut by the number of players', () => {
  it('given all tables, when their lines are listed here, then none is left out', () => {
    expect(roundTables.map(({ id }) => id).sort()).toEqual(Object.keys(lines).sort());
    expect(JSON.parse(JSON.stringify(roundTables))).toEqual(roundTables);
  });

  it.each(boundaries)('given %s, when %d players take part, or one fewer or more, then it is what the rules say', (id, last) => {
    for (const players of [last - 1, last, last + 1]) expect([players, proposed(id, plain(players))]).toEqual([players, said(id, players)]);
  });

  it.each(boundaries)('given %s and awarded byes, when they count as %d players, or one fewer or more, then it is the same', (id, last) => {
    for (const players of [last - 1, last, last + 1])
      for (const [weight, withByes] of [
        [1, { one: 1, two: 0, three: 0 }],
        [3, { one: 0, two: 1, three: 0 }],
        [7, { one: 0, two: 0, three: 1 }],
        [11, { one: 1, two: 1, three: 1 }],
      ] as const) {
        const counts = tableOf(id).awardedByes === 'powersOfTwo' ? weight : 0;
        const entrants = players - counts;
        // So few entrants can't hold so many byes.
        if (entrants < withByes.one + withByes.two + withByes.three) continue;
        const field = { entrants, withByes };
        expect(countedPlayers(tableOf(id), field)).toBe(players);
        expect([players, proposed(id, field)]).toEqual([players, said(id, players)]);
      }
  });

  it('given 32 entrants of whom one has a bye, when Magic is asked, then it is six rounds and not five', () => {
    expect([proposed('magic', plain(32)), proposed('magic', { entrants: 32, withByes: { one: 1, two: 0, three: 0 } })]).toEqual([
      '5/8',
      '6/8',
    ]);
  });

  it('given lines of a table, when they are read, then each begins where the last ended', () => {
    for (const { rule } of roundTables) {
      if (rule.kind !== 'bands') continue;
      for (const [at, { from, to }] of rule.bands.entries()) {
        expect(to === null || to >= from).toBe(true);
        const next = rule.bands[at + 1];
        expect(next === undefined ? true : next.from === (to ?? Number.NaN) + 1).toBe(true);
      }
    }
  });
});

describe('what should be looked at', () => {
  const warnings = (id: string, field: FieldSize): readonly string[] => {
    const answer = structureFor(tableOf(id), field);
    return answer.ok ? answer.warnings.map(({ kind }) => kind) : [answer.refusal.code];
  };

  it('given byes that make few entrants count as many, when it is asked, then a cut larger than the field and rematches are named', () => {
    const field: FieldSize = { entrants: 5, withByes: { one: 0, two: 0, three: 2 } };
    expect(structureFor(tableOf('magic'), field)).toMatchObject({
      counted: 19,
      warnings: [{ kind: 'cutLargerThanField', cut: 8, entrants: 5 }],
    });
    expect(warnings('magic', { entrants: 5, withByes: { one: 0, two: 0, three: 4 } })).toEqual(['cutLargerThanField', 'rematchesCertain']);
  });

  it('given two or three entrants, when at least three rounds are proposed, then two meet again and three do not', () => {
    expect([2, 3, 4].map((entrants) => warnings('grand-archive', plain(entrants)))).toEqual([['rematchesCertain'], [], []]);
  });

  it('given lines at second hand, when they are asked, then they say so', () => {
    expect([16, 17].map((entrants) => warnings('magic', plain(entrants)))).toEqual([['unverified'], []]);
    expect(warnings('force-of-will', plain(20))).toEqual(['unverified']);
    for (const table of roundTables) {
      const { rule } = table;
      const marked = rule.kind === 'bands' && rule.bands.some(({ footing }) => footing === 'unverified');
      expect([table.id, unverifiedSources(table).length > 0]).toEqual([table.id, marked]);
    }
  });

  it.each([
    { entrants: -1, withByes: { one: 0, two: 0, three: 0 } },
    { entrants: 2.5, withByes: { one: 0, two: 0, three: 0 } },
    { entrants: 8, withByes: { one: Number.NaN, two: 0, three: 0 } },
    { entrants: 8, withByes: { one: 4, two: 4, three: 1 } },
  ])('given a field that contradicts itself, when it is asked, then it is refused', (field) => {
    expect(proposed('magic', field)).toBe('structure/invalid-field');
  });

  it('given an id that is no table, when it is asked for, then there is none', () => {
    expect([roundTableOf('chess'), roundTableOf('constructor')]).toEqual([null, null]);
  });
});
