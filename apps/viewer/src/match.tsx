import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { RequestRefused, type MatchApi, type Me, type TableSeen } from './api.js';
import { Board } from './boards/board.js';
import { Moment } from './boards/clock.js';
import { isPassing, untilAnswered, type Link } from './connection.js';
import { Ended } from './ended/ended.js';
import { Events } from './events.js';
import { Meanwhile } from './meanwhile.js';
import { nameOfSeat, wonByNobody } from './players.js';
import { PlayersTable } from './play/lazily.js';
import { ownSeat } from './play/seat.js';
import { Presence } from './presence/lazily.js';
import { Prompts } from './prompts.js';
import type { BoardLayout, CardFacts, Language, Line, MatchShown, News, PlayerShown, Seen } from './types.js';
import { readMatch } from './script/reading.js';
import { plainLayout } from './plain-layout.js';
import { WayContext } from './watch/compare/card-moves.js';
import { Compared } from './watch/compare/lazily.js';
import { openingTable } from './watch/opening-table.js';
import { versionOfTurn } from './watch/notes.js';
import { Replay } from './watch/replay.js';
import { useMoment, versionIn } from './watch/use-moment.js';
import { heardLines } from './watch/heard-lines.js';
import { KnownViews, LiveView, type ViewSeen } from './watch/known-views.js';
import { useNotes } from './watch/use-notes.js';
import { useScores } from './watch/use-scores.js';
import { word, wordsOf, type WordOf } from './words.js';

interface MatchProps {
  readonly api: MatchApi;
  /** The table with which the match opens, where it was there before the match is drawn first. */
  readonly opening?: TableSeen | null;
  readonly me: Me | null;
  readonly language: Language;
  readonly onProblem: (problem: RequestRefused) => void;
  /** Told when the server does not answer, and when it does again. */
  readonly link: Link;
  /** Whether the server does not answer at present. */
  readonly lost?: boolean;
  /** Told who plays. */
  readonly onPlayers: (players: readonly PlayerShown[]) => void;
  /** Whether it stands in a page of somebody else, with nothing beside the table and its slider. */
  readonly embedded?: boolean;
}

/** How long a version that the reader knows of may take over the stream before it is asked for, in milliseconds. */
const streamPatienceMs = 150;

const byId = (cards: readonly CardFacts[]): ReadonlyMap<string, CardFacts> => new Map(cards.map((card) => [card.id, card]));

