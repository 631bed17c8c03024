import type { Refusal } from '@arbiter/kernel';
import type { AnswerItem } from './format.js';
import { describeSelector } from './options.js';

/** Describes a line of a script that answers a decision, for messages: where it answers, and what. */
export function describeItem(item: AnswerItem): string {
  const where = [
    item.seat === undefined ? '' : `seat ${item.seat}`,
    item.kind ?? '',
    item.turn === undefined ? '' : `turn ${item.turn}`,
    item.phase ?? '',
  ].filter((part) => part !== '');
  return [...where, describeAnswer(item)].join(', ');
}

function describeAnswer(item: AnswerItem): string {
  switch (item.type) {
    case 'pick':
      return item.pick.map(describeSelector).join(', ');
    case 'number':
      return String(item.number);
    case 'amounts':
      return item.amounts.map(([selector, amount]) => `${amount} to ${describeSelector(selector)}`).join(', ');
    case 'bulk':
      return 'in bulk';
    case 'preset':
      return item.preset;
  }
}

/** Describes a refusal, for messages: its code, its rule and why. */
export const describeRefusal = (refusal: Refusal): string => `${refusal.code} (${refusal.rule ?? 'no rule'}): ${refusal.detail}`;
