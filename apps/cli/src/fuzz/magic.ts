import { createRuleset, type GameEvent, type Json, type Pins, type Ruleset, type View } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { isDeckCard, keywordRules, magic, sampleDeck } from '@arbiter/magic';
import { drawFrom, seedOfGame } from './draw.js';
import { carriersOf, favouritesOf } from './favourites.js';
import { objectsIn } from './invariants.js';
import { patience, weightOf } from './magic-players.js';
import { outlivesControl } from './lasting.js';
import { magicWatch } from './magic-watch.js';
import type { FuzzProfile, Counts, Tally } from './profile.js';
import { countVerbs } from './verbs.js';

/** Seed of the decks, which does not depend on the run's seed because decks are part of the pins. */
const decksSeed = 2_019;
/** Number of cards that the decks of one game are built around: one for each player. */
const seats = 2;
/** In one game in so many, the cards that the game is about are cast at a random time (`patience`). */
const patientEvery = 4;
const patienceSeed = 702;

/** Keywords of formats that are not played here: drafts with conspiracies (702.105), pairs of commanders (702.123). */
const elsewhere: readonly string[] = ['hiddenAgenda', 'partner'];
/**
 * One action in so many is probed with every check. Most actions pass priority, and all checks of one action take as long as a hundred such
 * actions.
 */
const probeEvery = 40;
/** One match in so many is a best of three games, with sideboards; the others are one game. */
const longEvery = 25;
/** Verbs that no game played here carries out: `chooseAttacked` belongs to myriad with more than two players (702.115a). */
const unsaid: readonly string[] = ['chooseAttacked'];
/**
 * Kinds of decision that need several circumstances at the same time, which random play brings about too seldom to be enforced; scenarios
 * test them.
 */
const coincidental: readonly string[] = [
  'assignThrough',
  'chooseAttacked',
  'chooseBlocked',
  'chooseEvent',
  'chooseSplice',
  'divide',
  'orderAttackers',
  'orderCosts',
  'placeInOrder',
];
/** Number of games from which on a run fails when something enforced never happened. */
const enforcedFrom = 2_000;

const deckCards = magic.cards.filter(isDeckCard);
const cardOf: ReadonlyMap<string, CardProgram> = new Map(deckCards.map((card) => [card.id, card]));
/** Keywords by the number of their rule. */
const keywordOfRule: ReadonlyMap<string, string> = new Map(Object.entries(keywordRules).map(([word, rule]) => [rule, word]));

/** Returns Magic with counted verbs, and its profile for the fuzzer, with decks drawn from all cards. Make a new one for every run. */
export function magicFuzz(): { readonly ruleset: Ruleset; readonly profile: FuzzProfile } {
  const verbs: Tally = new Map();
  const ruleset = createRuleset(countVerbs(magic, verbs));
  const words = { verbs: Object.keys(magic.verbs), keywords: Object.keys(keywordRules).filter((word) => !elsewhere.includes(word)) };
  const enforced = {
    cards: deckCards.map(({ id }) => id),
    ...words,
    verbs: words.verbs.filter((verb) => !unsaid.includes(verb)),
    decisionKinds: magic.decisionKinds.filter((kind) => !coincidental.includes(kind)),
    endings: ['life', 'concession', 'agreedDraw', 'judge', 'time'],
  };
  const carriers = carriersOf(deckCards, [...words.verbs, ...words.keywords]);
  const silent = (counts: Counts): readonly string[] => [
    ...words.verbs.filter((verb) => !counts.verbs.has(verb)),
    ...words.keywords.filter((word) => !counts.keywords.has(word)),
  ];
  const favourites = favouritesOf({ cards: deckCards, seats, seed: decksSeed, carriers, silent });
  return {
    ruleset,
    profile: {
      pins,
      conserved,
      watch: magicWatch,
      isOver: outlivesControl,
      making: { makes: ({ params }) => params?.mana === true, plain: ['tapped', 'manaAdded'] },
      cardsOf,
      keywordsOf,
      keywordsIn,
      verbs,
      probeEvery,
      enforced,
      enforcedFrom,
      guided: true,
      weight: weightOf,
      favourites: (game, counts) => {
        const about = favourites(game, counts);
        return drawFrom(seedOfGame(patienceSeed, game))(patientEvery) === 0 ? [...about, patience] : about;
      },
    },
  };
}

function pins(game: number, favourites: readonly string[]): Pins {
  const format = game % longEvery === 0 ? magic.formats.constructed : magic.formats.single;
  if (format === undefined) throw new Error('magic names no format');
  const draw = drawFrom(seedOfGame(decksSeed, game));
  const decks = Array.from({ length: seats }, (_, seat) =>
    sampleDeck(
      magic.cards,
      draw,
      favourites.slice(seat, seat + 1).flatMap((id) => cardOf.get(id) ?? []),
    ),
  ) as unknown as readonly Json[];
  return { matchId: `fuzz-${game}`, game: magic.id, ruleset: '', catalogueHash: '', format, seats, seedCommitment: null, decks };
}

/**
 * Returns the number of cards by owner, without abilities, tokens and copies, which come and go. In a subgame only its libraries are on the
 * table (720.2); between two games of a match nothing is.
 */
function conserved(view: View): Json {
  if (view.values.depth !== 0) return null;
  const owned = objectsIn(view)
    .filter(({ kind }) => kind === undefined)
    .map(({ owner }) => owner);
  if (owned.length === 0) return null;
  return view.players.map(({ seat }) => owned.filter((owner) => owner === seat).length);
}

/**
 * Returns the cards that an event shows at work: a card that is cast or enters the battlefield, and a card that causes the event; being
 * drawn or milled does not count.
 */
function cardsOf({ type, data, cause }: GameEvent): readonly string[] {
  const played =
    (type === 'spellCast' || (type === 'cardMoved' && data.to === 'battlefield')) && typeof data.card === 'string' ? [data.card] : [];
  return cause.card === undefined ? played : [...played, cause.card];
}

/** Returns the keyword whose rule an event carries: section 702 describes each keyword ability in a rule of its own. */
function keywordsOf(event: GameEvent): readonly string[] {
  const word = keywordOfRule.get(event.rule.replace(/[a-z]$/, ''));
  return word === undefined ? [] : [word];
}

/** Yields the keywords of spells and permanents: most of them allow or forbid something, without an event of their own. */
function keywordsIn(view: View): Iterable<string> {
  const found = new Set<string>();
  for (const { id, objects } of view.zones) {
    if (id !== 'battlefield' && id !== 'stack') continue;
    for (const { values } of objects)
      for (const word of (values.keywords ?? []) as readonly Json[])
        found.add(typeof word === 'string' ? word : String((word as { readonly word?: Json }).word));
  }
  return found;
}
