import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@arbiter/games';
import type { Action, Decision, FormatPins, GameEvent, Json, Language, Option, Pins, Ruleset, Session } from '@arbiter/kernel';
import { chooser, traditionalIn } from '@arbiter/testing';

const languages: readonly Language[] = ['en', 'zh'];
const named = Object.entries(games) as readonly (readonly [string, Ruleset])[];
const names = ['Robin', 'Kim', 'Alex'];

const pinsOf = (ruleset: Ruleset, onTimeOut: FormatPins['onTimeOut']): Pins => {
  const [format] = Object.values(ruleset.formats) as [FormatPins, ...FormatPins[]];
  const decks = ruleset.presetDecks().map(({ deck }): Json => deck);
  return {
    matchId: 'm',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: { ...format, onTimeOut },
    seats: ruleset.seats.min,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true
      ? { decks: Array.from({ length: ruleset.seats.min }, (_, seat) => decks[seat % decks.length] as Json) }
      : {}),
  };
};

/** What a game says while it is played at random: each text with its language, told by names. */
interface Said {
  readonly type: string;
  readonly language: Language;
  readonly text: string;
}
const inBoth = (type: string, say: (language: Language) => string): readonly Said[] =>
  languages.map((language) => ({ type, language, text: say(language) }));
const told = (ruleset: Ruleset, events: readonly GameEvent[]): readonly Said[] =>
  events.flatMap((event) => inBoth(event.type, (language) => ruleset.renderEvent(event, language, names)));
const asked = (ruleset: Ruleset, decision: Decision): readonly Said[] => [
  ...inBoth(decision.kind, (language) => ruleset.renderDecision(decision, language, names)),
  ...('options' in decision.domain ? decision.domain.options : []).flatMap((option: Option) =>
    inBoth(option.label, (language) => ruleset.renderOption(option, language, names)),
  ),
];

const playOn = (
  ruleset: Ruleset,
  pins: Pins,
  seed: number,
  actions: number,
): { readonly session: Session; readonly said: readonly Said[] } => {
  const draw = chooser(seed);
  const begun = ruleset.start(pins, (seed + 1).toString(16).padStart(64, '0'));
  const session = ruleset.openSession(pins, begun.state);
  const said = [...told(ruleset, begun.events)];
  for (let done = 0; done < actions && session.result() === null; done += 1) {
    const decision = session.pending()[0] as Decision;
    said.push(...asked(ruleset, decision));
    const acted = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: session.sample(decision, draw) });
    if (!acted.ok) throw new Error(acted.refusal.detail);
    said.push(...told(ruleset, acted.events));
  }
  return { session, said };
};

