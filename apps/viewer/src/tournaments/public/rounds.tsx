import { useState } from 'preact/hooks';
import { useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import { finishedPauses } from '../shared/timer.js';
import type { Came, Round, Tournament } from '../shared/types.js';
import { Choice, ProblemNote, Timer } from '../shared/widgets.js';
import { Pairings } from './pairings.js';
import { Pods } from './pods.js';

/** A round of the tournament, loaded again whenever the tournament has changed. */
export function useRound(api: TournamentApi, tournament: Tournament, round: number | null) {
  return useLoaded<Came<Round>>(() => api.round(round ?? 1), round === null ? null : `${round} ${tournament.version}`);
}

/** How long a paused round stood still before; null while that is not known. */
export function useEarlierPauses(api: TournamentApi, seen: Came<Round> | null): number | null {
  const round = seen?.value;
  const paused = round?.clock?.pausedAt ?? null;
  const { value } = useLoaded(async () => finishedPauses(await api.events(round?.event.version ?? 1)), paused);
  return paused === null ? null : value;
}

/** A round's timer with the pauses that it had. */
export function RoundTimer({
  api,
  seen,
  extensionSeconds,
}: {
  readonly api: TournamentApi;
  readonly seen: Came<Round>;
  readonly extensionSeconds?: number;
}) {
  const earlierPausesMs = useEarlierPauses(api, seen);
  const { clock, now } = seen.value;
  return <Timer seen={{ clock, now, cameAt: seen.cameAt }} extensionSeconds={extensionSeconds} earlierPausesMs={earlierPausesMs} />;
}

/** Pairings and results of the rounds, the newest first. */
export function Rounds({
  api,
  tournament,
  reasons = false,
  secret = null,
}: {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly reasons?: boolean;
  readonly secret?: string | null;
}) {
  const { say } = usePage();
  const newest = tournament.rounds.at(-1)?.round ?? null;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? newest;
  const { value: seen, problem } = useRound(api, tournament, round);
  if (newest === null || round === null)
    return (
      <>
        <p>{say('noRoundYet')}</p>
        <Pods tournament={tournament} />
      </>
    );
  return (
    <section>
      <h2>{say('pairings')}</h2>
      <div class="row">
        <Choice
          label={say('round')}
          value={round}
          options={tournament.rounds.map((one) => [one.round, say('roundNumber', { n: one.round })] as const)}
          onChoose={(one) => setChosen(one === newest ? null : one)}
        />
        {seen !== null && seen.value.round === newest && seen.value.stage !== 'closed' && <RoundTimer api={api} seen={seen} />}
      </div>
      <ProblemNote problem={problem} />
      <Pods tournament={tournament} />
      {seen !== null && seen.value.round === round && <Pairings round={seen.value} reasons={reasons} secret={secret} />}
    </section>
  );
}
