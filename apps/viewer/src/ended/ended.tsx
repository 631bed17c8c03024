import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EndPanelProps } from './end-panel.js';

/** What is shown when a match is over; its code is loaded then. */
export function Ended(props: EndPanelProps & { readonly onProblem: (error: unknown) => void }) {
  const { onProblem, ...shown } = props;
  const [Panel, setPanel] = useState<ComponentType<EndPanelProps> | null>(null);
  useEffect(() => {
    import('./end-panel.js').then((loaded) => setPanel(() => loaded.EndPanel), onProblem);
  }, []);
  return Panel === null ? null : <Panel {...shown} />;
}
