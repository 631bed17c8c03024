import { grandArchive } from '@arbiter/grand-archive';
import { type Decision, type Json, type JsonObject, jsonOf, type Option } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';

/** How gladly players begin each sort of act; favourites come before all. */
const acts: { readonly [label: string]: number } = { pass: 30, play: 120, attack: 200, activate: 40 };
const other = 30;
const favourite = 600;
/** Answers that refuse something; all others are taken more gladly, so that champions level up, units retaliate and effects act. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'pass']);
const taken = 12;
/** Among the favourites of a game in which nobody attacks: it goes on until a deck is empty. */
export const peace = 'peace';

/** What every champion can do for enlighten counters. */
const common: ReadonlySet<string> = new Set(
  grandArchive.cards.flatMap((card) =>
    (grandArchive.prepare?.(card) ?? card).abilities.flatMap(({ keyword }, at) =>
      keyword === 'enlighten' ? [`${card.id}/abilities/${at}`] : [],
    ),
  ),
);
/** Cards that cost such counters themselves: who is to use them keeps the counters. */
const keeping: ReadonlySet<string> = new Set(
  grandArchive.cards.filter(({ abilities }) => JSON.stringify(abilities).includes('"payCounters","kind":"enlighten"')).map(({ id }) => id),
);

/** How gladly players of random games take an option; what they may not know plays no part. */
export function weightOf(decision: Decision, option: Option, favourites: readonly string[]): number {
  if (option.standing === true) return 1;
  const isLiked = typeof option.params?.card === 'string' && favourites.includes(option.params.card);
  if (decision.kind === 'act') return weightOfAct(option, isLiked, favourites);
  // What is reserved is not played.
  if (decision.kind === 'payReserve') return isLiked ? 1 : taken;
  return refusing.has(option.id) ? 3 : isLiked ? favourite : taken;
}

function weightOfAct(option: Option, isLiked: boolean, favourites: readonly string[]): number {
  const { label, params } = option;
  // What rests to attack can't rest for its abilities.
  if (label === 'attack') return favourites.includes(peace) ? 0 : (acts.attack as number);
  if (label === 'activate' && common.has(String(params?.ability)))
    return favourites.some((id) => keeping.has(id)) ? 0 : (acts.activate as number);
  return isLiked ? favourite : (acts[label] ?? other);
}

/** Cards of main decks that a card speaks of by their subtypes and classes, of its elements or none: what it targets or waits for. */
export function companionsOf(card: CardProgram, cards: readonly CardProgram[], most: number): readonly CardProgram[] {
  const wanted = [...predicatesOf(jsonOf(card.abilities))].filter(({ subtypes }) => typeof subtypes === 'string');
  const elements = new Set<Json>(['norm', ...wordsOf(card.printed.elements)]);
  const fits = ({ printed }: CardProgram): boolean =>
    wanted.some(
      ({ subtypes, classes }) =>
        wordsOf(printed.subtypes).includes(String(subtypes)) &&
        (classes === undefined || wordsOf(printed.classes).includes(String(classes))),
    );
  return cards
    .filter((one) => one !== card && fits(one) && wordsOf(one.printed.elements).every((element) => elements.has(element)))
    .slice(0, most);
}

const wordsOf = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Every object of a tree. */
function* predicatesOf(tree: Json): Iterable<JsonObject> {
  if (tree === null || typeof tree !== 'object') return;
  if (!Array.isArray(tree)) yield tree as JsonObject;
  for (const part of Object.values(tree)) if (part !== undefined) yield* predicatesOf(part as Json);
}
