import type { Answer } from '@arbiter/kernel';
import type { Board, Offer, Question } from './driver.js';
import type { DefaultRow } from './defaults.js';
import { defaultAnswer } from './defaults.js';
import { isTarget, normal, answersTo } from './match-names.js';
import { sideNamed } from './names.js';
import type { NamedObject, TargetRef } from './names.js';
import { without, type Queues } from './queues.js';
import { Refused } from './stop.js';

export interface Chosen {
  readonly answer: Answer;
  /** The default that was needed; null when the record had an answer, or there was nothing to choose. */
  readonly row: DefaultRow | null;
}

const picks = (offers: readonly Offer[]): Chosen => ({ answer: { picks: offers.map((offer) => offer.id) }, row: null });

/**
 * Answers a question from the queues of its player, otherwise by default. Entries that are used are removed from the queues.
 *
 * @throws {Refused} when the record names a target that is not offered
 */
export function choose(question: Question, board: Board, queues: Queues): Chosen {
  return fromQueues(question, board, queues) ?? defaultAnswer(question, board);
}

function fromQueues(question: Question, board: Board, queues: Queues): Chosen | null {
  switch (question.asks) {
    case 'targets':
    case 'choose':
      return chosenObjects(question, board, queues);
    case 'modes':
      return chosenModes(question, queues);
    case 'number':
      return (question.kind === 'chooseTimes' ? chosenTimes(queues) : null) ?? chosenNumber(queues);
    case 'may':
      return chosenYesNo(question, queues);
    case 'word':
    case 'replacement':
      return (question.kind === 'chooseMana' ? chosenMixture(question, queues) : null) ?? chosenWord(question, queues);
    case 'name':
      return chosenName(question, queues);
    case 'way':
      return chosenWord(question, queues) ?? chosenWhether(question, queues);
    case 'payment':
      return chosenPrice(question, board, queues) ?? (queues.manualMana ? chosenWord(question, queues) : null);
    case 'order':
      return chosenOrder(question, queues);
    case 'divide':
      return chosenAmounts(question, board, queues);
    case 'other':
      return question.kind === 'assignDamage' ? chosenShares(question, queues) : null;
    case 'priority':
    case 'attack':
    case 'block':
      return null;
  }
}

/** Answers where XMage first asks whether targets are to change at all. */
function keptTarget(question: Question, queues: Queues): Chosen | null {
  const index = queues.choices.findIndex((choice) => choice.type === 'yesNo');
  const choice = queues.choices[index];
  if (question.kind !== 'retarget' || choice?.type !== 'yesNo') return null;
  queues.choices = without(queues.choices, index);
  return choice.yes ? null : picks(question.offers.slice(0, 1));
}

/**
 * Answers whether a cost of attacking or blocking is paid, which XMage asks before it is paid; it does not ask that for a spell's cost, and
 * by that time the spell is on the stack.
 */
function chosenPrice(question: Question, board: Board, queues: Queues): Chosen | null {
  const [head] = queues.choices;
  const refusing = question.offers.find(({ id }) => id === 'cancel');
  if (refusing === undefined || head?.type !== 'yesNo' || board.stack.length > 0 || !board.at.step.startsWith('declare')) return null;
  queues.choices = queues.choices.slice(1);
  return head.yes ? null : picks([refusing]);
}

/** Answers how combat damage is divided: as many numbers as there are receivers, in the receivers' order. */
function chosenShares(question: Question, queues: Queues): Chosen | null {
  const from = queues.choices.findIndex((choice) => choice.type === 'number');
  const numbers = queues.choices
    .slice(Math.max(0, from), Math.max(0, from) + question.offers.length)
    .map((choice) => (choice.type === 'number' ? choice.number : -1));
  if (from < 0 || numbers.length < question.offers.length || numbers.includes(-1)) return null;
  queues.choices = [...queues.choices.slice(0, from), ...queues.choices.slice(from + numbers.length)];
  return { answer: { amounts: Object.fromEntries(question.offers.map((offer, at) => [offer.id, numbers[at] as number])) }, row: null };
}

