import type { Ability, Choice, Clause, Condition, PlayerRef, Verb } from '@arbiter/kernel/authoring';
import {
  activated,
  all,
  anyTarget,
  attacks,
  both,
  bounce,
  cardsIn,
  chosen,
  creature,
  creatureFacts,
  creatures,
  damage,
  damageSource,
  destroy,
  dies,
  draw,
  enters,
  entersWith,
  exile,
  face,
  faced,
  fromChosen,
  grant,
  inPlay,
  is,
  it,
  keyword,
  keywordOf,
  made,
  mana,
  may,
  modal,
  not,
  onlyIf,
  parameter,
  pump,
  rule,
  ruleFor,
  sacrificeSelf,
  spell,
  still,
  T,
  tap,
  targetCard,
  targetCreature,
  targetOpponent,
  targetPermanent,
  targetPlayer,
  that,
  trigger,
  uncounter,
  upkeep,
  x,
} from './making.js';
import type { PrintedCard } from './printed.js';

const self = 'self' as const;
const one: Choice = targetCreature({}, undefined, { as: 'one' });
const two: Choice = targetCreature({}, undefined, { as: 'two', notChosenFor: 'one' });
const equipmentOf = (as: string): Verb => ({
  verb: 'unattach',
  what: all({ from: 'battlefield', where: { subtypes: 'Equipment' }, relation: { is: 'attachedTo', to: { var: as } } }),
});
const inYourUpkeep: Condition = both({ turnOf: 'you' }, { phase: 'upkeep' });
const flip = (won: readonly Verb[], lost: readonly Verb[]) => ({
  do: [{ verb: 'flipCoin' }],
  then: won.length === 0 ? [] : [{ do: won }],
  otherwise: lost.length === 0 ? [] : [{ do: lost }],
});

/** Cards with keywords that few other cards have. */
const byKeyword: readonly PrintedCard[] = [
  made('Krosan Grip', '{2}{G}', 'instant', 'splitSecond', spell(targetPermanent({ types: ['artifact', 'enchantment'] }), destroy())),
  made('Woodland Changeling', '{1}{G}', 'creature - Shapeshifter', '2/2', 'changeling'),
  made(
    'Skyscribing',
    '{X}{U}{U}',
    'sorcery',
    { word: 'forecast', cost: '{2}{U}', clauses: parameter([{ do: [draw(1, 'all')] }]) },
    spell(draw(x, 'all')),
  ),
  made('Mardu Scout', '{R}{R}', 'creature - Goblin Scout', '3/1', keyword('dash', '{1}{R}')),
  made('Mist Intruder', '{1}{U}', 'creature - Eldrazi Drone', '1/2', 'devoid', 'flying', 'ingest'),
  made(
    'Borrowed Malevolence',
    '{B}',
    'instant',
    keyword('escalate', '{2}'),
    modal('spell', 1, 2, [targetCreature(), pump(1, 1)], [targetCreature(), pump(-1, -1)]),
  ),
  made('Coastal Breach', '{6}{U}', 'sorcery', 'undaunted', spell(bounce(all(inPlay({ not: { types: 'land' } }))))),
  made('Wind-Kin Raiders', '{4}{U}{U}', 'creature - Human Artificer', '4/3', 'improvise', 'flying'),
  made('Direct Current', '{1}{R}{R}', 'sorcery', 'jumpStart', spell(anyTarget, damage(2))),
  made(
    'Bitter Ordeal',
    '{2}{B}',
    'sorcery',
    'gravestorm',
    spell(targetPlayer, { verb: 'search', of: chosen(), as: 'found' }, exile({ var: 'found' }), { verb: 'shuffle', player: chosen() }),
  ),
];

