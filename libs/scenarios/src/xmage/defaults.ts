import type { Answer } from '@arbiter/kernel';
import type { Board, BoardObject, Offer, Question } from './driver.js';
import { isGood } from './outcome.js';

/** The rows of docs/xmage.md: what is chosen when the record says nothing. */
export const defaultRows = {
  may: 'yes to every offer',
  number: 'the highest X; the lowest of other numbers',
  targets:
    'own objects for what helps, the other side’s for what harms, the strongest first; the other player for what harms; for an opponent’s effect, their own weakest',
  choose: 'among own objects the weakest for what harms or takes back, the strongest for what helps; of a search as many as may be found',
  modes: 'the first modes that are offered',
  word: 'the first that is offered',
  order: 'as offered',
  replacement: 'the first that is offered',
  way: 'the first way that is offered; life for a symbol that life pays',
  divide: 'everything to the first, or what each needs in order; of combat damage the rest to the first',
  other: 'the answer that the game suggests, or the first',
  refusal: 'a record that expects nothing and whose last act is refused was written for that refusal',
} as const;
export type DefaultRow = keyof typeof defaultRows;

export interface Defaulted {
  readonly answer: Answer;
  /** Null where there was nothing to choose, or only how to pay. */
  readonly row: DefaultRow | null;
}

const picks = (offers: readonly Offer[]): Answer => ({ picks: offers.map((offer) => offer.id) });

/** Returns the answer of XMage's computer player, according to the table in the docs. */
export function defaultAnswer(question: Question, board: Board): Defaulted {
  if (isForced(question)) return { answer: question.asks === 'number' ? { number: question.min } : picks(question.offers), row: null };
  switch (question.asks) {
    case 'priority':
      return { answer: picks(question.offers.filter((offer) => offer.means.type === 'pass').slice(0, 1)), row: null };
    case 'attack':
    case 'block':
      return { answer: question.suggested ?? { picks: [] }, row: null };
    case 'payment':
      return { answer: question.suggested ?? picks(question.offers.slice(0, question.min)), row: null };
    case 'may':
      return { answer: picks(question.offers.filter((offer) => offer.means.type === 'answer' && offer.means.yes).slice(0, 1)), row: 'may' };
    case 'number':
      return { answer: { number: question.kind.endsWith('X') ? question.max : question.min }, row: 'number' };
    case 'targets':
      return { answer: picks(forWhom(question, board)), row: 'targets' };
    case 'choose':
      return { answer: picks(forWhom(question, board)), row: 'choose' };
    case 'modes':
    case 'word':
    case 'replacement':
    case 'way':
      // XMage first asks whether to pay with life, and the answer is yes.
      return {
        answer: picks([...question.offers.filter(isLife), ...question.offers].slice(0, Math.max(question.min, 1))),
        row: question.asks,
      };
    case 'order':
      return { answer: picks(question.offers.slice(0, question.max)), row: 'order' };
    case 'name':
      return { answer: question.suggested ?? picks(question.offers.slice(0, 1)), row: 'other' };
    case 'other':
      if (question.kind === 'assignDamage') return { answer: shares(question, board), row: 'divide' };
      return { answer: question.suggested ?? picks(question.offers.slice(0, question.min)), row: 'other' };
    case 'divide':
      return { answer: question.suggested ?? picks(question.offers.slice(0, question.min)), row: question.asks };
  }
}

const isLife = ({ means }: Offer): boolean => means.type === 'word' && means.word.toLowerCase().includes('life');

/** Gives each blocker the damage that it needs, in order; the remainder goes to the first, unless a player is among the receivers. */
function shares({ suggested, offers }: Question, board: Board): Answer {
  if (suggested === null || !('amounts' in suggested) || offers.some(({ means }) => means.type !== 'object'))
    return suggested ?? { amounts: {} };
  const amounts: { [id: string]: number } = { ...suggested.amounts };
  const [first, ...others] = offers;
  for (const { id, means } of others) {
    const object = means.type === 'object' ? board.objects.find((one) => one.id === means.object) : undefined;
    const over = (amounts[id] ?? 0) - Math.max(0, (object?.toughness ?? 0) - (object?.damage ?? 0));
    if (first === undefined || over <= 0) continue;
    amounts[id] = (amounts[id] ?? 0) - over;
    amounts[first.id] = (amounts[first.id] ?? 0) + over;
  }
  return { amounts };
}

/** Whether there is only one answer. */
function isForced(question: Question): boolean {
  if (question.asks === 'number') return question.min === question.max;
  return (
    question.asks !== 'order' &&
    question.asks !== 'divide' &&
    question.asks !== 'attack' &&
    question.asks !== 'block' &&
    question.min === question.offers.length &&
    question.max >= question.min
  );
}

/** Chooses among the objects of the right side as many as the effect is good for, otherwise the minimum among those of the wrong side. */
function forWhom(question: Question, board: Board): readonly Offer[] {
  const good = isGood(question.verbs) && !takesBack(question, board);
  const right = question.offers.filter((offer) => isOwn(offer, question, board) === good);
  const wrong = question.offers.filter((offer) => isOwn(offer, question, board) !== good);
  // A player who has to give up an object of their own gives up the weakest.
  const foreign = board.stack.some((item) => item.id === question.source && item.controller !== question.seat);
  const ordered =
    right.length === 0
      ? [...strongest(wrong, board)].reverse()
      : foreign && good
        ? [...strongest(right, board)].reverse()
        : strongest(right, board);
  const many = question.kind === 'search' ? question.max : right.length === 0 || question.asks === 'choose' ? question.min : question.max;
  const first = ordered.slice(0, Math.max(many, question.min));
  const rest =
    first.length < question.min && right.length > 0 ? [...strongest(wrong, board)].reverse().slice(0, question.min - first.length) : [];
  return [...first, ...rest];
}

/** Whether permanents are moved without being targeted, that is, returned: the player does not want their best ones to be chosen. */
function takesBack(question: Question, board: Board): boolean {
  if (question.asks !== 'choose' || question.verbs.find((verb) => verb !== 'create' && verb !== 'reveal') !== 'move') return false;
  return question.offers.every(
    ({ means }) => means.type === 'object' && board.objects.find(({ id }) => id === means.object)?.zone === 'battlefield',
  );
}

function isOwn(offer: Offer, question: Question, board: Board): boolean {
  const { means } = offer;
  if (means.type === 'player') return means.seat === question.seat;
  if (means.type !== 'object') return true;
  const holder = board.objects.find((object) => object.id === means.object) ?? board.stack.find((item) => item.id === means.object);
  return holder?.controller === question.seat;
}

/** Sorts offers: creatures before other permanents before players, by size. */
function strongest(offers: readonly Offer[], board: Board): readonly Offer[] {
  const score = (offer: Offer): number => {
    const { means } = offer;
    const object = means.type === 'object' ? board.objects.find((one) => one.id === means.object) : undefined;
    return object === undefined ? -1 : worth(object);
  };
  return [...offers].sort((left, right) => score(right) - score(left));
}

function worth(object: BoardObject): number {
  const size = (object.power ?? 0) * 3 + (object.toughness ?? 0) * 2;
  return (
    (object.types.includes('creature') ? 100 : object.types.includes('land') ? 0 : 50) + size + object.manaValue + object.keywords.length
  );
}
