import { beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import {
  type BoardLayout,
  type Decision,
  type FormatPins,
  type Json,
  type Ruleset,
  type Session,
  uniform,
  type View,
  WordStream,
} from '@arbiter/kernel';
import { waitingOf } from '../boards/reading.js';
import { type MainAnswer, mainAnswerOf } from './main-answer.js';

/** A question of a game that was played, what its player saw of the table, and what the main button was. */
interface Position {
  readonly question: Decision;
  readonly view: View;
  readonly main: MainAnswer | null;
}
/** A position whose main button was pressed, and what came when everybody else passed. */
interface Pressed {
  readonly word: string;
  readonly before: Position;
  /** Who was asked next. */
  readonly next: number | null;
  readonly after: View;
}

const drawsOf = (seed: number): ((n: number) => number) => {
  const words = new WordStream(String(seed).padStart(64, '0'));
  let position = 0;
  return (n) => uniform(n, () => words.word(position++));
};

const sessionOf = (ruleset: Ruleset, seed: number): Session => {
  const decks = ruleset.presetDecks().map(({ deck }): Json => deck);
  const seats = ruleset.seats.min;
  const pins = {
    matchId: 'm',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(ruleset.formats)[0] as FormatPins,
    seats,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true
      ? { decks: Array.from({ length: seats }, (_, seat) => decks[(seed + seat) % decks.length] as Json) }
      : {}),
  };
  return ruleset.openSession(pins, ruleset.start(pins, String(seed).padStart(64, '0')).state);
};

const optionsOf = ({ domain }: Decision): readonly string[] => (domain.type === 'options' ? domain.options.map(({ id }) => id) : []);
const viewOf = (session: Session, seat: number): View => session.view({ role: 'player', seat });
const stepOf = (view: View): string => String(view.values['step'] ?? '');

/** What has to change before anything has come of a pass: the phase, the step, the turn, or what waits. */
const momentOf = (view: View, layout: BoardLayout): string =>
  JSON.stringify([view.turn.number, view.turn.phase, stepOf(view), waitingOf(view, layout.waiting).map(({ key }) => key)]);

/** Plays matches at random, with many passes, and presses every second main button. */
const play = (ruleset: Ruleset, layout: BoardLayout): { readonly positions: Position[]; readonly pressed: Pressed[] } => {
  const positions: Position[] = [];
  const pressed: Pressed[] = [];
  for (let seed = 1; seed <= 3; seed += 1) {
    const session = sessionOf(ruleset, seed);
    const draw = drawsOf(seed);
    for (let count = 0; count < 650; count += 1) {
      const [question] = session.pending();
      if (question === undefined) break;
      const { seat, id } = question;
      const view = viewOf(session, seat);
      const main = mainAnswerOf(question, view, layout);
      const before = { question, view, main };
      positions.push(before);
      const press = main !== null && draw(2) === 0;
      session.act({ type: 'answer', seat, decision: id, answer: press ? { picks: [main.option] } : session.sample(question, draw) });
      if (press && main.option === 'pass') pressed.push({ word: main.word ?? '', before, ...othersPass(session, before, layout, draw) });
    }
  }
  return { positions, pressed };
};

/** Has everybody pass until something comes of it. */
const othersPass = (session: Session, { view, question }: Position, layout: BoardLayout, draw: (n: number) => number) => {
  const next = session.pending()[0]?.seat ?? null;
  const was = momentOf(view, layout);
  for (let count = 0; count < 20; count += 1) {
    const [asked] = session.pending();
    if (asked === undefined || momentOf(viewOf(session, question.seat), layout) !== was) break;
    const answer = optionsOf(asked).includes('pass') ? { picks: ['pass'] } : session.sample(asked, draw);
    session.act({ type: 'answer', seat: asked.seat, decision: asked.id, answer });
  }
  return { next, after: viewOf(session, question.seat) };
};

const isOwnTurn = ({ question, view }: Position): boolean => view.turn.seat === question.subject;
const isAt =
  (kind: string, own: boolean | null, phase: string, step: string | null, waits: boolean) =>
  (position: Position): boolean =>
    position.question.kind === kind &&
    optionsOf(position.question).includes('pass') &&
    (own === null || isOwnTurn(position) === own) &&
    (phase === '' || position.view.turn.phase === phase) &&
    (step === null || stepOf(position.view) === step) &&
    (Number(position.question.prompt.params['stack'] ?? position.question.prompt.params['chase'] ?? 0) !== 0) === waits;
