import type { Predicate, Selector } from '@arbiter/kernel/authoring';
import type { StarlineCard } from '../vocabulary.js';
import {
  aboutHost,
  aboutSelf,
  attackBy,
  both,
  cast,
  destroyChosen,
  drawCards,
  gainReward,
  immediate,
  keyword,
  magic,
  mainPhaseBegins,
  oncePerMainPhase,
  oncePerTurn,
  playChosen,
  prohibit,
  recall,
  related,
  searchDeck,
  standing,
  summonChosen,
  unit,
  units,
  whenDestroyed,
  yours,
} from './building.js';

const race = 'virtual';
const simulated: Predicate = { subtypes: '虛擬' };
const undead: Predicate = { type: 'unit', subtypes: '亡靈', blueStar: false };
const yourUndeadDead: Selector = { from: 'graveyard', of: 'you', where: undead };
const patrons = ['虛擬', '酒客'];
const spirits = ['虛擬', '亡靈'];
const shuffledOff = both(yours, { eventIs: 'from', equal: 'slots' });

/** The tavern: units that drink, and units that serve them. */
const tavern: readonly StarlineCard[] = [
  unit(
    { id: 'sr-vrt-0001', zh: '酒館闆娘', en: 'Tavern Landlady', race, subtypes: ['虛擬'], attack: 4, score: 4, tributes: 3 },
    {
      kind: 'activated',
      on: [{ event: 'window.defence', mark: 'at' }],
      when: { turnOf: 'you' },
      limit: { uses: 1, per: 'turn', scope: 'object' },
      clauses: [
        {
          choose: [
            {
              as: 'attacker',
              from: { ...units('opponent', { stance: 'attacking' }), except: { all: related('attackersOf') } },
              target: true,
            },
            { as: 'defender', from: { ...units('you'), except: { all: related('attackTargets', { var: 'attacker' }) } }, target: true },
          ],
          do: [{ verb: 'redirectAttack', attackers: { var: 'attacker' }, to: { var: 'defender' } }],
        },
      ],
    },
  ),
  unit(
    { id: 'vrt-0002', zh: '闆娘助手', en: "Landlady's Helper", race, subtypes: ['虛擬'], attack: 3, score: 2 },
    standing(prohibit(['decay'], related('sameRow'))),
  ),
  unit(
    { id: 'vrt-0003', zh: '闆娘追隨者', en: "Landlady's Follower", race, subtypes: patrons, attack: 2, score: 2 },
    standing({ layer: 'set', set: { tributeWorth: 2, tributeWorthFor: '酒館闆娘' } }),
    immediate(
      ...searchDeck(
        { name: ['虛擬酒館', '酒館闆娘'] },
        {
          choose: [{ as: 'returned', from: { from: 'hand', of: 'you' } }],
          do: [{ verb: 'toDeck', objects: { var: 'returned' }, at: 'shuffle' }],
        },
      ),
    ),
  ),
  unit(
    { id: 'vrt-0004', zh: '做夢冒險者', en: 'Dreaming Adventurer', race, subtypes: patrons, attack: 3, score: 2, keywords: ['decay'] },
    {
      ...mainPhaseBegins({ may: true, then: searchDeck({ type: 'unit', ...simulated }) }),
      when: { object: 'self', is: { stance: 'sideways' } },
    },
  ),
  unit(
    {
      id: 'vrt-0005',
      zh: '不醉翁',
      en: 'Old Man Who Never Gets Drunk',
      race,
      subtypes: patrons,
      attack: 0,
      score: 3,
      keywords: ['pierce'],
    },
    standing({ layer: 'set', set: { attack: { times: [{ count: units('you', { subtypes: '酒客' }) }, 2] } } }),
  ),
  unit(
    { id: 'r-vrt-0007', zh: '灌酒女客', en: 'Hard-Drinking Guest', race, subtypes: patrons, attack: 4, score: 3, tributes: 1 },
    { kind: 'static', when: { object: 'self', is: { row: 'front' } }, modifiers: [keyword(['decay'], units(null, { row: 'front' }))] },
  ),
  unit(
    { id: 'sssr-vrt-0008', zh: '酒館女商人', en: 'Tavern Merchant', race, subtypes: patrons, attack: 3, score: 2 },
    { kind: 'triggered', on: [{ event: 'shuffledIntoDeck', mark: 'at', if: shuffledOff }], clauses: [gainReward(1)] },
  ),
  unit(
    { id: 'vrt-0009', zh: '打卡的酒醉鄉民', en: 'Tipsy Villager Checking In', race, subtypes: patrons, attack: 4, score: 3, tributes: 1 },
    immediate({ do: [{ verb: 'reward', player: 'you', amount: { half: { count: units(null, { stance: 'sideways' }) } } }] }),
  ),
  unit(
    { id: 'vrt-0010', zh: '小幫主', en: 'Little Gang Boss', race, subtypes: patrons, attack: 3, score: 2 },
    standing(keyword(['enemyEffectResistance'], { ...units('you', { subtypes: '酒客' }), except: 'self' })),
  ),
  unit(
    { id: 'r-vrt-0046', zh: '山賊 詐欺師', en: 'Bandit Swindler', race, subtypes: patrons, attack: 3, score: 3 },
    immediate({
      choose: [{ as: 'gone', from: { ...units('you', simulated), except: 'self' }, target: true }],
      do: [{ verb: 'toDeck', objects: { var: 'gone' }, at: 'shuffle' }],
      then: [
        playChosen({ from: 'deck', of: 'you', where: { type: 'unit', ...simulated, tributes: 0, blueStar: false } }),
        { do: [{ verb: 'shuffleDeck', player: 'you' }] },
      ],
    }),
  ),
  unit(
    { id: 'sr-vrt-0047', zh: '山賊老大 史派瓦', en: 'Spiva, Bandit Chief', race, subtypes: patrons, attack: 5, score: 5, tributes: 2 },
    oncePerTurn({
      kind: 'triggered',
      on: [{ event: 'shuffledIntoDeck', mark: 'at', if: shuffledOff }],
      when: { turnOf: 'you' },
      clauses: [
        {
          choose: [{ as: 'gone', from: units('opponent', { attack: { atLeast: 3 }, hasAttack: true, traveller: false }), target: true }],
          do: [{ verb: 'toDeck', objects: { var: 'gone' }, at: 'shuffle' }],
          then: [drawCards(1)],
        },
      ],
    }),
  ),
  unit(
    {
      id: 'r-vrt-0057',
      zh: '酒店不速之客',
      en: 'Uninvited Tavern Guest',
      race,
      subtypes: patrons,
      attack: 5,
      score: 0,
      keywords: ['decay'],
    },
    whenDestroyed({
      may: true,
      ...playChosen({ from: 'hand', of: 'you', where: { type: 'unit', subtypes: '酒客', tributes: 0, blueStar: false } }),
    }),
  ),
];

