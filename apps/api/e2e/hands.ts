import type { Page } from 'playwright-core';
import type { Move, Player, ShownQuestion } from './choosing.js';

/** How somebody presses what is on their page. */
export type Hand = 'mouse' | 'taps' | 'keys';

/** What a page shows a player: a question, with how it calls the turn, and whether the last answer was refused. */
export type Shown =
  | { readonly state: 'ended' | 'waiting' }
  | { readonly state: 'asked'; readonly question: ShownQuestion; readonly turn: string; readonly refused: boolean };

const question = '.prompt.mine';
const option =
  '.answers button:not(.quiet, .main-answer, [disabled], [data-key=propose], [data-key=takeBack], details *, .amounts li button:first-child)';

const readShown = `(() => {
  if (document.querySelector('.status .ended')) return { state: 'ended' };
  const asked = document.querySelector('${question}');
  if (asked === null || asked.querySelector('[aria-disabled=true]') !== null) return { state: 'waiting' };
  const textOf = (button) => [...button.childNodes].filter((part) => part.nodeName !== 'KBD').map((part) => part.textContent).join('').trim();
  const options = [...asked.querySelectorAll('${option}')].map((button) => ({
    text: textOf(button),
    digit: /^[1-9]$/.test(button.getAttribute('aria-keyshortcuts') ?? '') ? button.getAttribute('aria-keyshortcuts') : null,
    picked: button.hasAttribute('aria-pressed') ? button.getAttribute('aria-pressed') === 'true' : null,
  }));
  const main = asked.querySelector('.main-answer');
  if (main === null && options.length === 0) return { state: 'waiting' };
  return {
    state: 'asked',
    question: {
      asks: asked.querySelector('header')?.innerText ?? '',
      options,
      main: main === null ? null : { text: textOf(main), enabled: !main.disabled },
    },
    turn: document.querySelector('.status').innerText,
    refused: document.querySelector('.problem:not(.lost) strong, [role=alert] strong') !== null,
  };
})()`;

/** Returns what a page shows its player now. */
export const shownOn = (page: Page): Promise<Shown> => page.evaluate(readShown) as Promise<Shown>;

/** Somebody at a page, who presses what it shows with a mouse, with a finger, or by keys alone. */
export class Seated {
  /** How often something could not be pressed: it was gone by then, or something lay over it. */
  missed = 0;
  pressed = 0;

  constructor(
    readonly page: Page,
    readonly name: string,
    readonly hand: Hand,
    private readonly player: Player,
  ) {}

  /** Chooses and presses one thing. */
  async act(shown: Extract<Shown, { readonly state: 'asked' }>): Promise<void> {
    const move = this.player.choose(shown.question, shown.turn, shown.refused);
    this.pressed += 1;
    // A question may be gone in the moment in which it is answered.
    await (move === null ? this.typeName() : this.press(move, shown.question)).catch(() => void (this.missed += 1));
  }

  async press(move: Move, { options }: ShownQuestion): Promise<void> {
    const asked = this.page.locator(question).first();
    const button = move.press === 'main' ? asked.locator('.main-answer') : asked.locator(option).nth(move.at);
    switch (this.hand) {
      case 'mouse':
        return button.click({ timeout: 2_000 });
      case 'taps':
        return button.tap({ timeout: 2_000 });
      case 'keys': {
        const digit = move.press === 'option' ? (options[move.at]?.digit ?? null) : null;
        if (digit !== null) return this.page.keyboard.press(digit);
        if (move.press === 'main' && (await this.page.evaluate('document.activeElement === document.body')))
          return this.page.keyboard.press('Space');
        // What has no key of its own is reached by the focus.
        await button.focus({ timeout: 2_000 });
        return this.page.keyboard.press('Enter');
      }
    }
  }

  private async typeName(): Promise<void> {
    await this.page.locator(`${question} input[type=search]`).pressSequentially('a', { timeout: 2_000 });
  }
}
