import type { ExcusedExample, ExcusedRule, Ruling } from '@arbiter/kernel/words';

/** One number of a rulebook. Headings are never cited, excused or open. */
export interface RuleRow {
  readonly number: string;
  readonly kind: 'rule' | 'heading' | 'note';
  /** The book that the number is in, for a game whose rules are in several books; each is counted separately. */
  readonly book?: string;
}

/** A test as the runner reported it. */
export interface TestRecord {
  readonly title: string;
  readonly passed: boolean;
  /** Number of assertions that were made and held. */
  readonly assertions: number;
}

/** The part of a ruling that is counted. */
type RulingRow = Pick<Ruling, 'id' | 'rules'>;

export interface RulesOfGame {
  readonly game: string;
  readonly numbers: readonly RuleRow[];
  readonly rulings: readonly RulingRow[];
  readonly excuses: readonly ExcusedRule[];
  /** Worked examples of the book, by the ids that tests cite: a second denominator. */
  readonly examples?: readonly string[];
  readonly exampleExcuses?: readonly ExcusedExample[];
  /** Whether the game is not offered yet: a rule excused by a definition whose rule is not cited yet is then open instead of a fault. */
  readonly inWork?: boolean;
}

/** How much of one book tests cite. */
export interface BookCoverage {
  readonly book: string;
  readonly total: number;
  readonly headings: number;
  readonly cited: readonly string[];
  readonly excused: readonly ExcusedRule[];
  readonly open: readonly string[];
}

export interface Coverage {
  readonly game: string;
  /** Number of rules and notes: the denominator. */
  readonly total: number;
  readonly headings: number;
  readonly cited: readonly string[];
  readonly excused: readonly ExcusedRule[];
  readonly open: readonly string[];
  /** The same for each book; empty where the rules are in one. */
  readonly books: readonly BookCoverage[];
  /** The open rules whose excuse will hold once the rule that it names is cited. */
  readonly waiting: readonly string[];
  readonly examples: {
    readonly total: number;
    readonly cited: readonly string[];
    readonly excused: readonly ExcusedExample[];
    readonly open: readonly string[];
  };
  readonly rulings: { readonly cited: readonly string[]; readonly open: readonly string[] };
  /** Numbers that do not exist, excuses that do not hold, tests that failed. Any of them makes the run fail. */
  readonly faults: readonly string[];
}

/** Which rules, rulings and worked examples can't be broken unnoticed. */
export interface ShownRules {
  /** Breaking a place that carries the rule out was noticed by a scenario that cites the rule. */
  readonly held: readonly string[];
  /** Such a break was noticed once, and is not noticed any more. */
  readonly fallen: readonly string[];
}

/** Returns the numbers that a test's title cites (see `shows` in @arbiter/testing). */
export function citedIn(title: string): readonly string[] {
  return [...title.matchAll(/⟦([^⟧]*)⟧/g)].map((match) => match[1]!);
}

/**
 * Counts which rules and which worked examples are cited, excused and open.
 *
 * A rule is cited when a passing test that made at least one assertion names it; whether it is shown, meaning that a test fails when it is
 * broken, is only known by breaking it (see `ShownRules`). An excuse holds when its rule exists and is not cited, and when the rule that it
 * names is cited and not excused itself (`definition`), or its ruling exists and is about the rule (`contradiction`).
 */
export function measureCoverage(rules: RulesOfGame, tests: readonly TestRecord[]): Coverage {
  const examples = rules.examples ?? [];
  const known = new Set([...rules.numbers.map((row) => row.number), ...rules.rulings.map((ruling) => ruling.id), ...examples]);
  const counted = rules.numbers.filter((row) => row.kind !== 'heading').map((row) => row.number);
  const cited = new Set(tests.filter((test) => test.passed && test.assertions > 0).flatMap((test) => citedIn(test.title)));
  const verdicts = verdictsOn(rules, counted, cited);
  const excused = rules.excuses.filter((_, index) => verdicts[index] === 'holds');
  const excusedNumbers = new Set(excused.map((excuse) => excuse.rule));
  const exampleCoverage = measureExamples(examples, rules.exampleExcuses ?? [], cited);
  const citedNumbers = counted.filter((number) => cited.has(number));
  const open = counted.filter((number) => !cited.has(number) && !excusedNumbers.has(number));
  return {
    game: rules.game,
    total: counted.length,
    headings: rules.numbers.length - counted.length,
    cited: citedNumbers,
    excused,
    open,
    books: byBook(rules.numbers, { cited: citedNumbers, excused, open }),
    waiting: rules.excuses.filter((_, index) => verdicts[index] === 'waits').map((excuse) => excuse.rule),
    examples: exampleCoverage.counts,
    rulings: {
      cited: rules.rulings.map((ruling) => ruling.id).filter((id) => cited.has(id)),
      open: rules.rulings.map((ruling) => ruling.id).filter((id) => !cited.has(id)),
    },
    faults: [
      ...listFaults(rules, known),
      ...testFaults(tests, known),
      ...verdicts.flatMap((verdict) => (typeof verdict === 'string' ? [] : [verdict.fault])),
      ...exampleCoverage.faults,
    ],
  };
}

