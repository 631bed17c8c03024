/** What a reader has chosen for their tables. */
export interface TableSettings {
  /** Whether a tone is heard when their time is short. */
  readonly tone: boolean;
  /** Whether phrases of others are hidden. */
  readonly muted: boolean;
}

const key = 'arbiter.table';
const silent: TableSettings = { tone: false, muted: false };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads what was chosen in this browser; what can't be read counts as not chosen. */
export function readSettings(store: Store): TableSettings {
  const text = store.getItem(key);
  if (text === null) return silent;
  const kept = text.split(' ');
  return { tone: kept.includes('tone'), muted: kept.includes('muted') };
}

export function keepSettings(store: Store, { tone, muted }: TableSettings): void {
  store.setItem(key, [...(tone ? ['tone'] : []), ...(muted ? ['muted'] : [])].join(' '));
}