/** Mushrooms, screens and viruses. */
const machines: readonly StarlineCard[] = [
  unit(
    {
      id: 'vrt-0012',
      zh: '闖入酒館的魔菇',
      en: 'Mushroom That Barged In',
      race,
      subtypes: ['虛擬'],
      attack: 1,
      score: 0,
      keywords: ['decay'],
    },
    {
      kind: 'triggered',
      on: [{ event: 'phaseBegan', mark: 'at', if: both(yours, { eventIs: 'phase', equal: 'defence' }) }],
      clauses: [
        { do: [{ verb: 'redirectAttack', attackers: { all: { ...units('opponent', { stance: 'attacking' }), first: 1 } }, to: 'self' }] },
      ],
    },
  ),
  unit(
    { id: 'r-vrt-0031', zh: 'VR玩家', en: 'VR Player', race, subtypes: ['人型'], attack: 3, score: 3 },
    standing({ layer: 'types', of: units(null), gain: { subtypes: ['虛擬'] } }),
  ),
  unit(
    {
      id: 'sr-vrt-0032',
      zh: '千面病毒',
      en: 'Virus of a Thousand Faces',
      race,
      subtypes: ['虛擬', '病毒'],
      attack: -3,
      score: -3,
      exposes: ['attack', 'score'],
    },
    immediate({
      may: true,
      choose: [{ as: 'bearer', from: { ...units(null, { ...simulated, merged: false }), except: 'self' }, target: true }],
      do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'bearer' } }],
    }),
    {
      kind: 'triggered',
      from: ['under'],
      on: [{ event: 'unitDestroyed', mark: 'at', if: aboutHost }],
      clauses: [
        {
          choose: [{ as: 'bearer', from: { ...units('you', { ...simulated, merged: false }), except: { hostOf: 'self' } }, target: true }],
          do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'bearer' } }],
        },
      ],
    },
  ),
  unit({
    id: 'r-vrt-0035',
    zh: '海王干貝',
    en: 'Sea King Scallop',
    race,
    subtypes: ['虛擬'],
    attack: 2,
    score: 6,
    tributes: 2,
    keywords: ['enemyMagicResistance', 'enemyEffectResistance'],
    placements: ['ownBack'],
  }),
  unit(
    { id: 'r-vrt-0036', zh: '圖書館管理精靈', en: 'Library Sprite', race, subtypes: ['虛擬'], attack: 3, score: 2 },
    mainPhaseBegins({
      may: true,
      choose: [{ as: 'card', from: { from: 'graveyard', of: 'opponent' }, target: true }],
      do: [{ verb: 'toDeck', objects: { var: 'card' }, at: 'shuffle' }],
      then: [{ do: [{ verb: 'toGraveyard', objects: { all: { from: 'deck', of: 'opponent', first: 1 } } }] }],
    }),
  ),
  unit(
    { id: 'r-vrt-0045', zh: '防火牆', en: 'Firewall', race, subtypes: ['虛擬'], attack: null, score: 2 },
    standing(prohibit(['immediate'], units('opponent', { subtypes: ['虛擬', '病毒'] }))),
  ),
  unit(
    { id: 'r-vrt-0048', zh: '菇菇魔法師', en: 'Mushroom Mage', race, subtypes: patrons, attack: 3, score: 2 },
    oncePerTurn({
      kind: 'triggered',
      on: [
        {
          event: 'unitDestroyed',
          mark: 'at',
          if: both(yours, { object: { event: 'object' }, is: { name: ['酒意魔菇', '闖入酒館的魔菇'], tributes: 0 } }),
        },
      ],
      clauses: [{ do: [{ verb: 'summonTravellers', count: 1 }], then: [gainReward(1)] }],
    }),
  ),
  unit(
    { id: 'r-vrt-0049', zh: '酒意魔菇', en: 'Tipsy Mushroom', race, subtypes: ['虛擬'], attack: 1, score: 0, keywords: ['decay'] },
    whenDestroyed({
      choose: [{ as: 'unit', from: units('you', simulated), target: true }],
      do: [{ verb: 'grant', to: { var: 'unit' }, modifiers: [attackBy(3)], until: 'nextTurnEnd' }],
    }),
  ),
];

