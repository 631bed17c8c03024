import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type FrameLocals, moment, place, releaseObject, type Table } from '@arbiter/kernel/authoring';
import { positionOf } from '../board.js';
import { gameOf, hasKeyword, isMerged, nameOf, setGame, setPlayer, setUnit, playerOf, unitOf, unitsOf } from '../facts.js';
import { rulings } from '../rulings.js';
import { dropAttached } from './leave.js';
import { canMove, setStance } from './move.js';

type Frame = Parameters<Table['ask']>[0];

/** The rule of each way of merging. */
const mergeRules = { machine: '十五.機械合體.2', devour: '十五.吞食合體.1', parasite: '十五.寄生合體.1' } as const;

const mergingLoses = { rule: '十五.合體的共同特點.4', permanentOnly: true } as const;

/** Words for the parts that may stay visible. */
function parts(table: Table, id: ObjectId): readonly string[] {
  return (table.program(table.object(id)).card.printed.exposes ?? []) as readonly string[];
}

/** Locals of `mergeUnder`. */
export interface MergeUnderLocals extends FrameLocals {
  readonly top: ObjectId;
  readonly parts: readonly ObjectId[];
  readonly seat: Seat;
  readonly index: number;
  readonly how: keyof typeof mergeRules;
}

/**
 * Puts cards under a unit as merged parts, the uppermost first, and asks for each which part stays visible (合體的共同特點.2,
 * ruling 32). The unit becomes upright (合體的共同特點.3), and permanent magic of all cards is removed (合體的共同特點.4).
 */
export const mergeUnderProcedure = defineProcedure<MergeUnderLocals>({
  name: 'mergeUnder',
  steps: [
    {
      name: 'part',
      rule: '十五.合體的共同特點.1',
      run: (table, locals, frame): Control | undefined => {
        const list = locals.parts;
        const top = locals.top;
        const part = list[locals.index];
        if (part === undefined) return { to: 'finish' };
        dropAttached(table, top, mergingLoses);
        dropAttached(table, part, mergingLoses);
        moveAttached(table, part, top);
        releaseObject(table, part);
        place(table, part, { host: top, as: 'under', at: 'bottom' });
        setUnit(table, part, 'role', 'merged');
        setUnit(table, part, 'stance', 'upright');
        return askPart(table, locals, frame, part);
      },
    },
    {
      name: 'shown',
      rule: '十五.合體的共同特點.2',
      run: (table, locals): Control => {
        const part = locals.parts[locals.index] as ObjectId;
        expose(table, part, [...picksOf(locals.answer)]);
        table.local(locals, 'index', locals.index + 1);
        return { to: 'part' };
      },
    },
    {
      name: 'finish',
      rule: '十五.合體的共同特點.3',
      run: (table, locals): Control | undefined => {
        const top = locals.top;
        const { turn, active } = gameOf(table);
        if (unitOf(table, top).stance !== 'upright') setStance(table, top, 'upright', '十五.合體的共同特點.3', 'rule');
        // Merging is a way of entering: the unit counts as having come to its place this turn (十三.3).
        const { row, seat } = positionOf(table.object(top).slot);
        setUnit(table, top, 'arrivedTurn', turn);
        setUnit(table, top, 'heldInFront', row === 'front' && seat === active ? turn : 0);
        table.set(table.object(top), 'uses', {});
        table.newMoment();
        table.emit('unitsMerged', mergeRules[locals.how], {
          object: top,
          card: table.object(top).card,
          seat: table.object(top).controller,
          parts: locals.parts,
          how: locals.how,
        });
        // For a machine merge the moment for effects came earlier (機械合體.2).
        if (locals.how === 'machine') return undefined;
        return moment(table, 'unitsMerged', 'at', {
          object: top,
          seat: table.object(top).controller,
          parts: locals.parts,
          how: locals.how,
        });
      },
    },
    {
      name: 'entered',
      rule: '十五.合體的共同特點.3',
      run: (table, locals): Control | undefined => {
        const top = locals.top;
        if (table.find(top) === null || locals.how === 'devour') return undefined;
        return moment(table, 'unitEntered', 'at', { object: top, seat: table.object(top).controller, how: 'merge' });
      },
    },
    { name: 'end', run: (_table, locals): Control => ({ done: { done: true, objects: [locals.top] } }) },
  ],
});

/** Moves magic that stays on a lower unit to the merged unit, where it lasts until it ends (ruling 35). */
function moveAttached(table: Table, from: ObjectId, to: ObjectId): void {
  for (const magic of table.object(from).attached) {
    place(table, magic, { host: to, as: 'attached', at: 'bottom' });
    for (const effect of Object.values(table.state.effects)) if (effect.carrier === magic) table.set(effect, 'objects', [to]);
  }
}

function askPart(table: Table, locals: MergeUnderLocals, frame: Frame, part: ObjectId): Control {
  const choices = parts(table, part);
  if (choices.length <= 1) {
    expose(table, part, choices);
    table.local(locals, 'index', locals.index + 1);
    return { to: 'part' };
  }
  table.ask(frame, {
    seat: locals.seat,
    kind: 'exposePart',
    rule: '十五.合體的共同特點.2',
    params: { object: part, card: table.object(part).card },
    domain: { type: 'options', min: 1, max: 1, options: choices.map((word) => ({ id: word, label: word, object: part })) },
  });
  return { wait: true };
}

function expose(table: Table, part: ObjectId, shown: readonly string[]): void {
  setUnit(table, part, 'exposed', shown);
  table.emit('partExposed', '十五.合體的共同特點.2', {
    object: part,
    card: table.object(part).card,
    shown: [...shown],
    ruling: rulings.mergingPlayerChoosesExposure.id,
  });
}

