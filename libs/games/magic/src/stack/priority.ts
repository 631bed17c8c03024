import { type JsonObject, type Option, picksOf } from '@arbiter/kernel';
import {
  actAgain,
  type ActingLocals,
  beginAct,
  call,
  type Control,
  defineProcedure,
  endAct,
  endPassing,
  forgetLoop,
  type Frame,
  happen,
  offerActs,
  passAhead,
  passedFor,
  passesAhead,
  passOn,
  pickedAct,
  repeatId,
  settledUntil,
  stopPassing,
  type Table,
} from '@arbiter/kernel/authoring';
import { settleCombat } from '../combat/removal.js';
import { gameOf, nextSeat, topOfStack } from '../facts.js';
import { noteCards } from '../permanents/standing.js';
import { stateBasedActions } from '../state-based/index.js';
import { runTriggeredMana, activateManaLocals } from '../mana/activate.js';
import { openExiled } from '../faces/forms.js';
import { turnUpLocals, turnUpProcedure } from '../faces/turn-up.js';
import { noteRound, withoutRounds } from '../match/fragmented.js';
import { noteResolution } from '../match/loops.js';
import { endShortcut, followShortcut, noteRepeatable, repeatOption, shortcutLocals, shortcutProcedure } from '../match/shortcuts.js';
import { performSpecial } from '../special-actions/special.js';
import { type Act, actId, actsOf, mightAct } from './acts.js';
import { legendLocals, legendRuleProcedure } from '../state-based/unique.js';
import { activateLocals, announceProcedure, castLocals } from './announce.js';
import { presetOptions } from './presets.js';
import { stackTriggersLocals, stackTriggersProcedure, triggersWait } from './trigger-stack.js';
import { playLandProcedure } from '../turn/lands.js';
import { activateManaProcedure } from './activate-mana.js';
import { resolveProcedure } from './resolve.js';

/**
 * Priority (117): state-based actions and waiting triggers first, then the player acts or passes. When all players pass in succession, the
 * top of the stack resolves, or the step ends if the stack is empty (117.4). Locals: `seat`, who gets priority; `passes`, the number of
 * passes in succession.
 */
export const priorityProcedure = defineProcedure<ActingLocals<Act>>({
  name: 'priority',
  steps: [
    { name: 'settle', rule: '117.5', run: settle },
    { name: 'offer', rule: '117.1', run: offer },
    { name: 'acted', rule: '117.3c', run: acted },
    { name: 'announced', rule: '722.2', run: announced },
    { name: 'resolved', rule: '117.3b', run: resolved },
  ],
});

/**
 * Carries out state-based actions (704.1), as long as there are any (704.3); they are checked between other actions, never during a
 * resolution (704.4), and without a choice by a player (704.2). Before that, a permanent that is no creature or planeswalker any more is
 * removed from combat (506.4).
 * @param then the step of the running procedure that checks again
 */
export function checkState(table: Table, then: string): Control | undefined {
  noteCards(table);
  settleCombat(table);
  const { batch, groups } = stateBasedActions(table);
  if (groups.length > 0) return call(legendRuleProcedure, legendLocals(batch, groups), then);
  return batch.length > 0 ? (happen(table, batch, then) ?? { to: then }) : undefined;
}

/** Repeats state-based actions until there are none (117.5); skipped while nothing has changed since. */
const settleState = settledUntil({ name: 'state-based actions', basis: 'everything', find: (table) => checkState(table, 'settle') });

/**
 * 117.5: carries out state-based actions, then puts triggered abilities on the stack, until there are none of either: every ability that
 * triggered is put on the stack before a player gets priority, whatever it triggered on (508.2b, 509.4a, 510.3a).
 */
function settle(table: Table): Control | undefined {
  const check = settleState(table);
  if (check !== undefined) return check;
  if (!triggersWait(table)) return undefined;
  // 605.4a: triggered mana abilities don't use the stack.
  return runTriggeredMana(table, 'settle') ?? call(stackTriggersProcedure, stackTriggersLocals(), 'settle');
}

const passOption: Option = { id: 'pass', label: 'pass' };

