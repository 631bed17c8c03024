import type { Predicate, Selector } from '@arbiter/kernel/authoring';
import type { StarlineCard } from '../vocabulary.js';
import {
  aboutSelf,
  both,
  cast,
  destroyChosen,
  endPhase,
  immediate,
  magic,
  mainPhaseBegins,
  related,
  standing,
  summonChosen,
  unit,
  units,
} from './building.js';

const race = 'power';
const plant: Predicate = { subtypes: '電廠' };
const plants: readonly string[] = ['電廠'];
const boardOrHand: Selector = { from: ['slots', 'hand'], of: 'you' };

/** Power Beasts (發電獸). Overload only matters for building a deck. */
export const powerCards: readonly StarlineCard[] = [
  unit(
    { id: 'ele-0001', zh: '燃煤發電獸', en: 'Coal Power Beast', race, subtypes: plants, attack: 6, score: -2, tributes: 1, overload: true },
    immediate(destroyChosen(units('opponent', { attack: { atMost: 2 }, hasAttack: true }))),
  ),
  unit(
    {
      id: 'ele-0003',
      zh: '天然氣發電獸',
      en: 'Gas Power Beast',
      race,
      subtypes: plants,
      attack: 4,
      score: 2,
      keywords: ['ranged'],
      overload: true,
    },
    {
      kind: 'triggered',
      on: [{ event: 'turnedSideways', mark: 'at', if: aboutSelf }],
      clauses: [{ do: [{ verb: 'destroy', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'ele-0005', zh: '燃油發電獸', en: 'Oil Power Beast', race, attack: 3, score: -3, keywords: ['pierce'], overload: true },
    endPhase({ do: [{ verb: 'destroy', objects: { all: { ...related('beside'), where: { not: plant } } } }] }),
  ),
  unit(
    { id: 'ele-0006', zh: '用愛發電獸', en: 'Love Power Beast', race, subtypes: plants, attack: 0, score: 0, overload: true },
    immediate(summonChosen({ from: 'graveyard', of: 'you', where: { type: 'unit', ...plant, tributes: 0, blueStar: false } }, 2)),
  ),
  unit(
    {
      id: 'ele-0008',
      zh: '核能發電獸',
      en: 'Nuclear Power Beast',
      race,
      subtypes: plants,
      attack: 10,
      score: 6,
      blueStar: true,
      overload: true,
    },
    {
      kind: 'activated',
      from: ['hand'],
      on: [{ event: 'window.summon', mark: 'at' }],
      when: { compare: [{ count: { ...boardOrHand, except: 'self' } }, 'atLeast', 5] },
      marks: { blueStar: true },
      clauses: [
        {
          choose: [{ as: 'fuel', from: { ...boardOrHand, except: 'self' }, min: 5, max: 5 }],
          do: [{ verb: 'exile', objects: { var: 'fuel' } }],
          then: [{ do: [{ verb: 'playExtra', objects: 'self' }], then: [{ do: [{ verb: 'skipSummonDuty' }] }] }],
        },
      ],
    },
    mainPhaseBegins({ do: [{ verb: 'turn', objects: 'self', to: 'upright' }] }),
    endPhase({
      choose: [{ as: 'fuel', from: { ...boardOrHand, except: 'self' }, min: 0, max: 1 }],
      do: [{ verb: 'exile', objects: { var: 'fuel' } }],
      otherwise: [{ do: [{ verb: 'exile', objects: 'self' }] }],
    }),
  ),
  unit(
    { id: 'ele-0009', zh: '鈾238', en: 'Uranium 238', race, attack: 5, score: 0 },
    { kind: 'static', from: ['graveyard'], modifiers: [{ layer: 'types', gain: { subtypes: ['核廢料'] } }] },
    {
      kind: 'triggered',
      from: ['slots', 'hand', 'graveyard', 'deck'],
      on: [{ event: 'exiled', mark: 'before', if: aboutSelf }],
      limit: { uses: 1, per: 'turn', scope: 'name' },
      clauses: [
        {
          do: [
            { verb: 'prevent', objects: 'self' },
            { verb: 'summon', objects: 'self' },
          ],
        },
      ],
    },
  ),
  unit(
    {
      id: 'ele-0024',
      zh: '地熱發電獸',
      en: 'Geothermal Power Beast',
      race,
      subtypes: plants,
      attack: 3,
      score: 0,
      tributes: 1,
      overload: true,
    },
    {
      ...endPhase({ do: [{ verb: 'reward', player: 'you', amount: { count: units('you', { name: '地熱發電獸' }) } }] }),
      when: { object: 'self', is: { stance: 'sideways' } },
    },
  ),
  unit(
    { id: 'r-ele-0011', zh: '3077', en: '3077', race, subtypes: ['機械'], attack: 2, score: 1 },
    immediate(
      {
        choose: [{ as: 'found', from: { from: ['deck', 'graveyard'], of: 'you', where: { name: '曬博龐克世界' } } }],
        do: [
          { verb: 'reveal', objects: { var: 'found' } },
          { verb: 'toHand', objects: { var: 'found' } },
        ],
      },
      { do: [{ verb: 'shuffleDeck', player: 'you' }] },
    ),
  ),
  unit(
    { id: 'r-ele-0015', zh: '開開關關旅人', en: 'On-and-Off Traveller', race, attack: 3, score: 1 },
    immediate(
      { do: [{ verb: 'draw', player: 'you', count: 2, as: 'drawn' }] },
      {
        choose: [{ as: 'dropped', from: { from: 'hand', of: 'you', where: { is: { var: 'drawn' } } } }],
        do: [{ verb: 'discard', objects: { var: 'dropped' } }],
      },
    ),
  ),
  unit(
    { id: 'sr-ele-0012', zh: '能源執法者', en: 'Energy Enforcer', race, subtypes: ['人型'], attack: 4, score: 3 },
    standing({ layer: 'rules', players: 'all', set: { magicLimit: 1 } }),
  ),
  magic(
    { id: 'r-ele-0017', zh: '曬博龐克世界', en: 'Sunberpunk World', race, mana: 4, magicKind: 'field' },
    cast(['main']),
    // This is in the last layer so that the sum includes what other effects add to the scores.
    standing({
      layer: 'rules',
      of: { from: 'hand', of: 'you', where: { type: 'unit', race: 'power', tributes: { atLeast: 1 } } },
      if: both({ compare: [{ sum: units('you', plant), of: 'score' }, 'less', 0] }),
      add: { tributes: -2 },
    }),
  ),
];
