import type { Program } from '@arbiter/kernel/authoring';
import type { YuRow } from '../facts.js';
import type { SummonKind } from '../vocabulary.js';

/** Frames whose monsters must first be summoned in their own way (base.9.7). */
const ownWays: ReadonlySet<string> = new Set<SummonKind>(['ritual', 'fusion', 'synchro', 'xyz', 'link']);

/** A way to be summoned; `own` is by a procedure of the monster's own (base.9.2). */
export type SummonWay = SummonKind | 'own';

/** The word of the mark `mustBe` that stands for a way: `special` is by its own procedure; none stands for effects, for no monster need be summoned by one. */
const wordOf = (how: SummonWay): string => (how === 'own' ? 'special' : how === 'special' ? '' : how);

/**
 * Whether a monster's kind and text let it be Special Summoned in this way from where it lies (base.9.6 - base.9.8): what must first be
 * summoned in its own way comes back by an effect only if it was, also out of the Extra Deck where it lies face-up (base.13.13). A Spirit monster never is (base.3.11).
 * That it may be summoned from the Extra Deck, the effect says.
 */
export function allowsKind(
  { card, abilities }: Program,
  { proper, faceUp, zone }: Pick<YuRow, 'proper' | 'faceUp' | 'zone'>,
  how: SummonWay,
): boolean {
  if ((card.printed.marks as readonly string[] | undefined)?.includes('spirit') === true) return false;
  const marks = abilities.find(({ ability }) => ability.marks?.mustBe !== undefined)?.ability.marks;
  if (marks?.mustBe !== undefined && marks.mustBe !== wordOf(how) && !(marks.mustFirst === true && proper)) return false;
  const frame = card.printed.frame as string;
  return !ownWays.has(frame) || frame === how || proper || (zone.startsWith('extraDeck:') && !faceUp);
}

/** Whether a monster lies where its own text lets it be Special Summoned from, and came there as that says (base.20.14). */
export function liesRightToCome({ abilities }: Program, { cameFrom }: Pick<YuRow, 'cameFrom'>, place: string): boolean {
  const marks = abilities.find(({ ability }) => ability.marks?.summonedOnlyFrom !== undefined)?.ability.marks;
  if (marks === undefined) return true;
  return place === marks.summonedOnlyFrom && (marks.sentFrom !== 'field' || String(cameFrom?.place ?? '').endsWith('Zone'));
}
