import { afterAll, describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { Action, Decision, FormatPins, Json, MatchState, Pins, PlayedStep, Ruleset, Session, View, Viewer } from '@arbiter/kernel';
import { chooser } from '@arbiter/testing';

/** How many matches of each game are played, and how often each goes back; `REWINDS=1000` rewinds so often in each game. */
const matches = Math.ceil(Number(process.env['REWINDS'] ?? 12) / 6);
const rewindsOfMatch = 6;

const named = [
  ['Starline', games.starline],
  ['Magic', games.magic],
  ['Yu-Gi-Oh!', games.yugioh],
  ['Force of Will', games['force-of-will']],
  ['Grand Archive', games['grand-archive']],
] as const;

const keyOf = (seed: number): string => seed.toString(16).padStart(64, '0');

const pinsOf = (ruleset: Ruleset, seed: number): Pins => {
  const [format] = Object.values(ruleset.formats) as [FormatPins, ...FormatPins[]];
  const decks = ruleset.presetDecks().map(({ deck }): Json => deck);
  const { game, seats } = ruleset;
  const pinned = Array.from({ length: seats.min }, (_, seat) => decks[(seed + seat) % decks.length] as Json);
  return {
    matchId: `match ${seed}`,
    game,
    ruleset: '',
    format,
    seats: seats.min,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true ? { decks: pinned } : {}),
  };
};

/** A match so far. */
interface Played {
  readonly pins: Pins;
  readonly session: Session;
  /** What led to each version from 1 on, also to those that were abandoned. */
  readonly steps: readonly PlayedStep[];
  /** The state at each version. */
  readonly states: readonly MatchState[];
  /** The versions that stand, in order. */
  readonly standing: readonly number[];
}

const playOn = (from: Played, draw: (n: number) => number, most: number): Played => {
  const [steps, states, standing] = [[...from.steps], [...from.states], [...from.standing]];
  for (let done = 0; done < most && from.session.result() === null; done += 1) {
    const pending = from.session.pending();
    const decision = pending[draw(pending.length)] as Decision;
    const answer = from.session.sample(decision, draw);
    const action: Action = { type: 'answer', seat: decision.seat, decision: decision.id, answer };
    const acted = from.session.act(action);
    if (!acted.ok) throw new Error(acted.refusal.detail);
    steps.push({ action });
    states.push(from.session.state());
    standing.push(states.length - 1);
  }
  return { ...from, steps, states, standing };
};

const begin = (ruleset: Ruleset, seed: number): Played => {
  const pins = pinsOf(ruleset, seed);
  const { state } = ruleset.start(pins, keyOf(seed + 1));
  expect(state.header.version).toBe(0);
  return { pins, session: ruleset.openSession(pins, state), steps: [], states: [state], standing: [0] };
};

/** What a rewind must leave as it was, as a viewer sees it: everything but numbers that run on, presets, and the ids of shuffled cards. */
const seenAlike = (view: View): unknown => {
  const plain = {
    ...view,
    version: 0,
    pending: view.pending.map((one) =>
      'decision' in one ? { ...one, may: [], decision: { ...one.decision, id: 0, openedAt: 0 } } : { ...one, may: [], id: 0, openedAt: 0 },
    ),
    players: view.players.map(({ seat, values }) => ({ seat, values: { ...values, passing: '', asked: '' } })),
  };
  return plain;
};

/** What players said of questions to come: '' for nothing. */
const presetsIn = ({ players }: Tables): readonly unknown[] =>
  players.flatMap(({ passing = '', asked = 'everywhere' }) => [passing, asked === 'everywhere' ? '' : asked]);

interface Tables {
  readonly header: { readonly [counter: string]: unknown };
  readonly frames: readonly { readonly locals: unknown }[];
  readonly decisions: { readonly [id: string]: { readonly decision: { readonly prompt: unknown; readonly domain: unknown } } };
  readonly players: readonly { readonly passing?: string; readonly asked?: string }[];
  readonly zones: { readonly [id: string]: { readonly kind: string; readonly seat: number; readonly order: readonly number[] } };
  readonly objects: { readonly [id: string]: { readonly id: number; readonly card: string; readonly knownTo: number } };
}
const tablesOf = (state: MatchState): Tables => state as unknown as Tables;
/** Numbers that stand in unfinished work and open questions. */
const busyIn = ({ frames, decisions }: Tables): readonly number[] => {
  const questions = Object.values(decisions).map(({ decision: { prompt, domain } }) => [prompt, domain]);
  return (JSON.stringify([frames.map(({ locals }) => locals), questions]).match(/\d+/g) ?? []).map(Number);
};
const cardsOf = ({ zones, objects }: Tables, zone: string): readonly string[] =>
  (zones[zone]?.order ?? []).map((id) => objects[id]?.card ?? '');
const counters = ['events', 'moment', 'nextId', 'nextDecision', 'nextFrame', 'nextEffect', 'nextStamp'] as const;
const sorted = (cards: readonly string[]): readonly string[] => [...cards].sort();

let shuffles = 0;
afterAll(() => expect(shuffles).toBeGreaterThan(0));

