import { amount, type Control, type Env, envOf, type Frame, type Json, type Modes, type Option, picksOf, type Procedure, type Row, seatsOf, type Table } from '@arbiter/kernel';
import { modePath, openModes } from './targets.js';
import type { Part } from './items.js';

/**
 * Chooses the modes of an ability (601.2b, 700.2). Locals: an environment, `ability`, and `most`, the number of modes that may be
 * chosen where a cost raises it (entwine), else -1. Returns the parts that the ability then has: itself, where it is not modal.
 */
export const chooseModesProcedure: Procedure = {
  name: 'chooseModes',
  steps: [
    { name: 'ask', rule: '700.2a', run: ask },
    { name: 'chosen', rule: '700.2a', run: chosen },
  ],
};

export function modeLocals(env: Env, ability: string, limits: { readonly least?: number; readonly most?: number } = {}): Row {
  const { self, card, you, event, vars, each } = env;
  return { self, card, you, event: event as Json, vars, each, subject: 0, ability, least: limits.least ?? -1, most: limits.most ?? -1, picked: [], answer: null, answers: null, returned: null };
}

/** The only part of an ability that is not modal; none for a permanent spell, which does nothing but enter. */
export function plainParts(ability: string): readonly Part[] {
  return ability === '' ? [] : [{ at: ability, vars: {} }];
}

/** Bounds of the number of modes, as the environment and costs leave them. */
export function modeBounds(table: Table, env: Env, modes: Modes): { readonly min: number; readonly max: number } {
  return { min: amount(table, env, modes.min), max: amount(table, env, modes.max) };
}

function ask(table: Table, locals: Row, frame: Frame): Control {
  const env = envOf(locals);
  const ability = locals.ability as string;
  const { modes } = table.library.ability(ability).ability;
  if (modes === undefined) return { done: plainParts(ability) as unknown as Json };
  const open = openModes(table, env, ability);
  const bounds = modeBounds(table, env, modes);
  const most = (locals.most as number) >= 0 ? (locals.most as number) : bounds.max;
  const least = (locals.least as number) >= 0 ? (locals.least as number) : bounds.min;
  const [seat = env.you] = modes.by === undefined ? [env.you] : seatsOf(table, env, modes.by);
  // A mode that may be chosen again is asked for again, until no more are wanted (700.2d).
  const picked = locals.picked as readonly number[];
  const left = most - picked.length;
  if (modes.repeat === true && (left <= 0 || open.length === 0)) return finished(ability, picked);
  const one = modes.repeat === true;
  const max = one ? 1 : Math.min(most, open.length);
  const min = one ? (picked.length < least ? 1 : 0) : Math.min(least, max);
  if (max === 0) return finished(ability, []);
  const options = open.map((at): Option => ({ id: `mode:${at}`, label: 'mode', params: { number: at + 1, mode: modePath(ability, at) } }));
  table.ask(frame, { seat, kind: 'chooseModes', rule: '700.2a', params: { card: env.card, object: env.self, ability }, domain: { type: 'options', min, max, options } });
  return { wait: true };
}

function chosen(table: Table, locals: Row): Control {
  const ability = locals.ability as string;
  const { modes } = table.library.ability(ability).ability;
  const now = picksOf(locals.answer).map((pick) => Number(pick.slice('mode:'.length)));
  const picked = [...(locals.picked as readonly number[]), ...now];
  if (modes?.repeat !== true || now.length === 0) return finished(ability, picked);
  table.local(locals, 'picked', picked);
  return { to: 'ask' };
}

/** What was chosen is carried out in the printed order (700.2, 608.2c). */
function finished(ability: string, picked: readonly number[]): Control {
  const parts = [...picked].sort((a, b) => a - b).map((at): Part => ({ at: modePath(ability, at), vars: {} }));
  return { done: parts as unknown as Json };
}
