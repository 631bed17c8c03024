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

/** Seed of the decks, apart from the run's: they are part of the pins. */
const decksSeed = 2_015;
/** Cards that the decks of one game are built around: one of each of two players. */
const subjects = 2;
/** One game in so many has three players. */
const threeEvery = 10;
/** One match in so many is the best of three games. */
const longEvery = 25;
/** In one game in so many nobody attacks. */
const peaceEvery = 40;
/** In one game in so many there are three players, and the decks hold cards that no catalogue has, for what the rules know and its cards do not ask for. */
const strangeEvery = 6;
/** A deck is built around a card and so many others that it speaks of, which leaves room for others. */
const mostCompanions = 6;
/** Most answers pass, and all checks together take as long as many of them. */
const probeEvery = 40;
/** Three games of random players who rarely attack take many. */
const maxActions = 15_000;
/** What never acts in so many games fails the run. */
const enforcedFrom = 2_000;

/** Tokens are in no deck. */
const deckCards = grandArchive.cards.filter(({ id }) => !id.includes(':'));
const mainCards = deckCards.filter(
  ({ printed }) => !(printed.types as readonly Json[]).includes('champion') && !(printed.supertypes as readonly Json[]).includes('regalia'),
);
const cardOf: ReadonlyMap<string, CardProgram> = new Map(deckCards.map((card) => [card.id, card]));
/** What the programs of the catalogue speak of, with what its keywords stand for: the rest is shown by cards of scenarios. */
const programs = JSON.stringify(grandArchive.cards);
const isSpoken = (word: string): boolean => programs.includes(`"${word}"`);
const keywords = Object.keys(keywordTerms).filter(isSpoken);
const spoken = Object.keys(grandArchive.verbs).filter((verb) => programs.includes(`"verb":"${verb}"`));
/** Elements that some champion enables, and types that some card has: what asks for others can't act yet. */
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

/** Kinds of decision that cards of the catalogue ask for; scenarios show the others. */
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

/** Grand Archive with counted verbs, and what the fuzzer is told of it: decks are drawn from all cards. Make a new one for every run. */
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

/** Which cards there are, by owner, as they are printed: abilities, tokens and copies come and go. Between two games nothing is on the table and cards are exchanged, so that of a longer match their number stays; who has lost takes his cards with him (1.4.5). */
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

/** Zones that players share, where somebody controls what lies there. */
const shared: ReadonlySet<string> = new Set(['field', 'effectsStack', 'intent']);

/** What stays controlled by a player who has lost (ruling:18); what they own themselves goes as the state of the game is looked at. */
function ownerless(view: View, { owner, controller }: ObjectView): boolean {
  const isOut = (seat: number): boolean => view.players[seat]?.values.out === true;
  return isOut(controller) && !isOut(owner);
}

/** What should have died before anybody has Opportunity (2.11.7.8.3). */
function undying({ values }: ObjectView): boolean {
  const mortal = typesOf(values, 'types').includes('ally') && !(values.keywords as readonly Json[]).includes('immortality');
  return mortal && typeof values.life === 'number' && values.life <= Number(values.damage ?? 0);
}

/** What may not be where somebody may act: the state of the game has been looked at (2.5.1.3), and no attack is being declared. */
function faultsWhenActing(view: View): readonly string[] {
  return view.zones.flatMap(({ kind, objects }) => [
    ...(shared.has(kind)
      ? objects.filter((object) => ownerless(view, object)).map(({ id }) => `object ${id} is controlled by who has lost`)
      : []),
    ...(kind === 'field' ? objects.filter(undying).map(({ id }) => `object ${id} is on the field without life`) : []),
    ...(kind === 'intent' && view.values.combat === null ? objects.map(({ id }) => `object ${id} lies in intent without a combat`) : []),
  ]);
}

/** What stands against the book on any table: cards in the wrong deck (2.1.2.4, 2.1.3.1.2), empty counters, what lies in intent without an attacker (2.1.10). */
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

/** A card acts when it is activated, materialized or levelled into, comes to the field, or when something happens because of it; being drawn or reserved is nothing. */
function cardsOf({ type, data, cause }: GameEvent): readonly string[] {
  const acts = coming.has(type) || (type === 'cardMoved' && (data.zone === 'field' || data.zone === 'intent'));
  const played = acts && typeof data.card === 'string' ? [data.card] : [];
  return cause.card === undefined ? played : [...played, cause.card];
}

const coming: ReadonlySet<string> = new Set(['cardActivated', 'cardMaterialized', 'leveledUp']);

/** Keywords of the card that is put to use; floating memory is when its card is banished from a graveyard (ext.1.1). */
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

/** Keywords of what is on the field, in intent or on the effects stack. */
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
