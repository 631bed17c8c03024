import type { Command } from 'commander';
import { answerOf, type Client } from '@arbiter/client';
import { type Api, resendingApi } from '../api.js';
import { CommandFailed } from '../failure.js';
import { askForExport, exportedAndVerified, workDone, type JobsOfGathering } from '../load/aftermath.js';
import { playRecorded, type Acknowledged, type SentCommand } from '../load/recorded-match.js';
import { openTournament, type Tournament } from '../load/tournament.js';
import { drawFrom } from '../random.js';
import { firstFormat, gameOf, pinnedDecks, releasedRulesets, withDecks } from '../rulesets.js';

interface PlayersFlags {
  readonly matches: number;
  readonly atOnce: number;
  readonly seed: string;
  readonly game: string;
  readonly thinkMs?: number;
}

/**
 * A message, written as one line of JSON to standard output. `scripts/chaos.mjs` reads the lines, decides by them when to kill the server,
 * and checks the log against them; `scripts/overload.mjs` reads and checks them too.
 */
type Told =
  | { readonly type: 'ready'; readonly matches: number }
  /** `ms`: milliseconds from the first attempt to the answer. */
  | ({ readonly type: 'acknowledged'; readonly ms?: number } & Acknowledged)
  | { readonly type: 'refused'; readonly matchId: string; readonly commandId: string; readonly problem: string }
  | { readonly type: 'resent'; readonly matchId: string; readonly commandId: string; readonly same: boolean }
  | {
      readonly type: 'finished';
      readonly matchId: string;
      readonly answers: number;
      readonly verdict: string;
      readonly events: number;
      readonly head: string;
    }
  | { readonly type: 'fault'; readonly match: number; readonly detail: string }
  | {
      readonly type: 'done';
      readonly trouble: { readonly [what: string]: number };
      readonly sentAgain: number;
      readonly jobs: number;
      readonly revived: number;
    };

const tell = (told: Told): boolean => process.stdout.write(`${JSON.stringify(told)}\n`);

/** One in this many acknowledged commands is sent once more when its match is over; the first answer must come back. */
const resendEvery = 10;

/**
 * Adds `arbiter chaos-players`: the clients of the resilience tests. They play matches through a server that is killed repeatedly or
 * flooded, and report what was acknowledged. Not for people: `npm run chaos` and `npm run overload` start it.
 */
export function addChaosPlayers(program: Command): void {
  program
    .command('chaos-players', { hidden: true })
    .requiredOption('--matches <n>', 'matches to play', Number)
    .requiredOption('--seed <text>', 'decides the bots')
    .option('--at-once <n>', 'matches side by side', Number, 8)
    .option('--game <id>', 'game to play', 'starline')
    .option('--think-ms <n>', 'for how long a player thinks before each answer, until standard input ends', Number)
    .action(async (flags: PlayersFlags) => {
      const [url, ...others] = (process.env.ARBITER_URLS ?? process.env.ARBITER_URL ?? '').split(',');
      if (url === undefined || url === '')
        throw new CommandFailed('Set ARBITER_URL to the address of the API, or ARBITER_URLS to those of its processes.');
      await new Players([url, ...others], flags, await openTournament(url, flags.game, `Chaos ${flags.seed}`)).play();
    });
}

class Players {
  private readonly trouble = new Map<string, number>();
  /** One for each API process. */
  private readonly apis: readonly Api[];
  private readonly organizer: Client;
  private readonly rulesets = releasedRulesets();
  private readonly jobsOfGathering: JobsOfGathering;
  private sentAgain = 0;
  private jobs = 0;
  private revived = 0;
  private hurries = false;

  constructor(
    urls: readonly string[],
    private readonly flags: PlayersFlags,
    private readonly tournament: Tournament,
  ) {
    const onTrouble = (what: string): unknown => this.trouble.set(what, (this.trouble.get(what) ?? 0) + 1);
    this.apis = urls.map((url) => resendingApi(url, { onTrouble }));
    this.organizer = this.api(0).as(tournament.organizer);
    this.jobsOfGathering = { organizer: this.organizer, gatheringId: tournament.gatheringId, onRevived: () => (this.revived += 1) };
  }

  /** Returns the API process for a number; players of one match talk to different ones where there are several. */
  private api(number: number): Api {
    return this.apis[number % this.apis.length] as Api;
  }

