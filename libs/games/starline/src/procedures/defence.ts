import { jsonOf, must, type ObjectId, type Option, picksOf, readAs, type RuleRef, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Listener,
  moment,
  returnedIn,
  saidYes,
  type Table,
  usable,
  valuesOf,
  yesOrNo,
} from '@arbiter/kernel/authoring';
import { expire } from '../durations.js';
import { attackOf, gameOf, hasKeyword, isMerged, opponentOf, scoreOf, setGame, standing, unitOf, unitsOf } from '../facts.js';
import { attackable, attackTargets, stillAttacks } from './attack.js';
import { enemiesAhead } from '../board.js';
import { leave } from './leave.js';
import { useAbility } from './magic.js';
import { type AmbushLocals, defencePhaseRef, type FightLocals, type FightWindowLocals } from './defence-locals.js';
import { beginPhase } from './turn.js';
import { turnUnits } from './move.js';

/** One result, with facts that later steps need, recorded when the fight is settled (ruling 24). */
interface Result {
  readonly defender: ObjectId;
  readonly attackerWon: boolean;
  readonly attackerVenom: boolean;
  readonly defenderVenom: boolean;
  readonly attackerRanged: boolean;
}

/** The fight that is being settled. During that time its attack cannot be called off (十一.8(2) to (6), ruling 23). */
interface Fight {
  readonly attacker: ObjectId;
  readonly defender: ObjectId;
  readonly seat: Seat;
  readonly results: readonly Result[];
}

function fightOf(table: Table): Fight {
  return readAs<Fight>(gameOf(table).fight);
}

function setFight(table: Table, fight: Fight | null): void {
  setGame(table, 'fight', jsonOf(fight));
}

/** The defence phase: the fights in lane order, each preceded by its windows (十一.8). */
export const defencePhaseProcedure = defineProcedure({
  ...defencePhaseRef,
  steps: [
    {
      name: 'before',
      rule: '六.4',
      run: (table, locals) => moment(table, 'phaseBegan', 'before', { phase: 'defence', seat: locals.seat }),
    },
    {
      name: 'begin',
      rule: '二.2',
      run: (table, locals) => (
        beginPhase(table, 'defence', '二.2'), moment(table, 'phaseBegan', 'at', { phase: 'defence', seat: locals.seat })
      ),
    },
    {
      name: 'next',
      rule: '十一.8(1)',
      run: (table, locals): Control => {
        const seat = locals.seat;
        const attacker = unitsOf(table, opponentOf(seat)).find((id) => unitOf(table, id).stance === 'attacking');
        if (attacker === undefined) return { to: 'end' };
        table.local(locals, 'attacker', attacker);
        return call(fightWindowProcedure, {
          seats: [seat, opponentOf(seat)],
          at: 0,
          passes: 0,
          rule: '十一.8(1)',
          attacker,
          offers: [],
          answer: null,
          answers: null,
          returned: null,
        });
      },
    },
    {
      name: 'fight',
      rule: '十一.8(2)',
      run: (table, locals): Control => {
        const attacker = locals.attacker;
        if (!attacks(table, attacker)) return { to: 'next' };
        return call(
          fightProcedure,
          {
            attacker,
            targets: [...attackTargets(table, attacker)],
            index: 0,
            judged: [],
            answer: null,
            answers: null,
            returned: null,
          },
          'next',
        );
      },
    },
    {
      name: 'end',
      rule: '十一.8(8)',
      run: (table, locals) => {
        expire(table, `battle:${gameOf(table).turn}`);
        table.newMoment();
        table.emit('phaseEnded', '十一.8(8)', { phase: 'defence', seat: locals.seat });
        return moment(table, 'phaseEnded', 'at', { phase: 'defence', seat: locals.seat });
      },
    },
    { name: 'done', run: (): Control => ({ done: null }) },
  ],
});

/**
 * A window of the defence phase. Before a fight both players act alternately until both pass in succession (ruling 19). After it the
 * winner acts until they pass, then the loser (十一.8(3)-(4), ruling 20). An attacker with ambush that won may return to the hand here
 * (偷襲.1).
 */
