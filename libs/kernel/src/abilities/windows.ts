import type { JsonObject, Seat } from '../contract.js';
import { sourceEnv } from '../programs/env.js';
import { holds, type Env } from '../evaluation/evaluate.js';
import type { Condition } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { once } from '../programs/once.js';

/** What can be said about a condition without looking at hidden cards. */
export type Verdict = 'yes' | 'no' | 'unknown';

/**
 * Whether a seat might, as far as everybody at the table knows, act from its hand at this moment: some card that it could hold waits for
 * this moment, and no condition that everybody can check forbids it. The cards that the seat really holds are never looked at.
 */
export function mightRespond(table: Table, seat: Seat, key: string, event: JsonObject | null): boolean {
  const acts = table.library.openings.hiddenAt(key);
  if (acts.length === 0 || (table.game.hiddenListeners?.(table, seat) ?? []).length === 0) return false;
  const env = sourceEnv(0, '', seat, event);
  const might = (condition: Condition | undefined): boolean => condition === undefined || publicly(table, env, condition) !== 'no';
  return acts.some((act) => table.game.mightHold?.(table, seat, act.facts ?? {}) !== false && might(act.if) && might(act.when));
}

/**
 * Judges a condition as everybody at the table can; the source itself (`env.self`) is a card that nobody sees. The kernel's windows and
 * those of games both rely on this: a window does not open on `no`, and does on `unknown`.
 */
export function publicly(table: Table, env: Env, condition: Condition): Verdict {
  if ('all' in condition) return worst(table, env, condition.all, false);
  if ('any' in condition) return opposite(worst(table, env, condition.any, true));
  if ('not' in condition) return opposite(publicly(table, env, condition.not));
  if (isSecret(table, condition)) return 'unknown';
  return holds(table, env, condition) ? 'yes' : 'no';
}

/** Returns the least favourable verdict among several conditions, or among their opposites. */
function worst(table: Table, env: Env, parts: readonly Condition[], opposed: boolean): Verdict {
  let found: Verdict = 'yes';
  for (const part of parts) {
    const verdict = publicly(table, env, part);
    if (verdict === (opposed ? 'yes' : 'no')) return 'no';
    if (verdict === 'unknown') found = verdict;
  }
  return found;
}

function opposite(verdict: Verdict): Verdict {
  if (verdict === 'unknown') return verdict;
  return verdict === 'yes' ? 'no' : 'yes';
}

/** Whether a condition reads its own source, or more than the number of cards in zones that not everybody sees. */
const secretWith = once((condition: Condition, table: Table): boolean => speaksOfSecrets(table, condition));
const isSecret = (table: Table, condition: Condition): boolean => secretWith(condition, table);

function speaksOfSecrets(table: Table, node: unknown, sums = false): boolean {
  if (node === 'self') return true;
  if (Array.isArray(node)) return node.some((child) => speaksOfSecrets(table, child));
  if (typeof node !== 'object' || node === null) return false;
  const fields = node as { readonly [key: string]: unknown };
  const kinds = typeof fields.from === 'string' ? [fields.from] : Array.isArray(fields.from) ? (fields.from as string[]) : [];
  const countsOnly = fields.where === undefined && fields.relation === undefined && !sums;
  if (!countsOnly && kinds.some((kind) => kind in table.game.visibility && table.game.visibility[kind] !== 'all')) return true;
  // Values of hidden cards are secret even when they are aggregated.
  const reads = typeof fields.of === 'string' && ['sum', 'max', 'min', 'distinct'].some((key) => key in fields);
  return Object.values(fields).some((child) => speaksOfSecrets(table, child, reads));
}