  async play(): Promise<void> {
    if (this.flags.thinkMs !== undefined) process.stdin.once('end', () => (this.hurries = true)).resume();
    tell({ type: 'ready', matches: this.flags.matches });
    let next = 0;
    const table = async (): Promise<void> => {
      for (let match = next++; match < this.flags.matches; match = next++) {
        await this.oneMatch(match).catch((error: unknown) =>
          tell({ type: 'fault', match, detail: error instanceof Error ? error.message : String(error) }),
        );
      }
    };
    await Promise.all(Array.from({ length: Math.min(this.flags.atOnce, this.flags.matches) }, table));
    tell({ type: 'done', trouble: Object.fromEntries(this.trouble), sentAgain: this.sentAgain, jobs: this.jobs, revived: this.revived });
  }

  private async oneMatch(match: number): Promise<void> {
    const { flags, tournament } = this;
    const commandPrefix = `chaos-${flags.seed}-${match}`;
    const ruleset = gameOf(flags.game);
    const deck = this.validateDeck(match);
    deck.catch(() => undefined);
    const matchId = await this.create(`${commandPrefix}-create`, match);
    const sendAgain: [SentCommand, Acknowledged][] = [];
    let acknowledged = 0;
    const answers = await playRecorded({
      matchId,
      ruleset,
      seats: tournament.seats.map((secret, seat) => this.api(match + seat).as(secret)),
      draw: drawFrom(commandPrefix),
      commandPrefix,
      thinkMs: () => (this.hurries ? 0 : (flags.thinkMs ?? 0)),
      watch: {
        acknowledged: (ack, command, reply) => {
          if (reply.sent > 1) this.sentAgain += 1;
          if (acknowledged++ % resendEvery === 0 || reply.sent > 1) sendAgain.push([command, ack]);
          tell({ type: 'acknowledged', ms: Math.round(reply.ms * 10) / 10, ...ack });
        },
        refused: (where, commandId, problem) => {
          tell({ type: 'refused', matchId: where, commandId, problem });
          // Nobody else plays on these seats and no clock runs, so no command may be refused.
          throw new Error(`${commandId} was refused: ${problem}`);
        },
      },
    });
    await this.sendAgain(match, matchId, sendAgain);
    await deck;
    const language = match % 2 === 0 ? 'en' : 'zh';
    await workDone(this.jobsOfGathering, await askForExport(this.jobsOfGathering, matchId, { content: 'transcript', language }));
    const { verdict } = await exportedAndVerified(this.jobsOfGathering, matchId, this.rulesets);
    this.jobs += 3;
    if (!verdict.ok)
      throw new Error(`match ${matchId} does not verify: ${verdict.fault.code} at event ${verdict.fault.version}: ${verdict.fault.detail}`);
    tell({ type: 'finished', matchId, answers, verdict: verdict.verdict, events: verdict.events, head: verdict.head });
  }

  private async create(commandId: string, match: number): Promise<string> {
    const { gatheringId, players } = this.tournament;
    const ruleset = gameOf(this.flags.game);
    const {
      match: made,
      version,
      hash,
    } = await answerOf(
      this.organizer.POST('/gatherings/{gatheringId}/matches', {
        params: { path: { gatheringId } },
        body: { players, format: firstFormat(ruleset), commandId, ...withDecks(pinnedDecks(ruleset, match)) },
      }),
    );
    tell({ type: 'acknowledged', matchId: made.matchId, commandId, version, hash });
    return made.matchId;
  }

  /** Sends a preset deck through the validation queue; the same deck sent again must give the same job. */
  private async validateDeck(match: number): Promise<void> {
    const ruleset = gameOf(this.flags.game);
    const presets = ruleset.presetDecks();
    const { deck, id } = presets[match % presets.length] as (typeof presets)[number];
    const { gatheringId } = this.tournament;
    const asked = await answerOf(
      this.organizer.POST('/gatherings/{gatheringId}/decks', {
        params: { path: { gatheringId } },
        body: { format: firstFormat(ruleset), deck },
      }),
    );
    const { result } = await workDone(this.jobsOfGathering, asked);
    if (result === null || !('legal' in result) || !result.legal) throw new Error(`preset deck ${id} is said to be illegal`);
  }

  /** Sends commands again, each to another process than before. */
  private async sendAgain(match: number, matchId: string, sent: readonly (readonly [SentCommand, Acknowledged])[]): Promise<void> {
    for (const [command, ack] of sent) {
      const { data } = await command.send(this.api(match + command.seat + 1).as(this.tournament.seats[command.seat] as string));
      tell({
        type: 'resent',
        matchId,
        commandId: ack.commandId,
        same: data !== undefined && data.version === ack.version && data.hash === ack.hash,
      });
    }
  }
}
