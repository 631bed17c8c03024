import { useMemo, useState } from 'preact/hooks';
import { MyPage } from '../player/my-page.js';
import { Register } from '../player/register.js';
import { addressOf } from '../shared/addresses.js';
import { useTournament } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { isTokenUseless } from '../shared/problems.js';
import { keep, playerKey, takeSecret } from '../shared/storage.js';
import { TournamentApi } from '../shared/tournament-api.js';
import type { Tournament } from '../shared/types.js';
import { ProblemNote, Tabs } from '../shared/widgets.js';
import { statusWord } from '../shared/words.js';
import { Bracket, hasBracket } from './bracket.js';
import { Entrants } from './entrants.js';
import { Rounds } from './rounds.js';
import { StandingsView } from './standings.js';

type Tab = 'mine' | 'pairings' | 'standings' | 'bracket' | 'players' | 'archive';

/** What everybody sees of a tournament, and what a player needs. */
export function PublicPage({ tournamentId }: { readonly tournamentId: string }) {
  const { say } = usePage();
  const [secret, setSecret] = useState(() => takeSecret(playerKey(tournamentId)));
  const api = useMemo(() => new TournamentApi(tournamentId, secret), [tournamentId, secret]);
  const { seen, problem, refresh } = useTournament(api);
  const [chosen, setChosen] = useState<Tab | null>(null);
  const forget = () => {
    keep(playerKey(tournamentId), null);
    setSecret(null);
  };
  const arrive = (mine: string) => {
    keep(playerKey(tournamentId), mine);
    setSecret(mine);
    setChosen('mine');
  };
  // A tournament may be one of another gathering, which everybody may see all the same.
  const isStuck = secret !== null && problem !== null && (isTokenUseless(problem) || problem.code === 'tournament/not-found');
  const problemNote = <ProblemNote problem={problem} onForget={isStuck ? forget : undefined} />;
  if (seen === null)
    return (
      <>
        <h1>{say('tournament')}</h1>
        {problem === null ? <p>{say('loading')}</p> : problemNote}
      </>
    );
  const tournament = seen.value;
  const tabs = tabsOf(tournament, secret !== null);
  const tab = chosen !== null && tabs.includes(chosen) ? chosen : (tabs[0] ?? 'players');
  return (
    <>
      <Head tournament={tournament} />
      {problemNote}
      {secret === null && <Register api={api} tournament={tournament} onRegistered={arrive} />}
      <Tabs label={say('parts')} tabs={tabs.map((one) => [one, say(one)] as const)} shown={tab} onShow={setChosen} />
      {tab === 'mine' && secret !== null && (
        <MyPage api={api} tournament={tournament} secret={secret} refresh={refresh} onForget={forget} />
      )}
      {tab === 'pairings' && <Rounds api={api} tournament={tournament} secret={secret} reasons />}
      {tab === 'standings' && <StandingsView api={api} tournament={tournament} secret={secret} />}
      {tab === 'bracket' && <Bracket api={api} tournament={tournament} secret={secret} />}
      {tab === 'players' && <Entrants api={api} tournament={tournament} />}
      {tab === 'archive' && <Archive tournament={tournament} />}
    </>
  );
}

function tabsOf(tournament: Tournament, player: boolean): readonly Tab[] {
  const over = tournament.status === 'finished';
  const drafting: readonly Tab[] = tournament.drafts.length === 0 ? [] : ['pairings'];
  const played: readonly Tab[] = tournament.rounds.length === 0 ? drafting : ['pairings', 'standings'];
  return [
    ...(over ? (['archive'] as const) : []),
    ...(player ? (['mine'] as const) : []),
    ...played,
    ...(hasBracket(tournament) ? (['bracket'] as const) : []),
    'players',
  ];
}

/** Name, game and state of a tournament. */
export function Head({ tournament }: { readonly tournament: Tournament }) {
  const { language, say } = usePage();
  const { registered, waiting } = tournament.entrants;
  return (
    <div class="head">
      <h1>{tournament.name}</h1>
      <p>
        <span class={`tag ${tournament.status}`}>{statusWord(tournament.status, language)}</span> {say('playersCount', { n: registered })}
        {waiting > 0 && <> · {say('waitingCount', { n: waiting })}</>}
      </p>
    </div>
  );
}

/** What is left of a tournament that is over: places, and what it can be checked by. */
function Archive({ tournament }: { readonly tournament: Tournament }) {
  const { language, say } = usePage();
  return (
    <section>
      <h2>{say('finalPlaces')}</h2>
      <table class="list">
        <caption class="hidden">{say('finalPlaces')}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {say('rank')}
            </th>
            <th scope="col">{say('name')}</th>
          </tr>
        </thead>
        <tbody>
          {(tournament.places ?? []).map(({ entrant, name, place }) => (
            <tr key={entrant}>
              <td class="number big">{place}</td>
              <th scope="row">{name}</th>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say('record')}</h2>
      <p class="faint">{say('recordHint')}</p>
      <dl class="facts">
        <dt>{say('date')}</dt>
        <dd>{new Date(tournament.createdAt).toLocaleDateString(localeOf(language))}</dd>
        <dt>{say('lastEvent')}</dt>
        <dd>{tournament.version}</dd>
        <dt>{say('hash')}</dt>
        <dd class="hash">{tournament.hash}</dd>
        <dt>{say('seedCommitment')}</dt>
        <dd class="hash">{tournament.seedCommitment}</dd>
        <dt>{say('seed')}</dt>
        <dd class="hash">{tournament.seed ?? '–'}</dd>
      </dl>
      <p>
        <a href={addressOf.print(tournament.tournamentId, 'standings')}>{say('printStandings')}</a>
      </p>
    </section>
  );
}
