/** How an entrant is called: unique in a tournament. */
export type EntrantId = string;

/** Games won by the first and by the second player of a match, and games drawn. */
export interface Games {
  readonly first: number;
  readonly second: number;
  readonly drawn: number;
}

/**
 * What one entrant or several did in a round. `place` says where it was read, for messages and terms.
 *
 * - `match`: more games won wins; as many won by both is a draw, if the policy knows draws. An intentional draw is 0-0-3 or 0-0-0.
 * - `doubleLoss`: both players lose, whatever games they won.
 * - `noShow`: paired, and the opponent did not come: won 2-0 against a real opponent.
 * - `bye`: no opponent, a win. `assignedLoss`: no opponent, a loss.
 * - `pod`: several players, one winner; `winner` null is a draw of all.
 */
export type Entry =
  | { readonly kind: 'match'; readonly players: readonly [EntrantId, EntrantId]; readonly games: Games; readonly place: string }
  | { readonly kind: 'doubleLoss'; readonly players: readonly [EntrantId, EntrantId]; readonly games: Games; readonly place: string }
  | { readonly kind: 'noShow'; readonly present: EntrantId; readonly absent: EntrantId; readonly place: string }
  | { readonly kind: 'bye'; readonly player: EntrantId; readonly place: string }
  | { readonly kind: 'assignedLoss'; readonly player: EntrantId; readonly place: string }
  | { readonly kind: 'pod'; readonly players: readonly EntrantId[]; readonly winner: EntrantId | null; readonly place: string };

export type Round = readonly Entry[];

/**
 * An entrant. Whoever dropped stays in the standings with the rounds they played; whoever is disqualified leaves them, and their results
 * stay (IPG 1.1). `frozenAfter` is the round after which their own tiebreakers no longer change; some organisers do so for who dropped.
 */
export interface Entrant {
  readonly id: EntrantId;
  readonly play: 'active' | 'dropped' | 'disqualified';
  readonly frozenAfter: number | null;
}

/** All that standings are made from: entrants, and rounds in order. */
export interface History {
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
}

/** Why standings can't be made; `place` names the entry. */
export interface HistoryProblem {
  readonly code:
    | 'history/entrant-twice'
    | 'history/unknown-entrant'
    | 'history/twice-in-a-round'
    | 'history/games-malformed'
    | 'history/pod-malformed'
    | 'history/pods-not-in-policy'
    | 'history/draws-not-in-policy'
    | 'history/no-such-round';
  readonly place: string;
  readonly detail: string;
}

/** The entrants of an entry, in its order. */
export function playersOf(entry: Entry): readonly EntrantId[] {
  switch (entry.kind) {
    case 'match':
    case 'doubleLoss':
    case 'pod':
      return entry.players;
    case 'noShow':
      return [entry.present, entry.absent];
    case 'bye':
    case 'assignedLoss':
      return [entry.player];
  }
}

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

const malformed = (entry: Entry): HistoryProblem | null => {
  if (entry.kind === 'match' || entry.kind === 'doubleLoss') {
    const { first, second, drawn } = entry.games;
    if ([first, second, drawn].every(isCount)) return null;
    return { code: 'history/games-malformed', place: entry.place, detail: `${first}-${second}-${drawn} is no number of games each` };
  }
  if (entry.kind !== 'pod') return null;
  if (entry.players.length < 2)
    return { code: 'history/pod-malformed', place: entry.place, detail: `a pod of ${entry.players.length} is none` };
  if (entry.winner === null || entry.players.includes(entry.winner)) return null;
  return { code: 'history/pod-malformed', place: entry.place, detail: `${entry.winner} won and is not in the pod` };
};

const problemInRound = (round: Round, known: ReadonlySet<EntrantId>): HistoryProblem | null => {
  const seen = new Map<EntrantId, string>();
  for (const entry of round) {
    const bad = malformed(entry);
    if (bad !== null) return bad;
    for (const player of playersOf(entry)) {
      if (!known.has(player)) return { code: 'history/unknown-entrant', place: entry.place, detail: `${player} is not among the entrants` };
      const before = seen.get(player);
      if (before !== undefined)
        return { code: 'history/twice-in-a-round', place: entry.place, detail: `${player} already has a result in this round (${before})` };
      seen.set(player, entry.place);
    }
  }
  return null;
};

/**
 * Says what is wrong with a history, or null: entrants named twice or unknown, an entrant twice in a round, malformed games or pods.
 * What only a policy refuses (draws, pods) is said by `standingsOf`.
 */
export function problemOf({ entrants, rounds }: History): HistoryProblem | null {
  const known = new Set<EntrantId>();
  for (const [at, { id }] of entrants.entries()) {
    if (known.has(id)) return { code: 'history/entrant-twice', place: `entrant ${at + 1}`, detail: `${id} is there twice` };
    known.add(id);
  }
  for (const round of rounds) {
    const problem = problemInRound(round, known);
    if (problem !== null) return problem;
  }
  return null;
}
