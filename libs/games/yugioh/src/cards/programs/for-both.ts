import type { Json } from '@arbiter/kernel';
import type { CardProgram, Predicate } from '@arbiter/kernel/authoring';
import type { Forbidden, RuleEntry } from '../../values/rules.js';
import {
  all,
  andIf,
  answering,
  card,
  cardEffect,
  destroys,
  does,
  doing,
  eventIs,
  eventObject,
  field,
  ignition,
  type Parts,
  payLife,
  playersRule,
  quick,
  standing,
  summonedSpecially,
} from '../making.js';

/** Cards whose effects either player may activate, and cards that restrict both players. */

/** The cost is the same whichever player pays it; the card must still be there when the effect resolves. */
const forBoth = (from: string, life: number): Parts => ({ from: [from], by: 'any', cost: [payLife(life)], marks: { needsSource: true } });
const ofTurn = { untributed: true, faceUp: true, ofTurn: true } as const;

/** Cards with the declared name, except those that were there before. */
const banned: Predicate = { originalName: { noted: 'declared' }, not: { is: { noted: 'there' } } };
/** Cards that were there before and are sent away in this turn; they still trigger. */
const sentOff: Predicate = { is: { became: { noted: 'there' } }, sentThisTurn: true };
const forbids = (...acts: readonly Forbidden[]): readonly RuleEntry[] => acts.map((cant) => ({ cant, of: { tree: banned as Json } }));

export const bothPlayersPrograms: readonly CardProgram[] = [
  card(
    'royal-oppression',
    cardEffect({}),
    quick(
      { ...forBoth('spellTrapZone', 800), on: [answering('summoning', summonedSpecially)] },
      { do: [does('negateSummon')], then: [andIf(destroys({ event: 'objects' }))] },
    ),
    quick(
      { ...forBoth('spellTrapZone', 800), on: [answering('activated', eventIs('categories', 'specialSummon'))] },
      { do: [does('negateEffect')], then: [andIf(destroys(eventObject))] },
    ),
  ),
  card(
    'mausoleum-of-the-emperor',
    cardEffect({}),
    ignition(forBoth('fieldZone', 1000), doing(does('normalSummonNow', { ...ofTurn, where: { level: [5, 6] } }))),
    ignition(forBoth('fieldZone', 2000), doing(does('normalSummonNow', { ...ofTurn, where: { level: { atLeast: 7 } } }))),
  ),
  card(
    'prohibition',
    cardEffect(
      { targets: [{ as: 'said', name: 'card' }] },
      doing(
        does('noteName', { declared: 'said', name: 'itsName' }),
        does('note', { what: 'itsName', as: 'declared' }),
        does('note', { what: all({ from: field }), as: 'there' }),
      ),
    ),
    playersRule(
      'all',
      ...forbids('place', 'normalSummon', 'set', 'flipSummon', 'specialSummon', 'attack', 'changePosition', 'useMaterial'),
    ),
    playersRule('all', ...forbids('activate').map((entry) => ({ ...entry, but: { tree: sentOff as Json } }))),
    standing({ layer: 'identity', of: { from: [...field, 'hand', 'graveyard', 'banished'], where: banned }, set: { negated: true } }),
  ),
];
