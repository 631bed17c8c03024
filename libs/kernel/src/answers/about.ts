import type { Decision, Json, Option, OptionAbout } from '../contract.js';

/** A name of an object or a player among the parameters, as `object:17` or `player:1`. */
const named = (role: string, name: Json | undefined): readonly OptionAbout[] => {
  const read = typeof name === 'string' ? /^(object|player):(\d+)$/.exec(name) : null;
  if (read === null) return [];
  return [read[1] === 'object' ? { role, object: Number(read[2]) } : { role, player: Number(read[2]) }];
};

/**
 * What an option is about, read off its object and its parameters, so that nobody has to take its id apart: `subject` is what it is done with, `target`
 * what it is done to, `place` where, `player` who, `card` which card where no object of the match is meant.
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

/** Options as they are shown, each with what it is about. It is read off them as they are shown, and no part of a state. */
export const optionsTold = (options: readonly Option[]): readonly Option[] => options.map(told);

/** A decision as its decider sees it. */
export function decisionTold(decision: Decision): Decision {
  const { domain } = decision;
  return 'options' in domain ? { ...decision, domain: { ...domain, options: optionsTold(domain.options) } } : decision;
}
