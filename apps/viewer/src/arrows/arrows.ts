import { type Aim, aimsOf, type FightPart, isSo, objectOf, passes, type Waiting } from '../boards/reading.js';
import type { Selection } from '../play/selection.js';
import type { BoardLayout, LayoutAcross, ObjectView, SlotView, View, WordedDecision, WordedOption } from '../types.js';

/** Computes which arrows are drawn over a table, without drawing them: which things they join, and whose they are. */

/** A thing on the table from which or to which an arrow goes. */
export type End =
  | { readonly object: number }
  | { readonly player: number }
  | { readonly place: string }
  /** A line of what waits to resolve, where only its card is known. */
  | { readonly waiting: number };

export interface Arrow {
  readonly from: End;
  readonly to: End;
  /** Whose it is. */
  readonly seat: number;
  /** `stands`: it is on the table; `picked`: the reader picked it and has not sent it yet; `shown`: what would be picked. */
  readonly sort: 'stands' | 'picked' | 'shown';
  /** A sign that stands on it, such as that of an attack or an amount; '' for none. */
  readonly sign: string;
}

/** How the drawn table names an end, in `data-at`. */
export const nameOfEnd = (end: End): string =>
  'object' in end
    ? `object:${end.object}`
    : 'player' in end
      ? `player:${end.player}`
      : 'place' in end
        ? `place:${end.place}`
        : `waiting:${end.waiting}`;

const endOf = (aim: Aim): End => ('seat' in aim ? { player: aim.seat } : { object: aim.object });

const seatOf = (view: View, end: End): number => ('object' in end ? (objectOf(view, end.object)?.controller ?? 0) : 0);

/** Leaves out arrows from a thing to itself, and every arrow after the first between the same two things. */
const distinct = (arrows: readonly Arrow[]): readonly Arrow[] => {
  const known = new Set<string>();
  return arrows.filter(({ from, to }) => {
    const [one, other] = [nameOfEnd(from), nameOfEnd(to)];
    const key = `${one}>${other}`;
    if (one === other || known.has(key)) return false;
    known.add(key);
    return true;
  });
};

/** From each thing that waits to what it is aimed at. */
const ofWaiting = (waiting: readonly Waiting[]): readonly Arrow[] =>
  waiting.flatMap(({ key, seat, object, aims, off }) =>
    off
      ? []
      : aims.map((aim): Arrow => {
          const from = object === null ? { waiting: key } : { object: object.id };
          return { from, to: endOf(aim), seat, sort: 'stands', sign: '' };
        }),
  );

/** The only opponent of a seat; nobody where there are several. */
const opponentsOf = ({ players }: View, seat: number): readonly End[] => {
  const others = players.filter((player) => player.seat !== seat);
  return others.length === 1 ? others.map((player) => ({ player: player.seat })) : [];
};

/** From each part of the fight to the part at which the layout points it. */
const ofFight = (view: View, fight: readonly FightPart[]): readonly Arrow[] =>
  fight.flatMap(({ part, aims }) => {
    if (part.at === undefined) return [];
    const others = fight.find((one) => one.part.part === part.at)?.aims ?? [];
    return aims.map(endOf).flatMap((from) => {
      const seat = seatOf(view, from);
      const ends = others.length === 0 && part.orOpponent === true ? opponentsOf(view, seat) : others.map(endOf);
      return ends.map((to): Arrow => ({ from, to, seat, sort: 'stands', sign: part.sign }));
    });
  });

/** Whom an attacker meets across from where it stands, the nearest first. */
const metBy = (view: View, across: LayoutAcross, { object: attacker, seat, column }: SlotView): readonly ObjectView[] => {
  if (attacker === null) return [];
  const { rows, all, slot: choice, spared = [] } = across;
  const ahead = rows.flatMap((row) =>
    view.slots.flatMap((slot) => (slot.row === row && slot.seat !== seat && slot.column === column ? (slot.object ?? []) : [])),
  );
  const isMet = (one: ObjectView): boolean =>
    !spared.some(({ where, unless }) => passes(one, where) && (unless === undefined || !passes(attacker, unless)));
  const meetsAll = all !== undefined && passes(attacker, all);
  const chosen = choice === undefined || meetsAll ? '' : attacker.values[choice];
  if (typeof chosen === 'string' && chosen !== '')
    return view.slots.flatMap(({ id, object }) => (id === chosen ? (object ?? []) : [])).filter(isMet);
  const [first] = ahead;
  if (first === undefined || !isMet(first)) return [];
  return meetsAll ? ahead.filter(isMet) : [first];
};

