import type { Action, Answer, Decision, GameEvent, MatchState, Pins, Ruleset, Session } from '@arbiter/kernel';
import { probeAffording } from './affording.js';
import type { Draw } from './draw.js';
import { demand } from './invariants.js';
import { checkLasting } from './lasting.js';
import type { FuzzProfile, TellsOfHidden } from './profile.js';
import { checkSecrets, difference } from './secrets.js';

const textOf = (session: Session): string => JSON.stringify(session.state());
const stateOf = (text: string): MatchState => JSON.parse(text) as MatchState;
const nobodyTells: TellsOfHidden = () => false;

/**
 * Carries out one action with every check there is: what is offered is accepted, what is not offered is refused, `apply` (the
 * specification) leads to the same result as the session, undo restores everything, a stored state continues in the same way, and nothing
 * hidden is shown.
 */
export function probeStep(
  ruleset: Ruleset,
  pins: Pins,
  session: Session,
  action: Action,
  draw: Draw,
  { isOver, making, tellsOfHidden = nobodyTells }: Pick<FuzzProfile, 'isOver' | 'making' | 'tellsOfHidden'> = {},
): readonly GameEvent[] {
  const before = textOf(session);
  const mark = session.fingerprint();
  const state = stateOf(before);
  demand(ruleset.fingerprint(state) === mark, 'fingerprint', () => 'the incremental one differs from the one made anew');
  for (const decision of session.pending()) probeOffers(ruleset, pins, state, decision, draw);
  if (making !== undefined) for (const decision of session.pending()) probeAffording(ruleset, pins, state, decision, draw, making);
  probeRefusals(ruleset, pins, session, before);
  const specified = ruleset.apply(pins, state, action);
  const events = actTwice(session, action, before, mark);
  demand(specified.ok, 'apply', () => `refuses what the session accepts: ${JSON.stringify(action)}`);
  if (specified.ok) {
    const after = textOf(session);
    equal(after, JSON.stringify(specified.step.state), 'state of apply and session');
    equal(JSON.stringify(events), JSON.stringify(specified.step.events), 'events of apply and session');
    equal(JSON.stringify(session.pending()), JSON.stringify(specified.step.pending), 'pending of apply and session');
    demand(
      ruleset.fingerprint(stateOf(after)) === session.fingerprint(),
      'fingerprint',
      () => 'after the action it differs from the one made anew',
    );
  }
  if (isOver !== undefined) checkLasting(session, isOver);
  checkSecrets(ruleset, pins, state, action, specified, draw, tellsOfHidden);
  equal(JSON.stringify(state), before, 'a state after all that was asked of it');
  return events;
}

/** Acts, undoes the action, and acts again. */
function actTwice(session: Session, action: Action, before: string, mark: string): readonly GameEvent[] {
  const first = session.act(action);
  demand(first.ok, 'an offered action was refused', () => `${JSON.stringify(action)}: ${first.ok ? '' : first.refusal.detail}`);
  const after = textOf(session);
  session.undo();
  equal(textOf(session), before, 'state after undo');
  demand(session.fingerprint() === mark, 'fingerprint', () => 'undo does not restore it');
  const second = session.act(action);
  equal(textOf(session), after, 'state when an action is done again');
  if (!first.ok || !second.ok) return [];
  equal(JSON.stringify(second.events), JSON.stringify(first.events), 'events when an action is done again');
  return second.events;
}

function equal(one: string, other: string, what: string): void {
  demand(one === other, 'equal runs', () => `${what}: ${difference(one, other)}`);
}

/** Checks that options of a single choice, or some random answers to other decisions, are accepted. */
function probeOffers(ruleset: Ruleset, pins: Pins, state: MatchState, decision: Decision, draw: Draw): void {
  for (const answer of answersTo(ruleset, pins, state, decision, draw)) {
    const outcome = ruleset.apply(pins, state, { type: 'answer', seat: decision.seat, decision: decision.id, answer });
    demand(
      outcome.ok,
      'an offered action was refused',
      () => `${decision.kind} ${JSON.stringify(answer)}: ${outcome.ok ? '' : outcome.refusal.detail}`,
    );
  }
}

function answersTo(ruleset: Ruleset, pins: Pins, state: MatchState, decision: Decision, draw: Draw): Answer[] {
  const { domain } = decision;
  const least = ruleset.defaultAnswer(pins, state, decision);
  if (domain.type === 'options' && domain.min === 1 && domain.max === 1 && domain.sum === undefined && domain.checked !== true) {
    const from = draw(domain.options.length);
    return [
      least,
      ...[...domain.options.slice(from), ...domain.options.slice(0, from)].slice(0, 4).map((option) => ({ picks: [option.id] })),
    ];
  }
  return [least, ruleset.sample(pins, state, decision, draw)];
}

/** Checks that answers that are not offered are refused, and leave no trace. */
function probeRefusals(ruleset: Ruleset, pins: Pins, session: Session, before: string): void {
  for (const decision of session.pending()) {
    const base = { type: 'answer', seat: decision.seat, decision: decision.id } as const;
    const wrong: Action[] = [
      { ...base, answer: { picks: ['no such option'] } },
      { ...base, answer: { picks: ['name:no such card'] } },
      { ...base, answer: { number: Number.MAX_SAFE_INTEGER } },
      { ...base, answer: { amounts: { 'no such option': 1 } } },
      { ...base, answer: { amounts: { 'no such option': 0.5 } } },
      { ...base, answer: {} as Answer },
      { ...base, seat: pins.seats, answer: { picks: [] } },
      { ...base, decision: decision.id + 1_000_000, answer: { picks: [] } },
    ];
    for (const action of wrong)
      demand(!session.act(action).ok, 'not offered, yet accepted', () => `${decision.kind} took ${JSON.stringify(action)}`);
  }
  equal(textOf(session), before, 'state after refusals');
}
