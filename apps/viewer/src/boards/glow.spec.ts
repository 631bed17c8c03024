import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { BoardLayout, Decision, FormatPins, Json, Option, Pins, Ruleset, View } from '@arbiter/kernel';
import { createElement } from 'preact';
import { type Choice, ChoiceContext } from '../play/choice.js';
import { firstSelection, optionsAbout } from '../play/selection.js';
import { drawer } from '../specs/drawer.js';
import { type PlainNode, rendered, taken } from '../testing/plain-document.js';
import type { MatchShown, WordedDecision } from '../types.js';
import { wordsOf } from '../words.js';
import { Board } from './board.js';

const wordless = { en: '', zh: '' };
const worded = (decision: Decision): WordedDecision => {
  const { domain } = decision;
  const option = (one: Option) => ({ ...one, words: wordless });
  const told = { ...decision, domain: 'options' in domain ? { ...domain, options: domain.options.map(option) } : domain, words: wordless };
  return JSON.parse(JSON.stringify(told)) as WordedDecision;
};

const choiceOf = (decision: WordedDecision): Choice => ({
  questions: [decision],
  selectionOf: ({ domain }) => (domain.type === 'bulk' ? { kind: 'picks', picks: [] } : firstSelection(domain)),
  offersAt: (pointed) => optionsAbout(decision.domain, pointed).map((option) => ({ decision, option, picked: false })),
  choose: () => undefined,
});

/** The table as the page draws it for whoever is asked. */
const drawn = (view: View, layout: BoardLayout, decision: WordedDecision): PlainNode => {
  const matchView: MatchShown = {
    matchId: 'm',
    version: 1,
    newest: 1,
    at: 0,
    now: 0,
    status: 'running',
    game: '',
    ruleset: '',
    format: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
    players: [],
    view: null,
    pending: [],
    result: null,
    ready: [],
    entropy: [],
    drawOffers: [],
    calls: [],
    seedCommitment: '',
    clocks: null,
  };
  const board = createElement(Board, {
    matchView,
    view: JSON.parse(JSON.stringify(view)),
    layout: JSON.parse(JSON.stringify(layout)),
    cards: new Map(),
    language: 'en',
    word: wordsOf(null),
    near: decision.seat,
  });
  return rendered(createElement(ChoiceContext.Provider, { value: choiceOf(decision) }, board));
};

const isShut = (one: PlainNode): boolean =>
  one.localName === 'details' && !(one.childNodes[0]?.elements().some((inner) => inner.has('choosable')) ?? false);

/** What glows and can be clicked: the names of the things under each button, where all piles around it say that they hold something. */
const glowing = (table: PlainNode): readonly string[] =>
  table
    .elements()
    .filter((one) => one.has('choose'))
    .flatMap((button) => {
      const around = button.around();
      const thing = around.find((one) => one.attributes.has('data-at'));
      const lights = around.slice(0, 4).some((one) => one.has('choosable'));
      return lights && !around.some(isShut) ? (thing?.attributes.get('data-at') ?? '?').split(' ') : [];
    });

const namesIn = ({ about = [] }: Pick<Option, 'about'>): readonly string[] =>
  about.flatMap((one) =>
    'object' in one ? [`object:${one.object}`] : 'player' in one ? [`player:${one.player}`] : 'place' in one ? [`place:${one.place}`] : [],
  );

const whereIs = (view: View, name: string): string => {
  const zone = view.zones.find(({ objects }) => objects.some(({ id }) => name === `object:${id}`));
  if (zone !== undefined) return zone.kind;
  const under = [...view.zones.flatMap(({ objects }) => objects), ...view.slots.flatMap(({ object }) => object ?? [])].find((object) =>
    [...object.under, ...object.attachments].some(({ id }) => name === `object:${id}`),
  );
  return under === undefined ? 'unseen' : 'under';
};

const pinsOf = (ruleset: Ruleset, seed: number): Pins => {
  const decks = ruleset.presetDecks().map(({ deck }): Json => deck);
  const deck = (at: number): Json => decks[(seed + at) % decks.length] as Json;
  return {
    matchId: 'm',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(ruleset.formats)[0] as FormatPins,
    seats: 2,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true ? { decks: [deck(0), deck(1)] } : {}),
  };
};

/** Plays at random, and calls back with each question and the table that whoever is asked sees. */
const walk = (ruleset: Ruleset, seeds: number, most: number, see: (view: View, decision: Decision) => void): void => {
  for (let seed = 1; seed <= seeds; seed++) {
    const pins = pinsOf(ruleset, seed);
    const session = ruleset.openSession(pins, ruleset.start(pins, String(seed).padStart(64, '0')).state);
    const draw = drawer(seed);
    for (let at = 0; at < most && session.result() === null; at++) {
      const asked = session.pending()[0] as Decision;
      const view = session.view({ role: 'player', seat: asked.seat });
      for (const one of view.pending) if (one.yours) see(view, one.decision);
      let answer = session.sample(asked, draw);
      for (let again = 0; again < 3 && JSON.stringify(answer).includes('"pass'); again++) answer = session.sample(asked, draw);
      session.act({ type: 'answer', seat: asked.seat, decision: asked.id, answer });
    }
  }
};

/** So many questions of one kind are looked at in each game. */
const looksAtKind = 8;

/**
 * Where cards lie that can be chosen beside the table only: in no place of it that the reader sees, such as a deck that is searched, or
 * cards that are shown for this question alone; and in the deck of a game whose table has no place for it.
 */
const besideTheTable = ['unseen', 'library'];

describe.each(Object.entries(games) as readonly (readonly [string, Ruleset])[])('the table of %s', (_, ruleset) => {
  const { layout } = ruleset;
  if (layout === undefined) throw new Error('a game of the house has no layout');

  it('given positions of matches at random, then all that can be chosen on the table glows there, and nothing else does', () => {
    const dark = new Set<string>();
    const wrong = new Set<string>();
    const looks = new Map<string, number>();
    walk(ruleset, 4, 140, (view, decision) => {
      const looked = looks.get(decision.kind) ?? 0;
      looks.set(decision.kind, looked + 1);
      if (!('options' in decision.domain) || looked >= looksAtKind) return;
      const { options } = decision.domain;
      const table = drawn(view, layout, worded(decision));
      const lit = new Set(glowing(table));
      taken(table);
      const wanted = new Set(options.flatMap(namesIn));
      for (const name of lit) if (!wanted.has(name)) wrong.add(`${decision.kind} ${name}`);
      for (const option of options) {
        const names = namesIn(option);
        if (names.length === 0 || names.some((name) => lit.has(name))) continue;
        const place = whereIs(view, names[0] as string);
        if (!besideTheTable.includes(place)) dark.add(`${decision.kind} ${place}`);
      }
    });
    expect([...wrong]).toEqual([]);
    expect([...dark]).toEqual([]);
  });
});
