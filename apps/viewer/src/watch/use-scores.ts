import { useEffect, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { untilAnswered, type Link } from '../connection.js';
import type { MatchShown, View } from '../types.js';
import { type Note, type NoteOf, turnsOf } from './notes.js';

/** Returns the players' scores in a view, for games that count one; as life they are drawn, and played for. */
export function scoresIn({
  version,
  view,
}: {
  readonly version: number;
  readonly view: Pick<View, 'players'> | null;
}): readonly NoteOf<'life'>[] {
  return (view?.players ?? []).flatMap(({ seat, values }) =>
    typeof values['score'] === 'number' ? [{ note: 'life' as const, version, seat, life: values['score'], before: null }] : [],
  );
}

/**
 * Reads the scores at the beginnings of turns and at the end, one view after the other, of a match that is over and whose game tells no
 * life among what happens. A match that runs is left alone: each look of a judge would be on its record.
 */
export function useScores(api: MatchApi, matchView: MatchShown | null, notes: readonly Note[] | null, link: Link): readonly Note[] {
  const [scores, setScores] = useState<readonly Note[]>([]);
  const end = matchView?.newest ?? 0;
  const wanted = notes !== null && notes.some(({ note }) => note === 'matchEnd') && !notes.some(({ note }) => note === 'life');
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const read = async () => {
      const found: Note[] = [];
      for (const version of [...turnsOf(notes).map((turn) => turn.version), end]) {
        const { matchView: then } = await untilAnswered(() => api.view(version), link, abort.signal);
        const here = scoresIn(then);
        if (here.length === 0 || abort.signal.aborted) return;
        found.push(...here);
      }
      setScores(found);
    };
    read().catch((error: unknown) => abort.signal.aborted || console.error(error));
    return () => abort.abort();
  }, [api, wanted]);
  return scores;
}
