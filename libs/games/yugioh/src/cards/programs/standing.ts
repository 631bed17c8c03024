import { jsonOf } from '@arbiter/kernel';
import type { Ability, Amount, CardProgram, Modifier, Selector } from '@arbiter/kernel/authoring';
import { card, cardEffect, cardsIn, faceUpMonsters, standing } from '../making.js';
import type { RuleEntry } from '../../values/rules.js';

/** Cards that have only continuous effects: values and rules that apply while the card is face-up (3.1-3). */

/** A rule about the card itself. */
const itsRule = (entry: RuleEntry): Ability => standing({ layer: 'rules', of: 'self', gain: { rules: [jsonOf(entry)] } });
/** A gain of ATK, and of DEF if given, for what a selector finds. */
const gain = (of: Selector | 'self', atk: Amount, def?: Amount): Modifier => ({
  layer: 'stats',
  of,
  add: def === undefined ? { atk } : { atk, def },
});
const minus = (amount: number): number => -amount;
const times = (each: number, of: Amount): Amount => ({ times: [each, of] });

/** A Field Spell that raises ATK and DEF of some Types by 200 and lowers those of others by 200. */
const typeField = (id: 'umi' | 'yami', raised: readonly string[], lowered: readonly string[]): CardProgram =>
  card(
    id,
    cardEffect({}),
    standing(
      gain(faceUpMonsters({ races: raised }, 'all'), 200, 200),
      gain(faceUpMonsters({ races: lowered }, 'all'), minus(200), minus(200)),
    ),
  );

export const standingPrograms: readonly CardProgram[] = [
  card('jinzo-7', itsRule({ may: 'attackDirectly' })),
  card('hayabusa-knight', itsRule({ may: 'attackTimes', n: 2 })),
  card('elemental-hero-bladedge', itsRule({ damage: 'pierce' })),
  card(
    'atlantean-attack-squad',
    standing({ ...gain('self', 800), if: { exists: faceUpMonsters({ races: ['Fish', 'Sea Serpent', 'Aqua'] }, 'you', 'self') } }),
  ),
  card('harpie-lady-1', standing(gain(faceUpMonsters({ attribute: 'WIND' }, 'all'), 300))),
  card('top-runner', standing(gain(faceUpMonsters({ frame: 'synchro' }, 'you'), 600))),
  card(
    'buster-blader',
    standing(
      gain(
        'self',
        times(500, {
          plus: [
            { count: faceUpMonsters({ races: 'Dragon' }, 'opponent') },
            { count: cardsIn('graveyard', 'opponent', { races: 'Dragon' }) },
          ],
        }),
      ),
    ),
  ),
  card(
    'dark-magician-girl',
    standing(gain('self', times(300, { count: cardsIn('graveyard', 'all', { names: ['Dark Magician', 'Magician of Black Chaos'] }) }))),
  ),
  typeField('umi', ['Fish', 'Sea Serpent', 'Thunder', 'Aqua'], ['Machine', 'Pyro']),
  typeField('yami', ['Fiend', 'Spellcaster'], ['Fairy']),
];
