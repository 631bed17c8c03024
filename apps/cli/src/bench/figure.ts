/** One measured number, with all that is needed to judge it. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** Number of measurements from which the value was computed. */
  readonly sampleSize: number;
  readonly sampleOf: string;
  readonly comparedWith: readonly Comparison[];
}

export interface Comparison {
  readonly name: string;
  /** The other value, in the figure's unit. */
  readonly value: number;
  /** This figure divided by the other one. */
  readonly ratio: number;
  /** The least ratio to be reached; null where there is no goal. */
  readonly goal: number | null;
  /** The greatest ratio that is wanted; absent where there is none. */
  readonly most?: number;
}

export function compared(value: number, name: string, other: number, goal: number | null = null): Comparison {
  return { name, value: other, ratio: other > 0 ? value / other : 0, goal };
}

/** @param most the greatest ratio that is wanted */
export function atMost(value: number, most: number, name: string, other: number): Comparison {
  return { ...compared(value, name, other), most };
}

/** @param share between 0 and 1 @returns the smallest value such that at least this share of the values is not larger */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const shown = (value: number): string =>
  value >= 100 ? value.toLocaleString('en', { maximumFractionDigits: 0 }) : value.toFixed(value >= 10 ? 1 : 2);

const comparison = ({ name, value, ratio, goal, most }: Comparison): string =>
  `${ratio.toFixed(ratio < 0.1 ? 3 : 2)}x ${name} (${shown(value)})${goal === null ? '' : `, goal ${goal}x`}${most === undefined ? '' : `, at most ${most}x`}`;

/** Formats the figures as a table for people. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((one) => [
    one.name,
    shown(one.value),
    one.unit,
    `${one.sampleSize.toLocaleString('en')} ${one.sampleOf}`,
    one.comparedWith.map(comparison).join('; '),
  ]);
  const head = ['figure', 'value', 'unit', 'sample', 'compared with'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
