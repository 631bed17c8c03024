import { useLayoutEffect } from 'preact/hooks';
import { actionOf, type KeyAction, type Pressed } from './keys.js';

const typed = 'input, textarea, select, dialog, [contenteditable], [popover]';
const pressed = 'button, a, summary, [role=button], [tabindex]';

export const placeOf = (target: EventTarget | null): Pressed['on'] => {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('.slider input[type=range]')) return 'slider';
  if (target.closest(typed) !== null) return 'field';
  return target.closest(pressed) === null ? 'page' : 'control';
};

/** Calls `act` for the keys of a replay. @param playsNow as for `actionOf` */
export function useKeys(playsNow: boolean, act: (action: KeyAction) => void): void {
  // Before the next key can come: a key that is held moves on from where the one before it led.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const modified = event.ctrlKey || event.altKey || event.metaKey;
      const action = actionOf({ key: event.key, modified, on: placeOf(event.target) }, playsNow);
      if (action === null || (event.repeat && (action === 'play' || action === 'compare' || action === 'flip' || action === 'help')))
        return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
