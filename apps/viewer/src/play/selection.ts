import { choosableAbout } from '../boards/reading.js';
import type { Answer } from '@arbiter/client';
import type { WordedDomain, WordedOption } from '../types.js';

/** What a player has chosen for a question so far, before anything is sent. */
export type Selection =
  | { readonly kind: 'picks'; readonly picks: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'amounts'; readonly amounts: { readonly [option: string]: number } }
  | { readonly kind: 'name'; readonly card: string | null };

/** A question that is answered by choosing; a whole document, such as a deck, is handed in instead. */
export type ChosenDomain = Exclude<WordedDomain, { type: 'bulk' }>;

type OptionsDomain = Extract<WordedDomain, { type: 'options' }>;
type DistributionDomain = Extract<WordedDomain, { type: 'distribution' }>;

/** Why a selection can't be sent yet: a key of the page's words, and how many. */
export interface Hindrance {
  readonly word:
    | 'pickMore'
    | 'pickFewer'
    | 'sumNotReached'
    | 'amountLeft'
    | 'amountTooMuch'
    | 'amountTooLittle'
    | 'amountsInOrder'
    | 'nameMissing';
  readonly n: number;
}

/** Whether one pick is the whole answer, so that it is sent at a click. */
export const isSingle = (domain: ChosenDomain): boolean => domain.type === 'options' && domain.min === 1 && domain.max === 1;

const leastOf = (domain: DistributionDomain, option: WordedOption): number => Math.max(domain.min, option.least ?? domain.min);

/** The selection with nothing chosen. */
export const emptySelection = (domain: ChosenDomain): Selection => {
  switch (domain.type) {
    case 'options':
      return { kind: 'picks', picks: [] };
    case 'number':
      return { kind: 'number', number: domain.min };
    case 'distribution':
      return { kind: 'amounts', amounts: Object.fromEntries(domain.options.map((option) => [option.id, leastOf(domain, option)])) };
    case 'name':
      return { kind: 'name', card: null };
  }
};

/** Picks an option, or takes it back; of a group the new pick takes the place of the old one, and a single pick that of the last. */
export const toggled = (domain: OptionsDomain, picks: readonly string[], id: string): readonly string[] => {
  if (picks.includes(id)) return picks.filter((one) => one !== id);
  const group = domain.options.find((option) => option.id === id)?.group;
  const inGroup = (one: string): boolean =>
    domain.groups === true && group !== undefined && domain.options.find((option) => option.id === one)?.group === group;
  const kept = picks.filter((one) => !inGroup(one));
  return domain.max === 1 ? [id] : [...kept, id];
};

/** Whether some choice of one weight for each pick adds up to exactly a sum. An option without weights adds nothing. */
const canReach = (weights: readonly (readonly number[])[], sum: number): boolean => {
  const [first, ...others] = weights;
  if (first === undefined) return sum === 0;
  return (first.length === 0 ? [0] : first).some((weight) => canReach(others, sum - weight));
};

const ofPicks = (domain: OptionsDomain, picks: readonly string[]): Hindrance | null => {
  if (picks.length < domain.min) return { word: 'pickMore', n: domain.min - picks.length };
  if (picks.length > domain.max) return { word: 'pickFewer', n: picks.length - domain.max };
  if (domain.sum === undefined) return null;
  const weights = picks.map((id) => domain.options.find((option) => option.id === id)?.weight ?? []);
  return canReach(weights, domain.sum) ? null : { word: 'sumNotReached', n: domain.sum };
};

const ofAmounts = (domain: DistributionDomain, amounts: Readonly<Record<string, number>>): Hindrance | null => {
  const amountOf = ({ id }: WordedOption): number => amounts[id] ?? 0;
  const given = domain.options.reduce((sum, option) => sum + amountOf(option), 0);
  if (given < domain.total) return { word: 'amountLeft', n: domain.total - given };
  if (given > domain.total) return { word: 'amountTooMuch', n: given - domain.total };
  const little = domain.options.find((option) => amountOf(option) < leastOf(domain, option));
  if (little !== undefined) return { word: 'amountTooLittle', n: leastOf(domain, little) };
  const much = domain.options.find((option) => option.most !== undefined && amountOf(option) > option.most);
  if (much !== undefined) return { word: 'amountTooMuch', n: amountOf(much) - (much.most ?? 0) };
  // A later option gets more than its least only once each one before it has enough.
  const short = domain.options.find(
    (option, at) =>
      option.enough !== undefined &&
      amountOf(option) < option.enough &&
      domain.options.slice(at + 1).some((later) => amountOf(later) > leastOf(domain, later)),
  );
  return short === undefined ? null : { word: 'amountsInOrder', n: short.enough ?? 0 };
};

/** Why the selection can't be sent yet; null where it can. What the game judges as a whole may still be refused by it. */
export const hindranceOf = (domain: ChosenDomain, selection: Selection): Hindrance | null => {
  switch (domain.type) {
    case 'options':
      return selection.kind === 'picks' ? ofPicks(domain, selection.picks) : null;
    case 'number':
      return null;
    case 'distribution':
      return selection.kind === 'amounts' ? ofAmounts(domain, selection.amounts) : null;
    case 'name':
      return selection.kind === 'name' && selection.card === null ? { word: 'nameMissing', n: 1 } : null;
  }
};

/** The answer that a selection makes. */
export const answerFrom = (selection: Selection): Answer => {
  switch (selection.kind) {
    case 'picks':
      return { picks: [...selection.picks] };
    case 'number':
      return { number: selection.number };
    case 'amounts':
      return { amounts: { ...selection.amounts } };
    case 'name':
      return { picks: selection.card === null ? [] : [`name:${selection.card}`] };
  }
};

/** The selection that the game itself proposes where it judges all of it together; null where it proposes none. */
export const proposedSelection = (domain: ChosenDomain): Selection | null => {
  if (domain.type === 'options' && domain.example !== undefined) return { kind: 'picks', picks: domain.example };
  if (domain.type === 'distribution' && domain.example !== undefined) return { kind: 'amounts', amounts: domain.example };
  return null;
};

/** What is chosen before the player did anything: what the game proposes, to be changed and sent by them; otherwise nothing. */
export const firstSelection = (domain: ChosenDomain): Selection => proposedSelection(domain) ?? emptySelection(domain);

/** The same for any question: nothing is picked for a deck, which is answered as a whole. */
export const selectionAtFirst = (domain: WordedDomain): Selection =>
  domain.type === 'bulk' ? { kind: 'picks', picks: [] } : firstSelection(domain);

/** A thing on the table at which a player may point. */
export type Pointed = { readonly object: number } | { readonly player: number } | { readonly place: string };

const isAbout = (option: WordedOption, pointed: Pointed): boolean =>
  choosableAbout(option).some((one) =>
    'object' in pointed
      ? 'object' in one && one.object === pointed.object
      : 'player' in pointed
        ? 'player' in one && one.player === pointed.player
        : 'place' in one && one.place === pointed.place,
  );

/** The options of a question that are about a thing on the table. */
export const optionsAbout = (domain: WordedDomain, pointed: Pointed): readonly WordedOption[] =>
  'options' in domain ? domain.options.filter((option) => isAbout(option, pointed)) : [];

/** Whether an option is about nothing on the table: it is a button of its own, such as passing. */
export const isGeneral = (option: WordedOption): boolean =>
  !choosableAbout(option).some((one) => 'object' in one || 'player' in one || 'place' in one);
