import { Inject, Injectable } from '@nestjs/common';
import type { TournamentState } from '@arbiter/tournaments';
import { Impartiality } from '../auth/impartiality.js';
import { reachesGathering, type Principal } from '../auth/principal.js';
import { entrantOfToken, isStaffToken } from './authority.js';
import type { TableReader } from './documents.js';

/** Decides as whom somebody reads a tournament. */
@Injectable()
export class TournamentReaders {
  constructor(@Inject(Impartiality) private readonly impartiality: Impartiality) {}

  /**
   * Returns as whom a sender reads a tournament: as staff only with a token that reaches its gathering and behind which nobody plays there,
   * as an entrant only with an impartial token of that player, and as the public otherwise.
   */
  async readerOf(principal: Principal, state: TournamentState): Promise<TableReader> {
    if (principal.kind === 'anonymous' || !reachesGathering(principal.token, state.gatheringId)) return { kind: 'public' };
    const { token } = principal;
    if (isStaffToken(token)) return { kind: (await this.impartiality.of(token, state.gatheringId)) ? 'staff' : 'public' };
    const own = token.impartial === true ? entrantOfToken(token, state) : null;
    return own === null ? { kind: 'public' } : { kind: 'entrant', entrant: own.number };
  }
}