/** Cards with verbs that few other cards have. */
const byVerb: readonly PrintedCard[] = [
  made('Mijae Djinn', '{R}{R}{R}', 'creature - Djinn', '6/3', attacks(flip([], [{ verb: 'removeFromCombat', what: self }, tap(self)]))),
  made(
    'Trap Runner',
    '{2}{W}{W}',
    'creature - Human Soldier',
    '2/3',
    onlyIf(
      { compare: [{ match: 'inCombatAfterBlockers' }, 'equal', 1] },
      activated([T], targetCreature({ unblocked: true }), { verb: 'becomeBlocked', what: it }),
    ),
  ),
  made(
    'Mirror Universe',
    '{6}',
    'artifact',
    onlyIf(
      inYourUpkeep,
      activated([T, sacrificeSelf], targetOpponent, { verb: 'exchangeLife', players: ['you', chosen()] as readonly PlayerRef[] }),
    ),
  ),
  made('Break Open', '{1}{R}', 'instant', spell(targetCreature({ faceDown: true }, 'opponent'), { verb: 'turnFaceUp', what: it })),
  made(
    'Reality Ripple',
    '{1}{U}',
    'instant',
    spell(targetPermanent({ types: ['artifact', 'creature', 'land'] }), { verb: 'phaseOut', what: it }),
  ),
  made(
    'Beacon of Immortality',
    '{5}{W}',
    'instant',
    spell(
      targetPlayer,
      { verb: 'double', double: 'life', player: chosen() },
      { verb: 'putInLibrary', what: self, at: 'top' },
      { verb: 'shuffle' },
    ),
  ),
  made('Switcheroo', '{4}{U}', 'sorcery', spell(one, two, { verb: 'exchange', control: [{ var: 'one' }, { var: 'two' }] })),
  made('Relentless Advance', '{3}{U}', 'sorcery', spell({ verb: 'amass', amount: 3 })),
  made(
    'Aeromunculus',
    '{1}{G}{U}',
    'creature - Homunculus Mutant',
    '2/3',
    'flying',
    activated([mana('{2}{G}{U}')], { verb: 'adapt', amount: 1 }),
  ),
  made('Nessian Asp', '{4}{G}', 'creature - Snake', '4/5', 'reach', activated([mana('{6}{G}')], { verb: 'monstrosity', amount: 4 })),
  made(
    'Horned Kavu',
    '{R}{G}',
    'creature - Kavu',
    '3/4',
    enters({ verb: 'bounce', where: { types: 'creature', colours: ['red', 'green'] }, amount: 1 }),
  ),
  made(
    'Pili-Pala',
    '{2}',
    'artifact creature - Scarecrow',
    '1/1',
    'flying',
    activated([mana('{2}'), { verb: 'untapSelf' }], { verb: 'addMana', types: ['white', 'blue', 'black', 'red', 'green'] }),
  ),
  made(
    'Fulgent Distraction',
    '{2}{W}',
    'instant',
    spell(one, two, tap({ var: 'one' }), tap({ var: 'two' }), equipmentOf('one'), equipmentOf('two')),
  ),
  made(
    'Nomad Mythmaker',
    '{2}{W}',
    'creature - Human Nomad Cleric',
    '2/2',
    activated([mana('{W}'), T], targetCard('graveyard', { subtypes: 'Aura' }), {
      choose: [{ as: 'host', from: creatures('you') }],
      do: [{ verb: 'putAttached', what: it, to: { var: 'host' }, under: 'you' }],
    }),
  ),
  made(
    "Harm's Way",
    '{W}',
    'instant',
    spell(
      { ...anyTarget },
      {
        choose: [damageSource],
        do: [
          {
            verb: 'shield',
            until: 'endOfTurn',
            left: 2,
            ability: {
              kind: 'replacement',
              on: [{ event: 'damage', if: both(fromChosen, { any: [{ seat: 'seat', is: 'you' }, is(that, { controller: 'you' })] }) }],
              clauses: [{ do: [{ verb: 'redirect', to: it, player: chosen(), amount: 'left' }] }],
            },
          },
        ],
      },
    ),
  ),
];

/** The spell can be cast only during the combat phase. */
const castInCombat: Ability = {
  ...still(rule(self, { word: 'cant', what: 'beCast' })),
  from: ['hand', 'library', 'graveyard', 'exile', 'command'],
  when: not({ phase: 'combat' }),
};
const enchanted: PlayerRef = { hostOf: self };
const mayBlockInstead: Clause = {
  choose: [{ as: 'it', from: cardsIn('hand', 'you', creature), min: 0 }],
  do: [{ verb: 'putBlocking', what: it, attacker: { event: 'attacker' } }],
};
const theCard = { tree: { is: { var: 'it' } } };
const lendsAbilities: Ability = trigger(
  'cast',
  both({ seat: 'seat', is: 'you' }, is(that, { is: { became: it } })),
  { verb: 'findAbilities', what: that, to: 'found' },
  grant(self, [{ layer: 'abilities', gain: { abilities: [{ var: 'found' }] as never } }]),
);

