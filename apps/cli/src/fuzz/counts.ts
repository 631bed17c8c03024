import type { Decision, GameEvent, GameResult } from '@arbiter/kernel';
import type { Enforced, FuzzProfile, Counts, Tally } from './profile.js';

export function emptyCounts(): Counts {
  return {
    cards: new Map(),
    verbs: new Map(),
    keywords: new Map(),
    decisionKinds: new Map(),
    endings: new Map(),
    events: new Map(),
    rules: new Map(),
  };
}

export function tally(into: Tally, name: string, by = 1): void {
  into.set(name, (into.get(name) ?? 0) + by);
}

/** Adds the counts of another game. */
export function merge(into: Counts, counts: Counts): void {
  for (const kind of Object.keys(into) as (keyof Counts)[]) for (const [name, count] of counts[kind]) tally(into[kind], name, count);
}

export function countEvents(counts: Counts, events: readonly GameEvent[], profile: FuzzProfile): void {
  for (const event of events) {
    tally(counts.events, event.type);
    tally(counts.rules, event.rule);
    for (const card of new Set(profile.cardsOf?.(event) ?? cardsNamed(event))) tally(counts.cards, card);
    for (const keyword of profile.keywordsOf?.(event) ?? []) tally(counts.keywords, keyword);
    if (typeof event.data.keyword === 'string') tally(counts.keywords, event.data.keyword);
  }
}

function cardsNamed({ data, cause }: GameEvent): string[] {
  return [...(typeof data.card === 'string' ? [data.card] : []), ...(cause.card === undefined ? [] : [cause.card])];
}

export function countAnswer(counts: Counts, decision: Decision): void {
  tally(counts.decisionKinds, decision.kind);
}

export function countEnding(counts: Counts, result: GameResult | null): void {
  tally(counts.endings, result?.reason ?? 'unfinished');
}

/** Returns the names of what should have happened and never did, such as `cards: ox`. */
export function missingFrom(counts: Counts, enforced: Enforced): string[] {
  const kinds = ['cards', 'verbs', 'keywords', 'decisionKinds', 'endings'] as const;
  return kinds.flatMap((kind) => (enforced[kind] ?? []).filter((name) => !counts[kind].has(name)).map((name) => `${kind}: ${name}`));
}