export const fightWindowProcedure = defineProcedure<FightWindowLocals>({
  name: 'fightWindow',
  steps: [
    {
      name: 'ask',
      rule: '十一.8(1)',
      run: (table, locals, frame): Control => {
        const seats = locals.seats;
        if (locals.passes >= seats.length) return { done: null };
        const seat = seats[locals.at % seats.length] as Seat;
        const listeners = usable(table, seat, 'window.defence|at', windowEvent(table, locals));
        table.local(locals, 'offers', listeners);
        const options: Option[] = [{ id: 'pass', label: 'pass' }];
        if (canAmbush(table, seat)) options.push({ id: 'ambush', label: 'ambush', object: fightOf(table).attacker });
        listeners.forEach((listener, at) =>
          options.push({
            id: `use:${at}`,
            label: 'use',
            params: { card: table.object(listener.object).card, ability: listener.ability },
            object: listener.object,
          }),
        );
        table.ask(frame, {
          seat,
          kind: 'defenceWindow',
          rule: locals.rule,
          domain: { type: 'options', min: 1, max: 1, options },
        });
        return { wait: true };
      },
    },
    {
      name: 'act',
      run: (table, locals): Control => {
        const pick = picksOf(locals.answer)[0] as string;
        if (pick === 'pass') {
          table.local(locals, 'passes', locals.passes + 1);
          table.local(locals, 'at', locals.at + 1);
          return { to: 'ask' };
        }
        table.local(locals, 'passes', 0);
        table.local(locals, 'at', locals.at + 1);
        if (pick === 'ambush') return call(ambushProcedure, { object: fightOf(table).attacker, returned: null }, 'ask');
        const listener = locals.offers[Number(pick.replace('use:', ''))] as Listener;
        return { ...useAbility(table, listener, windowEvent(table, locals)), then: 'ask' };
      },
    },
  ],
});

/** The event that programs may read in a window: the fight that is being settled, or the one that comes next. */
function windowEvent(table: Table, { attacker }: FightWindowLocals): { readonly attacker: ObjectId; readonly defender: ObjectId } {
  if (gameOf(table).fight !== null) return { attacker: fightOf(table).attacker, defender: fightOf(table).defender };
  return { attacker, defender: attacks(table, attacker) ? (attackTargets(table, attacker)[0] ?? 0) : 0 };
}

/** Whether a unit is on the board in the attacking stance. */
function attacks(table: Table, id: ObjectId): boolean {
  return standing(table, id)?.stance === 'attacking';
}

/**
 * Whether a seat may ambush now: its attacker won a fight, regardless of its other fights (ruling 25), and is still on the board (偷襲.1,
 * .4). This is offered from step (3) to step (6).
 */
function canAmbush(table: Table, seat: Seat): boolean {
  if (gameOf(table).fight === null) return false;
  const { attacker, results } = fightOf(table);
  return (
    attacks(table, attacker) &&
    table.object(attacker).controller === seat &&
    results.some((result) => result.attackerWon) &&
    hasKeyword(table, attacker, 'ambush')
  );
}

/** The winner of the last settled fight (十一.8(3)), who acts before the other player regardless of whose turn it is (ruling 20). */
function winner(table: Table): Seat {
  const { results, seat } = fightOf(table);
  const last = results[results.length - 1] as Result;
  return last.attackerWon ? seat : opponentOf(seat);
}