function byBook(
  rows: readonly RuleRow[],
  { cited, excused, open }: Pick<BookCoverage, 'cited' | 'excused' | 'open'>,
): readonly BookCoverage[] {
  const books = [...new Set(rows.flatMap(({ book }) => (book === undefined ? [] : [book])))];
  return books.map((book) => {
    const own = rows.filter((row) => row.book === book);
    const numbers = new Set(own.filter((row) => row.kind !== 'heading').map((row) => row.number));
    const here = (number: string): boolean => numbers.has(number);
    return {
      book,
      total: numbers.size,
      headings: own.length - numbers.size,
      cited: cited.filter(here),
      excused: excused.filter(({ rule }) => here(rule)),
      open: open.filter(here),
    };
  });
}

function testFaults(tests: readonly TestRecord[], known: ReadonlySet<string>): readonly string[] {
  const citing = tests.filter((test) => citedIn(test.title).length > 0);
  const plain = (title: string) => title.replaceAll(/⟦[^⟧]*⟧/g, '').trim();
  return [
    ...citing.flatMap((test) =>
      citedIn(test.title)
        .filter((number) => !known.has(number))
        .map((number) => `"${plain(test.title)}" cites ${number}, which does not exist`),
    ),
    ...citing.filter((test) => !test.passed).map((test) => `"${plain(test.title)}" failed`),
    ...citing
      .filter((test) => test.passed && test.assertions === 0)
      .map((test) => `"${plain(test.title)}" cites rules but asserts nothing`),
  ];
}

/** Checks the committed lists: no number is listed twice, and rulings are about rules that exist. */
function listFaults(rules: RulesOfGame, known: ReadonlySet<string>): readonly string[] {
  const numbers = rules.numbers.map((row) => row.number);
  return [
    ...numbers.filter((number, index) => numbers.indexOf(number) !== index).map((number) => `${number} is listed twice`),
    ...rules.rulings.flatMap((ruling) =>
      ruling.rules.filter((number) => !known.has(number)).map((number) => `${ruling.id} is about ${number}, which does not exist`),
    ),
  ];
}

/** The verdict on an excuse. `waits`: the rule that it names is not cited yet, in a game that is not offered yet. */
type Verdict = 'holds' | 'waits' | { readonly fault: string };

function verdictsOn(rules: RulesOfGame, counted: readonly string[], cited: ReadonlySet<string>): readonly Verdict[] {
  const exists = new Set(counted);
  const excused = new Set(rules.excuses.map((excuse) => excuse.rule));
  const seen = new Set<string>();
  return rules.excuses.map((excuse) => {
    const { rule } = excuse;
    const again = seen.has(rule);
    seen.add(rule);
    if (!exists.has(rule)) return { fault: `${rule} is excused, but there is no such rule` };
    if (again) return { fault: `${rule} is excused twice` };
    if (cited.has(rule)) return { fault: `${rule} is excused although it is cited` };
    if (excuse.reason === 'definition') return definitionVerdict(rule, excuse.shownBy, rules.inWork === true, { exists, excused, cited });
    return excuse.reason === 'contradiction' ? contradictionVerdict(rule, excuse.ruling, rules.rulings) : 'holds';
  });
}

interface Standing {
  readonly exists: ReadonlySet<string>;
  readonly excused: ReadonlySet<string>;
  readonly cited: ReadonlySet<string>;
}

function definitionVerdict(rule: string, shownBy: string, inWork: boolean, { exists, excused, cited }: Standing): Verdict {
  if (!exists.has(shownBy)) return { fault: `${rule} is excused by ${shownBy}, which does not exist` };
  if (excused.has(shownBy)) return { fault: `${rule} is excused by ${shownBy}, which is itself excused` };
  if (cited.has(shownBy)) return 'holds';
  return inWork ? 'waits' : { fault: `${rule} is excused by ${shownBy}, which is not cited` };
}

function contradictionVerdict(rule: string, id: string, rulings: readonly RulingRow[]): Verdict {
  const ruling = rulings.find((one) => one.id === id);
  if (ruling === undefined) return { fault: `${rule} is excused by ${id}, which does not exist` };
  return ruling.rules.includes(rule) ? 'holds' : { fault: `${rule} is excused by ${id}, which is not about it` };
}

function measureExamples(
  examples: readonly string[],
  excuses: readonly ExcusedExample[],
  cited: ReadonlySet<string>,
): { readonly counts: Coverage['examples']; readonly faults: readonly string[] } {
  const exists = new Set(examples);
  const holding = excuses.filter((excuse) => exists.has(excuse.example) && !cited.has(excuse.example));
  const excused = new Set(holding.map((excuse) => excuse.example));
  return {
    counts: {
      total: examples.length,
      cited: examples.filter((example) => cited.has(example)),
      excused: holding,
      open: examples.filter((example) => !cited.has(example) && !excused.has(example)),
    },
    faults: excuses
      .filter((excuse) => !holding.includes(excuse))
      .map(({ example }) =>
        exists.has(example) ? `${example} is excused although it is cited` : `${example} is excused, but there is no such example`,
      ),
  };
}
