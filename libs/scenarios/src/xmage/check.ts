import { isPlayable, objectsNamed } from './act.js';
import type { Board, BoardObject, Question } from './driver.js';
import type { Side } from './format.js';
import { sideSeat } from './match-names.js';
import type { NamedObject } from './names.js';
import type { Expectation } from './plan.js';

type Want<What extends Expectation['what']> = Extract<Expectation, { readonly what: What }>;

/**
 * Tests an expectation.
 *
 * @param question the open decision of the side that the expectation is about, which tells what it could play
 * @returns what is wrong, or null
 */
export function testExpectation(want: Expectation, board: Board, question: Question | null): string | null {
  switch (want.what) {
    case 'count':
      return same(
        `${want.zone}${want.side === null ? '' : ` of ${want.side}`}${want.object === null ? '' : `, ${titleOf(want.object)}`}`,
        counted(want, board).length,
        want.count,
      );
    case 'life':
      return same(`life of ${want.side}`, playerOf(board, want.side).life, want.life);
    case 'powerToughness':
      return size(want, board);
    case 'tapped':
      return tapped(want, board);
    case 'tappedCount':
      return same(
        `${titleOf(want.object)} ${want.tapped ? 'tapped' : 'untapped'}`,
        permanents(board, null, want.object).filter((object) => object.tapped === want.tapped).length,
        want.count,
      );
    case 'counters':
      return counters(want, board);
    case 'keyword':
      return onlyOne(want, board, (object) =>
        object.keywords.includes(want.keyword) === want.has
          ? null
          : `${titleOf(want.object)} ${want.has ? 'lacks' : 'has'} ${want.keyword}`,
      );
    case 'damage':
      return first(want, board, (object) => same(`damage on ${titleOf(want.object)}`, object.damage, want.damage));
    case 'type':
      return first(want, board, (object) => types(want, object));
    case 'colour':
      return first(want, board, (object) =>
        [...want.colours].every((letter) => object.colours.includes(letter) === want.has)
          ? null
          : `${titleOf(want.object)} has the colours ${object.colours || 'none'}`,
      );
    case 'attached':
      return first(want, board, (object) => attachment(want, object, board));
    case 'pool':
      return (
        [...want.colour]
          .map((letter) => same(`mana ${letter} of ${want.side}`, playerOf(board, want.side).pool[letter] ?? 0, want.count))
          .find((problem) => problem !== null) ?? null
      );
    case 'emblems':
      return same(
        `emblems of ${want.side}`,
        playerOf(board, want.side).emblems.filter((emblem) => want.name === null || emblem === want.name).length,
        want.count,
      );
    case 'aliasZone':
      return (board.objects.find((object) => object.alias === want.alias)?.zone === want.zone) === want.is
        ? null
        : `@${want.alias} is ${want.is ? 'not ' : ''}in ${want.zone}`;
    case 'playable':
      return question !== null && isPlayable(want.words, question) === want.is
        ? null
        : `${want.is ? 'not ' : ''}offered to ${want.side}: ${JSON.stringify(want.words)}`;
    case 'stack':
      return same('stack', board.stack.length, want.count);
    case 'active':
      return same('active player', board.active, sideSeat(want.side));
    case 'outcome':
      return outcome(want, board);
  }
}

const titleOf = (named: NamedObject): string => (named.faceDown ? 'face-down permanent' : named.name);
const same = (what: string, actual: number, wanted: number): string | null =>
  actual === wanted ? null : `${what}: ${actual}, not ${wanted}`;
const playerOf = (board: Board, side: Side): Board['players'][number] => board.players[sideSeat(side)]!;

/** Counts objects: on the battlefield by controller, elsewhere by owner. */
function counted(want: Want<'count'>, board: Board): readonly BoardObject[] {
  const seat = want.side === null ? null : sideSeat(want.side);
  const there = (want.object === null ? board.objects : objectsNamed(board, want.object)).filter((object) => object.zone === want.zone);
  return there.filter((object) => seat === null || (want.zone === 'battlefield' ? object.controller : object.owner) === seat);
}

