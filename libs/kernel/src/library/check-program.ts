import type { CardFault, CardId, Json } from '../contract.js';
import { CardsRefused } from '../errors.js';
import type { AnyRules } from '../game/rules.js';
import { nearNames } from '../vocabulary/near-names.js';
import { once } from '../programs/once.js';
import { keywordPaths, keywordTree, parsePath } from '../programs/paths.js';
import type { Ability, CardProgram } from '../programs/programs.js';
import { everyField, type FieldAt, fieldFaults, isCarried } from '../vocabulary/event-fields.js';
import { type NameAt, nameFaults } from '../vocabulary/names.js';
import { ability, cardForm } from '../vocabulary/card-forms.js';
import type { AbilityAt, CardReader, OnlyForAt, WordKind } from '../vocabulary/reader.js';
import { kernelVerbForms } from '../vocabulary/verb-forms.js';
import type { EntryForm, Vocabulary } from '../vocabulary/vocabulary.js';

/** Places that every game has: all slots, the objects attached to an object, and those that lie under one. */
const places = ['slots', 'attached', 'under'] as const;

/** Whether a word is in a list. A list entry that ends with `:` or `.` stands for all words that begin with it. */
const isKnown = (list: readonly string[], word: string): boolean =>
  list.includes(word) || list.some((one) => (one.endsWith(':') || one.endsWith('.')) && word.length > one.length && word.startsWith(one));

/** Characteristics of every object in every game: its controller and its owner. */
const characteristics = ['controller', 'owner'] as const;

/** Returns the words of every kind that cards of a game may use, and the forms of its verbs. */
const knownTo = once(
  (
    vocabulary: Vocabulary,
    game: AnyRules,
  ): { readonly words: { readonly [kind in WordKind]: readonly string[] }; readonly verbs: { readonly [verb: string]: EntryForm } } => ({
    words: wordsOf(game, vocabulary),
    verbs: { ...kernelVerbForms(vocabulary), ...vocabulary.verbs },
  }),
);

function wordsOf(game: AnyRules, vocabulary: Vocabulary): { readonly [kind in WordKind]: readonly string[] } {
  const { keywords } = vocabulary.entries;
  return {
    'keyword of an ability': [
      ...(keywords !== undefined && 'words' in keywords ? Object.keys(keywords.words) : []),
      ...vocabulary.abilityWords,
    ],
    verb: [...Object.keys(kernelVerbForms(vocabulary)), ...Object.keys(game.verbs)],
    event: Object.keys(vocabulary.events),
    'field of events': everyField(vocabulary.events),
    characteristic: [...characteristics, ...Object.keys(vocabulary.characteristics), ...Object.keys(game.status ?? {})],
    'printed value': Object.keys(vocabulary.printed),
    duration: vocabulary.durations,
    span: vocabulary.spans,
    refund: vocabulary.refunds,
    mark: Object.keys(vocabulary.marks),
    place: [...places, ...Object.keys(game.visibility), ...(game.slotKinds?.names ?? [])],
    phase: vocabulary.phases,
    'value of players': vocabulary.playerAmounts,
    'value of the match': vocabulary.matchAmounts,
    'field of the game': Object.keys(vocabulary.gameFields),
    'purpose of slots': vocabulary.purposes,
    layer: game.layers,
    tier: game.replacementTiers ?? [],
    relation: Object.keys(game.relations),
    'relation to players': Object.keys(game.playerRelations ?? {}),
    fact: Object.keys(game.history ?? {}),
    set: Object.keys(game.sets ?? {}),
    'list of words': Object.keys(game.wordLists ?? {}),
    'kind of face': vocabulary.faceKinds,
  };
}

const nearestOf = (list: readonly string[], word: string): readonly string[] =>
  nearNames(
    word.toLowerCase(),
    list.map((one) => [one.toLowerCase(), one] as const),
  );

/** Returns the abilities that the printed keywords of a card stand for, each with its place. */
function abilitiesOfKeywords(game: AnyRules, card: CardProgram): readonly (readonly [place: string, ability: Ability])[] {
  const faces = (card.faces ?? []).map(({ printed }, at) => [`.faces[${at}]`, printed] as const);
  return [['', card.printed] as const, ...faces].flatMap(([place, { keywords }]) =>
    (Array.isArray(keywords) ? (keywords as readonly Json[]) : []).flatMap((keyword, at) =>
      keywordPaths(game, keyword).flatMap((path, nth) => {
        const found = keywordTree(game, parsePath(path).root)?.abilities[nth];
        return found === undefined ? [] : [[`${place}.printed.keywords[${at}].abilities[${nth}]`, found] as const];
      }),
    ),
  );
}

