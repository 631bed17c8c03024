import { describe, expect, it } from '@jest/globals';
import { newUuidV7 } from '@arbiter/contracts';
import type { Phase, TournamentEvent } from '@arbiter/tournaments';
import { PlayedTournament, tournamentSecret } from '../specs/played-tournament.js';
import { type StreamVerdict, verifyStream } from './verify-stream.js';

type Drawn = Extract<TournamentEvent, { type: 'PodsDrawn' }>;

const any = { bestOf: 3, minutes: 50 } as const;
const phases: readonly Phase[] = [
  { kind: 'draft', ...any, rounds: 2, gate: null, sides: 'lot' },
  { kind: 'swiss', ...any, rounds: 1, gate: { kind: 'everybody' }, lastRoundByRank: false, sides: 'lot' },
  { kind: 'draft', ...any, rounds: 1, gate: { kind: 'everybody' }, sides: 'lot' },
];

/** A tournament of fifteen before its first draft. */
const begun = async (): Promise<PlayedTournament> => {
  const cup = new PlayedTournament();
  await cup.create();
  await cup.does({ type: 'setStructure', structure: { phases }, reason: null });
  for (let n = 0; n < 15; n += 1)
    await cup.does({ type: 'registerEntrant', players: [newUuidV7(1_900_000_000_000 + n)], awardedByes: 0, byStaff: true });
  await cup.does({ type: 'closeRegistration' });
  return cup;
};

const draw = async (cup: PlayedTournament, reason: string | null = null): Promise<void> =>
  cup.does({ type: 'drawPods', seed: cup.seed(`pods ${cup.state?.rounds.length ?? 0}`), reason });

const playRound = async (cup: PlayedTournament): Promise<void> => {
  await cup.pair();
  await cup.play();
};

/** Appends a draw that was changed, ends the tournament, and verifies it. */
const verifiedWith = async (
  cup: PlayedTournament,
  change: (data: Drawn['data']) => Drawn['data'],
): Promise<readonly [StreamVerdict, number]> => {
  const before = cup.written.findLast(
    (one): one is { readonly event: Drawn; readonly commandId: string } => one.event.type === 'PodsDrawn',
  );
  if (before === undefined) throw new Error('nothing was drawn');
  const event: Drawn = { type: 'PodsDrawn', data: change({ ...before.event.data, reason: 'again' }) };
  await cup.append([{ event, commandId: 'forged' }]);
  const version = cup.written.length;
  await cup.does({ type: 'cancel', reason: 'fire', seed: tournamentSecret });
  return [verifyStream((await cup.exported()).text), version];
};

describe('drafts of a tournament, verified offline', () => {
  it('given two drafts with rounds between them, and pods that were drawn twice, when it is verified, then every draw and every round is made again', async () => {
    const cup = await begun();
    await draw(cup);
    await draw(cup, 'two sat wrongly');
    await playRound(cup);
    await playRound(cup);
    await playRound(cup);
    await draw(cup);
    await playRound(cup);
    await cup.does({ type: 'finish', seed: tournamentSecret });
    expect(verifyStream((await cup.exported()).text)).toMatchObject({
      ok: true,
      tournament: { status: 'finished', entrants: 15, rounds: 4, seeds: 'opened' },
      types: { PodsDrawn: 3 },
    });
  });

  it('given pods by a seed that was chosen, when it is verified, then the draw is named', async () => {
    const cup = await begun();
    await draw(cup);
    await cup.does({ type: 'drawPods', seed: '0f'.repeat(32), reason: 'until it pleased' });
    const version = cup.written.length;
    await cup.does({ type: 'cancel', reason: 'fire', seed: tournamentSecret });
    expect(verifyStream((await cup.exported()).text)).toMatchObject({ ok: false, fault: { code: 'tournament/seed', version } });
  });

  it('given two who changed their pods, by the right seed, when it is verified, then the pods are named', async () => {
    const cup = await begun();
    await draw(cup);
    const seed = cup.seed('pods 0');
    const [verdict, version] = await verifiedWith(cup, (data) => {
      const [one, other] = data.pods;
      return {
        ...data,
        seed,
        pods: [
          { ...one!, seats: [other!.seats[0]!, ...one!.seats.slice(1)] },
          { ...other!, seats: [one!.seats[0]!, ...other!.seats.slice(1)] },
        ],
      };
    });
    expect(verdict).toMatchObject({
      ok: false,
      fault: { code: 'tournament/pairing', version, detail: expect.stringContaining('pods[0]') },
    });
  });
});
