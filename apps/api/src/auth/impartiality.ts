import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken, Persons } from '@arbiter/accounts';
import { PERSONS } from '../tokens.js';

/** Tells of a token whether anybody behind it plays in a gathering. */
@Injectable()
export class Impartiality {
  constructor(@Inject(PERSONS) private readonly persons: Persons) {}

  /**
   * Whether nobody who holds or handed on the token plays in the gathering. A token of one gathering carries the answer; that of an
   * organizer of all gatherings, who may play in one and not in another, is looked up.
   */
  async of({ impartial, persons }: Pick<AccessToken, 'impartial' | 'persons'>, gatheringId: string): Promise<boolean> {
    return impartial ?? !(await this.persons.play(gatheringId, persons, null));
  }
}
