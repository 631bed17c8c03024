import type { Condition, Predicate, Selector } from '@arbiter/kernel/authoring';
import type { StarlineCard, StarlineClause } from '../vocabulary.js';
import {
  both,
  cast,
  drawCards,
  gainReward,
  immediate,
  magic,
  oncePerTurn,
  summonChosen,
  theirs,
  unit,
  units,
  whenDestroyed,
  yours,
} from './building.js';

const race = 'carbon';
const carbon: Predicate = { subtypes: '碳' };
const carbons: readonly string[] = ['碳'];
const transport: Selector = units('you', { subtypes: '運輸' });
const fromGraveyard = summonChosen({ from: 'graveyard', of: 'you', where: { type: 'unit', ...carbon, blueStar: false } });

/** Searches zones for a carbon unit and summons it, then shuffles the deck. */
function bringCarbon(zones: readonly string[]): StarlineClause {
  return {
    may: true,
    then: [
      summonChosen({ from: zones, of: 'you', where: { type: 'unit', ...carbon, blueStar: false } }),
      { do: [{ verb: 'shuffleDeck', player: 'you' }] },
    ],
  };
}

const tributeOfCarbon: Condition = { exists: { from: 'graveyard', of: 'you', where: { is: { event: 'tributes' }, ...carbon } } };

/** Carbon Folk (碳碳族). */
export const carbonCards: readonly StarlineCard[] = [
  unit({
    id: 'crb-0003',
    zh: '金碳子',
    en: 'Golden Carbon',
    race,
    subtypes: carbons,
    attack: 2,
    score: -3,
    keywords: ['armorBreak', 'pierce'],
  }),
  unit({ id: 'crb-0004', zh: '吹碳子', en: 'Blowing Carbon', race, subtypes: carbons, attack: 4, score: -3, keywords: ['ranged'] }),
  unit(
    { id: 'crb-0007', zh: '吸管接龍', en: 'Straw Chain', race, subtypes: ['塑膠'], attack: 6, score: 3, tributes: 1 },
    immediate(bringCarbon(['hand', 'deck'])),
    whenDestroyed(fromGraveyard),
  ),
  unit(
    { id: 'crb-0011', zh: '綠色消費人', en: 'Green Consumer', race, subtypes: ['人型'], attack: 2, score: 2 },
    oncePerTurn({ kind: 'triggered', on: [{ event: 'travellerReturned', mark: 'at', if: yours }], clauses: [gainReward(1)] }),
  ),
  unit(
    { id: 'crb-0014', zh: '大樹', en: 'Great Tree', race, attack: null, score: 2 },
    immediate(
      { do: [{ verb: 'summonTravellers', count: 2, as: 'guests' }] },
      {
        may: true,
        choose: [{ as: 'vehicle', from: transport }],
        do: [{ verb: 'board', travellers: { var: 'guests' }, onto: { var: 'vehicle' } }],
      },
    ),
  ),
  unit(
    { id: 'crb-0024', zh: '旅人噴碳車', en: "Travellers' Smoke Car", race, subtypes: ['運輸'], attack: 3, score: 2, ride: 1 },
    immediate(bringCarbon(['deck'])),
    {
      kind: 'activated',
      on: [{ event: 'window.main', mark: 'at' }],
      cost: [{ verb: 'alight', objects: 'self', amount: 1 }],
      clauses: [fromGraveyard],
    },
  ),
  unit(
    { id: 'r-crb-0023', zh: '藍碳王', en: 'Blue Carbon King', race, attack: 4, score: 2 },
    {
      kind: 'triggered',
      from: ['graveyard', 'hand'],
      may: true,
      on: [
        { event: 'unitPlayed', mark: 'at', if: both(yours, { object: { event: 'object' }, is: { subtypes: '運輸' } }, tributeOfCarbon) },
      ],
      clauses: [{ do: [{ verb: 'summon', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'r-crb-0025', zh: '下車鈴旅人', en: 'Stop-Bell Traveller', race, attack: 3, score: 3 },
    oncePerTurn({
      kind: 'triggered',
      on: [{ event: 'alighted', mark: 'at', if: yours }],
      clauses: [{ do: [{ verb: 'summonTravellers', count: 1 }] }],
    }),
  ),
  magic({ id: 'crb-0018', zh: '碳交易所', en: 'Carbon Exchange', race, mana: 1, magicKind: 'field' }, cast(['main']), {
    kind: 'activated',
    on: [{ event: 'window.main', mark: 'at' }],
    clauses: [
      {
        choose: [{ as: 'traded', from: units(null, carbon), target: true }],
        do: [{ verb: 'toDeck', objects: { var: 'traded' }, at: 'shuffle' }],
        then: [drawCards(1)],
      },
    ],
  }),
  magic(
    { id: 'r-crb-0017', zh: '碳稅', en: 'Carbon Tax', race, mana: 2, magicKind: 'consumable' },
    {
      kind: 'spell',
      from: ['hand'],
      on: (['unitPlayed', 'unitSummoned'] as const).map((event) => ({ event, mark: 'at' as const, if: theirs })),
      clauses: [
        {
          choose: [{ as: 'paid', from: { from: 'hand', of: 'opponent' }, min: 0, max: 1, by: 'opponent' }],
          do: [{ verb: 'discard', objects: { var: 'paid' } }],
          otherwise: [{ do: [{ verb: 'destroy', objects: { event: 'object' } }] }],
        },
      ],
    },
  ),
  magic(
    { id: 'r-crb-0022', zh: '汙染者付費', en: 'Polluter Pays', race, mana: 1, magicKind: 'consumable' },
    {
      ...cast(
        ['main'],
        {
          choose: [{ as: 'paid', from: { from: 'hand', of: 'you', except: 'self' } }],
          do: [{ verb: 'discard', objects: { var: 'paid' } }],
        },
        drawCards(1),
      ),
      when: { exists: units('you', { subtypes: '塑膠' }) },
    },
  ),
];
