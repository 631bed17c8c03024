import { useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { gamesOf } from '../shared/results.js';
import { isElimination } from '../shared/structures.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Round, Table, Tournament } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';

/** Whether some phase of the tournament is a bracket that has begun. */
export const hasBracket = ({ structure, rounds }: Tournament): boolean =>
  rounds.some(({ phase }) => isElimination(structure?.phases[phase]?.kind));

/** The bracket, a column for each round. */
export function Bracket({ api, tournament }: { readonly api: TournamentApi; readonly tournament: Tournament }) {
  const { say } = usePage();
  const numbers = tournament.rounds
    .filter(({ phase }) => isElimination(tournament.structure?.phases[phase]?.kind))
    .map(({ round }) => round);
  const { value, problem } = useLoaded(
    () => Promise.all(numbers.map(async (round) => (await api.round(round)).value)),
    numbers.length === 0 ? null : `${numbers.join(' ')} ${tournament.version}`,
  );
  return (
    <section>
      <h2>{say('bracket')}</h2>
      <ProblemNote problem={problem} />
      {numbers.length === 0 && <p>{say('noBracketYet')}</p>}
      {/* A wide bracket is scrolled; who has no mouse scrolls it with the keyboard. */}
      <div class="bracket" tabIndex={0} role="region" aria-label={say('bracket')}>
        {(value ?? []).map((round) => (
          <BracketRound round={round} double={tournament.structure?.phases[round.phase]?.kind === 'doubleElimination'} key={round.round} />
        ))}
      </div>
    </section>
  );
}

/** The part of a bracket that a table belongs to; null for the main one. */
const partOf = ({ why }: Table): 'losers' | 'thirdPlace' | 'grandFinal' | 'reset' | null =>
  why.kind === 'bracket' && why.part !== 'main' ? why.part : null;

function BracketRound({ round, double }: { readonly round: Round; readonly double: boolean }) {
  const { say } = usePage();
  const size = double ? Number.POSITIVE_INFINITY : round.tables.filter((table) => partOf(table) === null).length + round.unpaired.length;
  const title =
    size === 1 ? say('final') : size === 2 ? say('semifinal') : size <= 4 ? say('quarterfinal') : say('roundNumber', { n: round.round });
  return (
    <div class="bracket-round">
      <h3>{title}</h3>
      <ol>
        {round.tables.map((table) => (
          <li key={table.table}>
            {partOf(table) !== null && <small class="faint">{say(partOf(table) ?? 'bracket')}</small>}
            <BracketTable table={table} />
          </li>
        ))}
        {round.unpaired.map(({ entrant, name }) => (
          <li key={`u${entrant}`}>
            <div class="side won">{name}</div>
            <small class="faint">{say('goesOn')}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

function BracketTable({ table }: { readonly table: Table }) {
  const { say } = usePage();
  const { result, seats } = table;
  const [one, other] = seats.map(({ entrant }) => entrant);
  const games = result === null || one === undefined || other === undefined ? null : gamesOf(result, one, other);
  return (
    <>
      {seats.map(({ entrant, name }, side) => {
        const won = result?.kind === 'noShow' ? result.absent !== entrant : games !== null && (games[side] ?? 0) > (games[1 - side] ?? 0);
        return (
          <div class={won ? 'side won' : 'side'} key={entrant}>
            <span>{name}</span>
            <span>{games?.[side] ?? ''}</span>
            {won && <span class="hidden">{say('won')}</span>}
          </div>
        );
      })}
    </>
  );
}
