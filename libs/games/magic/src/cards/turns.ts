import type { Ability, Condition } from '@arbiter/kernel/authoring';
import {
  activated,
  all,
  atSorceryTime,
  both,
  chosen,
  creatures,
  draw,
  enters,
  entersWith,
  gainLife,
  is,
  it,
  loseLife,
  made,
  mana,
  may,
  moveTo,
  onlyIf,
  ruleFor,
  sacrificeSelf,
  spell,
  still,
  T,
  tap,
  tapFor,
  targetCreature,
  targetPlayer,
  that,
  trigger,
  untap,
  upkeep,
  exile,
  not,
} from './making.js';
import type { PrintedCard } from './printed.js';

const skipping = (event: string, condition: Condition): Ability => ({
  kind: 'replacement',
  on: [{ event, if: condition }],
  clauses: [{ do: [{ verb: 'cancel' }] }],
});
const isTheirs: Condition = { seat: 'seat', is: chosen() };
const stepIs = (step: string): Condition => ({ eventIs: 'step', equal: step });

/** Turns, phases and steps that are added or skipped (500.7 - 500.10, 614.10). */
const turns: readonly PrintedCard[] = [
  made('Time Warp', '{3}{U}{U}', 'sorcery', spell(targetPlayer, { verb: 'extraTurn', player: chosen() })),
  made('Savor the Moment', '{1}{U}{U}', 'sorcery', spell({ verb: 'extraTurn', player: 'you', skip: ['untap'] })),
  made(
    'Final Fortune',
    '{R}{R}',
    'instant',
    spell({ verb: 'extraTurn', player: 'you', ability: trigger('step:end', null, { verb: 'loseGame', player: 'you' }) }),
  ),
  made(
    'Aggravated Assault',
    '{2}{R}',
    'enchantment',
    atSorceryTime(activated([mana('{3}{R}{R}')], untap(all(creatures('you'))), { verb: 'extraPhases', phases: ['combat', 'main'] })),
  ),
  made(
    'Fatigue',
    '{1}{U}',
    'sorcery',
    spell(targetPlayer, { verb: 'shield', left: 1, ability: skipping('beginStep', { all: [isTheirs, stepIs('draw')] }) }),
  ),
  made(
    'Meditate',
    '{2}{U}',
    'instant',
    spell(draw(4), { verb: 'shield', left: 1, ability: skipping('beginTurn', { seat: 'seat', is: 'you' }) }),
  ),
  made(
    'Moment of Silence',
    '{W}',
    'instant',
    spell(targetPlayer, {
      verb: 'shield',
      left: 1,
      until: 'endOfTurn',
      ability: skipping('beginPhase', { all: [isTheirs, { eventIs: 'phase', equal: 'combat' }] }),
    }),
  ),
  made(
    'Stasis',
    '{1}{U}',
    'enchantment',
    skipping('beginStep', stepIs('untap')),
    trigger(
      'step:upkeep',
      { turnOf: 'you' },
      { unless: { player: 'you', cost: [mana('{U}')] }, do: [{ verb: 'sacrifice', what: 'self' }] },
    ),
  ),
  made('Time Stop', '{4}{U}{U}', 'instant', spell({ verb: 'endTurn' })),
];

/** Rules about players: how many lands they may play, their maximum hand size, what untaps. */
const customs: readonly PrintedCard[] = [
  made('Exploration', '{G}', 'enchantment', still(ruleFor('you', { word: 'number', of: 'landsPerTurn', more: 1 }))),
  made('Reliquary Tower', null, 'land', still(ruleFor('you', { word: 'number', of: 'handSize', is: null })), tapFor('{C}')),
  made('Winter Orb', '{2}', 'artifact', {
    ...still(ruleFor('all', { word: 'limit', of: 'untap', is: 1, where: { tree: { types: 'land' } } })),
    when: { object: 'self', is: { tapped: false } },
  }),
  made(
    'Mana Vault',
    '{1}',
    'artifact',
    still({ layer: 'rules', of: 'self', gain: { rules: [{ word: 'cant', what: 'untap' }] } }),
    tapFor('{C}{C}{C}'),
    upkeep('you', { may: true, cost: [mana('{4}')], do: [untap('self')] }),
    onlyIf(is('self', { tapped: true }), trigger('step:draw', { turnOf: 'you' }, { verb: 'dealDamage', player: 'you', amount: 1 })),
  ),
  made(
    'Frost Breath',
    '{2}{U}',
    'instant',
    spell(targetCreature({}, undefined, { min: 0, max: 2 }), tap(it), {
      verb: 'grant',
      to: it,
      until: 'nextUntap',
      modifiers: [{ layer: 'rules', gain: { rules: [{ word: 'cant', what: 'untap' }] } }],
    }),
  ),
];

