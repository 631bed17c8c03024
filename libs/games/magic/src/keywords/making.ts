import { type Json, readAs } from '@arbiter/kernel';
import type { Ability, Amount, Clause, Condition, Verb } from '@arbiter/kernel/authoring';

/** What many keyword abilities are made of. */

/** The event is about the source itself. */
export const itself = { object: { event: 'object' }, is: { is: 'self' } } as const satisfies Condition;
/** It was the source that dealt the damage; to a player, in combat. */
export const fromItself = { object: { event: 'source' }, is: { is: 'self' } } as const satisfies Condition;
export const struckPlayer = {
  all: [fromItself, { eventIs: 'combat', equal: true }, { seat: 'seat', is: 'all' }],
} as const satisfies Condition;
const toGraveyard = { all: [itself, { eventIs: 'to', equal: 'graveyard' }] } as const;

/** The card that was drawn last: hands keep the order of arrival. What follows a draw at once may show it (603.11). */
export const drawn = { all: { from: 'hand', of: 'you', last: 1 } } as const;

/** It is shown, and triggers of `revealedAsDrawn` are told. */
export const showDrawn: readonly Verb[] = [
  { verb: 'reveal', what: drawn },
  { verb: 'tell', event: 'revealedAsDrawn', what: drawn },
];

/** As the source enters (614.1c). */
export const asItEnters = (keyword: string, ...clauses: readonly Clause[]): Ability => ({
  kind: 'replacement',
  keyword,
  on: [{ event: 'entered', if: itself }],
  clauses,
});

/** It enters with counters of a kind. */
export const entersWithCounters = (keyword: string, kind: string, amount: Amount, when?: Condition): Ability => ({
  ...asItEnters(keyword, { do: [{ verb: 'entersWith', counters: { [kind]: amount } }] }),
  ...(when === undefined ? {} : { when }),
});

type Rest = Omit<Ability, 'kind' | 'on' | 'keyword'>;

export const whenItEnters = (keyword: string, rest: Rest): Ability => ({
  kind: 'triggered',
  keyword,
  on: [{ event: 'entered', if: itself }],
  ...rest,
});

/** When it is put into a graveyard from the battlefield. */
export const whenItGoes = (keyword: string, rest: Rest): Ability => ({
  kind: 'triggered',
  keyword,
  on: [{ event: 'left', if: toGraveyard }],
  ...rest,
});

/** At the beginning of your upkeep (503.1a). */
export const yourUpkeep = (keyword: string, rest: Rest): Ability => ({
  kind: 'triggered',
  keyword,
  on: [{ event: 'step:upkeep', if: { turnOf: 'you' } }],
  ...rest,
});

export const act = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const sacrificeIt: Verb = { verb: 'sacrifice', what: 'self' };
export const onItself = (kind: string, amount: Amount = 1): Verb => ({ verb: 'addCounters', what: 'self', kind, amount });

/** Whether the source has at least so many counters of a kind, by the name of their number (`plusCounters`). */
export const hasCounters = (number: string, atLeast = 1): Condition => ({ compare: [{ value: number, of: 'self' }, 'atLeast', atLeast] });

/** The number of a keyword; the parameter goes by `amount`. */
export const numberOf = (value: Json | undefined): Amount => readAs<Amount>(value);

/** A cost in a keyword: mana as text, or a list of verbs. */
export const costOf = (cost: Json | undefined): readonly Verb[] =>
  typeof cost === 'string' ? [{ verb: 'payMana', mana: cost }] : readAs<readonly Verb[]>(cost ?? []);
