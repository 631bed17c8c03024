import type { Decision, Json, Option, OptionAbout } from '../contract.js';

/** Reads the name of an object (`object:17`) or a player (`player:1`) from a parameter. */
const named = (role: string, name: Json | undefined): readonly OptionAbout[] => {
  const read = typeof name === 'string' ? /^(object|player):(\d+)$/.exec(name) : null;
  if (read === null) return [];
  return [read[1] === 'object' ? { role, object: Number(read[2]) } : { role, player: Number(read[2]) }];
};

/**
 * Lists what an option is about, read off its object and its parameters, so that nobody has to take its id apart. Role `subject` is what
 * the option uses, `target` what it acts on, `place` where, `player` who, and `card` which card where no object of the match is meant.
 */
export function aboutOf({ object, params = {} }: Option): readonly OptionAbout[] {
  const subject = object ?? (typeof params.object === 'number' ? params.object : undefined);
  return [
    ...(subject === undefined ? [] : [{ role: 'subject', object: subject }]),
    ...named('target', params.target),
    ...(typeof params.slot === 'string' ? [{ role: 'place', place: params.slot }] : []),
    ...(typeof params.seat === 'number' ? [{ role: 'player', player: params.seat }] : []),
    ...(subject === undefined && typeof params.card === 'string' ? [{ role: 'card', card: params.card }] : []),
  ];
}

const told = (option: Option): Option => {
  const about = aboutOf(option);
  return about.length === 0 ? option : { ...option, about };
};

/** Returns options as they are shown, each with `about` filled in. This is computed when they are shown and is not part of a state. */
export const optionsTold = (options: readonly Option[]): readonly Option[] => options.map(told);

/** Returns a decision as its decider sees it. */
export function decisionTold(decision: Decision): Decision {
  const { domain } = decision;
  return 'options' in domain ? { ...decision, domain: { ...domain, options: optionsTold(domain.options) } } : decision;
}
