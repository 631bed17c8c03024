import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json, type JsonObject, type Pins } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { forceOfWill } from '../game.js';

const attackedByTheOther: JsonObject = { event: 'attacks', if: { object: { event: 'object' }, is: { controller: 'opponent' } } };
const chant = (id: string, on: JsonObject, ...verbs: readonly JsonObject[]): JsonObject => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'chant', attributes: [], races: [], keywords: [], cost: '{1}' },
  abilities: [{ kind: 'spell', keyword: 'trigger', on: [on], clauses: [{ do: verbs }] }],
});
const inlineCards: readonly JsonObject[] = [
  { id: 'ruler', names: { en: 'Ruler', zh: 'Ruler' }, printed: { kind: 'ruler', attributes: [], races: [], keywords: [] }, abilities: [] },
  {
    id: 'man',
    names: { en: 'Man', zh: 'Man' },
    printed: { kind: 'resonator', attributes: [], races: [], keywords: [], cost: '{0}', atk: 500, def: 500 },
    abilities: [],
  },
  // When this card attacks, two abilities trigger that their player puts in order; one of them creates a delayed trigger.
  {
    id: 'herald',
    names: { en: 'Herald', zh: 'Herald' },
    printed: { kind: 'resonator', attributes: [], races: [], keywords: [], cost: '{0}', atk: 500, def: 500 },
    abilities: [
      { kind: 'triggered', on: [{ event: 'attacks' }], clauses: [{ do: [{ verb: 'gainLife', amount: 100 }] }] },
      {
        kind: 'triggered',
        on: [{ event: 'attacks' }],
        clauses: [
          {
            do: [
              {
                verb: 'later',
                ability: { kind: 'triggered', on: [{ event: 'turnEnd' }], clauses: [{ do: [{ verb: 'gainLife', amount: 100 }] }] },
              },
            ],
          },
        ],
      },
    ],
  },
  chant('pit', attackedByTheOther, { verb: 'gainLife', amount: 100 }),
  chant('grave', { event: 'destroyed' }, { verb: 'gainLife', amount: 100 }),
];
const ruleset = createRuleset(forceOfWill);
const pins: Pins = {
  matchId: 'w',
  game: 'force-of-will',
  ruleset: '',
  catalogueHash: '',
  format: forceOfWill.formats.open as Pins['format'],
  seats: 2,
  seedCommitment: null,
  inlineCards,
};

/**
 * Returns what the turn player sees while they attack and everything else is passed, if the other player has this card in hand or in the
 * standby area.
 */
function seenOf(
  card: string,
  where: 'hand' | 'standby',
): { readonly views: readonly unknown[]; readonly asked: readonly unknown[]; readonly events: unknown } {
  const table: Json = {
    turn: { number: 3, seat: 0, phase: 'main' },
    players: [
      { ruler: 'ruler', hand: ['man'], field: ['herald'] },
      { ruler: 'ruler', stones: 'R', [where]: [card] },
    ],
  };
  let step = ruleset.arrange(pins, '5'.padStart(64, '0'), table);
  const events = [...step.events];
  const asked: unknown[] = [];
  const views: unknown[] = [];
  for (let at = 0; at < 40; at++) {
    const [decision] = step.pending;
    if (decision === undefined) break;
    const options = decision.domain.type === 'options' ? decision.domain.options.map(({ id }) => id) : [];
    const own = decision.seat === 0;
    asked.push({ seat: decision.seat, kind: decision.kind, rule: decision.rule, ...(own ? { options } : {}) });
    const wanted = [
      'battle',
      ...options.filter((id) => id.startsWith('object:') && decision.kind === 'attack'),
      ...options.filter((id) => id.startsWith('trigger:')),
    ];
    const pick = (own ? wanted.find((id) => options.includes(id)) : undefined) ?? (options.includes('none') ? 'none' : 'pass');
    const picks = options.includes(pick) && !(pick === 'battle' && at > 0) ? [pick] : options.includes('pass') ? ['pass'] : [];
    const done = ruleset.apply(pins, step.state, { type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks } });
    if (!done.ok) throw new Error(done.refusal.detail);
    step = done.step;
    events.push(...step.events);
    views.push(ruleset.view(pins, step.state, { role: 'player', seat: 0 }));
  }
  return { views, asked, events: ruleset.eventsFor(events, { role: 'player', seat: 0 }) };
}

describe('what a player is asked to reveal', () => {
  it(`given any card in the standby area, when its player is attacked, then all that the other sees is the same ${shows('708.2', '906.2', '302.2')}`, () => {
    const first = seenOf('pit', 'standby');
    expect(first.asked).toContainEqual({ seat: 1, kind: 'reveal', rule: '708.2' });
    for (const card of ['grave', 'man']) expect(seenOf(card, 'standby')).toEqual(first);
  });

  it(`given any card in a hand that could be paid for, when its player is attacked, then all that the other sees is the same ${shows('708.2', '708.4')}`, () => {
    const first = seenOf('pit', 'hand');
    expect(first.asked).toContainEqual({ seat: 1, kind: 'reveal', rule: '708.2' });
    for (const card of ['grave', 'man']) expect(seenOf(card, 'hand')).toEqual(first);
  });
});
