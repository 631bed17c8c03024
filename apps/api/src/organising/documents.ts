import type { AccessToken, OrganisedEvent, Player } from '@arbiter/accounts';
import type { EventDocument, PlayerDocument, TokenDocument } from '@arbiter/contracts';

export const eventDocument = (event: OrganisedEvent): EventDocument => ({
  eventId: event.eventId,
  name: event.name,
  game: event.game,
  spectatorDelaySeconds: event.spectatorDelaySeconds,
  createdAt: event.createdAt.toISOString(),
});

/** @param toOrganizer whether the reader may know which person plays: it is the same in every event */
export const playerDocument = (player: Player, toOrganizer: boolean): PlayerDocument => ({
  playerId: player.playerId,
  eventId: player.eventId,
  name: player.name,
  ...(toOrganizer ? { personId: player.personId } : {}),
  createdAt: player.createdAt.toISOString(),
});

export const tokenDocument = (token: AccessToken): TokenDocument => ({
  tokenId: token.tokenId,
  role: token.role,
  eventId: token.eventId,
  playerId: token.playerId,
  matchId: token.matchId,
  label: token.label,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  revokedAt: token.revokedAt?.toISOString() ?? null,
  mintedBy: token.mintedBy,
  holder: token.personId === null ? null : { personId: token.personId, name: token.personName },
  impartial: token.impartial,
});
