import { emptyStreamHash, eventHash, type HashedEvent, matchStream } from '@arbiter/contracts';
import { sha256, Timelines, type Verdict, writeBundle } from '@arbiter/recording';
import { memoryEvidence } from './memory/memory-evidence.js';
import type { MemoryWorld } from './memory/memory-ports.js';
import { probeMatchId, probeWorld, yes } from './probe-match.js';

export interface Exported {
  readonly world: MemoryWorld;
  readonly text: string;
  readonly key: string;
}

/**
 * Exports the probe match as this world has it, signed.
 * @param version version of the last event in it; absent: the newest
 */
export const exportOf = async (world: MemoryWorld, version?: number): Promise<Exported> => {
  const { evidence, verifierKey } = memoryEvidence(world.store);
  const lines = yes(await writeBundle({ timelines: new Timelines(world.ports), evidence }, probeMatchId, { version }));
  return { world, text: [...lines].join(''), key: verifierKey };
};

/** Exports a match that is prepared in a world of its own. */
export const exported = async (prepare: (world: MemoryWorld) => Promise<void>): Promise<Exported> => {
  const world = probeWorld();
  await prepare(world);
  return exportOf(world);
};

/** Replaces one event and recomputes the chain and the last digest, but nothing else, as a forger without the key could. */
export const forged = (
  text: string,
  version: number,
  change: (payload: Record<string, unknown>) => void,
  headerChange: object = {},
): string => {
  const lines = text.split('\n').slice(0, -2);
  let previousHash = emptyStreamHash;
  const header = JSON.parse(lines[0] ?? '') as { logId: number; matchId: string };
  const body = lines.slice(1).map((line) => {
    const event = JSON.parse(line) as HashedEvent;
    const payload = JSON.parse(event.payload) as Record<string, unknown>;
    if (event.version === version) change(payload);
    const moved = { ...event, previousHash, payload: JSON.stringify(payload) };
    const hash = eventHash({ ...moved, logId: header.logId, stream: matchStream(header.matchId) });
    previousHash = hash;
    return JSON.stringify({ ...moved, hash });
  });
  const content = [JSON.stringify({ ...header, ...headerChange }), ...body].map((line) => `${line}\n`).join('');
  return `${content}${JSON.stringify({ end: { events: body.length, sha256: sha256(content) } })}\n`;
};

/** Returns the version of the first event of this type; 0 where there is none. */
export const versionOf = (text: string, type: string): number => {
  const events = text
    .split('\n')
    .slice(1, -2)
    .map((line) => JSON.parse(line) as HashedEvent);
  return events.find((event) => event.type === type)?.version ?? 0;
};

/** Returns code and version of the fault that the verifier found. */
export const faultOf = (verdict: Verdict): unknown =>
  verdict.ok ? 'no fault' : { code: verdict.fault.code, version: verdict.fault.version };
