import { useLater } from '../later.js';
import type { PlayTableProps } from './play-table.js';

const load = () => import('./play-table.js');

/** Loads the code of a player's table before it is known whether the reader of a token plays: they should not wait for it a second time. */
export function loadEarly(): void {
  // Whoever plays is told when it is needed and can't be loaded.
  load().catch(() => undefined);
}

/** The table as a player has it, whose code nobody else loads. Until it is there the player sees the table as others do. */
export function PlayersTable({ onProblem, ...props }: PlayTableProps & { readonly onProblem: (error: unknown) => void }) {
  const loaded = useLater(load, onProblem);
  return loaded === null ? <>{props.children}</> : <loaded.PlayTable {...props} />;
}
