import type { MatchDecisions, MatchNews, MatchQueries, MatchView, Reader } from '../match/commands.js';
import { logOfMatch } from '../match/log-leases.js';
import type { MatchService } from '../match/match-service.js';
import type { Answered } from '../match/problem.js';
import type { Version } from '../ports.js';
import type { ForwardedCall, ForwardedValue, NodeLinks, PlayerReader } from './forwarding.js';

/** A call that a player's question leads to. */
type QueryCall = Extract<ForwardedCall, { readonly name: 'decisions' | 'matchView' | 'news' }>;

const isPlayer = (reader: Reader): reader is PlayerReader => reader.kind === 'player';

/**
 * Answers what players ask where the owner of their match is believed to be another process: the owner has the answer in its memory.
 * Everything else, and everything that an owner does not answer, is read here, from the log.
 */
export class RoutedQueries implements MatchQueries {
  constructor(
    private readonly here: MatchQueries,
    private readonly matches: MatchService,
    private readonly links: NodeLinks,
  ) {}

  decisions(matchId: string, reader: Reader, version?: Version): Promise<Answered<MatchDecisions>> {
    const read = (): Promise<Answered<MatchDecisions>> => this.here.decisions(matchId, reader, version);
    return isPlayer(reader) ? this.route({ name: 'decisions', command: { matchId, reader, ...asked(version) } }, read) : read();
  }

  matchView(matchId: string, reader: Reader, version?: Version): Promise<Answered<MatchView>> {
    const read = (): Promise<Answered<MatchView>> => this.here.matchView(matchId, reader, version);
    return isPlayer(reader) ? this.route({ name: 'matchView', command: { matchId, reader, ...asked(version) } }, read) : read();
  }

  news(matchId: string, reader: Reader, after: Version, limit: number): Promise<Answered<readonly MatchNews[]>> {
    const read = (): Promise<Answered<readonly MatchNews[]>> => this.here.news(matchId, reader, after, limit);
    return isPlayer(reader) ? this.route({ name: 'news', command: { matchId, reader, after, limit } }, read) : read();
  }

  transcript: MatchQueries['transcript'] = (...asked) => this.here.transcript(...asked);
  raw: MatchQueries['raw'] = (...asked) => this.here.raw(...asked);
  rules: MatchQueries['rules'] = (matchId) => this.here.rules(matchId);
  spectatorWait: MatchQueries['spectatorWait'] = (matchId) => this.here.spectatorWait(matchId);

  private async route<T extends ForwardedValue>(call: QueryCall, read: () => Promise<Answered<T>>): Promise<Answered<T>> {
    const { leases } = this.matches;
    const logId = logOfMatch(call.command.matchId);
    const address = leases.ownerElsewhere(logId);
    if (address === null) return read();
    const answer = await this.links.call(address, call);
    if (answer.kind === 'answered') {
      leases.confirm(logId, address);
      return answer.answered as Answered<T>;
    }
    if (answer.kind !== 'failed') leases.forget(logId);
    return read();
  }
}

const asked = (version: Version | undefined): { readonly version?: Version } => (version === undefined ? {} : { version });
