import type { Choice, Condition, PlayerRef, Verb } from '@arbiter/kernel';
import { activated, all, anyTarget, attacks, both, bounce, chosen, creatures, damage, destroy, draw, enters, exile, inPlay, is, it, keyword, made, mana, modal, onlyIf, parameter, pump, sacrificeSelf, spell, T, tap, targetCard, targetCreature, targetOpponent, targetPermanent, targetPlayer, that, x } from './making.js';
import type { PrintedCard } from './printed.js';

const self = 'self' as const;
const one: Choice = targetCreature({}, undefined, { as: 'one' });
const two: Choice = targetCreature({}, undefined, { as: 'two', notChosenFor: 'one' });
const equipmentOf = (as: string): Verb => ({ verb: 'unattach', what: all({ from: 'battlefield', where: { subtypes: 'Equipment' }, relation: { is: 'attachedTo', to: { var: as } } }) });
const inYourUpkeep: Condition = both({ turnOf: 'you' }, { phase: 'upkeep' });
const flip = (won: readonly Verb[], lost: readonly Verb[]) => ({ do: [{ verb: 'flipCoin' }], then: won.length === 0 ? [] : [{ do: won }], otherwise: lost.length === 0 ? [] : [{ do: lost }] });

/** Cards that carry keywords which few others have. */
const byKeyword: readonly PrintedCard[] = [
  made('Krosan Grip', '{2}{G}', 'instant', 'splitSecond', spell(targetPermanent({ types: ['artifact', 'enchantment'] }), destroy())),
  made('Woodland Changeling', '{1}{G}', 'creature - Shapeshifter', '2/2', 'changeling'),
  made('Skyscribing', '{X}{U}{U}', 'sorcery', { word: 'forecast', cost: '{2}{U}', clauses: parameter([{ do: [draw(1, 'all')] }]) }, spell(draw(x, 'all'))),
  made('Mardu Scout', '{R}{R}', 'creature - Goblin Scout', '3/1', keyword('dash', '{1}{R}')),
  made('Mist Intruder', '{1}{U}', 'creature - Eldrazi Drone', '1/2', 'devoid', 'flying', 'ingest'),
  made('Borrowed Malevolence', '{B}', 'instant', keyword('escalate', '{2}'), modal('spell', 1, 2, [targetCreature(), pump(1, 1)], [targetCreature(), pump(-1, -1)])),
  made('Coastal Breach', '{6}{U}', 'sorcery', 'undaunted', spell(bounce(all(inPlay({ not: { types: 'land' } }))))),
  made('Wind-Kin Raiders', '{4}{U}{U}', 'artifact creature - Human Artificer', '4/3', 'improvise', 'flying'),
  made('Direct Current', '{1}{R}{R}', 'sorcery', 'jumpStart', spell(anyTarget, damage(2))),
  made('Bitter Ordeal', '{2}{B}', 'sorcery', 'gravestorm', spell(targetPlayer, { verb: 'search', of: chosen(), as: 'found' }, exile({ var: 'found' }), { verb: 'shuffle', player: chosen() })),
];

/** Cards that carry verbs which few others have. */
const byVerb: readonly PrintedCard[] = [
  made('Mijae Djinn', '{R}{R}{R}', 'creature - Djinn', '6/3', attacks(flip([], [{ verb: 'removeFromCombat', what: self }, tap(self)]))),
  made('Trap Runner', '{2}{W}{W}', 'creature - Human Soldier', '2/3', onlyIf({ compare: [{ match: 'inCombatAfterBlockers' }, 'equal', 1] }, activated([T], targetCreature({ unblocked: true }), { verb: 'becomeBlocked', what: it }))),
  made('Mirror Universe', '{6}', 'artifact', onlyIf(inYourUpkeep, activated([T, sacrificeSelf], targetOpponent, { verb: 'exchangeLife', players: ['you', chosen()] as readonly PlayerRef[] }))),
  made('Break Open', '{1}{R}', 'instant', spell(targetCreature({ faceDown: true }, 'opponent'), { verb: 'turnFaceUp', what: it })),
  made('Reality Ripple', '{1}{U}', 'instant', spell(targetPermanent({ types: ['artifact', 'creature', 'land'] }), { verb: 'phaseOut', what: it })),
  made('Beacon of Immortality', '{5}{W}', 'instant', spell(targetPlayer, { verb: 'double', double: 'life', player: chosen() }, { verb: 'putInLibrary', what: self, at: 'top' }, { verb: 'shuffle' })),
  made('Switcheroo', '{4}{U}', 'sorcery', spell(one, two, { verb: 'exchange', control: [{ var: 'one' }, { var: 'two' }] })),
  made('Relentless Advance', '{3}{U}', 'sorcery', spell({ verb: 'amass', amount: 3 })),
  made('Aeromunculus', '{1}{G}{U}', 'creature - Homunculus Mutant', '2/3', 'flying', activated([mana('{2}{G}{U}')], { verb: 'adapt', amount: 1 })),
  made('Nessian Asp', '{4}{G}', 'creature - Snake', '4/5', 'reach', activated([mana('{6}{G}')], { verb: 'monstrosity', amount: 4 })),
  made('Horned Kavu', '{R}{G}', 'creature - Kavu', '3/4', enters({ verb: 'bounce', where: { types: 'creature', colours: ['red', 'green'] }, amount: 1 })),
  made('Pili-Pala', '{2}', 'artifact creature - Scarecrow', '1/1', 'flying', activated([mana('{2}'), { verb: 'untapSelf' }], { verb: 'addMana', types: ['white', 'blue', 'black', 'red', 'green'] })),
  made('Fulgent Distraction', '{2}{W}', 'instant', spell(one, two, tap({ var: 'one' }), tap({ var: 'two' }), equipmentOf('one'), equipmentOf('two'))),
  made('Nomad Mythmaker', '{2}{W}', 'creature - Human Nomad Cleric', '2/2', activated([mana('{W}'), T], targetCard('graveyard', { subtypes: 'Aura' }), { choose: [{ as: 'host', from: creatures('you') }], do: [{ verb: 'putAttached', what: it, to: { var: 'host' }, under: 'you' }] })),
  made('Harm\'s Way', '{W}', 'instant', spell({ ...anyTarget }, { choose: [{ as: 'source', from: { from: ['battlefield', 'stack'], where: { not: { item: 'ability' } } }, also: 'damageSources' }], do: [{ verb: 'shield', until: 'endOfTurn', left: 2, ability: { kind: 'replacement', on: [{ event: 'damage', if: both(is({ event: 'source' }, { is: { var: 'source' } }), { any: [{ seat: 'seat', is: 'you' }, is(that, { controller: 'you' })] }) }], clauses: [{ do: [{ verb: 'redirect', to: it, player: chosen(), amount: 'left' }] }] } }] })),
];

/** What lets games show what else hardly happens. */
export const rareActs: readonly PrintedCard[] = [...byKeyword, ...byVerb];
