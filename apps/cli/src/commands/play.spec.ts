import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { Answer, Decision, Ruleset, Session } from '@arbiter/kernel';
import { askDeck } from '../play/decks.js';
import type { Terminal } from '../play/terminal.js';
import { play, type PlayOptions } from './play.js';

/** A terminal at which these lines are typed; it keeps all that is said and asked. */
function scripted(lines: readonly string[]): Terminal & { readonly said: string[] } {
  const said: string[] = [];
  const typed = lines.values();
  return {
    said,
    say: (text) => void said.push(text),
    ask: (prompt) => {
      said.push(prompt);
      return Promise.resolve(typed.next().value ?? null);
    },
    close: () => undefined,
  };
}

/** The same rules, with a list of the answers that are sent to them for seat 0. */
function watched(ruleset: Ruleset): { readonly ruleset: Ruleset; readonly sent: Answer[] } {
  const sent: Answer[] = [];
  let opened = 0;
  const openSession: Ruleset['openSession'] = (pins, state, options) => {
    const session: Session = ruleset.openSession(pins, state, options);
    // The match is the first one; the bot opens others in which it only tries what might follow.
    opened += 1;
    if (opened > 1) return session;
    return {
      ...session,
      act: (action) => {
        if (action.type === 'answer' && action.seat === 0) sent.push(action.answer);
        return session.act(action);
      },
    };
  };
  return { ruleset: { ...ruleset, openSession }, sent };
}

const usual: PlayOptions = { seed: '7', name: 'Robin', ask: 'acting', language: 'en' };

/** Plays with these lines typed. @returns what was said, and what was sent to the rules */
async function typing(game: Ruleset, lines: readonly string[], options: Partial<PlayOptions> = {}) {
  const terminal = scripted(lines);
  const { ruleset, sent } = watched(game);
  await play(ruleset, { ...usual, ...options }, terminal, terminal.say);
  return { said: terminal.said, text: terminal.said.join('\n'), sent };
}

