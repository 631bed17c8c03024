import {
  type EventCatalogue,
  type HashedEvent,
  type HashScheme,
  type StreamId,
  UnreadableEvent,
  chainFault,
  decodeValueWith,
  readJson,
} from '@arbiter/contracts';
import type { z } from 'zod';
import { sha256 } from '../hashing.js';
import { bundleEndSchema } from './bundle.js';
import { fail } from './faults.js';

/** Maximal size of an export in bytes; the longest recorded match has a fortieth of it. */
export const maximalFileBytes = 64 * 1024 * 1024;
/** Maximal length of a line in characters. The header is the longest line: it contains the card programs. */
export const maximalLineLength = 8 * 1024 * 1024;
const maximalLines = 1_000_000;

/** First bytes of files that people send in place of the text. */
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

/**
 * Returns a file as text.
 * @throws {Faulty} it is too large, or not UTF-8 text
 */
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

/** Splits a file into lines without their newlines; refuses a file with far too many lines. */
const linesOf = (content: string): string[] => {
  let count = 0;
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) count += 1;
  return count > maximalLines ? fail('file/too-large', null, `the file has more than ${maximalLines} lines`) : content.split('\n');
};

type Parsed = Extract<ReturnType<typeof readJson>, { readonly ok: true }>;

/** Parses a JSON text that readers could not take for different values. @param otherwise the code of a text that is no JSON */
const parsed = (
  raw: string,
  version: number | null,
  name: string,
  otherwise: 'file/malformed' | 'event/unreadable' = 'file/malformed',
): Parsed => {
  const read = readJson(raw);
  if (read.ok) return read;
  const { fault } = read;
  return fault === null
    ? fail(otherwise, version, `${name} is not JSON`)
    : fail(`file/${fault.fault}`, version, `${name}: ${fault.detail}`);
};

/**
 * Parses the JSON of a line.
 * @throws {Faulty}
 */
export const parsedJson = (raw: string, version: number | null, name: string): unknown => parsed(raw, version, name).value;

/**
 * Reads the payload of an event in the newest version of its type.
 * @throws {Faulty}
 */
export const readPayload = (
  catalogue: EventCatalogue,
  event: Pick<HashedEvent, 'version' | 'type' | 'schemaVersion' | 'payload'>,
): ReturnType<typeof decodeValueWith> => {
  const { value } = parsed(event.payload, event.version, `the payload of event ${event.version}`, 'event/unreadable');
  try {
    return decodeValueWith(catalogue, event, value);
  } catch (error) {
    if (error instanceof UnreadableEvent) return fail('event/unreadable', event.version, error.message);
    throw error;
  }
};

/** Reads a line that must be written exactly as `JSON.stringify` writes its value. */
const readLine = <T>(schema: z.ZodType<T>, raw: string, version: number | null, name: string): T => {
  if (raw.length > maximalLineLength) return fail('file/line-too-long', version, `${name} has more than ${maximalLineLength} characters`);
  const { value, asWritten } = parsed(raw, version, name);
  if (!asWritten) return fail('file/malformed', version, `${name} is not written canonically`);
  const fits = schema.safeParse(value);
  if (fits.success) return fits.data;
  const issue = fits.error.issues[0];
  return fail('file/malformed', version, `${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`);
};

/** The form of one kind of export. */
interface ExportForm<H, E> {
  readonly header: z.ZodType<H>;
  readonly event: z.ZodType<E>;
  /** Reads the line of an event that has the usual form faster than parser and schema do; null for other lines. */
  readonly usualEvent?: (raw: string) => E | null;
  /** Returns, from the header, what the events' hashes cover that is not in their lines. */
  chain(header: H): { readonly stream: StreamId; readonly logId: number; readonly scheme?: HashScheme };
}

/** The parts of every export. */
export interface ExportLines<H, E> {
  readonly header: H;
  readonly events: readonly [E, ...E[]];
  /** Whether the digest in the end line fits the bytes before that line. */
  readonly intact: boolean;
}

const readEvent = <E>({ event, usualEvent }: Pick<ExportForm<unknown, E>, 'event' | 'usualEvent'>, raw: string, version: number): E => {
  const usual = usualEvent === undefined || raw.length > maximalLineLength ? null : usualEvent(raw);
  return usual ?? readLine(event, raw, version, `event ${version}`);
};

type ChainedLine = Omit<HashedEvent, 'stream' | 'logId'> & { readonly hash: string };

/**
 * Reads an export, a header, the events in order and an end line, and checks every link of the chain.
 * @throws {Faulty} for the first fault
 */
export const readExportLines = <H, E extends ChainedLine>(file: string | Uint8Array, form: ExportForm<H, E>): ExportLines<H, E> => {
  const content = fileText(file);
  const lines = linesOf(content);
  if (lines.pop() !== '' || lines.length < 3) return fail('file/malformed', null, 'the file ends too early');
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  const header = readLine(form.header, first, null, 'the header');
  const events = rest.map((raw, index) => readEvent(form, raw, index + 1));
  const { end } = readLine(bundleEndSchema, last, null, 'the last line');
  const { stream, logId, scheme } = form.chain(header);
  const fault = chainFault(
    events.map((event) => ({ ...event, stream, logId })),
    undefined,
    scheme,
  );
  if (fault !== null)
    return fail(`chain/${fault.fault}`, fault.version, `the hash chain is wrong at version ${fault.version}: ${fault.fault}`);
  if (end.events !== events.length) return fail('file/damaged', null, `the file has ${events.length} events and says ${end.events}`);
  const [head, ...tail] = events;
  if (head === undefined) return fail('file/malformed', null, 'the file has no events');
  return { header, events: [head, ...tail], intact: sha256(content.slice(0, content.length - last.length - 1)) === end.sha256 };
};
