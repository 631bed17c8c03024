import { grandArchive, keywordTerms, sampleDeck } from '@arbiter/grand-archive';
import {
  createRuleset,
  type Decision,
  type GameEvent,
  type Json,
  type JsonObject,
  type ObjectView,
  type Pins,
  type Ruleset,
  type View,
} from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { drawFrom, seedOfGame } from './draw.js';
import { carriersOf, favouritesOf } from './favourites.js';
import { companionsOf, peace, weightOf } from './grand-archive-players.js';
import { strangers } from './grand-archive-strangers.js';
import { grandArchiveWatch } from './grand-archive-watch.js';
import { objectsIn } from './invariants.js';
import type { FuzzProfile, Counts, Tally } from './profile.js';
import { countVerbs } from './verbs.js';

/** Seed of the decks, which does not depend on the run's seed because decks are part of the pins. */
const decksSeed = 2_015;
/** Number of cards that the decks of one game are built around: one for each of two players. */
const subjects = 2;
/** One game in so many has three players. */
const threeEvery = 10;
/** One match in so many is a best of three games. */
const longEvery = 25;
/** In one game in so many nobody attacks. */
const peaceEvery = 40;
/** One game in so many has three players, and decks with cards that are in no catalogue, for rules that no card of the catalogue uses. */
const strangeEvery = 6;
/** Greatest number of cards that are put into a deck because the card it is built around refers to them; this leaves room for others. */
const mostCompanions = 6;
/** One action in so many is probed with every check. Most answers pass, and all checks of one action take as long as many such answers. */
const probeEvery = 40;
/** Three games of random players who rarely attack take many actions. */
const maxActions = 15_000;
/** Number of games from which on a run fails when something enforced never happened. */
const enforcedFrom = 2_000;

/** Tokens are in no deck. */
const deckCards = grandArchive.cards.filter(({ id }) => !id.includes(':'));
const mainCards = deckCards.filter(
  ({ printed }) => !(printed.types as readonly Json[]).includes('champion') && !(printed.supertypes as readonly Json[]).includes('regalia'),
);
const cardOf: ReadonlyMap<string, CardProgram> = new Map(deckCards.map((card) => [card.id, card]));
/** The programs of the catalogue as text. Words that do not occur in it are not enforced; scenarios test them with cards of their own. */
const programs = JSON.stringify(grandArchive.cards);
const isSpoken = (word: string): boolean => programs.includes(`"${word}"`);
const keywords = Object.keys(keywordTerms).filter(isSpoken);
const spoken = Object.keys(grandArchive.verbs).filter((verb) => programs.includes(`"verb":"${verb}"`));
/** Elements that some champion enables, and types that some card has; a card that asks for others can't act yet. */
const enabled = new Set<Json>([
  'norm',
  ...grandArchive.cards
    .filter(({ printed }) => (printed.types as readonly Json[]).includes('champion'))
    .flatMap(({ printed }) => printed.elements as readonly Json[]),
]);
const hasPhantasia = grandArchive.cards.some(({ printed }) => (printed.types as readonly Json[]).includes('phantasia'));
const canAct = ({ printed, abilities }: CardProgram): boolean =>
  (printed.elements as readonly Json[]).every((element) => enabled.has(element)) &&
  (hasPhantasia || !JSON.stringify(abilities).includes('"types":"phantasia"'));

/** Kinds of decision that cards of the catalogue lead to; scenarios test the others. */
const asked: readonly string[] = [
  ...[
    'act',
    'materialize',
    'chooseSpirit',
    'chooseTargets',
    'chooseModes',
    'chooseForEffect',
    'orderEffects',
    'useEffect',
    'payReserve',
    'payMemory',
    'payCost',
    'prepare',
    'keepUnique',
  ],
  ...['attack', 'weapon', 'retaliate', 'glimpse', 'orderTop', 'chooseFirst', 'sideboard'],
];

/**
 * Returns Grand Archive with counted verbs, and its profile for the fuzzer, with decks drawn from all cards. Make a new one for every run.
 */