const inWindow =
  (own: boolean, window: string, phase: string, step: string | null = null) =>
  (position: Position): boolean =>
    position.question.prompt.params['window'] === window && isAt('fastEffect', own, phase, step, false)(position);
/** The controller of what resolves next, where the zone of this kind holds it. */
const nextIsOwn =
  (zone: string, own: boolean) =>
  ({ question, view }: Position): boolean => {
    const next = view.zones.find(({ kind }) => kind === zone)?.objects[0];
    return next !== undefined && (next.controller === question.subject) === own;
  };
const both =
  (...tests: readonly ((position: Position) => boolean)[]) =>
  (position: Position): boolean =>
    tests.every((test) => test(position));
const attacked = ({ view }: Position): boolean =>
  view.zones.some(({ objects }) => objects.some(({ values }) => ((values['attacking'] ?? []) as readonly Json[]).length > 0));

type Case = readonly [when: string, is: (position: Position) => boolean, says: string | null];

const cases: { readonly [game in keyof typeof games]: readonly Case[] } = {
  magic: [
    ['their own spell waits in their turn', both(isAt('act', true, '', null, true), nextIsOwn('stack', true)), 'Let them answer'],
    ['another spell waits in their turn', both(isAt('act', true, '', null, true), nextIsOwn('stack', false)), 'Let it resolve'],
    ['something waits in the turn of the other', isAt('act', false, '', null, true), 'Let it resolve'],
    ['upkeep', isAt('act', null, 'upkeep', null, false), 'End upkeep'],
    ['draw step', isAt('act', null, 'draw', null, false), 'To main phase'],
    ['first main phase', isAt('act', null, 'main', null, false), 'To combat'],
    ['beginning of combat', isAt('act', null, 'beginCombat', null, false), 'To attackers'],
    ['attackers, with some', both(isAt('act', null, 'declareAttackers', null, false), attacked), 'To blockers'],
    ['attackers, without any', both(isAt('act', null, 'declareAttackers', null, false), (one) => !attacked(one)), 'Go on with combat'],
    ['blockers', both(isAt('act', null, 'declareBlockers', null, false), attacked), 'To damage'],
    ['damage', isAt('act', null, 'combatDamage', null, false), 'Go on with combat'],
    ['end of combat', isAt('act', null, 'endCombat', null, false), 'End combat'],
    ['second main phase', isAt('act', null, 'main2', null, false), 'To end step'],
    ['end of their turn', isAt('act', true, 'end', null, false), 'End turn'],
    ['end of the turn of the other', isAt('act', false, 'end', null, false), 'Let the turn end'],
    ['a hand to keep or not', ({ question }) => question.kind === 'mulligan', null],
  ],
  yugioh: [
    [
      'a chain of one',
      both(
        ({ view }) => (view.values['chain'] as Json[]).length === 1,
        (one) => one.question.prompt.params['window'] === 'chain',
      ),
      'Chain 2: nothing',
    ],
    ['after something was done', inWindow(true, 'timing', 'main1'), 'Activate nothing'],
    ['a summon that can be negated', inWindow(false, 'summoning', ''), 'Activate nothing'],
    ['their Draw Phase', inWindow(true, 'open', 'draw'), 'End Draw Phase'],
    ['their Standby Phase', inWindow(true, 'open', 'standby'), 'End Standby Phase'],
    ['their End Phase', inWindow(true, 'open', 'end'), 'End turn'],
    ['the start of their Battle Phase', inWindow(true, 'open', 'battle', 'start'), 'End the step'],
    ['the end of their Battle Phase', inWindow(true, 'open', 'battle', 'endStep'), 'End Battle Phase'],
    ["the other's Main Phase is to end", inWindow(false, 'goOn', 'main1'), 'Let the phase end'],
    ["a step of the other's Battle Phase is to end", inWindow(false, 'goOn', 'battle', 'start'), 'Let the step end'],
    ["the other's Battle Phase is to end", inWindow(false, 'goOn', 'battle', 'endStep'), 'Let the Battle Phase end'],
    ["the other's turn is to end", inWindow(false, 'goOn', 'end'), 'Let the turn end'],
    ['the Battle Phase is open to them', ({ question }) => optionsOf(question).includes('battlePhase'), 'battlePhase'],
    [
      'no Battle Phase is open to them',
      both(isAt('openAction', true, 'main1', null, false), ({ question }) => !optionsOf(question).includes('battlePhase')),
      'To the End Phase',
    ],
    ['second Main Phase', isAt('openAction', true, 'main2', null, false), 'To the End Phase'],
    ['Battle Step', isAt('openAction', true, 'battle', 'battle', false), 'End the Battle Step'],
    ['an effect that triggered', ({ question }) => question.kind === 'chainTrigger', null],
  ],
  'force-of-will': [
    ['their own spell waits in their turn', both(isAt('act', true, '', null, true), nextIsOwn('chase', true)), 'Let them answer'],
    ['something waits in the turn of the other', isAt('act', false, '', null, true), 'Let it resolve'],
    ['draw phase', isAt('act', null, 'draw', null, false), 'Go on drawing'],
    ['recovery phase', isAt('act', null, 'recovery', null, false), 'Go on with recovery'],
    ['main phase', isAt('act', null, 'main', '', false), 'To the end phase'],
    ['start of a battle', isAt('act', null, 'main', 'battleStart', false), 'To the attack'],
    ['attack', isAt('act', null, 'main', 'attackDeclaration', false), 'Go on with the battle'],
    ['end of a battle', isAt('act', null, 'main', 'battleEnd', false), 'End the battle'],
    ['end phase', isAt('act', null, 'end', null, false), 'To the end of turn'],
    ['an attacker to choose', ({ question }) => question.kind === 'attack', null],
  ],
  'grand-archive': [
    ['their own card waits in their turn', both(isAt('act', true, '', null, true), nextIsOwn('effectsStack', true)), 'Let them answer'],
    ['something waits in the turn of the other', isAt('act', false, '', null, true), 'Let it resolve'],
    ['their recollection phase', isAt('act', true, 'recollection', null, false), 'Recollect'],
    ["the other's recollection phase", isAt('act', false, 'recollection', null, false), 'Let them recollect'],
    ['main phase', isAt('act', null, 'main', '', false), 'To the end phase'],
    ['retaliation', isAt('act', null, 'main', 'retaliation', false), 'Go on with combat'],
    ['damage', isAt('act', null, 'main', 'damage', false), 'To combat damage'],
    ['their end phase', isAt('act', true, 'end', null, false), 'End turn'],
    ["the other's end phase", isAt('act', false, 'end', null, false), 'Let the turn end'],
    ['a card to materialize', ({ question }) => question.kind === 'materialize', null],
  ],
  starline: [
    [
      'a phase that they may end',
      both(
        ({ question }) => question.kind === 'mainAction',
        ({ question }) => optionsOf(question).includes('end'),
      ),
      'end',
    ],
    ['a Little Traveler to summon', ({ question }) => optionsOf(question).includes('traveller'), null],
    ['a tactic to choose', ({ question }) => optionsOf(question).includes('formation'), null],
    [
      'an attacker was declared',
      ({ question }) => question.kind === 'declareAttack' && optionsOf(question).includes('done'),
      'Attack with these',
    ],
    ['no attacker was declared', ({ question }) => question.kind === 'declareAttack' && !optionsOf(question).includes('done'), null],
    ['units to move', ({ question }) => question.kind === 'arrangeUnit', 'Finish moving'],
    [
      'before a fight',
      both(
        ({ question }) => question.kind === 'defenceWindow',
        ({ view }) => (view.values['fight'] ?? null) === null,
      ),
      'Let the attack go on',
    ],
    [
      'after a fight',
      both(
        ({ question }) => question.kind === 'defenceWindow',
        ({ view }) => (view.values['fight'] ?? null) !== null,
      ),
      'Nothing more',
    ],
    ['a moment at which a card may be used', ({ question }) => question.kind === 'respond', 'Use nothing'],
  ],
};

