import type { XmageRecord } from './format.js';
import { recordSchema } from './format.js';

/** A line that is not a valid record, with every fault and its place. */
export interface RefusedLine {
  /** Number of the line, from 1. */
  readonly line: number;
  /** The record's own id, where it has one. */
  readonly id: string | null;
  readonly faults: readonly string[];
}

export interface RecordFile {
  readonly records: readonly XmageRecord[];
  readonly refused: readonly RefusedLine[];
}

/** Reads a file of records, one JSON object per line; empty lines are skipped. Every other line is read or refused. */
export function readRecords(text: string): RecordFile {
  const records: XmageRecord[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (typeof read === 'string' || Array.isArray(read)) {
      refused.push({ line: index + 1, id: idIn(line), faults: typeof read === 'string' ? [read] : read });
      continue;
    }
    const record = read as XmageRecord;
    if (seen.has(record.id)) refused.push({ line: index + 1, id: record.id, faults: ['another record has this id'] });
    else records.push(record);
    seen.add(record.id);
  }
  return { records, refused };
}

function readLine(line: string): XmageRecord | string | readonly string[] {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const parsed = recordSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map((issue) => `${issue.path.map(String).join('.') || 'record'}: ${issue.message}`);
}

function idIn(line: string): string | null {
  return /"id":\s*"([^"]*)"/.exec(line)?.[1] ?? null;
}
