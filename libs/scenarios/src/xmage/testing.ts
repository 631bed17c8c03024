/** A record as specs write it, with only the parts that matter to them. */
export interface SmallRecord {
  readonly id?: string;
  readonly format?: 'freeform' | 'commander';
  readonly strict?: boolean;
  readonly setup?: readonly unknown[];
  readonly answers?: readonly unknown[];
  readonly script?: readonly unknown[];
  readonly until?: { readonly turn: number; readonly step: string };
  readonly expect?: readonly unknown[];
  readonly cards?: readonly string[];
}

/** Makes one line of a file. */
export function recordLine(small: SmallRecord): string {
  const script = small.script ?? [];
  return JSON.stringify({
    id: small.id ?? 'Small.record',
    source: 'made for this test',
    players: 2,
    format: small.format ?? 'freeform',
    strictChoices: small.strict ?? true,
    shuffleLibraries: true,
    setup: small.setup ?? [],
    answers: small.answers ?? [],
    script,
    runs: [{ until: small.until ?? { turn: 1, step: 'end_turn' }, upToScript: script.length, expect: small.expect ?? [] }],
    cards: small.cards ?? [],
    latestFirstPrint: '1993-08-05',
    minimalVerbs: true,
    needsAI: false,
  });
}

export const card = (zone: string, player: string, name: string, count = 1): unknown => ({ op: 'card', zone, player, card: name, count });
export const line = (player: string, step: string, rest: Readonly<Record<string, unknown>>, turn = 1): unknown => ({
  turn,
  step,
  player,
  ...rest,
});
