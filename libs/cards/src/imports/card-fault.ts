import type { RowFault } from '@arbiter/decks';

/** Why a row of a file became no card: what its reader found, or what was wrong before it could be asked. */
export interface CardFault extends Omit<RowFault, 'code'> {
  readonly code:
    | RowFault['code']
    /** The row is no JSON, or no text at all. */
    | 'row/unreadable'
    /** The card is of another game than the file. */
    | 'row/other-game';
}
