import { describe, expect, it } from '@jest/globals';
import { matchStream } from '@arbiter/contracts';
import {
  matchOfSlot,
  type MemoryWorld,
  probeFormat,
  probeMatchId as matchId,
  probeService,
  probeVersion,
  probeWorld,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import { logOfMatch } from '../match/log-leases.js';
import { defaultServiceOptions, type MatchService, type ServiceOptions } from '../match/match-service.js';
import type { NodeAddress } from '../ports.js';
import { MatchReader } from '../reading/match-reader.js';
import {
  carryOutForwarded,
  type ForwardedAnswer,
  type ForwardedCall,
  forwardedCommands,
  ForwardedFailure,
  type ServingProcess,
} from './forwarding.js';
import { RoutedCommands } from './routed-commands.js';
import { RoutedQueries } from './routed-queries.js';

interface Node extends ServingProcess {
  readonly service: MatchService;
  readonly commands: RoutedCommands;
  readonly queries: RoutedQueries;
}

const addressOf = (name: string): NodeAddress => ({ url: `http://${name}`, key: `key of ${name}` });

/** Processes of one installation whose links are function calls. */
class Installation {
  readonly world: MemoryWorld = probeWorld();
  readonly forwarded: ForwardedCall[] = [];
  /** What becomes of a forwarded command instead of being carried out; null: it is carried out. */
  instead: ((call: ForwardedCall) => ForwardedAnswer | Promise<ForwardedAnswer>) | null = null;
  private readonly nodes = new Map<string, Node>();

  node(name: string, options: Partial<ServiceOptions> = {}): Node {
    const service = probeService(this.world, { owner: name, address: () => addressOf(name), ...options });
    const links = { call: (address: NodeAddress, call: ForwardedCall) => this.call(address, call) };
    const commands = new RoutedCommands(service, links, this.world.time, defaultServiceOptions.leaseWaitMs);
    const reader = new MatchReader({ live: service, timelines: service.timelines, judges: commands, time: this.world.time });
    const node = { service, matches: service, reader, commands, queries: new RoutedQueries(reader, service, links) };
    this.nodes.set(addressOf(name).url, node);
    return node;
  }

  /** Cuts a process off: nothing reaches it any more. */
  kill(name: string): void {
    this.nodes.delete(addressOf(name).url);
  }

  private async call({ url }: NodeAddress, call: ForwardedCall): Promise<ForwardedAnswer> {
    this.forwarded.push(call);
    // What goes over a link is data.
    const data = JSON.parse(JSON.stringify(call)) as ForwardedCall;
    if (this.instead !== null) return this.instead(data);
    const node = this.nodes.get(url);
    return node === undefined ? { kind: 'unreachable' } : carryOutForwarded(node, data);
  }
}

const sign = (seat: 0 | 1, pick: string) => ({ matchId, commandId: `sign-${seat}`, seat, decision: seat + 1, answer: { picks: [pick] } });
const fenceOf = async (world: MemoryWorld): Promise<number> => {
  const answer = await world.leases.acquire(
    logOfMatch(matchId),
    { name: 'first', address: addressOf('first') },
    defaultServiceOptions.leaseMs,
  );
  if (answer.kind !== 'granted') throw new Error('another process owns the log');
  return answer.lease.fence;
};

describe('commands that reach a process which does not own the match', () => {
  it('given two processes, when each player talks to one of their own, then the owner carries everything out, and the log stays with it', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    yes(await first.commands.answer(sign(0, 'rock')));
    const acknowledged = yes(await second.commands.answer(sign(1, 'paper')));
    expect(await installation.world.store.head(matchStream(matchId))).toEqual({ version: acknowledged.version, hash: acknowledged.hash });
    expect(installation.forwarded.map(({ name }) => name)).toEqual(['answer']);
    // The second process never took the match into its memory.
    expect(await second.service.look(matchId, () => 'in memory')).toBeNull();
    expect(await first.service.look(matchId, (timeline) => timeline.head())).toEqual({ seen: acknowledged.version });
  });

  it('given a command that was answered, when it is sent again to the other process, then it gets the first acknowledgement', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    const acknowledged = yes(await first.commands.answer(sign(0, 'rock')));
    expect(yes(await second.commands.answer(sign(0, 'rock')))).toMatchObject(acknowledged);
    expect(await second.commands.answer(sign(0, 'paper'))).toMatchObject({ problem: { code: 'command/reused' } });
  });

  it('given a refusal by the rules, when the command was forwarded, then the refusal comes back whole', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    const wrong = { ...sign(1, 'paper'), decision: 77 };
    expect(await second.commands.answer(wrong)).toEqual(await first.commands.answer(wrong));
  });

  it('given every command, when it reaches the wrong process, then it is forwarded under its name', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    installation.instead = () => ({ kind: 'answered', answered: { ok: true, value: null } });
    for (const name of forwardedCommands)
      await (second.commands[name] as (command: unknown) => Promise<unknown>)({
        matchId,
        commandId: name,
        act: { type: 'resume' },
        ruleset: probeVersion,
        players: ['alice', 'bob'],
        format: { id: 'single' },
        gatheringId: null,
        clock: null,
        spectatorDelay: { versions: 0, ms: 0 },
      });
    await second.commands.judgeViewed(matchId, 'judy');
    // A match that exists is found before its creation would be forwarded.
    expect(installation.forwarded.map(({ name }) => name)).toEqual([
      ...forwardedCommands.filter((name) => name !== 'create'),
      'judgeViewed',
    ]);
  });

  it('given a new match, when it is created through a process that does not own the log, then the owner writes its first event', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    const other = await startProbeMatch({ create: second.commands.create, ready: second.commands.ready } as MatchService, {
      matchId: '01890000-0000-7000-8000-00000000000b',
    });
    expect(installation.forwarded.map(({ name }) => name)).toEqual(['create', 'ready', 'ready']);
    expect(await first.service.look(other, (timeline) => timeline.meta.status)).toEqual({ seen: 'running' });
  });

  it('given an owner that dies, when the other process gets a command, then it waits until the lease has expired, takes the log over and carries it out once', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    const from = installation.world.time.monotonic();
    installation.kill('first');
    const acknowledged = yes(await second.commands.answer(sign(1, 'paper')));
    expect(installation.world.time.monotonic() - from).toBeGreaterThanOrEqual(defaultServiceOptions.leaseMs);
    expect(await second.service.look(matchId, (timeline) => timeline.head())).toEqual({ seen: acknowledged.version });
  });

  it('given an owner that carried a command out and died before it answered, then the command is not carried out twice', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    installation.instead = async (call) => {
      await carryOutForwarded(first, call);
      installation.kill('first');
      installation.instead = null;
      return { kind: 'unreachable' };
    };
    const acknowledged = yes(await second.commands.answer(sign(1, 'paper')));
    const recorded = await installation.world.store.byCommand(matchStream(matchId), 'sign-1');
    expect(recorded.at(-1)).toMatchObject({ version: acknowledged.version, hash: acknowledged.hash });
    expect((await installation.world.store.read(matchStream(matchId))).filter(({ type }) => type === 'ActionRecorded')).toHaveLength(1);
  });

  it('given an owner that stops in order, when the other process gets a command, then it takes the log over at once', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    // The second process has just learned who owns the log.
    yes(await second.commands.answer(sign(1, 'paper')));
    await first.service.close();
    installation.kill('first');
    const from = installation.world.time.monotonic();
    yes(await second.commands.answer(sign(0, 'rock')));
    expect(installation.world.time.monotonic() - from).toBeLessThan(1_000);
  });

  it('given an owner that wakes up after its lease has expired, when a forwarded command reaches it, then it says that it is not the owner', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    installation.world.time.advance(defaultServiceOptions.leaseMs);
    yes(await second.commands.answer(sign(1, 'paper')));
    const head = await installation.world.store.head(matchStream(matchId));
    expect(await carryOutForwarded(first, { name: 'answer', command: sign(0, 'rock') })).toEqual({ kind: 'not-owner' });
    expect(await installation.world.store.head(matchStream(matchId))).toEqual(head);
    // Its own players are served by the new owner.
    yes(await first.commands.answer(sign(0, 'rock')));
  });

  it('given an owner that neither answers nor loses its lease, when its time is over, then the command is refused by name', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    installation.instead = async () => {
      await first.service.tick();
      return { kind: 'unreachable' };
    };
    expect(await second.commands.answer(sign(1, 'paper'))).toMatchObject({ problem: { code: 'match/owned-elsewhere' } });
  });

  it('given an owner that fails, when the command was forwarded, then the failure is told with its code', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    const failure = new ForwardedFailure('server/storage-full', 'There is no room.', {}, 10);
    installation.instead = () => ({ kind: 'failed', failure });
    await expect(second.commands.answer(sign(1, 'paper'))).rejects.toBe(failure);
  });
});

