import type { Seat } from '@arbiter/kernel';
import type { Board, Offer, Question } from './driver.js';
import { answersTo, fits, isNamed, pickNamed, waitsAs } from './match-names.js';
import type { NamedObject } from './names.js';
import type { AbilityWords, LineCondition, PlannedAct, PlayableWords, StackCondition } from './plan.js';

type Act<Name extends PlannedAct['act']> = Extract<PlannedAct, { readonly act: Name }>;

/**
 * Returns the option at priority that a line means.
 * @param wish how the spell should be cast according to the player's queue, in XMage's words
 */
export function offerFor(
  act: Act<'cast'> | Act<'land'> | Act<'activate'> | Act<'mana'>,
  question: Question,
  board: Board,
  wish: string | null = null,
): Offer | undefined {
  switch (act.act) {
    case 'cast':
      return castOffer(question.offers, act.card, act.way, board, wish);
    case 'land':
      return sourced(
        question.offers.filter((offer) => offer.means.type === 'land' && namesFit(offer, act.card)),
        act.card,
        board,
      )[0];
    case 'activate':
      return abilityOffer(question.offers, act.words, board, () => true) ?? castByKeyword(question.offers, act.words);
    case 'mana':
      return abilityOffer(question.offers, act.words, board, (offer) => offer.means.type === 'ability' && offer.means.mana);
  }
}

function castOffer(
  offers: readonly Offer[],
  card: NamedObject,
  way: Act<'cast'>['way'],
  board: Board,
  wish: string | null,
): Offer | undefined {
  const castable = sourced(
    offers.filter((offer) => offer.means.type === 'cast' && namesFit(offer, card)),
    card,
    board,
  );
  const by = (test: (way: string | null) => boolean): Offer | undefined =>
    castable.find(({ means }) => means.type === 'cast' && test(means.way));
  if (way !== null) return by((one) => one === way);
  const alternative = (one: string | null): boolean => one !== null && !byActivating.includes(one);
  if (wish !== null)
    return by((one) => one !== null && wish.toLowerCase().includes(one.toLowerCase())) ?? by(alternative) ?? by((one) => one === null);
  // XMage offers a card if it can be paid for in any way, and asks for the way afterwards.
  // A half of a split card that can be cast from its zone in one way only is called by its name alone.
  return by((one) => one === null) ?? by(alternative) ?? by((one) => one === 'aftermath');
}

/** Ways of casting that the records write as abilities that are activated. */
const byActivating: readonly string[] = ['flashback', 'retrace', 'jumpStart', 'aftermath', 'escape'];

function castByKeyword(offers: readonly Offer[], words: AbilityWords): Offer | undefined {
  const word = words.keyword?.replace(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase());
  return word === undefined ? undefined : offers.find(({ means }) => means.type === 'cast' && means.way === word);
}

/** Returns the way of casting that the first entry of a queue asks for; null if it asks for none. */
export function wishFor(choices: readonly { readonly type: string; readonly text?: string }[]): string | null {
  const text = choices.find((choice) => choice.type === 'words')?.text ?? '';
  return text.startsWith('Cast with ') && !text.startsWith('Cast with no ') ? text.slice('Cast with '.length) : null;
}

const namesFit = (offer: Offer, card: NamedObject): boolean =>
  card.alias !== null || ((offer.means.type === 'cast' || offer.means.type === 'land') && answersTo(offer.means.names, card.name));

/** Keeps only the options of the object with the alias, where an alias is given. */
function sourced(offers: readonly Offer[], source: NamedObject, board: Board): readonly Offer[] {
  if (source.alias === null) return offers;
  return offers.filter((offer) => {
    const object =
      'object' in offer.means ? board.objects.find((one) => one.id === (offer.means as { readonly object: number }).object) : undefined;
    return object !== undefined && isNamed(object, source);
  });
}

/** Returns the option that fits the words best; of several equally good ones the first. */
function abilityOffer(offers: readonly Offer[], words: AbilityWords, board: Board, allowed: (offer: Offer) => boolean): Offer | undefined {
  const own = words.source === null ? offers : sourced(offers, words.source, board);
  let best: Offer | undefined;
  let evidence = 0;
  for (const offer of own) {
    if (offer.means.type !== 'ability' || !allowed(offer)) continue;
    const found = fits(offer.means, words);
    if (found > evidence) [best, evidence] = [offer, found];
  }
  return best;
}

/** Whether the conditions of a player's line are met: the mana in the player's pool, and what waits on the stack. */
export function isMet({ stack, mana }: LineCondition, board: Board, seat: Seat): boolean {
  const floating = Object.values(board.players[seat]?.pool ?? {}).reduce((sum, units) => sum + units, 0);
  return floating >= mana && (stack === null || isStacked(stack, board));
}

function isStacked(condition: StackCondition, board: Board): boolean {
  const waits = board.stack.some((item) => waitsAs(item, condition.words));
  return condition.clause === 'notOnStack' ? !waits : waits;
}

/** Whether an action whose text begins with these words is offered. */
export function isPlayable(words: PlayableWords, question: Question): boolean {
  return question.offers.some(({ means }) => {
    switch (words.act) {
      case 'cast':
        // A check gives the beginning of the text, which may be the beginning of a name.
        return (
          means.type === 'cast' &&
          means.names.some((name) => name.startsWith(words.name)) &&
          (words.way === null || means.way === words.way)
        );
      case 'land':
        return means.type === 'land' && means.names.some((name) => name.startsWith(words.name));
      case 'activate':
        return means.type === 'ability' && fits(means, words.words) > 0;
    }
  });
}

/** Returns the objects of the board that a name means. */
export const objectsNamed = (board: Board, name: NamedObject): Board['objects'] => pickNamed(board.objects, name, (object) => object);
