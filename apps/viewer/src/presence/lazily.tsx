import { useLater } from '../later.js';
import type { AtTheTableProps } from './at-the-table.js';

/** Whose time runs and who is there, whose code is loaded after the first board. */
export function Presence({ onProblem, ...props }: AtTheTableProps & { readonly onProblem: (error: unknown) => void }) {
  const loaded = useLater(() => import('./at-the-table.js'), onProblem);
  return loaded === null ? null : <loaded.AtTheTable {...props} />;
}
