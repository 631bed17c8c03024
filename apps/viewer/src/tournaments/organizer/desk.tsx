import { useMemo, useState } from 'preact/hooks';
import { Bracket, hasBracket } from '../public/bracket.js';
import { Head } from '../public/public-page.js';
import { StandingsView } from '../public/standings.js';
import { addressOf } from '../shared/addresses.js';
import { useLoaded, useSender, useTournament } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { organizerKey, takeSecret } from '../shared/storage.js';
import { TournamentApi } from '../shared/tournament-api.js';
import { ProblemNote, Tabs } from '../shared/widgets.js';
import { isLastFinal, nextStep, seedsOfEvents } from './next-step.js';
import { PlayersDesk } from './players-desk.js';
import { RoundDesk } from './round-desk.js';
import { SetUp } from './set-up.js';
import { StepBar } from './step-bar.js';
import { NotOpened, TokenForm } from './token-form.js';

type Tab = 'players' | 'round' | 'standings' | 'bracket' | 'setUp';

/** The desk of a tournament: everything that its organizer does. */
export function Desk({ tournamentId }: { readonly tournamentId: string }) {
  const { say } = usePage();
  const [secret, setSecret] = useState(() => takeSecret(organizerKey));
  if (secret === null)
    return (
      <>
        <h1>{say('desk')}</h1>
        <TokenForm onToken={setSecret} />
      </>
    );
  return <OpenDesk tournamentId={tournamentId} secret={secret} onToken={setSecret} key={secret} />;
}

function OpenDesk({
  tournamentId,
  secret,
  onToken,
}: {
  readonly tournamentId: string;
  readonly secret: string;
  readonly onToken: (secret: string) => void;
}) {
  const { say } = usePage();
  const api = useMemo(() => new TournamentApi(tournamentId, secret), [tournamentId, secret]);
  const { seen, problem, refresh } = useTournament(api);
  const sender = useSender(api, refresh);
  const [chosen, setChosen] = useState<Tab | null>(null);
  const tournament = seen?.value ?? null;
  const closed = tournament?.rounds.filter(({ stage }) => stage === 'closed').length ?? 0;
  const lastClosed = tournament !== null && closed > 0 && closed === tournament.rounds.length;
  const { value: events } = useLoaded(() => api.events(1), lastClosed ? String(tournament.version) : null);
  if (tournament === null)
    return (
      <>
        <h1>{say('desk')}</h1>
        {problem === null ? <p>{say('loading')}</p> : <NotOpened problem={problem} onToken={onToken} />}
      </>
    );
  const step = nextStep(tournament, seedsOfEvents(events ?? []), isLastFinal(events ?? []));
  const tabs: readonly Tab[] = ['players', 'round', 'standings', ...(hasBracket(tournament) ? (['bracket'] as const) : []), 'setUp'];
  const tab = chosen ?? (tournament.rounds.length > 0 ? 'round' : 'players');
  return (
    <>
      <Head tournament={tournament} />
      <p>
        <a href={addressOf.public(tournamentId)}>{say('publicPage')}</a>
      </p>
      <ProblemNote problem={problem} />
      <StepBar tournament={tournament} step={step} sender={sender} />
      <ProblemNote problem={sender.problem} onClose={() => sender.setProblem(null)} />
      <Tabs label={say('parts')} tabs={tabs.map((one) => [one, say(one)] as const)} shown={tab} onShow={setChosen} />
      {tab === 'players' && <PlayersDesk api={api} tournament={tournament} sender={sender} />}
      {tab === 'round' && <RoundDesk api={api} tournament={tournament} sender={sender} />}
      {tab === 'standings' && <StandingsView api={api} tournament={tournament} />}
      {tab === 'bracket' && <Bracket api={api} tournament={tournament} />}
      {tab === 'setUp' && <SetUp api={api} tournament={tournament} sender={sender} />}
    </>
  );
}