/** The undead hospital: units with souls for the graveyard. */
const hospital: readonly StarlineCard[] = [
  unit(
    { id: 'vrt-0016', zh: '迷你骨灰', en: 'Mini Ashes', race, subtypes: spirits, attack: 1, score: 1, souls: [1] },
    immediate({
      may: true,
      choose: [{ as: 'card', from: { from: 'hand', of: 'you', where: { ...undead, tributes: 0 } } }],
      do: [{ verb: 'toGraveyard', objects: { var: 'card' } }],
    }),
  ),
  unit(
    { id: 'vrt-0017', zh: '小骨灰', en: 'Small Ashes', race, subtypes: spirits, attack: 2, score: 2, souls: [2] },
    immediate(
      {
        choose: [{ as: 'card', from: { from: 'deck', of: 'you', where: { type: 'unit', subtypes: '亡靈', tributes: { atLeast: 1 } } } }],
        do: [{ verb: 'toGraveyard', objects: { var: 'card' } }],
      },
      { do: [{ verb: 'shuffleDeck', player: 'you' }] },
    ),
  ),
  unit({
    id: 'vrt-0020',
    zh: '老骨灰',
    en: 'Old Ashes',
    race,
    subtypes: spirits,
    attack: 5,
    score: 5,
    tributes: 2,
    keywords: ['pierce'],
    souls: [5],
  }),
  unit(
    {
      id: 'vrt-0021',
      zh: '究極老骨灰',
      en: 'Ultimate Old Ashes',
      race,
      subtypes: spirits,
      attack: 6,
      score: 6,
      tributes: 3,
      souls: [5, 6],
    },
    immediate(destroyChosen(units('you', { subtypes: '亡靈' }), summonChosen(yourUndeadDead, 2))),
  ),
  unit(
    { id: 'vrt-0025', zh: '無頭副院長', en: 'Headless Vice Director', race, subtypes: spirits, attack: 4, score: 4, tributes: 2 },
    oncePerMainPhase(recall(8, destroyChosen(units('opponent')))),
  ),
  unit(
    { id: 'vrt-0027', zh: '誤診的亡靈醫生', en: 'Misdiagnosing Undead Doctor', race, subtypes: spirits, attack: 2, score: 2 },
    immediate(destroyChosen({ ...units('you', { subtypes: '亡靈' }), except: 'self' }, summonChosen(yourUndeadDead))),
  ),
  unit({
    id: 'vrt-0028',
    zh: '亡靈病患兄弟',
    en: 'Undead Patient Brothers',
    race,
    subtypes: spirits,
    attack: 1,
    score: 1,
    souls: [1, 2, 3],
  }),
  unit(
    { id: 'r-vrt-0050', zh: '幽靈骨灰妹妹', en: 'Ghostly Ashes Sister', race, subtypes: spirits, attack: 2, score: 2, souls: [-1] },
    {
      kind: 'triggered',
      from: ['hand'],
      on: [{ event: 'returnedToHand', mark: 'at', if: both(aboutSelf, { eventIs: 'how', equal: 'recall' }) }],
      clauses: [gainReward(2)],
    },
  ),
  unit(
    { id: 'r-vrt-0051', zh: '亡靈女孩', en: 'Undead Girl', race, subtypes: spirits, attack: 2, score: 2, souls: [1] },
    immediate(playChosen({ from: 'hand', of: 'you', where: { type: 'unit', souls: { atMost: 3 }, blueStar: false } })),
  ),
  unit(
    {
      id: 'r-vrt-0059',
      zh: '過勞的外科醫師',
      en: 'Overworked Surgeon',
      race,
      subtypes: spirits,
      attack: 3,
      score: 3,
      tributes: 1,
      souls: [4],
    },
    immediate({ may: true, ...recall(6, playChosen(yourUndeadDead)) }),
  ),
];

