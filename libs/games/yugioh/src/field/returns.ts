import { must } from '@arbiter/kernel';
import { type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import { isSpent } from '../chain/link.js';
import { type Away, gameOf, setGame } from '../facts.js';
import { arrive } from '../happenings/arrive.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';
import { freePendulumSlots } from '../summon/pendulum.js';

/** Locals of `comeBack`. */
export interface ComeBackLocals extends FrameLocals {
  readonly key: string;
  readonly due: Away | null;
}

/**
 * Brings back, without a Chain and one after the other, the cards whose banishment ends: each to the side of its former controller in its
 * former position (base.22.3, base.22.4), or to the hand. This is not a summon, and nothing is Set or activated. A card without a free zone
 * of the kind that it needs (base.4.6) goes to the GY. Locals: `key`.
 */
export const comeBackProcedure = defineProcedure<ComeBackLocals>({
  name: 'comeBack',
  steps: [
    { name: 'next', rule: 'base.22.3', run: next },
    { name: 'chosen', rule: 'base.22.4', run: chosen },
    { name: 'there', rule: 'base.22.4', run: (): Control => ({ to: 'next' }) },
  ],
});

export const comeBackLocals = (key: string): ComeBackLocals => ({ key, due: null, returned: null, answer: null, answers: null });

function next(table: Table, locals: ComeBackLocals, frame: Frame): Control | undefined {
  const { away } = gameOf(table);
  const due = away.find(({ until }) => until === locals.key);
  if (due === undefined) return { done: null };
  setGame(
    table,
    'away',
    away.filter((one) => one !== due),
  );
  const { object, seat } = due;
  if (table.find(object)?.zone.startsWith('banished:') !== true) return { to: 'next' };
  if (due.from === 'hand') return happen(table, [move(object, { to: 'hand', act: 'returned' }, byRule('base.22.3'))], 'next');
  const slots = due.from === 'pendulumZone' ? freePendulumSlots(table, seat) : slotsFor(table, due);
  if (slots.length === 0) return happen(table, [move(object, { to: 'graveyard', act: 'sent' }, byRule('base.22.3'))], 'next');
  table.local(locals, 'due', due);
  return askZone(table, locals, frame, { seat, object, slots });
}

/**
 * The zones to which a card may come back: none for a card that does not stay on the field (base.16.7), and none for a monster that was an
 * Equip Card (base.16.12).
 */
function slotsFor(table: Table, away: Away): readonly string[] {
  const { object, from, seat, faceUp } = away;
  if (isMonster(table, away)) return from === 'monsterZone' ? freeSlots(table, seat, 'monster') : [];
  if (from === 'fieldZone') return freeSlots(table, seat, 'field');
  return faceUp && isSpent(table, table.object(object).card) ? [] : freeSlots(table, seat, 'spellTrap');
}

/** Whether the card comes back as a monster. A Trap Monster comes back as a Trap, to a Spell & Trap Zone (base.16.17). */
const isMonster = (table: Table, { object }: Away): boolean => table.program(table.object(object)).card.printed.kind === 'monster';

function chosen(table: Table, locals: ComeBackLocals): Control | undefined {
  const slot = takeZone(table, locals);
  const away = must(locals.due, 'what comes back');
  const { object, from, seat, faceUp } = away;
  const role = from === 'pendulumZone' ? { role: 'pendulum' as const } : {};
  return happen(table, [
    arrive(object, { slot, seat, faceUp, position: isMonster(table, away) ? away.position : '', ...role, back: true }, byRule('base.22.4')),
  ]);
}
