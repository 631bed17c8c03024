import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isBot, nameOfSeat, wonByNobody } from '../players.js';
import { refusalOf } from '../refusals.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { filled, liveLine } from './live-line.js';
import { type FoundMatch, type FoundPage, type LobbyApi, type Unlisted, unlistedOf } from './lobby-api.js';
import type { Search } from './search.js';

/** Milliseconds between two looks at the lists, while no further page was asked for. */
const lookAgain = 30_000;

const titles: Readonly<Record<string, string>> = {
  running: 'liveMatches',
  created: 'comingMatches',
  ended: 'pastMatches',
  cancelled: 'cancelledMatches',
};

interface FoundListProps {
  readonly api: LobbyApi;
  readonly search: Search;
  /** The states, each with a list of its own. */
  readonly lists: readonly string[];
  readonly language: Language;
  readonly gameName: (game: string) => string;
  readonly onOpen: (matchId: string) => void;
  readonly onReset: () => void;
}

type Pages = Readonly<Record<string, readonly FoundPage[]>>;

/** The matches that were found, live ones first. */
export function FoundList({ api, search, lists, language, gameName, onOpen, onReset }: FoundListProps) {
  const [pages, setPages] = useState<Pages | null>(null);
  const [problem, setProblem] = useState<Unlisted | null>(null);
  const load = () =>
    Promise.all(lists.map(async (status) => [status, [await api.matches(search, status, null)]] as const)).then(
      (found) => {
        // A list of which more was asked for stays as it is.
        setPages((before) =>
          Object.fromEntries(
            found.map(([status, first]) => [status, (before?.[status]?.length ?? 0) > 1 ? (before?.[status] ?? first) : first]),
          ),
        );
        setProblem(null);
      },
      (error: unknown) => setProblem(unlistedOf(error)),
    );
  useEffect(() => {
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), lookAgain);
    return () => clearInterval(timer);
  }, []);
  const more = (status: string, cursor: string) =>
    api.matches(search, status, cursor).then(
      (page) => setPages((before) => ({ ...before, [status]: [...(before?.[status] ?? []), page] })),
      (error: unknown) => setProblem(unlistedOf(error)),
    );
  if (problem !== null) return <ListProblem problem={problem} language={language} onReset={onReset} onAgain={() => void load()} />;
  if (pages === null) return <p role="status">{word('loadingMatches', language)}</p>;
  const isEmpty = lists.every((status) => pages[status]?.every((page) => page.items.length === 0));
  return (
    <>
      {isEmpty && (
        <p class="faint" role="status">
          {word('noneFound', language)}
        </p>
      )}
      {lists.map((status) => (
        <StatusList
          title={word(titles[status] ?? status, language)}
          pages={pages[status] ?? []}
          onMore={(cursor) => void more(status, cursor)}
          language={language}
          gameName={gameName}
          onOpen={onOpen}
          key={status}
        />
      ))}
    </>
  );
}

function ListProblem({
  problem: { refused, misfits },
  language,
  onReset,
  onAgain,
}: {
  readonly problem: Unlisted;
  readonly language: Language;
  readonly onReset: () => void;
  readonly onAgain: () => void;
}) {
  if (misfits.length > 0)
    return (
      <div class="problem" role="alert">
        <strong>{word('searchUnfit', language)}</strong>
        <ul>
          {misfits.map(({ path, message }) => (
            <li key={path}>
              <code>{path}</code>: {message}
            </li>
          ))}
        </ul>
        <button type="button" onClick={onReset}>
          {word('resetSearch', language)}
        </button>
      </div>
    );
  const said = refused === null ? null : refusalOf(refused, language);
  return (
    <p class="problem" role="alert">
      <strong>{said?.title ?? word('notReached', language)}</strong> {said?.detail}{' '}
      <button type="button" onClick={onAgain}>
        {word('tryAgain', language)}
      </button>
    </p>
  );
}

