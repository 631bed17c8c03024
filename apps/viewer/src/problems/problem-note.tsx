import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { type Problem, problemTextOf, type ProblemWords } from './said.js';

/** The words, once they were loaded; refusals are rare. */
let loaded: ProblemWords | null = null;

interface ProblemNoteProps {
  readonly problem: Problem;
  readonly language: Language;
  /** Said as a fact, since nobody has tried anything. */
  readonly quiet?: true;
}

/** Why something was refused, in the reader's language; in the server's words where they cannot be loaded. */
export function ProblemNote({ problem, language, quiet }: ProblemNoteProps) {
  const [words, setWords] = useState(loaded);
  useEffect(() => {
    if (words !== null) return;
    import('./match-words.js').then(
      ({ matchProblemWords }) => setWords((loaded = matchProblemWords)),
      (error: unknown) => {
        console.error(error);
        setWords({});
      },
    );
  }, []);
  if (words === null) return null;
  const { title, advice, detail } = problemTextOf(words, problem, language);
  return (
    <p class={quiet === true ? 'faint' : 'problem'} role={quiet === true ? undefined : 'alert'}>
      <strong>{title === '' ? word('notSent', language) : title}</strong> {advice}
      {detail !== '' && (
        <>
          {' '}
          <small lang="en">{detail}</small>
        </>
      )}
      {problem.rule !== undefined && <small class="faint"> {word('ruleNumber', language).replace('$', problem.rule)}</small>}
    </p>
  );
}
