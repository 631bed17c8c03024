import { describe, expect, it } from '@jest/globals';
import type { Decision, Language, Ruleset, View, Viewer } from '@arbiter/kernel';
import { games } from '@arbiter/games';
import { boardText } from './board.js';
import { botAnswers } from './bot.js';
import { questionText } from './play/question-text.js';
import { drawFrom, keyFrom } from './random.js';
import { localPins } from './rulesets.js';

const names = ['Robin', 'Kim'];
const viewers: readonly Viewer[] = [{ role: 'judge' }, { role: 'spectator' }, { role: 'player', seat: 0 }, { role: 'player', seat: 1 }];
/** Marks of a missing value, and words that are meant for programs only. */
const raw = /NaN|undefined|\[object|\bnull\b|Player \d/;

/** Returns what the terminal shows while bots play: everything that is asked, and the table from every viewer's perspective. */
function shown(ruleset: Ruleset, seed: string, actions: number, language: Language = 'en'): readonly string[] {
  const pins = localPins(ruleset, seed);
  const draw = drawFrom(seed);
  const session = ruleset.openSession(pins, ruleset.start(pins, keyFrom(seed)).state);
  const texts: string[] = [];
  for (let done = 0; done < actions && session.result() === null; done += 1) {
    const decision = session.pending()[0] as Decision;
    texts.push(
      questionText(ruleset, decision, names, language),
      ...viewers.map((viewer) => boardText(ruleset, session.view(viewer), names, language)),
    );
    const acted = botAnswers(ruleset, decision, draw)
      .map((answer) => session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer }))
      .find(({ ok }) => ok);
    if (acted === undefined) throw new Error(`nothing was accepted for ${decision.kind}`);
  }
  return texts;
}

describe('a table in the terminal', () => {
  it.each(Object.entries(games) as readonly (readonly [string, Ruleset])[])(
    'given %s is played for a while, then everybody reads names, numbers and words',
    (_id, ruleset) => {
      const lines = shown(ruleset, 'terminal', 160).flatMap((text) => text.split('\n'));
      expect(lines.filter((line) => raw.test(line))).toEqual([]);
      for (const name of names) expect(lines.some((line) => line.startsWith(`${name}: `))).toBe(true);
    },
  );

  it.each(Object.entries(games) as readonly (readonly [string, Ruleset])[])(
    'given %s is shown in Chinese, then every name of a value, zone and part has a Chinese word',
    (_id, ruleset) => {
      const lines = shown(ruleset, 'terminal', 60, 'zh').flatMap((text) => text.split('\n'));
      expect(lines.filter((line) => raw.test(line))).toEqual([]);
      const values = lines.filter((line) => names.some((name) => line.startsWith(`${name}：`)));
      expect(values.length).toBeGreaterThan(0);
      expect(values.filter((line) => /[a-z]/i.test(line.replace(/^(Robin|Kim)/, '').replace(/\{[^}]*\}/g, '')))).toEqual([]);
    },
  );

  it('given a card whose numbers nobody may know, then it is a question mark', () => {
    const hidden = { id: 1, kind: 'unit', owner: 1, controller: 1, values: {} };
    const view = {
      slots: [{ id: 's', seat: 1, row: 'front', column: 0, object: hidden }],
      zones: [],
      players: [],
      turn: { number: 0, seat: null, phase: '' },
    } as unknown as View;
    expect(boardText(games.starline, view).trim()).toBe('?');
  });
});