interface StatusListProps extends Pick<FoundListProps, 'language' | 'gameName' | 'onOpen'> {
  readonly title: string;
  readonly pages: readonly FoundPage[];
  readonly onMore: (cursor: string) => void;
}

function StatusList({ title, pages, onMore, language, gameName, onOpen }: StatusListProps) {
  const items = pages.flatMap((page) => page.items);
  const next = pages.at(-1)?.next ?? null;
  if (items.length === 0) return null;
  return (
    <section class="gathering">
      <h2>{title}</h2>
      <ul>
        {items.map((match) => (
          <FoundItem match={match} language={language} gameName={gameName} onOpen={onOpen} key={match.matchId} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" onClick={() => onMore(next)}>
          {word('moreMatches', language)}
        </button>
      )}
    </section>
  );
}

function FoundItem({
  match,
  language,
  gameName,
  onOpen,
}: { readonly match: FoundMatch } & Omit<StatusListProps, 'title' | 'pages' | 'onMore'>) {
  const { matchId, players, status, result, tournament, game, createdAt } = match;
  const live = liveLine(match, language);
  return (
    <li>
      <a
        href={`/matches/${matchId}/board`}
        onClick={(click) => {
          if (click.ctrlKey || click.metaKey || click.shiftKey) return;
          click.preventDefault();
          onOpen(matchId);
        }}
      >
        <span>
          {players.map(({ seat, playerId }) => (
            <Fragment key={playerId}>
              {seat > 0 && ' – '}
              {nameOfSeat(match, seat, language)}
              {isBot(match, seat) && <span class="tag bot">{word('bot.mark', language)}</span>}
            </Fragment>
          ))}
        </span>
        <span class={`tag ${status}`}>{word(status, language)}</span>
        {live.length > 0 && <span class="live">{live.join(' · ')}</span>}
        {result !== null && <strong>{winnersOf(match, language)}</strong>}
        <small class="faint">
          {[
            gameName(game),
            ...(tournament === null
              ? []
              : [`${tournament.name}, ${filled('roundAndTable', language, tournament.round, tournament.table)}`]),
            new Date(createdAt).toLocaleString(language === 'en' ? 'en' : 'zh'),
            ...timeOf(match, language),
            ...clockOf(match, language),
            ...thoughtOf(match, language),
          ].join(' · ')}
        </small>
      </a>
    </li>
  );
}

/** How long a match has run, or took, in minutes. */
const timeOf = ({ startedAt, endedAt, status }: FoundMatch, language: Language): readonly string[] => {
  if (startedAt === null || status === 'cancelled') return [];
  const ms = (endedAt === null ? Date.now() : Date.parse(endedAt)) - Date.parse(startedAt);
  const minutes = Math.max(0, Math.round(ms / 60_000));
  return [filled(endedAt === null ? 'runsFor' : 'tookMinutes', language, minutes)];
};

/** Minutes and seconds. */
const minutesOf = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;

/** What the players' clocks had left at the end, of what they began with. */
const clockOf = ({ clock }: FoundMatch, language: Language): readonly string[] =>
  clock === null
    ? []
    : [`${word('clockLeft', language).replace('$', clock.left.map(minutesOf).join(' – '))} / ${minutesOf(clock.rules.bankMs)}`];

/** How long each player thought. */
const thoughtOf = ({ thought }: FoundMatch, language: Language): readonly string[] =>
  thought === null || thought.every((ms) => ms === 0)
    ? []
    : [word('thinkingTime', language).replace('$', thought.map(minutesOf).join(' – '))];

function winnersOf({ players, result }: Pick<FoundMatch, 'players' | 'result'>, language: Language): string {
  if (result === null || result.winners.length === 0) return word(wonByNobody(result) ? 'nobodyWon' : 'draw', language);
  return `${word('winner', language)}: ${result.winners.map((seat) => nameOfSeat({ players }, seat, language)).join(', ')}`;
}
