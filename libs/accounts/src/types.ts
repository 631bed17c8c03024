import type { TokenScope } from '@arbiter/contracts';

export type Role = 'organizer' | 'judge' | 'player' | 'spectator';

/** A row of `access_token` without the secret's hash. */
export interface AccessToken {
  readonly tokenId: string;
  readonly role: Role;
  /** Null only for an organizer who may create gatherings. */
  readonly gatheringId: string | null;
  /** The player who holds the token: always set for players; for staff where it was minted for a player. */
  readonly playerId: string | null;
  /** Narrows a player's or spectator's token to one match. */
  readonly matchId: string | null;
  /** What a judge may do in tournaments beside judging at tables. */
  readonly scopes: readonly TokenScope[];
  readonly label: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When this token, or the first of those that it descends from, was revoked. */
  readonly revokedAt: Date | null;
  /** The token that minted this one; null for what the command line minted. */
  readonly mintedBy: string | null;
  /** The person who holds a staff token; null for players and spectators. */
  readonly personId: string | null;
  readonly personName: string | null;
  /** The persons who hold this token and the tokens that it descends from. */
  readonly persons: readonly string[];
  /**
   * Whether no player of its gathering holds this token or one that it descends from, apart from the player whom a player's token belongs
   * to. Null for an organizer of everything: it depends on the gathering.
   */
  readonly impartial: boolean | null;
}

/** Who is to hold a staff token: a known person by id, or a new person by name. */
export type Holder = { readonly personId: string } | { readonly name: string };

export interface NewToken {
  readonly role: Role;
  readonly gatheringId: string;
  readonly playerId: string | null;
  readonly matchId: string | null;
  /** Null for players and spectators. */
  readonly holder: Holder | null;
  /** None where absent. */
  readonly scopes?: readonly TokenScope[];
  /** Id of the token that mints it. */
  readonly mintedBy: string;
  readonly label: string | null;
  readonly expiresInSeconds: number;
  /** Unique among the tokens of the gathering. */
  readonly commandId: string;
}

/** A gathering (a tournament, a league evening). Never called an event: events are entries of the log. */
export interface Gathering {
  readonly gatheringId: string;
  readonly name: string;
  readonly game: string;
  readonly spectatorDelaySeconds: number;
  readonly createdAt: Date;
}

export interface Player {
  readonly playerId: string;
  readonly gatheringId: string;
  readonly name: string;
  /** The person who plays, the same over all gatherings; null until that is known. */
  readonly personId: string | null;
  readonly createdAt: Date;
}

/** Which gathering a match belongs to, and which player has which seat; written before the match's first event. */
export interface MatchRegistration {
  readonly matchId: string;
  readonly gatheringId: string;
  readonly game: string;
  readonly format: string;
  readonly spectatorDelaySeconds: number;
  /** In seat order. */
  readonly players: readonly { readonly playerId: string; readonly name: string; readonly personId: string | null }[];
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
}

/** A registered match with what the projection of the log says about it, which may be a moment behind the log. */
export interface MatchListing extends MatchRegistration {
  readonly status: 'created' | 'running' | 'paused' | 'ended' | 'cancelled';
  readonly result: { readonly winners: number[]; readonly reason: string; readonly rule: string } | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** When a judge gave the newest ruling. */
  readonly ruledAt: Date | null;
}

/** A statement that every connection prepares once, for queries that every request makes. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The part of `pg` that the stores use; a pool or one connection inside a transaction. */
export interface Sql {
  query<R extends object>(
    text: string | Statement,
    values?: readonly unknown[],
  ): Promise<{ readonly rows: R[]; readonly rowCount: number | null }>;
}
