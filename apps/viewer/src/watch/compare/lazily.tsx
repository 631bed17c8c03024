import { useLater } from '../../later.js';
import type { ComparisonProps } from './comparison.js';

/** The comparison, whose code is loaded when somebody first compares. */
export function Compared(props: ComparisonProps) {
  const loaded = useLater(() => import('./comparison.js'), props.onProblem);
  return loaded === null ? null : <loaded.Comparison {...props} />;
}