describe('what players ask a process which does not own their match', () => {
  const player = { kind: 'player', seat: 1 } as const;

  it('given an owner elsewhere, when a player asks what they are asked, sees the match and its news, then the owner tells it, and nothing is read from the log', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    const { next, version } = yes(await second.commands.answer(sign(1, 'paper')));
    expect(next).toEqual(yes(await first.reader.decisions(matchId, player)));
    installation.forwarded.length = 0;
    installation.world.store.read = () => {
      throw new Error('the log is read');
    };
    expect(yes(await second.queries.decisions(matchId, player))).toEqual(next);
    expect(yes(await second.queries.decisions(matchId, player, version - 1))).toEqual(
      yes(await first.reader.decisions(matchId, player, version - 1)),
    );
    expect(yes(await second.queries.matchView(matchId, player))).toEqual(yes(await first.reader.matchView(matchId, player)));
    expect(yes(await second.queries.news(matchId, player, 1, 3))).toEqual(yes(await first.reader.news(matchId, player, 1, 3)));
    expect(installation.forwarded.map(({ name }) => name)).toEqual(['decisions', 'decisions', 'matchView', 'news']);
  });

  it('given spectators and judges, then they are told from the log where they are', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    yes(await second.commands.answer(sign(1, 'paper')));
    installation.forwarded.length = 0;
    const spectator = { kind: 'spectator' } as const;
    const judge = { kind: 'judge', judge: 'judy' } as const;
    for (const reader of [spectator, judge])
      expect(yes(await second.queries.decisions(matchId, reader))).toEqual(yes(await first.reader.decisions(matchId, reader)));
    // That a judge looks is recorded by the owner.
    expect(installation.forwarded.map(({ name }) => name)).toEqual(['judgeViewed']);
  });

  it('given an owner that does not answer, or is none any more, when a player asks, then they are told from the log', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    const { next } = yes(await second.commands.answer(sign(1, 'paper')));
    for (const kind of ['unreachable', 'not-owner'] as const) {
      installation.instead = () => ({ kind });
      expect(yes(await second.queries.decisions(matchId, player))).toEqual(next);
      installation.instead = null;
      yes(await second.commands.answer(sign(1, 'paper')));
    }
  });

  it('given an owner whose lease has expired while it slept, when a player asks it by way of another process, then it does not answer from memory', async () => {
    const installation = new Installation();
    const [first, second, third] = [installation.node('first'), installation.node('second'), installation.node('third')];
    await startProbeMatch(first.service);
    installation.world.time.advance(defaultServiceOptions.leaseMs);
    yes(await second.commands.answer(sign(1, 'paper')));
    const { version } = yes(await third.commands.answer(sign(0, 'rock')));
    expect(await carryOutForwarded(first, { name: 'decisions', command: { matchId, reader: player } })).toMatchObject({
      kind: 'answered',
      answered: { value: { version } },
    });
  });
});