const virtualMagic: readonly StarlineCard[] = [
  magic(
    { id: 'vrt-0013', zh: '虛擬酒館', en: 'Virtual Tavern', race, mana: 2, magicKind: 'field' },
    cast(['main']),
    oncePerTurn({
      kind: 'triggered',
      may: true,
      on: [
        { event: 'unitDestroyed', mark: 'at', if: both(yours, { object: { event: 'object' }, is: { ...simulated, traveller: false } }) },
      ],
      clauses: [
        {
          do: [
            { verb: 'toDeck', objects: { event: 'object' }, at: 'shuffle' },
            { verb: 'draw', player: 'you', count: 1 },
          ],
        },
      ],
    }),
  ),
  magic(
    { id: 'vrt-0015', zh: '酒醉挑釁', en: 'Drunken Taunt', race, mana: 2, magicKind: 'consumable' },
    cast(['main'], {
      choose: [
        { as: 'pulled', from: units('opponent'), target: true },
        { as: 'drinker', from: units('you', { row: 'front', subtypes: '酒客' }), target: true },
        { as: 'place', slot: { for: 'directlyAhead', object: { var: 'drinker' } } },
      ],
      do: [{ verb: 'move', objects: { var: 'pulled' }, slot: 'place' }],
    }),
  ),
  magic({ id: 'vrt-0030', zh: '亡靈醫院', en: 'Undead Hospital', race, mana: 2, magicKind: 'field' }, cast(['main']), {
    kind: 'triggered',
    on: [
      {
        event: 'unitSummoned',
        mark: 'at',
        if: both(yours, { eventIs: 'from', equal: 'graveyard' }, { object: { event: 'object' }, is: { subtypes: '亡靈', owner: 'you' } }),
      },
    ],
    clauses: [gainReward(1)],
  }),
  magic(
    { id: 'r-vrt-0033', zh: 'VR電影院', en: 'VR Cinema', race, mana: 1, magicKind: 'consumable' },
    cast(['main'], {
      choose: [{ as: 'audience', from: units('you'), all: true }],
      do: [
        {
          verb: 'grant',
          modifiers: [
            { layer: 'types', of: { from: 'slots', relation: { is: 'ahead', to: { var: 'audience' } } }, gain: { subtypes: ['虛擬'] } },
          ],
          until: 'yourNextMainPhase',
        },
      ],
    }),
  ),
  magic(
    { id: 'r-vrt-0034', zh: '課金', en: 'Paying to Win', race, mana: 3, magicKind: 'consumable' },
    cast(['main'], ...searchDeck({ race: 'virtual' })),
  ),
  magic(
    { id: 'r-vrt-0063', zh: '急診室', en: 'Emergency Room', race, mana: 2, magicKind: 'consumable' },
    cast(
      ['main'],
      { choose: [{ as: 'mode', oneOf: ['first', 'second'] }] },
      {
        if: { chosen: 'mode', equal: 'first' },
        choose: [{ as: 'card', from: yourUndeadDead, target: true }],
        do: [{ verb: 'toHand', objects: { var: 'card' } }],
      },
      { if: { chosen: 'mode', equal: 'second' }, ...recall(7, playChosen(yourUndeadDead)) },
    ),
  ),
];

/** Virtual World (虛擬世界). */
export const virtualCards: readonly StarlineCard[] = [...tavern, ...machines, ...hospital, ...virtualMagic];
