import type { Program } from '@arbiter/kernel/authoring';
import type { YuRow } from '../facts.js';
import type { SummonKind } from '../vocabulary.js';

/** Frames whose monsters must first be summoned by their own kind of summon (base.9.7). */
const ownWays: ReadonlySet<string> = new Set<SummonKind>(['ritual', 'fusion', 'synchro', 'xyz', 'link']);

/** A way to be summoned; `own` is a procedure of the monster itself (base.9.2). */
export type SummonWay = SummonKind | 'own';

/**
 * The word of the mark `mustBe` for a way: `special` means the monster's own procedure; a summon by an effect has no word, because no
 * monster must be summoned by an effect.
 */
const wordOf = (how: SummonWay): string => (how === 'own' ? 'special' : how === 'special' ? '' : how);

/**
 * Whether a monster's kind and text allow it to be Special Summoned in this way from where it is (base.9.6 - base.9.8). A monster that must
 * first be
 * summoned in its own way can be brought back by an effect only if it was, also from face-up in the Extra Deck (base.13.13). A Spirit
 * monster never can (base.3.11).
 * Whether it may be summoned from the Extra Deck at all is up to the effect.
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

/**
 * Whether a monster is in a place from which its own text lets it be Special Summoned, and came there as that text requires (base.20.14).
 */
export function liesRightToCome({ abilities }: Program, { cameFrom }: Pick<YuRow, 'cameFrom'>, place: string): boolean {
  const marks = abilities.find(({ ability }) => ability.marks?.summonedOnlyFrom !== undefined)?.ability.marks;
  if (marks === undefined) return true;
  return place === marks.summonedOnlyFrom && (marks.sentFrom !== 'field' || String(cameFrom?.place ?? '').endsWith('Zone'));
}