describe('processes that divide the logs among them', () => {
  const matches = Array.from({ length: 24 }, (_, slot) => matchOfSlot(slot));
  const concede = (id: string, command: string) => ({ matchId: id, commandId: command, seat: 0, scope: 'game' as const });
  const bestOfThree = { format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) };
  const owned = async (node: Node): Promise<readonly string[]> => {
    const here: string[] = [];
    for (const id of matches) if ((await node.service.look(id, () => true)) !== null) here.push(id);
    return here;
  };
  /** Lets both processes hear of each other. */
  const acquainted = async (installation: Installation, first: Node, second: Node): Promise<void> => {
    for (const node of [first, second]) await node.service.tick();
    installation.world.time.advance(defaultServiceOptions.leaseMs / 3);
    for (const node of [first, second]) await node.service.tick();
  };
  const through = ({ commands }: Node): MatchService => commands as unknown as MatchService;

  it('given two processes that know each other, when all matches are created by way of one, then each process owns some, and every match one owner', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await acquainted(installation, first, second);
    for (const id of matches) await startProbeMatch(through(first), { matchId: id, ...bestOfThree });
    const [left, right] = [await owned(first), await owned(second)];
    expect(left.length).toBeGreaterThan(4);
    expect(right.length).toBeGreaterThan(4);
    expect([...left, ...right].sort()).toEqual([...matches].sort());
    // The other one, asked for the same matches, comes to the same owners.
    installation.forwarded.length = 0;
    for (const id of matches) yes(await second.commands.concede(concede(id, 'g1')));
    expect(installation.forwarded.map(({ command }) => command.matchId).sort()).toEqual([...left].sort());
  });

  it('given a process that joins while matches are played, then it is given some logs, no other log moves, and the matches go on', async () => {
    const installation = new Installation();
    const first = installation.node('first');
    await first.service.tick();
    for (const id of matches) await startProbeMatch(through(first), { matchId: id, ...bestOfThree });
    const second = installation.node('second');
    await second.service.tick();
    installation.world.time.advance(defaultServiceOptions.leaseMs / 2);
    await first.service.tick();
    for (const id of matches) yes(await first.commands.concede(concede(id, 'g1')));
    const [left, right] = [await owned(first), await owned(second)];
    expect(right.length).toBeGreaterThan(4);
    expect([...left, ...right].sort()).toEqual([...matches].sort());
    installation.world.time.advance(defaultServiceOptions.leaseMs / 2);
    for (const node of [first, second]) await node.service.tick();
    for (const id of matches) yes(await second.commands.offerDraw(concede(id, 'd1')));
    expect([await owned(first), await owned(second)]).toEqual([left, right]);
  });

  it('given a process that dies, when its lease has expired, then the others take its logs', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await acquainted(installation, first, second);
    for (const id of matches) await startProbeMatch(through(first), { matchId: id, ...bestOfThree });
    installation.kill('second');
    for (const id of matches) {
      yes(await first.commands.concede(concede(id, 'g1')));
      await first.service.tick();
    }
    expect(await owned(first)).toEqual(matches);
  });

  it('given a process that stops in order, then it is given nothing any more, and the others do not wait', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await acquainted(installation, first, second);
    for (const id of matches) await startProbeMatch(through(first), { matchId: id, ...bestOfThree });
    const from = installation.world.time.monotonic();
    await second.service.close();
    installation.kill('second');
    installation.world.time.advance(defaultServiceOptions.leaseMs / 3);
    await first.service.tick();
    for (const id of matches) yes(await first.commands.concede(concede(id, 'g1')));
    expect(await owned(first)).toEqual(matches);
    expect(installation.world.time.monotonic() - from).toBeLessThan(defaultServiceOptions.leaseMs);
  });
});

