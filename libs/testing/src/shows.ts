/**
 * Cites the rules that a test shows, for its title: ``describe(`${shows('十一.3', '十一.4')} an attack`, ...)``. `npm run rules:coverage` reads
 * the numbers from the titles of the tests that passed and asserted something. The folder tells which game is meant; a number that its
 * rulebook does not have makes the coverage run fail.
 */
export function shows(...rules: readonly [string, ...string[]]): string {
  return rules.map((rule) => `⟦${rule}⟧`).join('');
}
