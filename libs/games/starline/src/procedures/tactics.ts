import { type ObjectId, type Option, picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type FrameLocals, moment, type Table } from '@arbiter/kernel/authoring';
import { enemiesAhead, positionOf, slotsOf } from '../board.js';
import { gameOf, hasKeyword, setUnit, standing, unitOf, unitsOf } from '../facts.js';
import { attackable, couldAttackFrom, glidePlaces, possibleAttackers, rangedPlaces } from './attack.js';
import { canMove, moveUnitProcedure, relocate, setStance, swapPlaces } from './move.js';

function objectOption(table: Table, id: ObjectId): Option {
  return { id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id };
}

function slotOption(slot: string): Option {
  return { id: `slot:${slot}`, label: 'slot', params: { slot } };
}

/** Locals of `declareAttacks`. */
export interface DeclareAttacksLocals extends FrameLocals {
  readonly seat: Seat;
  readonly unit: ObjectId;
  readonly declared: readonly ObjectId[];
}

/**
 * Declares attackers in one continuous act, in any order. Nothing else may be done in between (十一.2), except what responds to the exact
 * moment of a declaration. At least one unit must attack (十一.1).
 */
export const declareAttacksProcedure = defineProcedure<DeclareAttacksLocals>({
  name: 'declareAttacks',
  steps: [
    {
      name: 'ask',
      rule: '十一.1',
      run: (table, locals, frame): Control => {
        const seat = locals.seat;
        const declared = locals.declared.length;
        const units = possibleAttackers(table, seat);
        if (units.length === 0) return { to: 'end' };
        const options = units.map((id) => objectOption(table, id));
        // The option to finish is offered only after one unit has been declared (十一.1, 二.4(2)).
        table.ask(frame, {
          seat,
          kind: 'declareAttack',
          rule: '十一.1',
          domain: {
            type: 'options',
            min: 1,
            max: 1,
            options: declared > 0 ? [{ id: 'done', label: 'doneAttacking' }, ...options] : options,
          },
        });
        return { wait: true };
      },
    },
    {
      name: 'glide',
      rule: '十五.滑行.1',
      run: (table, locals, frame): Control | undefined => {
        const pick = picksOf(locals.answer)[0] as string;
        if (pick === 'done') return { to: 'end' };
        const unit = Number(pick.replace('object:', ''));
        table.local(locals, 'unit', unit);
        const places = glidePlaces(table, unit);
        if (places.length === 0) return { to: 'aim' };
        const stay = couldAttackFrom(table, unit, table.object(unit).slot) ? [{ id: 'stay', label: 'stay' }] : [];
        table.ask(frame, {
          seat: locals.seat,
          kind: 'glide',
          rule: '十五.滑行.1',
          params: { object: unit, card: table.object(unit).card },
          domain: { type: 'options', min: 1, max: 1, options: [...stay, ...places.map(slotOption)] },
        });
        return { wait: true };
      },
    },
    {
      name: 'glided',
      rule: '十五.滑行.2',
      run: (table, locals): Control | undefined => {
        const pick = picksOf(locals.answer)[0] as string;
        if (pick === 'stay') return undefined;
        return call(moveUnitProcedure, {
          object: locals.unit,
          slot: pick.replace('slot:', ''),
          rule: '十五.滑行.1',
          from: '',
          returned: null,
        });
      },
    },
    {
      name: 'aim',
      rule: '十五.遠程.1',
      run: (table, locals, frame): Control | undefined => {
        const unit = locals.unit;
        const row = standing(table, unit);
        if (row === null) return { to: 'ask' };
        if (!hasKeyword(table, unit, 'ranged') || hasKeyword(table, unit, 'pierce')) return { to: 'declare' };
        const places = rangedPlaces(table, row);
        if (places.length <= 1) {
          setUnit(table, unit, 'target', places[0] ?? '');
          return { to: 'declare' };
        }
        table.ask(frame, {
          seat: locals.seat,
          kind: 'aim',
          rule: '十五.遠程.1',
          params: { object: unit, card: row.card },
          domain: { type: 'options', min: 1, max: 1, options: places.map(slotOption) },
        });
        return { wait: true };
      },
    },
    {
      name: 'aimed',
      rule: '十五.遠程.1',
      run: (table, locals): void => setUnit(table, locals.unit, 'target', (picksOf(locals.answer)[0] as string).replace('slot:', '')),
    },
    {
      name: 'declare',
      rule: '八.2',
      run: (table, locals): Control | undefined => {
        const unit = locals.unit;
        const { target } = unitOf(table, unit);
        setUnit(table, unit, 'attackedTurn', gameOf(table).turn);
        setStance(table, unit, 'attacking', attackRule(table, unit), target === '' ? 'declaration' : `declaration ${target}`);
        table.local(locals, 'declared', [...locals.declared, unit]);
        return moment(table, 'attackDeclared', 'at', { object: unit, seat: locals.seat });
      },
    },
    { name: 'again', run: (): Control => ({ to: 'ask' }) },
    {
      name: 'end',
      rule: '十一.2',
      run: (table, locals): Control | undefined => moment(table, 'tacticChosen', 'at', { seat: locals.seat, tactic: 'attack' }),
    },
    { name: 'done', run: (_table, locals): Control => ({ done: locals.declared }) },
  ],
});

