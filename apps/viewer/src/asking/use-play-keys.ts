import { useEffect } from 'preact/hooks';
import { placeOf } from '../watch/use-keys.js';
import { keyName, playKeyOf } from './keys.js';

/** Lets keys press the buttons of playing that are there, each by its `data-key`; nothing while a dialog is open or a key is held. */
export function usePlayKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]') !== null) return;
      const { key, code, shiftKey: shift } = event;
      const modified = event.ctrlKey || event.altKey || event.metaKey;
      const pressed = playKeyOf({ key, code, shift, modified, on: placeOf(event.target) });
      const button = pressed === null ? null : document.querySelector<HTMLButtonElement>(`[data-key="${keyName(pressed)}"]`);
      if (button === null) return;
      event.preventDefault();
      button.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
