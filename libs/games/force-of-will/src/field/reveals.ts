import { idOfSeat, type Json, type JsonObject, jsonOf, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  type CardProgram,
  type Condition,
  eventOf,
  functions,
  type Happening,
  hasTree,
  holds,
  listenerEnv,
  once,
  type Program,
  publicly,
  sourceEnv,
  type Table,
  waitingTriggers,
} from '@arbiter/kernel/authoring';
import { gameOf, playerOf, rowOf, setPlayer, zoneOf } from '../facts.js';
import { looksBackBetween } from '../happenings/move.js';
import { printedCostOf } from '../play/cost.js';
import { rulesOf } from '../values/rules.js';
import { totalCost } from '../will/costs.js';
import { mostUnits, type Purse, purseOf } from '../will/purse.js';

/**
 * Cards that are revealed when something happens (708.2, 906.2, 1114.2): chants with [Trigger] and a condition, in the standby area or the
 * hand, and cards with [Stealth] in the standby area. It is not public that one of them could be revealed. So no trigger waits for them;
 * instead the event is kept for each player who might, for all that everybody sees, have such a card there, and that player is asked
 * whatever they have.
 */

/** Keywords of the abilities that wait in hidden places: the ability `reveal` accompanies the text of a chant (`prepare.ts`). */
const keywords: ReadonlySet<string | undefined> = new Set(['reveal', 'stealth']);

/** An ability that waits in a hidden place, without its card: the parts that everybody can judge. */
interface Dormant {
  readonly key: string;
  readonly when?: Condition;
  readonly if?: Condition;
  readonly stealth: boolean;
  /** The will that its card costs at most; null if the card's own abilities say that something costs less. */
  readonly cost: number | null;
}

/** The section of the openings that lists a card's abilities waiting in hidden places (708.2, 906.2, 1114.2). */
export const dormantReveals = ({ card, abilities }: Program): readonly Json[] =>
  abilities.flatMap(({ ability: { keyword, when }, triggers }) =>
    keywords.has(keyword)
      ? triggers.map(({ key, if: condition }): Json => {
          const cost = isCheapened(card) ? null : totalCost(printedCostOf(card.printed.cost), 0);
          const dormant: Dormant = {
            key,
            ...(when === undefined ? {} : { when }),
            ...(condition === undefined ? {} : { if: condition }),
            stealth: keyword === 'stealth',
            cost,
          };
          return jsonOf(dormant);
        })
      : [],
  );

/** Whether a card's own abilities say that something costs less. */
const isCheapened = (card: CardProgram): boolean => hasTree(card.abilities, (tree) => 'less' in tree);

/** The abilities that wait in hidden places, by the keys of their triggers. */
const dormantIn = once(({ openings }: Table['library']): ReadonlyMap<string, readonly Dormant[]> => {
  const found = new Map<string, Dormant[]>();
  for (const one of openings.section<Dormant>('dormantReveals')) found.set(one.key, [...(found.get(one.key) ?? []), one]);
  return found;
});

/** An event, kept until the player has been asked. */
export interface Chance {
  readonly key: string;
  readonly event: JsonObject;
  /** Only cards with an earlier stamp were there when it happened. */
  readonly stamp: number;
}

/** A card that a player could reveal now, and the event for which they could. */
export interface Reveal {
  readonly source: ObjectId;
  readonly ability: string;
  readonly event: JsonObject;
}

const chancesOf = (table: Table, seat: Seat): readonly Chance[] => readAs<readonly Chance[]>(playerOf(table, seat).chances);

/** Notes a batch that happened: the players who might reveal something are asked in the next priority process. */
export function noteBatch(table: Table, happened: readonly (Happening | null)[], keys: readonly (readonly string[])[]): void {
  if (dormantIn(table.library).size === 0) return;
  happened.forEach((happening, at) => {
    if (happening !== null) for (const key of keys[at] ?? []) noteEvent(table, happening, key, lookedBack(happening, key));
  });
}

/** Whether a trigger looks back (906.7), judged after the event: only a move makes an object another one. */
const lookedBack = ({ type, data }: Happening, key: string): boolean =>
  type === 'move' && looksBackBetween(data.from as string, data.to as string, key);

