import type { Decision, GameEvent, LayoutShorthand, MatchState, Option, OptionAbout, PendingView, Pins, Ruleset } from '@arbiter/kernel';

/** What is needed to try an answer: the rules of a match, and its state where the question is open. */
export interface Trial {
  readonly ruleset: Ruleset;
  readonly pins: Pins;
  readonly state: () => MatchState | null;
}

type WithOptions = Extract<Decision['domain'], { readonly options: readonly Option[] }>;

/** The objects that a question's options name: what it offers to use. */
const offeredBy = ({ options }: WithOptions): ReadonlySet<number> =>
  new Set(options.flatMap(({ object }) => (object === undefined ? [] : [object])));

/** The objects that events tell to be used, each once, in the order of their use. */
const usedIn = (events: readonly GameEvent[], { uses }: LayoutShorthand, offered: ReadonlySet<number>): readonly number[] => {
  const used = uses.flatMap(({ event, until, offered: onlyOffered }) => {
    const end = events.findIndex(({ type }) => type === until);
    return (end < 0 ? events : events.slice(0, end)).flatMap(({ type, data }) => {
      const { object } = data;
      return type === event && typeof object === 'number' && (onlyOffered !== true || offered.has(object)) ? [object] : [];
    });
  });
  return [...new Set(used)];
};

/**
 * Lets the rules carry an answer out on a copy of the state. Nothing of it is kept, and nothing but the objects that it uses is told.
 * @returns nothing where the rules refuse it, or ask the same again: then not all of it is known
 */
const triedUses = (
  decision: Decision,
  domain: WithOptions,
  shorthand: LayoutShorthand,
  { ruleset, pins, state }: Trial,
): readonly number[] => {
  const now = state();
  if (now === null) return [];
  const answer = { picks: [shorthand.option] };
  const outcome = ruleset.apply(pins, now, { type: 'answer', seat: decision.seat, decision: decision.id, answer });
  if (!outcome.ok) return [];
  const asksAgain = ruleset
    .pending(outcome.step.state)
    .some(({ kind, prompt }) => kind === decision.kind && prompt.params['object'] === decision.prompt.params['object']);
  return asksAgain ? [] : usedIn(outcome.step.events, shorthand, offeredBy(domain));
};

/** Adds what its shorthand would use to a question; the question itself where it has none. */
const withUses = (decision: Decision, trial: Trial): Decision => {
  const { domain, kind } = decision;
  if (!('options' in domain)) return decision;
  const shorthand = trial.ruleset.layout?.shorthands?.find(({ kinds }) => kinds.includes(kind));
  if (shorthand === undefined || !domain.options.some(({ id }) => id === shorthand.option)) return decision;
  const uses = triedUses(decision, domain, shorthand, trial).map((object): OptionAbout => ({ role: 'uses', object }));
  if (uses.length === 0) return decision;
  const options = domain.options.map((option) =>
    option.id === shorthand.option ? { ...option, about: [...(option.about ?? []), ...uses] } : option,
  );
  return { ...decision, domain: { ...domain, options } };
};

/**
 * Tells, of options that stand for several others of the same question (the layout's `shorthands`, such as an automatic payment), which
 * objects they would use, as entries of `about` with the role `uses`. Only a player's own questions are looked at.
 */
export const withShorthandsTold = (pending: readonly PendingView[], trial: Trial): readonly PendingView[] =>
  pending.map((one) => (one.yours ? { ...one, decision: withUses(one.decision, trial) } : one));
