import { answerOf as answered, type Client, newCommandId, RequestRefused, resendingFetch, waitingFetch } from '@arbiter/client';
import { clientOf } from './token-client.js';
import { keepNames, namesIn } from '../../script/reading.js';
import type { Draft } from './override-draft.js';
import type {
  Brackets,
  Came,
  CardGame,
  CardImport,
  CardImportJob,
  Command,
  Entrant,
  Game,
  Gathering,
  Imported,
  LogEvent,
  Opened,
  OverridePreview,
  OwnPage,
  Penalties,
  Preview,
  Proposal,
  Result,
  Round,
  Standings,
  Tournament,
} from './types.js';

/** How long a command is sent again while nobody answers, in milliseconds: the same command has an effect only once. */
const patienceMs = 20_000;
/** How long the link lives that a player gets at the desk: until well after the event. */
const playerTokenSeconds = 90 * 86_400;
const staffTokenSeconds = 7 * 86_400;
const eventsOfPage = 1_000;

const reading = (token: string | null): Client => clientOf(token, waitingFetch());
const writing = (token: string | null): Client => clientOf(token, resendingFetch({ patienceMs }));

/** Reads an answer; the names of people in it stay as somebody typed them, also in traditional script. */
const answerOf: typeof answered = async (call) => {
  const answer = await answered(call);
  keepNames(namesIn(answer));
  return answer;
};

/** Reads one tournament and sends commands to it, with a token or without. */
export class TournamentApi {
  private readonly reads: Client;
  private readonly writes: Client;

  constructor(
    readonly tournamentId: string,
    readonly token: string | null,
  ) {
    this.reads = reading(token);
    this.writes = writing(token);
  }

  tournament(): Promise<Tournament> {
    return answerOf(this.reads.GET('/tournaments/{tournamentId}', { params: { path: this.path } }));
  }

  async entrants(): Promise<readonly Entrant[]> {
    return (await answerOf(this.reads.GET('/tournaments/{tournamentId}/entrants', { params: { path: this.path } }))).items;
  }

  /** A round, with the moment at which it was so: half-way between the request and the answer. */
  round(round: number): Promise<Came<Round>> {
    return timed(() =>
      answerOf(this.reads.GET('/tournaments/{tournamentId}/rounds/{round}', { params: { path: { ...this.path, round } } })),
    );
  }

  /** Every bracket whose seeds stand, whole. */
  brackets(): Promise<Brackets> {
    return answerOf(this.reads.GET('/tournaments/{tournamentId}/brackets', { params: { path: this.path } }));
  }

  /** @param round after which round; as they are now where absent */
  standings(round?: number): Promise<Standings> {
    const query = round === undefined ? {} : { round };
    return answerOf(this.reads.GET('/tournaments/{tournamentId}/standings', { params: { path: this.path, query } }));
  }

  opened(entrant: number, round?: number): Promise<Opened> {
    const query = round === undefined ? {} : { round };
    const params = { path: { ...this.path, entrant }, query };
    return answerOf(this.reads.GET('/tournaments/{tournamentId}/standings/{entrant}', { params }));
  }

  me(): Promise<Came<OwnPage>> {
    return timed(() => answerOf(this.reads.GET('/tournaments/{tournamentId}/me', { params: { path: this.path } })));
  }

  /** Every event from a version on. */
  async events(from: number): Promise<readonly LogEvent[]> {
    const found: LogEvent[] = [];
    for (let next: number | null = from; next !== null; ) {
      const query = { from: next, limit: eventsOfPage };
      const page: { readonly items: readonly LogEvent[]; readonly next: number | null } = await answerOf(
        this.reads.GET('/tournaments/{tournamentId}/events', { params: { path: this.path, query } }),
      );
      found.push(...page.items);
      next = page.next;
    }
    return found;
  }

  async event(version: number): Promise<LogEvent | null> {
    const query = { from: version, limit: 1 };
    const { items } = await answerOf(this.reads.GET('/tournaments/{tournamentId}/events', { params: { path: this.path, query } }));
    return items[0] ?? null;
  }

  /**
   * Sends a command.
   * @param version the version that the sender saw; if the tournament has changed since, nothing is done
   */
  async command(command: Command, version?: number): Promise<void> {
    const body = { commandId: newCommandId(), command, ...(version === undefined ? {} : { version }) };
    await answerOf(this.writes.POST('/tournaments/{tournamentId}/commands', { params: { path: this.path }, body }));
  }

  /** What correcting a result would change. */
  preview(round: number, table: number, result: Result): Promise<Preview> {
    const options = { params: { path: this.path }, body: { round, table, result } };
    return answerOf(this.reads.POST('/tournaments/{tournamentId}/previews', options));
  }

  /** What there is to warn of before pairings are changed by hand. */
  previewOverride(pairing: Draft): Promise<OverridePreview> {
    return answerOf(this.reads.POST('/tournaments/{tournamentId}/override-previews', { params: { path: this.path }, body: pairing }));
  }

  /** Penalties: to staff all of them. @param since when the day began: earlier warnings do not make a further one dearer */
  penalties(since: Date): Promise<Penalties> {
    const params = { path: this.path, query: { since: since.toISOString() } };
    return answerOf(this.reads.GET('/tournaments/{tournamentId}/penalties', { params }));
  }