function chosenObjects(question: Question, board: Board, queues: Queues): Chosen | null {
  const refusal = refusedOffer(question, board, queues) ?? keptTarget(question, queues);
  if (refusal !== null) return refusal;
  const hinted = fromHints(question, board, queues);
  const byQueue = question.asks === 'targets' ? [fromTargets, fromChoices] : [fromChoices, fromTargets];
  let picked = hinted;
  for (const take of byQueue) {
    const more = take(question, board, queues, picked);
    if (more === 'skip') return picked.length >= question.min ? picks(picked) : null;
    picked = more;
    if (picked.length > hinted.length) break;
  }
  return picked.length >= question.min && picked.length > 0 ? picks(picked) : null;
}

/** Answers a choice of zero or more where XMage first asks whether the player chooses at all. */
function refusedOffer(question: Question, board: Board, queues: Queues): Chosen | null {
  // Skips names that no offer answers to: they were for choices that the rules did not need to ask for.
  const index = queues.choices.findIndex(
    (choice) => choice.type !== 'words' || matchAll(question, board, [], choice.names.map(asTarget)) !== null,
  );
  const head = queues.choices[index];
  if (question.min > 0 || question.kind === 'search' || queues.hints.length > 0 || head?.type !== 'yesNo') return null;
  queues.choices = without(queues.choices, index);
  // A player who says yes takes at least one.
  return head.yes ? { ...defaultAnswer({ ...question, min: Math.min(1, question.offers.length) }, board), row: null } : picks([]);
}

function fromHints(question: Question, board: Board, queues: Queues): readonly Offer[] {
  if (question.asks !== 'targets') return [];
  const picked: Offer[] = [];
  while (queues.hints.length > 0 && picked.length < question.max) {
    const hint = queues.hints[0]!;
    const offer = question.offers.find((one) => !picked.includes(one) && isTarget(one, hint.target, board));
    if (offer === undefined) break;
    picked.push(offer);
    queues.hints = queues.hints.slice(1);
  }
  if (picked.length === 0 && queues.hints.length > 0) throw new Refused(`${nameOf(queues.hints[0]!.target)} is no target that is offered`);
  return picked;
}

const nameOf = (target: TargetRef): string =>
  target.type === 'player' ? `player ${target.side}` : target.object.name || 'a face-down object';

type Take = (question: Question, board: Board, queues: Queues, picked: readonly Offer[]) => readonly Offer[] | 'skip';

const fromTargets: Take = (question, board, queues, already) => {
  let picked = already;
  while (picked.length < question.max) {
    const [head] = queues.targets;
    if (head?.type === 'skip') {
      queues.targets = queues.targets.slice(1);
      return picked.length === 0 ? 'skip' : picked;
    }
    const found = firstOf(
      queues.targets,
      (entry) => (entry.type === 'targets' && entry.amount === null ? entry.targets : []),
      (targets, match) => match(question, board, picked, targets),
    );
    if (found === null) return picked;
    queues.targets = without(queues.targets, found.index);
    picked = found.offers;
  }
  return picked;
};

const fromChoices: Take = (question, board, queues, already) => {
  let picked = already;
  while (picked.length < question.max) {
    const [head] = queues.choices;
    if (head?.type === 'skip') {
      queues.choices = queues.choices.slice(1);
      return picked.length === 0 ? 'skip' : picked;
    }
    const found = firstClear(
      question,
      queues,
      (entry) => (entry.type === 'words' ? matchAll(question, board, picked, entry.names.map(asTarget)) : null),
      board,
    );
    if (found === null) return picked;
    queues.choices = without(queues.choices, found.index);
    picked = found.offers;
  }
  return picked;
};

function asTarget(named: NamedObject): TargetRef {
  const side = sideNamed(named.name);
  return side === undefined ? { type: 'object', object: named } : { type: 'player', side };
}

/** Finds the first entry that fits; of equal names that are to be kept, one that fits a single object goes before one that fits several. */
function firstClear(
  question: Question,
  queues: Queues,
  match: (entry: Queues['choices'][number]) => readonly Offer[] | null,
  board: Board,
): ReturnType<typeof firstFitting> {
  if (question.kind !== 'keepLegend') return firstFitting(queues.choices, match);
  const clear = firstFitting(queues.choices, (entry) =>
    entry.type === 'words' &&
    entry.names.every((named) => question.offers.filter((one) => isTarget(one, asTarget(named), board)).length === 1)
      ? match(entry)
      : null,
  );
  return clear ?? firstFitting(queues.choices, match);
}

