import { type MatchEvent, UnreadableEvent, chainFault, decodeMatchEvent } from '@arbiter/contracts';
import type { z } from 'zod';
import { sha256 } from '../hashing.js';
import { type BundleEvent, type BundleHeader, bundleEndSchema, bundleEventSchema, bundleHeaderSchema } from './bundle.js';
import { fail } from './faults.js';

export interface ReadEvent {
  readonly stored: BundleEvent;
  readonly event: MatchEvent;
}
export interface ReadBundle {
  readonly header: BundleHeader;
  readonly events: readonly [ReadEvent, ...ReadEvent[]];
  /** Whether the end line's digest fits the bytes before it. */
  readonly intact: boolean;
}

const text = (file: string | Uint8Array): string => {
  if (typeof file === 'string') return file;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    return fail('file/malformed', null, 'the file is not UTF-8 text');
  }
};

/** Reads a line that must be exactly what `JSON.stringify` makes of what it says. */
const line = <T>(schema: z.ZodType<T>, raw: string, version: number | null, name: string): T => {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return fail('file/malformed', version, `${name} is not JSON`);
  }
  if (JSON.stringify(value) !== raw) return fail('file/malformed', version, `${name} is not written canonically`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail('file/malformed', version, `${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`);
};

const decoded = (stored: BundleEvent): MatchEvent => {
  try {
    return decodeMatchEvent(stored);
  } catch (error) {
    if (error instanceof UnreadableEvent) return fail('event/unreadable', stored.version, error.message);
    throw error;
  }
};

/**
 * Reads a bundle and checks all that needs no rules: its form, and every link of the chain.
 * @throws {Faulty} for the first fault
 */
export const readBundle = (file: string | Uint8Array): ReadBundle => {
  const content = text(file);
  const lines = content.split('\n');
  if (lines.pop() !== '' || lines.length < 3) return fail('file/malformed', null, 'the file ends too early');
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  const header = line(bundleHeaderSchema, first, null, 'the header');
  const stored = rest.map((raw, index) => line(bundleEventSchema, raw, index + 1, `event ${index + 1}`));
  const end = line(bundleEndSchema, last, null, 'the last line');
  const fault = chainFault(stored.map((event) => ({ ...event, matchId: header.matchId, logId: header.logId })));
  if (fault !== null) return fail(`chain/${fault.fault}`, fault.version, `the hash chain is wrong at version ${fault.version}: ${fault.fault}`);
  if (end.end.events !== stored.length) return fail('file/damaged', null, `the file has ${stored.length} events and says ${end.end.events}`);
  const [head, ...tail] = stored.map((event) => ({ stored: event, event: decoded(event) }));
  if (head === undefined) return fail('file/malformed', null, 'the file has no events');
  return { header, events: [head, ...tail], intact: sha256(content.slice(0, content.length - last.length - 1)) === end.end.sha256 };
};
