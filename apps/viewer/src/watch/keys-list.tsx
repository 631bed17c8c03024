import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { keyList } from './keys.js';

/** The keys and what they do. @param plays whether the reader plays in the match */
export function KeysList({
  language,
  plays,
  onClose,
}: {
  readonly language: Language;
  readonly plays: boolean;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="keys-list" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{word('keys', language)}</h2>
      <dl>
        {keyList.map(({ keys, action }) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? word('spaceBar', language) : key}</kbd>
              ))}
            </dt>
            <dd>{word(`key.${action}`, language)}</dd>
          </div>
        ))}
      </dl>
      {plays && <p class="faint">{word('keysWhilePlaying', language)}</p>}
      <button type="button" onClick={() => dialog.current?.close()}>
        {word('close', language)}
      </button>
    </dialog>
  );
}
