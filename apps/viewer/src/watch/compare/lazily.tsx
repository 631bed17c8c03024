import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ComparisonProps } from './comparison.js';

/** The comparison, whose code is loaded when somebody first compares. */
export function Compared(props: ComparisonProps) {
  const [Comparison, setComparison] = useState<ComponentType<ComparisonProps> | null>(null);
  useEffect(() => {
    import('./comparison.js').then((loaded) => setComparison(() => loaded.Comparison), props.onProblem);
  }, []);
  return Comparison === null ? null : <Comparison {...props} />;
}
