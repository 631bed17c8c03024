import { type Answer, complete, type Decision, type Domain } from '@arbiter/kernel';
import type { Automatic } from './format.js';
import type { Moment, Setting } from './moment.js';

/** Whether the scenario leaves decisions of this kind to the runner. */
export function isAutomatic(auto: Automatic, kind: string): boolean {
  return [auto.pass, auto.default, auto.first].some((kinds) => kinds?.includes(kind));
}

/**
 * Returns the runner's own answer to a decision that the scenario leaves to it: `pass` takes the option `pass` or `no`, or picks nothing,
 * `default` asks the game for its least committing answer, `first` takes the first options.
 *
 * @returns null when the scenario does not leave this decision to the runner, or when it cannot be passed
 */
export function automaticAnswer(auto: Automatic, decision: Decision, setting: Setting, moment: Moment): Answer | null {
  if (auto.pass?.includes(decision.kind)) return passing(decision);
  if (auto.default?.includes(decision.kind)) return setting.ruleset.defaultAnswer(setting.pins, moment.state(), decision);
  if (auto.first?.includes(decision.kind) && decision.domain.type === 'options') return firstOptions(decision.domain);
  return null;
}

type OptionsDomain = Extract<Domain, { type: 'options' }>;

/** Returns the first options that fit the domain; where the game judges picks only as a whole, the example that the domain gives. */
function firstOptions(domain: OptionsDomain): Answer | null {
  if (domain.checked === true) return domain.example === undefined ? null : { picks: domain.example };
  const picks = complete(domain, []);
  return picks === null ? null : { picks: picks.map((option) => option.id) };
}

function passing(decision: Decision): Answer | null {
  const { domain } = decision;
  if (domain.type !== 'options') return null;
  const declining = ['pass', 'no'].find((id) => domain.options.some((option) => option.id === id));
  if (declining !== undefined) return { picks: [declining] };
  if (domain.checked === true) return domain.example?.length === 0 ? { picks: [] } : null;
  return domain.min === 0 ? { picks: [] } : null;
}
