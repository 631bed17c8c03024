import type { Decision, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { amount, listenerEnv, localsIn, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { enemiesAhead, freeSlots } from './board.js';
import { cannot, gameOf, hasKeyword, isMerged, nameOf, playerOf, unitOf } from './facts.js';
import { attackable } from './procedures/attack.js';
import { playUnitProcedure, tributesNeeded } from './procedures/play.js';

type Reason = RuleRef | null;

/**
 * The rule by which a decision does not offer a pick, if it differs from the rule that asks; otherwise null.
 * It only looks at the board and the player's own hand, so that no refusal reveals anything hidden from the player.
 */
export function refusalRule(table: Table, decision: Decision, pick: string): Reason {
  const { seat } = decision;
  const id = Number(/^(?:[a-zA-Z]+:)?(\d{1,9})$/.exec(pick)?.[1] ?? 0);
  const row = pick.startsWith('use:') ? null : table.find(id);
  const inHand = row !== null && row.zone === `hand:${seat}`;
  const unit = row !== null && row.slot !== '' ? row.id : 0;
  switch (decision.kind) {
    case 'mainAction':
      return inHand
        ? handCard(table, seat, id)
        : row === null
          ? mainWord(table, seat, pick)
          : unit === 0
            ? null
            : ownUnit(table, seat, unit);
    case 'declareAttack':
      return inHand || pick.startsWith('use:') ? '十一.2' : unit === 0 ? null : attacker(table, unit);
    case 'arrangeUnit':
      return inHand || pick.startsWith('use:') ? '十三.5' : unit !== 0 ? moving(table, unit) : null;
    case 'chooseTributes':
      return unit === 0
        ? null
        : hasKeyword(table, unit, 'imprisoned')
          ? '十五.禁錮.1'
          : cannot(table, unit, 'beSacrificed')
            ? '六.7'
            : null;
    case 'machineMerge':
      return unit !== 0 && row?.controller === seat && hasKeyword(table, unit, 'machineMerge')
        ? merger(table, unit)
        : inHand || unit !== 0 || pick.startsWith('use:')
          ? '十五.機械合體.6'
          : null;
    case 'machineMergeTarget':
      return unit === 0
        ? null
        : isMerged(table, unit)
          ? '十五.合體的共同特點.1'
          : gameOf(table).mergedNames.includes(nameOf(table, unit))
            ? '十五.機械合體.4'
            : null;
    case 'chooseForEffect':
      return unit === 0 ? null : target(table, decision, unit);
    case 'handLimit':
      return '十四.2';
    case 'claimEarlyEnd':
      return '十四.4';
    case 'glide':
      return '十五.滑行.2';
    case 'defenceWindow':
      return inHand ? '七.1' : null;
    default:
      return null;
  }
}

function mainWord(table: Table, seat: Seat, pick: string): Reason {
  const player = playerOf(table, seat);
  switch (pick) {
    case 'traveller':
      return player.forest <= 0 ? '四.6' : freeSlots(table, seat).length === 0 ? '九.3' : null;
    case 'attack':
      return gameOf(table).phase === 'tactic' && gameOf(table).tactic === '' ? '十一.1' : null;
    case 'arrange':
      return gameOf(table).tactic === 'formation' ? '十三.4' : null;
    case 'machineMerge':
      return '十五.機械合體.1';
    default:
      return null;
  }
}

/** Why nothing of a unit on the board may be used: an imprisoned unit cannot move or merge, or a number X is below one. */
function ownUnit(table: Table, seat: Seat, id: ObjectId): Reason {
  if (table.object(id).controller !== seat) return null;
  return hasKeyword(table, id, 'imprisoned') ? '十五.禁錮.2' : lacksX(table, seat, id) ? '六.2※' : null;
}

/** Whether a card has an effect that is not offered because its number X would be below one. */
function lacksX(table: Table, seat: Seat, id: ObjectId): boolean {
  return table
    .program(table.object(id))
    .abilities.some(
      ({ ability, path }) =>
        ability.x !== undefined && amount(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability.x) < 1,
    );
}

function handCard(table: Table, seat: Seat, id: ObjectId): Reason {
  const { type, blueStar } = valuesOf(table, id);
  const inFormation = gameOf(table).phase === 'tactic';
  if (type === 'magic') return lacksX(table, seat, id) ? '六.2※' : '七.1';
  if (blueStar === true) return inFormation ? '十二.4※' : '十二.4';
  if (tributesNeeded(table, id) === 0) return null;
  if (inFormation) return '十三.2';
  return playerOf(table, seat).dutyDone ? null : '十二.3';
}

function attacker(table: Table, id: ObjectId): Reason {
  const unit = unitOf(table, id);
  if (hasKeyword(table, id, 'blocker')) return '十五.阻擋.1';
  if (cannot(table, id, 'attack')) return '六.7';
  if (unit.attackedTurn === gameOf(table).turn) return '十一.3';
  if (unit.stance === 'sideways') return '八.3';
  const ahead = enemiesAhead(table, unit.slot);
  const [first] = ahead;
  if (first === undefined || attackable(table, id, first)) return null;
  if (!hasKeyword(table, first, 'blocker')) return '六.7';
  return hasKeyword(table, id, 'pierce') ? '十五.貫穿.2' : '十五.阻擋.2';
}

function moving(table: Table, id: ObjectId): Reason {
  return hasKeyword(table, id, 'imprisoned') ? '十五.禁錮.1' : cannot(table, id, 'move') ? '六.7' : null;
}

function merger(table: Table, id: ObjectId): Reason {
  if (isMerged(table, id)) return '十五.合體的共同特點.1';
  if (hasKeyword(table, id, 'imprisoned')) return '十五.禁錮.2';
  return gameOf(table).mergedNames.includes(nameOf(table, id)) ? '十五.機械合體.4' : null;
}

/** Why an effect may not choose a unit: it is a tribute that is being sacrificed, or it has a resistance (ruling 3). */
function target(table: Table, decision: Decision, id: ObjectId): Reason {
  if (isTributeUnderway(table, id)) return '十二.3※';
  const byMagic = table.library.card(decision.prompt.params.card as string).card.printed.type === 'magic';
  if (byMagic)
    return hasKeyword(table, id, 'magicResistance')
      ? '十五.魔法抗性.1'
      : hasKeyword(table, id, 'enemyMagicResistance')
        ? '十五.魔法抗性.2'
        : null;
  return hasKeyword(table, id, 'effectResistance')
    ? '十五.效果抗性.1'
    : hasKeyword(table, id, 'enemyEffectResistance')
      ? '十五.效果抗性.2'
      : null;
}

/** Whether a unit was chosen as a tribute for a play in progress (十二.3※). */
export function isTributeUnderway(table: Table, id: ObjectId): boolean {
  return table.state.frames.some((frame) => localsIn(frame, playUnitProcedure)?.tributes.includes(id));
}