const phaseIs =
  (...phases: readonly string[]) =>
  ({ after }: Pressed): boolean =>
    phases.includes(after.turn.phase);
/** The phase has come, and is perhaps over already because nobody was asked in it. */
const phaseWas =
  (phase: string) =>
  ({ before, after }: Pressed): boolean =>
    after.turn.phase === phase || after.turn.number > before.view.turn.number || after.status === 'ended';
const phaseIsOver = ({ before, after }: Pressed): boolean =>
  after.turn.phase !== before.view.turn.phase || after.turn.number !== before.view.turn.number;
const stepIsOver = ({ before, after }: Pressed): boolean =>
  stepOf(after) !== stepOf(before.view) || phaseIsOver({ before, after } as Pressed);
/** The turn has ended, or is about to: cards are discarded as it ends. */
const turnEnds = (pressed: Pressed): boolean =>
  pressed.after.turn.number > pressed.before.view.turn.number || pressed.after.turn.phase === 'cleanup' || pressed.after.status === 'ended';

/** What must have come when everybody passed, by what the button said. */
const comes = (layout: BoardLayout): { readonly [word: string]: (pressed: Pressed) => boolean } => {
  const isGone = ({ before, after }: Pressed): boolean => {
    const [next] = waitingOf(before.view, layout.waiting);
    return waitingOf(after, layout.waiting).every(({ key }) => key !== next?.key);
  };
  return {
    'main.letAnswer': (pressed) => pressed.next !== pressed.before.question.seat || isGone(pressed),
    'main.resolve': isGone,
    'main.endUpkeep': phaseIsOver,
    'main.toMain': phaseIs('main'),
    'main.toCombat': phaseIs('beginCombat'),
    'main.toAttackers': phaseIs('declareAttackers'),
    'main.toBlockers': phaseIs('declareBlockers'),
    'main.toDamage': phaseIs('combatDamage'),
    'main.endCombat': phaseIs('main2'),
    'main.toEndStep': phaseIs('end'),
    'main.toEndPhase': phaseWas('end'),
    'main.endTurn': turnEnds,
    'main.letTurnEnd': turnEnds,
    'main.endDraw': phaseIsOver,
    'main.endStandby': phaseIsOver,
    'main.endBattle': phaseIsOver,
    'main.letBattleEnd': phaseIsOver,
    'main.endStep': stepIsOver,
    'main.letStepEnd': stepIsOver,
    'main.endBattleStep': stepIsOver,
    'main.letPhaseEnd': phaseIsOver,
    'main.toAttack': ({ after }) => stepOf(after) === 'attackDeclaration',
    'main.battleOver': stepIsOver,
    'main.recollect': phaseIsOver,
    'main.letRecollect': phaseIsOver,
  };
};

