import { grandArchive } from '@arbiter/grand-archive';
import { type Decision, type Json, type JsonObject, jsonOf, type Option } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';

/** Weights with which players begin each sort of act; favourites have a larger weight. */
const acts: { readonly [label: string]: number } = { pass: 30, play: 120, attack: 200, activate: 40 };
const other = 30;
const favourite = 600;
/** Answers that refuse something. All others have a larger weight, so that champions level up, units retaliate and effects happen. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'pass']);
const taken = 12;
/** Marks, among the favourites of a game, that nobody attacks in it; such a game goes on until a deck is empty. */
export const peace = 'peace';

/** Abilities that every champion has, which spend enlighten counters. */
const common: ReadonlySet<string> = new Set(
  grandArchive.cards.flatMap((card) =>
    (grandArchive.prepare?.(card) ?? card).abilities.flatMap(({ keyword }, at) =>
      keyword === 'enlighten' ? [`${card.id}/abilities/${at}`] : [],
    ),
  ),
);
/** Cards whose own abilities spend enlighten counters: a player whose game is about one of them keeps the counters for it. */
const keeping: ReadonlySet<string> = new Set(
  grandArchive.cards.filter(({ abilities }) => JSON.stringify(abilities).includes('"payCounters","kind":"enlighten"')).map(({ id }) => id),
);

/** Returns the weight with which players of random games take an option; it never depends on what they may not know. */
export function weightOf(decision: Decision, option: Option, favourites: readonly string[]): number {
  if (option.standing === true) return 1;
  const isLiked = typeof option.params?.card === 'string' && favourites.includes(option.params.card);
  if (decision.kind === 'act') return weightOfAct(option, isLiked, favourites);
  // A card that is reserved to pay a cost can't be played.
  if (decision.kind === 'payReserve') return isLiked ? 1 : taken;
  return refusing.has(option.id) ? 3 : isLiked ? favourite : taken;
}

function weightOfAct(option: Option, isLiked: boolean, favourites: readonly string[]): number {
  const { label, params } = option;
  // A unit that rests to attack can't rest for its abilities, so favourites do not attack more often.
  if (label === 'attack') return favourites.includes(peace) ? 0 : (acts.attack as number);
  if (label === 'activate' && common.has(String(params?.ability)))
    return favourites.some((id) => keeping.has(id)) ? 0 : (acts.activate as number);
  return isLiked ? favourite : (acts[label] ?? other);
}

/**
 * Returns cards of main decks whose subtypes and classes a card's program names (the card targets them or triggers on them), of its
 * elements or of none.
 */
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

/** Yields every object in a tree. */
function* predicatesOf(tree: Json): Iterable<JsonObject> {
  if (tree === null || typeof tree !== 'object') return;
  if (!Array.isArray(tree)) yield tree as JsonObject;
  for (const part of Object.values(tree)) if (part !== undefined) yield* predicatesOf(part as Json);
}
