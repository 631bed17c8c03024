import { answerOf, type Client, newCommandId, RequestRefused, type Shape } from '@arbiter/client';
import { waitingApi } from '../api.js';
import { CommandFailed } from '../failure.js';

/** Where the API is, who asks, and about which tournament. */
export interface SessionFlags {
  readonly url?: string;
  readonly token?: string;
  readonly tournament?: string;
}

export type TournamentCommand = Shape<'TournamentCommand'>;

/** A refusal in one line: code, detail, and what is for machines. */
const refusalLine = ({ code, status, detail, title, params }: RequestRefused): string => {
  const more = Object.keys(params).length === 0 ? '' : ` ${JSON.stringify(params)}`;
  return `${code === '' ? `HTTP ${status}` : code}: ${detail === '' ? title : detail}${more}`;
};

/**
 * Does something through the API.
 * @throws {CommandFailed} in one line, when the API refuses or does not answer
 */
export const told = async <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof RequestRefused) throw new CommandFailed(refusalLine(error));
    // What `fetch` throws where nobody answers.
    if (error instanceof TypeError) throw new CommandFailed(`The API can't be reached: ${error.message}`);
    throw error;
  });

/** The API, and the tournament that is meant. */
export class Session {
  readonly client: Client;

  constructor(private readonly flags: SessionFlags) {
    if (flags.url === undefined) throw new CommandFailed('Give the address of the API: --url, or ARBITER_URL.');
    if (!URL.canParse(flags.url)) throw new CommandFailed(`${flags.url} is no address.`);
    this.client = waitingApi(flags.url.replace(/\/$/, '')).as(flags.token ?? null);
  }

  /** @throws {CommandFailed} where none was named */
  get tournamentId(): string {
    if (this.flags.tournament === undefined) throw new CommandFailed('Name the tournament: --tournament, or ARBITER_TOURNAMENT.');
    return this.flags.tournament;
  }

  get path(): { readonly params: { readonly path: { readonly tournamentId: string } } } {
    return { params: { path: { tournamentId: this.tournamentId } } };
  }

  /** Sends a command. @throws {CommandFailed} */
  send(command: TournamentCommand): Promise<Shape<'TournamentCommandDone'>> {
    const body = { commandId: newCommandId(), command };
    return told(answerOf(this.client.POST('/tournaments/{tournamentId}/commands', { ...this.path, body })));
  }

  show(): Promise<Shape<'Tournament'>> {
    return told(answerOf(this.client.GET('/tournaments/{tournamentId}', this.path)));
  }

  /** Reads a round. @param number the newest one where it is not given @throws {CommandFailed} */
  async round(number?: number): Promise<Shape<'TournamentRound'>> {
    const round = number ?? (await this.show()).rounds.at(-1)?.round;
    if (round === undefined) throw new CommandFailed('round/not-found: No round was paired yet.');
    const { tournamentId } = this;
    return told(answerOf(this.client.GET('/tournaments/{tournamentId}/rounds/{round}', { params: { path: { tournamentId, round } } })));
  }
}