/** What only programs say: braces of JSON, gaps, keys in place of words. */
const raw = ({ type, text }: Said): boolean =>
  /\{"|undefined|NaN|\[object/.test(text) || text === '' || text === type || text.startsWith(`${type} {`);

const endings: readonly (readonly [string, FormatPins['onTimeOut'], (decision: Decision) => Action, readonly string[]])[] = [
  ['a time-out that loses the game', 'loseGame', ({ seat, id }) => ({ type: 'timeOut', seat, decision: id }), ['timeRanOut', 'matchEnded']],
  [
    'a time-out that loses the match',
    'loseMatch',
    ({ seat, id }) => ({ type: 'timeOut', seat, decision: id }),
    ['timeRanOut', 'matchEnded'],
  ],
  [
    'a time-out that takes the default answer',
    'defaultAnswer',
    ({ seat, id }) => ({ type: 'timeOut', seat, decision: id }),
    ['timeRanOut'],
  ],
  ['a concession of the game', 'loseGame', () => ({ type: 'concede', seat: 0, scope: 'game' }), ['conceded', 'matchEnded']],
  ['a concession of the match', 'loseGame', () => ({ type: 'concede', seat: 1, scope: 'match' }), ['conceded', 'matchEnded']],
  ['an agreed draw', 'loseGame', () => ({ type: 'agreeDraw', scope: 'match' }), ['drawAgreed', 'matchEnded']],
  ["a judge's decision", 'loseGame', () => ({ type: 'judgeLoss', seat: 0, scope: 'match', rules: [] }), ['judgeLossGiven', 'matchEnded']],
];

describe.each(named)('what %s says', (_id, ruleset) => {
  it.each(endings)('given %s, then all of it is said in words in both languages', (_ending, onTimeOut, action, types) => {
    const { session } = playOn(ruleset, pinsOf(ruleset, onTimeOut), 3, 30);
    const acted = session.act(action(session.pending()[0] as Decision));
    const events = acted.ok ? acted.events : [];
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
    const said = told(ruleset, events);
    expect(said.filter(raw)).toEqual([]);
    // The reason of the end is a word of the game and not of the program.
    expect(said.filter(({ language, text }) => language === 'zh' && /concession|agreedDraw|\bjudge\b|\btime\b/.test(text))).toEqual([]);
  });

  it('given names of the players, then no player is told by a number', () => {
    const { said } = playOn(ruleset, pinsOf(ruleset, 'loseMatch'), 5, 250);
    expect(said.filter(({ text }) => /\bPlayer \d|(玩家|牌手) ?\d/.test(text))).toEqual([]);
    for (const name of names.slice(0, ruleset.seats.min)) expect(said.some(({ text }) => text.includes(name))).toBe(true);
  });

  it('given no names, then players are told by numbers', () => {
    const { events } = ruleset.start(pinsOf(ruleset, 'loseMatch'), '7'.padStart(64, '0'));
    const { session } = playOn(ruleset, pinsOf(ruleset, 'loseMatch'), 5, 10);
    const conceded = session.act({ type: 'concede', seat: 1, scope: 'match' });
    const said = [...events, ...(conceded.ok ? conceded.events : [])].map((event) => ruleset.renderEvent(event, 'en'));
    expect(said.some((text) => text.includes('Player 2'))).toBe(true);
  });

  it('given it is told in Chinese, then in simplified script; names of cards stand as they are printed', () => {
    const printed = ruleset
      .cards()
      .map((card) => card.names.zh)
      .filter((name) => traditionalIn(name).length > 0)
      .sort((left, right) => right.length - left.length);
    const { said } = playOn(ruleset, pinsOf(ruleset, 'loseMatch'), 5, 250);
    expect(said.filter(({ language, text }) => language === 'zh' && traditionalIn(text, printed).length > 0)).toEqual([]);
  });
});

describe('the script of system lines', () => {
  const root = join(import.meta.dirname, '..', '..');
  const filesBelow = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file));
  const spoken = [
    // Subtypes are told as the rulebook prints them.
    ...Object.keys(games).flatMap((game) =>
      filesBelow(join('libs', 'games', game, 'src', 'words')).filter((file) => !file.endsWith('subtype-terms.ts')),
    ),
    ...filesBelow(join('libs', 'recording', 'src')),
    ...filesBelow(join('libs', 'kernel', 'src', 'words')),
    // The choice of a script names each in itself.
    ...filesBelow(join('apps', 'viewer', 'src')).filter((file) => !file.endsWith('language-choice.tsx')),
    ...filesBelow(join('apps', 'cli', 'src', 'commands')),
  ];

  it.each(spoken)('given %s, then what it says in Chinese is in simplified script', (file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    expect(lines.filter((line) => traditionalIn(line).length > 0)).toEqual([]);
  });

  it('given a traditional character among simplified ones, then it is found; a name in its brackets is none of ours', () => {
    expect(traditionalIn('比賽开始')).toEqual(['賽']);
    expect(traditionalIn('「小獸人」进攻')).toEqual([]);
    expect(traditionalIn('風魔石被横置', ['風魔石'])).toEqual([]);
  });
});