function firstFitting<Entry>(
  entries: readonly Entry[],
  match: (entry: Entry) => readonly Offer[] | null,
): { readonly index: number; readonly offers: readonly Offer[] } | null {
  for (const [index, entry] of entries.entries()) {
    const offers = match(entry);
    if (offers !== null) return { index, offers };
  }
  return null;
}

type Match = (question: Question, board: Board, picked: readonly Offer[], targets: readonly TargetRef[]) => readonly Offer[] | null;

/** Finds the first entry all of whose names are offered, else the first of several names of which some are: XMage takes what it finds. */
function firstOf<Entry>(
  entries: readonly Entry[],
  targetsOf: (entry: Entry) => readonly TargetRef[],
  taken: (targets: readonly TargetRef[], match: Match) => readonly Offer[] | null,
): ReturnType<typeof firstFitting> {
  const all = firstFitting(entries, (entry) => taken(targetsOf(entry), matchAll));
  return all ?? firstFitting(entries, (entry) => (targetsOf(entry).length > 1 ? taken(targetsOf(entry), matchSome) : null));
}

/**
 * Adds an offer for each target that is offered, at most as many as may be picked.
 * @returns null when there is none
 */
const matchSome: Match = (question, board, picked, targets) => {
  const some = targets.reduce<readonly Offer[]>(
    (sofar, target) => (sofar.length >= question.max ? sofar : (matchAll(question, board, sofar, [target]) ?? sofar)),
    picked,
  );
  return some.length > picked.length ? some : null;
};

/**
 * Adds a different offer for each target.
 * @returns null when one of them is not offered, or there are too many
 */
function matchAll(question: Question, board: Board, picked: readonly Offer[], targets: readonly TargetRef[]): readonly Offer[] | null {
  const all = [...picked];
  for (const target of targets) {
    const index = target.type === 'object' ? (target.object.index ?? 0) : 0;
    const fitting = question.offers.filter((one) => !all.includes(one) && isTarget(one, target, board));
    const offer = fitting[index] ?? fitting[0];
    if (offer === undefined) return null;
    all.push(offer);
  }
  return targets.length > 0 && all.length <= question.max ? all : null;
}

function chosenModes(question: Question, queues: Queues): Chosen | null {
  const hinted = [...new Set(queues.hints.map((hint) => hint.mode).filter((mode): mode is number => mode !== null))];
  const wanted = queues.modes.length > 0 ? takeModes(question, queues) : hinted;
  const offers = wanted
    .map((mode) => question.offers.find(({ means }) => means.type === 'mode' && means.number === mode))
    .filter((offer): offer is Offer => offer !== undefined);
  return offers.length >= question.min && offers.length > 0 ? picks(offers) : null;
}

/** Takes modes from the queue; a number is that of the mode as printed, whichever modes are offered. */
function takeModes(question: Question, queues: Queues): readonly number[] {
  const taken: number[] = [];
  while (taken.length < question.max && queues.modes.length > 0) {
    const mode = queues.modes[0];
    queues.modes = queues.modes.slice(1);
    if (mode === null || mode === undefined) break;
    taken.push(mode);
  }
  return taken;
}

/** Answers how many times to pay, where XMage asks again and again whether to pay once more. */
function chosenTimes(queues: Queues): Chosen | null {
  let times = 0;
  let asked = false;
  for (let [head] = queues.choices; head?.type === 'yesNo'; [head] = queues.choices) {
    queues.choices = queues.choices.slice(1);
    asked = true;
    if (!head.yes) break;
    times += 1;
  }
  return asked ? { answer: { number: times }, row: null } : null;
}

function chosenNumber(queues: Queues): Chosen | null {
  const index = queues.choices.findIndex((choice) => choice.type === 'number');
  const choice = queues.choices[index];
  if (choice?.type !== 'number') return null;
  queues.choices = without(queues.choices, index);
  return { answer: { number: choice.number }, row: null };
}

function chosenYesNo(question: Question, queues: Queues): Chosen | null {
  const index = queues.choices.findIndex((choice) => choice.type === 'yesNo');
  const choice = queues.choices[index];
  if (choice?.type !== 'yesNo') return null;
  queues.choices = without(queues.choices, index);
  return picks(question.offers.filter((offer) => offer.means.type === 'answer' && offer.means.yes === choice.yes).slice(0, 1));
}