export function grandArchiveFuzz(): { readonly ruleset: Ruleset; readonly profile: FuzzProfile } {
  const verbs: Tally = new Map();
  const ruleset = createRuleset(countVerbs(grandArchive, verbs));
  const enforced = {
    cards: deckCards.filter(canAct).map(({ id }) => id),
    verbs: spoken,
    keywords,
    decisionKinds: asked,
    endings: ['defeated', 'deckOut', 'concession', 'agreedDraw', 'judge', 'time'],
  };
  const silent = (counts: Counts): readonly string[] => [
    ...spoken.filter((verb) => !counts.verbs.has(verb)),
    ...keywords.filter((word) => !counts.keywords.has(word)),
  ];
  const chosen = favouritesOf({
    cards: deckCards,
    seats: subjects,
    seed: decksSeed,
    carriers: carriersOf(deckCards, [...spoken, ...keywords]),
    silent,
  });
  const favourites: FuzzProfile['favourites'] = (game, counts) => [
    ...chosen(game, counts),
    ...(game % peaceEvery === peaceEvery - 3 ? [peace] : []),
  ];
  return {
    ruleset,
    profile: {
      pins,
      conserved,
      faultsOf,
      watch: () => grandArchiveWatch(cardOf),
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

function pins(game: number, favourites: readonly string[]): Pins {
  const format = game % longEvery === 0 ? grandArchive.formats.match : grandArchive.formats.single;
  if (format === undefined) throw new Error('grand-archive names no such format');
  const isStrange = game % strangeEvery === strangeEvery - 1;
  const seats = isStrange || game % threeEvery === threeEvery - 1 ? 3 : 2;
  const draw = drawFrom(seedOfGame(decksSeed, game));
  const about = (seat: number): readonly CardProgram[] => [
    ...(isStrange ? strangers : []),
    ...favourites.slice(seat, seat + 1).flatMap((id) => withCompanions(cardOf.get(id))),
  ];
  const decks = Array.from({ length: seats }, (_, seat) => sampleDeck(grandArchive.cards, draw, about(seat))) as unknown as readonly Json[];
  const plain = {
    matchId: `fuzz-${game}`,
    game: grandArchive.id,
    ruleset: '',
    catalogueHash: '',
    format,
    seats,
    seedCommitment: null,
    decks,
  };
  return isStrange ? { ...plain, inlineCards: strangers as unknown as readonly JsonObject[] } : plain;
}

const withCompanions = (card: CardProgram | undefined): readonly CardProgram[] =>
  card === undefined ? [] : [card, ...companionsOf(card, mainCards, mostCompanions)];

/**
 * Returns the printed cards by owner, without abilities, tokens and copies, whose number changes. Null between two games, when nothing is
 * on the table, and once a player has lost, since the cards of that player leave the game (1.4.5). Players exchange cards between games, so
 * for longer matches only the number of cards is returned.
 */
function conserved(view: View): Json {
  const owned = objectsIn(view).filter(({ kind }) => kind === undefined);
  if (owned.length === 0 || view.players.some(({ values }) => values.out === true)) return null;
  const cardsOfSeat = view.players.map(({ seat }) =>
    owned
      .filter(({ owner }) => owner === seat)
      .map(({ card }) => card ?? '')
      .sort(),
  );
  return Number(view.values.bestOf) > 1 ? cardsOfSeat.map((cards) => cards.length) : cardsOfSeat;
}

const typesOf = (values: { readonly [name: string]: Json }, name: 'types' | 'supertypes'): readonly Json[] =>
  Array.isArray(values[name]) ? (values[name] as readonly Json[]) : [];

/** Zones that the players share, whose objects have a controller. */
const shared: ReadonlySet<string> = new Set(['field', 'effectsStack', 'intent']);

/**
 * Whether an object stays controlled by a player who has lost although another player owns it (ruling:18); objects that the player owns
 * leave with the next state-based effects.
 */
function ownerless(view: View, { owner, controller }: ObjectView): boolean {
  const isOut = (seat: number): boolean => view.players[seat]?.values.out === true;
  return isOut(controller) && !isOut(owner);
}

/** Whether an object should have died before any player gets Opportunity (2.11.7.8.3). */
function undying({ values }: ObjectView): boolean {
  const mortal = typesOf(values, 'types').includes('ally') && !(values.keywords as readonly Json[]).includes('immortality');
  return mortal && typeof values.life === 'number' && values.life <= Number(values.damage ?? 0);
}

/**
 * Returns what may not exist when a player may act: state-based effects have been applied by then (2.5.1.3), and no attack is being
 * declared.
 */
function faultsWhenActing(view: View): readonly string[] {
  return view.zones.flatMap(({ kind, objects }) => [
    ...(shared.has(kind)
      ? objects.filter((object) => ownerless(view, object)).map(({ id }) => `object ${id} is controlled by who has lost`)
      : []),
    ...(kind === 'field' ? objects.filter(undying).map(({ id }) => `object ${id} is on the field without life`) : []),
    ...(kind === 'intent' && view.values.combat === null ? objects.map(({ id }) => `object ${id} lies in intent without a combat`) : []),
  ]);
}

/**
 * Returns what the rules never allow: cards in the wrong deck (2.1.2.4, 2.1.3.1.2), counters with a number of zero or less, negative
 * damage, objects in intent without an attacker (2.1.10).
 */
function faultsOf(view: View, pending: readonly Decision[]): readonly string[] {
  const acting = pending.some(({ kind }) => kind === 'act') ? faultsWhenActing(view) : [];
  return view.zones
    .flatMap(({ kind, objects }) =>
      objects.flatMap(({ id, values, card }) => {
        const material = typesOf(values, 'types').includes('champion') || typesOf(values, 'supertypes').includes('regalia');
        const counters = Object.entries((values.counters ?? {}) as { readonly [kind: string]: number });
        return [
          ...(kind === 'materialDeck' && !material && card !== undefined ? [`object ${id} lies in a material deck`] : []),
          ...((kind === 'mainDeck' || kind === 'hand') && material ? [`object ${id} lies in a ${kind}`] : []),
          ...(counters.some(([, count]) => count <= 0) ? [`object ${id} has counters that are none`] : []),
          ...(typeof values.damage === 'number' && values.damage < 0 ? [`object ${id} has less damage than none`] : []),
          ...(kind === 'intent' && values.attacker === 0 ? [`object ${id} lies in the intent of nothing`] : []),
        ];
      }),
    )
    .concat(acting);
}

/**
 * Returns the cards that an event shows at work: a card that is activated, materialized or levelled into, that comes to the field, or that
 * causes the event; being drawn or reserved does not count.
 */
function cardsOf({ type, data, cause }: GameEvent): readonly string[] {
  const acts = coming.has(type) || (type === 'cardMoved' && (data.zone === 'field' || data.zone === 'intent'));
  const played = acts && typeof data.card === 'string' ? [data.card] : [];
  return cause.card === undefined ? played : [...played, cause.card];
}

const coming: ReadonlySet<string> = new Set(['cardActivated', 'cardMaterialized', 'leveledUp']);

/** Returns the keywords of the card that is used; floating memory is at work when its card is banished from a graveyard (ext.1.1). */
function keywordsOf({ type, data }: GameEvent): readonly string[] {
  if (typeof data.card !== 'string') return [];
  if (type === 'cardMoved' && data.from === 'graveyard' && data.zone === 'banishment')
    return (carried.get(data.card) ?? []).filter((word) => word === 'floatingMemory');
  return working.has(type) ? (carried.get(data.card) ?? []).filter((word) => word !== 'floatingMemory') : [];
}

const working: ReadonlySet<string> = new Set(['cardActivated', 'abilityTriggered', 'abilityActivated', 'attacked', 'retaliated']);
const carried: ReadonlyMap<string, readonly string[]> = new Map(
  grandArchive.cards.map((card) => [card.id, keywords.filter((word) => JSON.stringify(card).includes(`"${word}"`))]),
);

/** Yields the keywords of objects on the field, in intent or on the effects stack. */
function keywordsIn(view: View): Iterable<string> {
  const found = new Set<string>();
  for (const { kind, objects } of view.zones) {
    if (!places.includes(kind)) continue;
    for (const { values } of objects)
      for (const word of (values.keywords ?? []) as readonly Json[])
        found.add(typeof word === 'string' ? word : String((word as { readonly word?: Json }).word));
  }
  return found;
}

const places = ['field', 'intent', 'effectsStack'];
