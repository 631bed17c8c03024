import {
  commitmentTo,
  digestOfStandings,
  emptyStreamHash,
  encodeTournamentEvent,
  hashOfPolicy,
  newUuidV7,
  seedOfDraw,
  type StreamId,
  tagKeyOf,
} from '@arbiter/contracts';
import { MemoryEventStore, memoryEvidence, yes } from '@arbiter/testing';
import {
  decideSeveral,
  evolve,
  policyOf,
  type Structure,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentSettings,
  type TournamentState,
} from '@arbiter/tournaments';
import { writeStream } from '../export/write-stream.js';
import { trustingGuard } from '../match/records.js';

export const tournamentSecret = '5e'.repeat(32);
const by = newUuidV7(1_800_000_000_000);
const tagKey = 'ab'.repeat(32);

export const structure: Structure = {
  phases: [
    { kind: 'swiss', rounds: 3, bestOf: 3, minutes: 50, gate: null, lastRoundByRank: true, sides: 'lot' },
    {
      kind: 'singleElimination',
      bestOf: 3,
      minutes: null,
      gate: { kind: 'top', places: 4 },
      thirdPlace: true,
      withdrawals: 'walkover',
    },
  ],
};

export const settings: TournamentSettings = {
  format: 'single',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: true,
  reporting: 'players',
  loneReportMinutes: null,
  matches: 'recorded',
  clock: null,
  decks: 'required',
  cardList: null,
  heldOn: null,
  visibility: 'public',
};

/** An event with the id of its command. */
export interface Written {
  readonly event: TournamentEvent;
  readonly commandId: string;
}

/** A tournament in a log in memory: commands are decided and appended as the real one does. */
export class PlayedTournament {
  readonly stream: StreamId = { type: 'tournament', id: newUuidV7(1_800_000_000_000) };
  readonly written: Written[] = [];
  state: TournamentState | null = null;
  private readonly store = new MemoryEventStore();
  private head = { version: 0, hash: emptyStreamHash };
  private commands = 0;
  private at = 1_800_000_000_000;

  /** Carries commands out as one. @throws {Error} where they are refused */
  async does(...commands: readonly TournamentCommand[]): Promise<void> {
    this.at += 1_000;
    const policy = policyOf(settings.policy);
    if (policy === null) throw new Error('no policy');
    const decided = decideSeveral(this.state, commands, policy, { at: this.at, by });
    if (!decided.ok) throw new Error(`${decided.refusal.code}: ${decided.refusal.detail}`);
    this.commands += 1;
    await this.append(decided.value.map((event) => ({ event, commandId: `command-${this.commands}` })));
  }

  /** Appends events as they are, whether they follow or not; the state is not brought up to date where they do not. */
  async append(events: readonly Written[]): Promise<void> {
    const encoded = events.map(({ event, commandId }) => ({ ...encodeTournamentEvent(event), commandId }));
    const stored = await this.store.append({
      stream: this.stream,
      tagKey: tagKeyOf(this.stream, tagKey),
      expected: this.head,
      events: encoded,
      fence: null,
    });
    for (const [index, { event }] of events.entries()) {
      const one = stored[index];
      if (one === undefined) throw new Error('an event was not appended');
      this.head = { version: one.version, hash: one.hash };
      this.written.push(events[index] as Written);
      try {
        this.state = evolve(this.state, event, this.head);
      } catch {
        // A forged stream may not fold.
      }
    }
  }

  seed(what: string): string {
    return seedOfDraw(tournamentSecret, what, this.head.hash);
  }

  async create(): Promise<void> {
    const policy = policyOf(settings.policy);
    if (policy === null) throw new Error('no policy');
    const ids = {
      gatheringId: newUuidV7(1),
      game: 'probe',
      policyHash: hashOfPolicy(policy),
      seedCommitment: commitmentTo(tournamentSecret),
    };
    await this.does({ type: 'create', settings, ...ids });
  }

  async pair(): Promise<void> {
    const round = (this.state?.rounds.length ?? 0) + 1;
    const matchIds = Array.from({ length: 8 }, (_, n) => newUuidV7(2_000_000_000_000 + n));
    await this.does({ type: 'pairRound', seed: this.seed(`round ${round}`), input: this.head.version, matchIds });
  }

  /** Publishes, starts and plays the newest round: the smaller number of a pair wins, by reports of both players or by staff. */
  async play(): Promise<void> {
    if (this.state?.rounds.at(-1)?.stage === 'paired') await this.does({ type: 'publishRound' });
    await this.does({ type: 'startRound' });
    const round = this.state?.rounds.at(-1);
    for (const { table, entrants } of round?.tables ?? []) {
      const [one, other] = [...entrants].sort((a, b) => a - b) as [number, number];
      const wins = [
        { entrant: one, games: 2 },
        { entrant: other, games: table % 2 },
      ] as const;
      const result = { kind: 'games', wins, drawn: 0 } as const;
      if (table % 2 === 0) {
        await this.does({ type: 'reportResult', table, reporter: one, result });
        await this.does({ type: 'reportResult', table, reporter: other, result });
      } else await this.does({ type: 'confirmResult', round: round?.round ?? 0, table, result, source: { kind: 'staff' } });
    }
    await this.does({ type: 'closeRound' });
  }

