import type { Decision, RuleRef, Table } from '@arbiter/kernel';
import { hasKeyword } from '../facts.js';

/** One pick of a declaration: the creature, and what it attacks or blocks. */
interface Pair {
  readonly id: string;
  readonly creature: number;
  readonly target: number;
}

function pairOf(id: string): Pair {
  const [creature, target] = id.split('>') as [string, string];
  return { id, creature: Number(creature), target: Number(target.slice('object:'.length)) };
}

/** What a declaration of blockers breaks: the rule and the attacker; null when it is legal (509.1b, 702.110b). */
export function brokenBlock(table: Table, picks: readonly string[]): { readonly rule: RuleRef; readonly attacker: number } | null {
  const pairs = picks.map(pairOf);
  for (const { target } of pairs) if (hasKeyword(table, target, 'menace') && pairs.filter((pair) => pair.target === target).length < 2) return { rule: '702.110b', attacker: target };
  return null;
}

/** Adds blocks until the declaration is legal; null when there is no way. */
export function completeBlocks(table: Table, decision: Decision, picked: readonly string[]): readonly string[] | null {
  const broken = brokenBlock(table, picked);
  if (broken === null) return picked;
  if (decision.domain.type !== 'options') return null;
  const used = new Set(picked.map((pick) => pairOf(pick).creature));
  for (const { id } of decision.domain.options) {
    const pair = pairOf(id);
    if (pair.target !== broken.attacker || used.has(pair.creature)) continue;
    const whole = completeBlocks(table, decision, [...picked, id]);
    if (whole !== null) return whole;
  }
  return null;
}
