import type { Answer } from '@arbiter/kernel';
import type { Board, BoardObject, Meaning, Offer, Question } from './driver.js';
import { isNamed, pickNamed, sideSeat } from './match-names.js';
import type { NamedObject, TargetRef } from './names.js';
import type { PlannedAct } from './plan.js';
import { Stop } from './stop.js';

type Act<Name extends PlannedAct['act']> = Extract<PlannedAct, { readonly act: Name }>;
type Means<Type extends Meaning['type']> = Extract<Meaning, { readonly type: Type }>;

interface Declared<Line> {
  readonly offers: readonly Offer[];
  /** Lines that are done: attack lines that were carried out, or all block lines. */
  readonly used: readonly Line[];
}

/** Makes the declaration that attack lines ask for; a creature that can't attack is left out, as in XMage. */
export function declareAttack(question: Question, board: Board, lines: readonly Act<'attack'>[]): Declared<Act<'attack'>> {
  const offers: Offer[] = [];
  const used: Act<'attack'>[] = [];
  for (const line of lines) {
    const free = question.offers.filter(
      (offer) =>
        offer.means.type === 'attack' && !offers.some((one) => meansOf(one, 'attack').attacker === meansOf(offer, 'attack').attacker),
    );
    const aimed = free.filter((offer) => isDefender(meansOf(offer, 'attack'), line.defender, board));
    const offer = named(aimed, line.attacker, (one) => meansOf(one, 'attack').attacker, board);
    if (offer === undefined) continue;
    offers.push(offer);
    used.push(line);
  }
  return { offers, used };
}

/**
 * Makes the declaration that block lines ask for; a creature that exists but can't block as the line says is left out, as in XMage.
 *
 * @throws {Stop} when a creature that a line names does not exist
 */
export function declareBlock(question: Question, board: Board, lines: readonly Act<'block'>[]): Declared<Act<'block'>> {
  const offers: Offer[] = [];
  for (const { blocker, attacker } of lines) {
    const own = creaturesNamed(board, blocker, (object) => object.controller === question.seat);
    const other = creaturesNamed(
      board,
      attacker,
      (object) =>
        object.controller !== question.seat &&
        (attacker.index === null || question.offers.some(({ means }) => means.type === 'block' && means.attacker === object.id)),
    );
    if (own.length === 0 || other.length === 0)
      throw new Stop(
        `${own.length === 0 ? blocker.name : attacker.name || 'a face-down creature'} is not there to ${own.length === 0 ? 'block' : 'be blocked'}`,
      );
    const idle = own.filter((id) => !offers.some(({ means }) => creatureOf(means) === id));
    const pairs = question.offers.filter(({ means }) => means.type === 'block' && other.includes(means.attacker));
    const offer = [...idle, ...own]
      .flatMap((id) => pairs.filter((pair) => creatureOf(pair.means) === id))
      .find((pair) => !offers.includes(pair));
    if (offer !== undefined) offers.push(offer);
  }
  return { offers, used: lines };
}

/** Returns the declaration together with the attacks or blocks that the game demands, for when it is refused without them. */
export function withDemands(offers: readonly Offer[], question: Question): Answer | null {
  const { suggested } = question;
  if (suggested === null || !('picks' in suggested)) return null;
  const taken = offers.map((offer) => creatureOf(offer.means));
  const demanded = question.offers.filter((offer) => suggested.picks.includes(offer.id) && !taken.includes(creatureOf(offer.means)));
  return { picks: [...offers, ...demanded].map((offer) => offer.id) };
}

const creatureOf = (means: Meaning): number => (means.type === 'attack' ? means.attacker : means.type === 'block' ? means.blocker : -1);

function meansOf<Type extends 'attack' | 'block'>(offer: Offer, type: Type): Means<Type> {
  if (offer.means.type !== type) throw new Stop(`option ${offer.id} is no ${type}`);
  return offer.means as Means<Type>;
}

function isDefender(means: Means<'attack'>, defender: TargetRef | null, board: Board): boolean {
  if (defender === null) return means.seat !== null;
  if (defender.type === 'player') return means.seat === sideSeat(defender.side);
  const object = board.objects.find((one) => one.id === means.defender);
  return object !== undefined && isNamed(object, defender.object);
}

/** Returns one offer for the creature with that name; an index counts creatures, not offers. */
function named(offers: readonly Offer[], name: NamedObject, creature: (offer: Offer) => number, board: Board): Offer | undefined {
  const ids = [...new Set(offers.map(creature))];
  const [id] = pickNamed(
    board.objects.filter((object) => ids.includes(object.id)),
    name,
    (object) => object,
  );
  return offers.find((offer) => creature(offer) === id?.id);
}

/** Returns creatures on the battlefield by name; an index counts them in the order in which they entered, also those in combat. */
function creaturesNamed(board: Board, name: NamedObject, among: (object: BoardObject) => boolean): readonly number[] {
  return pickNamed(
    board.objects.filter((object) => object.zone === 'battlefield' && among(object)),
    name,
    (object) => object,
  ).map((object) => object.id);
}
