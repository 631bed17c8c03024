import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import {
  amount,
  call,
  type Env,
  grant,
  numberOf,
  objectsOf,
  place,
  type PlayerRef,
  playerValuesOf,
  type ProcedureCall,
  type Ref,
  reshuffle,
  seatOf,
  seatsOf,
  showTo,
  type Table,
  vanish,
  type Verb,
  type VerbDefinition,
  type VerbOutcome,
  wereNamed,
} from '@arbiter/kernel/authoring';
import { positionOf } from '../board.js';
import { durationKey } from '../durations.js';
import { isTraveller, playerOf, setPlayer, setUnit, standing, unitOf, valueOf, type Stance } from '../facts.js';
import { drawCards } from '../procedures/draw.js';
import { putRider } from '../procedures/enter.js';
import { leave, type LeaveOrder, type Leaving } from '../procedures/leave.js';
import { splitUnit } from '../procedures/split.js';
import { canMove, moveUnitProcedure, swapPlaces, turnUnits } from '../procedures/move.js';
import type { Duration, StarlineModifier } from '../vocabulary.js';
import { ownEffects } from './own-effects.js';
import { becomeProcedure } from '../procedures/become.js';
import { mergeUnderProcedure } from '../procedures/merge.js';
import { type NamedMoment, momentsProcedure, enterAllProcedure } from './lists.js';

/** The greatest amount of energy that a player can hold (十五.充能.1). */
export const energyLimit = 5;

type Call = ProcedureCall;

function refs(table: Table, env: Env, verb: Verb, key = 'objects'): readonly ObjectId[] {
  return table.game.order(table, objectsOf(table, env, verb[key] as Ref));
}

function player(table: Table, env: Env, verb: Verb, key = 'player'): Seat {
  return seatOf(table, env, verb[key] as PlayerRef);
}

function number(table: Table, env: Env, verb: Verb, key: string): number {
  return amount(table, env, verb[key] as Parameters<typeof amount>[2]);
}

const nothing: VerbOutcome = { done: false, objects: [] };

/** Gives moments their effects and then returns a verb's outcome. Moments for which no ability waits are skipped. */
function afterMoments(table: Table, moments: readonly NamedMoment[], result: VerbOutcome): VerbOutcome | Call {
  const awaited = moments.filter((one) => table.library.openings.awaited.has(`${one.event}|${one.mark}`));
  if (awaited.length === 0) return result;
  return call(momentsProcedure, { moments: awaited, index: 0, result, returned: null });
}

function leaving(how: Leaving): VerbDefinition {
  return {
    rule: '十.1',
    payable: (table, verb, env) => objectsOf(table, env, verb.objects as Ref).length > 0,
    run: (table, verb, env) => {
      const objects = refs(table, env, verb);
      if (objects.length === 0) return nothing;
      return leave({ objects, how, word: verb.how as string | undefined, at: verb.at as LeaveOrder['at'] });
    },
  };
}

function entering(how: 'summon' | 'extra'): VerbDefinition {
  return {
    rule: '十二.6',
    run: (table, verb, env) => {
      // Only an ability of the card itself can bring a unit with a blue star into play, never that of another card (十二.4).
      const objects = refs(table, env, verb).filter((id) => id === env.self || valueOf(table, id, 'blueStar') !== true);
      if (objects.length === 0 || noPlace(env, verb)) return nothing;
      return enterAll(table, env, verb, objects, how, env.you);
    },
  };
}

function enterAll(table: Table, env: Env, verb: Verb, objects: readonly ObjectId[], how: 'summon' | 'extra', by: Seat): Call {
  const slot = slotVar(env, verb);
  const side =
    verb.side !== undefined ? player(table, env, verb, 'side') : slot !== '' ? positionOf(slot).seat : objects.includes(0) ? env.you : -1;
  return call(enterAllProcedure, {
    objects: [...objects],
    by,
    side,
    how,
    slot,
    stance: (verb.stance as Stance | undefined) ?? 'upright',
    source: env.self,
    index: 0,
    done: true,
    entered: [],
    returned: null,
  });
}