describe.each(named)('a match of %s that goes back', (_name, ruleset) => {
  const rules = ruleset.rewinding!;
  const viewers: readonly Viewer[] = [
    { role: 'judge' },
    { role: 'spectator' },
    ...Array.from({ length: ruleset.seats.min }, (_, seat): Viewer => ({ role: 'player', seat })),
  ];

  it('draws again what was drawn, where the same is done again', () => {
    let drawn = 0;
    for (let match = 0; match < 8; match += 1) {
      const played = playOn(begin(ruleset, match), chooser(match + 100), 70);
      const { pins, steps, states } = played;
      for (let from = 20; from + 12 < states.length; from += 12) {
        const since = steps.slice(from, from + 12);
        const [then, now] = [states[from] as MatchState, states[from + 12] as MatchState];
        // Somebody who passed ahead then is asked now.
        if (presetsIn(tablesOf(then)).some((one) => one !== '')) continue;
        const piles = rules.pilesToShuffle(pins, then, since);
        const again = ruleset.openSession(pins, rules.rewind(pins, then, now, { key: keyOf(5), piles }).state);
        const once = ruleset.openSession(pins, then);
        for (const [at, step] of since.entries()) {
          if (!('action' in step) || step.action.type !== 'answer') throw new Error('only answers were given');
          const { decision: id, seat, answer } = step.action;
          const which = once.pending().findIndex((one) => one.id === id);
          const events = once.act(step.action);
          const decision = again.pending()[which];
          // Where chance or a preset came in, another game is played from here on.
          if (decision === undefined || !events.ok || events.events.some(({ type }) => type === 'chanceDrawn' || type === 'shuffled'))
            break;
          if (!again.act({ type: 'answer', seat, decision: decision.id, answer }).ok) break;
          const draws = events.events.filter(({ type }) => type === 'cardDrawn' || type === 'cardsDrawn').length;
          if (draws === 0) continue;
          drawn += draws;
          const hands = (one: Session): unknown =>
            Object.keys(tablesOf(one.state()).zones).map((zone) => [at, zone, sorted(cardsOf(tablesOf(one.state()), zone))]);
          expect(hands(again)).toEqual(hands(once));
        }
      }
    }
    expect(drawn).toBeGreaterThan(0);
  });

  it('stands as it stood, under numbers that run on, with what is known unshuffled, and goes on', () => {
    for (let match = 0; match < matches; match += 1) {
      const draw = chooser(match + 1);
      let played = playOn(begin(ruleset, match), draw, 90);
      for (let rewind = 0; rewind < rewindsOfMatch && played.session.result() === null; rewind += 1) {
        const { pins, steps, states, standing } = played;
        const at = draw(standing.length - 1);
        const rewoundTo = standing[at] as number;
        const [then, now] = [states[rewoundTo] as MatchState, played.session.state()];
        const piles = rules.pilesToShuffle(pins, then, steps.slice(rewoundTo));
        const order = { key: keyOf(1_000 * match + rewind + 7), piles };
        const { state, pending } = rules.rewind(pins, then, now, order);
        shuffles += Object.keys(piles).length;

        // Every number is new.
        const [before, after, old] = [now, state, then].map(tablesOf) as [Tables, Tables, Tables];
        expect(state.header.version).toBe(now.header.version + 1);
        for (const counter of counters)
          expect([counter, Number(after.header[counter]) >= Number(before.header[counter])]).toEqual([counter, true]);
        for (const { id } of pending) expect(id).toBeGreaterThanOrEqual(Number(before.header['nextDecision']));

        // Everybody sees what they saw then.
        for (const viewer of viewers.slice(1))
          expect(seenAlike(ruleset.view(pins, state, viewer))).toEqual(seenAlike(ruleset.view(pins, then, viewer)));

        // Piles hold the same cards; those that were not disturbed lie as they lay, and of the others what was drawn does.
        for (const [zone, { seat }] of Object.entries(old.zones)) {
          const [cards, lay] = [cardsOf(after, zone), cardsOf(old, zone)];
          const kept = piles[zone] ?? cards.length;
          expect([zone, seat, sorted(cards)]).toEqual([zone, seat, sorted(lay)]);
          expect([zone, cards.slice(0, kept)]).toEqual([zone, lay.slice(0, kept)]);
        }

        // Nobody passes ahead, whatever they said since or before.
        for (const preset of presetsIn(after)) expect(preset).toBe('');

        // Cards that are shuffled can't be told by their ids, and what somebody knew then they know.
        for (const [zone, kept] of Object.entries(piles)) {
          const lay = old.zones[zone]?.order ?? [];
          for (const [place, id] of (after.zones[zone]?.order ?? []).entries()) {
            const stays = place < kept || old.objects[lay[place] ?? 0]?.knownTo !== 0;
            if (stays) expect([zone, place, id]).toEqual([zone, place, lay[place]]);
            else if (id === lay[place]) expect(busyIn(after)).toContain(id);
            else expect(id).toBeGreaterThanOrEqual(Number(before.header['nextId']));
          }
        }

        // The same order gives the same, and an answer to an abandoned question finds it closed.
        expect(ruleset.fingerprint(rules.rewind(pins, then, now, order).state)).toBe(ruleset.fingerprint(state));
        const session = ruleset.openSession(pins, state);
        for (const { id, seat } of ruleset.pending(now))
          expect(session.act({ type: 'answer', seat, decision: id, answer: { picks: [] } })).toMatchObject({
            ok: false,
            refusal: { code: 'decision/closed' },
          });

        const went: Played = {
          pins,
          session,
          steps: [...steps, { rewoundTo, order }],
          states: [...states, state],
          standing: [...standing.slice(0, at + 1), states.length],
        };
        played = playOn(went, draw, 30);
      }
    }
  });
});
