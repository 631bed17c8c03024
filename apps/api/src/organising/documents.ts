import type { AccessToken, Gathering, Player } from '@arbiter/accounts';
import type { GatheringDocument, PlayerDocument, TokenDocument } from '@arbiter/contracts';

export const gatheringDocument = (gathering: Gathering): GatheringDocument => ({
  gatheringId: gathering.gatheringId,
  name: gathering.name,
  game: gathering.game,
  spectatorDelaySeconds: gathering.spectatorDelaySeconds,
  createdAt: gathering.createdAt.toISOString(),
});

/** @param toOrganizer whether the reader may know which person plays: a person has the same id in every gathering */
export const playerDocument = (player: Player, toOrganizer: boolean): PlayerDocument => ({
  playerId: player.playerId,
  gatheringId: player.gatheringId,
  name: player.name,
  ...(toOrganizer ? { personId: player.personId } : {}),
  createdAt: player.createdAt.toISOString(),
});

export const tokenDocument = (token: AccessToken): TokenDocument => ({
  tokenId: token.tokenId,
  role: token.role,
  gatheringId: token.gatheringId,
  playerId: token.playerId,
  matchId: token.matchId,
  scopes: [...token.scopes],
  label: token.label,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  revokedAt: token.revokedAt?.toISOString() ?? null,
  mintedBy: token.mintedBy,
  holder: token.personId === null ? null : { personId: token.personId, name: token.personName },
  impartial: token.impartial,
});
