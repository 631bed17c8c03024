import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type {
  Answer,
  BoardLayout,
  CardFacts,
  Decision,
  DeckViolation,
  Domain,
  FormatPins,
  GameEvent,
  GameResult,
  Json,
  JsonObject,
  LayoutArea,
  ObjectView,
  Option,
  PendingView,
  Pins,
  Refusal,
  Ruleset,
  Session,
  SlotView,
  View,
  Viewer,
  ZoneView,
} from '@arbiter/kernel';
import { chooser } from '@arbiter/testing';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { cardFactsSchema, formatSchema } from '../games.js';
import { boardLayoutSchema, type plainAreaSchema } from '../layouts.js';
import { deckViolationSchema } from '../jobs.js';
import { answerSchema } from '../match-commands.js';
import type { domainSchema, optionSchema, pendingViewSchema } from './decisions.js';
import { decisionSchema } from './decisions.js';
import { gameEventSchema } from './events.js';
import type { gameResultSchema } from './parts.js';
import { refusalSchema } from './refusals.js';
import type { objectMembersSchema, objectViewSchema, slotViewSchema, zoneViewSchema } from './views.js';
import { viewSchema } from './views.js';

/** A type as plain data: lists and members read-only at every depth; ids as plain numbers and strings, whatever they identify. */
type Plain<T> = JsonObject extends T
  ? T
  : T extends number
    ? number extends T
      ? number
      : T
    : T extends string
      ? string extends T
        ? string
        : T
      : T extends object
        ? { readonly [K in keyof T]: Plain<T[K]> }
        : T;
/** Whether two types are exactly the same: a member that only one side has is a difference, even an optional one. */
type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;
type Of<S extends z.ZodType> = z.infer<S>;

describe('shapes of the rules over HTTP', () => {
  it('given the types of the contract, then every schema says the same, member by member', () => {
    // A `false` here does not compile.
    const same: {
      readonly option: Same<Of<typeof optionSchema>, Option>;
      readonly domain: Same<Of<typeof domainSchema>, Domain>;
      readonly decision: Same<Of<typeof decisionSchema>, Decision>;
      readonly pending: Same<Of<typeof pendingViewSchema>, PendingView>;
      readonly answer: Same<Of<typeof answerSchema>, Answer>;
      readonly event: Same<Of<typeof gameEventSchema>, GameEvent>;
      readonly object: Same<Of<typeof objectViewSchema>, ObjectView>;
      readonly members: Same<Of<typeof objectMembersSchema>, Omit<ObjectView, 'attachments' | 'under'>>;
      readonly zone: Same<Of<typeof zoneViewSchema>, ZoneView>;
      readonly slot: Same<Of<typeof slotViewSchema>, SlotView>;
      readonly view: Same<Of<typeof viewSchema>, View>;
      readonly result: Same<Of<typeof gameResultSchema>, GameResult>;
      readonly refusal: Same<Of<typeof refusalSchema>, Refusal>;
      readonly violation: Same<Of<typeof deckViolationSchema>, DeckViolation>;
      readonly card: Same<Of<typeof cardFactsSchema>, CardFacts>;
      readonly format: Same<Of<typeof formatSchema>, FormatPins>;
      readonly area: Same<Of<typeof plainAreaSchema>, Exclude<LayoutArea, { readonly area: 'column' }>>;
      readonly layout: Same<Of<typeof boardLayoutSchema>, BoardLayout>;
    } = {
      option: true,
      domain: true,
      decision: true,
      pending: true,
      answer: true,
      event: true,
      object: true,
      members: true,
      zone: true,
      slot: true,
      view: true,
      result: true,
      refusal: true,
      violation: true,
      card: true,
      format: true,
      area: true,
      layout: true,
    };
    expect(Object.values(same)).not.toContain(false);
  });
});

/** Expects that a value fits a schema and that the schema knows all its members: schemas drop unknown members. */
const expectToFit = (schema: z.ZodType, value: unknown): void => {
  const kept = schema.parse(value);
  // Jest's comparison is slow on a whole table but says what differs, so it is called only where there is a difference.
  if (!isDeepStrictEqual(kept, value)) expect(kept).toEqual(value);
};

const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat): Viewer => ({ role: 'player', seat })),
  { role: 'spectator' },
  { role: 'judge' },
];

const pinsOf = (ruleset: Ruleset): Pins => {
  const decks = ruleset.presetDecks().map(({ deck }) => deck);
  return {
    matchId: 'm',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(ruleset.formats)[0] as FormatPins,
    seats: ruleset.seats.min,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true
      ? { decks: Array.from({ length: ruleset.seats.min }, (_, seat) => decks[seat % decks.length] as Json) }
      : {}),
  };
};

/** Plays at random and shows everything that would be sent over HTTP. */
const play = (ruleset: Ruleset, actions: number, show: (session: Session, events: readonly GameEvent[], actions: number) => void): void => {
  const pins = pinsOf(ruleset);
  const draw = chooser(7);
  const begun = ruleset.start(pins, '7'.padStart(64, '0'));
  const session = ruleset.openSession(pins, begun.state);
  show(session, begun.events, 0);
  for (let done = 0; done < actions && session.result() === null; done += 1) {
    const decision = session.pending()[0] as Decision;
    const answer = session.sample(decision, draw);
    expectToFit(answerSchema, answer);
    const acted = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!acted.ok) throw new Error(acted.refusal.detail);
    show(session, acted.events, done + 1);
  }
};

describe.each(Object.entries(games) as readonly (readonly [string, Ruleset])[])('what %s sends', (_, ruleset) => {
  it('given a match played at random, then every view, decision, answer and event fits its schema, and the schema drops nothing', () => {
    const viewers = viewersOf(ruleset.seats.min);
    play(ruleset, 120, (session, events, actions) => {
      for (const viewer of viewers) {
        if (actions % 6 === 0) expectToFit(viewSchema, session.view(viewer));
        const told = ruleset.eventsFor(events, viewer);
        expectToFit(gameEventSchema.array(), told);
      }
      const pending = session.pending();
      expectToFit(decisionSchema.array(), pending);
    });
  });

  it('given its layout, then it fits too', () => {
    expectToFit(boardLayoutSchema, ruleset.layout);
  });

  it('given its cards and formats, then they fit too', () => {
    const cards = ruleset.cards();
    expectToFit(cardFactsSchema.array(), cards);
    const formats = Object.values(ruleset.formats);
    expectToFit(formatSchema.array(), formats);
  });

  it('given a refusal of the rules and what is wrong with a deck, then they fit too', () => {
    const pins = pinsOf(ruleset);
    const { state } = ruleset.start(pins, '1'.padStart(64, '0'));
    const refused = ruleset.apply(pins, state, { type: 'answer', seat: 0, decision: 9_999, answer: { picks: [] } });
    if (refused.ok) throw new Error('an unknown decision was answered');
    expectToFit(refusalSchema, refused.refusal);
    const violations = ruleset.validateDeck(pins.format, 'no deck');
    expect(violations).not.toEqual([]);
    expectToFit(deckViolationSchema.array(), violations);
  });
});
