export type Role = 'organizer' | 'judge' | 'player' | 'spectator';

/** A row of `access_token` without the secret's hash. */
export interface AccessToken {
  readonly tokenId: string;
  readonly role: Role;
  /** Null only for an organizer who may create gatherings. */
  readonly gatheringId: string | null;
  /** The player who holds it: always set for players, for staff where it was minted for one. */
  readonly playerId: string | null;
  /** Narrows a player's or spectator's token to one match. */
  readonly matchId: string | null;
  readonly label: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When it was revoked, or the first of the tokens that it descends from. */
  readonly revokedAt: Date | null;
  /** The token that minted it; null for what the command line minted. */
  readonly mintedBy: string | null;
  /** Who holds a staff token; null for players and spectators. */
  readonly personId: string | null;
  readonly personName: string | null;
  /** The persons who hold it and the tokens that it descends from. */
  readonly persons: readonly string[];
  /**
   * Whether nobody who plays in its gathering holds it or stands behind it, the player of a player's token aside. Null for an
   * organizer of everything: it depends on the gathering.
   */
  readonly impartial: boolean | null;
}

/** Who is to hold a staff token: somebody who is known, or somebody new by name. */
export type Holder = { readonly personId: string } | { readonly name: string };

export interface NewToken {
  readonly role: Role;
  readonly gatheringId: string;
  readonly playerId: string | null;
  readonly matchId: string | null;
  /** Null for players and spectators. */
  readonly holder: Holder | null;
  /** Id of the token that mints it. */
  readonly mintedBy: string;
  readonly label: string | null;
  readonly expiresInSeconds: number;
  /** Unique among the tokens of the gathering. */
  readonly commandId: string;
}

/** A gathering (a tournament, a league evening); what the log is made of are events. */
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
  /** Who plays, above gatherings; null until that is known. */
  readonly personId: string | null;
  readonly createdAt: Date;
}

/** Which gathering a match belongs to and who sits where; written before the match's first event. */
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

/** A registered match with what the projection of the log says of it; a moment behind the log. */
export interface MatchListing extends MatchRegistration {
  readonly status: 'created' | 'running' | 'paused' | 'ended' | 'cancelled';
  readonly result: { readonly winners: number[]; readonly reason: string; readonly rule: string } | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** When a judge gave the newest ruling. */
  readonly ruledAt: Date | null;
}

/** A statement that every connection prepares once: for what every request asks. */
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
