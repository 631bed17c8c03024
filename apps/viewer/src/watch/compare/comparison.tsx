import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MatchApi } from '../../api.js';
import { Board } from '../../boards/board.js';
import { untilAnswered, type Link } from '../../connection.js';
import type { Cards } from '../../boards/faces.js';
import type { BoardLayout, Language, MatchShown, News } from '../../types.js';
import { word as pageWord, type WordOf } from '../../words.js';
import { fragmentOf } from '../moments.js';
import type { Note } from '../notes.js';
import { differencesOf } from './differences.js';
import { versionOf } from './moves.js';
import { calledIn, differenceText } from './said.js';

export interface ComparisonProps {
  readonly api: MatchApi;
  readonly link: Link;
  /** The moment that is looked at. */
  readonly matchView: MatchShown;
  /** The version with which it is compared. */
  readonly compared: number;
  readonly newest: number;
  readonly layout: BoardLayout;
  readonly cards: Cards;
  readonly notes: readonly Note[];
  readonly language: Language;
  readonly word: WordOf;
  readonly near: number;
  readonly onCompare: (version: number | null) => void;
  readonly onProblem: (error: unknown) => void;
}

/** Two moments of a match beside each other, the earlier one first, and in words what differs. */
export function Comparison(props: ComparisonProps) {
  const { api, link, matchView, compared, newest, layout, cards, notes, language, word, near, onCompare, onProblem } = props;
  const [other, setOther] = useState<MatchShown | null>(null);
  const [news, setNews] = useState<readonly News[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    untilAnswered(() => api.view(compared), link, abort.signal).then(
      (seen) => abort.signal.aborted || setOther(seen.matchView),
      (error: unknown) => abort.signal.aborted || onProblem(error),
    );
    return () => abort.abort();
  }, [api, compared]);
  useEffect(() => {
    const abort = new AbortController();
    untilAnswered(() => api.news(), link, abort.signal).then(
      (all) => abort.signal.aborted || setNews(all),
      (error: unknown) => abort.signal.aborted || onProblem(error),
    );
    return () => abort.abort();
  }, [api, newest]);
  const [earlier, later] = other === null || other.version < matchView.version ? [other, matchView] : [matchView, other];
  const differences = useMemo(() => {
    const named = (value: string): boolean => calledIn(value, layout, word, 'en') !== null;
    return !earlier?.view || !later?.view ? null : differencesOf(earlier.view, later.view, named);
  }, [earlier, later, word]);
  const heading = (version: number): string => pageWord('momentOf', language).replace('{version}', String(version));
  return (
    <section class="comparison" aria-label={pageWord('compare', language)}>
      <p class="compared">
        <label>
          {pageWord('comparedWith', language)}{' '}
          <input
            type="number"
            min={1}
            max={newest}
            value={compared}
            onChange={({ currentTarget }) => {
              const version = Math.round(Number(currentTarget.value));
              if (version >= 1 && version <= newest) onCompare(version);
            }}
          />
        </label>
        <button type="button" onClick={() => onCompare(null)}>
          {pageWord('endCompare', language)}
        </button>
      </p>
      <div class="moments">
        {[earlier, later].map((one) =>
          one === null || one.view === null ? null : (
            <section key={one.version} aria-label={heading(one.version)}>
              <h2>
                <a href={fragmentOf({ at: 'version', version: one.version })}>{heading(one.version)}</a>
              </h2>
              <Board matchView={one} view={one.view} layout={layout} cards={cards} language={language} word={word} near={near} />
            </section>
          ),
        )}
      </div>
      <section class="differences" aria-label={pageWord('differences', language)}>
        <h2>{pageWord('differences', language)}</h2>
        {differences?.length === 0 && <p>{pageWord('noDifference', language)}</p>}
        <ul>
          {(differences ?? []).map((difference, at) => {
            const version = earlier === null ? null : versionOf(difference, notes, news, earlier.version, later.version);
            return (
              <li key={at}>
                {differenceText(difference, { matchView, layout, cards, language, word })}{' '}
                {version !== null && (
                  <a
                    href={fragmentOf({ at: 'version', version })}
                    aria-label={`${pageWord('whenItChanged', language)} ${heading(version)}`}
                  >
                    {pageWord('whenItChanged', language)}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </section>
  );
}
