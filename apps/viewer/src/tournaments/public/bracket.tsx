import { useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { gamesOf } from '../shared/results.js';
import { isElimination } from '../shared/structures.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Tournament } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';
import { type BracketColumn, type BracketMatch, type BracketSection, sectionsOf } from './bracket-columns.js';
import { PlayerLink } from './player-link.js';

/** Whether some phase of the tournament is a bracket that has begun. */
export const hasBracket = ({ structure, rounds }: Tournament): boolean =>
  rounds.some(({ phase }) => isElimination(structure?.phases[phase]?.kind));

/** Every bracket whole, also the matches to come: side by side on a wide screen, round below round on a phone. */
export function Bracket({
  api,
  tournament,
  secret = null,
}: {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly secret?: string | null;
}) {
  const { say } = usePage();
  const { value, problem } = useLoaded(() => api.brackets(), String(tournament.version));
  return (
    <section>
      <h2>{say('bracket')}</h2>
      <ProblemNote problem={problem} />
      {value !== null && value.items.length === 0 && <p>{say('noBracketYet')}</p>}
      {(value?.items ?? []).map((bracket) =>
        sectionsOf(bracket).map((section) => <Section section={section} secret={secret} key={`${bracket.phase} ${section.part}`} />),
      )}
    </section>
  );
}

const titles = { winners: 'winnersBracket', losers: 'losersBracket', finals: 'finals' } as const;

function Section({ section: { part, columns }, secret }: { readonly section: BracketSection; readonly secret: string | null }) {
  const { say } = usePage();
  const title = part === 'only' ? null : say(titles[part]);
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      {/* A wide bracket is scrolled; who has no mouse scrolls it with the keyboard. */}
      <div class="bracket" tabIndex={0} role="region" aria-label={title ?? say('bracketTree')}>
        {columns.map((column) => (
          <Column column={column} part={part} secret={secret} key={column.round} />
        ))}
      </div>
    </>
  );
}

function Column({
  column,
  part,
  secret,
}: {
  readonly column: BracketColumn;
  readonly part: BracketSection['part'];
  readonly secret: string | null;
}) {
  return (
    <div class="bracket-round">
      <h4>
        <ColumnTitle column={column} part={part} />
      </h4>
      <ol>
        {column.matches.map((match) => (
          <li key={match.match} class={match.state === 'notNeeded' ? 'unplayed' : ''}>
            <Match match={match} secret={secret} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ColumnTitle({
  column: { round, left, matches },
  part,
}: {
  readonly column: BracketColumn;
  readonly part: BracketSection['part'];
}) {
  const { say } = usePage();
  if (part === 'finals') return <>{say(matches[0]?.part === 'reset' ? 'reset' : 'grandFinal')}</>;
  if (part !== 'only') return <>{say('bracketRoundN', { n: round })}</>;
  if (left > 2) return <>{say('roundOf', { n: 2 ** (left + 1) })}</>;
  return <>{say((['final', 'semifinal', 'quarterfinal'] as const)[left] ?? 'final')}</>;
}

function Match({ match, secret }: { readonly match: BracketMatch; readonly secret: string | null }) {
  const { say } = usePage();
  const [one, other] = match.sides.map((side) => (side.kind === 'entrant' ? side.entrant : null));
  const result = match.table?.result ?? null;
  const games = result === null || typeof one !== 'number' || typeof other !== 'number' ? null : gamesOf(result, one, other);
  const { table } = match;
  return (
    <>
      <small class="faint">
        {say('matchN', { n: match.match })}
        {match.part === 'thirdPlace' && ` · ${say('thirdPlace')}`}
        {table !== null && ` · ${say('roundNumber', { n: table.round })}, ${say('tableN', { n: table.table })}`}
        {match.state === 'walkover' && ` · ${say('walkover')}`}
        {match.state === 'notNeeded' && ` · ${say('notNeeded')}`}
        {match.part === 'reset' && match.state === 'open' && ` · ${say('onlyIfLost')}`}
      </small>
      {match.state !== 'notNeeded' &&
        match.sides.map((side, at) => {
          const won = side.kind === 'entrant' && side.entrant === match.winner;
          return (
            <div class={won ? 'side won' : 'side'} key={at}>
              {side.kind === 'entrant' ? (
                <span>
                  <small class="seed">{side.seed}</small> <PlayerLink name={side.name} playerId={side.playerId} secret={secret} />
                </span>
              ) : (
                <span class="faint">
                  {side.kind === 'nobody'
                    ? say('nobodyThere')
                    : say(side.kind === 'winner' ? 'winnerOfMatch' : 'loserOfMatch', { n: side.match })}
                </span>
              )}
              <span>{games?.[at] ?? ''}</span>
              {won && <span class="hidden">{say('won')}</span>}
            </div>
          );
        })}
    </>
  );
}
