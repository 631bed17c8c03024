import { clockText } from '../clock.js';
import { isBot, nameOfSeat } from '../players.js';
import type { Language, MatchShown } from '../types.js';
import { word } from '../words.js';
import type { PresenceSeen } from './use-presence.js';
import { useTicks } from './use-ticks.js';

interface PlayersThereProps {
  readonly matchView: MatchShown;
  /** The reader's own seat, of which they need not be told. */
  readonly seat: number | null;
  readonly seen: PresenceSeen;
  readonly language: Language;
}

/** Which of the people who play are there, and since when the others are not; and how many watch. */
export function PlayersThere({ matchView, seat, seen: { presence, cameAt }, language }: PlayersThereProps) {
  const others = presence.players.filter((player) => player.seat !== seat && !isBot(matchView, player.seat));
  useTicks(others.some(({ since }) => since !== null));
  const sinceText = (since: number): string =>
    word('time.since', language).replace('$', clockText(presence.now - since + performance.now() - cameAt));
  return (
    <>
      <span class="there" role="status">
        {others.map(({ seat: other, state }) => (
          <span class={`tag present ${state}`} key={other}>
            <span class="dot" aria-hidden="true" /> {nameOfSeat(matchView, other, language)} {word(`presence.${state}`, language)}
          </span>
        ))}
      </span>
      {others.map(({ seat: other, since }) =>
        since === null ? null : (
          <small class="faint" key={other}>
            {others.length > 1 && nameOfSeat(matchView, other, language)} {sinceText(since)}
          </small>
        ),
      )}
      {presence.watching !== null && presence.watching > 0 && (
        <span class="faint">{word('presence.watching', language).replace('$', String(presence.watching))}</span>
      )}
    </>
  );
}
