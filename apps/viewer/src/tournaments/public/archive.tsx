import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import { ArchiveApi, type ArchivedTournament, type ArchivePage, type Filter, filterOf, searchOf } from '../shared/archive-api.js';
import { useLoaded } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { isTokenUseless, type Problem, problemOf } from '../shared/problems.js';
import { givenSecret, keep, organizerKey, recall } from '../shared/storage.js';
import { Field, ProblemNote, useNames } from '../shared/widgets.js';
import { statusWord } from '../shared/words.js';
import { PlayerLink } from './player-link.js';

const states = ['running', 'upcoming', 'finished', 'cancelled'] as const;
const none: Filter = { game: '', name: '', from: '', to: '', state: '' };

/** The filter in the address: whoever is given the link sees the same list. */
function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(() => filterOf(location.search));
  useEffect(() => {
    const back = () => setFilter(filterOf(location.search));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const choose = (chosen: Filter) => {
    history.pushState(null, '', `${location.pathname}${searchOf(chosen)}`);
    setFilter(chosen);
  };
  return [filter, choose];
}

/** All tournaments that the reader may know of. An organizer's browser shows those that are not public too. */
export function Archive() {
  const { say } = usePage();
  const [secret, setSecret] = useState(() => givenSecret(organizerKey));
  const forget = () => {
    if (recall(organizerKey) === secret) keep(organizerKey, null);
    setSecret(null);
  };
  const api = useMemo(() => new ArchiveApi(secret), [secret]);
  const [filter, choose] = useFilter();
  const { value: games } = useLoaded(() => new ArchiveApi(null).games(), 'games');
  const nameOf = useNames();
  const gameName = (game: string): string => {
    const found = games?.find((one) => one.game === game);
    return found === undefined ? game : nameOf(found.names);
  };
  const key = JSON.stringify([secret, filter]);
  return (
    <>
      <h1>{say('allTournaments')}</h1>
      <p class="faint">{say('archiveHint')}</p>
      <FilterForm
        filter={filter}
        games={(games ?? []).map(({ game }) => [game, gameName(game)] as const)}
        onChoose={choose}
        key={`form ${searchOf(filter)} ${games === null}`}
      />
      <Listed api={api} filter={filter} gameName={gameName} onForget={forget} key={key} />
    </>
  );
}

function FilterForm({
  filter,
  games,
  onChoose,
}: {
  readonly filter: Filter;
  readonly games: readonly (readonly [string, string])[];
  readonly onChoose: (filter: Filter) => void;
}) {
  const { say } = usePage();
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    onChoose({
      ...filterOf(new URLSearchParams({ state: text('state'), from: text('from'), to: text('to') }).toString()),
      game: text('game'),
      name: text('name'),
    });
  };
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Field label={say('tournamentName')}>
        <input type="search" name="name" defaultValue={filter.name} maxLength={120} autocomplete="off" />
      </Field>
      <div class="row">
        <Field label={say('game')}>
          <select name="game" defaultValue={filter.game}>
            <option value="">{say('anyGame')}</option>
            {games.map(([game, name]) => (
              <option value={game} selected={game === filter.game} key={game}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label={say('state')}>
          <select name="state">
            <option value="">{say('anyState')}</option>
            {states.map((state) => (
              <option value={state} selected={state === filter.state} key={state}>
                {say(state)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={say('fromDay')}>
          <input type="date" name="from" defaultValue={filter.from} />
        </Field>
        <Field label={say('toDay')}>
          <input type="date" name="to" defaultValue={filter.to} />
        </Field>
      </div>
      <div class="row">
        <button type="submit" class="primary">
          {say('search')}
        </button>
        {searchOf(filter) !== '' && (
          <button type="button" onClick={() => onChoose(none)}>
            {say('resetFilter')}
          </button>
        )}
      </div>
    </form>
  );
}

interface ListedProps {
  readonly api: ArchiveApi;
  readonly filter: Filter;
  readonly gameName: (game: string) => string;
  /** Goes on without a token that is of no use. */
  readonly onForget: () => void;
}

function Listed({ api, filter, gameName, onForget }: ListedProps) {
  const { say } = usePage();
  const [pages, setPages] = useState<readonly ArchivePage[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = (cursor: string | null) =>
    api.list(filter, cursor).then(
      (page) => {
        setPages((before) => [...before, page]);
        setProblem(null);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  useEffect(() => {
    void load(null);
  }, []);
  const items = pages.flatMap((page) => page.items);
  const next = pages.at(-1)?.next ?? null;
  return (
    <>
      <ProblemNote problem={problem} onForget={problem !== null && isTokenUseless(problem) ? onForget : undefined} />
      {pages.length === 0 && problem === null && <p>{say('loading')}</p>}
      {pages.length > 0 && items.length === 0 && <p class="faint">{say('noTournamentFound')}</p>}
      <ul class="archive">
        {items.map((item) => (
          <Item item={item} gameName={gameName} key={item.tournamentId} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" onClick={() => void load(next)}>
          {say('more')}
        </button>
      )}
    </>
  );
}

function Item({ item, gameName }: { readonly item: ArchivedTournament; readonly gameName: (game: string) => string }) {
  const { language, say } = usePage();
  const { tournamentId, name, game, status, date, entrants, winners, visibility } = item;
  return (
    <li>
      <a href={addressOf.public(tournamentId)}>
        <strong>{name}</strong>
      </a>
      <p>
        <span class={`tag ${status}`}>{statusWord(status, language)}</span>{' '}
        {visibility === 'gathering' && <span class="tag">{say('gatheringOnly')}</span>}{' '}
        {new Date(date).toLocaleDateString(localeOf(language))} · {gameName(game)} · {say('playersCount', { n: entrants })}
      </p>
      {winners.length > 0 && (
        <p>
          {say('winner')}:{' '}
          {winners.map(({ entrant, name: winner, playerId }, at) => (
            <span key={entrant}>
              {at > 0 && ', '}
              <PlayerLink name={winner} playerId={playerId} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