/** Locals of `machineMerge`. */
export interface MachineMergeLocals extends FrameLocals {
  readonly seat: Seat;
  readonly unit: ObjectId;
  readonly target: ObjectId;
}

/** The machine-merge phase: the turn player merges units with that keyword in any order (十五.機械合體). */
export const machineMergeProcedure = defineProcedure<MachineMergeLocals>({
  name: 'machineMerge',
  steps: [
    {
      name: 'begin',
      rule: '十五.機械合體.1',
      run: (table, locals): void => {
        setPlayer(table, locals.seat, 'machinePhaseUsed', true);
        table.emit('machineMergePhaseBegan', '十五.機械合體.1', { seat: locals.seat });
      },
    },
    {
      name: 'ask',
      rule: '十五.機械合體.3',
      run: (table, locals, frame): Control => {
        const seat = locals.seat;
        const units = machineMergers(table, seat);
        if (units.length === 0) return { to: 'end' };
        table.ask(frame, {
          seat,
          kind: 'machineMerge',
          rule: '十五.機械合體.2',
          domain: {
            type: 'options',
            min: 1,
            max: 1,
            options: [{ id: 'end', label: 'endMerging' }, ...units.map((id) => objectOption(table, id))],
          },
        });
        return { wait: true };
      },
    },
    {
      name: 'target',
      rule: '十五.機械合體.2',
      run: (table, locals, frame): Control => {
        const pick = picksOf(locals.answer)[0] as string;
        if (pick === 'end') return { to: 'end' };
        const unit = Number(pick.replace('object:', ''));
        table.local(locals, 'unit', unit);
        const seat = locals.seat;
        table.ask(frame, {
          seat,
          kind: 'machineMergeTarget',
          rule: '十五.機械合體.2',
          params: { object: unit, card: table.object(unit).card },
          domain: { type: 'options', min: 1, max: 1, options: mergeTargets(table, seat, unit).map((id) => objectOption(table, id)) },
        });
        return { wait: true };
      },
    },
    {
      name: 'effects',
      rule: '十五.機械合體.5',
      run: (table, locals): Control | undefined => {
        const unit = locals.unit;
        const target = Number((picksOf(locals.answer)[0] as string).replace('object:', ''));
        table.local(locals, 'target', target);
        setGame(table, 'mergedNames', [...gameOf(table).mergedNames, nameOf(table, unit), nameOf(table, target)]);
        setGame(table, 'merging', [unit, target]);
        // Both units are still separate: their merging effects act before one unit is put under the other (機械合體.2).
        return moment(table, 'unitsMerged', 'at', { object: unit, seat: locals.seat, parts: [target], how: 'machine' });
      },
    },
    {
      name: 'top',
      rule: '十五.機械合體.2',
      run: (table, locals, frame): Control => {
        setGame(table, 'merging', []);
        const both = [locals.unit, locals.target];
        if (!both.every((id) => table.find(id) !== null && table.object(id).slot !== '')) return { to: 'ask' };
        table.ask(frame, {
          seat: locals.seat,
          kind: 'chooseTop',
          rule: '十五.機械合體.2',
          domain: { type: 'options', min: 1, max: 1, options: both.map((id) => objectOption(table, id)) },
        });
        return { wait: true };
      },
    },
    {
      name: 'merge',
      rule: '十五.機械合體.2',
      run: (table, locals): Control => {
        const unit = locals.unit;
        const target = locals.target;
        const top = Number((picksOf(locals.answer)[0] as string).replace('object:', ''));
        const slot = table.object(target).slot;
        const below = top === unit ? target : unit;
        place(table, below, { zone: 'limbo' });
        if (top === unit) place(table, unit, { slot });
        return call(
          mergeUnderProcedure,
          {
            top,
            parts: [below],
            seat: locals.seat,
            index: 0,
            how: 'machine',
            answer: null,
            answers: null,
            returned: null,
          },
          'ask',
        );
      },
    },
    {
      name: 'end',
      rule: '十五.機械合體.3',
      run: (table, locals): Control => {
        setGame(table, 'mergedNames', []);
        table.emit('machineMergePhaseEnded', '十五.機械合體.3', { seat: locals.seat });
        return { done: null };
      },
    },
  ],
});

function objectOption(table: Table, id: ObjectId): Option {
  return { id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id };
}

/** Units that may start a machine merge now (機械合體.2, .4; 禁錮.2). */
export function machineMergers(table: Table, seat: Seat): readonly ObjectId[] {
  return unitsOf(table, seat).filter(
    (id) => hasKeyword(table, id, 'machineMerge') && canMove(table, id) && free(table, id) && mergeTargets(table, seat, id).length > 0,
  );
}

function free(table: Table, id: ObjectId): boolean {
  return !isMerged(table, id) && !gameOf(table).mergedNames.includes(nameOf(table, id));
}

function mergeTargets(table: Table, seat: Seat, unit: ObjectId): readonly ObjectId[] {
  return unitsOf(table, seat).filter(
    (id) => id !== unit && free(table, id) && nameOf(table, id) !== nameOf(table, unit) && isMachine(table, id),
  );
}

function isMachine(table: Table, id: ObjectId): boolean {
  return (table.program(table.object(id)).card.printed.subtypes as readonly string[]).includes('機械');
}

/** Whether the machine-merge phase may be declared (機械合體.1). */
export function canMachineMerge(table: Table, seat: Seat): boolean {
  return !playerOf(table, seat).machinePhaseUsed && machineMergers(table, seat).length > 0;
}
