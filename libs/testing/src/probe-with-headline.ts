import type { BoardLayout, View, WholeRuleset } from '@arbiter/kernel';
import { probeRuleset } from './probe-ruleset.js';

const layout: BoardLayout = {
  words: { life: { en: 'life', zh: '生命' }, hand: { en: 'hand', zh: '手牌' } },
  phases: [],
  player: { counts: ['life'], headline: 'life', tags: [], spread: [{ zone: 'hand' }] },
  side: [],
  card: { shape: 'wide', tint: { values: [], none: 'plain' }, line: [], numbers: [], marks: [], details: [] },
};

/** The members of a view that rulesets with matches of several games have. */
const withMatch = (view: View, bestOf: number): View => ({
  ...view,
  values: { ...view.values, bestOf, wins: view.players.map(({ values }) => values['wins'] ?? 0) },
});

/** The probe game with a layout, which tells by which number players stand, and with the score of the match in its views. */
export const probeWithHeadline: WholeRuleset = {
  ...probeRuleset,
  layout,
  openSession: (pins, state) => {
    const session = probeRuleset.openSession(pins, state);
    const view = session.view.bind(session);
    return Object.assign(session, { view: (viewer: Parameters<typeof view>[0]) => withMatch(view(viewer), pins.format.bestOf) });
  },
  view: (pins, state, viewer) => withMatch(probeRuleset.view(pins, state, viewer), pins.format.bestOf),
};
