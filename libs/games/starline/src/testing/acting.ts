import type { Answer, Decision, GameEvent, Json, JsonObject, MatchState, Option, Pins, Session } from '@arbiter/kernel';
import { starline } from '../game.js';
import { ruleset } from '../index.js';
import type { StarlineCard } from '../vocabulary.js';
import { inventedCards } from './invented-cards.js';

/** Random tables around one card, to see what its abilities do in a running game. Pure: everything follows from the seed. */

export type Draw = (n: number) => number;

/** A small random generator for tests (xorshift), separate from the game's own. */
export function drawing(seed: number): Draw {
  let state = (Math.imul(seed + 1, 2654435761) ^ 0x9e3779b9) >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % n;
  };
}

function pick<T>(list: readonly T[], draw: Draw): T {
  return list[draw(list.length)] as T;
}

const cards = starline.cards as readonly StarlineCard[];
const byId = new Map([...cards, ...inventedCards].map((card) => [card.id, card]));
const standard = ruleset.formats.standard as Pins['format'];

export function pinsWith(inline: readonly StarlineCard[]): Pins {
  return {
    matchId: 'acting',
    game: 'starline',
    ruleset: '',
    catalogueHash: '',
    format: standard,
    seats: 2,
    seedCommitment: null,
    inlineCards: inline as unknown as readonly JsonObject[],
  };
}

/** Pins with the invented cards; a single value, so that the kernel compiles the cards once. */
export const inventedPins = pinsWith(inventedCards);

/**
 * A table in the middle of a game: both players have the card's race, the card is in several places, and the cards that it needs are in
 * hand.
 */
export function tableAround(card: StarlineCard, draw: Draw, friends: readonly string[] = []): Json {
  const race = card.printed.race === 'neutral' ? pick(['orc', 'cat', 'yokai', 'virtual'], draw) : card.printed.race;
  const printed = cards.filter((one) => one.id !== 'traveller' && (one.printed.race === race || one.printed.race === 'neutral'));
  const pool = inventedCards.includes(card) && draw(2) === 0 ? inventedCards : printed;
  const some = (count: number): string[] => Array.from({ length: count }, () => pick(pool, draw).id);
  const isUnit = card.printed.type === 'unit';
  const phase = pick(['defence', 'main', 'main', 'tactic', 'end'], draw);
  const board: Json[] = [];
  const stand = (seat: number, lane: number, row: string, id: string, state: string): void => {
    const ride = byId.get(id)?.printed.ride;
    board.push({ seat, lane, row, card: id, state, ...(typeof ride === 'number' ? { travellers: draw(ride + 1) } : {}) });
  };
  const unitPool = pool.filter((one) => one.printed.type === 'unit');
  for (const seat of [0, 1]) {
    for (const lane of [1, 2, 3, 4, 5]) {
      const attacks = phase === 'defence' && seat === 1 && draw(2) === 0;
      if (draw(3) > 0)
        stand(
          seat,
          lane,
          'front',
          draw(4) === 0 ? 'traveller' : pick(unitPool, draw).id,
          attacks ? 'attacking' : pick(['upright', 'upright', 'sideways'], draw),
        );
      if (draw(4) === 0) stand(seat, lane, 'back', pick(unitPool, draw).id, 'upright');
    }
  }
  if (isUnit && draw(4) > 0) {
    const seat = draw(2);
    const at = board.findIndex((unit) => (unit as JsonObject).seat === seat);
    if (at >= 0) board[at] = { ...(board[at] as JsonObject), card: card.id };
  }
  const fields = pool.filter((one) => one.printed.type === 'magic' && one.printed.magicKind === 'field');
  const field =
    card.printed.type === 'magic' && card.printed.magicKind === 'field'
      ? card
      : fields.length > 0 && draw(3) === 0
        ? pick(fields, draw)
        : null;
  const player = (): Json => ({
    race,
    hand: [card.id, ...friends, ...some(4)],
    deck: [...some(5), card.id, ...some(4)],
    graveyard: [...(draw(2) === 0 ? [card.id] : []), ...some(draw(2) === 0 ? 4 : 12)],
    reward: draw(4),
    energy: draw(6),
    ...(field !== null && draw(2) === 0 ? { fieldCard: field.id } : {}),
  });
  return { turn: { number: 5 + draw(2), seat: 0, phase }, players: [player(), player()], board };
}

/** An answer that favours the card: options about it come first, and its effects are accepted. */
function eagerAnswer(pins: Pins, state: MatchState, decision: Decision, card: string, draw: Draw): Answer {
  const { domain } = decision;
  if (domain.type === 'options' && draw(3) > 0) {
    const about = domain.options.filter((option: Option) => option.params?.card === card || option.id === 'yes' || option.id === 'ambush');
    if (about.length > 0 && domain.min <= 1 && domain.sum === undefined) return { picks: [pick(about, draw).id] };
  }
  return ruleset.sample(pins, state, decision, draw);
}

/** A match in progress: its pins, its initial state, and the session. */
export interface Run {
  readonly pins: Pins;
  readonly state: MatchState;
  readonly session: Session;
}

/** Plays on and passes every event to `seen`. Stops after `decisions`, at the end, or when `seen` returns true. */
export function playOn(
  { pins, state, session }: Run,
  card: string,
  decisions: number,
  draw: Draw,
  seen: (event: GameEvent) => boolean,
): void {
  for (let count = 0; count < decisions && session.result() === null; count++) {
    const [decision] = session.pending();
    if (decision === undefined) return;
    const outcome = session.act({
      type: 'answer',
      seat: decision.seat,
      decision: decision.id,
      answer: eagerAnswer(pins, decision.domain.type === 'bulk' ? session.state() : state, decision, card, draw),
    });
    if (!outcome.ok) throw new Error(`${card}: an offered answer was refused: ${outcome.refusal.detail}`);
    for (const event of outcome.events) if (seen(event)) return;
  }
}

/** Paths of a card's abilities that act (all but the static ones). */
export function actingAbilities(card: StarlineCard): readonly string[] {
  return card.abilities.flatMap((ability, at) => (ability.kind === 'static' ? [] : [`${card.id}/abilities/${at}`]));
}

/**
 * Abilities of a card that never acted in `games` random tables.
 * @param friends cards without which it seldom acts; they are put into the hand with it
 * @throws when an offered answer is refused or the engine fails
 */
export function idleAbilities(card: StarlineCard, games: number, friends: readonly string[] = []): readonly string[] {
  const waiting = new Set(actingAbilities(card));
  for (let game = 0; game < games && waiting.size > 0; game++) {
    const draw = drawing(game);
    const step = ruleset.arrange(inventedPins, game.toString(16).padStart(64, '0'), tableAround(card, draw, friends));
    const session = ruleset.openSession(inventedPins, step.state);
    playOn({ pins: inventedPins, state: step.state, session }, card.id, 60, draw, (event) => {
      if (event.type === 'abilityActivated' || event.type === 'magicUsed') waiting.delete(event.data.ability as string);
      return waiting.size === 0;
    });
  }
  return [...waiting];
}
