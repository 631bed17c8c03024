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

/** A battle in which nobody was chosen yet (803.3b, 804.4). */
export const noBattle: Battle = { attacker: 0, target: 0, blocker: 0, blocked: false, struck: false, answered: false };

/** The procedure of `battle.ts`, for what it imports. */
export const battleRef = procedureRef<BattleLocals>('battle');

/** Locals of the procedure `battle`. */
export const battleLocals = (): BattleLocals => ({ pierced: 0, refused: [], blocker: 0, returned: null, answer: null, answers: null });

/** The battle that is on. */
export const battleOf = (table: Table): Battle => gameOf(table).battle ?? noBattle;

/** A step of the battle begins; what triggers at its beginning waits for the first priority in it. */
export function enterStep(table: Table, step: Step, rule: string): void {
  setGame(table, 'step', step);
  table.newMoment();
  const { active } = gameOf(table);
  table.emit('stepBegan', rule, { step, seat: active });
  notice(table, `step:${step}`, { seat: active, object: battleOf(table).attacker }, { step });
}

/** 803.6: the non-turn player played a card or an ability in this battle, be it a will ability (907.2). */
export function noteAnswered(table: Table, seat: Seat): void {
  const { battle, active } = gameOf(table);
  if (battle !== null && seat !== active) setGame(table, 'battle', { ...battle, answered: true });
}

/** A J-ruler or resonator as an option. */
export const unitOption = (table: Table, id: ObjectId): Option => ({
  id: `object:${id}`,
  label: 'object',
  params: { card: table.object(id).card, object: id },
  object: id,
});

/** No attack, or no block. */
export const none: Option = { id: 'none', label: 'none' };

/** The id behind a pick: an object, or a player's. */
export const idIn = (pick: string): number =>
  pick.startsWith('player:') ? idOfSeat(Number(pick.slice('player:'.length))) : Number(pick.slice('object:'.length));

/** What is attacked, for events (803.3b). */
export function attackedShown(table: Table, id: number): JsonObject {
  const seat = seatOfId(id);
  return seat === null ? { target: id, targetCard: table.find(id)?.card ?? '' } : { targetSeat: seat };
}
