import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandFailed } from '../failure.js';

/** A match of the demo, with one player's token a seat: good for this match, nothing more. */
export interface DemoMatch {
  readonly matchId: string;
  readonly tokens: readonly string[];
}

/** What of a game's demo is made. A step that is missing has not been done, or was not finished. */
export interface DemoGame {
  readonly gatheringId?: string;
  readonly players?: readonly string[];
  /** What the deck check said, in words. */
  readonly decks?: string;
  readonly finished?: DemoMatch;
  /** What the export of the finished match said, in words. */
  readonly verified?: string;
  readonly live?: DemoMatch;
  /** A spectator's token for the gathering: it stands in the links. */
  readonly page?: string;
}

interface Stored {
  /** Tells the database that the demo is in. */
  readonly organizerId: string;
  /** Null once it has been shown. */
  readonly organizer: string | null;
  readonly games: { readonly [game: string]: DemoGame };
}

/** Where the demo's tokens and progress are kept: in the state folder, readable by its owner alone. */
const fileOf = (): string => join(resolve(process.env.ARBITER_STATE ?? '.arbiter'), 'demo.json');

/**
 * What is made of the demo, step by step, so that a seeding that was stopped anywhere goes on where it stopped. The tokens of the
 * links are kept too: the database has only their hashes.
 */
export class DemoRecord {
  private constructor(private stored: Stored) {}

  /** @returns null where nothing was begun @throws {CommandFailed} when the file is damaged */
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

  /** The organizer's token, until it was shown. */
  get organizer(): string | null {
    return this.stored.organizer;
  }

  game(id: string): DemoGame {
    return this.stored.games[id] ?? {};
  }

  /** The games of which anything is made. */
  games(): readonly string[] {
    return Object.keys(this.stored.games);
  }

  /** What a step made, now or at an earlier start. `make` must bear being called again after it was stopped half-way. */
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

  /** Writes down what a step made, in place of what it made before. */
  async keep<K extends keyof DemoGame>(game: string, step: K, made: NonNullable<DemoGame[K]>): Promise<void> {
    this.stored = { ...this.stored, games: { ...this.stored.games, [game]: { ...this.game(game), [step]: made } } };
    await this.write();
  }

  /** The organizer's token is not kept once it was shown. */
  async organizerShown(): Promise<void> {
    this.stored = { ...this.stored, organizer: null };
    await this.write();
  }

  /** The whole file or the one before: whoever stops this process stops it at no half record. */
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
