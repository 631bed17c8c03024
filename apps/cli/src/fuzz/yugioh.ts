import { createRuleset, type GameEvent, type Json, type Pins, type Ruleset, type View } from '@arbiter/kernel';
import type { CardProgram, State } from '@arbiter/kernel/authoring';
import { readPrinted, sampleDeck, yugioh } from '@arbiter/yugioh';
import { drawFrom, seedOfGame } from './draw.js';
import { carriersOf, favouritesOf } from './favourites.js';
import { objectsIn } from './invariants.js';
import type { FuzzProfile, Counts, Tally, TellsOfHidden } from './profile.js';
import { countVerbs } from './verbs.js';
import { weightOf } from './yugioh-players.js';
import { tableFaults } from './yugioh-table.js';
import { yugiohWatch } from './yugioh-watch.js';

/** Seed of the decks, which does not depend on the run's seed because decks are part of the pins. */
const decksSeed = 2_020;
/** Number of cards that the decks of one game are built around: one for each player. */
const seats = 2;
/** One match in so many is played with side decking, until a player has won two Duels. */
const longEvery = 25;
/** One action in so many is probed with every check. Most answers pass, and all checks of one action take as long as many such answers. */
const probeEvery = 40;
/** Number of games from which on a run fails when something enforced never happened. */
const enforcedFrom = 2_000;

/**
 * Kinds of decision that the kernel has and no card of the catalogue leads to: windows are `fastEffect` here, rules choose the zones, and
 * no cost is paid to prevent an effect.
 */
const unasked: readonly string[] = ['respond', 'chooseSlot', 'payUnless'];

/** Words of programs that lead to kinds of decision that few cards lead to, by kind. */
const asking: { readonly [kind: string]: string } = { orderCards: 'orderTop', chooseModes: 'modes', useEffect: 'may' };

/** Tokens are in no deck (base.2.8). */
const deckCards = yugioh.cards.filter(({ id }) => !id.includes(':'));
const cardOf: ReadonlyMap<string, CardProgram> = new Map(yugioh.cards.map((card) => [card.id, card]));

/** Kinds of summon (base.8, 9). */
const summons = ['normal', 'tribute', 'flip', 'special', 'ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link'] as const;

/** Returns the printed words of a card: kinds of cards, properties, and words of the type line (base.3). */
function wordsOf(card: CardProgram): readonly string[] {
  const printed = readPrinted(card.printed);
  if (printed.kind !== 'monster') return [`${printed.property} ${printed.kind}`];
  return [printed.frame, ...printed.marks, ...(printed.scale === undefined ? [] : ['pendulum'])];
}

const words: ReadonlyMap<string, readonly string[]> = new Map(deckCards.map((card) => [card.id, wordsOf(card)]));
const keywords = [...new Set([...[...words.values()].flat(), ...summons.map((how) => `${how} summon`)])];

/** Verbs that no card of the catalogue uses; scenarios test them: `endTurn` makes it the End Phase (base.6.17). */
const unsaid: readonly string[] = ['endTurn'];

/** Returns the cards whose programs use a verb, or that carry a word. */
function carriersIn(verbs: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const carrying = keywords.map((word): [string, readonly string[]] => [
    word,
    deckCards.flatMap(({ id }) => ((words.get(id) as readonly string[]).includes(word) ? [id] : [])),
  ]);
  return new Map([...carriersOf(deckCards, verbs), ...carrying]);
}

/** Returns Yu-Gi-Oh! with counted verbs, and its profile for the fuzzer, with decks drawn from all cards. Make a new one for every run. */
export function yugiohFuzz(): { readonly ruleset: Ruleset; readonly profile: FuzzProfile } {
  const verbs: Tally = new Map();
  const ruleset = createRuleset(countVerbs(yugioh, verbs));
  const spoken = Object.keys(yugioh.verbs).filter((verb) => !unsaid.includes(verb));
  const carriers = carriersIn([...spoken, ...Object.values(asking)]);
  const enforced = {
    cards: deckCards.map(({ id }) => id),
    verbs: spoken,
    keywords,
    decisionKinds: yugioh.decisionKinds.filter((kind) => !unasked.includes(kind)),
    endings: ['life', 'deckOut', 'concession', 'agreedDraw', 'judge', 'time'],
  };
  const silent = (counts: Counts): readonly string[] => [
    ...spoken.filter((verb) => !counts.verbs.has(verb)),
    ...keywords.filter((word) => !counts.keywords.has(word)),
    ...Object.entries(asking).flatMap(([kind, word]) => (counts.decisionKinds.has(kind) ? [] : [word])),
  ];
  const favourites = favouritesOf({ cards: deckCards, seats, seed: decksSeed, carriers, silent });
  return {
    ruleset,
    profile: {
      pins,
      conserved,
      faultsOf: tableFaults,
      watch: () => yugiohWatch(cardOf),
      tellsOfHidden,
      cardsOf,
      keywordsOf,
      verbs,
      probeEvery,
      enforced,
      enforcedFrom,
      guided: true,
      weight: weightOf,
      favourites,
    },
  };
}

function pins(game: number, favourites: readonly string[]): Pins {
  const format = game % longEvery === 0 ? { ...yugioh.formats.ocgMatch, options: {} } : yugioh.formats.open;
  const draw = drawFrom(seedOfGame(decksSeed, game));
  const decks = Array.from({ length: seats }, (_, seat) =>
    sampleDeck(
      yugioh.cards,
      draw,
      favourites.slice(seat, seat + 1).flatMap((id) => cardOf.get(id) ?? []),
    ),
  ) as unknown as readonly Json[];
  return {
    matchId: `fuzz-${game}`,
    game: yugioh.id,
    ruleset: '',
    catalogueHash: '',
    format: format as Pins['format'],
    seats,
    seedCommitment: null,
    decks,
  };
}

/** Returns the cards by owner, without Tokens, which come and go. Between two Duels of a Match nothing is on the table. */
function conserved(view: View): Json {
  const owned = objectsIn(view)
    .filter(({ kind }) => kind === undefined)
    .map(({ owner }) => owner);
  return owned.length === 0 ? null : view.players.map(({ seat }) => owned.filter((owner) => owner === seat).length);
}

/** Whether a player has chosen to be asked only where they can do something, which lets others see where they can't. */
const tellsOfHidden: TellsOfHidden = (state, seat) => (state as unknown as State).players[seat]?.asked === 'able';

/**
 * Returns the cards that an event shows at work: a card that is activated or summoned, and a card that causes the event; being drawn, Set
 * or sent away does not count.
 */
function cardsOf({ type, data, cause }: GameEvent): readonly string[] {
  const played = (type === 'activated' || type === 'monsterSummoned') && typeof data.card === 'string' ? [data.card] : [];
  return cause.card === undefined ? played : [...played, cause.card];
}

/** Returns what an event shows at work: the kind of summon and the words of the summoned or activated card. */
function keywordsOf(event: GameEvent): readonly string[] {
  const { type, data } = event;
  if (type !== 'activated' && type !== 'monsterSummoned') return [];
  const carried = typeof data.card === 'string' ? (words.get(data.card) ?? []) : [];
  return type === 'monsterSummoned' ? [...carried, `${String(data.how)} summon`] : carried;
}
