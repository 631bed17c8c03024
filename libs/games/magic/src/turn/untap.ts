import { idOfSeat, nonEmpty, type ObjectId, type Option } from '@arbiter/kernel';
import { type Control, fitsEntry, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, permanents, permanentsOf, setObject, shownCard } from '../facts.js';
import { untap } from '../happenings/tap.js';
import { forbids, permits, rulesWith } from '../rules.js';
import { pickedObjects } from '../options.js';

/** A choice of which permanents untap: a number of those in `among`. */
interface Share {
  readonly among: readonly ObjectId[];
  readonly min: number;
  readonly max: number;
}

/** Returns the active player's tapped permanents that no effect keeps tapped (502.2, 703.4b). */
function ableToUntap(table: Table): ObjectId[] {
  const held = heldTapped(table);
  return permanentsOf(table, gameOf(table).active).filter(
    (id) => fieldsOf(table.object(id)).tapped && !held.includes(id) && !forbids(table, id, 'untap'),
  );
}

/**
 * 701.38a: returns the permanents that the active player exerted, which don't untap in this untap step; being exerted by that player then
 * ends.
 */
function heldTapped(table: Table): readonly ObjectId[] {
  const { active } = gameOf(table);
  const held = permanents(table).filter((id) => fieldsOf(table.object(id)).exerted.includes(active));
  for (const id of held)
    setObject(
      table,
      id,
      'exerted',
      fieldsOf(table.object(id)).exerted.filter((seat) => seat !== active),
    );
  return held;
}

/**
 * Returns the choices of the active player: for each limit, as many permanents as it allows; and any number of those that may stay tapped.
 */
function sharesOf(table: Table, able: readonly ObjectId[]): readonly Share[] {
  const bearer = idOfSeat(gameOf(table).active);
  const shares: Share[] = [];
  for (const { is, where } of rulesWith(table, bearer, 'limit')) {
    const among = able.filter((id) => fitsEntry(table, where, id, bearer));
    shares.push({ among, min: is, max: is });
  }
  const free = able.filter((id) => permits(table, id, 'stayTapped'));
  return [...shares, { among: free, min: 0, max: free.length }];
}

/** Locals of the untap step. */
export interface UntapLocals extends FrameLocals {
  /** The permanents that can untap. */
  readonly able?: readonly ObjectId[];
  /** The choices that have yet to be asked for. */
  readonly shares?: readonly Share[];
}

/**
 * 502.2: if it is not determined which permanents untap, the active player chooses. Locals: `able`, the permanents that can untap;
 * `shares`, the choices that have yet to be asked for.
 */
export function askUntap(table: Table, locals: UntapLocals, frame: Frame): Control | undefined {
  if (locals.able === undefined) {
    const able = ableToUntap(table);
    table.local(locals, 'able', able);
    table.local(locals, 'shares', sharesOf(table, able));
  }
  const able = locals.able ?? [];
  for (;;) {
    const [share, ...rest] = locals.shares ?? [];
    if (share === undefined) return { to: 'untap' };
    const among = share.among.filter((id) => able.includes(id));
    if (among.length > share.min) {
      const options = among.map(
        (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
      );
      table.ask(frame, {
        seat: gameOf(table).active,
        kind: 'chooseUntap',
        rule: '502.2',
        domain: { type: 'options', min: share.min, max: Math.min(share.max, among.length), options },
      });
      return { wait: true };
    }
    table.local(locals, 'shares', rest);
  }
}

export function noteUntap(table: Table, locals: UntapLocals): Control {
  const [share, ...rest] = nonEmpty(locals.shares, 'a share of what untaps');
  const chosen = pickedObjects(locals.answer);
  table.local(
    locals,
    'able',
    (locals.able ?? []).filter((id) => !share.among.includes(id) || chosen.includes(id)),
  );
  table.local(locals, 'shares', rest);
  return { to: 'choose' };
}

/** Untaps the permanents at the same time (502.2, 703.4b). */
export function untapChosen(table: Table, locals: UntapLocals): Control | undefined {
  const able = locals.able ?? [];
  return happen(
    table,
    able.map((id) => untap(id, '502.2')),
  );
}
