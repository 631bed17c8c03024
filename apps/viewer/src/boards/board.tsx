import type { Language, Picture, View } from '../types.js';
import type { Cards } from './cards.js';
import { LaneBoard } from './lane-board.js';
import { ZoneBoard } from './zone-board.js';

export interface BoardProps {
  readonly picture: Picture;
  readonly view: View;
  readonly cards: Cards;
  readonly language: Language;
  /** Seat that sits at the lower edge. */
  readonly near: number;
}

/** The table as a game lays it out: slots in rows, or a battlefield that all share. The reader's own side is the near one. */
export function Board(props: Omit<BoardProps, 'near'>) {
  const own = props.picture.pending.find((one) => one.yours);
  const near = own?.yours === true ? own.decision.seat : 0;
  return props.view.slots.length > 0 ? <LaneBoard {...props} near={near} /> : <ZoneBoard {...props} near={near} />;
}