/**
 * The rule by which a unit attacks: past a blocker as a ranged unit (遠程.3), at a blocker with armor break (破甲.1, .3), otherwise ordinarily
 * (八.2).
 */
function attackRule(table: Table, unit: ObjectId): RuleRef {
  const [first] = enemiesAhead(table, table.object(unit).slot);
  if (first === undefined) return '八.2';
  if (!attackable(table, unit, first)) return '十五.遠程.3';
  if (!hasKeyword(table, first, 'blocker')) return '八.2';
  return hasKeyword(table, first, 'effectResistance') || hasKeyword(table, first, 'enemyEffectResistance') ? '十五.破甲.3' : '十五.破甲.1';
}

/** Locals of `arrange`. */
export interface ArrangeLocals extends FrameLocals {
  readonly seat: Seat;
  readonly unit: ObjectId;
}

/** The moves of a formation as one continuous act (十三.3, 十三.5): any own unit to any own place, in exchange with a unit that is there. */
export const arrangeProcedure = defineProcedure<ArrangeLocals>({
  name: 'arrange',
  steps: [
    {
      name: 'ask',
      rule: '十三.3',
      run: (table, locals, frame): Control => {
        const seat = locals.seat;
        const units = unitsOf(table, seat).filter((id) => arrangeSlots(table, seat, id).length > 0);
        const options: Option[] = [{ id: 'done', label: 'doneArranging' }, ...units.map((id) => objectOption(table, id))];
        table.ask(frame, { seat, kind: 'arrangeUnit', rule: '十三.3', domain: { type: 'options', min: 1, max: 1, options } });
        return { wait: true };
      },
    },
    {
      name: 'where',
      rule: '十三.3',
      run: (table, locals, frame): Control => {
        const pick = picksOf(locals.answer)[0] as string;
        if (pick === 'done') return { done: null };
        const unit = Number(pick.replace('object:', ''));
        const seat = locals.seat;
        table.local(locals, 'unit', unit);
        table.ask(frame, {
          seat,
          kind: 'arrangeSlot',
          rule: '十三.3',
          params: { object: unit, card: table.object(unit).card },
          domain: { type: 'options', min: 1, max: 1, options: arrangeSlots(table, seat, unit).map(slotOption) },
        });
        return { wait: true };
      },
    },
    { name: 'move', rule: '十三.3', run: arrangeMove },
    { name: 'again', run: (): Control => ({ to: 'ask' }) },
  ],
});

/**
 * Whether a unit may be moved to a place: a unit that came into its own front row this turn and has stayed there may not go to the back row
 * (十三.3).
 */
function mayStandAt(table: Table, id: ObjectId, slot: string): boolean {
  return positionOf(slot).row === 'front' || unitOf(table, id).heldInFront !== gameOf(table).turn;
}

function arrangeSlots(table: Table, seat: Seat, id: ObjectId): readonly string[] {
  if (!canMove(table, id)) return [];
  const from = table.object(id).slot;
  return slotsOf(seat).filter((slot) => {
    if (slot === from || !mayStandAt(table, id, slot)) return false;
    const other = table.slot(slot).object;
    return other === 0 || (canMove(table, other) && mayStandAt(table, other, from));
  });
}

function arrangeMove(table: Table, locals: ArrangeLocals): Control | undefined {
  const unit = locals.unit;
  const slot = (picksOf(locals.answer)[0] as string).replace('slot:', '');
  const other = table.slot(slot).object;
  const from = table.object(unit).slot;
  const seat = locals.seat;
  if (other !== 0) {
    swapPlaces(table, unit, other, '十三.3');
    return moment(table, 'unitMoved', 'after', { object: unit, seat, from, to: slot });
  }
  relocate(table, unit, slot);
  table.emit('unitMoved', '十三.3', { object: unit, card: table.object(unit).card, seat, from, to: slot });
  return moment(table, 'unitMoved', 'after', { object: unit, seat, from, to: slot });
}