/** Questions about passing: each has a main button, whatever the moment. */
const asksToPass = ({ question }: Position): boolean =>
  ['act', 'fastEffect', 'openAction', 'defenceWindow', 'respond'].includes(question.kind) && optionsOf(question).includes('pass');

describe.each(Object.keys(games) as (keyof typeof games)[])('the main button in %s', (game) => {
  const ruleset: Ruleset = games[game];
  const { layout } = ruleset;
  if (layout === undefined) throw new Error('a game of the house has no layout');
  let positions: readonly Position[] = [];
  let pressed: readonly Pressed[] = [];
  beforeAll(() => {
    ({ positions, pressed } = play(ruleset, layout));
  });
  const says = (main: MainAnswer | null): string | null =>
    main === null ? null : main.word === null ? main.option : (layout.words[main.word]?.en ?? '').replace('$', String(main.number));

  it.each(cases[game])('given %s, then it says what that leads to', (_, is, expected) => {
    const found = positions.filter(is);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found.map(({ main }) => says(main)))]).toEqual([expected]);
  });

  it('given any question about passing, then there is a main button, which passes or goes to the next phase', () => {
    expect(positions.filter(asksToPass).filter(({ main }) => main === null)).toEqual([]);
    expect(positions.filter(({ main, question }) => main !== null && !optionsOf(question).includes(main.option))).toEqual([]);
  });

  it('given that everybody else passes, then what it said comes', () => {
    const outcomes = comes(layout);
    const broken = pressed.filter((one) => outcomes[one.word]?.(one) === false);
    expect(
      broken.slice(0, 5).map(({ word, before, after }) => [word, before.question.kind, before.view.turn, after.turn, stepOf(after)]),
    ).toEqual([]);
  });

  it('given what it says, then there are words for it in both languages', () => {
    const keys = (layout.mainAnswers ?? []).flatMap(({ word }) => word ?? []);
    expect(keys.filter((key) => !/\p{Script=Han}/u.test(layout.words[key]?.zh ?? ''))).toEqual([]);
  });
});
