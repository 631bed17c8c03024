import { type JsonObject, jsonObjectOf, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { playerOf, setPlayer } from '../facts.js';
import { playerCannot } from '../values/rules.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

function lifeHappening(type: string, seat: Seat, amount: number, doing: Doing, more: JsonObject = {}): Happening {
  return propose(type, { seat }, jsonObjectOf({ ...doing, amount, ...more }));
}

/** Proposes that a player takes damage, by battle or by an effect (base.19.14). */
export const damage = (seat: Seat, amount: number, doing: Doing, battle = false): Happening =>
  lifeHappening('damage', seat, amount, doing, { battle });
/** Proposes that a player loses LP without damage. */
export const loseLife = (seat: Seat, amount: number, doing: Doing): Happening => lifeHappening('loseLife', seat, amount, doing);
export const payLife = (seat: Seat, amount: number, doing: Doing): Happening => lifeHappening('payLife', seat, amount, doing);
export const gainLife = (seat: Seat, amount: number, doing: Doing): Happening => lifeHappening('gainLife', seat, amount, doing);
export const setLife = (seat: Seat, amount: number, doing: Doing): Happening => lifeHappening('setLife', seat, amount, doing);

/** LP never fall below 0 and have no upper limit (base.1.11, base.1.20). */
function change(table: Table, seat: Seat, to: number, rule: RuleRef, data: JsonObject): void {
  const { life } = playerOf(table, seat);
  const now = table.number(Math.max(0, to));
  setPlayer(table, seat, 'life', now);
  table.emit('lifeChanged', rule, { seat, change: now - life, life: now, ...data });
}

/** An amount of 0 is nothing and counts as not carried out (base.19.10, 2.2-3). */
const isSome = (_table: Table, { data }: Happening): boolean => (data.amount as number) > 0;

function lifeRule(key: string, kind: string, after: (life: number, amount: number) => number): HappeningRule {
  const plain = [key] as const;
  return {
    keys: () => plain,
    possible: isSome,
    commit: (table, list) =>
      list.map((happening) => {
        const { seat, data } = happening;
        const doing = doingOf(data);
        change(table, seat, after(playerOf(table, seat).life, data.amount as number), doing.rule, { kind, ...shownDoing(doing) });
        return happening;
      }),
  };
}

const battleKeys = ['damaged', 'battleDamage'] as const;
const effectKeys = ['damaged'] as const;

export const damageRule: HappeningRule = {
  ...lifeRule('damaged', 'damage', (life, amount) => life - amount),
  keys: (_table, { data }) => (data.battle === true ? battleKeys : effectKeys),
};
export const loseLifeRule = lifeRule('lostLife', 'loseLife', (life, amount) => life - amount);
export const payLifeRule = lifeRule('paidLife', 'payLife', (life, amount) => life - amount);
/** There is no upper limit (base.1.20); gaining 0 LP counts as not carried out (2.2-3). */
export const gainLifeRule: HappeningRule = {
  ...lifeRule('gainedLife', 'gainLife', (life, amount) => life + amount),
  possible: (table, happening) => isSome(table, happening) && !playerCannot(table, happening.seat, 'gainLife'),
};
/** LP may be set to 0 (base.1.6). */
export const setLifeRule: HappeningRule = { ...lifeRule('lifeSet', 'setLife', (_life, amount) => amount), possible: () => true };
