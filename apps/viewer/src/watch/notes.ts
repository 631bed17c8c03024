import type { News } from '../types.js';

/** Something that the timeline marks, and the version at which it happened. */
export type Note =
  | { readonly note: 'turn'; readonly version: number; readonly turn: number; readonly seat: number }
  | { readonly note: 'life'; readonly version: number; readonly seat: number; readonly life: number; readonly before: number | null }
  | { readonly note: 'draw'; readonly version: number; readonly seat: number }
  | { readonly note: 'gameEnd'; readonly version: number; readonly winners: readonly number[] }
  | { readonly note: 'matchEnd'; readonly version: number; readonly winners: readonly number[] }
  | { readonly note: 'ruling'; readonly version: number }
  | { readonly note: 'time'; readonly version: number };
export type NoteOf<Name extends Note['note']> = Extract<Note, { readonly note: Name }>;
export type TurnNote = NoteOf<'turn'>;

type Data = News['game'][number]['data'];

const numberIn = (data: Data, key: string): number | null => {
  const value = data[key];
  return typeof value === 'number' ? value : null;
};

const winnersIn = (data: Data): readonly number[] => {
  const { winners, winner } = data;
  if (Array.isArray(winners)) return winners.filter((one) => typeof one === 'number');
  return typeof winner === 'number' ? [winner] : [];
};

/** Types under which the games tell that somebody draws. */
const draws = new Set(['cardDrawn', 'cardsDrawn']);

/** Returns what one game event has for the timeline. Games tell life as it is now, most of them with the change. */
function noteOfEvent(version: number, type: string, data: Data): readonly Note[] {
  const seat = numberIn(data, 'seat');
  if (type === 'gameEnded') return [{ note: 'gameEnd', version, winners: winnersIn(data) }];
  if (type === 'matchEnded') return [{ note: 'matchEnd', version, winners: winnersIn(data) }];
  if (seat === null) return [];
  if (type === 'turnBegan') {
    const turn = numberIn(data, 'turn');
    return turn === null ? [] : [{ note: 'turn', version, turn, seat }];
  }
  if (draws.has(type)) return [{ note: 'draw', version, seat }];
  const life = type === 'lifeChanged' ? numberIn(data, 'life') : null;
  if (life === null) return [];
  const change = numberIn(data, 'by') ?? numberIn(data, 'change');
  return [{ note: 'life', version, seat, life, before: change === null ? null : life - change }];
}

/** Returns what one recorded event has for the timeline, in the order in which it happened. */
function notesOf({ version, type, game }: Pick<News, 'version' | 'type' | 'game'>): readonly Note[] {
  const own: readonly Note[] =
    type === 'RulingGiven' ? [{ note: 'ruling', version }] : type === 'TimeCalled' ? [{ note: 'time', version }] : [];
  return [...own, ...game.flatMap((event) => noteOfEvent(version, event.type, event.data))];
}

/** Adds the notes of later events; what is known already is left out, so that the same news may come twice. */
export function addNotes(known: readonly Note[], until: number, news: readonly News[]): readonly Note[] {
  return [...known, ...news.filter(({ version }) => version > until).flatMap(notesOf)];
}

/** Returns the turns, in order. */
export const turnsOf = (notes: readonly Note[]): readonly TurnNote[] => notes.filter((one) => one.note === 'turn');

/** Returns the version at which a turn began, in the first game that had so many turns; null where none had. */
export const versionOfTurn = (notes: readonly Note[], turn: number): number | null =>
  turnsOf(notes).find((one) => one.turn === turn)?.version ?? null;

/** Returns the version one turn back: the beginning of the turn that is shown, or, at its beginning, that of the turn before. */
export const turnBack = (notes: readonly Note[], shown: number): number =>
  turnsOf(notes).findLast(({ version }) => version < shown)?.version ?? 1;

/** Returns the version at which the next turn began; null where none has begun yet. */
export const turnForward = (notes: readonly Note[], shown: number): number | null =>
  turnsOf(notes).find(({ version }) => version > shown)?.version ?? null;
