/** Where the browser keeps what must survive a reload. A browser that keeps nothing (private mode) still works for this page view. */
const kept = new Map<string, string>();

/** Reads what the browser kept; null where there is nothing. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

/** Keeps a text under a key; null forgets it. */
export function keep(key: string, value: string | null): void {
  if (value === null) kept.delete(key);
  else kept.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // What was kept above does until the page is left.
  }
}

/** The keys of everything that is kept. */
export function keptKeys(): readonly string[] {
  const stored = (): readonly string[] => {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  };
  return [...new Set([...stored(), ...kept.keys()])];
}

export const languageKey = 'arbiter.language';
