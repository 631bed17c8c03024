import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { nameOfSeat } from '../players.js';
import type { BoardLayout, Language, MatchShown, View, WordedDecision } from '../types.js';
import type { WordOf } from '../words.js';
import { type Cards, nameOf } from './faces.js';
import {
  aimedAt,
  type Aim,
  fightOf,
  type FightPart,
  objectOf,
  offeredBy,
  type Offered,
  proposedBy,
  type Waiting,
  waitingOf,
} from './reading.js';

export interface BoardProps {
  readonly matchView: MatchShown;
  readonly view: View;
  readonly layout: BoardLayout;
  readonly cards: Cards;
  readonly language: Language;
  readonly word: WordOf;
  /** Seat whose side is at the lower edge. */
  readonly near: number;
}

/** What every part of the board reads: the board's properties, and what is computed from them once. */
export interface Table extends BoardProps {
  readonly waiting: readonly Waiting[];
  readonly aimed: ReadonlyMap<number, readonly number[]>;
  readonly fight: readonly FightPart[] | null;
  readonly offered: Offered;
  /** What would be used by options that stand for several others, such as an automatic payment. */
  readonly proposed: ReadonlySet<number>;
}

/** @param questions the open questions that the reader may answer now */
export const tableOf = (props: BoardProps, questions: readonly WordedDecision[]): Table => {
  const waiting = waitingOf(props.view, props.layout.waiting);
  return {
    ...props,
    waiting,
    aimed: aimedAt(waiting),
    fight: fightOf(props.view, props.layout.fight),
    offered: offeredBy(questions),
    proposed: proposedBy(questions),
  };
};

export const TableContext = createContext<Table | null>(null);

export const useTable = (): Table => {
  const table = useContext(TableContext);
  if (table === null) throw new Error('there is no table around this part of the board');
  return table;
};

/** Returns the name of the player or object at which something is aimed. */
export function aimName({ matchView, view, cards, layout, language, word }: Table, aim: Aim): string {
  if ('seat' in aim) return nameOfSeat(matchView, aim.seat, language, word);
  const found = objectOf(view, aim.object);
  if (found !== null) return nameOf(found, cards, layout.card, { word, language });
  return aim.card === undefined || aim.card === '' ? word('faceDown', language) : (cards.get(aim.card)?.names[language] ?? aim.card);
}
