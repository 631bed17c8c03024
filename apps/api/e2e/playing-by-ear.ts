import type { Control, Heard, Listener } from './by-accessibility.js';
import type { Player } from './choosing.js';

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

const acting = 'Ask me only where I can act';

/**
 * Does one thing that brings the match to its end: attacks and plays where that is offered, and passes otherwise; now and then anything at
 * all. At first they have the page ask them only where they can act.
 * @returns whether something was done
 */
export async function doWhatEnds(listener: Listener, heard: Heard, player: Player, random: Random): Promise<boolean> {
  const act = heard.controls.find(({ name, pressed }) => name.startsWith(acting) && pressed === false);
  if (act !== undefined && !heard.dialog) return listener.press(act);
  const here = answersIn(heard).filter(({ role, name }) => role === 'button' && !/^(Propose|Take back)/.test(name));
  const main = here.find(({ keys }) => keys.includes('Space'));
  const options = here.filter((one) => one !== main);
  if (heard.dialog || here.length === 0 || here.some(({ name }) => name.endsWith(': −1')) || random(12) === 0)
    return doOneThing(listener, heard, random);
  const move = player.choose(
    {
      asks: heard.texts.flatMap(({ text, within }) => (within.includes(asked) ? text : [])).join(' '),
      options: options.map(({ name, pressed }) => ({ text: name, digit: null, picked: pressed })),
      main: main === undefined ? null : { text: main.name, enabled: true },
    },
    heard.status.join(' '),
    false,
  );
  const one = move === null ? undefined : move.press === 'main' ? main : options[move.at];
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
