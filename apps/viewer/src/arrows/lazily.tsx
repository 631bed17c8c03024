import { useLater } from '../later.js';

/** The arrows over a table, whose code is loaded when the table stands there: they say nothing that does not stand there in words too. */
export function Arrows() {
  const loaded = useLater(() => import('./arrow-layer.js'), console.error);
  return loaded === null ? null : <loaded.ArrowLayer />;
}
