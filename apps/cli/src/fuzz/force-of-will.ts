import { enters, forceOfWill, keywordTerms, sampleDeck } from '@arbiter/force-of-will';
import { createRuleset, type GameEvent, type Json, type Pins, type Ruleset, type View } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { companionsOf } from './companions.js';
import { drawFrom, seedOfGame } from './draw.js';
import { carriersOf, favouritesOf } from './favourites.js';
import { weightOf } from './force-of-will-players.js';
import { forceOfWillWatch } from './force-of-will-watch.js';
import { objectsIn } from './invariants.js';
import { outlivesSource } from './lasting.js';
import type { FuzzProfile, Counts, Tally } from './profile.js';
import { countVerbs } from './verbs.js';

/** Seed of the decks, which does not depend on the run's seed because decks are part of the pins. */
const decksSeed = 2_012;
/** Number of cards that the decks of one game are built around: one for each player. */
const seats = 2;
/** One match in so many is a best of three games, with side decks. */
const longEvery = 25;
/** One game in so many is played with the Valhalla rule. */
const valhallaEvery = 4;
/** One action in so many is probed with every check. Most answers pass, and all checks of one action take as long as many such answers. */
const probeEvery = 40;
/** Three games of random players who rarely attack take many actions. */
const maxActions = 15_000;
/** Greatest number of cards that are put into a deck because the card it is built around refers to them; this leaves room for others. */
const mostCompanions = 6;
/** Number of games from which on a run fails when something enforced never happened. */
const enforcedFrom = 2_000;

/** Tokens are in no deck (1011). */
const deckCards = forceOfWill.cards.filter(({ id }) => !id.includes(':'));
const mainCards = deckCards.filter(({ printed }) => printed.kind !== 'ruler');
const cardOf: ReadonlyMap<string, CardProgram> = new Map(deckCards.map((card) => [card.id, card]));
/**
 * Keywords that are on no card with a program, since the texts of the first cluster are not at hand. Scenarios test them with cards of
 * their own.
 */
const unprinted: readonly string[] = ['explode', 'break'];
const keywords = Object.keys(keywordTerms).filter((word) => !unprinted.includes(word));
/**
 * Verbs that no known card uses: none summons by an effect (1006.1), none makes a ruler a J-ruler without Judgment (1010.1b). Scenarios
 * test them.
 */
const unsaid: readonly string[] = ['summon', 'becomeJRuler'];
/**
 * Kinds of decision that no known card leads to: none brings two others to the field at once whose continuous abilities collide (909.3b).
 * Scenarios test the decision.
 */
const unasked: readonly string[] = ['orderEffects'];

/**
 * Returns Force of Will with counted verbs, and its profile for the fuzzer, with decks drawn from all cards. Make a new one for every run.
 */
export function forceOfWillFuzz(): { readonly ruleset: Ruleset; readonly profile: FuzzProfile } {
  const verbs: Tally = new Map();
  const ruleset = createRuleset(countVerbs(forceOfWill, verbs));
  const spoken = Object.keys(forceOfWill.verbs).filter((verb) => !unsaid.includes(verb));
  const enforced = {
    cards: deckCards.map(({ id }) => id),
    verbs: spoken,
    keywords,
    decisionKinds: forceOfWill.decisionKinds.filter((kind) => !unasked.includes(kind)),
    endings: ['life', 'concession', 'agreedDraw', 'judge', 'time'],
  };
  const silent = (counts: Counts): readonly string[] => [
    ...spoken.filter((verb) => !counts.verbs.has(verb)),
    ...keywords.filter((word) => !counts.keywords.has(word)),
  ];
  const favourites = favouritesOf({
    cards: deckCards,
    seats,
    seed: decksSeed,
    carriers: carriersOf(deckCards, [...spoken, ...keywords]),
    silent,
  });
  return {
    ruleset,
    profile: {
      pins,
      conserved,
      watch: forceOfWillWatch,
      isOver: (effect, view) => outlivesSource(effect, view, ['field']),
      making: { makes: ({ label }) => label === 'will', plain: ['rested', 'willProduced'] },
      cardsOf,
      keywordsOf,
      keywordsIn,
      verbs,
      probeEvery,
      maxActions,
      enforced,
      enforcedFrom,
      guided: true,
      weight: weightOf,
      favourites,
    },
  };
}

