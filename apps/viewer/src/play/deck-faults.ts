import type { RequestRefused } from '@arbiter/client';

/** What is wrong with a text that is no deck list; line 0 where the whole text is meant. */
export interface UnreadableLine {
  readonly code: string;
  readonly line: number;
  readonly detail: string;
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

/** Reads from a refusal what could not be read of a deck list; empty where something else was refused. */
export function unreadableLines({ code, params }: Pick<RequestRefused, 'code' | 'params'>): readonly UnreadableLine[] {
  const faults = code === 'deck/unreadable' || code === 'bot-match/deck-unfit' ? params['faults'] : null;
  if (!Array.isArray(faults)) return [];
  return faults.filter(isRecord).map(({ code: kind, line, detail }) => ({
    code: typeof kind === 'string' ? kind : '',
    line: typeof line === 'number' ? line : 0,
    detail: typeof detail === 'string' ? detail : '',
  }));
}
