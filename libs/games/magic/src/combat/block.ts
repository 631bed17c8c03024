import { type Decision, nonEmpty, type ObjectId, picksOf } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type Frame, happen, type Happening, type Table } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, gameOf, onBattlefield, opponentsOf, shownCard } from '../facts.js';
import { becomeBlocked, becomeUnblocked, blockBy, blockedByOne, blockOne } from '../happenings/combat.js';
import { beginStep, endStep, givePriority } from '../turn/steps.js';
import { bandOf } from './bands.js';
import { blockBoard, pricesOfBlock } from './block-board.js';
import { completeDeclaration, isPlain, type Judgement, judgeDeclaration, optionsFor, type Pair, pairOf } from './declaration.js';
import { askOrder, beginOrders, setOrder } from './order.js';
import { attackersOf } from './participants.js';
import { couldPay, isNothing, payPriceLocals, payPriceProcedure, type Price, totalPrice } from './price.js';
import type { DeclareBlockersLocals } from './declaring-locals.js';

/**
 * The declare blockers step (509): each defending player declares blockers, then damage assignment orders are declared. Locals: `pairs`,
 * who blocks whom.
 */
export const declareBlockersProcedure = defineProcedure<DeclareBlockersLocals>({
  name: 'declareBlockers',
  steps: [
    beginStep('509'),
    { name: 'defenders', rule: '509.1', run: begin },
    { name: 'declare', rule: '509.1', run: askBlockers },
    { name: 'declared', rule: '509.1a', run: noteDeclared },
    {
      name: 'paid',
      rule: '509.1f',
      run: (_table, { priced, returned }) => (priced === true && returned?.done === false ? { to: 'declare' } : undefined),
    },
    { name: 'block', rule: '509.1g', run: block },
    { name: 'blocked', rule: '509.1g', run: tellBlock },
    { name: 'attackers', rule: '509.1h', run: markAttackers },
    { name: 'orders', rule: '509.2', run: beginOrders },
    { name: 'order', rule: '509.2', run: askOrder },
    { name: 'ordered', rule: '509.2', run: setOrder },
    givePriority('509.4'),
    endStep,
  ],
});

function begin(table: Table, locals: DeclareBlockersLocals): void {
  table.local(locals, 'defenders', opponentsOf(table, gameOf(table).active));
  table.local(locals, 'declared', []);
}

const blockJudgement: Judgement = {
  restriction: '509.1b',
  requirement: '509.1c',
  payment: '509.1f',
  prepare: (table, { subject }) => blockBoard(table, subject),
  affordable: (table, { subject }, pairs) => {
    const price = priceOf(table, pairs);
    return isNothing(price) || couldPay(table, subject, price, []);
  },
};

export const acceptBlock = (table: Table, decision: Decision, picks: readonly string[]): ReturnType<typeof judgeDeclaration> =>
  judgeDeclaration(table, decision, picks, blockJudgement);
export const completeBlock = (table: Table, decision: Decision, picks: readonly string[]): ReturnType<typeof completeDeclaration> =>
  completeDeclaration(table, decision, picks, blockJudgement);

/** Returns the total price; a creature that blocks several attackers pays once (509.1d). */
function priceOf(table: Table, pairs: readonly Pair[]): Price {
  const blockers = [...new Set(pairs.map(({ creature }) => creature))];
  return totalPrice(blockers.map((creature) => ({ creature, prices: pricesOfBlock(table, creature) })));
}

/** 509.1, 703.4h: asks one defending player after the other which creature blocks what. */
function askBlockers(table: Table, locals: DeclareBlockersLocals, frame: Frame): Control {
  const [seat] = locals.defenders ?? [];
  if (seat === undefined) return { to: 'attackers' };
  const prepared = blockBoard(table, seat);
  const options = optionsFor(table, prepared, 'block');
  if (options.length === 0) return next(table, locals);
  const domain = { type: 'options' as const, min: 0, max: options.length, options, groups: true as const };
  table.ask(frame, { seat, kind: 'declareBlockers', rule: '509.1', domain: isPlain(prepared) ? domain : { ...domain, checked: true } });
  return { wait: true };
}

