import type { AbilityAt } from './reader.js';
import type { NameUse, OwnNames } from './vocabulary.js';

/** Checks that every name that a card reads is bound, and that every name that it binds is read. */

/** A use of a name by a card at a place. Uses are listed in the order in which a program is carried out. */
export interface NameAt {
  readonly use: NameUse;
  readonly name: string;
  readonly place: string;
}

export interface NamesOfCard {
  readonly names: readonly NameAt[];
  readonly abilities: readonly AbilityAt[];
}

export interface NameFault {
  readonly place: string;
  readonly fault: string;
  readonly name: string;
  /** Names that may have been meant instead. */
  readonly others: readonly string[];
}

export const within = (place: string, outer: string): boolean =>
  place.startsWith(outer) && ['.', '[', undefined].includes(place[outer.length]);

/** Returns a name without its suffix: a verb that binds several things binds each under the verb's name and a word, as in `votes:yes`. */
const rootOf = (name: string): string => name.split(':')[0] as string;

/**
 * Returns the place that encloses everything for which a binding or reading at a place counts: the innermost ability around it, or ''
 * outside all abilities.
 */
function scopeOf(abilities: readonly AbilityAt[], place: string, counts: (ability: AbilityAt) => boolean): string {
  return abilities
    .filter((ability) => counts(ability) && within(place, ability.place))
    .reduce((inner, ability) => (ability.place.length > inner.length ? ability.place : inner), '');
}

/** Names that the kernel itself binds: the amount that a replacement prevented (`happenings/altering.ts`). */
const ownOfKernel: readonly string[] = ['prevented'];

/**
 * Whether a place belongs to the announcement of an ability. Games differ in whether targets are chosen or costs are paid first, so each
 * may refer to the other.
 */
const isAnnounced = (place: string, ability: string): boolean =>
  ['cost', 'targets', 'modes'].some((field) => within(place, `${ability}.${field}`));

/** Whether what is bound at one place is available at another. */
function reaches({ names, abilities }: NamesOfCard, binding: NameAt, reading: NameAt): boolean {
  if (rootOf(binding.name) !== rootOf(reading.name)) return false;
  if (binding.use === 'announces') return true;
  const scope = scopeOf(abilities, binding.place, () => true);
  if (isAnnounced(binding.place, scope) && abilities.some(({ place, announced }) => announced && place === scope)) return true;
  const lent = scopeOf(abilities, reading.place, (ability) => ability.lent);
  const isBefore = names.indexOf(binding) < names.indexOf(reading) || [binding, reading].every(({ place }) => isAnnounced(place, scope));
  return isBefore && within(reading.place, scope) && within(binding.place, lent);
}

/** Whether a place belongs to a keyword's ability. A card with the keyword need not read what the keyword notes. */
const isOfKeyword = ({ place }: NameAt): boolean => /^(?:\.faces\[\d+\])?\.printed\.keywords\[\d+\]\.abilities\[/.test(place);

/** Whether a place belongs to a lent ability. The object that gets it also has notes of other abilities. */
const isLent = ({ abilities }: NamesOfCard, place: string): boolean => scopeOf(abilities, place, ({ lent }) => lent) !== '';

const usedAs =
  (...uses: readonly NameUse[]) =>
  ({ use }: NameAt): boolean =>
    uses.includes(use);

/**
 * Returns the faults of the names of a card: names that are read but that nothing binds or notes, and names that are bound or noted but
 * that nobody reads.
 *
 * @param own names that the game knows itself
 * @param isField whether the event that is read at a place has a field with this name
 */
export function nameFaults(card: NamesOfCard, own: OwnNames, isField: (name: string, place: string) => boolean): readonly NameFault[] {
  const { names } = card;
  const bindings = names.filter(usedAs('binds', 'calls', 'announces'));
  const readings = names.filter(usedAs('reads', 'seat', 'keeps'));
  const notes = names.filter(usedAs('notes', 'keeps', 'announces'));
  const notesRead = names.filter(usedAs('readsNote'));
  const isBound = (reading: NameAt): boolean =>
    [...ownOfKernel, ...own.bound].includes(reading.name) ||
    (reading.use === 'seat' && isField(reading.name, reading.place)) ||
    bindings.some((binding) => reaches(card, binding, reading));
  const isNoted = ({ name, place }: NameAt): boolean =>
    isLent(card, place) || own.noted.includes(name) || notes.some((note) => note.name === name);
  const isRead = (binding: NameAt): boolean =>
    own.read.includes(binding.name) || readings.some((reading) => reaches(card, binding, reading));
  const isNoteRead = ({ name }: NameAt): boolean => own.read.includes(name) || notesRead.some((note) => note.name === name);
  const faults = (of: readonly NameAt[], faultOf: (name: string) => string, others: readonly NameAt[]): readonly NameFault[] =>
    of.map(({ name, place }) => ({
      place,
      name,
      fault: faultOf(JSON.stringify(name)),
      others: others.map((other) => other.name).filter((other) => other !== name),
    }));
  return [
    ...faults(
      readings.filter((one) => !isBound(one)),
      (name) => `the name ${name} is not bound where it is read`,
      bindings,
    ),
    ...faults(
      notesRead.filter((one) => !isNoted(one)),
      (name) => `the note ${name} is read but never noted`,
      notes,
    ),
    ...faults(
      bindings.filter((one) => one.use === 'binds' && !isRead(one)),
      (name) => `the name ${name} is bound but never read`,
      readings,
    ),
    ...faults(
      notes.filter((one) => one.use !== 'announces' && !isOfKeyword(one) && !isLent(card, one.place) && !isNoteRead(one)),
      (name) => `the note ${name} is never read`,
      notesRead,
    ),
  ];
}