const permanents = (board: Board, side: Side | null, named: NamedObject): readonly BoardObject[] =>
  objectsNamed(board, named).filter((object) => object.zone === 'battlefield' && (side === null || object.controller === sideSeat(side)));

function first(
  want: { readonly object: NamedObject; readonly side: Side | null },
  board: Board,
  test: (object: BoardObject) => string | null,
): string | null {
  const [object] = permanents(board, want.side, want.object);
  return object === undefined ? `${titleOf(want.object)} is not on the battlefield` : test(object);
}

function onlyOne(want: Want<'keyword'>, board: Board, test: (object: BoardObject) => string | null): string | null {
  const found = permanents(board, want.side, want.object);
  return found.length === 1 ? test(found[0]!) : `${titleOf(want.object)}: ${found.length} on the battlefield, not 1`;
}

function size(want: Want<'powerToughness'>, board: Board): string | null {
  const found = permanents(board, want.side, want.object);
  if (found.length === 0) return `${titleOf(want.object)} is not on the battlefield`;
  const sizes = found.map((object) => (want.base ? [object.basePower, object.baseToughness] : [object.power, object.toughness]).join('/'));
  const wanted = `${want.power}/${want.toughness}`;
  const holds =
    want.scope === 'all' ? sizes.every((one) => one === wanted) : want.scope === 'first' ? sizes[0] === wanted : sizes.includes(wanted);
  return holds ? null : `${want.base ? 'base ' : ''}size of ${titleOf(want.object)}: ${sizes.join(', ')}, not ${wanted}`;
}

/** XMage tests the first permanent of this name, and the second when the first is not as expected. */
function tapped(want: Want<'tapped'>, board: Board): string | null {
  const found = permanents(board, null, want.object).slice(0, 2);
  if (found.length === 0) return `${titleOf(want.object)} is not on the battlefield`;
  return found.some((object) => object.tapped === want.tapped) ? null : `${titleOf(want.object)} is ${want.tapped ? 'untapped' : 'tapped'}`;
}

function counters(want: Want<'counters'>, board: Board): string | null {
  if (want.object === null)
    return want.side === null
      ? 'counters: no object or player is given'
      : same(`${want.counter} counters of ${want.side}`, playerOf(board, want.side).counters[want.counter] ?? 0, want.count);
  const { object: named } = want;
  return first({ object: named, side: want.side }, board, (object) =>
    same(`${want.counter} counters on ${titleOf(named)}`, object.counters[want.counter] ?? 0, want.count),
  );
}

function types(want: Want<'type'>, object: BoardObject): string | null {
  const lacksType = want.type !== null && !object.types.includes(want.type);
  const lacksSubtype = want.subtype !== null && !object.subtypes.includes(want.subtype);
  const has = !lacksType && !lacksSubtype;
  return has === want.has ? null : `${titleOf(want.object)} is ${[...object.types, ...object.subtypes].join(' ')}`;
}

function attachment(want: Want<'attached'>, object: BoardObject, board: Board): string | null {
  const host = board.objects.find((one) => one.id === object.attachedTo);
  const attached = host !== undefined && objectsNamed(board, want.host).includes(host);
  return attached === want.attached ? null : `${titleOf(want.object)} is ${attached ? '' : 'not '}attached to ${titleOf(want.host)}`;
}

function outcome(want: Want<'outcome'>, board: Board): string | null {
  const seat = sideSeat(want.side);
  const { winners } = board;
  const lost = winners !== null && winners.length > 0 && !winners.includes(seat);
  const holds =
    want.outcome === 'won' ? winners !== null && winners.includes(seat) && winners.length === 1 : want.outcome === 'lost' ? lost : !lost;
  return holds ? null : `${want.side} has ${want.outcome === 'won' ? 'not won' : want.outcome === 'lost' ? 'not lost' : 'lost'}`;
}
