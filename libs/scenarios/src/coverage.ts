/** One number of a rulebook. Headings are never shown, excused or open. */
export interface RuleRow {
  readonly number: string;
  readonly kind: 'rule' | 'heading' | 'note';
}

export interface RulingRow {
  readonly id: string;
  readonly rules: readonly string[];
}

/** Why a rule needs no test of its own; the list of reasons is closed. */
export type Excuse =
  /** It says what a word means; the rule `shownBy` would come out differently if it meant something else. */
  | { readonly rule: string; readonly reason: 'definition'; readonly shownBy: string }
  /** It says how to handle cards and markers by hand. */
  | { readonly rule: string; readonly reason: 'physical'; readonly why: string }
  /** It belongs to the fan edition of the text and not to the rules. */
  | { readonly rule: string; readonly reason: 'fanText'; readonly why: string }
  /** The book contradicts itself; the ruling settles which side holds. */
  | { readonly rule: string; readonly reason: 'contradiction'; readonly ruling: string };

/** A test as the runner reported it. */
export interface TestRecord {
  readonly title: string;
  readonly passed: boolean;
  /** Assertions that were made and held. */
  readonly assertions: number;
}

export interface RulesOfGame {
  readonly game: string;
  readonly numbers: readonly RuleRow[];
  readonly rulings: readonly RulingRow[];
  readonly excuses: readonly Excuse[];
}

export interface Coverage {
  readonly game: string;
  /** Rules and notes: the denominator. */
  readonly total: number;
  readonly headings: number;
  readonly shown: readonly string[];
  readonly excused: readonly Excuse[];
  readonly open: readonly string[];
  readonly rulings: { readonly shown: readonly string[]; readonly open: readonly string[] };
  /** Numbers that do not exist, excuses that do not hold, tests that failed. Any of them makes the run fail. */
  readonly faults: readonly string[];
}

/** The numbers that a test's title cites (see `shows` in @arbiter/testing). */
export function citedIn(title: string): readonly string[] {
  return [...title.matchAll(/⟦([^⟧]*)⟧/g)].map((match) => match[1]!);
}

/**
 * Counts which rules are shown, excused and open.
 *
 * A rule is shown when a passing test that made at least one assertion cites it. An excuse holds when its rule exists and
 * is not shown, and when the rule it leans on is shown (`definition`) or its ruling exists and is about it (`contradiction`).
 */
export function measureCoverage(rules: RulesOfGame, tests: readonly TestRecord[]): Coverage {
  const known = new Set([...rules.numbers.map((row) => row.number), ...rules.rulings.map((ruling) => ruling.id)]);
  const counted = rules.numbers.filter((row) => row.kind !== 'heading').map((row) => row.number);
  const cited = new Set(tests.filter((test) => test.passed && test.assertions > 0).flatMap((test) => citedIn(test.title)));
  const shown = counted.filter((number) => cited.has(number));
  const excuseFaults = rules.excuses.map((excuse, index) => faultOf(excuse, rules, index, counted, cited));
  const excused = rules.excuses.filter((_, index) => excuseFaults[index] === null);
  const excusedNumbers = new Set(excused.map((excuse) => excuse.rule));
  return {
    game: rules.game,
    total: counted.length,
    headings: rules.numbers.length - counted.length,
    shown,
    excused,
    open: counted.filter((number) => !cited.has(number) && !excusedNumbers.has(number)),
    rulings: {
      shown: rules.rulings.map((ruling) => ruling.id).filter((id) => cited.has(id)),
      open: rules.rulings.map((ruling) => ruling.id).filter((id) => !cited.has(id)),
    },
    faults: [...listFaults(rules, known), ...testFaults(tests, known), ...excuseFaults.filter((fault) => fault !== null)],
  };
}

function testFaults(tests: readonly TestRecord[], known: ReadonlySet<string>): readonly string[] {
  const citing = tests.filter((test) => citedIn(test.title).length > 0);
  const plain = (title: string) => title.replaceAll(/⟦[^⟧]*⟧/g, '').trim();
  return [
    ...citing.flatMap((test) => citedIn(test.title).filter((number) => !known.has(number)).map((number) => `"${plain(test.title)}" cites ${number}, which does not exist`)),
    ...citing.filter((test) => !test.passed).map((test) => `"${plain(test.title)}" failed`),
    ...citing.filter((test) => test.passed && test.assertions === 0).map((test) => `"${plain(test.title)}" cites rules but asserts nothing`),
  ];
}

/** The committed lists themselves: no number twice, rulings about rules that exist. */
function listFaults(rules: RulesOfGame, known: ReadonlySet<string>): readonly string[] {
  const numbers = rules.numbers.map((row) => row.number);
  return [
    ...numbers.filter((number, index) => numbers.indexOf(number) !== index).map((number) => `${number} is listed twice`),
    ...rules.rulings.flatMap((ruling) => ruling.rules.filter((number) => !known.has(number)).map((number) => `${ruling.id} is about ${number}, which does not exist`)),
  ];
}

function faultOf(excuse: Excuse, rules: RulesOfGame, index: number, counted: readonly string[], cited: ReadonlySet<string>): string | null {
  const { rule } = excuse;
  if (!counted.includes(rule)) return `${rule} is excused, but there is no such rule`;
  if (rules.excuses.findIndex((other) => other.rule === rule) !== index) return `${rule} is excused twice`;
  if (cited.has(rule)) return `${rule} is excused although it is shown`;
  switch (excuse.reason) {
    case 'definition':
      return cited.has(excuse.shownBy) && counted.includes(excuse.shownBy) ? null : `${rule} is excused by ${excuse.shownBy}, which is not shown`;
    case 'contradiction': {
      const ruling = rules.rulings.find((one) => one.id === excuse.ruling);
      if (ruling === undefined) return `${rule} is excused by ${excuse.ruling}, which does not exist`;
      return ruling.rules.includes(rule) ? null : `${rule} is excused by ${excuse.ruling}, which is not about it`;
    }
    case 'physical':
    case 'fanText':
      return null;
  }
}

/** The coverage as people read it. */
export function printCoverage(coverage: Coverage): string {
  const reasons = new Map<string, number>();
  for (const { reason } of coverage.excused) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const why = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  const { rulings } = coverage;
  return [
    `${coverage.game}: ${coverage.total} rules (and ${coverage.headings} headings, not counted)`,
    `  shown    ${coverage.shown.length}`,
    `  excused  ${coverage.excused.length}${why === '' ? '' : `   ${why}`}`,
    `  open     ${coverage.open.length}${coverage.open.length === 0 ? '' : `   ${coverage.open.join(' ')}`}`,
    `  rulings  ${rulings.shown.length} of ${rulings.shown.length + rulings.open.length} shown${rulings.open.length === 0 ? '' : `; open: ${rulings.open.join(' ')}`}`,
    ...coverage.faults.map((fault) => `  ! ${fault}`),
  ].join('\n');
}