/** The fight of one attacker, or with pierce its fights (十一.8(2)-(7), 貫穿.3). */
export const fightProcedure = defineProcedure<FightLocals>({
  name: 'fight',
  steps: [
    { name: 'settle', rule: '十一.8(2)', run: settle },
    { name: 'compare', rule: '十一.8(2)', run: compare },
    { name: 'won', rule: '十一.8(3)', run: (table) => fightMoment(table, true, 'at') },
    { name: 'winnerWindow', rule: '十一.8(3)', run: (table): Control => window(winner(table), '十一.8(3)') },
    { name: 'wonAfter', rule: '六.4', run: (table) => fightMoment(table, true, 'after') },
    { name: 'lost', rule: '十一.8(4)', run: (table) => fightMoment(table, false, 'at') },
    { name: 'loserWindow', rule: '十一.8(4)', run: (table): Control => window(opponentOf(winner(table)), '十一.8(4)') },
    { name: 'lostAfter', rule: '六.4', run: (table) => fightMoment(table, false, 'after') },
    {
      name: 'more',
      rule: '十五.貫穿.3',
      run: (table, locals): Control => {
        table.local(locals, 'index', locals.index + 1);
        return { to: 'settle' };
      },
    },
    { name: 'judge', rule: '十一.8(5)', run: judge },
    { name: 'judged', rule: '十一.8(5)', run: (): Control => ({ to: 'judge' }) },
    { name: 'lastAmbush', rule: '十五.偷襲.1', run: lastAmbush },
    {
      name: 'ambushAnswer',
      rule: '十五.偷襲.1',
      run: (table, locals): Control | undefined =>
        saidYes(locals.answer) ? call(ambushProcedure, { object: fightOf(table).attacker, returned: null }) : undefined,
    },
    { name: 'sideways', rule: '十一.8(6)', run: layDown },
    {
      name: 'end',
      rule: '十一.8(7)',
      run: (table, locals): Control => {
        table.newMoment();
        table.emit('fightEnded', '十一.8(7)', { attacker: locals.attacker });
        setFight(table, null);
        expire(table, `fight:${gameOf(table).turn}`);
        return { done: null };
      },
    },
  ],
});

function window(seat: Seat, rule: string): Control {
  return call(fightWindowProcedure, {
    seats: [seat],
    at: 0,
    passes: 0,
    rule,
    attacker: 0,
    offers: [],
    answer: null,
    answers: null,
    returned: null,
  });
}

/** Fixes the target (ruling 22). From here to step (6) the attack stands whatever happens to the defender (ruling 23). */
function settle(table: Table, locals: FightLocals): Control | undefined {
  const attacker = locals.attacker;
  const defender = locals.targets[locals.index];
  if (defender === undefined || !attacks(table, attacker)) return { to: 'judge' };
  // An earlier fight may have removed a further target from its place (六.2).
  if (standing(table, defender) === null) return { to: 'more' };
  const seat = table.object(attacker).controller;
  const results = gameOf(table).fight === null ? [] : fightOf(table).results;
  setFight(table, { attacker, defender, seat, results });
  return moment(table, 'fightBegan', 'at', { attacker, defender, seat });
}

/**
 * Compares attacker and defender: the attacker wins with an attack at least as high (十一.8(2)). Dismantling overrides this, the attacker's
 * before the defender's (ruling 27).
 * For a blocker its current score is used as its attack (ruling 29).
 */
function compare(table: Table, locals: FightLocals): Control | undefined {
  const { attacker, defender, seat, results } = fightOf(table);
  if ([attacker, defender].some((id) => standing(table, id) === null)) return { to: 'judge' };
  const attack = attackOf(table, attacker);
  const defence = hasKeyword(table, defender, 'blocker') ? scoreOf(table, defender) : attackOf(table, defender);
  const dismantled = hasKeyword(table, attacker, 'dismantle') && isMerged(table, defender);
  const dismantles = hasKeyword(table, defender, 'dismantle') && isMerged(table, attacker);
  const tie = attack === defence && valuesOf(table, defender).winsTies === true && valuesOf(table, attacker).winsTies !== true;
  const attackerWon = dismantled || (!dismantles && attack >= defence && !tie);
  const result: Result = {
    defender,
    attackerWon,
    attackerVenom: hasKeyword(table, attacker, 'venom'),
    defenderVenom: hasKeyword(table, defender, 'venom'),
    attackerRanged: hasKeyword(table, attacker, 'ranged'),
  };
  setFight(table, { attacker, defender, seat, results: [...results, result] });
  table.newMoment();
  const rule =
    dismantled || dismantles
      ? dismantlingRule(table, dismantled ? defender : attacker)
      : hasKeyword(table, defender, 'blocker')
        ? blockerRule(table, defender)
        : results.length > 0
          ? '十五.貫穿.3'
          : locals.targets.length > 1
            ? '十五.貫穿.1'
            : '十一.8(2)';
  table.emit('fightSettled', rule, {
    attacker,
    attackerCard: table.object(attacker).card,
    defender,
    defenderCard: table.object(defender).card,
    attack,
    defence,
    winner: attackerWon ? attacker : defender,
    winnerCard: table.object(attackerWon ? attacker : defender).card,
    seat,
  });
  return undefined;
}

