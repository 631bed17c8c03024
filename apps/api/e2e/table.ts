import { randomUUID } from 'node:crypto';
import type { Answer as HttpAnswer, Loose, Rig } from './rig.js';

/** A gathering with a match of two players, and a token for each role in it. */
export interface Table {
  readonly gatheringId: string;
  readonly matchId: string;
  readonly players: readonly [string, string];
  /** Secrets of the players' tokens, by seat. */
  readonly seats: readonly [string, string];
  readonly organizer: string;
  readonly judge: string;
  readonly spectator: string;
  /** Secret of a token of a player of the gathering who does not play in this match. */
  readonly outsider: string;
  /** Sends for both players that they are ready; the match then starts by itself. */
  start(): Promise<void>;
  command(path: string, secret: string | null, body?: Readonly<Record<string, unknown>>): Promise<HttpAnswer>;
  view(secret: string | null, query?: string): Promise<HttpAnswer>;
  /** Answers an open decision of this seat with the first legal answer, or with the answer that `choose` returns. */
  answer(seat: 0 | 1, choose?: (decision: Loose) => unknown): Promise<HttpAnswer>;
  /** Plays until the match is over. */
  finish(): Promise<void>;
}

const need = (answer: HttpAnswer, status: number): Loose => {
  if (answer.status !== status) throw new Error(`expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer.json;
};

export const newCommand = (): string => randomUUID();

export interface TableOptions {
  readonly spectatorDelaySeconds?: number;
  readonly match?: Readonly<Record<string, unknown>>;
  /** Name of the game that the gathering plays. */
  readonly game?: string;
}

export const createGathering = async (rig: Rig, spectatorDelaySeconds = 0, game = 'probe'): Promise<string> =>
  need(await rig.post('/gatherings', rig.organizer, { name: 'Evening', game, spectatorDelaySeconds, commandId: newCommand() }), 201)[
    'gatheringId'
  ]!;

export const createPlayer = async (rig: Rig, gatheringId: string, name: string): Promise<string> =>
  need(await rig.post(`/gatherings/${gatheringId}/players`, rig.organizer, { name, commandId: newCommand() }), 201)['playerId']!;

export const mint = async (rig: Rig, gatheringId: string, body: Readonly<Record<string, unknown>>): Promise<string> =>
  need(await rig.post(`/gatherings/${gatheringId}/tokens`, rig.organizer, { commandId: newCommand(), ...body }), 201)['secret']!;

/** A token together with the secret, which is told only when the token is minted. */
export interface Held {
  readonly secret: string;
  readonly tokenId: string;
  /** Null for players and spectators. */
  readonly personId: string | null;
}

/** Mints a token of a gathering. @param minter secret of an organizer */
export const mintHeld = async (rig: Rig, minter: string, gatheringId: string, body: Readonly<Record<string, unknown>>): Promise<Held> => {
  const { secret, token } = need(
    await rig.post(`/gatherings/${gatheringId}/tokens`, minter, { commandId: newCommand(), ...body }),
    201,
  ) as unknown as { secret: string; token: { tokenId: string; holder: { personId: string } | null } };
  return { secret, tokenId: token.tokenId, personId: token.holder?.personId ?? null };
};

/** Records that this person plays as this player. */
export const bind = (rig: Rig, minter: string, gatheringId: string, playerId: string, personId: string | null): Promise<HttpAnswer> =>
  rig.send('PUT', `/gatherings/${gatheringId}/players/${playerId}/person`, {
    secret: minter,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId }),
  });

/** Returns the first legal answer of a decision. */
export const firstLegal = (decision: Loose): unknown => {
  const domain = decision['domain']!;
  return domain['type'] === 'number' ? { number: domain['min'] } : { picks: [domain['options']![0]!['id']] };
};

export const setTable = async (rig: Rig, options: TableOptions = {}): Promise<Table> => {
  const gatheringId = await createGathering(rig, options.spectatorDelaySeconds, options.game);
  const players = [await createPlayer(rig, gatheringId, 'Alice'), await createPlayer(rig, gatheringId, 'Bob')] as const;
  const carol = await createPlayer(rig, gatheringId, 'Carol');
  const created = need(
    await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
      players,
      format: 'single',
      commandId: newCommand(),
      ...options.match,
    }),
    201,
  );
  const matchId: string = created['match']!['matchId']!;
  const seats = [
    await mint(rig, gatheringId, { role: 'player', playerId: players[0] }),
    await mint(rig, gatheringId, { role: 'player', playerId: players[1] }),
  ] as const;
  const table: Table = {
    gatheringId,
    matchId,
    players,
    seats,
    organizer: await mint(rig, gatheringId, { role: 'organizer' }),
    judge: await mint(rig, gatheringId, { role: 'judge' }),
    spectator: await mint(rig, gatheringId, { role: 'spectator' }),
    outsider: await mint(rig, gatheringId, { role: 'player', playerId: carol }),
    start: async () => {
      for (const secret of seats) need(await table.command('ready', secret), 200);
    },
    command: (path, secret, body = {}) => rig.post(`/matches/${matchId}/${path}`, secret, { commandId: newCommand(), ...body }),
    view: (secret, query = '') => rig.get(`/matches/${matchId}/view${query}`, secret),
    answer: async (seat, choose = firstLegal) => {
      const { json } = await rig.get(`/matches/${matchId}/decisions`, seats[seat]);
      const own = [...(json['pending'] as unknown as Loose[])].find((pending) => (pending['yours'] as unknown) === true);
      if (own === undefined) throw new Error(`seat ${seat} is asked nothing`);
      return table.command(`decisions/${own['decision']!['id']}/answer`, seats[seat], { answer: choose(own['decision']!) });
    },
    finish: async () => {
      for (;;) {
        const { json } = await table.view(seats[0]);
        if ((json['status'] as string) === 'ended') return;
        const pending = (json['pending'] as unknown as Loose[])[0]!;
        const seat = Number(pending['yours'] ? pending['decision']!['seat'] : pending['seat']) as 0 | 1;
        need(await table.answer(seat), 200);
      }
    },
  };
  return table;
};
