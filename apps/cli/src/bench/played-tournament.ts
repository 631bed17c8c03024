import { createHash } from 'node:crypto';
import {
  currentRound,
  decide,
  evolve,
  policyNamed,
  type RoundState,
  type Structure,
  type TableResult,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@arbiter/tournaments';
import { type Draw, drawFrom } from '../random.js';

/** Swiss rounds of best of three. */
export const swissRounds = (rounds: number): Structure => ({
  phases: [{ kind: 'swiss', rounds, bestOf: 3, minutes: 50, gate: null, lastRoundByRank: false, sides: 'lot' }],
});

/** Of a hundred matches so many are drawn. Nobody drops, so that every round is as large as it can be. */
const drawnPercent = 3;

const seedOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A tournament that is played by commands in memory, with results by chance; stronger entrants win more often. */
export class PlayedTournament {
  /** The events since the tournament was given. */
  readonly events: TournamentEvent[] = [];
  private readonly draw: Draw;
  private at: number;

  /**
   * @param state a tournament that was just created
   * @param by who sends the commands
   */
  constructor(
    private standing: TournamentState,
    private readonly by: string,
    seed: string,
  ) {
    this.draw = drawFrom(seed);
    this.at = standing.createdAt;
  }

  get state(): TournamentState {
    return this.standing;
  }

  /** Registers everybody, and closes registration. @param players one id for each entrant */
  register(players: readonly string[], rounds: number): void {
    this.does({ type: 'setStructure', structure: swissRounds(rounds), reason: null });
    for (const player of players) this.does({ type: 'registerEntrant', players: [player], awardedByes: 0, byStaff: true });
    this.does({ type: 'closeRegistration' });
  }

  /** Plays a whole round. @returns the milliseconds that pairing took */
  playRound(): number {
    const number = this.standing.rounds.length + 1;
    const began = performance.now();
    this.does({ type: 'pairRound', seed: seedOf(`round ${number} ${this.draw(1_000_000)}`), input: 1, matchIds: [] });
    const ms = performance.now() - began;
    this.does({ type: 'publishRound' });
    this.does({ type: 'startRound' });
    const round = this.round();
    for (const { table, entrants } of round.tables)
      this.does({ type: 'confirmResult', round: number, table, result: this.result(entrants), source: { kind: 'staff' } });
    this.does({ type: 'closeRound' });
    return ms;
  }

  private round(): RoundState {
    const round = currentRound(this.standing);
    if (round === null) throw new Error('no round was paired');
    return round;
  }

  private result([one, other]: readonly number[]): TableResult {
    if (one === undefined || other === undefined) throw new Error('a table of a Swiss round has two entrants');
    const wins = (ones: number, others: number, drawn = 0): TableResult => ({
      kind: 'games',
      wins: [
        { entrant: one, games: ones },
        { entrant: other, games: others },
      ],
      drawn,
    });
    if (this.draw(100) < drawnPercent) return wins(1, 1, 1);
    const loserHas = this.draw(2);
    return this.draw(100) < (one < other ? 60 : 40) ? wins(2, loserHas) : wins(loserHas, 2);
  }

  private does(command: TournamentCommand): void {
    this.at += 1_000;
    const decided = decide(this.standing, command, policyNamed(this.standing.settings.policy), { at: this.at, by: this.by });
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code} ${decided.refusal.detail}`);
    for (const event of decided.value) {
      this.events.push(event);
      this.standing = evolve(this.standing, event, { version: this.events.length + 1, hash: seedOf(String(this.events.length)) });
    }
  }
}