  /** Structures that the rules of the game propose for so many players. */
  async proposals(entrants: number): Promise<readonly Proposal[]> {
    const params = { path: this.path, query: { entrants } };
    return (await answerOf(this.reads.GET('/tournaments/{tournamentId}/proposals', { params }))).proposals;
  }

  /**
   * Registers whoever sits at the browser.
   * @param earlierToken theirs as a player of an earlier event, with whose history they go on; null without one
   * @returns the secret of their token, which is told this once
   */
  async register(name: string, commandId: string, earlierToken: string | null): Promise<string | null> {
    const body = { name, commandId, ...(earlierToken === null ? {} : { earlierToken }) };
    return (await answerOf(this.writes.POST('/tournaments/{tournamentId}/registrations', { params: { path: this.path }, body }))).secret;
  }

  /** Registers a list of players, a line each. */
  async importCsv(csv: string): Promise<Imported> {
    const response = await fetch(`/tournaments/${this.tournamentId}/entrants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${this.token ?? ''}` },
      body: JSON.stringify({ commandId: newCommandId(), csv }),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new RequestRefused(response, body);
    return body as Imported;
  }

  /** Mints a token for a player of the gathering. @returns its secret */
  async playerSecret(gatheringId: string, playerId: string): Promise<string> {
    const body = { role: 'player' as const, playerId, commandId: newCommandId(), expiresInSeconds: playerTokenSeconds };
    return (await answerOf(this.writes.POST('/gatherings/{gatheringId}/tokens', { params: { path: { gatheringId } }, body }))).secret;
  }

  /** Mints a judge's token. @param scopes what they may do beside judging at tables. @returns its secret */
  async staffSecret(gatheringId: string, name: string, scopes: ('headJudge' | 'scorekeeper')[]): Promise<string> {
    const body = { role: 'judge' as const, holder: { name }, scopes, commandId: newCommandId(), expiresInSeconds: staffTokenSeconds };
    return (await answerOf(this.writes.POST('/gatherings/{gatheringId}/tokens', { params: { path: { gatheringId } }, body }))).secret;
  }

  private get path(): { readonly tournamentId: string } {
    return { tournamentId: this.tournamentId };
  }
}

const timed = async <T>(ask: () => Promise<T>): Promise<Came<T>> => {
  const askedAt = performance.now();
  const value = await ask();
  return { value, cameAt: (askedAt + performance.now()) / 2 };
};

/** A gathering with its tournaments, the newest first. */
export interface GatheringWithTournaments {
  readonly gathering: Gathering;
  readonly tournaments: readonly { readonly tournamentId: string; readonly name: string; readonly createdAt: string }[];
}

/** What an organizer does before a tournament is there. */
export class OrganizerApi {
  private readonly reads: Client;
  private readonly writes: Client;

  constructor(token: string) {
    this.reads = reading(token);
    this.writes = writing(token);
  }

  async role(): Promise<string> {
    return (await answerOf(this.reads.GET('/me'))).role;
  }

  /** Whether the token is an organizer's of all gatherings, who alone imports cards. */
  async runsEverything(): Promise<boolean> {
    const { role, gatheringId } = await answerOf(this.reads.GET('/me'));
    return role === 'organizer' && gatheringId === null;
  }

  async cardImports(): Promise<readonly CardImport[]> {
    return (await answerOf(this.reads.GET('/cards/imports'))).items;
  }

  cardImport(jobId: string): Promise<CardImportJob> {
    return answerOf(this.reads.GET('/cards/imports/{jobId}', { params: { path: { jobId } } }));
  }

  async games(): Promise<readonly Game[]> {
    return (await answerOf(this.reads.GET('/games'))).games;
  }

  /** The lists by which decks of a game can be judged; none where no facts of its cards were imported. */
  async cardLists(game: CardGame): Promise<readonly string[]> {
    return (await answerOf(this.reads.GET('/cards/lists', { params: { query: { game } } }))).items.map(({ list }) => list);
  }

  async gatherings(): Promise<readonly GatheringWithTournaments[]> {
    const { items } = await answerOf(this.reads.GET('/gatherings'));
    return Promise.all(
      items.map(async (gathering) => {
        const params = { path: { gatheringId: gathering.gatheringId } };
        return { gathering, tournaments: (await answerOf(this.reads.GET('/gatherings/{gatheringId}/tournaments', { params }))).items };
      }),
    );
  }

  /** @param commandId the same id makes nothing twice */
  async createGathering(name: string, game: string, commandId: string): Promise<string> {
    const body = { name, game, commandId, spectatorDelaySeconds: 0 };
    return (await answerOf(this.writes.POST('/gatherings', { body }))).gatheringId;
  }

  /** @param commandId the same id makes nothing twice */
  async createTournament(gatheringId: string, name: string, settings: Tournament['settings'], commandId: string): Promise<string> {
    const options = { params: { path: { gatheringId } }, body: { name, settings, commandId } };
    return (await answerOf(this.writes.POST('/gatherings/{gatheringId}/tournaments', options))).tournamentId;
  }
}

export { newCommandId };