  async publishStandings(): Promise<void> {
    const { state } = this;
    if (state === null) throw new Error('nothing was created');
    const round = state.rounds.length;
    await this.does({ type: 'publishStandings', round, digest: digestOfStandings(state, round) });
  }

  /** Exports the stream, with proofs under a head that a log in memory signs. */
  async exported(): Promise<{ readonly text: string; readonly key: string }> {
    const { evidence, verifierKey } = memoryEvidence(this.store);
    const lines = yes(await writeStream({ store: this.store, guard: trustingGuard, evidence }, this.stream, this.head.version));
    return { text: lines.join(''), key: verifierKey };
  }
}

/** Plays a tournament of nine, with much of what can happen in one. @param until where it stops: before a cut, or at its end */
export const playTournament = async (until: 'cut' | 'end' = 'end'): Promise<PlayedTournament> => {
  const cup = new PlayedTournament();
  await cup.create();
  await cup.does({ type: 'setStructure', structure, reason: null });
  await cup.does({ type: 'openRegistration' });
  await cup.does(
    ...Array.from(
      { length: 8 },
      (_, n) =>
        ({ type: 'registerEntrant', players: [newUuidV7(1_900_000_000_000 + n)], awardedByes: n === 7 ? 1 : 0, byStaff: true }) as const,
    ),
  );
  for (let entrant = 1; entrant <= 8; entrant += 1)
    await cup.does({
      type: 'submitDeck',
      entrant,
      deckId: newUuidV7(1_900_000_001_000 + entrant),
      commitment: `${entrant}`.repeat(64),
      verdict: 'enforced',
      byStaff: true,
    });
  await cup.does({ type: 'closeRegistration' });
  await cup.pair();
  await cup.does({ type: 'discardPairings', reason: 'somebody came late' });
  await cup.pair();
  const [a, b] = cup.state?.rounds[0]?.tables[0]?.entrants ?? [];
  const [c, d] = cup.state?.rounds[0]?.tables[1]?.entrants ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('no tables');
  const rest = cup.state?.rounds[0]?.tables.slice(2) ?? [];
  await cup.does({
    type: 'overridePairing',
    pairing: {
      tables: [{ table: 1, entrants: [a, d] }, { table: 2, entrants: [c, b] }, ...rest.map(({ table, entrants }) => ({ table, entrants }))],
      unpaired: cup.state?.rounds[0]?.unpaired.map(({ entrant, gets }) => ({ entrant, gets })) ?? [],
    },
    matchIds: [newUuidV7(3), newUuidV7(4)],
    reason: 'they came together',
  });
  await cup.play();
  await cup.publishStandings();
  await cup.does({ type: 'addLateEntrant', players: [newUuidV7(5)], missed: 'losses' });
  await cup.pair();
  await cup.play();
  const table = cup.state?.rounds[1]?.tables[0];
  if (table?.result.state !== 'confirmed') throw new Error('no result');
  const { result } = table.result;
  if (result.kind !== 'games') throw new Error('no games');
  const [one, other] = result.wins;
  const after = {
    ...result,
    wins: [
      { ...one, games: other.games },
      { ...other, games: one.games },
    ] as const,
  };
  await cup.does({ type: 'correctResult', round: 2, table: table.table, result: after, reason: 'a slip was read wrongly' });
  await cup.does({ type: 'givePenalty', entrant: 2, infraction: 'ipg/3.1', kind: 'warning' });
  await cup.does({ type: 'givePenalty', entrant: 3, infraction: 'ipg/3.1', kind: 'gameLoss' });
  await cup.does({ type: 'withdrawPenalty', penalty: 1, reason: 'the clock was wrong' });
  await cup.does({ type: 'dropEntrant', entrant: 8 });
  await cup.pair();
  await cup.does({ type: 'publishRound' });
  await cup.does({ type: 'drawDeckChecks', tables: 2, seed: cup.seed('deck checks 3') });
  await cup.play();
  await cup.publishStandings();
  if (until === 'cut') return cup;
  await cup.does({ type: 'makeCut', byLot: true, seed: cup.seed('cut 3') });
  await cup.pair();
  await cup.play();
  await cup.pair();
  await cup.play();
  await cup.does({ type: 'finish', seed: tournamentSecret });
  return cup;
};
