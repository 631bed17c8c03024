import { type Json, readAs } from '@arbiter/kernel';
import type { Ability, Amount, Clause, Condition, Verb } from '@arbiter/kernel/authoring';

/** Pieces that many keyword abilities consist of. */

/** Whether the event is about the source itself. */
export const itself = { object: { event: 'object' }, is: { is: 'self' } } as const satisfies Condition;
/** Whether the source dealt the damage; and, in the constant after it, whether that was combat damage to a player. */
export const fromItself = { object: { event: 'source' }, is: { is: 'self' } } as const satisfies Condition;
export const struckPlayer = {
  all: [fromItself, { eventIs: 'combat', equal: true }, { seat: 'seat', is: 'all' }],
} as const satisfies Condition;
const toGraveyard = { all: [itself, { eventIs: 'to', equal: 'graveyard' }] } as const;

/** The card that was drawn last: hands keep the order of arrival. Effects that follow a draw immediately may reveal it (603.11). */
export const drawn = { all: { from: 'hand', of: 'you', last: 1 } } as const;

/** Reveals the drawn card, so that abilities trigger on `revealedAsDrawn`. */
export const showDrawn: readonly Verb[] = [
  { verb: 'reveal', what: drawn },
  { verb: 'tell', event: 'revealedAsDrawn', what: drawn },
];

/** Applies as the source enters (614.1c). */
export const asItEnters = (keyword: string, ...clauses: readonly Clause[]): Ability => ({
  kind: 'replacement',
  keyword,
  on: [{ event: 'entered', if: itself }],
  clauses,
});

/** The source enters with counters of a kind. */
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

/** Triggers when the source is put into a graveyard from the battlefield. */
export const whenItGoes = (keyword: string, rest: Rest): Ability => ({
  kind: 'triggered',
  keyword,
  on: [{ event: 'left', if: toGraveyard }],
  ...rest,
});

/** Triggers at the beginning of your upkeep (503.1a). */
export const yourUpkeep = (keyword: string, rest: Rest): Ability => ({
  kind: 'triggered',
  keyword,
  on: [{ event: 'step:upkeep', if: { turnOf: 'you' } }],
  ...rest,
});

export const act = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const sacrificeIt: Verb = { verb: 'sacrifice', what: 'self' };
export const onItself = (kind: string, amount: Amount = 1): Verb => ({ verb: 'addCounters', what: 'self', kind, amount });

/** Whether the source has at least `atLeast` counters of a kind, which is given by the name of their number (`plusCounters`). */
export const hasCounters = (number: string, atLeast = 1): Condition => ({ compare: [{ value: number, of: 'self' }, 'atLeast', atLeast] });

/** Returns the number of a keyword, from the value of its parameter `amount`. */
export const numberOf = (value: Json | undefined): Amount => readAs<Amount>(value);

/** Returns the cost of a keyword, which is written as mana or as a list of verbs. */
export const costOf = (cost: Json | undefined): readonly Verb[] =>
  typeof cost === 'string' ? [{ verb: 'payMana', mana: cost }] : readAs<readonly Verb[]>(cost ?? []);
