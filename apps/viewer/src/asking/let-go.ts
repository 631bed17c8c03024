/**
 * Gives up the focus that a click of the mouse left on a button, so that the space bar presses the main button next. Who came to the button
 * by keyboard stays there.
 */
export function letGo({ detail, currentTarget }: Pick<MouseEvent, 'detail' | 'currentTarget'>): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
