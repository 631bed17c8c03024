import type { Ability, Amount, CardProgram, Choice, Clause, Condition, Modifier, PlayerRef, Predicate, Ref, Selector, Trigger, Verb } from '@arbiter/kernel';
import { type FactsId, withProgram } from './facts/index.js';

/** Short ways to write cards. What needs none is written as the tree that it is. */

/** A card of these facts with its abilities. */
export const card = (id: FactsId, ...abilities: readonly Ability[]): CardProgram => withProgram(id, abilities);

type Parts = Pick<Ability, 'targets' | 'cost' | 'on' | 'when' | 'limit' | 'marks' | 'from' | 'modes'>;

/** The effect of a Spell or Trap as it is activated. Its windows follow from its property, where `on` does not name others. */
export const cardEffect = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'spell', ...parts, clauses });
/** base.23.2 */
export const ignition = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'activated', ...parts, clauses });
/** An effect of Spell Speed 2 (4.4.1.2-1). */
export const quick = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'activated', ...parts, marks: { quick: true, ...parts.marks }, clauses });
/** "... (this must be activated)" (4.2-2). */
export const must = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'triggered', on, ...parts, clauses });
/** "If ..., you can" (4.2-3). */
export const mayIf = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'triggered', may: true, on, ...parts, clauses });
/** "When ..., you can": only as the last thing that happened (4.2-4). */
export const mayWhen = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability => mayIf(on.map((trigger) => ({ ...trigger, last: true })), parts, ...clauses);
/** FLIP (base.23.4). */
export const flip = (parts: Parts, ...clauses: readonly Clause[]): Ability => must([{ event: 'flipped', if: itself }], parts, ...clauses);
/** What holds while the card is face-up (3.1-1). */
export const standing = (...modifiers: readonly Modifier[]): Ability => ({ kind: 'static', modifiers });

/** The event is about this card. */
export const itself: Condition = { object: { event: 'object' }, is: { is: 'self' } };
/** What was chosen as `it`. */
export const it: Ref = { var: 'it' };
export const eventObject: Ref = { event: 'object' };

export const opponents: Condition = { seat: 'seat', is: 'opponent' };
export const both = (...parts: readonly Condition[]): Condition => ({ all: parts });
export const not = (condition: Condition): Condition => ({ not: condition });

/** Kinds of places of the field that are for Spells and Traps. */
export const spellTrapPlaces = ['spellTrapZone', 'fieldZone', 'pendulumZone'] as const;

export const all = (selector: Selector): Ref => ({ all: selector });
export const monsters = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => ({ from: 'monsterZone', where, ...(of === undefined ? {} : { of }), ...(except === undefined ? {} : { except }) });
export const faceUpMonsters = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => monsters({ faceUp: true, ...where }, of, except);
export const spellsTraps = (of?: PlayerRef, except?: Ref, where: Predicate = {}): Selector => ({ from: spellTrapPlaces, where, ...(of === undefined ? {} : { of }), ...(except === undefined ? {} : { except }) });
export const cardsIn = (from: string | readonly string[], of: PlayerRef, where: Predicate = {}): Selector => ({ from, of, where });

/** Targets one thing, called `it`. */
export const target = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', target: true, from, ...more });
/** Chooses one thing, called `it`, as the effect resolves (4.3.1-1). */
export const choose = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', from, ...more });

export const does = (verb: string, more: { readonly [argument: string]: unknown } = {}): Verb => ({ verb, ...more });
/** A clause of these verbs. */
export const doing = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const draw = (amount: Amount, who?: PlayerRef): Verb => does('draw', who === undefined ? { amount } : { amount, who });
