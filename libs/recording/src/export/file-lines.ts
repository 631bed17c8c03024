import { jsonTextFault } from '@arbiter/contracts';
import type { z } from 'zod';
import { fail } from './faults.js';

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
export const linesOf = (content: string): string[] => {
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
export const readLine = <T>(schema: z.ZodType<T>, raw: string, version: number | null, name: string): T => {
  if (raw.length > maximalLineLength) return fail('file/line-too-long', version, `${name} has more than ${maximalLineLength} characters`);
  const value = parsedJson(raw, version, name);
  if (JSON.stringify(value) !== raw) return fail('file/malformed', version, `${name} is not written canonically`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail('file/malformed', version, `${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`);
};
