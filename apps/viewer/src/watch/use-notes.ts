import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { untilAnswered, type Link } from '../connection.js';
import type { News } from '../types.js';
import { addNotes, type Note } from './notes.js';

/** What the timeline marks; `hear` is told what happens from now on. */
export interface Notes {
  /** Null until what has happened so far is known. */
  readonly notes: readonly Note[] | null;
  readonly hear: (news: News) => void;
}

interface Known {
  readonly until: number;
  readonly notes: readonly Note[];
}

const add = ({ until, notes }: Known, news: readonly News[]): Known => ({
  until: Math.max(until, news.at(-1)?.version ?? 0),
  notes: addNotes(notes, until, news),
});

/**
 * Reads once what has happened, when the board is there, and adds what is heard later.
 * @param begun whether the match is shown
 */
export function useNotes(api: MatchApi, begun: boolean, link: Link, fail: (error: unknown) => void): Notes {
  const [known, setKnown] = useState<Known | null>(null);
  // What is heard before the rest has come waits for it.
  const early = useRef<readonly News[]>([]);
  useEffect(() => {
    if (!begun) return;
    const abort = new AbortController();
    untilAnswered(() => api.news(), link, abort.signal).then(
      (news) => abort.signal.aborted || setKnown(add(add({ until: 0, notes: [] }, news), early.current)),
      (error: unknown) => abort.signal.aborted || fail(error),
    );
    return () => abort.abort();
  }, [api, begun]);
  const hear = (news: News) =>
    setKnown((old) => {
      if (old !== null) return add(old, [news]);
      early.current = [...early.current, news];
      return null;
    });
  return { notes: known?.notes ?? null, hear };
}
