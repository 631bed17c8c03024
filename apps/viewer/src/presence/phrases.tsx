import { newCommandId, problemOf } from '@arbiter/client';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { nameOfSeat } from '../players.js';
import type { Language, MatchShown, PhraseId, PhraseSaid } from '../types.js';
import { word } from '../words.js';

/** What players may say, in the order of the keys. */
const phraseList: readonly PhraseId[] = ['hello', 'goodLuck', 'thinking', 'oneMoment', 'wellPlayed', 'goodGame', 'sorry', 'thanks'];

const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** A small menu of all that a player may say. `T` opens it, and a digit says what stands there. */
export function PhraseMenu({ api, language }: { readonly api: MatchApi; readonly language: Language }) {
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const say = (phrase: PhraseId) => {
    close();
    setTold(null);
    api.say(newCommandId(), phrase).catch((error: unknown) => {
      const tooMany = problemOf(error, 'phrase/too-many') !== null;
      if (!tooMany) console.warn(error);
      setTold(tooMany ? 'phrase.tooMany' : 'notSent');
    });
  };
  // Before the next key can come: a digit may follow at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(typed) !== null) return;
      const chosen = open ? phraseList[Number(event.key) - 1] : undefined;
      if (chosen !== undefined) say(chosen);
      else if (event.key === 't' || event.key === 'T') setOpen(!open);
      else if (open && event.key === 'Escape') close();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <span class="phrase-menu">
      <button type="button" ref={button} aria-expanded={open} title={word('phrase.menu', language)} onClick={() => setOpen(!open)}>
        {word('phrase.say', language)}
      </button>
      {open && (
        <span class="phrases" role="group" aria-label={word('phrase.menu', language)}>
          {phraseList.map((phrase, at) => (
            <button type="button" key={phrase} onClick={() => say(phrase)}>
              <kbd aria-hidden="true">{at + 1}</kbd> {word(`phrase.${phrase}`, language)}
            </button>
          ))}
        </span>
      )}
      <span role="status">{told !== null && word(told, language)}</span>
    </span>
  );
}

interface SaidProps {
  readonly matchView: MatchShown;
  readonly phrases: readonly PhraseSaid[];
  readonly language: Language;
}

/** What was said a moment ago. */
export function Said({ matchView, phrases, language }: SaidProps) {
  return (
    <div class="said" role="log" aria-label={word('phrase.said', language)}>
      {phrases.map(({ seat, phrase, at }) => (
        <p class={`tag seat-${seat}`} key={`${seat} ${at}`}>
          <strong>{nameOfSeat(matchView, seat, language)}</strong> {word(`phrase.${phrase}`, language)}
        </p>
      ))}
    </div>
  );
}
