import { type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  passAhead,
  passedFor,
  passesAhead,
  type Table,
} from '@arbiter/kernel/authoring';
import { attackIsOwed } from '../battle/may-attack.js';
import { playerCannot } from '../values/rules.js';
import { buildLocals, buildProcedure } from '../chain/build.js';
import { checkVictory } from '../ending.js';
import { gameOf, opponentOf, playerOf, turnPlayer } from '../facts.js';
import { type Act, actId, actOption, actsOf, hasNothing, startAct, type Allowed } from './acts.js';
import { timingOpen } from './answerable.js';
import { fastWindowProcedure, startOffer, windowLocals } from './fast-window.js';
import { type Offer, offerOption, offersOf, type Window } from './offers.js';
import { clearActedPresets, followAnyWish, presetOptions, wishes } from './presets.js';
import { timingLocals, timingProcedure } from './timing.js';
import { mightAct } from './windows.js';
import { attackGoesOnProcedure } from '../battle/replay.js';

/** Locals of `openState`. */
export interface OpenStateLocals extends FrameLocals {
  readonly allowed: Allowed;
  readonly wants: string;
  readonly done: boolean;
  readonly acts: readonly Act[];
  readonly offers: readonly Offer[];
}

/**
 * The open game state of a phase or step (base.7.1): the turn player acts or wants to continue; after each action triggered effects and
 * fast effects are
 * activated; before the phase ends the other player may act (base.7.8). Locals: `allowed`. Returns where the turn player continues:
 * `battlePhase`, or `next`.
 */
export const openStateProcedure = defineProcedure<OpenStateLocals>({
  name: 'openState',
  steps: [
    { name: 'settle', rule: 'base.7.3', run: settle },
    {
      name: 'attack',
      rule: 'base.17.7',
      run: (table): Control | undefined =>
        gameOf(table).attack === null ? undefined : call(attackGoesOnProcedure, { returned: null, answer: null, answers: null }, 'acted'),
    },
    { name: 'offer', rule: 'base.7.2', run: offer },
    { name: 'act', rule: 'base.7.2', run: act },
    { name: 'acted', rule: 'base.7.3', run: acted },
    {
      name: 'activated',
      rule: '4.4.2-1',
      run: (table): Control => call(buildProcedure, buildLocals(opponentOf(turnPlayer(table))), 'acted'),
    },
    // The other player may act here and after each action of the turn player (base.7.7).
    {
      name: 'goOn',
      rule: 'base.7.8',
      run: (table): Control => call(fastWindowProcedure, windowLocals(opponentOf(turnPlayer(table)), 'goOn')),
    },
    { name: 'gone', rule: 'base.7.8', run: gone },
    {
      name: 'answered',
      rule: '4.4.2-1',
      run: (table): Control => call(buildProcedure, buildLocals(turnPlayer(table)), 'acted'),
    },
  ],
});

export function openLocals(allowed: Allowed): OpenStateLocals {
  return { allowed, wants: 'next', done: false, acts: [], offers: [], returned: null, answer: null, answers: null };
}

/** Runs a timing after an action, and again as long as something waits for one. */
function settle(table: Table, locals: OpenStateLocals): Control | undefined {
  if (checkVictory(table)) return undefined;
  if (locals.done !== true && !timingOpen(table)) return undefined;
  table.local(locals, 'done', false);
  return call(timingProcedure, timingLocals(), 'settle');
}

function acted(table: Table, locals: OpenStateLocals): Control {
  table.local(locals, 'done', true);
  return { to: 'settle' };
}

/** Whether an effect ends this phase or step (base.6.17). */
function isEnded(table: Table, allowed: Allowed): boolean {
  const { ending } = gameOf(table);
  return ending === 'turn' || (ending === 'battle' && (allowed === 'battle' || allowed === 'start'));
}

function offer(table: Table, locals: OpenStateLocals, frame: Frame): Control {
  const seat = turnPlayer(table);
  const allowed = locals.allowed;
  if (isEnded(table, allowed)) return { done: 'next' };
  const main = allowed === 'main';
  const acting = main || allowed === 'battle';
  const { asked } = playerOf(table, seat);
  const might = (window: Window): boolean => (asked === 'able' ? offersOf(table, seat, window).length > 0 : mightAct(table, seat, window));
  const quiet = !acting && (asked === 'acting' || passesAhead(table, seat) || !might('open'));
  let known: readonly Act[] | null = null;
  const actsNow = (): readonly Act[] => (known ??= actsOf(table, seat, allowed));
  const isDone = (): boolean => (asked === 'able' ? actsNow().length === 0 : hasNothing(table, seat, allowed, actsNow));
  if (quiet || (isDone() && !might(main ? 'main' : 'open') && !mayEnterBattle(table))) {
    table.local(locals, 'wants', 'next');
    return { to: 'goOn' };
  }
  const acts = actsNow();
  const offers = offersOf(table, seat, main ? 'main' : 'open');
  table.local(locals, 'acts', acts);
  table.local(locals, 'offers', offers);
  const options: Option[] = [...acts.map((one) => actOption(table, one)), ...offers.map((one, at) => offerOption(table, one, at))];
  const owed = allowed === 'battle' && attackIsOwed(table, seat);
  if (mayEnterBattle(table)) options.push({ id: 'battlePhase', label: 'battlePhase' });
  const standing = acting ? wishes(table, seat) : [...presetOptions, ...wishes(table, seat)];
  table.ask(frame, {
    seat,
    kind: acting ? 'openAction' : 'fastEffect',
    rule: 'base.7.2',
    params: { window: 'open', phase: gameOf(table).phase, step: gameOf(table).step },
    domain: { type: 'options', min: 1, max: 1, options: [...(owed ? [] : [{ id: 'pass', label: 'goOn' }]), ...options, ...standing] },
  });
  return { wait: true };
}

/**
 * Whether the turn player may enter the Battle Phase: not in the first turn of the Duel, and only from Main Phase 1 (base.6.4, base.6.5).
 */
export function mayEnterBattle(table: Table): boolean {
  const { turn, phase } = gameOf(table);
  return turn > 1 && phase === 'main1' && !playerCannot(table, turnPlayer(table), 'enterBattle');
}

function act(table: Table, locals: OpenStateLocals): Control {
  const seat: Seat = turnPlayer(table);
  const [pick = 'pass'] = picksOf(locals.answer);
  if (pick === 'battlePhase') {
    table.local(locals, 'wants', 'battlePhase');
    return { to: 'goOn' };
  }
  if (pick.startsWith('use:')) {
    clearActedPresets(table, seat);
    return {
      ...startOffer(table, locals.offers[Number(pick.slice('use:'.length))] as Offer),
      then: 'activated',
    };
  }
  if (followAnyWish(table, seat, pick)) return { to: 'offer' };
  const chosen = locals.acts.find((one) => actId(one) === pick);
  if (chosen === undefined) {
    passAhead(table, seat, passedFor(pick) ?? '');
    table.local(locals, 'wants', 'next');
    return { to: 'goOn' };
  }
  clearActedPresets(table, seat);
  return { ...startAct(table, seat, chosen), then: 'acted' };
}

/**
 * If the other player acts, the game state is open again in the same phase or step (base.7.8); if not, both players agree that it is over
 * (base.6.8, base.17.17).
 */
function gone(_table: Table, locals: OpenStateLocals): Control {
  return locals.returned === true ? { to: 'answered' } : { done: locals.wants };
}
