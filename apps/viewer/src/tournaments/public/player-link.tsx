import { addressOf } from '../shared/addresses.js';

/** A name that leads to the player's history, where they have one. @param secret the reader's token, which opens their own replays */
export function PlayerLink({
  name,
  playerId,
  secret = null,
}: {
  readonly name: string;
  readonly playerId: string | null;
  readonly secret?: string | null;
}) {
  return playerId === null ? <>{name}</> : <a href={addressOf.history(playerId, secret)}>{name}</a>;
}
