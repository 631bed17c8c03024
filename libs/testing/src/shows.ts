/**
 * Cites the rules that a test shows, for its title: ``describe(`${shows('十一.3', '十一.4')} an attack`, ...)``.
 * `npm run rules:coverage` reads the numbers back from the titles of the tests that passed and asserted something.
 * Which game is meant follows from the folder; a number that its rulebook lacks fails the coverage run.
 */
export function shows(...rules: readonly [string, ...string[]]): string {
  return rules.map((rule) => `⟦${rule}⟧`).join('');
}