/** Answers a choice of mana of several types: one number per type, in the order in which the types are offered. */
function chosenMixture(question: Question, queues: Queues): Chosen | null {
  const mixtures = question.offers.map(({ means }) => (means.type === 'word' ? means.word.split(' ') : []));
  const types = [...new Set(mixtures.flat())];
  const from = Math.max(
    0,
    queues.choices.findIndex((choice) => choice.type === 'number'),
  );
  const numbers = queues.choices.slice(from, from + types.length).map((choice) => (choice.type === 'number' ? choice.number : -1));
  if (types.length < 2 || numbers.length < types.length || numbers.includes(-1)) return null;
  const at = mixtures.findIndex((mixture) => types.every((type, index) => mixture.filter((one) => one === type).length === numbers[index]));
  const offer = question.offers[at];
  if (offer === undefined) return null;
  queues.choices = [...queues.choices.slice(0, from), ...queues.choices.slice(from + types.length)];
  return picks([offer]);
}

/** Answers whether to cast something during a resolution, which XMage may ask as yes or no. */
function chosenWhether(question: Question, queues: Queues): Chosen | null {
  const no = question.offers.find(({ means }) => means.type === 'answer' && !means.yes);
  const index = queues.choices.findIndex((choice) => choice.type === 'yesNo');
  const choice = queues.choices[index];
  if (no === undefined || choice?.type !== 'yesNo') return null;
  queues.choices = without(queues.choices, index);
  return choice.yes ? picks(question.offers.slice(0, 1)) : picks([no]);
}

function chosenWord(question: Question, queues: Queues): Chosen | null {
  for (const [index, choice] of queues.choices.entries()) {
    const offers = choice.type === 'words' ? question.offers.filter((offer) => isWord(offer, choice.text)) : [];
    if (offers.length === 0) continue;
    queues.choices = without(queues.choices, index);
    return picks(offers.slice(0, 1));
  }
  return null;
}

/** Answers with the name of a card, which must be complete: the beginning of a name may be another card. */
function chosenName(question: Question, queues: Queues): Chosen | null {
  const named = firstFitting(queues.choices, (choice) => {
    const offer =
      choice.type === 'words' ? question.offers.find(({ means }) => means.type === 'word' && means.word === choice.text) : undefined;
    return offer === undefined ? null : [offer];
  });
  if (named === null) return null;
  queues.choices = without(queues.choices, named.index);
  return picks(named.offers);
}

/** Whether a text means an option: its word, the beginning of its text, or its way of casting. */
function isWord(offer: Offer, text: string): boolean {
  const { means } = offer;
  switch (means.type) {
    case 'word':
      return means.word.toLowerCase() === text.toLowerCase() || means.word.toLowerCase().startsWith(text.toLowerCase());
    case 'ability':
      return (
        answersTo(means.names, text) ||
        means.keyword === text.toLowerCase() ||
        normal(means.text, means.names).startsWith(normal(text, means.names))
      );
    case 'cast':
      return text.includes('no alternative') ? means.way === null : answersTo(means.names, text.replace(/^Cast /, ''));
    default:
      return false;
  }
}

/** Answers an order: offers that the record names come first, in its order; the rest follows as offered. */
function chosenOrder(question: Question, queues: Queues): Chosen | null {
  let left = question.offers;
  const first: Offer[] = [];
  for (;;) {
    const [head] = queues.choices;
    const offer = head?.type === 'words' && left.length > 1 ? left.find((one) => isWord(one, head.text)) : undefined;
    if (offer === undefined) break;
    queues.choices = queues.choices.slice(1);
    first.push(offer);
    left = left.filter((one) => one !== offer);
  }
  return first.length === 0 ? null : picks([...first, ...left].slice(0, question.max));
}

function chosenAmounts(question: Question, board: Board, queues: Queues): Chosen | null {
  const amounts: Record<string, number> = {};
  for (;;) {
    const index = queues.targets.findIndex((entry) => entry.type === 'targets' && entry.amount !== null);
    const entry = queues.targets[index];
    if (entry?.type !== 'targets' || entry.amount === null) break;
    const [target] = entry.targets;
    const offer =
      target === undefined ? undefined : question.offers.find((one) => amounts[one.id] === undefined && isTarget(one, target, board));
    if (offer === undefined) break;
    amounts[offer.id] = entry.amount;
    queues.targets = without(queues.targets, index);
  }
  return Object.keys(amounts).length === 0 ? null : { answer: { amounts }, row: null };
}