/** Whether a unit resists effects. Dismantling and poison are rules of the fight and affect such a unit too (拆卸.2, 劇毒.2). */
function resistsEffects(table: Table, id: ObjectId): boolean {
  return hasKeyword(table, id, 'effectResistance') || hasKeyword(table, id, 'enemyEffectResistance');
}

function dismantlingRule(table: Table, beaten: ObjectId): RuleRef {
  return resistsEffects(table, beaten) ? '十五.拆卸.2' : '十五.拆卸.1';
}

function poisonRule(table: Table, poisoned: ObjectId): RuleRef {
  return resistsEffects(table, poisoned) ? '十五.劇毒.2' : '十五.劇毒.1';
}

/** The rule by which a blocker fights with its score; additions to the score count (破甲.2, ruling 29). */
function blockerRule(table: Table, blocker: ObjectId): RuleRef {
  return scoreOf(table, blocker) === valuesOf(table, blocker, 0).score ? '十五.破甲.1' : '十五.破甲.2';
}

/** The moment of a victory (十一.8(3)) or a defeat (十一.8(4)), with the unit, its role as attacker or defender, and its opponent. */
function fightMoment(table: Table, won: boolean, mark: 'at' | 'after'): Control | undefined {
  const { attacker, defender, seat, results } = fightOf(table);
  const last = results[results.length - 1] as Result;
  const attackerSide = last.attackerWon === won;
  const object = attackerSide ? attacker : defender;
  const data = {
    object,
    seat: attackerSide ? seat : opponentOf(seat),
    role: attackerSide ? 'attacker' : 'defender',
    opponent: attackerSide ? defender : attacker,
  };
  return moment(table, won ? 'fightWon' : 'fightLost', mark, data);
}

/**
 * Decides which units are destroyed: the defenders in the order of the fights, then the attacker (十一.8(5)). Venom destroys every unit that
 * fought its bearer (劇毒.1), except a ranged attacker (遠程.2, ruling 26).
 */
function judge(table: Table, locals: FightLocals): Control {
  const { attacker, results } = fightOf(table);
  const judged = locals.judged;
  const next = results.find((result) => !judged.includes(result.defender));
  if (next !== undefined) {
    table.local(locals, 'judged', [...judged, next.defender]);
    return destroyIf(table, next.defender, { beaten: next.attackerWon, poisoned: next.attackerVenom, opponent: attacker });
  }
  if (judged.includes(attacker)) return { to: 'lastAmbush' };
  table.local(locals, 'judged', [...judged, attacker]);
  const beaten = results.some((result) => !result.attackerRanged && !result.attackerWon);
  const poisoned = results.some((result) => !result.attackerRanged && result.defenderVenom);
  const opponent = results.find((result) => !result.attackerWon || result.defenderVenom)?.defender ?? 0;
  if (beaten || poisoned) return destroyIf(table, attacker, { beaten, poisoned, opponent });
  const spared = opponent === 0 ? null : standing(table, attacker);
  if (spared !== null) table.emit('destructionResisted', '十五.遠程.2', { object: attacker, card: spared.card, seat: spared.controller });
  return { to: 'judged' };
}

/** Destroys a unit that was beaten or poisoned if it is still on the board. */
function destroyIf(
  table: Table,
  id: ObjectId,
  { beaten, poisoned, opponent }: { readonly beaten: boolean; readonly poisoned: boolean; readonly opponent: ObjectId },
): Control {
  if ((!beaten && !poisoned) || standing(table, id) === null) return { to: 'judged' };
  return leave({ objects: [id], how: 'destroy', by: 'battle', opponent, rule: beaten ? '十一.8(5)' : poisonRule(table, id) });
}

