import { describe, expect, it } from '@jest/globals';
import type { CardFacts, Json, JsonObject, ObjectView, Pins, View, Viewer } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { ruleset } from '../index.js';

const inlineCards: readonly JsonObject[] = [
  {
    id: 'stow',
    names: { en: 'Stow', zh: 'Stow' },
    printed: { cost: '{0}', supertypes: [], types: ['instant'], subtypes: [], keywords: [] },
    abilities: [
      {
        kind: 'spell',
        clauses: [
          {
            choose: [{ as: 'top', from: { from: 'library', of: 'you', first: 1 }, all: true }],
            do: [{ verb: 'exile', what: { var: 'top' }, faceDown: true }],
          },
        ],
      },
    ],
  },
  {
    id: 'peek',
    names: { en: 'Peek', zh: 'Peek' },
    printed: { cost: '{0}', supertypes: [], types: ['instant'], subtypes: [], keywords: [] },
    abilities: [{ kind: 'spell', clauses: [{ do: [{ verb: 'look', what: { all: { from: 'hand', of: 'opponent' } } }] }] }],
  },
];
const pins: Pins = {
  matchId: 'faces',
  game: 'magic',
  ruleset: '',
  catalogueHash: '',
  format: ruleset.formats.single as Pins['format'],
  seats: 2,
  seedCommitment: null,
  inlineCards,
};
const facts: ReadonlyMap<string, CardFacts> = new Map(ruleset.cards().map((card) => [card.id, card]));

const first: Viewer = { role: 'player', seat: 0 };
const second: Viewer = { role: 'player', seat: 1 };
const spectator: Viewer = { role: 'spectator' };

/** Returns a table with one card in each hidden place, after the spell was cast and has resolved. */
function after(spell: string, card: string): { readonly seen: (viewer: Viewer) => View; readonly heard: (viewer: Viewer) => Json } {
  const table = {
    turn: { number: 3, seat: 0, step: 'main' },
    players: [
      { hand: [spell, card], library: [card, 'swamp'] },
      { hand: [card, 'forest'], library: ['plains', card], sideboard: [card] },
    ],
    zones: { battlefield: [{ card, seat: 0, faceDown: 'manifest' }] },
  };
  const session = ruleset.openSession(pins, ruleset.arrange(pins, '1'.padStart(64, '0'), table as unknown as Json).state, {
    fingerprints: true,
  });
  const events = [...Array(3).keys()].flatMap((at) => {
    const [decision] = session.pending();
    if (decision?.domain.type !== 'options') throw new Error('nobody is asked');
    const option =
      at === 0
        ? decision.domain.options.find(({ params }) => params?.card === spell)
        : decision.domain.options.find(({ id }) => id === 'pass');
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks: [option?.id ?? ''] } });
    if (!done.ok) throw new Error(done.refusal.detail);
    return done.events;
  });
  return { seen: (viewer) => session.view(viewer), heard: (viewer) => ruleset.eventsFor(events, viewer) as unknown as Json };
}

const objectsIn = (view: View, zone: string): readonly ObjectView[] => view.zones.find(({ id }) => id === zone)?.objects ?? [];
/** Names of all faces that a viewer can read on a card that they see. */
const facesOf = (object: ObjectView | undefined): readonly string[] => {
  const card = facts.get(object?.card ?? '');
  return card === undefined ? [] : [card, ...(card.faces ?? [])].map(({ names }) => names.en);
};

describe('the faces of a card', () => {
  it(`are both seen by a player who may look at it, wherever it lies ${shows('711.2')}`, () => {
    const { seen } = after('peek', 'delver-of-secrets');
    const both = ['Delver of Secrets', 'Insectile Aberration'];
    expect(facesOf(objectsIn(seen(first), 'hand:1')[0])).toEqual(both);
    expect(facesOf(objectsIn(seen(first), 'hand:0')[0])).toEqual(both);
    expect(facesOf(objectsIn(seen(first), 'battlefield')[0])).toEqual(both);
    expect(facesOf(objectsIn(seen(second), 'battlefield')[0])).toEqual([]);
    expect(facesOf(objectsIn(seen(second), 'hand:0')[0])).toEqual([]);
    expect(facts.get('delver-of-secrets')?.faces?.[0]).toMatchObject({
      kind: 'back',
      values: { power: 3, toughness: 2, keywords: ['flying'] },
    });
  });

  it(`are, of a meld card, its own and the combined back, with the words of both and of its counterpart ${shows('712.5')}`, () => {
    const { seen } = after('peek', 'graf-rats');
    expect(facesOf(objectsIn(seen(first), 'hand:1')[0])).toEqual(['Graf Rats', 'Chittering Host']);
    expect(facesOf(objectsIn(seen(second), 'battlefield')[0])).toEqual([]);
    const host = facts.get('graf-rats')?.faces?.[0];
    expect(host).toMatchObject({ kind: 'meld', values: { power: 5, toughness: 6 } });
    expect(host?.text.en).toContain('+1/+0');
    expect(facts.get('midnight-scavengers')?.faces).toEqual([host]);
  });
});

describe('a double-faced card that lies hidden', () => {
  it(`can't be told from another card by anybody who may not look at it ${shows('711.3', '711.11')}`, () => {
    const [double, single] = [after('stow', 'delver-of-secrets'), after('stow', 'fugitive-wizard')];
    expect(objectsIn(double.seen(second), 'exile')).toMatchObject([{ values: { faceDown: 'exile' } }]);
    for (const zone of ['hand:0', 'library:0', 'library:1', 'exile', 'battlefield'])
      expect(partOf(double.seen(second), zone)).toEqual(partOf(single.seen(second), zone));
    expect(double.seen(spectator).zones.filter(({ kind }) => kind !== 'graveyard')).toEqual(
      single.seen(spectator).zones.filter(({ kind }) => kind !== 'graveyard'),
    );
    expect(double.heard(second)).toEqual(single.heard(second));
    expect(double.heard(spectator)).toEqual(single.heard(spectator));
    expect(partOf(double.seen(first), 'hand:0')).not.toEqual(partOf(single.seen(first), 'hand:0'));
  });
});

const partOf = (view: View, zone: string): Json => view.zones.find(({ id }) => id === zone) as unknown as Json;
