import { type Decision, type ObjectId, picksOf } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  dropTriggers,
  type Frame,
  happen,
  type ProcedureStep,
  type Table,
} from '@arbiter/kernel/authoring';
import { controllerOf, gameOf, hasKeyword, nameOf, onBattlefield, setObject, shownCard } from '../facts.js';
import { attackBy } from '../happenings/combat.js';
import { exert } from '../happenings/exert.js';
import { tap } from '../happenings/tap.js';
import { beginStep, endStep, givePriority } from '../turn/steps.js';
import { skipTo } from '../turn/turn.js';
import { attackBoard, pricesOfAttack } from './attack-board.js';
import { askBand, bandsFor, makeBand } from './bands.js';
import { completeDeclaration, isPlain, type Judgement, judgeDeclaration, optionsFor, type Pair, pairOf } from './declaration.js';
import { askExert, exertChosen } from './exert.js';
import { noteAttacked } from './joining.js';
import { defenderOf } from './participants.js';
import { couldPay, isNothing, payPriceLocals, payPriceProcedure, type Price, totalPrice } from './price.js';
import type { DeclareAttackersLocals } from './declaring-locals.js';

/**
 * 508.8: if no creature was declared as an attacker or put onto the battlefield attacking, combat continues with the end of combat step.
 */
const skipCombat: ProcedureStep = {
  name: 'skip',
  rule: '508.8',
  run: (table): void => {
    if (!gameOf(table).combat.joined) skipTo(table, 'endCombat');
  },
};

/** The declare attackers step (508). Locals: `pairs`, who attacks what. */
export const declareAttackersProcedure = defineProcedure<DeclareAttackersLocals>({
  name: 'declareAttackers',
  steps: [
    beginStep('508'),
    { name: 'declare', rule: '508.1', run: askAttackers },
    { name: 'declared', rule: '508.1b', run: noteDeclared },
    { name: 'bands', rule: '508.1e', run: askBands },
    { name: 'band', rule: '508.1e', run: noteBand },
    { name: 'tap', rule: '508.1f', run: tapAttackers },
    {
      name: 'options',
      rule: '508.1g',
      run: (table, locals, frame) => (table.local(locals, 'answer', null), askExert(table, frame, attackersIn(table, locals))),
    },
    { name: 'exert', rule: '508.1g', run: (table, locals) => table.local(locals, 'exerted', exertChosen(locals.answer)) },
    { name: 'total', rule: '508.1h', run: lockPrice },
    { name: 'paid', rule: '508.1j', run: takenBack },
    { name: 'exerted', rule: '508.1j', run: exertAttackers },
    { name: 'attack', rule: '508.1k', run: attack },
    { name: 'attacked', rule: '508.1k', run: tellAttack },
    givePriority('508.2'),
    skipCombat,
    endStep,
  ],
});

export const attackJudgement: Judgement = {
  restriction: '508.1c',
  requirement: '508.1d',
  payment: '508.1j',
  prepare: (table, { subject }) => attackBoard(table, subject),
  affordable: (table, { subject }, pairs) => {
    const price = priceOf(table, pairs);
    return (
      isNothing(price) ||
      couldPay(
        table,
        subject,
        price,
        pairs.map(({ creature }) => creature).filter((id) => !hasKeyword(table, id, 'vigilance')),
      )
    );
  },
};

export const acceptAttack = (table: Table, decision: Decision, picks: readonly string[]): ReturnType<typeof judgeDeclaration> =>
  judgeDeclaration(table, decision, picks, attackJudgement);
export const completeAttack = (table: Table, decision: Decision, picks: readonly string[]): ReturnType<typeof completeDeclaration> =>
  completeDeclaration(table, decision, picks, attackJudgement);

/** 508.1, 703.4g: asks which creature attacks what; asks nothing if no creature could attack. */
function askAttackers(table: Table, locals: DeclareAttackersLocals, frame: Frame): Control {
  const { active } = gameOf(table);
  table.local(locals, 'pairs', []);
  const prepared = attackBoard(table, active);
  const options = optionsFor(table, prepared, 'attack');
  if (options.length === 0) return { to: 'attacked' };
  const domain = { type: 'options' as const, min: 0, max: prepared.creatures.length, options, groups: true as const };
  table.ask(frame, {
    seat: active,
    kind: 'declareAttackers',
    rule: '508.1',
    domain: isPlain(prepared) ? domain : { ...domain, checked: true },
  });
  return { wait: true };
}

const pairsOf = (locals: DeclareAttackersLocals): readonly Pair[] => locals.pairs ?? [];