/** Offers the last chance to ambush, directly before the attacker is turned sideways (偷襲.1, ruling 24). */
function lastAmbush(table: Table, _locals: FightLocals, frame: Parameters<Table['ask']>[0]): Control | undefined {
  const { attacker, results, seat } = fightOf(table);
  if (!canAmbush(table, seat)) return { to: 'sideways' };
  table.ask(frame, {
    seat,
    kind: 'ambush',
    rule: results.some((result) => !result.attackerWon) ? '十五.偷襲.4' : '十五.偷襲.1',
    params: { object: attacker, card: table.object(attacker).card },
    domain: yesOrNo(attacker),
  });
  return { wait: true };
}

/** Turns the attacker sideways once; both rules mean the same act (十一.8(6), 十一.7, ruling 1). */
function layDown(table: Table): Control | undefined {
  const { attacker } = fightOf(table);
  if (!attacks(table, attacker)) return undefined;
  return turnUnits({ objects: [attacker], to: 'sideways', rule: '十一.8(6)', by: 'rule' });
}

/** Ambush (偷襲): the upper unit returns to the hand; its own effects of ambush success come before those of other cards (偷襲.3). */
export const ambushProcedure = defineProcedure<AmbushLocals>({
  name: 'ambush',
  steps: [
    {
      name: 'return',
      rule: '十五.偷襲.1',
      run: (table, locals): Control => {
        const { owner, card } = table.object(locals.object);
        table.local(locals, 'owner', owner);
        table.local(locals, 'name', card);
        return { ...leave({ objects: [locals.object], how: 'toHand', topOnly: true }), then: 'own' };
      },
    },
    {
      name: 'own',
      rule: '十五.偷襲.3',
      run: (table, locals): Control | undefined => {
        const { objects } = returnedIn(locals);
        const [card] = objects;
        if (card === undefined) return { done: null };
        table.local(locals, 'card', card);
        // Effects that respond to its return may have moved it out of the hand again; the ambush has succeeded all the same.
        const seat = must(locals.owner, 'an owner');
        table.newMoment();
        const rule = fightOf(table).results.some((result) => !result.attackerWon) ? '十五.偷襲.4' : '十五.偷襲.1';
        table.emit('ambushSucceeded', rule, { object: card, was: locals.object, card: must(locals.name, 'a card'), seat });
        return moment(table, 'ambushSucceeded', 'at', { object: card, was: locals.object, seat, own: true });
      },
    },
    {
      name: 'others',
      rule: '十五.偷襲.3',
      run: (table, locals) => {
        const card = must(locals.card, 'a card in hand');
        const seat = fightOf(table).seat;
        const effects = moment(table, 'ambushSucceeded', 'at', { object: card, was: locals.object, seat, own: false });
        if (effects !== undefined) table.emit('ambushFollowed', '十五.偷襲.3', { seat, object: card, card: must(locals.name, 'a card') });
        return effects;
      },
    },
    { name: 'end', run: (): Control => ({ done: null }) },
  ],
});

/** Whether a unit that an attacker would fight now blocks it (十五.阻擋.3). */
function facesBlocker(table: Table, id: ObjectId): boolean {
  const { redirectedTo, target } = unitOf(table, id);
  const faced =
    redirectedTo !== 0 ? redirectedTo : target !== '' ? table.slot(target).object : (enemiesAhead(table, table.object(id).slot)[0] ?? 0);
  return table.find(faced) !== null && hasKeyword(table, faced, 'blocker') && !attackable(table, id, faced);
}

/**
 * Finds an attacker that has lost its right to attack or its target, for the stabiliser, which turns it upright unless its fight is being
 * settled (十一.3, 阻擋.3).
 */
export function strayAttacker(table: Table): { readonly id: ObjectId; readonly rule: string } | null {
  for (const { object: id } of table.allSlots()) {
    if (id === 0 || unitOf(table, id).stance !== 'attacking') continue;
    if (gameOf(table).fight !== null && id === fightOf(table).attacker) continue;
    if (stillAttacks(table, id)) continue;
    return { id, rule: facesBlocker(table, id) ? '十五.阻擋.3' : hasKeyword(table, id, 'ranged') ? '十五.遠程.1' : '十一.3' };
  }
  return null;
}
