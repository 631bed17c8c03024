import type { Language } from '../types.js';
import { word } from '../words.js';
import { useAskingHere } from './asking-context.js';
import { letGo } from './let-go.js';

/** So many phases in which the page answered are named. */
const phasesNamed = 6;

/** How the reader is asked: a button that changes it at once. */
export function AskingSwitch({ language }: { readonly language: Language }) {
  const asking = useAskingHere();
  if (asking === null) return null;
  const acting = asking.ask === 'acting';
  return (
    <button
      type="button"
      class="quiet asking-switch"
      aria-pressed={acting}
      aria-keyshortcuts="a"
      data-key="asking"
      onClick={(event) => {
        letGo(event);
        asking.setAsk(acting ? 'always' : 'acting');
      }}
    >
      {acting && <span aria-hidden="true">✓ </span>}
      {word('askActing', language)} <kbd aria-hidden="true">A</kbd>
    </button>
  );
}

/** That the page passes for the reader, where it did, and what that gives away. */
export function AskingBar({ language }: { readonly language: Language }) {
  const asking = useAskingHere();
  if (asking === null) return null;
  const { tells, passesAhead, passed } = asking;
  if (!tells && !passesAhead && passed.length === 0) return null;
  return (
    <div class="asking-bar">
      {passesAhead && (
        <button type="button" aria-keyshortcuts="x" data-key="stop" onClick={() => asking.stopAhead()}>
          {word('stopPassing', language)} <kbd aria-hidden="true">X</kbd>
        </button>
      )}
      {passed.length > 0 && (
        <span class="faint passed-for">
          {word('passedForYou', language)}{' '}
          {passed
            .slice(-phasesNamed)
            .map(({ phase, count }) => phaseName(asking.wordOf, phase) + (count > 1 ? ` ×${count}` : ''))
            .join(language === 'en' ? ', ' : '、')}
        </span>
      )}
      {tells && (
        <p class="asking-told" role="note">
          {word('actingTells', language)}{' '}
          <button type="button" onClick={() => asking.understand()}>
            {word('understood', language)}
          </button>
        </p>
      )}
    </div>
  );
}

/** The short name of a phase where the game has one. */
const phaseName = (wordOf: (key: string) => string, phase: string): string => {
  const short = wordOf(`short.${phase}`);
  return short === `short.${phase}` ? wordOf(phase === 'draw' ? 'drawing' : phase) : short;
};
