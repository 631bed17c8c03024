import type { Answer } from '@arbiter/client';
import type { WordedDecision, WordedDomain, WordedOption } from '../types.js';

/**
 * Whether an option does something. Standing answers do not, and neither does what only makes that with which costs are paid: options that
 * say so themselves (`mana`), and those whose label the game's layout names.
 */
const isAct = ({ id, label, standing, params }: WordedOption, makesPayment: readonly string[]): boolean =>
  id !== 'pass' && standing !== true && params?.['mana'] !== true && !makesPayment.includes(label);

/**
 * Returns the answer to a question that leaves a player nothing to do, as `arbiter play --ask acting` gives it: a pass where nothing else is
 * offered but standing answers and what pays, or the only answer that there is; null where there is a choice. Where the game looks at
 * several picks together the player is always asked.
 * @param makesPayment labels of options that only make what costs are paid with
 */
export function idleAnswer({ domain }: Pick<WordedDecision, 'domain'>, makesPayment: readonly string[] = []): Answer | null {
  if (domain.type === 'options' && domain.options.some(({ id }) => id === 'pass'))
    return domain.options.some((option) => isAct(option, makesPayment)) ? null : { picks: ['pass'] };
  return onlyAnswer(domain);
}

/** The only answer that a question allows; null where it allows several, or is not sure to allow one only. */
function onlyAnswer(domain: WordedDomain): Answer | null {
  switch (domain.type) {
    case 'options': {
      const options = domain.options.filter(({ standing }) => standing !== true);
      const all = domain.min === domain.max && domain.min === options.length;
      const judged = domain.sum !== undefined || domain.groups === true;
      const ordered = domain.ordered === true && options.length > 1;
      return all && !judged && !ordered ? { picks: options.map(({ id }) => id) } : null;
    }
    case 'number':
      return domain.min === domain.max ? { number: domain.min } : null;
    case 'distribution': {
      const [only, ...others] = domain.options;
      return only !== undefined && others.length === 0 ? { amounts: { [only.id]: domain.total } } : null;
    }
    case 'name':
    case 'bulk':
      return null;
  }
}