describe('the lease of a log', () => {
  it('given many matches that are begun at once, then the log is taken once: each answer would end the lease of the one before', async () => {
    const installation = new Installation();
    const { service } = installation.node('first');
    const ids = Array.from({ length: 8 }, (_, index) => `01890000-0000-7000-8000-00000000010${index}`);
    await Promise.all(ids.map((id) => startProbeMatch(service, { matchId: id })));
    expect(await fenceOf(installation.world)).toBe(2);
  });

  it('given a process that lost its log, when another match is asked for, then what it had in memory is loaded again', async () => {
    const installation = new Installation();
    const [first, second] = [installation.node('first'), installation.node('second')];
    await startProbeMatch(first.service);
    installation.world.time.advance(defaultServiceOptions.leaseMs);
    yes(await second.commands.answer(sign(1, 'paper')));
    expect(await first.service.look(matchId, () => 'in memory')).toBeNull();
    await second.service.close();
    // It owns the log again, and does not show what it knew of the match before.
    await startProbeMatch(first.service, { matchId: '01890000-0000-7000-8000-00000000000b' });
    expect(await first.service.look(matchId, () => 'in memory')).toBeNull();
    const acknowledged = yes(await first.commands.answer(sign(0, 'rock')));
    expect(await first.service.look(matchId, (timeline) => timeline.head())).toEqual({ seen: acknowledged.version });
  });
});
