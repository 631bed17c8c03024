import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type Language, type Pins } from '@arbiter/kernel';
import { chooser } from '@arbiter/testing';
import { magic } from '../game.js';
import { parameter } from './values.js';

const ruleset = createRuleset(magic);
const languages: readonly Language[] = ['en', 'zh'];
/** Names of fields, ids and values that only the program understands. */
const raw = /\{"|\bobject:|player:|undefined|null|\[object|\b[a-z]+[A-Z][a-z]+\b|\s$| {2}/;

/** Returns every text of a game between two preset decks: of events, questions and options. */
function said(first: number, second: number): ReadonlySet<string> {
  const decks = [first, second].map((at) => (magic.presetDecks[at] as (typeof magic.presetDecks)[number]).deck) as readonly Json[];
  const pins: Pins = {
    matchId: 'm',
    game: 'magic',
    ruleset: '',
    catalogueHash: '',
    format: magic.formats.single as Pins['format'],
    seats: 2,
    seedCommitment: null,
    decks,
  };
  const draw = chooser(first * 7 + second);
  const begun = ruleset.start(pins, (first * 4 + second + 1).toString(16).padStart(64, '0'));
  const session = ruleset.openSession(pins, begun.state);
  const texts = new Set<string>();
  const tell = (events: readonly GameEvent[]): void => {
    for (const viewer of [{ role: 'judge' }, { role: 'spectator' }] as const)
      for (const event of ruleset.eventsFor(events, viewer))
        for (const language of languages) texts.add(ruleset.renderEvent(event, language));
  };
  tell(begun.events);
  for (let actions = 0; actions < 400 && session.result() === null; actions += 1) {
    const decision = session.pending()[0] as Decision;
    for (const language of languages) {
      texts.add(ruleset.renderDecision(decision, language));
      if ('options' in decision.domain) for (const option of decision.domain.options) texts.add(ruleset.renderOption(option, language));
    }
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: session.sample(decision, draw) });
    if (!done.ok) throw new Error(done.refusal.detail);
    tell(done.events);
  }
  return texts;
}

describe('what is said in a game', () => {
  it('given games of the preset decks, then no text holds a word that only the program understands', () => {
    const texts = [said(0, 1), said(2, 3)].flatMap((found) => [...found]);
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => raw.test(text))).toEqual([]);
  });

  it('names what a card that is not shown may be, whom a spell targets, and what an ability or a mode says', () => {
    expect([parameter('card', null, 'en'), parameter('card', '', 'zh')]).toEqual(['a card', '一张牌']);
    expect(parameter('aimedAt', ['player:1', { object: 7, card: 'grizzly-bears' }], 'en')).toBe(' → Player 2, Grizzly Bears');
    expect(parameter('aimedAt', [], 'en')).toBe('');
    expect(parameter('ability', 'lightning-bolt/abilities/0', 'en')).toBe('Lightning Bolt deals 3 damage to any target.');
    expect(parameter('mode', 'cryptic-command/abilities/0/modes/of/3', 'en')).toBe('Draw a card.');
    expect(parameter('ability', 'keyword:evoke{"cost":"{2}{U}"}/abilities/1', 'zh')).toBe('（呼魂）');
  });

  it('names zones, steps, reasons and durations, and leaves out what is nobody', () => {
    expect(
      ['from', 'step', 'reason', 'until', 'until'].map((name, at) =>
        parameter(name, ['graveyard', 'endCombat', 'emptyLibrary', 'endOfTurn', 'turnOf:1'][at] as string, 'en'),
      ),
    ).toEqual(['the graveyard', 'end of combat', 'drew from an empty library', 'until end of turn', "until a player's next turn"]);
    expect([
      parameter('winners', [], 'en'),
      parameter('winners', [0, 1], 'en'),
      parameter('by', 3, 'en'),
      parameter('won', true, 'zh'),
    ]).toEqual(['nobody', 'Player 1, Player 2', '+3', '是']);
  });
});