function offer(table: Table, locals: ActingLocals<Act>, frame: Frame): Control {
  const seat = locals.seat;
  const { shortcut } = gameOf(table);
  const follows = shortcut === null ? 'ask' : followShortcut(table, shortcut, seat);
  if (follows === 'pass' || (follows === 'ask' && (passesAhead(table, seat) || !mightAct(table, seat)))) return passed(table, locals);
  // An act that was just taken back is not offered again until another act was done (722.1).
  const acts = offerActs(table, locals, withoutRounds(table, seat, actsOf(table, seat)), actId);
  if (follows === 'act') {
    if (acts.some((act) => actId(act) === shortcut?.act)) {
      table.local(locals, 'answer', { picks: [shortcut?.act ?? ''] });
      forgetLoop(table);
      return { to: 'acted' };
    }
    endShortcut(table);
  }
  // 721.2c: the player who shortened the shortcut must do something other than pass, if possible.
  const passes = follows === 'differ' && acts.length > 0 ? [] : [passOption];
  const options = acts.map(
    (act): Option => ({
      id: actId(act),
      label: labelOf(act),
      params: paramsOf(table, act),
      ...(table.find(act.object) === null ? {} : { object: act.object }),
    }),
  );
  table.ask(frame, {
    seat,
    kind: 'act',
    rule: '117.1',
    params: { step: gameOf(table).step, stack: topOfStack(table) },
    domain: {
      type: 'options',
      min: 1,
      max: 1,
      options: [...passes, ...options, ...repeatOption(table, seat, acts), ...(passes.length === 0 ? [] : presetOptions)],
    },
  });
  return { wait: true };
}

/** Mana abilities have the same label as other activated abilities (117.1d). */
function labelOf(act: Act): string {
  if (act.type === 'mana') return 'activate';
  return act.type === 'special' ? act.action : act.type;
}

function paramsOf(table: Table, act: Act): JsonObject {
  const { object } = act;
  const card = table.find(object)?.card ?? '';
  switch (act.type) {
    case 'activate':
      return { card, object, ability: act.ability };
    case 'mana':
      return { card, object, ability: act.ability, mana: true };
    case 'cast':
      return {
        card,
        object,
        ...(act.way.name === '' ? {} : { way: act.way.name }),
        ...(act.way.face === 0 ? {} : { face: faceName(table, act) }),
      };
    case 'special':
      return { card, object, ...act.params };
    case 'land':
      return { card, object };
    case 'turnUp':
      return { card, object, ...(act.ability === '' ? {} : { ability: act.ability }) };
  }
}

const faceName = (table: Table, { object, way }: Extract<Act, { readonly type: 'cast' }>): string =>
  table.program(table.object(object)).card.faces?.[way.face - 1]?.names.en ?? '';

function acted(table: Table, locals: ActingLocals<Act>): Control {
  const [pick] = picksOf(locals.answer);
  const act = pickedAct<Act>(locals, actId);
  const seat = locals.seat;
  if (pick === repeatId) return call(shortcutProcedure, shortcutLocals(table, seat), 'settle');
  if (act === undefined) {
    passAhead(table, seat, passedFor(pick as string) ?? '');
    return passed(table, locals);
  }
  if (act.type !== 'mana') {
    stopPassing(table, seat);
    noteRepeatable(table, seat, act);
    noteRound(table, seat, act);
  }
  beginAct(table, locals);
  // 406.3: a card face down in exile is turned face up to be played; 601.3: a player with priority must keep to the timing for casting.
  const opened = (act.type === 'land' || act.type === 'cast') && openExiled(table, act.object);
  switch (act.type) {
    case 'land':
      return call(playLandProcedure, { seat, object: act.object, returned: null }, 'announced');
    case 'cast':
      return call(announceProcedure, castLocals(table, seat, act.object, act.way, { timed: true, opened }), 'announced');
    case 'activate':
      return call(announceProcedure, activateLocals(table, seat, act.object, act.ability), 'announced');
    case 'turnUp':
      return call(turnUpProcedure, turnUpLocals(table, seat, act), 'announced');
    case 'mana':
      return call(
        activateManaProcedure,
        activateManaLocals(table, seat, { object: act.object, path: act.ability, index: act.index }),
        'announced',
      );
    case 'special':
      return { ...performSpecial(table, seat, act), then: 'announced' };
  }
}

/** 117.3c: a player who acted gets priority again; 722.2: so does a player whose act was taken back. */
function announced(table: Table, locals: ActingLocals<Act>): Control {
  endAct(table, locals);
  return { to: 'settle' };
}

/**
 * 117.3d, 117.4, 500.2: when all players have passed in succession, the top of the stack resolves, or, with an empty stack, the step or
 * phase ends.
 */
function passed(table: Table, locals: ActingLocals<Act>): Control {
  if (!passOn(table, locals, table.state.players.length, (seat) => nextSeat(table, seat))) return { to: 'settle' };
  const top = topOfStack(table);
  if (top === 0) {
    endPassing(table, 'step');
    return { done: null };
  }
  return call(resolveProcedure, { object: top, returned: null, answer: null, answers: null }, 'resolved');
}

/** 117.3b: after something resolved, the active player gets priority. */
function resolved(table: Table, locals: ActingLocals<Act>): Control {
  // If this ends the game (104.4b), its frames are left, so that nobody gets priority.
  noteResolution(table);
  actAgain(table, locals, gameOf(table).active);
  return { to: 'settle' };
}