/** Cards about winning, losing and drawing the game (104). */
const endings: readonly PrintedCard[] = [
  made(
    'Platinum Angel',
    '{7}',
    'artifact creature - Angel',
    '4/4',
    'flying',
    still(ruleFor('you', { word: 'cant', what: 'loseGame' }), ruleFor('opponent', { word: 'cant', what: 'winGame' })),
  ),
  made(
    'Felidar Sovereign',
    '{4}{W}{W}',
    'creature - Cat Beast',
    '4/6',
    'vigilance',
    'lifelink',
    onlyIf({ compare: [{ player: 'you', value: 'life' }, 'atLeast', 40] }, upkeep('you', { verb: 'winGame', player: 'you' })),
  ),
  made(
    'Door to Nothingness',
    '{5}',
    'artifact',
    entersWith({ tapped: true }),
    activated([mana('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}'), T, sacrificeSelf], targetPlayer, { verb: 'loseGame', player: chosen() }),
  ),
];

/** 103.5a */
const beginsInPlay: Ability = { kind: 'static', marks: { opening: 'begin' }, clauses: [{ do: [moveTo('battlefield', 'self')] }] };

/** Cards that may act from the opening hand (103.4b, 103.5). */
const openings: readonly PrintedCard[] = [
  made(
    'Leyline of Vitality',
    '{2}{G}{G}',
    'enchantment',
    beginsInPlay,
    still({ layer: 'pt.change', of: creatures('you'), add: { power: 0, toughness: 1 } }),
    trigger('entered', { object: { event: 'object' }, is: { types: 'creature', controller: 'you' } }, may(gainLife(1))),
  ),
  made('Leyline of the Void', '{2}{B}{B}', 'enchantment', beginsInPlay, {
    kind: 'replacement',
    on: [{ event: 'moved', if: both({ eventIs: 'to', equal: 'graveyard' }, is(that, { owner: 'opponent', token: false })) }],
    clauses: [{ do: [{ verb: 'becomes', set: { to: 'exile' } }] }],
  }),
  made('Chancellor of the Dross', '{4}{B}{B}{B}', 'creature - Vampire', '6/6', 'flying', 'lifelink', {
    kind: 'static',
    marks: { opening: 'begin' },
    clauses: [
      {
        do: [
          { verb: 'showOpening', what: 'self' },
          {
            verb: 'later',
            ability: trigger('step:upkeep', null, { ...loseLife(3, 'opponent'), total: 'lost' }, gainLife({ var: 'lost' })),
          },
        ],
      },
    ],
  }),
  made(
    'Gemstone Caverns',
    null,
    'legendary land',
    {
      kind: 'static',
      when: not({ seat: 'starting', is: 'you' }),
      marks: { opening: 'begin' },
      clauses: [
        { do: [moveTo('battlefield', 'self', { counters: { luck: 1 } })] },
        { choose: [{ as: 'it', from: { from: 'hand', of: 'you' } }], do: [exile()] },
      ],
    },
    onlyIf(not(is('self', { counters: 'luck' })), tapFor('{C}')),
    onlyIf(is('self', { counters: 'luck' }), activated([T], { verb: 'addMana', types: 'anyColour' })),
  ),
  made('Serum Powder', '{3}', 'artifact', tapFor('{C}'), {
    kind: 'static',
    marks: { opening: 'mulligan' },
    clauses: [{ do: [{ verb: 'exile', what: { all: { from: 'hand', of: 'you' } }, total: 'gone' }, draw({ var: 'gone' })] }],
  }),
];

/** Cards that control other players' decisions, or begin other games (716 - 720). */
const powers: readonly PrintedCard[] = [
  made(
    'Mindslaver',
    '{6}',
    'legendary artifact',
    activated([mana('{4}'), T, sacrificeSelf], targetPlayer, { verb: 'controlNextTurn', player: chosen() }),
  ),
  made('Palace Sentinels', '{3}{W}', 'creature - Human Soldier', '2/4', enters({ verb: 'becomeMonarch', player: 'you' })),
  made('Shahrazad', '{W}{W}', 'sorcery', {
    kind: 'spell',
    clauses: [
      { do: [{ verb: 'playSubgame', as: 'winners' }] },
      { forEachPlayer: { not: { chosen: 'winners' } }, do: [loseLife({ halfUp: { player: 'each', value: 'life' } }, 'each')] },
    ],
  }),
];

export const turnCards: readonly PrintedCard[] = [...turns, ...customs, ...endings, ...openings, ...powers];
