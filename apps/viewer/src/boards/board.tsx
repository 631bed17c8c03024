import type { Language, Picture, View } from '../types.js';

import type { Cards } from './cards.js';
import { ChaseBoard } from './chase-board.js';
import { DuelBoard } from './duel-board.js';
import { LaneBoard } from './lane-board.js';
import { LineageBoard } from './lineage-board.js';
import { ZoneBoard } from './zone-board.js';

export interface BoardProps {
  readonly picture: Picture;
  readonly view: View;
  readonly cards: Cards;
  readonly language: Language;
  /** Seat that sits at the lower edge. */
  readonly near: number;
}

/** The table as a game lays it out: a field with zones between the players, two sides with areas beside them, slots in rows, or a battlefield that all share. */
export function Board(props: BoardProps) {
  if (props.picture.game === 'yugioh') return <DuelBoard {...props} />;
  if (props.picture.game === 'force-of-will') return <ChaseBoard {...props} />;
  if (props.picture.game === 'grand-archive') return <LineageBoard {...props} />;
  return props.view.slots.length > 0 ? <LaneBoard {...props} /> : <ZoneBoard {...props} />;
}
