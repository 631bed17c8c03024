import type { CardId, Decision } from '../contract.js';
import { InvariantBroken, must } from '../errors.js';
import type { Objection } from '../game/match.js';
import type { CardProgram } from '../programs/programs.js';
import type { Table } from '../table/table.js';

/** Prefix of the pick that names a card. */
const NAME = 'name:';

/**
 * Returns the decision as it is asked: where the game judges the whole answer, an example that it accepts is put into the domain. Whoever
 * sees only the question can then answer it, and a default answer needs no search.
 * @throws {InvariantBroken} when nothing would be accepted (a dead end)
 */
export function withExample(table: Table, decision: Decision): Decision {
  const { domain } = decision;
  if (domain.type === 'name') return { ...decision, domain: { ...domain, example: [someName(table, decision, 0)] } };
  if (domain.type !== 'options' || domain.checked !== true) return decision;
  return { ...decision, domain: { ...domain, example: [...must(completed(table, decision, []), `a legal answer to ${decision.kind}`)] } };
}

/** The game's judgement of picks that fit the domain. @throws {InvariantBroken} when the game has no such hook */
export function objectionTo(table: Table, decision: Decision, picks: readonly string[]): Objection | null {
  return must(table.game.acceptPicks, 'acceptPicks of the game')(table, decision, picks);
}

/** The game's judgement of amounts that fit the domain. @throws {InvariantBroken} when the game has no such hook */
export function objectionToAmounts(table: Table, decision: Decision, amounts: { readonly [option: string]: number }): Objection | null {
  return must(table.game.acceptAmounts, 'acceptAmounts of the game')(table, decision, amounts);
}

/** Returns legal picks that include these, or null. @throws {InvariantBroken} when the game has no such hook */
export function completed(table: Table, decision: Decision, picked: readonly string[]): readonly string[] | null {
  return must(table.game.completePicks, 'completePicks of the game')(table, decision, picked);
}

/**
 * Returns the first card name that may be given, searching the catalogue from a place on and then around from its start. @throws
 * {InvariantBroken} when there is none
 */
export function someName(table: Table, decision: Decision, from: number): string {
  const keys = [...table.library.nameKeys().keys()];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[(from + at) % keys.length] as string;
    const card = table.library.cardNamed(key) as CardProgram;
    if (mayBeNamed(table, decision, card, key) === null) return NAME + key;
  }
  throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
}

/** The game's judgement of a name. */
export function mayBeNamed(table: Table, decision: Decision, card: CardProgram, key: string): Objection | null {
  return table.game.acceptName?.(table, decision, card, key) ?? null;
}

/** Returns the key in a pick that names a card, or null. */
export function nameIn(pick: string): string | null {
  return pick.startsWith(NAME) ? pick.slice(NAME.length) : null;
}

/** Returns the pick that names a card by its id. */
export function namePick(key: CardId): string {
  return NAME + key;
}