/** Cards that affect combat, turns and other players' resources in ways that hardly any other card does. */
const byReach: readonly PrintedCard[] = [
  made('Topan Freeblade', '{1}{W}', 'creature - Human Soldier', '2/2', 'vigilance', keywordOf('renown', 1)),
  made(
    'Aetherplasm',
    '{2}{U}{U}',
    'creature - Illusion',
    '1/1',
    trigger('blocksCreature', is(that, { is: self }), { may: true, do: [bounce(self)], then: [mayBlockInstead] }),
  ),
  made(
    'Portal Mage',
    '{2}{U}',
    'creature - Human Wizard',
    '2/2',
    'flash',
    trigger(
      'entered',
      both(is(that, { is: self }), { phase: 'declareAttackers' }),
      targetCreature({ attacking: true }),
      may({ verb: 'reselectAttacked', what: it }),
    ),
  ),
  made(
    'Mandate of Peace',
    '{1}{W}',
    'instant',
    castInCombat,
    spell(
      { verb: 'grant', until: 'endOfTurn', modifiers: [ruleFor('opponent', { word: 'cant', what: 'cast' })] },
      { verb: 'endCombatPhase' },
    ),
  ),
  made(
    'Paradox Haze',
    '{2}{U}',
    'enchantment - Aura',
    { word: 'enchant', players: 'all' },
    trigger('step:upkeep', both({ turnOf: enchanted }, { compare: [{ match: 'upkeeps' }, 'equal', 0] }), {
      verb: 'extraStep',
      step: 'upkeep',
    }),
  ),
  made(
    'Divine Intervention',
    '{6}{W}{W}',
    'enchantment',
    entersWith({ counters: { intervention: 2 } }),
    upkeep('you', uncounter('intervention')),
    trigger('countersRemoved', both(is(that, { is: self }), { eventIs: 'kind', equal: 'intervention' }, { eventIs: 'count', equal: 0 }), {
      verb: 'drawGame',
    }),
  ),
  made(
    'Havengul Lich',
    '{3}{U}{B}',
    'creature - Zombie Wizard',
    '4/4',
    activated(
      [mana('{1}')],
      targetCard('graveyard', creature),
      {
        verb: 'grant',
        until: 'endOfTurn',
        modifiers: [
          ruleFor(
            'you',
            { word: 'may', what: 'castFrom', zone: 'graveyard', where: theCard },
            { word: 'may', what: 'playAsThoughYours', zone: 'graveyard', where: theCard },
          ),
        ],
      },
      { verb: 'later', until: 'endOfTurn', ability: lendsAbilities },
    ),
  ),
  faced(
    'Loyal Cathar',
    null,
    creatureFacts('{W}{W}', ['Human', 'Soldier'], 2, 2, { keywords: ['vigilance'] }),
    [
      dies({
        choose: [{ as: 'gone', from: { from: 'graveyard', where: { is: { became: that } } }, all: true }],
        do: [{ verb: 'later', ability: trigger('step:end', null, { verb: 'putTransformed', what: { var: 'gone' }, under: 'you' }) }],
      }),
    ],
    face('back', 'Unhallowed Cathar', null, creatureFacts(null, ['Zombie', 'Soldier'], 2, 1, { colours: ['black'] }), [
      still(rule(self, { word: 'cant', what: 'block' })),
    ]),
  ),
];

/**
 * Word of Command: its controller looks at a hand, chooses a card, and has its owner play it, with mana from that owner's lands alone, none
 * of which may be left over.
 */
const wordOfCommand: Ability = spell(
  targetOpponent,
  { do: [{ verb: 'look', what: all(cardsIn('hand', chosen())) }] },
  {
    choose: [{ as: 'card', from: cardsIn('hand', chosen()) }],
    do: [
      { verb: 'controlPlayer', player: chosen() },
      {
        verb: 'grant',
        to: all(inPlay({ not: { types: 'land' } }, chosen())),
        until: 'control',
        modifiers: [rule(self, { word: 'cant', what: 'activate' })],
      },
      { verb: 'mayCast', player: chosen(), what: { var: 'card' }, usual: true, must: true, lands: true, wholly: true, as: 'played' },
      { verb: 'controlPlayer', player: chosen(), during: { var: 'played' } },
    ],
  },
);

const overOthers: readonly PrintedCard[] = [
  made(
    'Drain Power',
    '{U}{U}',
    'sorcery',
    spell(
      targetPlayer,
      { verb: 'activateEach', player: chosen(), what: all(inPlay({ types: 'land' }, chosen())) },
      { verb: 'takeMana', player: chosen() },
    ),
  ),
  made('Word of Command', '{B}{B}', 'instant', wordOfCommand),
];

/** Cards for games to show what else rarely happens. */
export const rareActs: readonly PrintedCard[] = [...byKeyword, ...byVerb, ...byReach, ...overOthers];
