import { jsonOf } from '@arbiter/kernel';
import type { Ability, Condition, Selector, Verb } from '@arbiter/kernel/authoring';
import { activated, both, enchant, enters, is, it, leaves, made, mana, may, moveTo, still, T, target, that, trigger } from './making.js';
import { card, type PrintedCard } from './printed.js';

/** Cards that exile something for as long as they stay on the battlefield (607, 610.3). */

const foe: Selector = { from: 'battlefield', of: 'opponent', where: { types: 'creature' } };
const anotherCreature: Selector = { from: 'battlefield', where: { types: 'creature' }, except: 'self' };

const creature = (cost: string, subtypes: PrintedCard['printed']['subtypes'], power: number, toughness: number): PrintedCard['printed'] =>
  ({ cost, supertypes: [], types: ['creature'], subtypes, power, toughness, keywords: [] }) as PrintedCard['printed'];

/** When the source leaves, the card exiled by its other ability returns (607.2a). */
const returnIt = leaves(moveTo('battlefield', { noted: 'exiled' }));

/** The creature card that the source exiled last, as long as it is still in exile (607.2a). */
const lastExiled: Selector = { from: 'exile', where: { types: 'creature', is: { noted: 'exiled' } }, first: 1 };

/** Cards that would go to a graveyard go to another zone instead (614.1a). */
const insteadOfGraveyard = (whose: Condition, verb: Verb): Ability => ({
  kind: 'replacement',
  on: [{ event: 'moved', if: both({ eventIs: 'to', equal: 'graveyard' }, is(that, { token: false }), whose) }],
  clauses: [{ do: [verb] }],
});

const othersOfTheVat = { all: { from: 'exile', where: { is: { noted: 'exiled' } }, except: { var: 'new' } } } as const;

export const exiling: readonly PrintedCard[] = [
  card('Banisher Priest', null, creature('{1}{W}{W}', ['Human', 'Cleric'], 2, 2), [enters(target(foe), { verb: 'exileUntil', what: it })]),
  card('Oblivion Ring', null, { cost: '{2}{W}', supertypes: [], types: ['enchantment'], subtypes: [], keywords: [] }, [
    enters(target({ from: 'battlefield', where: { not: { types: 'land' } }, except: 'self' }), { verb: 'exile', what: it, note: 'exiled' }),
    returnIt,
  ]),
  card('Faceless Butcher', null, creature('{2}{B}{B}', ['Nightmare', 'Horror'], 2, 3), [
    enters(target(anotherCreature), { verb: 'exile', what: it, note: 'exiled' }),
    returnIt,
  ]),
  card('Fiend Hunter', null, creature('{1}{W}{W}', ['Human', 'Cleric'], 1, 3), [
    enters(target(anotherCreature), may({ verb: 'exile', what: it, note: 'exiled' })),
    returnIt,
  ]),
  made(
    'Duplicant',
    '{6}',
    'artifact creature - Shapeshifter',
    '2/4',
    enters(target({ from: 'battlefield', where: { types: 'creature', token: false } }), {
      may: true,
      do: [{ verb: 'exile', what: it, note: 'exiled' }],
    }),
    {
      ...still(
        { layer: 'types', of: 'self', gain: { subtypes: [jsonOf({ value: 'subtypes', of: { all: lastExiled } })] } },
        {
          layer: 'pt.set',
          of: 'self',
          set: { power: { value: 'power', of: { all: lastExiled } }, toughness: { value: 'toughness', of: { all: lastExiled } } },
        },
      ),
      when: { exists: lastExiled },
    },
  ),
  made(
    'Mimic Vat',
    '{3}',
    'artifact',
    trigger('died', is(that, { types: 'creature', token: false }), {
      may: true,
      do: [{ verb: 'exile', what: { became: that }, as: 'new' }],
      then: [{ do: [moveTo('graveyard', othersOfTheVat), { verb: 'note', what: 'new', as: 'exiled' }] }],
    }),
    activated([mana('{3}'), T], {
      choose: [{ as: 'it', from: { from: 'exile', where: { is: { noted: 'exiled' } } } }],
      do: [
        { verb: 'create', copyOf: it, except: { gain: { keywords: ['haste'] } }, as: 'made' },
        { verb: 'later', ability: trigger('step:end', null, { verb: 'exile', what: { var: 'made' } }) },
      ],
    }),
  ),
  made(
    'False Demise',
    '{2}{U}',
    'enchantment - Aura',
    enchant(),
    trigger('died', is(that, { is: { hostOf: 'self' } }), moveTo('battlefield', { became: that }, { under: 'you' })),
  ),
  made(
    'Wheel of Sun and Moon',
    '{G/W}{G/W}',
    'enchantment - Aura',
    { word: 'enchant', players: 'all' },
    insteadOfGraveyard(is(that, { owner: { hostOf: 'self' } }), { verb: 'becomes', set: { to: 'library', at: 'bottom', reveal: true } }),
  ),
];
