import type { RawAnswer, Side } from './format.js';
import { parseName, parseTarget, sideNamed } from './names.js';
import type { TargetRef } from './names.js';
import type { QueuedChoice, QueuedTarget, SideAnswers } from './plan.js';

/** Reads the queues of one side, each in the order of the file. Amounts are in the queue of targets. */
export function mapAnswers(answers: readonly RawAnswer[], side: Side): SideAnswers {
  const own = answers.filter((answer) => answer.player === side);
  return {
    targets: own.flatMap((answer) =>
      answer.kind === 'target'
        ? [targetOf(answer.value, null)]
        : answer.kind === 'targetAmount'
          ? [targetOf(answer.value, answer.amount)]
          : [],
    ),
    choices: own.flatMap((answer) => (answer.kind === 'choice' ? [choiceOf(answer.value)] : [])),
    modes: own.flatMap((answer) => (answer.kind === 'mode' ? [answer.value === '[mode_skip]' ? null : Number(answer.value)] : [])),
    coins: own.flatMap((answer) => (answer.kind === 'coin' ? [answer.value] : [])),
  };
}

function targetOf(value: Extract<RawAnswer, { readonly kind: 'target' }>['value'], amount: number | null): QueuedTarget {
  if (typeof value !== 'string') {
    const side = sideNamed(value.player);
    return { type: 'targets', targets: side === undefined ? [] : [{ type: 'player', side }], amount };
  }
  if (value === '[target_skip]') return { type: 'skip' };
  return {
    type: 'targets',
    targets: value
      .split('^')
      .map(parseTarget)
      .filter((target): target is TargetRef => target !== undefined),
    amount,
  };
}

function choiceOf(value: string | boolean): QueuedChoice {
  if (typeof value === 'boolean') return { type: 'yesNo', yes: value };
  if (value === 'Yes' || value === 'No') return { type: 'yesNo', yes: value === 'Yes' };
  if (value === '[choice_skip]') return { type: 'skip' };
  if (value === '[skip_failed_command]') return { type: 'skipFailed' };
  const number = /^X=(\d+)$/.exec(value);
  if (number !== null) return { type: 'number', number: Number(number[1]) };
  return { type: 'words', text: value, names: value.split('^').map(parseName) };
}