/** Whether a place was to be chosen and none could be (九.3). */
function noPlace(env: Env, verb: Verb): boolean {
  return typeof verb.slot === 'string' && slotVar(env, verb) === '';
}

function slotVar(env: Env, verb: Verb): string {
  const name = verb.slot as string;
  return ((env.vars[name] ?? env.event?.[name]) as string | undefined) ?? '';
}

/** The verbs of Starline's programs. Every verb reports whether it was carried out completely (六.2). */
export const verbs: { readonly [name: string]: VerbDefinition } = {
  draw: {
    rule: '六.2',
    run: (table, verb, env) => {
      let done = true;
      const drawn: ObjectId[] = [];
      for (const seat of seatsOf(table, env, verb.player as PlayerRef)) {
        const count = number(table, env, verb, 'count');
        const cards = drawCards(table, seat, count, '六.2');
        drawn.push(...cards);
        if (cards.length < count) done = false;
      }
      return { done, objects: drawn };
    },
  },
  discard: leaving('toGraveyard'),
  destroy: leaving('destroy'),
  destroyField: leaving('destroy'),
  sacrifice: leaving('sacrifice'),
  exile: leaving('exile'),
  toHand: leaving('toHand'),
  toDeck: leaving('toDeck'),
  toGraveyard: leaving('toGraveyard'),
  summon: entering('summon'),
  playExtra: entering('extra'),
  summonTravellers: {
    rule: '四.6',
    run: (table, verb, env) => {
      const count = number(table, env, verb, 'count');
      const by = verb.by === undefined ? env.you : player(table, env, verb, 'by');
      return count <= 0 || noPlace(env, verb)
        ? nothing
        : enterAll(
            table,
            env,
            verb,
            Array.from({ length: count }, () => 0),
            'summon',
            by,
          );
    },
  },
  turn: {
    rule: '十五.橫放.1',
    payable: (table, verb, env) => {
      const objects = objectsOf(table, env, verb.objects as Ref);
      return objects.length > 0 && objects.every((id) => table.object(id).slot !== '' && unitOf(table, id).stance !== verb.to);
    },
    run: (table, verb, env) => {
      const to = verb.to as 'upright' | 'sideways';
      return turnUnits({ objects: refs(table, env, verb), to, rule: to === 'sideways' ? '十五.橫放.1' : '八.1', by: 'effect' });
    },
  },
  move: {
    rule: '十五.禁錮.1',
    run: (table, verb, env) => {
      const [object = 0] = refs(table, env, verb);
      return call(moveUnitProcedure, { object, slot: slotVar(env, verb), rule: '六.2', from: '', returned: null });
    },
  },
  swap: {
    rule: '十五.禁錮.1',
    run: (table, verb, env) => {
      const [a] = refs(table, env, verb, 'a');
      const [b] = refs(table, env, verb, 'b');
      if (a === undefined || b === undefined || a === b || !canMove(table, a) || !canMove(table, b)) return nothing;
      if (table.object(a).slot === '' || table.object(b).slot === '') return nothing;
      const [from, to] = [table.object(a).slot, table.object(b).slot];
      swapPlaces(table, a, b, '六.2');
      return afterMoments(
        table,
        [
          { event: 'unitMoved', mark: 'after', data: { object: a, seat: table.object(a).controller, from, to } },
          { event: 'unitMoved', mark: 'after', data: { object: b, seat: table.object(b).controller, from: to, to: from } },
        ],
        { done: true, objects: [a, b] },
      );
    },
  },
  become: {
    rule: '十五.變為.1',
    run: (table, verb, env) => {
      const [object = 0] = refs(table, env, verb);
      const [into] = refs(table, env, verb, 'into');
      if (into === undefined || standing(table, object) === null) return nothing;
      return call(becomeProcedure, {
        object,
        into,
        you: env.you,
        side: 0,
        slot: '',
        stance: '',
        arrivedTurn: 0,
        heldInFront: 0,
        attackedTurn: 0,
        returned: null,
      });
    },
  },
  reward: {
    rule: '十五.獎勵.1',
    payable: (table, verb, env) => playerOf(table, player(table, env, verb)).reward + number(table, env, verb, 'amount') >= 0,
    run: (table, verb, env) => {
      const seat = player(table, env, verb);
      // The effect continues although its card has left, and the card then adds nothing to it (六.5).
      const bonus = seat === env.you && table.find(env.self) !== null ? numberOf(table, env.self, 'rewardBonus') : 0;
      const asked = number(table, env, verb, 'amount');
      const wanted = asked > 0 ? asked + bonus : asked;
      const old = playerOf(table, seat).reward;
      const next = Math.max(0, old + wanted);
      setPlayer(table, seat, 'reward', next);
      // Everybody knows how many rewards a player has (四.11); gaining is 十五.獎勵.2, losing is 十五.獎勵.1.
      table.emit('rewardChanged', wanted < 0 ? '十五.獎勵.1' : '十五.獎勵.2', { seat, amount: next - old, total: next });
      const outcome = { done: next - old === wanted };
      return wanted > 0
        ? afterMoments(table, [{ event: 'rewardGained', mark: 'at', data: { seat, amount: wanted, object: env.self } }], outcome)
        : outcome;
    },
  },
  charge: {
    rule: '十五.充能.1',
    run: (table, verb, env) => {
      const seat = player(table, env, verb);
      const wanted = Math.max(0, number(table, env, verb, 'amount'));
      return changeEnergy(
        table,
        seat,
        Math.min(energyLimit, playerOf(table, seat).energy + wanted),
        wanted > 0 ? '十五.充能.1' : '十五.充能.2',
        wanted > 0,
      );
    },
  },
  spendEnergy: {
    rule: '十五.耗能.1',
    payable: (table, verb, env) => playerOf(table, env.you).energy >= energyCost(table, verb, env),
    run: (table, verb, env) => {
      const cost = energyCost(table, verb, env);
      const { energy } = playerOf(table, env.you);
      return energy < cost ? nothing : changeEnergy(table, env.you, energy - cost, spendingRule(table, verb, env), true);
    },
  },
  shuffleDeck: {
    rule: '六.2',
    run: (table, verb, env) => {
      for (const seat of seatsOf(table, env, verb.player as PlayerRef)) reshuffle(table, `deck:${seat}`, '六.2');
      return { done: true };
    },
  },
  reveal: {
    rule: '四.2',
    run: (table, verb, env) => {
      const hidden = refs(table, env, verb);
      if (hidden.length === 0) return nothing;
      const objects = hidden.map((id) => showTo(table, id, table.seats()));
      objects.forEach((id, at) =>
        table.emit('cardRevealed', '四.1', {
          object: id,
          was: hidden[at] ?? id,
          card: table.object(id).card,
          seat: table.object(id).owner,
          from: table.object(id).zone,
        }),
      );
      return afterMoments(
        table,
        objects.map((id) => ({
          event: 'revealed',
          mark: 'at' as const,
          data: { object: id, seat: table.object(id).owner, from: table.object(id).zone.split(':')[0] as string },
        })),
        { done: true, objects },
      );
    },
  },
  look: {
    rule: '四.2',
    run: (table, verb, env) => {
      const hidden = refs(table, env, verb);
      if (hidden.length === 0) return nothing;
      const objects = hidden.map((id) => showTo(table, id, [env.you]));
      table.emit('cardsLookedAt', '四.2', { seat: env.you, count: objects.length, ...wereNamed(hidden, objects) }, [
        { seats: [env.you], data: { objects: [...objects], cards: objects.map((id) => table.object(id).card) } },
      ]);
      return { done: true, objects };
    },
  },
  bestow: {
    rule: '七.4',
    run: (table, verb, env, path) => {
      const [target] = refs(table, env, verb, 'to');
      const card = table.find(env.self);
      if (target === undefined || table.object(target).slot === '' || card?.zone !== 'limbo') return nothing;
      const name = verb.until as Duration;
      const carrier = place(table, env.self, { host: target, as: 'attached', at: 'bottom' });
      const until = durationKey(table, env, name);
      (verb.modifiers as readonly StarlineModifier[]).forEach((_, index) =>
        grant(table, env, { program: `${path}/modifiers/${index}`, objects: [target], seats: [], until, carrier }),
      );
      table.emit('magicBestowed', '七.4', {
        object: carrier,
        card: card.card,
        to: target,
        toCard: table.object(target).card,
        seat: env.you,
        until: name,
      });
      return { done: true, objects: [target] };
    },
  },
  negateMagic: {
    rule: '七.3',
    run: (table, _verb, env) => {
      const id = (env.event?.object ?? 0) as ObjectId;
      if (table.find(id) === null) return nothing;
      table.set(table.state.game, 'negated', id);
      return { done: true };
    },
  },
  negateImmediate: {
    rule: '六.3',
    run: (table, verb, env) => {
      const [object] = refs(table, env, verb);
      if (object === undefined) return nothing;
      setUnit(table, object, 'immediateNegated', true);
      return { done: true, objects: [object] };
    },
  },
  prevent: {
    rule: '九.3',
    run: (table, verb, env) => {
      const [object] = refs(table, env, verb);
      if (object === undefined) return nothing;
      setUnit(table, object, 'prevented', true);
      return { done: true, objects: [object] };
    },
  },
  parasiteMerge: {
    rule: '十五.寄生合體.1',
    run: (table, verb, env) => {
      const [object] = refs(table, env, verb);
      const [top] = refs(table, env, verb, 'onto');
      if (object === undefined || top === undefined || object === top) return nothing;
      // A merged unit takes part in no merge, neither as the upper nor as the lower unit (十五.合體的共同特點.1, ruling 31).
      const merged = [object, top].some((id) => valueOf(table, id, 'merged') === true);
      // A card under a unit may move to another unit if its own text says so; it is then not a separate unit.
      const away = table.object(top).slot === '' || (table.object(object).slot === '' && table.object(object).host === 0);
      if (merged || away || !canMove(table, object)) return nothing;
      return call(mergeUnderProcedure, {
        top,
        parts: [object],
        seat: env.you,
        index: 0,
        how: 'parasite',
        answer: null,
        answers: null,
        returned: null,
      });
    },
  },
  split: {
    rule: '十五.分開.1',
    run: (table, verb, env) => {
      const [object] = refs(table, env, verb);
      return object === undefined ? nothing : splitUnit(object, env.you);
    },
  },
  board: {
    rule: '十五.上車.1',
    run: (table, verb, env) => {
      const [unit] = refs(table, env, verb, 'onto');
      const travellers = refs(table, env, verb, 'travellers').filter((id) => isTraveller(table, id));
      if (unit === undefined) return nothing;
      const room = numberOf(table, unit, 'rideCapacity') - numberOf(table, unit, 'travellersUnder');
      const boarding = travellers.slice(0, Math.max(0, room)).filter((id) => canMove(table, id));
      for (const id of boarding) putRider(table, unit, id);
      if (boarding.length === 0) return nothing;
      table.emit('travellersBoarded', boarding.length < travellers.length ? '十五.搭乘.2' : '十五.上車.1', {
        object: unit,
        card: table.object(unit).card,
        count: boarding.length,
        seat: table.object(unit).controller,
      });
      return afterMoments(
        table,
        [{ event: 'boarded', mark: 'at', data: { object: unit, seat: table.object(unit).controller, amount: boarding.length } }],
        { done: boarding.length === travellers.length, objects: [unit] },
      );
    },
  },
  alight: {
    rule: '十五.下車.1',
    payable: (table, verb, env) => {
      const [unit] = objectsOf(table, env, verb.objects as Ref);
      return unit !== undefined && numberOf(table, unit, 'travellersUnder') >= number(table, env, verb, 'amount');
    },
    run: (table, verb, env) => {
      const [unit] = refs(table, env, verb);
      const count = number(table, env, verb, 'amount');
      if (unit === undefined || numberOf(table, unit, 'travellersUnder') < count) return nothing;
      const riders = table
        .object(unit)
        .under.filter((one) => unitOf(table, one).role === 'rider')
        .slice(0, count);
      for (const rider of riders) {
        const { owner } = table.object(rider);
        vanish(table, rider);
        setPlayer(table, owner, 'forest', playerOf(table, owner).forest + 1);
      }
      const seat = table.object(unit).controller;
      table.emit('travellersAlighted', '十五.下車.1', { object: unit, card: table.object(unit).card, count, seat });
      return afterMoments(
        table,
        [
          { event: 'alighted', mark: 'at', data: { object: unit, seat, amount: count } },
          ...riders.map(() => ({ event: 'travellerReturned', mark: 'at' as const, data: { seat } })),
        ],
        { done: true, objects: [unit] },
      );
    },
  },
  redirectAttack: {
    rule: '十一.4',
    run: (table, verb, env) => {
      const [to] = refs(table, env, verb, 'to');
      const attackers = refs(table, env, verb, 'attackers').filter((id) => unitOf(table, id).stance === 'attacking');
      if (to === undefined || attackers.length === 0) return nothing;
      for (const id of attackers) {
        setUnit(table, id, 'redirectedTo', to);
        table.emit('attackRedirected', '十一.4', {
          object: id,
          card: table.object(id).card,
          to,
          toCard: table.object(to).card,
          seat: table.object(id).controller,
        });
      }
      return { done: true, objects: attackers };
    },
  },
  skipSummonDuty: {
    rule: '十二.2',
    run: (table, _verb, env) => {
      setPlayer(table, env.you, 'dutyDone', true);
      return { done: true };
    },
  },
  triggerAmbush: {
    rule: '十五.偷襲.3',
    run: (table, verb, env) => {
      const objects = refs(table, env, verb);
      return objects.length === 0 ? nothing : ownEffects(table, objects, 'ambushSucceeded', { done: true, objects });
    },
  },
  triggerSacrificed: {
    rule: '十二.3',
    run: (table, verb, env) => {
      const objects = refs(table, env, verb);
      return objects.length === 0
        ? nothing
        : afterMoments(
            table,
            objects.map((id) => ({
              event: 'unitSacrificed',
              mark: 'at' as const,
              data: { object: id, was: id, seat: table.object(id).controller, for: 0, own: true },
            })),
            { done: true, objects },
          );
    },
  },
  cancelClaim: {
    rule: '十四.4',
    run: (table, verb, env) => {
      const seat = player(table, env, verb);
      const { claim } = playerOf(table, seat);
      if (claim === '') return nothing;
      setPlayer(table, seat, 'claim', '');
      table.emit('claimCancelled', '十四.4', { seat, claim });
      return { done: true };
    },
  },
};

/** The energy that a cost removes: at least one point, whatever reduces it (耗能.2). */
function energyCost(table: Table, verb: Verb, env: Env): number {
  return Math.max(1, number(table, env, verb, 'amount') - (playerValuesOf(table, env.you).energyDiscount as number));
}

/** The rule of spending energy: magic spends while its effect is processed (耗能.3); a cost reduced below one is one (耗能.2). */
function spendingRule(table: Table, verb: Verb, env: Env): RuleRef {
  if (number(table, env, verb, 'amount') - (playerValuesOf(table, env.you).energyDiscount as number) < 1) return '十五.耗能.2';
  return table.library.card(env.card).card.printed.type === 'magic' ? '十五.耗能.3' : '十五.耗能.1';
}

function changeEnergy(table: Table, seat: Seat, next: number, rule: string, done: boolean): VerbOutcome | Call {
  const old = playerOf(table, seat).energy;
  setPlayer(table, seat, 'energy', next);
  table.emit('energyChanged', rule, { seat, amount: next - old, total: next });
  return afterMoments(table, [{ event: 'energyChanged', mark: 'at', data: { seat, amount: next - old } }], { done });
}
