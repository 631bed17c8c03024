import { describe, expect, it } from '@jest/globals';
import type { DeckGame } from '../deck-list.js';
import { dayAfter } from './changes.js';
import { readLists } from './read-lists.js';
import type { SaidOfLists, StatedList } from './stated-list.js';

const nothing: SaidOfLists = { list: null, name: null, from: null, until: null, unlisted: null };
const said = (more: Partial<SaidOfLists>): SaidOfLists => ({ ...nothing, ...more });
const read = (text: string, more: Partial<SaidOfLists> = {}, game: DeckGame = 'magic'): readonly StatedList[] => {
  const reading = readLists(game, text, said(more));
  if (!reading.ok) throw new RangeError(`${reading.faults[0].code}: ${reading.faults[0].detail}`);
  return reading.lists;
};
const fault = (text: string, more: Partial<SaidOfLists> = {}, game: DeckGame = 'magic'): string => {
  const reading = readLists(game, text, said(more));
  return reading.ok ? 'read' : `${reading.faults[0].code} at ${reading.faults[0].line}`;
};
/** A list in short, such as `modern from 2026-01-01: Bear banned 0`. */
const shown = ({ list, from, entries }: StatedList): string =>
  `${list} from ${from}: ${entries.map(({ card, status, copies }) => `${card} ${status} ${copies ?? '-'}`).join(', ')}`;

describe('our own form', () => {
  it('given names with a status or copies, or objects, when read, then each says what it means in its game', () => {
    const cards = { Bear: 'banned', Bolt: 'Restricted', Shock: 2, Island: 'legal' };
    const list = { list: 'modern', name: 'Modern', from: '2026-03-30', until: '2026-06-01', unlisted: 'legal', cards };
    const [one, ...others] = read(JSON.stringify(list));
    expect(others).toEqual([]);
    expect(one).toMatchObject({ name: 'Modern', until: '2026-06-01', unlisted: 'legal' });
    expect(shown(one!)).toBe('modern from 2026-03-30: Bear banned 0, Bolt restricted 1, Shock limited 2, Island legal -');
    const objects = [
      { card: 'Ash', passcode: 12, status: 'semi-limited' },
      { card: 'Pot', copies: 0 },
      { card: 'Ruler', status: 'limited together', copies: 1 },
    ];
    expect(read(JSON.stringify({ list: 'tcg', from: '2026-01-01', cards: objects }), {}, 'yugioh').map(shown)).toEqual([
      'tcg from 2026-01-01: Ash semiLimited 2, Pot forbidden 0, Ruler limitedTogether 1',
    ]);
  });

  it('given changes, when read, then every day of one has a list of its own, and a card that is legal again is not named', () => {
    const changes = [
      { from: '2026-01-01', cards: { Bear: 'banned', Bolt: 'banned' } },
      { from: '2026-02-01', cards: { Bear: 'legal', Shock: 'restricted' } },
    ];
    expect(read(JSON.stringify({ list: 'legacy', changes })).map(shown)).toEqual([
      'legacy from 2026-01-01: Bear banned 0, Bolt banned 0',
      'legacy from 2026-02-01: Bolt banned 0, Shock restricted 1',
    ]);
  });

  it('given a list that names all there is, when a card comes to it later, then it stays named', () => {
    const list = {
      list: 'cube',
      from: '2026-01-01',
      unlisted: 'notLegal',
      cards: { Bear: 'legal' },
      changes: [{ from: '2026-02-01', cards: { Bolt: 'legal' } }],
    };
    expect(read(JSON.stringify(list)).map(shown)).toEqual([
      'cube from 2026-01-01: Bear legal -',
      'cube from 2026-02-01: Bear legal -, Bolt legal -',
    ]);
  });
});

describe('tables', () => {
  it('given cards with a status, when read, then they are one list of the day that was said', () => {
    expect(read('card,status\n"Ach, Run!",banned\nBolt,1\n', { list: 'modern', from: '2026-01-01' }).map(shown)).toEqual([
      'modern from 2026-01-01: Ach, Run! banned 0, Bolt restricted 1',
    ]);
  });

  it('given rows with days, when read, then each day on which something changes makes a list', () => {
    const table =
      'format;card;status;from;until\nModern;Bear;banned;2026-01-01;2026-01-31\nModern;Bolt;banned;2026-01-15;\nVintage;Bolt;restricted;2026-01-15;\n';
    expect(read(table).map(shown)).toEqual([
      'modern from 2026-01-01: Bear banned 0',
      'modern from 2026-01-15: Bear banned 0, Bolt banned 0',
      'modern from 2026-02-01: Bolt banned 0',
      'vintage from 2026-01-15: Bolt restricted 1',
    ]);
  });

  it.each([
    ['2026-01-31', '2026-02-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
    ['2026-09-30', '2026-10-01'],
  ])('given the day %s, then %s follows', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });
});