function next(table: Table, locals: DeclareBlockersLocals): Control {
  table.local(locals, 'defenders', (locals.defenders ?? []).slice(1));
  return { to: 'declare' };
}

/** 509.1d - 509.1f: locks in the costs and has them paid before anything blocks. */
function noteDeclared(table: Table, locals: DeclareBlockersLocals): Control | undefined {
  const pairs = picksOf(locals.answer).map(pairOf);
  table.local(locals, 'pairs', pairs);
  const price = priceOf(table, pairs);
  table.local(locals, 'priced', !isNothing(price));
  if (isNothing(price)) return undefined;
  const [seat] = nonEmpty(locals.defenders, 'a defending player');
  return call(payPriceProcedure, payPriceLocals(seat, price, (pairs[0] as Pair).creature, '509.1f'));
}

/** Returns what each creature blocks: for a banded attacker its whole band (702.21h). */
function blocksOf(table: Table, locals: DeclareBlockersLocals): (readonly [ObjectId, readonly ObjectId[]])[] {
  const [seat] = nonEmpty(locals.defenders, 'a defending player');
  const attackers = attackersOf(table);
  const byBlocker = new Map<ObjectId, ObjectId[]>();
  for (const { creature, target } of locals.pairs ?? []) {
    if (!onBattlefield(table, creature) || controllerOf(table, creature) !== seat || !attackers.includes(target)) continue;
    const blocked = byBlocker.get(creature) ?? [];
    byBlocker.set(creature, [...new Set([...blocked, target, ...bandOf(table, target)])]);
  }
  return [...byBlocker];
}

/**
 * 509.1g: the chosen creatures that their player still controls become blocking. 509.1i: abilities that trigger on blocking trigger now.
 */
function block(table: Table, locals: DeclareBlockersLocals): Control | undefined {
  const [seat] = nonEmpty(locals.defenders, 'a defending player');
  const blocks = blocksOf(table, locals);
  return happen(
    table,
    blocks.map(([blocker, attackers]) => blockBy(blocker, seat, { attackers, alone: blocks.length === 1 })),
  );
}

function tellBlock(table: Table, locals: DeclareBlockersLocals): Control {
  const [seat] = nonEmpty(locals.defenders, 'a defending player');
  const told = blocksOf(table, locals);
  table.local(locals, 'declared', [...declaredIn(locals), ...told]);
  if (told.length > 0)
    table.emit('blockersDeclared', '509.1g', {
      seat,
      blockers: told.flatMap(([blocker, attackers]) =>
        attackers.map((attacker) => ({
          object: blocker,
          card: shownCard(table, blocker),
          target: `object:${attacker}`,
          targetCard: shownCard(table, attacker),
        })),
      ),
    });
  return next(table, locals);
}

/** Which attackers each creature was declared to block in this step, with the whole band of a banded attacker. */
const declaredIn = (locals: DeclareBlockersLocals): NonNullable<DeclareBlockersLocals['declared']> => locals.declared ?? [];

/**
 * 509.1h: each attacker becomes blocked or unblocked, except that one which an effect has blocked already does not become blocked again
 * (509.5c).
 * Abilities that trigger on attacking and not being blocked trigger here (508.3d). Only the creatures that were declared now block the
 * attacker, not those that blocked it already (509.5b, 509.5d); abilities that wait for a number of blockers are given how many blocked
 * before (509.5e).
 */
function markAttackers(table: Table, locals: DeclareBlockersLocals): Control | undefined {
  const { active } = gameOf(table);
  const batch = attackersOf(table).flatMap((attacker): Happening[] => {
    const { blockers, blocked } = fieldsOf(table.object(attacker));
    const fresh = declaredIn(locals).flatMap(([blocker, attackers]) => (attackers.includes(attacker) ? [blocker] : []));
    const pairs = fresh.flatMap((blocker) => [
      blockOne(blocker, controllerOf(table, blocker), attacker),
      blockedByOne(attacker, active, { blocker, count: blockers.length, before: blockers.length - fresh.length }),
    ]);
    if (blocked) return pairs;
    return fresh.length === 0 ? [becomeUnblocked(attacker, active)] : [becomeBlocked(attacker, active, blockers), ...pairs];
  });
  return happen(table, batch);
}
