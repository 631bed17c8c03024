import type { CardProgram, Condition } from '@arbiter/kernel/authoring';
import {
  all,
  andIf,
  both,
  card,
  cardEffect,
  cardsIn,
  choose,
  destroys,
  does,
  doing,
  draw,
  eventIs,
  faceUpMonsters,
  field,
  gainLife,
  grant,
  happens,
  hasRoom,
  ignition,
  it,
  itself,
  itsRule,
  loses,
  monster,
  monsters,
  must,
  noMore,
  oncePerTurn,
  picking,
  playersRule,
  standing,
  target,
  useOncePerTurn,
} from '../making.js';

const came = { var: 'came' } as const;
const rolled = (how: 'atLeast' | 'atMost' | 'equal', number: number): Condition => ({ compare: [{ var: 'rolled' }, how, number] });
const inHand = (name: string): Condition => ({ exists: cardsIn('hand', 'you', { names: name }) });
const discarded = { countOf: { var: 'paid' } } as const;
const theirs = { from: field, of: 'opponent' } as const;
/** What is unaffected by other effects is still affected by the card that grants it this. */
const otherThanThis = { lent: true, butLender: { tree: { is: 'self' } } } as const;

/** Cards of the preset decks and of well-known decks similar to them. */
export const deckPrograms: readonly CardProgram[] = [
  card(
    'jinzo',
    playersRule('all', { cant: 'activate', of: { tree: { kinds: 'trap', place: [...field, 'hand'] } } }),
    standing({ of: { from: field, where: { faceUp: true, kinds: 'trap' } }, layer: 'identity', set: { negated: true } }),
  ),
  // "The turn you activate this": the restriction is checked at activation and applies from then on even if the effect is negated
  // (base.23.16, base.23.17).
  card(
    'scapegoat',
    cardEffect(
      {
        when: { compare: [{ countOf: { history: 'summonedMonsters', of: 'you' } }, 'equal', 0] },
        cost: [
          does('grant', {
            players: 'you',
            until: 'turnEnd',
            modifiers: [
              {
                layer: 'rules',
                players: 'you',
                gain: {
                  rules: [
                    { cant: 'normalSummon' },
                    { cant: 'flipSummon' },
                    { cant: 'specialSummon', but: { tree: { names: 'Sheep Token' } } },
                  ],
                },
              },
            ],
          }),
        ],
      },
      {
        do: [does('createTokens', { token: 'token:sheep', amount: 4, position: 'defense', as: 'came' })],
        then: [andIf(grant(came, 'stays', { layer: 'rules', gain: { rules: [{ cant: 'beTributed', by: 'summon' }] } }))],
      },
    ),
  ),
  card(
    'forbidden-lance',
    cardEffect(
      { targets: [target(faceUpMonsters())], marks: { damageStep: 'stats' } },
      doing(
        loses(
          it,
          'turnEnd',
          { atk: 800 },
          {
            layer: 'reach',
            gain: {
              unaffected: [
                { by: 'spell', ...otherThanThis },
                { by: 'trap', ...otherThanThis },
              ],
            },
          },
        ),
      ),
    ),
  ),
  card(
    'brionac-dragon-of-the-ice-barrier',
    ignition(
      {
        limit: useOncePerTurn,
        cost: [{ verb: 'discardToGY', choose: { as: 'paid', from: cardsIn('hand', 'you'), min: 1, max: { count: theirs } } }],
        targets: [target(theirs, { min: { atLeast: [discarded, 1] }, max: { atLeast: [discarded, 1] } })],
      },
      doing(does('returnToHand', { what: it })),
    ),
  ),
  card(
    'witch-of-the-black-forest',
    must(
      [happens('sentToGY', both(itself, eventIs('from', 'monsterZone')))],
      { from: ['graveyard'], limit: useOncePerTurn },
      {
        choose: [choose(cardsIn('mainDeck', 'you', { ...monster, def: { atMost: 1500 } }), { strict: true })],
        do: [does('noteName', { what: it, name: 'called' }), does('addToHand', { what: it, show: true }), noMore('called')],
      },
    ),
  ),
  card('exodia-the-forbidden-one', {
    kind: 'static',
    from: ['hand'],
    marks: { wins: true },
    when: both(...['Right Leg', 'Left Leg', 'Right Arm', 'Left Arm'].map((limb) => inHand(`${limb} of the Forbidden One`))),
  }),
  card(
    'level-eater',
    ignition(
      { from: ['graveyard'], when: hasRoom, targets: [target(faceUpMonsters({ level: { atLeast: 5 } }, 'you'))] },
      {
        do: [grant(it, 'stays', { layer: 'level', add: { level: -1 } })],
        then: [andIf(does('specialSummon', { what: 'self' }))],
      },
    ),
    itsRule({ cant: 'beTributed', by: 'effect' }),
  ),
  card('goggle-golem', standing({ layer: 'original', of: 'self', set: { atk: 2100, originalAtk: 2100 } })),
  card('reckless-greed', cardEffect({}, doing(draw(2), does('skipPhase', { phase: 'draw', times: 2 })))),
  card(
    'dark-master-zorc',
    ignition(
      { limit: oncePerTurn },
      {
        do: [does('rollDie', { name: 'rolled' })],
        then: [
          { if: rolled('atMost', 2), do: [destroys(all(monsters({}, 'opponent')))] },
          { ...picking(monsters({}, 'opponent'), destroys()), also: true, if: both(rolled('atLeast', 3), rolled('atMost', 5)) },
          { also: true, if: rolled('equal', 6), do: [destroys(all(monsters({}, 'you')))] },
        ],
      },
    ),
  ),
  card(
    'snatch-steal',
    cardEffect(
      { when: hasRoom, targets: [target(faceUpMonsters({}, 'opponent'))] },
      { do: [does('equip', { what: 'self', to: it })], then: [andIf(does('takeControl', { what: it, until: 'equipped' }))] },
    ),
    must([happens('phase:standby', { turnOf: 'opponent' })], {}, doing(gainLife(1000, 'opponent'))),
  ),
];
