import type { Control, Heard, Listener } from './by-accessibility.js';

/** Whole numbers below n. */
export type Random = (n: number) => number;

const asked = 'You are asked';
const leave = 'Concede the match';
const mayChoose = ', may be chosen';

const oneOf = (controls: readonly Control[], random: Random): Control | undefined => controls[random(Math.max(1, controls.length))];

/** What can be operated to answer a question: in its region, or at the table where a name says that it may be chosen. */
const answersIn = ({ controls }: Heard): readonly Control[] => controls.filter(({ within }) => within.includes(asked));
const chosenIn = ({ controls }: Heard): readonly Control[] =>
  controls.filter(({ name, within }) => name.endsWith(mayChoose) && !within.includes(asked));

/** Whether a page asks its player something. */
export const isAsked = (heard: Heard): boolean => heard.dialog || answersIn(heard).length > 0;

export const hasEnded = ({ status }: Heard): boolean => status.includes('ended');

const isField = ({ role }: Control): boolean => role === 'searchbox' || role === 'textbox';

/**
 * Does one thing that leads on with a question: chooses, sends, or types a letter of a name.
 * @returns whether something was done
 */
export async function doOneThing(listener: Listener, heard: Heard, random: Random): Promise<boolean> {
  if (heard.dialog) {
    const offered = heard.controls.filter(({ role, name }) => role === 'button' && name !== 'Close');
    const one = oneOf(offered.length > 0 ? offered : heard.controls, random);
    return one !== undefined && listener.press(one);
  }
  const here = answersIn(heard);
  const table = chosenIn(heard);
  const send = here.find(({ name }) => /^(Send|Nothing)/.test(name));
  const propose = here.find(({ name }) => name.startsWith('Propose'));
  // What was put together is sent soon, since a random walk of picks might never end.
  if (send !== undefined && random(2) === 0) return listener.press(send);
  if (propose !== undefined && random(2) === 0) return listener.press(propose);
  const field = here.find(isField);
  const buttons = here.filter(({ role, name }) => role === 'button' && !name.startsWith('Take back'));
  if (field?.role === 'searchbox' && (buttons.length === 0 || random(3) === 0))
    return listener.type(field, 'abcdeghilmnoprst'[random(16)]!);
  const one = table.length > 0 && random(3) === 0 ? oneOf(table, random) : oneOf(buttons, random);
  return one !== undefined && listener.press(one);
}

/** Concedes the match, asked twice. */
export async function concede(listener: Listener): Promise<void> {
  for (let pressed = 0; pressed < 2; ) {
    const { controls } = await listener.hear();
    const one = controls.find(({ name }) => name === leave);
    if (one === undefined) continue;
    if (await listener.press(one)) pressed += 1;
  }
}
