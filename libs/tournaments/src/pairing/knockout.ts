import { dropOrders } from './drop-orders.js';
import { LARGEST_BRACKET, seedLines } from './seed-lines.js';
import type {
  KnockoutDestination,
  KnockoutForm,
  KnockoutMatch,
  KnockoutPart,
  KnockoutPlan,
  KnockoutPlanAnswer,
  KnockoutSide,
  KnockoutSource,
} from './knockout-forms.js';

type Draft = Omit<KnockoutMatch, 'winnerTo' | 'loserTo'>;

/** Matches as they are drawn; a side without an entrant is null. */
interface Drawing {
  readonly drafts: Draft[];
  /** Draws a match, or passes on whoever has no opponent. */
  readonly join: (part: KnockoutPart, round: number, one: KnockoutSource | null, other: KnockoutSource | null) => Joined;
}

interface Joined {
  readonly winner: KnockoutSource | null;
  readonly loser: KnockoutSource | null;
}

const openDrawing = (): Drawing => {
  const drafts: Draft[] = [];
  return {
    drafts,
    join: (part, round, one, other) => {
      if (one === null || other === null) return { winner: one ?? other, loser: null };
      const match = drafts.length + 1;
      drafts.push({ match, part, round, sides: [one, other] });
      return { winner: { from: 'winner', match }, loser: { from: 'loser', match } };
    },
  };
};

const linesOf = (size: number): readonly (KnockoutSource | null)[] =>
  seedLines(2 ** Math.ceil(Math.log2(size))).map((seed) => (seed <= size ? { from: 'seed', seed } : null));

/** Neighbours in pairs. */
const inPairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  Array.from({ length: list.length / 2 }, (_, pair) => [list[2 * pair] as T, list[2 * pair + 1] as T]);

const isLost = ({ loser }: Joined): boolean => loser !== null;

const drawSingle = (size: number, thirdPlace: boolean): readonly Draft[] => {
  const { drafts, join } = openDrawing();
  let lines = linesOf(size);
  for (let round = 1; lines.length > 1; round++) {
    // The match for the third place is numbered before the final, so that the final is the last.
    if (lines.length === 2 && thirdPlace) {
      const [one, other] = drafts.slice(-2);
      if (one !== undefined && other !== undefined)
        join('thirdPlace', 1, { from: 'loser', match: one.match }, { from: 'loser', match: other.match });
    }
    lines = inPairs(lines).map(([one, other]) => join('main', round, one, other).winner);
  }
  return drafts;
};

/**
 * Draws the winners' bracket and beside it the losers': after each round of the winners' bracket those who are left in the losers' bracket
 * play among themselves, then against those who have just come down. Which of these go where is chosen so that rematches come late.
 */
const drawDouble = (size: number): readonly Draft[] => {
  const { drafts, join } = openDrawing();
  const levels = Math.ceil(Math.log2(size));
  const orders = dropOrders(levels);
  let losersRound = 1;
  const inLosers = (pairs: readonly (readonly [KnockoutSource | null, KnockoutSource | null])[]): readonly (KnockoutSource | null)[] => {
    const joined = pairs.map(([one, other]) => join('losers', losersRound, one, other));
    if (joined.some(isLost)) losersRound += 1;
    return joined.map(({ winner }) => winner);
  };
  let lines = linesOf(size);
  let left: readonly (KnockoutSource | null)[] = [];
  for (let level = 1; level <= levels; level++) {
    const joined = inPairs(lines).map(([one, other]) => join('main', level, one, other));
    lines = joined.map(({ winner }) => winner);
    const down = joined.map(({ loser }) => loser);
    const order = orders[level - 1] ?? 0;
    left = level === 1 ? down : inLosers(inLosers(inPairs(left)).map((one, place) => [one, down[place ^ order] ?? null]));
  }
  const grandFinal = join('grandFinal', 1, lines[0] ?? null, left[0] ?? null);
  // The side from the winners' bracket comes first again: a reset is only played after it has lost the grand final.
  join('reset', 1, grandFinal.loser, grandFinal.winner);
  return drafts;
};

