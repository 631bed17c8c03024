import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { Decision, FormatPins, Json, ObjectView, Pins, Ruleset, View } from '@arbiter/kernel';
import { chooser } from '@arbiter/testing';
import { withShorthandsTold } from './shorthands.js';

const pinsOf = (ruleset: Ruleset): Pins => {
  const decks = ruleset.presetDecks().map(({ deck }): Json => deck);
  return {
    matchId: 'm',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(ruleset.formats)[0] as FormatPins,
    seats: 2,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true ? { decks: [decks[0] as Json, decks.at(-1) as Json] } : {}),
  };
};

const objectsOf = ({ zones }: View): readonly ObjectView[] => zones.flatMap(({ objects }) => objects);

/** The objects told to be used by a question's automatic option. */
const toldIn = ({ domain }: Decision): readonly number[] =>
  'options' in domain
    ? domain.options.flatMap(({ id, about = [] }) =>
        id === 'automatic' ? about.flatMap((one) => (one.role === 'uses' && 'object' in one ? [one.object] : [])) : [],
      )
    : [];

const sourcesIn = ({ domain }: Decision): readonly number[] =>
  'options' in domain ? domain.options.flatMap(({ object }) => (object === undefined ? [] : [object])) : [];

describe.each([
  ['magic', 'tapped'],
  ['force-of-will', 'rested'],
] as const)('the automatic payment of %s', (game, turned) => {
  it('given payments of matches at random, then it uses what was told, and of what may be used nothing else; telling changes nothing', () => {
    const ruleset: Ruleset = games[game];
    const pins = pinsOf(ruleset);
    let looked = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const session = ruleset.openSession(pins, ruleset.start(pins, String(seed).padStart(64, '0')).state);
      const draw = chooser(seed);
      for (let at = 0; at < 500 && session.result() === null; at++) {
        const asked = session.pending()[0] as Decision;
        const before = session.view({ role: 'player', seat: asked.seat });
        const own = before.pending.find((one) => one.yours);
        const isAutomatic = 'options' in asked.domain && asked.domain.options.some(({ id }) => id === 'automatic');
        let answer = session.sample(asked, draw);
        for (let again = 0; again < 3 && JSON.stringify(answer).includes('"pass'); again++) answer = session.sample(asked, draw);
        if (!isAutomatic || own === undefined) {
          session.act({ type: 'answer', seat: asked.seat, decision: asked.id, answer });
          continue;
        }
        const state = JSON.stringify(session.state());
        const [told] = withShorthandsTold([own], { ruleset, pins, state: () => session.state() });
        expect(JSON.stringify(session.state())).toBe(state);
        const uses = told?.yours === true ? toldIn(told.decision) : [];
        session.act({ type: 'answer', seat: asked.seat, decision: asked.id, answer: { picks: ['automatic'] } });
        const after = new Map(objectsOf(session.view({ role: 'judge' })).map((object) => [object.id, object]));
        const isUsed = (id: number): boolean => after.get(id) === undefined || after.get(id)?.values[turned] === true;
        expect(uses.length).toBeGreaterThan(0);
        expect(uses.filter((id) => !isUsed(id))).toEqual([]);
        expect(sourcesIn(asked).filter((id) => isUsed(id) && !uses.includes(id))).toEqual([]);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(10);
  });

  it('given a question without a shorthand, or one whose state is gone, then it stays as it is', () => {
    const ruleset: Ruleset = games[game];
    const pins = pinsOf(ruleset);
    const { state } = ruleset.start(pins, '1'.padStart(64, '0'));
    const pending = ruleset.pendingFor(state, { role: 'player', seat: ruleset.pending(state)[0]?.seat ?? 0 });
    expect(withShorthandsTold(pending, { ruleset, pins, state: () => null })).toEqual(pending);
  });
});
