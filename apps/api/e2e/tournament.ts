import type { Answer, Loose, Rig } from './rig.js';
import { createGathering, newCommand } from './table.js';

/** Settings of a small tournament that anybody may look at. */
export const settings = {
  format: 'single',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: true,
  reporting: 'players',
  matches: 'recorded',
  clock: null,
  decks: 'none',
  visibility: 'public',
} as const;

/** Swiss rounds without a cut. */
export const swiss = (rounds: number, bestOf = 1): object => ({
  phases: [{ kind: 'swiss', rounds, bestOf, minutes: 50, gate: null, lastRoundByRank: false, sides: 'lot' }],
});

/** An entrant with the secret of their token. */
export interface Registered {
  readonly entrant: number;
  readonly secret: string;
}

/** A tournament of the rig, with its organizer's hands on it. */
export interface HttpTournament {
  readonly gatheringId: string;
  readonly tournamentId: string;
  /** Sends a command, as the organizer unless another secret is given. */
  command(command: Readonly<Record<string, unknown>>, secret?: string, more?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** Sends a command as the organizer, which has to be accepted. */
  does(command: Readonly<Record<string, unknown>>): Promise<Loose>;
  read(path: string, secret?: string | null): Promise<Loose>;
  /** @param earlierToken of the same player at an earlier event */
  register(name: string, earlierToken?: string): Promise<Registered>;
}

/** Creates a tournament, of the probe game unless another is given. @param changed settings that differ */
export const createTournament = async (
  rig: Rig,
  changed: Readonly<Record<string, unknown>> = {},
  game = 'probe',
): Promise<HttpTournament> => {
  const gatheringId = await createGathering(rig, 0, game);
  const created = await rig.post(`/gatherings/${gatheringId}/tournaments`, rig.organizer, {
    name: 'Cup',
    settings: { ...settings, ...changed },
    commandId: newCommand(),
  });
  if (created.status !== 201) throw new Error(`${created.status}: ${created.text}`);
  const tournamentId = created.json['tournamentId'] as string;
  const at = `/tournaments/${tournamentId}`;
  const tournament: HttpTournament = {
    gatheringId,
    tournamentId,
    command: (command, secret = rig.organizer, more = {}) =>
      rig.post(`${at}/commands`, secret, { commandId: newCommand(), command, ...more }),
    does: async (command) => {
      const answer = await tournament.command(command);
      if (answer.status !== 200) throw new Error(`${String(command['type'])} gave ${answer.status}: ${answer.text}`);
      return answer.json;
    },
    read: async (path, secret = null) => {
      const answer = await rig.get(`${at}${path}`, secret);
      if (answer.status !== 200) throw new Error(`${path} gave ${answer.status}: ${answer.text}`);
      return answer.json;
    },
    register: async (name, earlierToken) => {
      const answer = await rig.post(`${at}/registrations`, null, { name, commandId: newCommand(), earlierToken });
      if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
      return { entrant: answer.json['entrant'] as number, secret: answer.json['secret'] as string };
    },
  };
  return tournament;
};

/** A list in a loosely typed answer. */
export const list = (value: Loose | undefined): readonly Loose[] => value as unknown as readonly Loose[];

/** Asks again until something holds. @throws {Error} after 20 seconds */
export const until = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Games won by two entrants, as a result. */
export const games = (one: number, ones: number, other: number, others: number, drawn = 0): object => ({
  kind: 'games',
  wins: [
    { entrant: one, games: ones },
    { entrant: other, games: others },
  ],
  drawn,
});