describe('lists of Yu-Gi-Oh!', () => {
  const lflist =
    '#[2026.05 TCG]\n!2026.05 TCG\n#Forbidden\n100 0 --Pot\n101 0 --Pot\n200 1 --Ash\t\tMONSTER\n300 2 --Ghost\n400 3 --Free\n';

  it('given lflist.conf, when read, then passcodes, names and copies are known, and the day has to be said', () => {
    const [one] = read(lflist, { list: 'tcg', from: '2026-05-18' }, 'yugioh');
    expect(one).toMatchObject({ name: '2026.05 TCG', unlisted: 'asFacts' });
    expect(one!.entries).toContainEqual({ card: 'Pot', passcode: 101, status: 'forbidden', copies: 0 });
    expect(shown(one!)).toBe('tcg from 2026-05-18: Pot forbidden 0, Pot forbidden 0, Ash limited 1, Ghost semiLimited 2, Free legal -');
    expect(fault(lflist, { list: 'tcg' }, 'yugioh')).toBe('list/day-missing at 2');
  });

  it('given a whitelist, when read, then what it does not name is not legal; of several lists one has to be named', () => {
    const goat = `!2005.4 GOAT\n$whitelist\n500 3 --Fiber Jar\n`;
    expect(read(goat, { list: 'goat', from: '2005-04-01' }, 'yugioh')).toMatchObject([{ unlisted: 'notLegal' }]);
    expect(read(`${goat}500 0 --Fiber Jar\n`, { list: 'goat', from: '2005-04-01' }, 'yugioh').map(shown)).toEqual([
      'goat from 2005-04-01: Fiber Jar forbidden 0',
    ]);
    expect(fault(`${lflist}${goat}`, { list: 'tcg', from: '2026-05-18' }, 'yugioh')).toBe('list/several at 0');
    expect(read(`${lflist}${goat}`, { list: 'goat', from: '2005-04-01', name: '2005.4 GOAT' }, 'yugioh')).toMatchObject([{ list: 'goat' }]);
  });

  it("given the publisher's JSON, when read, then its day is the day first, and names lose the signs of pages", () => {
    const document = { from: '27/10/2025', to: 'soon', 0: [{ nameeng: 'Nobleman&#x27;s Pot', cid: '1' }], 1: [{ nameeng: 'Ash' }], 2: [] };
    expect(read(JSON.stringify(document), { list: 'tcg' }, 'yugioh').map(shown)).toEqual([
      "tcg from 2025-10-27: Nobleman's Pot forbidden 0, Ash limited 1",
    ]);
  });
});

describe('files that are no list', () => {
  it.each([
    ['{', {}, 'list/unreadable at 0'],
    ['{"list":"modern","from":"2026-01-01"}', {}, 'list/unreadable at 0'],
    ['{"from":"2026-01-01","cards":{"Bear":"banned"}}', {}, 'list/name-missing at 0'],
    ['{"list":"none","from":"2026-01-01","cards":{"Bear":"banned"}}', {}, 'list/name-malformed at 0'],
    ['{"list":"modern","cards":{"Bear":"banned"}}', {}, 'list/day-missing at 0'],
    ['{"list":"modern","from":"2026-02-30","cards":{"Bear":"banned"}}', {}, 'list/day-malformed at 0'],
    ['{"list":"modern","from":"2026-02-01","until":"2026-01-01","cards":{"Bear":"banned"}}', {}, 'list/days-reversed at 0'],
    ['{"list":"modern","from":"2026-02-01","cards":{"Bear":"awful"}}', {}, 'list/status-unknown at 0'],
    ['{"list":"modern","from":"2026-02-01","cards":{"Bear":"banned","BEAR":"legal"}}', {}, 'list/card-twice at 0'],
    ['card,status\nBear,banned\n,banned\n', { list: 'modern', from: '2026-01-01' }, 'list/card-missing at 3'],
    ['card,status\nBear,awful\n', { list: 'modern', from: '2026-01-01' }, 'list/status-unknown at 2'],
    ['', { list: 'modern', from: '2026-01-01' }, 'list/empty at 0'],
    ['[]', {}, 'list/empty at 0'],
    ['!TCG\n100 0 --Pot\n', { list: 'modern', from: '2026-01-01' }, 'list/unreadable at 0'],
  ] as const)('given %j, when read, then it is refused by name', (text, more, code) => {
    expect(fault(text, more)).toBe(code);
  });
});
