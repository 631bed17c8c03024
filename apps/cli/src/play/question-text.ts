import type { Answer, Decision, Language, PlayerNames, Ruleset } from '@arbiter/kernel';
import { boundsText, type TypedDomain } from '../typed-answer.js';
import { terminalWords } from './words.js';

/** Returns a question and its possible answers, each with its number; standing answers share one line. */
export function questionText(ruleset: Ruleset, decision: Decision, names: PlayerNames, language: Language = 'en'): string {
  const { domain } = decision;
  const lines = [`${ruleset.renderDecision(decision, language, names)} [${decision.rule}]`];
  const standing: string[] = [];
  if ('options' in domain)
    for (const [at, option] of domain.options.entries()) {
      const text = `${at + 1}) ${ruleset.renderOption(option, language, names)}${boundsText(option, language)}`;
      if (option.standing === true) standing.push(text);
      else lines.push(`  ${text}`);
    }
  return [...lines, ...(standing.length === 0 ? [] : [`  ${standing.join('   ')}`])].join('\n');
}

/** Returns what an answer chooses, in words: picks in their order, amounts by option, a number. */
export function chosenText(ruleset: Ruleset, domain: TypedDomain, answer: Answer, names: PlayerNames, language: Language): string {
  if ('number' in answer) return `${answer.number}`;
  const options = 'options' in domain ? domain.options : [];
  const textOf = (id: string): string => {
    const option = options.find((one) => one.id === id);
    return option === undefined ? id : ruleset.renderOption(option, language, names);
  };
  if ('amounts' in answer)
    return Object.entries(answer.amounts)
      .map(([id, amount]) => `${textOf(id)}${terminalWords[language].colon}${amount}`)
      .join(terminalWords[language].semicolon);
  if (!('picks' in answer) || answer.picks.length === 0) return terminalWords[language].nothing;
  const ordered = domain.type === 'options' && domain.ordered === true;
  return answer.picks.map((id, at) => `${ordered ? `${at + 1}. ` : ''}${textOf(id)}`).join(terminalWords[language].semicolon);
}
