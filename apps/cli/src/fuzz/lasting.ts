import type { Decision, MatchState, Session, View } from '@arbiter/kernel';
import { demand } from './invariants.js';
import { lyingIn } from './watch.js';
import type { IsOver, LastingEffect } from './profile.js';

/** Checks that no effect still lasts whose duration is over when players may act. */
export function checkLasting(session: Session, isOver: IsOver): void {
  if (!session.pending().some(({ kind }: Decision) => kind === 'act')) return;
  const effects = effectsIn(session.state());
  if (effects.length === 0) return;
  const view = session.view({ role: 'judge' });
  const over = effects.find((effect) => isOver(effect, view));
  demand(
    over === undefined,
    'durations end',
    () => `an effect of ${over?.sourceCard ?? ''} (${over?.source ?? 0}) lasts on (${over?.until ?? ''}), though what it lasts for is over`,
  );
}

const effectsIn = (state: MatchState): readonly LastingEffect[] => Object.values(state.effects as { readonly [id: string]: LastingEffect });

/**
 * Whether an effect that lasts while its source stays has outlived it, judged by where the judge sees the source.
 * @param kinds the zones in which the source has to stay
 */
export function outlivesSource({ until }: LastingEffect, view: View, kinds: readonly string[]): boolean {
  const [word, id] = until.split(':');
  return word === 'leaves' && !lyingIn(view, kinds).has(Number(id));
}

/**
 * Magic: whether an effect has outlived its duration of as long as its controller controls its source, or the permanent that was suspended
 * (611.2b, 702.61a). Nobody controls what is phased out (702.25d). Effects of cipher depend on the exiled card (702.98a) and are left out
 * here.
 */
export function outlivesControl({ until, controller, source, vars }: LastingEffect, view: View): boolean {
  if (until !== 'while' || vars.encoded !== undefined) return false;
  const held = lyingIn(view, ['battlefield', 'stack']).get(Number(vars.suspended ?? source));
  return held?.controller !== controller;
}