function formatOf(game: number): Pins['format'] {
  const { match, single, valhalla } = forceOfWill.formats;
  const format = game % longEvery === 0 ? match : game % valhallaEvery === 0 ? valhalla : single;
  if (format === undefined) throw new Error('force-of-will names no such format');
  return format;
}

function pins(game: number, favourites: readonly string[]): Pins {
  const draw = drawFrom(seedOfGame(decksSeed, game));
  const decks = Array.from({ length: seats }, (_, seat) =>
    sampleDeck(
      forceOfWill.cards,
      draw,
      favourites.slice(seat, seat + 1).flatMap((id) => withCompanions(cardOf.get(id))),
    ),
  ) as unknown as readonly Json[];
  return {
    matchId: `fuzz-${game}`,
    game: forceOfWill.id,
    ruleset: '',
    catalogueHash: '',
    format: formatOf(game),
    seats,
    seedCommitment: null,
    decks,
  };
}

/** Returns a card together with the cards that it refers to. */
function withCompanions(card: CardProgram | undefined): readonly CardProgram[] {
  return card === undefined ? [] : [card, ...companionsOf(card, mainCards, mostCompanions)];
}

/**
 * Returns the cards by owner, without abilities, tokens and copies, whose number changes. Between two games of a match nothing is on the
 * table.
 */
function conserved(view: View): Json {
  const owned = objectsIn(view)
    .filter(({ kind }) => kind === undefined)
    .map(({ owner }) => owner);
  return owned.length === 0 ? null : view.players.map(({ seat }) => owned.filter((owner) => owner === seat).length);
}

/**
 * Returns the cards that an event shows at work: a card that is played or comes to the field, and a card that causes the event; being drawn
 * or discarded does not count.
 */
function cardsOf({ type, data, cause }: GameEvent): readonly string[] {
  const played =
    (type === 'cardPlayed' || type === 'judgmentBegan' || (type === 'cardMoved' && data.zone === 'field')) && typeof data.card === 'string'
      ? [data.card]
      : [];
  return cause.card === undefined ? played : [...played, cause.card];
}

/**
 * Returns the keywords of the card whose ability or side is at work: keywords of abilities are in no list of values. The creation of a coin
 * shows [Energize] at work (1119.2).
 */
function keywordsOf({ type, data, rule }: GameEvent): readonly string[] {
  if (type === 'tokenCreated' && rule === '1119.2') return ['energize'];
  return working.has(type) && typeof data.card === 'string' ? (carried.get(data.card) ?? []) : [];
}

const working: ReadonlySet<string> = new Set(['cardPlayed', 'abilityPlayed', 'abilityTriggered', 'judgmentBegan', 'shifted', 'attached']);
/**
 * Returns the texts by which a keyword is found in a program; [Enter] and [Torrent] are what a trigger and a condition ask for, and [Force]
 * is a verb.
 */
const signsOf = (word: string): readonly string[] => [`"keyword":"${word}"`, `"word":"${word}"`, ...(signs[word] ?? [])];
const signs: { readonly [word: string]: readonly string[] } = {
  enter: [JSON.stringify(enters)],
  torrent: ['"torrent":true'],
  force: ['"verb":"force"'],
};
const carried: ReadonlyMap<string, readonly string[]> = new Map(
  forceOfWill.cards.map((card) => [card.id, keywords.filter((word) => signsOf(word).some((text) => JSON.stringify(card).includes(text)))]),
);

/** Yields the keywords of objects on the field, on the chase or standing by. */
function keywordsIn(view: View): Iterable<string> {
  const found = new Set<string>();
  for (const { id, objects } of view.zones) {
    if (!places.some((place) => id.startsWith(place))) continue;
    for (const { values } of objects)
      for (const word of (values.keywords ?? []) as readonly Json[])
        found.add(typeof word === 'string' ? word : String((word as { readonly word?: Json }).word));
  }
  return found;
}

const places = ['field', 'rulerArea', 'chase', 'standby'];