describe('a person at the terminal', () => {
  it('given several picks are typed, then they are shown, can be taken back, and only what is confirmed is sent', async () => {
    const { text, sent } = await typing(games.starline, ['1', '1', '1 2', 'u', '3 1', '', 'q']);
    expect(text).toContain('You chose: Guardian Armless Statue; Shy Dotted Pumpkin');
    expect(text).toContain('Taken back; nothing was sent.');
    expect(text).toContain('You chose: Red Paint; Guardian Armless Statue');
    expect(sent.slice(2)).toEqual([{ picks: [expect.any(String), expect.any(String)] }]);
    expect(text).toContain('Robin exchanges 2 cards.');
    expect(text.endsWith('You left the match.')).toBe(true);
  });

  it('given neither a number nor a word fits while picks wait to be sent, then nothing is sent until they are', async () => {
    const { text, sent } = await typing(games.starline, ['1', '1', '1 2', '4', 'x', 'p', '? 1', 'b', 'h', 'l']);
    expect(text).toContain('Type Enter or y to send it, u to take it back.');
    expect(sent).toHaveLength(2);
    expect(text.endsWith('The input has ended; the match is left.')).toBe(true);
  });

  it('given wrong numbers, words, empty lines and commands that do not fit, then nothing is sent, and each is refused in words', async () => {
    const { text, sent } = await typing(games.magic, [
      '9',
      'deck',
      '2',
      '3',
      '0',
      '',
      'NaN',
      '1 2',
      'p',
      'P',
      'u',
      '? 1',
      '? 9',
      '?',
      '? Nobody',
    ]);
    expect(sent).toEqual([]);
    for (const words of [
      'There is no option 9; they run from 1 to 4.',
      'There is no option 3; they run from 1 to 2.',
      'There is no option 0; they run from 1 to 2.',
      'Nothing was typed, and nothing was sent.',
      'NaN is no number of an option.',
      'Choose 1; you chose 2.',
      'You can’t pass here.',
      'You can’t pass until the end of the turn here.',
      'There is nothing to take back',
      'Option 1 is not about a card.',
      'There is no option 9.',
      'There is no card called Nobody.',
    ])
      expect(text).toContain(words);
  });

  it('given a card is asked for by the number of an option or by name, then its values and its text are shown', async () => {
    const { text } = await typing(games.magic, ['1', '? Lightning Bolt', '1', '? 2', 'q']);
    expect(text).toContain('Lightning Bolt\n  types instant, cost {R}\n  Lightning Bolt deals 3 damage to any target.');
    expect(text).toContain('Mountain\n  supertypes basic, types land, subtypes Mountain');
  });

  it('given a deck is asked for, then its number chooses it, and ? shows it first', async () => {
    const { text, said } = await typing(games.magic, ['? 3', '3', 'q']);
    expect(said[0]).toBe('Magic, seed 7');
    expect(text).toMatch(/Choose \(1 to 4; h for help\): \n {2}main: .*Forest/);
    expect(text).toMatch(/hand: .*(Forest|Elves|Elf)/);
    expect(text).not.toMatch(/hand: .*Mountain/);
  });

  it('given Magic and nothing to do, then they are asked only where they can act, or everywhere if they want', async () => {
    const passing = Array.from({ length: 8 }, () => 'p');
    // Eight passes reach the second turn of the person where they are asked everywhere, and more turns where they are not.
    const { text: everywhere } = await typing(games.magic, ['1', '1', ...passing], { ask: 'always' });
    const { text: acting } = await typing(games.magic, ['1', '1', ...passing]);
    const turnsIn = (text: string): number => Math.max(...[...text.matchAll(/Turn (\d+): /g)].map(([, turn]) => Number(turn)));
    expect(turnsIn(acting)).toBeGreaterThan(turnsIn(everywhere));
    expect(everywhere).toContain('so that your answers give nothing away');
    expect(acting).toContain('may notice that you could do nothing');
  });

  it('given they pass until the end of the turn, then the rules are told so, and ask them again in their next turn', async () => {
    const { text, sent } = await typing(games.magic, ['1', '1', 'P', 'q']);
    expect(sent).toContainEqual({ picks: ['pass:turn'] });
    expect(text.match(/^You have priority/gm)).toHaveLength(2);
    expect(text).toMatch(/Turn 2: Bot[^]*Turn 3: Robin[^]*Turn 3, Robin: precombat main[^]*You have priority/);
  });

  it('given they stop passing, then they are asked everywhere from then on', async () => {
    const { text, sent } = await typing(games.magic, ['1', '1', '!', 'p', 'q']);
    expect(text).toContain('You no longer pass, and are asked everywhere.');
    expect(text).toMatch(/beginning of combat[^]*You have priority/);
    expect(sent.at(-1)).toEqual({ picks: ['pass'] });
  });

  it('given Chinese, then the terminal speaks Chinese, and names stay as they are given', async () => {
    const { text } = await typing(games.magic, ['1', '1', 'h', '? 闪电击', 'x', 'q'], { language: 'zh' });
    expect(text).toContain('万智牌，种子 7');
    expect(text).toContain('Robin：生命 20');
    expect(text).toContain('闪电击\n  类别 瞬间，费用 {R}');
    expect(text).toContain('“x”不是选项编号。');
    expect(text.endsWith('你离开了对局。')).toBe(true);
  });

  it('given a format that the game does not have, then it names those it has', async () => {
    await expect(typing(games.magic, [], { format: 'vintage' })).rejects.toThrow('There are: single, constructed, limited.');
  });
});

describe('the deck between two games', () => {
  const decision: Decision = {
    id: 1,
    openedAt: 0,
    seat: 0,
    subject: 0,
    kind: 'sideboard',
    rule: '100.4',
    prompt: {
      key: 'sideboard',
      params: { game: 2, main: ['mountain', 'mountain', 'lightning-bolt'], sideboard: ['smash-to-smithereens'] },
    },
    domain: { type: 'bulk', schema: 'magic/deck' },
    sealed: true,
  };
  const asked = async (lines: readonly string[]) => {
    const terminal = scripted(lines);
    const answer = await askDeck({ terminal, ruleset: games.magic, language: 'en' }, decision);
    return { answer, text: terminal.said.join('\n') };
  };

  it('given it is kept, then it is sent as it is', async () => {
    const { answer, text } = await asked(['', '1']);
    expect(text).toContain('Your deck for game 2:\n  main: 2 Mountain; 1 Lightning Bolt');
    expect(answer).toEqual({ bulk: { main: ['mountain', 'mountain', 'lightning-bolt'], sideboard: ['smash-to-smithereens'] } });
  });

  it('given the input ends, then nothing is chosen', async () => {
    expect((await asked([])).answer).toBe('left');
  });
});
