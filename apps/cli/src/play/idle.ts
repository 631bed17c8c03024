import { type Action, type Answer, type Decision, drawPicks, isRealChoice, type Option, type Seat, type Session } from '@arbiter/kernel';

/** Where a person wants to be asked: only where they can act, or wherever the rules ask. */
export type WhereToAsk = 'acting' | 'always';

/** Whether an option does something. Standing answers do not, and mana that nothing is paid with is lost. */
const isAct = ({ id, standing, params }: Option): boolean => id !== 'pass' && standing !== true && params?.mana !== true;

/**
 * Returns the answer to a question that leaves a player nothing to do: a pass where nothing else is offered but standing answers and mana,
 * or the only answer that there is; null where there is a choice.
 */
export function idleAnswer(decision: Decision): Answer | null {
  const { domain } = decision;
  if (domain.type === 'bulk' || domain.type === 'name') return null;
  if (domain.type === 'options' && domain.options.some(({ id }) => id === 'pass') && !domain.options.some(isAct))
    return { picks: ['pass'] };
  if (isRealChoice(decision)) return null;
  if (domain.type !== 'options') return drawPicks(domain, () => 0);
  return drawPicks({ ...domain, options: domain.options.filter(({ standing }) => standing !== true) }, () => 0);
}

/** Returns the act by which a player takes back, while another is asked, that they pass or are asked less; null where there is none. */
export function takingBackIn(session: Session, seat: Seat): Action | null {
  const viewer = { role: 'player', seat } as const;
  for (const one of session.pendingFor?.(viewer) ?? session.view(viewer).pending) {
    const said = one.yours ? undefined : one.may?.[0];
    if (said !== undefined && !one.yours) return { type: 'answer', seat, decision: one.id, answer: { picks: [said.id] } };
  }
  return null;
}
