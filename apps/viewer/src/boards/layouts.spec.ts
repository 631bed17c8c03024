import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { BoardLayout, FormatPins, Json, LayoutArea, Ruleset, View } from '@arbiter/kernel';
import { plainLayout } from '../plain-layout.js';
import { wordsOf } from '../words.js';

/** Returns the table at the beginning of a match, seen by a judge. */
const tableOf = (ruleset: Ruleset): View => {
  const decks = ruleset.presetDecks().map(({ deck }): Json => deck);
  const seats = ruleset.seats.min;
  const pins = {
    matchId: 'm',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(ruleset.formats)[0] as FormatPins,
    seats,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true ? { decks: Array.from({ length: seats }, (_, seat) => decks[seat % decks.length] as Json) } : {}),
  };
  return ruleset.view(pins, ruleset.start(pins, '1'.padStart(64, '0')).state, { role: 'judge' });
};

const flat = (areas: readonly LayoutArea[]): readonly LayoutArea[] =>
  areas.flatMap((area) => (area.area === 'column' ? flat(area.areas) : [area]));
const areasOf = ({ side, middle = [] }: BoardLayout): readonly LayoutArea[] => flat([...side.flat(), ...middle]);

const zonesOf = (layout: BoardLayout): readonly string[] => [
  ...areasOf(layout).flatMap((area) =>
    'zone' in area ? [area.zone, ...('beside' in area && area.beside !== undefined ? [area.beside.zone] : [])] : [],
  ),
  ...layout.player.spread.map(({ zone }) => zone),
  ...(layout.player.hand === undefined ? [] : [layout.player.hand.zone]),
  ...(layout.waiting?.from === 'zone' ? [layout.waiting.zone] : []),
];

/** Returns the keys of words that the board always looks up, whatever happens in the match. */
const keysOf = (layout: BoardLayout): readonly string[] => [
  ...layout.phases.flat().map((phase) => `short.${phase}`),
  ...Object.values(layout.phasesDuring ?? {}).flatMap((groups) => groups.flat().map((phase) => `short.${phase}`)),
  ...layout.player.counts,
  ...(layout.player.headline === undefined ? [] : [layout.player.headline]),
  ...(layout.counts ?? []),
  ...layout.player.spread.map(({ zone }) => zone),
  ...areasOf(layout).flatMap((area) =>
    area.area === 'pile' || area.area === 'rows' ? [area.zone] : area.area === 'cards' ? [area.word] : [],
  ),
  ...(layout.waiting === undefined ? [] : [layout.waiting.word]),
  ...(layout.fight?.parts.flatMap(({ word, nobody }) => (nobody === undefined ? [word] : [word, nobody])) ?? []),
  ...layout.card.marks.flatMap((mark) => ('word' in mark && mark.word !== undefined ? [mark.word] : [])),
];

describe.each(Object.entries(games) as readonly (readonly [string, Ruleset])[])('the layout of %s', (_, ruleset) => {
  const { layout } = ruleset;
  if (layout === undefined) throw new Error('a game of the house has no layout');
  const table = tableOf(ruleset);

  it('given a table as it begins, then every zone and every row of slots of the layout is there', () => {
    const kinds = new Set(table.zones.map(({ kind }) => kind));
    expect(zonesOf(layout).filter((zone) => !kinds.has(zone))).toEqual([]);
    const rows = new Set(table.slots.map(({ row }) => row));
    const drawn = areasOf(layout).flatMap((area) => ('row' in area ? [area.row] : []));
    expect(drawn.filter((row) => !rows.has(row))).toEqual([]);
    expect([...rows].filter((row) => !drawn.includes(row))).toEqual([]);
  });

  it('given numbers of players and of the match, then the view tells them', () => {
    expect(layout.player.counts.filter((key) => !(key in table.players[0]!.values))).toEqual([]);
    expect([layout.player.headline ?? []].flat().filter((key) => typeof table.players[0]!.values[key] !== 'number')).toEqual([]);
    expect((layout.counts ?? []).filter((key) => !(key in table.values))).toEqual([]);
  });

  it('given what the board says, then there are words for it in both languages', () => {
    const word = wordsOf(layout);
    expect(keysOf(layout).filter((key) => !/\p{Script=Han}/u.test(word(key, 'zh')))).toEqual([]);
    expect(keysOf(layout).filter((key) => key.includes('.') && word(key, 'en') === key)).toEqual([]);
  });
});

describe('a layout for rulesets that tell none', () => {
  it('given any table, then every row of slots, every pile of a player and every shared zone is in it', () => {
    for (const ruleset of Object.values(games)) {
      const table = tableOf(ruleset);
      const layout = plainLayout(table);
      const drawn = new Set([...zonesOf(layout), ...areasOf(layout).flatMap((area) => ('row' in area ? [area.row] : []))]);
      const there = [...table.zones.map(({ kind }) => kind), ...table.slots.flatMap(({ seat, row }) => (seat === null ? [] : [row]))];
      expect(there.filter((name) => !drawn.has(name))).toEqual([]);
    }
  });
});