/**
 * Returns the faults of a card, place by place: words that its game does not know, and parts that the grammar does not have. If there are
 * none of these: fields that the event which is read there does not carry, names that nothing binds, and names that nobody reads. Returns
 * nothing for a sound card, and nothing for games without a vocabulary, which take cards as they are.
 *
 * @param card as it was written, before the game prepares it
 * @param isCard whether there is a card with an id, in the catalogue or among the cards that come with the match
 */
export function checkProgram(game: AnyRules, card: CardProgram, isCard: (id: CardId) => boolean): readonly CardFault[] {
  const { vocabulary } = game;
  if (vocabulary === undefined) return [];
  const faults: CardFault[] = [];
  const { words, verbs } = knownTo(vocabulary, game);
  const names: NameAt[] = [];
  const fields: FieldAt[] = [];
  const abilities: AbilityAt[] = [];
  const onlyFor: OnlyForAt[] = [];
  const told = new Set<string>();
  const tell = (place: string, fault: string, near: readonly string[]): void => {
    const sentence = near.length === 0 ? fault : `${fault}; did you mean ${near.map((name) => JSON.stringify(name)).join(' or ')}?`;
    if (told.size < told.add(`${place} ${sentence}`).size)
      faults.push({ card: String(card.id), place: place.slice(1), fault: sentence, near });
  };
  const unless = (list: readonly string[], kind: string, word: string, place: string): void => {
    if (!isKnown(list, word)) tell(place, `unknown ${kind} ${JSON.stringify(word)}`, nearestOf(list, word));
  };
  const reader: CardReader = {
    word: (kind, word, place) => {
      unless(words[kind], kind, word, place);
      if (kind === 'field of events') fields.push({ field: word, place });
    },
    holds: (word, kind) => {
      const forms =
        kind === undefined ? vocabulary.characteristics : kind === 'field of events' ? vocabulary.eventValues : vocabulary.gameFields;
      const known = Object.keys(forms).find((one) => isKnown([one], word));
      return known === undefined ? null : (forms[known] ?? null);
    },
    verb: (verb) => (Object.hasOwn(verbs, verb) ? (verbs[verb] ?? null) : null),
    form: (kind, word) => {
      const forms = kind === 'mark' ? vocabulary.marks : vocabulary.printed;
      return Object.hasOwn(forms, word) ? (forms[word] ?? null) : null;
    },
    name: (use, name, place) => void names.push({ use, name, place }),
    ability: (ability) => void abilities.push(ability),
    onlyFor: (clause) => void onlyFor.push(clause),
    card: (id, place) => (isCard(id) ? undefined : tell(place, `unknown card ${JSON.stringify(id)}`, [])),
    entries: (characteristic) => (Object.hasOwn(vocabulary.entries, characteristic) ? (vocabulary.entries[characteristic] ?? null) : null),
    entry: (characteristic, word, place) => {
      const entries = vocabulary.entries[characteristic];
      unless(
        entries !== undefined && 'words' in entries ? Object.keys(entries.words) : [],
        characteristic === 'keywords' ? 'keyword' : `entry of ${characteristic}`,
        word,
        place,
      );
    },
    part: (what, found, list, place) => unless(list, what, found, place),
    wrong: (place, fault) => tell(place, fault, []),
  };
  cardForm(reader, card, '');
  // Names are checked only if everything else is correct, because a field that nothing reads binds no names.
  if (faults.length > 0) return faults;
  for (const [place, node] of abilitiesOfKeywords(game, card)) ability(reader, node, place);
  const { bound, boundFor } = vocabulary.names;
  const own = { ...vocabulary.names, bound: [...bound, ...(boundFor?.[card.id] ?? [])] };
  const events = { forms: vocabulary.events, abilities, onlyFor, fixesAmounts: game.fixesAmounts === true };
  for (const { place, fault, name, others } of [
    ...fieldFaults(events, fields),
    ...nameFaults({ names, abilities }, own, (name, place) => isCarried(events, name, place)),
  ])
    tell(place, fault, nearestOf(others, name));
  return faults;
}

/**
 * Refuses cards that contain something that their game does not know: what nothing reads would be ignored silently in play.
 * @param isCard see `checkProgram`
 * @throws {CardsRefused} with everything that is wrong
 */
export function refuseFaultyCards(game: AnyRules, cards: readonly CardProgram[], isCard: (id: CardId) => boolean): void {
  const faults = cards.flatMap((card) => checkProgram(game, card, isCard));
  if (faults.length > 0) throw new CardsRefused(faults);
}
