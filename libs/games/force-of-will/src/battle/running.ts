import { idOfSeat, type JsonObject, type ObjectId, type Option, type Seat, seatOfId } from '@arbiter/kernel';
import { notice, procedureRef, type Table, type FrameLocals } from '@arbiter/kernel/authoring';
import { type Battle, gameOf, setGame } from '../facts.js';
import type { Step } from '../vocabulary.js';

/** Locals of `battle`. */
export interface BattleLocals extends FrameLocals {
  readonly pierced: number;
  readonly refused: readonly ObjectId[];
  readonly blocker: ObjectId;
}

/** A battle before anybody chose an attacker or a blocker (803.3b, 804.4). */
export const noBattle: Battle = { attacker: 0, target: 0, blocker: 0, blocked: false, struck: false, answered: false };

/** A reference to the procedure of `battle.ts`, for files that it imports. */
export const battleRef = procedureRef<BattleLocals>('battle');

/** Returns the initial locals of the procedure `battle`. */
export const battleLocals = (): BattleLocals => ({ pierced: 0, refused: [], blocker: 0, returned: null, answer: null, answers: null });

/** Returns the battle that is going on. */
export const battleOf = (table: Table): Battle => gameOf(table).battle ?? noBattle;

/** Begins a step of the battle; abilities that trigger at its beginning wait for the first priority in it. */
export function enterStep(table: Table, step: Step, rule: string): void {
  setGame(table, 'step', step);
  table.newMoment();
  const { active } = gameOf(table);
  table.emit('stepBegan', rule, { step, seat: active });
  notice(table, `step:${step}`, { seat: active, object: battleOf(table).attacker }, { step });
}

/** Notes that the non-turn player played a card or an ability in this battle, will abilities included (803.6, 907.2). */
export function noteAnswered(table: Table, seat: Seat): void {
  const { battle, active } = gameOf(table);
  if (battle !== null && seat !== active) setGame(table, 'battle', { ...battle, answered: true });
}

/** Returns a J-ruler or resonator as an option. */
export const unitOption = (table: Table, id: ObjectId): Option => ({
  id: `object:${id}`,
  label: 'object',
  params: { card: table.object(id).card, object: id },
  object: id,
});

/** The option of not attacking, or of not blocking. */
export const none: Option = { id: 'none', label: 'none' };

/** Returns the id that a pick stands for: of an object or of a player. */
export const idIn = (pick: string): number =>
  pick.startsWith('player:') ? idOfSeat(Number(pick.slice('player:'.length))) : Number(pick.slice('object:'.length));

/** Returns what is attacked, as events tell it (803.3b). */
export function attackedShown(table: Table, id: number): JsonObject {
  const seat = seatOfId(id);
  return seat === null ? { target: id, targetCard: table.find(id)?.card ?? '' } : { targetSeat: seat };
}
