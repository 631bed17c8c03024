import { describe, expect, it } from '@jest/globals';
import { atMost, compared, figureTable, percentile } from './figure.js';

describe('figures', () => {
  it('percentiles are values that were measured', () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99), percentile([], 0.5)]).toEqual([50, 99, 7, 0]);
  });

  it('the table shows name, value, unit, sample and what each is compared with', () => {
    const table = figureTable([
      {
        name: 'appends',
        unit: 'appends/s',
        value: 9000,
        sampleSize: 27_000,
        sampleOf: 'appends',
        comparedWith: [compared(9000, 'INSERT', 3600, 2.5), compared(9000, 'nothing', 0), atMost(9000, 3, 'one', 4500)],
      },
    ]);
    expect(table.split('\n')[1]).toBe(
      'appends  9,000  appends/s  27,000 appends  2.50x INSERT (3,600), goal 2.5x; 0.000x nothing (0.00); 2.00x one (4,500), at most 3x',
    );
  });
});
