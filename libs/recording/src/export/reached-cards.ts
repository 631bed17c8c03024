import type { Catalogue } from '@arbiter/contracts';
import type { Json, JsonObject } from '@arbiter/kernel';
import { startingKey } from '../chance.js';
import { GameTable } from '../match/game-table.js';
import { actionOf, aftermathOf } from '../match/kernel-action.js';
import { orderOf } from '../match/rewinds.js';
import type { Timeline } from '../reading/timeline.js';

/** Cards that note which of them were looked up. Iterating over all cards does not count: an index of names is made of every card. */
class NotedCards extends Map<string, JsonObject> {
  readonly looked = new Set<string>();

  override get(key: string): JsonObject | undefined {
    if (super.has(key)) this.looked.add(key);
    return super.get(key);
  }

  override has(key: string): boolean {
    if (super.has(key)) this.looked.add(key);
    return super.has(key);
  }
}

/**
 * Returns the keys of the cards that are needed to play this match again: those that the rules look up on the way, those that decks and
 * answers name, by key or by any name, and those that the programs of all these name.
 * @throws {UnknownRuleset}
 */
export async function reachedCards(catalogue: Catalogue, timeline: Timeline, seed: string): Promise<ReadonlySet<string>> {
  const noted = new NotedCards(catalogue.cards);
  await playAgain({ cards: noted, openings: catalogue.openings }, timeline, seed);
  const reached = new Set(noted.looked);
  const byName = keysByName(catalogue);
  const speakOf = (text: string): void => byName.get(looseText(text))?.forEach((key) => reached.add(key));
  for (let version = 1; version <= timeline.head(); version += 1)
    eachText(JSON.parse(timeline.at(version).stored.payload) as Json, (text) => {
      speakOf(text);
      // An answer that names a card.
      if (text.startsWith('name:')) speakOf(text.slice('name:'.length));
    });
  // Iterating over a set also visits the elements that are added in the meantime.
  for (const key of reached)
    eachText(catalogue.cards.get(key) ?? {}, (text) => {
      if (catalogue.cards.has(text)) reached.add(text);
    });
  return reached;
}

async function playAgain(
  cards: { readonly cards: ReadonlyMap<string, JsonObject>; readonly openings: JsonObject },
  timeline: Timeline,
  seed: string,
): Promise<void> {
  let table: GameTable | null = null;
  const { pins } = timeline.at(1).meta;
  const ruleset = await timeline.rulesets.loadWith(pins.ruleset, cards);
  for (let version = 1; version <= timeline.head(); version += 1) {
    const { event, meta } = timeline.at(version);
    if (aftermathOf(event) === null) continue;
    if (event.type === 'MatchStarted') {
      table = GameTable.start(ruleset, meta.pins, startingKey(seed, pins.matchId, meta.entropy)).table;
      continue;
    }
    const then = event.type === 'Rewound' ? timeline.state(event.data.toVersion) : null;
    if (event.type === 'Rewound' && then !== null) table?.rewind(then, orderOf(event.data, seed, pins.matchId));
    const action = actionOf(event);
    if (action !== null) table?.act(action);
  }
}

/** Simplifies a name more than any game does when it reads names: one card too many does no harm. */
const looseText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const namesByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, readonly string[]>>();

function keysByName(catalogue: Catalogue): ReadonlyMap<string, readonly string[]> {
  const known = namesByCatalogue.get(catalogue);
  if (known !== undefined) return known;
  const keys = new Map<string, string[]>();
  for (const [key, card] of catalogue.cards)
    for (const name of [key, ...namesOf(card)]) keys.set(looseText(name), [...(keys.get(looseText(name)) ?? []), key]);
  namesByCatalogue.set(catalogue, keys);
  return keys;
}

/** Returns the names on all faces of a card. */
function namesOf({ names, faces }: JsonObject): readonly string[] {
  const own = Object.values((names ?? {}) as JsonObject).filter((name) => typeof name === 'string');
  return [...own, ...((faces ?? []) as readonly JsonObject[]).flatMap(namesOf)];
}

function eachText(value: Json, see: (text: string) => void): void {
  if (typeof value === 'string') see(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) eachText(inner as Json, see);
}