/** Where winner and loser of each match go: to whichever match names them as a source, else to a place. */
const withDestinations = (drafts: readonly Draft[]): readonly KnockoutMatch[] => {
  const next = new Map<string, KnockoutDestination>();
  for (const { match, part, sides } of drafts)
    for (const [side, source] of sides.entries())
      if (source.from !== 'seed' && part !== 'reset')
        next.set(`${source.from} ${source.match}`, { to: 'match', match, side: side as KnockoutSide });
  const places = placesOf(drafts, (match) => next.has(`loser ${match}`));
  return drafts.map((draft): KnockoutMatch => {
    const ends = endsOf(draft, places);
    return {
      ...draft,
      winnerTo: next.get(`winner ${draft.match}`) ?? ends.winnerTo,
      loserTo: next.get(`loser ${draft.match}`) ?? ends.loserTo,
    };
  });
};

/** The best place that is left for the losers of each match who are out, and the last that they share; rounds count from the end. */
const placesOf = (
  drafts: readonly Draft[],
  playsOn: (match: number) => boolean,
): ReadonlyMap<number, KnockoutDestination & { to: 'place' }> => {
  const places = new Map<number, KnockoutDestination & { to: 'place' }>();
  let first = 2;
  for (const { match, part, round } of drafts.toReversed()) {
    if (places.has(match) || playsOn(match) || part === 'reset') continue;
    const sharing = drafts.filter((other) => other.part === part && other.round === round && !playsOn(other.match));
    // The winner of the match for the third place has the place above its loser.
    if (part === 'thirdPlace') first += 1;
    const last = first + sharing.length - 1;
    for (const other of sharing) places.set(other.match, { to: 'place', first, last });
    first = last + 1;
  }
  return places;
};

const endsOf = (
  { match, part }: Draft,
  places: ReadonlyMap<number, KnockoutDestination & { to: 'place' }>,
): Pick<KnockoutMatch, 'winnerTo' | 'loserTo'> => {
  const place = (at: number): KnockoutDestination => ({ to: 'place', first: at, last: at });
  const loserTo = places.get(match) ?? place(2);
  switch (part) {
    case 'grandFinal':
      // The reset seats the side from the winners' bracket first, as the grand final does; it is only played if that side has lost.
      return {
        winnerTo: { to: 'resetOrPlace', match: match + 1, side: 1, place: 1 },
        loserTo: { to: 'resetOrPlace', match: match + 1, side: 0, place: 2 },
      };
    case 'thirdPlace':
      return { winnerTo: place(3), loserTo };
    case 'main':
    case 'losers':
    case 'reset':
      return { winnerTo: place(1), loserTo };
  }
};

/**
 * Draws a knockout of 2 to 64 seeds: 1-8, 4-5 / 2-7, 3-6 for eight (MTR 10.4). In a field that is no power of two the top seeds have byes:
 * they stand in the second round at once, and such a match does not exist.
 *
 * Double elimination ends with a grand final of both brackets' winners; if the one from the losers' bracket wins, each has lost once and a
 * reset decides. Single elimination may have a match for the third place, which needs four seeds.
 */
export function knockoutOf(size: number, form: KnockoutForm): KnockoutPlanAnswer {
  if (!Number.isInteger(size) || size < 2 || size > LARGEST_BRACKET)
    return { ok: false, refusal: { code: 'pairing/invalid-bracket-size', size } };
  if (form.kind === 'single' && form.thirdPlace && size < 4) return { ok: false, refusal: { code: 'pairing/no-third-place-match', size } };
  const drafts = form.kind === 'single' ? drawSingle(size, form.thirdPlace) : drawDouble(size);
  const plan: KnockoutPlan = { size, form, matches: withDestinations(drafts) };
  return { ok: true, plan };
}
