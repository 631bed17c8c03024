import type { Answer, Decision, GameEvent, MatchState, Option, Pins, Ruleset } from '@arbiter/kernel';
import type { Draw } from './draw.js';
import { demand } from './invariants.js';
import type { Making } from './profile.js';

/** Greatest number of acts that produce resources, one after the other, in one probe. */
const mostMade = 12;
/** Greatest number of questions that one such act may ask. */
const mostQuestions = 8;

/**
 * Checks that an act is offered as soon as its cost could be paid, before the resources for it are produced. It produces what a player
 * could pay with, source by source, and demands that nothing is offered then that was not offered at first. Sources that change anything
 * else are skipped, since further acts may rightly become available through them.
 */
export function probeAffording(ruleset: Ruleset, pins: Pins, state: MatchState, decision: Decision, draw: Draw, making: Making): void {
  if (decision.kind !== 'act' || decision.domain.type !== 'options') return;
  const offered = new Set(decision.domain.options.map(({ id }) => id));
  const fresh = new Set<string>();
  let now = { state, decision };
  for (let made = 0; made < mostMade; made++) {
    const sources = optionsOf(now.decision).filter((option) => making.makes(option) && !fresh.has(option.id));
    const source = sources[draw(Math.max(1, sources.length))];
    if (source === undefined) return;
    fresh.add(source.id);
    const after = make(ruleset, pins, now, source, draw, making);
    if (after === null) continue;
    now = after;
    const missing = optionsOf(now.decision).find((option) => !making.makes(option) && !offered.has(option.id));
    demand(
      missing === undefined,
      'what can be paid is offered',
      () => `${missing?.label ?? ''} ${JSON.stringify(missing?.params)} is offered only once ${[...fresh].join(', ')} made something`,
    );
  }
}

interface Standing {
  readonly state: MatchState;
  readonly decision: Decision;
}

const optionsOf = ({ domain }: Decision): readonly Option[] => (domain.type === 'options' ? domain.options : []);

/** Uses one source. @returns null where it did more than produce resources, or where the player isn't asked to act again */
function make(ruleset: Ruleset, pins: Pins, from: Standing, source: Option, draw: Draw, { plain }: Making): Standing | null {
  let { state, decision } = from;
  let answer: Answer = { picks: [source.id] };
  const { seat } = decision;
  for (let asked = 0; asked <= mostQuestions; asked++) {
    const outcome = ruleset.apply(pins, state, { type: 'answer', seat, decision: decision.id, answer });
    if (!outcome.ok || outcome.step.events.some((event: GameEvent) => !plain.includes(event.type))) return null;
    const next = outcome.step.pending.find((one) => one.seat === seat);
    if (next === undefined) return null;
    ({ state } = outcome.step);
    decision = next;
    if (decision.kind === 'act') return { state, decision };
    answer = ruleset.sample(pins, state, decision, draw);
  }
  return null;
}
