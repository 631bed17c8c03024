import type { Ability, Table } from '@arbiter/kernel/authoring';
import { gameOf, type Link } from '../facts.js';

/** The last Chain Link while a Chain is being built; null if there is none. */
export function topLink(table: Table): Link | null {
  const { chain } = gameOf(table);
  return chain[chain.length - 1] ?? null;
}

/** Spell Speed of an ability (4.4.1-1, 4.4.1.1-3, 4.4.1.2-2, 4.4.1.3-3): said by its marks, which `prepare` fills in. */
export function speedOf({ marks }: Pick<Ability, 'marks'>): 1 | 2 | 3 {
  return (marks?.speed as 1 | 2 | 3 | undefined) ?? 1;
}

/**
 * Whether a triggered effect may be put on top of the last Chain Link. As an exception its Spell Speed does not matter (4.4.1.1-2,
 * 4.4.2.1-2), but on top of a Counter Trap it needs Spell Speed 3 (4.4.1.2-1).
 */
export function triggersAgainst(table: Table, ability: Ability): boolean {
  const top = topLink(table);
  return top === null || Math.max(2, speedOf(ability)) >= top.speed;
}

/**
 * Whether an ability's Spell Speed lets it respond to the last Chain Link: at least 2, and 3 on top of 3 (4.4.1-1, 4.4.1.1-1, 4.4.1.2-1,
 * 4.4.1.3-1, 4.4.1.3-2). Without a Chain, an ability of any speed may start one in its own windows.
 */
export function speedAgainst(table: Table, ability: Ability): boolean {
  const top = topLink(table);
  return top === null || speedOf(ability) >= Math.max(2, top.speed);
}
