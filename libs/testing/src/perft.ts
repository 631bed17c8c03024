import type { Action, Answer, Decision, Json, MatchState, Pins, Ruleset, Step } from '@arbiter/kernel';

/** A table from which answers are counted, set as in scenarios. */
export interface Position {
  readonly ruleset: Ruleset;
  readonly pins: Pins;
  readonly step: Step;
}

/** Sets a table for two. @param format id of a format @param arrangement as a scenario's `table` */
export function position(ruleset: Ruleset, format: string, arrangement: Json): Position {
  const pins: Pins = {
    matchId: 'perft',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: ruleset.formats[format] as Pins['format'],
    seats: 2,
    seedCommitment: null,
  };
  return { ruleset, pins, step: ruleset.arrange(pins, '0'.repeat(64), arrangement) };
}

/** Counts the sequences of one, two, three ... answers from a position. */
export function perfts(from: Position, depths: number): readonly number[] {
  return Array.from({ length: depths }, (_, at) => perft(from, at + 1));
}

/**
 * Counts the different sequences of `depth` answers that the rules accept from a position; a match that ends sooner counts as one. Every
 * answer is tried on the specification itself (`apply`): answers that are not offered are not tried, and an offered answer counts if it is
 * accepted.
 */
export function perft({ ruleset, pins, step }: Position, depth: number): number {
  if (depth === 0 || step.result !== null) return 1;
  const [decision] = step.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  let count = 0;
  for (const next of successors(ruleset, pins, step.state, decision)) count += perft({ ruleset, pins, step: next }, depth - 1);
  return count;
}

/** Returns the steps that legal answers lead to. */
function successors(ruleset: Ruleset, pins: Pins, state: MatchState, decision: Decision): readonly Step[] {
  return answersTo(decision).flatMap((answer): readonly Step[] => {
    const action: Action = { type: 'answer', seat: decision.seat, decision: decision.id, answer };
    const outcome = ruleset.apply(pins, state, action);
    return outcome.ok ? [outcome.step] : [];
  });
}

/**
 * Lists every answer of the form that a question asks for.
 * @throws for questions whose answers are not counted here
 */
function answersTo({ domain, kind }: Decision): readonly Answer[] {
  if (domain.type === 'number') return Array.from({ length: domain.max - domain.min + 1 }, (_, at) => ({ number: domain.min + at }));
  if (domain.type !== 'options') throw new Error(`no answers are counted for ${kind}`);
  // Passing ahead means several passes in a row: it is not a separate act.
  const ids = domain.options.filter(({ standing }) => standing !== true).map(({ id }) => id);
  const lists = domain.ordered === true ? arrangements(ids, domain.max) : subsets(ids, domain.max);
  return lists.filter((picks) => picks.length >= domain.min).map((picks) => ({ picks }));
}

/** Lists every subset of at most `most` elements, in the order of the list. */
function subsets(list: readonly string[], most: number): readonly (readonly string[])[] {
  return list.reduce<readonly (readonly string[])[]>(
    (found, one) => [...found, ...found.filter((set) => set.length < most).map((set) => [...set, one])],
    [[]],
  );
}

/** Lists every sequence of at most `most` different elements. */
function arrangements(list: readonly string[], most: number): readonly (readonly string[])[] {
  if (most === 0) return [[]];
  return [
    [],
    ...list.flatMap((one) =>
      arrangements(
        list.filter((other) => other !== one),
        most - 1,
      ).map((rest) => [one, ...rest]),
    ),
  ];
}
