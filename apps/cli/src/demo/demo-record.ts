import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandFailed } from '../failure.js';

/** A match of the demo, with one player's token for each seat; the tokens are valid for this match only. */
export interface DemoMatch {
  readonly matchId: string;
  readonly tokens: readonly string[];
}

/** The demo's tournament, with the organizer's token that the link to its desk contains. */
export interface DemoCup {
  readonly gatheringId: string;
  readonly tournamentId: string;
  readonly desk: string;
}

/** An entrant of the demo's tournament, with the secret of the player's token. */
export interface DemoEntrant {
  readonly entrant: number;
  readonly secret: string;
}

/** The steps of one game's demo that are done. A step that is missing has not been done or was not finished. */
export interface DemoGame {
  readonly gatheringId?: string;
  readonly players?: readonly string[];
  /** Result of the deck check, in words. */
  readonly decks?: string;
  readonly finished?: DemoMatch;
  /** Result of verifying the export of the finished match, in words. */
  readonly verified?: string;
  readonly live?: DemoMatch;
  /** A spectator's token for the gathering, which the demo's links contain. */
  readonly page?: string;
  readonly cup?: DemoCup;
  readonly cupEntrants?: readonly DemoEntrant[];
  /** Rounds of the tournament that bots have brought as far as the demo shows them. */
  readonly cupRounds?: readonly number[];
}

interface Stored {
  /** Id of the organizer's token; a database that has it contains this demo. */
  readonly organizerId: string;
  /** Secret of the organizer's token; null once it has been shown. */
  readonly organizer: string | null;
  readonly games: { readonly [game: string]: DemoGame };
}

/** Returns the file with the demo's tokens and progress: in the state folder, readable by its owner only. */
const fileOf = (): string => join(resolve(process.env.ARBITER_STATE ?? '.arbiter'), 'demo.json');

/**
 * Records which steps of the demo are done, so that a seeding that was stopped anywhere continues where it stopped. The tokens in the links
 * are kept too, because the database has only their hashes.
 */
export class DemoRecord {
  private constructor(private stored: Stored) {}

  /** Reads the record. @returns null where no demo was begun @throws {CommandFailed} when the file is damaged */
  static async read(): Promise<DemoRecord | null> {
    const file = fileOf();
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    try {
      return new DemoRecord(JSON.parse(text) as Stored);
    } catch {
      throw new CommandFailed(`${file} is damaged. Remove it: the demo then stays as it is, without links.`);
    }
  }

  /** Begins a demo in an empty database. */
  static async begin(organizerId: string, organizer: string): Promise<DemoRecord> {
    const record = new DemoRecord({ organizerId, organizer, games: {} });
    await record.write();
    return record;
  }

  get organizerId(): string {
    return this.stored.organizerId;
  }

  /** The secret of the organizer's token until it has been shown; then null. */
  get organizer(): string | null {
    return this.stored.organizer;
  }

  game(id: string): DemoGame {
    return this.stored.games[id] ?? {};
  }

  /** Returns the games of which at least one step is recorded. */
  games(): readonly string[] {
    return Object.keys(this.stored.games);
  }

  /** Returns what a step made, now or at an earlier start. `make` may be called again after it was stopped half-way. */
  async once<K extends keyof DemoGame>(
    game: string,
    step: K,
    make: () => Promise<NonNullable<DemoGame[K]>>,
  ): Promise<NonNullable<DemoGame[K]>> {
    const known = this.game(game)[step];
    if (known !== undefined) return known;
    const made = await make();
    await this.keep(game, step, made);
    return made;
  }

  /** Records what a step made, in place of what it made before. */
  async keep<K extends keyof DemoGame>(game: string, step: K, made: NonNullable<DemoGame[K]>): Promise<void> {
    this.stored = { ...this.stored, games: { ...this.stored.games, [game]: { ...this.game(game), [step]: made } } };
    await this.write();
  }

  /** Removes the secret of the organizer's token from the record, once it has been shown. */
  async organizerShown(): Promise<void> {
    this.stored = { ...this.stored, organizer: null };
    await this.write();
  }

  /** Writes the whole file or leaves the previous one: stopping this process never leaves half a record. */
  private async write(): Promise<void> {
    const file = fileOf();
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(`${file}.new`, 'w', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(this.stored)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${file}.new`, file);
  }
}
