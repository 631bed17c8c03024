import { useLater } from '../later.js';
import type { EndPanelProps } from './end-panel.js';

/** What is shown when a match is over; its code is loaded then. */
export function Ended({ onProblem, ...shown }: EndPanelProps & { readonly onProblem: (error: unknown) => void }) {
  const loaded = useLater(() => import('./end-panel.js'), onProblem);
  return loaded === null ? null : <loaded.EndPanel {...shown} />;
}
