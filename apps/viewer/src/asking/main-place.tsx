import type { ComponentChildren } from 'preact';
import { Mana } from '../boards/mana.js';
import { Signs } from '../boards/signs.js';
import type { Play } from '../play/use-play.js';
import type { Language, WordedDecision, WordedOption } from '../types.js';
import { word } from '../words.js';
import { useAskingHere } from './asking-context.js';

/** The place of a question's main button, with the standing answers beside it. */
export function MainPlace({ children }: { readonly children: ComponentChildren }) {
  return <div class="main-place">{children}</div>;
}

interface MainButtonProps {
  /** Whether keys press it: those of the first question that is open. */
  readonly keyed: boolean;
  readonly disabled?: boolean;
  readonly sending: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** The biggest button of a question, pressed by the space bar. */
export function MainButton({ keyed, disabled = false, sending, onPress, children }: MainButtonProps) {
  return (
    <button
      type="button"
      class="primary main-answer"
      disabled={disabled}
      aria-disabled={sending}
      onClick={onPress}
      {...(keyed ? { 'aria-keyshortcuts': 'Space', 'data-key': 'main' } : {})}
    >
      {children}
    </button>
  );
}

interface StandingProps {
  readonly decision: WordedDecision;
  readonly options: readonly WordedOption[];
  readonly play: Play;
  readonly keyed: boolean;
  readonly language: Language;
}

/** The ways to pass for longer: the page's own, which stops hold, and the standing answers of the rules. */
export function StandingAnswers({ decision, options, play, keyed, language }: StandingProps) {
  const asking = useAskingHere();
  const pages = asking?.canPassAhead(decision) === true;
  if (options.length === 0 && !pages) return null;
  return (
    <details class="standing-answers">
      <summary>{word('passUntil', language)}</summary>
      <div>
        {pages && (
          <button
            type="button"
            aria-disabled={play.sending}
            onClick={() => asking?.passAhead(decision)}
            {...(keyed ? { 'aria-keyshortcuts': 'n', 'data-key': 'passAhead' } : {})}
          >
            {word('passAhead', language)} <kbd aria-hidden="true">N</kbd>
          </button>
        )}
        {pages && options.length > 0 && <span class="faint">{word('byRules', language)}</span>}
        {options.map((option, at) => (
          <button
            type="button"
            key={option.id}
            class="quiet standing"
            aria-disabled={play.sending}
            onClick={() => play.send(decision, { picks: [option.id] })}
            {...(keyed && at < 9 ? { 'aria-keyshortcuts': `Shift+${at + 1}`, 'data-key': `standing ${at + 1}` } : {})}
          >
            <Mana text={option.words[language]} />{' '}
            {keyed && at < 9 && (
              <kbd aria-hidden="true">
                <Signs text={`⇧${at + 1}`} />
              </kbd>
            )}
          </button>
        ))}
      </div>
    </details>
  );
}

/** What makes a button the one of a digit, and the digit that it shows; nothing from the tenth on. */
export const digitOf = (keyed: boolean, number: number) => ({
  keys: keyed && number <= 9 ? { 'aria-keyshortcuts': String(number), 'data-key': `option ${number}` } : {},
  digit: keyed && number <= 9 ? <kbd aria-hidden="true">{number}</kbd> : null,
});
