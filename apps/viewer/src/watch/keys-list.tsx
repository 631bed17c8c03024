import { useEffect, useRef } from 'preact/hooks';
import { playKeyList } from '../asking/keys.js';
import { Signs } from '../boards/signs.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { keyList } from './keys.js';

export interface KeysListProps {
  readonly language: Language;
  /** Whether the reader plays in the match. */
  readonly plays: boolean;
  readonly onClose: () => void;
}

/** The keys and what they do. */
export function KeysList({ language, plays, onClose }: KeysListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="keys-list" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{word('keys', language)}</h2>
      {plays && (
        <>
          <h3>{word('playKeys', language)}</h3>
          <dl>
            {playKeyList.map(({ keys, does }) => (
              <KeyLine keys={keys} text={word(`playKey.${does}`, language)} language={language} key={does} />
            ))}
          </dl>
          <p class="faint">{word('stopsTold', language)}</p>
          <h3>{word('watchKeys', language)}</h3>
        </>
      )}
      <dl>
        {keyList.map(({ keys, action }) => (
          <KeyLine keys={keys} text={word(`key.${action}`, language)} language={language} key={action} />
        ))}
      </dl>
      {plays && <p class="faint">{word('keysWhilePlaying', language)}</p>}
      <button type="button" onClick={() => dialog.current?.close()}>
        {word('close', language)}
      </button>
    </dialog>
  );
}

function KeyLine({ keys, text, language }: { readonly keys: readonly string[]; readonly text: string; readonly language: Language }) {
  return (
    <div>
      <dt>
        {keys.map((key) =>
          key === '…' ? '…' : <kbd key={key}>{key === 'Space' ? word('spaceBar', language) : <Signs text={key} />}</kbd>,
        )}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
