import { picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  reshuffle,
  setMatch,
  type Table,
} from '@arbiter/kernel/authoring';
import { gameOf, opponentOf, setGame, turnOrder } from './facts.js';
import { draw } from './happenings/draw.js';
import { byRule } from './happenings/reasons.js';
import { openingHand } from './setup.js';
import { turnLocals, turnProcedure } from './turn/turn.js';

/** Locals of `duel`. */
export interface DuelLocals extends FrameLocals {
  readonly chooser: Seat;
}

/**
 * Plays a Duel: who goes first, opening hands, then turn after turn. Locals: `chooser`, who chooses who goes first; -1 if that is drawn at
 * random.
 */
export const duelProcedure = defineProcedure<DuelLocals>({
  name: 'duel',
  steps: [
    { name: 'chooser', rule: 'base.1.2', run: askFirst },
    { name: 'first', rule: 'base.1.2', run: takeFirst },
    {
      name: 'shuffle',
      rule: 'base.1.4',
      run: (table): void => table.seats().forEach((seat) => reshuffle(table, `mainDeck:${seat}`, 'base.1.4')),
    },
    {
      name: 'hands',
      rule: 'base.1.5',
      run: (table): Control | undefined =>
        happen(
          table,
          turnOrder(table).map((seat) => draw(seat, openingHand, byRule('base.1.5'))),
        ),
    },
    { name: 'nextTurn', rule: 'base.6.15', run: nextTurn },
  ],
});

export const duelLocals = (chooser: Seat): DuelLocals => ({ chooser, answer: null, answers: null, returned: null });

/**
 * Asks who goes first: in the first Duel the player who chooses is drawn at random (base.1.2), later it is the loser of the previous Duel
 * (base.1.3).
 */
function askFirst(table: Table, locals: DuelLocals, frame: Frame): Control {
  let chooser = locals.chooser;
  if (chooser < 0) {
    chooser = table.random('chooser', table.pins.seats, 'base.1.2');
    setMatch(table, 'chooser', chooser);
  }
  table.ask(frame, {
    seat: chooser,
    kind: 'chooseFirst',
    rule: chooser === locals.chooser ? 'base.1.3' : 'base.1.2',
    domain: {
      type: 'options',
      min: 1,
      max: 1,
      options: [chooser, opponentOf(chooser)].map((seat) => ({ id: `player:${seat}`, label: 'player', params: { seat } })),
    },
  });
  return { wait: true };
}

function takeFirst(table: Table, locals: DuelLocals): void {
  const first = Number((picksOf(locals.answer)[0] as string).slice('player:'.length));
  table.local(locals, 'answer', null);
  setGame(table, 'first', first);
  table.emit('firstPlayerDecided', 'base.1.2', { seat: first });
}

function nextTurn(table: Table): Control {
  const { active, first } = gameOf(table);
  return call(turnProcedure, turnLocals(active < 0 ? first : opponentOf(active)), 'nextTurn');
}