/** Notes one event: see `noteBatch`. */
export function noteEvent(table: Table, happening: Happening, key: string, back = false): void {
  const dormant = dormantIn(table.library).get(key);
  if (dormant === undefined) return;
  const event = eventOf(happening, key, back);
  for (const seat of table.seats()) {
    const purse = purseOf(table, seat);
    if (!dormant.some((one) => mightLie(table, seat, one, purse) && mightAnswer(table, seat, one, event))) continue;
    const chance: Chance = { key, event, stamp: table.state.header.nextStamp };
    setPlayer(table, seat, 'chances', jsonOf([...chancesOf(table, seat), chance]) as readonly Json[]);
  }
}

/**
 * Whether a player might have the card where it could be revealed: in the standby area since an earlier turn, or even since this turn with
 * Stealth (708.5, 1114.3), or in a hand, if its cost could be paid (708.4).
 */
function mightLie(table: Table, seat: Seat, { stealth, cost }: Dormant, purse: Purse): boolean {
  const { turn } = gameOf(table);
  if (table.zoneOf('standby', seat).order.some((id) => stealth || rowOf(table, id).cameTurn !== turn)) return true;
  if (stealth || table.zoneOf('hand', seat).order.length === 0) return false;
  // Only the number of units is compared, since effects may change which will is asked for. If an effect changes costs at all, the answer
  // is yes, since it is not worked out here by how much.
  return cost === null || rulesOf(table, idOfSeat(seat)).some(({ word }) => word === 'cost') || mostUnits(purse) >= cost;
}

function mightAnswer(table: Table, seat: Seat, { when, if: condition }: Dormant, event: JsonObject): boolean {
  const env = sourceEnv(0, '', seat, event);
  const might = (one: Condition | undefined): boolean => one === undefined || publicly(table, env, one) !== 'no';
  return might(when) && might(condition);
}

/** Returns what a player could actually reveal now. */
export function reveals(table: Table, seat: Seat): readonly Reveal[] {
  return chancesOf(table, seat).flatMap((chance) =>
    (['standby', 'hand'] as const).flatMap((kind) =>
      table
        .zoneOf(kind, seat)
        .order.filter((id) => table.object(id).stamp < chance.stamp)
        .flatMap((id) => answersOf(table, seat, id, chance)),
    ),
  );
}

/** Returns the reveals of a card for one event that happened, if its condition is met (708.2, 906.2, 1113.2b, 1114.2). */
function answersOf(table: Table, seat: Seat, id: ObjectId, { key, event }: Chance): readonly Reveal[] {
  const row = table.object(id);
  return abilitiesOf(table, row).flatMap((compiled): readonly Reveal[] => {
    const { ability, path, triggers } = compiled;
    if (!keywords.has(ability.keyword) || !functions(table, row, compiled) || !mayTriggerThere(table, id, ability.keyword)) return [];
    const env = listenerEnv(table, { object: id, seat, ability: path }, event);
    const fits = (condition: Condition | undefined): boolean => condition === undefined || holds(table, env, condition);
    return fits(ability.when) && triggers.some((trigger) => trigger.key === key && fits(trigger.if))
      ? [{ source: id, ability: path, event }]
      : [];
  });
}

/** Whether a player is to be asked what they reveal. */
export function mightReveal(table: Table, seat: Seat): boolean {
  return playerOf(table, seat).chances.length > 0;
}

/** Whether triggered abilities are left to be picked (603.4), or cards that might be revealed. */
export function anyTriggered(table: Table): boolean {
  return table.seats().some((seat) => mightReveal(table, seat)) || waitingTriggers(table).length > 0;
}

/** Forgets the events for which a player might reveal something: nobody can be obliged to use a hidden card (ruling:8). */
export function endReveals(table: Table, seat: Seat): void {
  if (mightReveal(table, seat)) setPlayer(table, seat, 'chances', []);
}

/**
 * Whether an ability may trigger where its card lies: in the standby area not in the turn in which the card was put there, except Stealth
 * (906.4a, 708.5, ruling:7).
 */
function mayTriggerThere(table: Table, id: ObjectId, keyword: string | undefined): boolean {
  return keyword === 'stealth' || zoneOf(table, id) !== 'standby' || rowOf(table, id).cameTurn !== gameOf(table).turn;
}

/**
 * Whether an ability of a card triggers in the usual way: not one that reveals its card, and not too early in the standby area (906.4a).
 */
export function maySound(table: Table, id: ObjectId, keyword: string | undefined): boolean {
  return !keywords.has(keyword) && mayTriggerThere(table, id, keyword);
}
