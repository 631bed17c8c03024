import { type MatchEvent, UnreadableEvent, chainFault, decodeMatchEvent, jsonTextFault, matchStream } from '@arbiter/contracts';
import type { z } from 'zod';
import { sha256 } from '../hashing.js';
import { type BundleEvent, type BundleHeader, bundleEndSchema, bundleEventSchema, bundleHeaderSchema, hashSchemeOf } from './bundle.js';
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

/** Bytes of a whole export at most; the longest recorded match has a fortieth of it. */
export const maximalFileBytes = 64 * 1024 * 1024;
/** Characters of one line at most. The header is the longest: it carries the card programs. */
export const maximalLineLength = 8 * 1024 * 1024;
const maximalLines = 1_000_000;

/** First bytes of what people send instead of the text. */
const otherForms: readonly { readonly name: string; readonly begin: readonly number[] }[] = [
  { name: 'compressed with gzip', begin: [0x1f, 0x8b] },
  { name: 'a zip archive', begin: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'compressed with zstd', begin: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'compressed with xz', begin: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: 'compressed with bzip2', begin: [0x42, 0x5a, 0x68] },
  { name: 'UTF-16 text', begin: [0xff, 0xfe] },
  { name: 'UTF-16 text', begin: [0xfe, 0xff] },
  { name: 'text behind a byte order mark', begin: [0xef, 0xbb, 0xbf] },
];

/** A file as text. @throws {Faulty} it is too large, or no UTF-8 text */
export const fileText = (file: string | Uint8Array): string => {
  if (file.length > maximalFileBytes) return fail('file/too-large', null, `the file has more than ${maximalFileBytes} bytes`);
  if (typeof file === 'string') return file;
  const form = otherForms.find(({ begin }) => begin.every((byte, index) => file[index] === byte));
  if (form !== undefined) return fail('file/not-text', null, `the file is ${form.name}, not UTF-8 text`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    return fail('file/not-text', null, 'the file is not UTF-8 text');
  }
};

/** Lines of the file without their newlines, as far as there are not absurdly many. */
const linesOf = (content: string): string[] => {
  let count = 0;
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) count += 1;
  return count > maximalLines ? fail('file/too-large', null, `the file has more than ${maximalLines} lines`) : content.split('\n');
};

/** JSON of a line, looked through before it is parsed. @throws {Faulty} */
export const parsedJson = (raw: string, version: number | null, name: string): unknown => {
  const fault = jsonTextFault(raw);
  if (fault !== null) return fail(`file/${fault.fault}`, version, `${name}: ${fault.detail}`);
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return fail('file/malformed', version, `${name} is not JSON`);
  }
};

/** Reads a line that must be exactly what `JSON.stringify` makes of what it says. */
const line = <T>(schema: z.ZodType<T>, raw: string, version: number | null, name: string): T => {
  if (raw.length > maximalLineLength) return fail('file/line-too-long', version, `${name} has more than ${maximalLineLength} characters`);
  const value = parsedJson(raw, version, name);
  if (JSON.stringify(value) !== raw) return fail('file/malformed', version, `${name} is not written canonically`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail('file/malformed', version, `${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`);
};

const decoded = (stored: BundleEvent): MatchEvent => {
  const fault = jsonTextFault(stored.payload);
  if (fault !== null) return fail(`file/${fault.fault}`, stored.version, `the payload of event ${stored.version}: ${fault.detail}`);
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
  const content = fileText(file);
  const lines = linesOf(content);
  if (lines.pop() !== '' || lines.length < 3) return fail('file/malformed', null, 'the file ends too early');
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  const header = line(bundleHeaderSchema, first, null, 'the header');
  const stored = rest.map((raw, index) => line(bundleEventSchema, raw, index + 1, `event ${index + 1}`));
  const end = line(bundleEndSchema, last, null, 'the last line');
  const [stream, scheme] = [matchStream(header.matchId), hashSchemeOf(header)];
  const fault = chainFault(
    stored.map((event) => ({ ...event, stream, logId: header.logId })),
    undefined,
    scheme,
  );
  if (fault !== null)
    return fail(`chain/${fault.fault}`, fault.version, `the hash chain is wrong at version ${fault.version}: ${fault.fault}`);
  if (end.end.events !== stored.length)
    return fail('file/damaged', null, `the file has ${stored.length} events and says ${end.end.events}`);
  const [head, ...tail] = stored.map((event) => ({ stored: event, event: decoded(event) }));
  if (head === undefined) return fail('file/malformed', null, 'the file has no events');
  return { header, events: [head, ...tail], intact: sha256(content.slice(0, content.length - last.length - 1)) === end.end.sha256 };
};