/** From each attacker to those who stand across from it, except in a fight that tells itself whom it is between. */
const ofAcross = (view: View, across: LayoutAcross | undefined, fight: readonly FightPart[]): readonly Arrow[] => {
  if (across === undefined) return [];
  const told = new Set(fight.flatMap(({ part, aims }) => (part.at === undefined ? [] : aims.map(endOf).map(nameOfEnd))));
  return view.slots.flatMap((slot) => {
    const { object } = slot;
    if (object === null || !isSo(object.values, across.when) || told.has(nameOfEnd({ object: object.id }))) return [];
    return metBy(view, across, slot).map(
      ({ id }): Arrow => ({ from: { object: object.id }, to: { object: id }, seat: object.controller, sort: 'stands', sign: across.sign }),
    );
  });
};

/** From each object to what one of its marks says that it is aimed at. */
const ofMarks = (view: View, { card }: BoardLayout): readonly Arrow[] => {
  const marks = card.marks.flatMap((mark) => (mark.mark === 'aims' ? [mark] : []));
  if (marks.length === 0) return [];
  const arrowsFrom = ({ id, controller, values }: ObjectView): readonly Arrow[] =>
    marks.flatMap(({ value, sign }) =>
      aimsOf(values[value]).map(
        (aim): Arrow => ({
          from: { object: id },
          to: endOf(aim),
          seat: controller,
          sort: 'stands',
          sign: sign === '→' ? '' : sign,
        }),
      ),
    );
  return [...view.zones.flatMap(({ objects }) => objects), ...view.slots.flatMap(({ object }) => object ?? [])].flatMap(arrowsFrom);
};

/** The arrows of what stands on the table: what waits to resolve, and the fight. */
export const standingArrows = (
  view: View,
  layout: BoardLayout,
  waiting: readonly Waiting[],
  fight: readonly FightPart[] | null,
): readonly Arrow[] =>
  distinct([...ofWaiting(waiting), ...ofFight(view, fight ?? []), ...ofAcross(view, layout.across, fight ?? []), ...ofMarks(view, layout)]);

type About = NonNullable<WordedOption['about']>[number];

const endsOf = (about: readonly About[]): readonly End[] =>
  about.flatMap((one): readonly End[] =>
    'object' in one ? [{ object: one.object }] : 'player' in one ? [{ player: one.player }] : 'place' in one ? [{ place: one.place }] : [],
  );

/** The object about which a question is, such as the spell whose targets are chosen. */
export const sourceOf = ({ prompt }: WordedDecision): End | null => {
  const { object } = prompt.params;
  return typeof object === 'number' ? { object } : null;
};

/**
 * The arrows of one option: from what it uses to what it acts on; where it names one thing only, from the object about which the question
 * is.
 */
export const arrowsOfOption = (
  decision: WordedDecision,
  { about = [] }: WordedOption,
  sort: Arrow['sort'],
  sign: string,
): readonly Arrow[] => {
  const users = about.filter(({ role }) => role === 'subject');
  const others = about.filter(({ role }) => role !== 'subject');
  const [from, to] = others.length > 0 && users.length > 0 ? [endsOf(users)[0], endsOf(others)] : [sourceOf(decision), endsOf(about)];
  return from === undefined || from === null ? [] : to.map((one) => ({ from, to: one, seat: decision.seat, sort, sign }));
};

/** The arrows of what is picked for a question and not sent yet; each has its amount, or its place where the order counts. */
export const pickedArrows = (decision: WordedDecision, selection: Selection): readonly Arrow[] => {
  const { domain } = decision;
  if (!('options' in domain)) return [];
  const signs = new Map<string, string>();
  if (selection.kind === 'picks')
    selection.picks.forEach((pick, at) => signs.set(pick, domain.type === 'options' && domain.ordered === true ? String(at + 1) : ''));
  if (selection.kind === 'amounts')
    for (const [id, amount] of Object.entries(selection.amounts)) if (amount > 0) signs.set(id, String(amount));
  return distinct(
    domain.options.flatMap((option) => {
      const sign = signs.get(option.id);
      return sign === undefined ? [] : arrowsOfOption(decision, option, 'picked', sign);
    }),
  );
};

/** All arrows together; of two between the same things the one that is not sent yet is drawn. */
export const allArrows = (...arrows: readonly (readonly Arrow[])[]): readonly Arrow[] => distinct(arrows.flat());