/** One match: its table at a version, what is asked, what happened, and a slider over all versions. */
export function Match({ api, opening = null, me, language, onProblem, link, lost = false, onPlayers, embedded = false }: MatchProps) {
  const [newest, setNewest] = useState(opening?.seen.matchView.newest ?? 0);
  const { moment, look: lookAt } = useMoment();
  const [seen, setSeen] = useState<Seen | null>(opening?.seen ?? null);
  const matchView = seen?.matchView ?? null;
  const [cards, setCards] = useState<ReadonlyMap<string, CardFacts>>(() => byId(opening?.cards ?? []));
  const [layout, setLayout] = useState<BoardLayout | 'unknown' | null>(opening === null ? null : (opening.layout ?? 'unknown'));
  const [turned, setTurned] = useState(0);
  const [history, setHistory] = useState(false);
  const historyId = useId();
  const opened = useRef(false);
  const views = useMemo(() => new KnownViews(api), [api]);
  const shownNow = useRef(0);
  const heard = useMemo(() => new Map<number, News>(), [api]);
  const seeVersion = (version: number) => setNewest((old) => Math.max(old, version));
  const fail = (error: unknown) => {
    if (error instanceof RequestRefused) onProblem(error);
    else console.error(error);
  };
  const { notes, hear } = useNotes(api, newest > 0, link, fail);
  const scores = useScores(api, embedded ? null : matchView, embedded ? null : notes, link);
  const marks = useMemo(() => [...(notes ?? []), ...scores], [notes, scores]);
  const wanted = versionIn(moment, newest, (turn) => versionOfTurn(notes ?? [], turn));
  const compared = moment?.at === 'version' && moment.compared !== undefined && moment.compared <= newest ? moment.compared : null;
  const lookAtBoth = (version: number | null, other: number | null) =>
    lookAt(version === null ? null : { at: 'version', version, ...(other === null ? {} : { compared: other }) });
  const setWanted = (version: number | null) => lookAtBoth(version, compared);
  const shown = wanted ?? newest;
  shownNow.current = shown;
  const lines = useLines(api, heard, language, embedded ? 0 : newest, link, fail);

  useEffect(() => {
    const abort = new AbortController();
    const begin = async () => {
      const table = opening ?? (await untilAnswered(() => openingTable(api, moment), link, abort.signal));
      const { seen: first, layout: found, cards: named, cardList } = table;
      const know = (known: readonly CardFacts[]) => setCards(byId(known));
      readMatch(first.matchView);
      setNewest(first.matchView.newest);
      setSeen(first);
      setLayout(found ?? 'unknown');
      know(named);
      onPlayers(first.matchView.players);
      const seeView = (next: ViewSeen) => {
        seeVersion(next.matchView.version);
        if (shownNow.current === next.matchView.version) setSeen(next);
      };
      const hearAlso = (_version: number, news: News | null) => {
        if (news === null) return;
        hear(news);
        heard.set(news.version, news);
      };
      const live = new LiveView(views, first, seeView);
      // The first board needs only the cards that stand on it; the others come when it is there.
      await Promise.all([
        untilAnswered(() => api.cards(first.matchView.game, cardList), link, abort.signal).then(know),
        api.follow(first.matchView.newest, hearAlso, link, abort.signal, undefined, live),
      ]);
    };
    begin().catch((error: unknown) => abort.signal.aborted || fail(error));
    return () => abort.abort();
  }, [api]);

  useEffect(() => {
    if (shown === 0 || matchView?.version === shown) return;
    const abort = new AbortController();
    const see = () =>
      untilAnswered(() => views.at(shown), link, abort.signal).then(
        (next) => abort.signal.aborted || setSeen(next),
        (error: unknown) => abort.signal.aborted || fail(error),
      );
    // The newest version is about to come over the stream by itself, as after an answer of the reader.
    const timer = shown === newest && !views.has(shown) ? setTimeout(see, streamPatienceMs) : void see();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [shown]);

  useEffect(() => {
    if (moment?.at === 'turn' && notes !== null) setWanted(wanted);
  }, [moment, notes]);

  const look = () => {
    api.view().then(
      (next) => {
        setSeen(views.keep(next));
        seeVersion(next.matchView.newest);
      },
      // The stream says it where the server does not answer, and goes on where it stood.
      (error: unknown) => isPassing(error) || fail(error),
    );
  };

  useEffect(() => {
    // The page's clock may have stood still while nobody looked: the server is asked again.
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && wanted === null && newest > 0) look();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [api, newest, wanted]);

  if (seen === null || matchView === null || moment?.at === 'turn') return null;
  // Who opens a moment is not shown how the match ended first.
  if (!opened.current && matchView.version !== shown) return null;
  opened.current = true;
  const known = layout === 'unknown' ? null : layout;
  const wordOf = wordsOf(known);
  const seat = ownSeat(matchView, me);
  // Whoever plays needs the room; what is past is never shown without the bar that leads back.
  const folds = seat !== null && matchView.status !== 'ended' && matchView.status !== 'cancelled';
  const near = ((matchView.players.find(({ playerId }) => playerId === me?.playerId)?.seat ?? 0) + turned) % matchView.players.length;
  const board =
    matchView.view === null ? (
      <p class="waiting">{word(matchView.result === null ? 'notBegun' : 'neverBegun', language)}</p>
    ) : (
      layout !== null && (
        <Board
          matchView={matchView}
          view={matchView.view}
          layout={known ?? plainLayout(matchView.view)}
          cards={cards}
          language={language}
          word={wordOf}
          near={near}
        />
      )
    );
  return (
    <Moment.Provider value={{ seen, live: matchView.version === newest }}>
      <div class="match-line">
        <Status matchView={matchView} layout={known} word={wordOf} language={language} />
        <Presence
          api={api}
          me={me}
          matchView={matchView}
          lines={lines}
          live={wanted === null}
          lost={lost}
          language={language}
          onProblem={fail}
        />
        {folds && wanted === null && (
          <button
            type="button"
            class="fold"
            aria-expanded={history}
            aria-controls={historyId}
            aria-label={word('replayAndHistory', language)}
            title={word('replayAndHistory', language)}
            onClick={() => setHistory(!history)}
          >
            {word('history', language)}
          </button>
        )}
      </div>
      {matchView.status === 'ended' && wanted === null && !embedded && (
        <Ended api={api} me={me} matchView={matchView} lines={lines} language={language} onProblem={fail} />
      )}
      <div class={embedded || compared !== null ? '' : 'columns'}>
        <div>
          <Replay
            matchView={matchView}
            wanted={wanted}
            newest={newest}
            notes={marks}
            plays={seat !== null}
            id={historyId}
            folded={folds && wanted === null && !history}
            language={language}
            word={wordOf}
            embedded={embedded}
            onMove={setWanted}
            onFlip={() => setTurned(turned + 1)}
            comparing={compared !== null}
            onCompare={(version) => lookAtBoth(shown, version)}
          />
          {seat === null && <Prompts matchView={matchView} language={language} />}
          {shown === newest && <Meanwhile api={api} me={me} matchView={matchView} language={language} onSaid={seeVersion} />}
          {compared !== null && matchView.view !== null && layout !== null ? (
            <Compared
              api={api}
              link={link}
              matchView={matchView}
              compared={compared}
              newest={newest}
              layout={known ?? plainLayout(matchView.view)}
              cards={cards}
              notes={marks}
              language={language}
              word={wordOf}
              near={near}
              onCompare={(version) => lookAtBoth(shown, version)}
              onProblem={fail}
            />
          ) : (
            <WayContext.Provider value={seat === null && !embedded ? () => api.news() : null}>
              {seat === null ? (
                board
              ) : (
                <PlayersTable
                  api={api}
                  me={me}
                  seat={seat}
                  matchView={matchView}
                  live={wanted === null}
                  layout={known}
                  cards={cards}
                  language={language}
                  link={link}
                  onDone={seeVersion}
                  onRefused={look}
                  onProblem={fail}
                >
                  {board}
                </PlayersTable>
              )}
            </WayContext.Provider>
          )}
        </div>
        {!embedded && compared === null && <Events lines={lines} shown={shown} language={language} onPick={setWanted} />}
      </div>
    </Moment.Provider>
  );
}

/** The lines of what happened, until the newest version; what was heard tells of itself, and only what is new otherwise is fetched. */
function useLines(
  api: MatchApi,
  heard: ReadonlyMap<number, News>,
  language: Language,
  newest: number,
  link: Link,
  fail: (error: unknown) => void,
): readonly Line[] {
  const [known, setKnown] = useState<{ readonly language: Language; readonly until: number; readonly lines: readonly Line[] }>({
    language,
    until: 0,
    lines: [],
  });
  useEffect(() => {
    if (newest === 0) return;
    const base = known.language === language ? known : { until: 0, lines: [] };
    if (base.until >= newest) return;
    const abort = new AbortController();
    const add = (next: readonly Line[]) =>
      setKnown({ language, until: newest, lines: [...base.lines, ...next.filter((line) => line.version <= newest)] });
    const fetchLines = () => {
      const told = heardLines(heard, language, base.until, newest);
      if (told !== null) return add(told);
      untilAnswered(() => api.lines(language, base.until), link, abort.signal).then(
        (next) => abort.signal.aborted || add(next),
        (error: unknown) => abort.signal.aborted || fail(error),
      );
    };
    const timer = setTimeout(fetchLines, 150);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [newest, language, known]);
  return known.lines;
}

interface StatusProps {
  readonly matchView: MatchShown;
  readonly layout: BoardLayout | null;
  readonly word: WordOf;
  readonly language: Language;
}

function Status({ matchView, layout, word: wordOf, language }: StatusProps) {
  const { view, result, status } = matchView;
  const names = (seats: readonly number[]) =>
    seats.map((seat) => nameOfSeat(matchView, seat, language, wordOf)).join(language === 'en' ? ', ' : '、');
  return (
    <p class="status" role="status">
      <span class={`tag ${status}`}>{word(status, language)}</span>
      {view !== null && view.turn.number > 0 && (
        <span>
          {word('turn', language)} {view.turn.number} · {view.turn.seat === null ? '' : names([view.turn.seat])} ·{' '}
          {wordOf(view.turn.phase === 'draw' ? 'drawing' : view.turn.phase, language)}
        </span>
      )}
      {view?.timeCalled !== undefined && result === null && (
        <strong class="tag">
          {word('timeCalled', language)}
          {language === 'en' ? ': ' : '：'}
          {view.timeCalled.untilBehind ? word('untilBehind', language) : `${word('turnsLeft', language)} ${view.timeCalled.turnsLeft}`}
        </strong>
      )}
      {view !== null &&
        (layout?.counts ?? []).map((key) => (
          <span class="tag" key={key}>
            {wordOf(key, language)} {String(view.values[key] ?? '')}
          </span>
        ))}
      {result !== null && (
        <strong>
          {result.winners.length === 0
            ? word(wonByNobody(result) ? 'nobodyWon' : 'draw', language)
            : `${word('winner', language)}: ${names(result.winners)}`}
        </strong>
      )}
    </p>
  );
}