/** Returns the chosen creatures that the player still controls (508.1k). */
function attackersIn(table: Table, locals: DeclareAttackersLocals): ObjectId[] {
  return pairsOf(locals).flatMap(({ creature }) =>
    onBattlefield(table, creature) && controllerOf(table, creature) === gameOf(table).active ? [creature] : [],
  );
}

function noteDeclared(table: Table, locals: DeclareAttackersLocals): void {
  const pairs = picksOf(locals.answer).map(pairOf);
  table.local(locals, 'pairs', pairs);
  table.local(locals, 'bands', bandsFor(table, pairs));
}

/** 508.1e: asks for one band after the other, as long as the player declares more. */
function askBands(table: Table, locals: DeclareAttackersLocals, frame: Frame): Control | undefined {
  return askBand(table, locals, frame, pairsOf(locals)) ? { wait: true } : { to: 'tap' };
}

function noteBand(table: Table, locals: DeclareAttackersLocals): Control {
  return makeBand(table, locals, picksOf(locals.answer)) ? { to: 'bands' } : { to: 'tap' };
}

/** 508.1f: taps the chosen creatures, except those with vigilance (702.20b); further instances of vigilance change nothing (702.20c). */
function tapAttackers(table: Table, locals: DeclareAttackersLocals): Control | undefined {
  const tapping = pairsOf(locals).filter(({ creature }) => !hasKeyword(table, creature, 'vigilance'));
  table.local(
    locals,
    'tapped',
    tapping.map(({ creature }) => creature),
  );
  return happen(
    table,
    tapping.map(({ creature }) => tap(creature, '508.1f')),
  );
}

function priceOf(table: Table, pairs: readonly Pair[]): Price {
  return totalPrice(pairs.map(({ creature, target }) => ({ creature, prices: pricesOfAttack(table, creature, target) })));
}

/** 508.1h - 508.1j: the total cost is locked in and paid. */
function lockPrice(table: Table, locals: DeclareAttackersLocals): Control | undefined {
  const price = priceOf(table, pairsOf(locals));
  table.local(locals, 'priced', !isNothing(price));
  if (isNothing(price)) return undefined;
  const [first] = pairsOf(locals) as readonly [Pair];
  return call(payPriceProcedure, payPriceLocals(gameOf(table).active, price, first.creature, '508.1j'));
}

/** 722.1: takes back a declaration whose costs aren't paid: creatures that tapped for it untap, and the player declares again. */
function takenBack(table: Table, locals: DeclareAttackersLocals): Control | undefined {
  const paid = locals.returned;
  if (paid?.done !== false || locals.priced !== true) return undefined;
  const tapped = locals.tapped ?? [];
  for (const id of tapped) if (onBattlefield(table, id)) setObject(table, id, 'tapped', false);
  for (const { creature } of pairsOf(locals)) if (onBattlefield(table, creature)) setObject(table, creature, 'band', 0);
  dropTriggers(table, ({ event }) => event.key === 'tapped' && tapped.includes(event.object as ObjectId));
  table.emit('declarationTakenBack', '722.1', { seat: gameOf(table).active });
  return { to: 'declare' };
}

/** Has the player pay the chosen optional costs, together with the other costs (508.1j). */
function exertAttackers(table: Table, locals: DeclareAttackersLocals): Control | undefined {
  const { active } = gameOf(table);
  return happen(
    table,
    (locals.exerted ?? []).map((id) => exert(id, active, '701.38d')),
  );
}

/**
 * 508.1k: the chosen creatures that their player still controls become attacking. Abilities that trigger on attacking trigger now (508.1m),
 * for each creature and for the player who attacks with it (508.3a, 508.3c).
 */
function attack(table: Table, locals: DeclareAttackersLocals): Control | undefined {
  const attackers = attackersIn(table, locals);
  const pairs = pairsOf(locals).filter(({ creature }) => attackers.includes(creature));
  noteAttacked(
    table,
    pairs.map(({ target }) => target),
  );
  const { active } = gameOf(table);
  const count = pairs.length;
  return happen(
    table,
    pairs.map(({ creature, target }) =>
      attackBy(creature, active, { target, defender: defenderOf(table, target), alone: count === 1, count }),
    ),
  );
}

function tellAttack(table: Table, locals: DeclareAttackersLocals): void {
  const attackers = attackersIn(table, locals);
  if (attackers.length === 0) return;
  const told = pairsOf(locals).filter(({ creature }) => attackers.includes(creature));
  table.emit('attackersDeclared', '508.1k', {
    seat: gameOf(table).active,
    attackers: told.map(({ creature, target }) => ({
      object: creature,
      card: shownCard(table, creature),
      target: nameOf(target),
      ...(target > 0 ? { targetCard: shownCard(table, target) } : {}),
    })),
  });
}
