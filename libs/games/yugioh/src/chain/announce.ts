import { type Json, must, nonEmpty, type ObjectId } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  effectLocals,
  envOf,
  type Frame,
  happen,
  noteUse,
  notice,
  outcomeIn,
  returnedListIn,
  type Table,
  verbsRef,
} from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { freeSlots, slotsIn } from '../board.js';
import { rowOf, setGame } from '../facts.js';
import { checkVictory } from '../ending.js';
import { arrive } from '../happenings/arrive.js';
import { flipUp } from '../happenings/facing.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';
import { freePendulumSlots } from '../summon/pendulum.js';
import { forcedAnswersProcedure, forcedLocals } from './forced.js';
import { activatedEvent, addLink, snapshotOf } from './link.js';
import { chooseTargetsProcedure, targetLocals } from './targets.js';
import { type AnnounceLocals, announceRef } from './announcing.js';

/**
 * Activates a card or an effect: the card is turned face-up, costs are paid and targets are chosen; then it becomes a Chain Link (4.4.2-1,
 * base.7.10). Locals: an environment, `ability`, `act`, and `snapshot` of the source once it is in place.
 */
export const announceProcedure = defineProcedure({
  ...announceRef,
  steps: [
    { name: 'begin', rule: 'base.16.1', run: begin },
    { name: 'zoneChosen', rule: 'base.4.9', run: noteZone },
    { name: 'clear', rule: 'base.16.15', run: clearField },
    { name: 'place', rule: 'base.16.1', run: putCard },
    { name: 'placed', rule: 'base.16.1', run: takePlaced },
    { name: 'turnUp', rule: 'base.16.1', run: turnUp },
    { name: 'identify', rule: 'base.7.13', run: identify },
    {
      name: 'targetsFirst',
      rule: '4.3-1',
      run: (table, locals) => (costFirst(table, locals) ? { to: 'cost' } : chooseTargets(locals, 'targeted')),
    },
    { name: 'targeted', rule: '4.3-1', run: takeParts },
    { name: 'cost', rule: '3.3-2', run: pay },
    { name: 'paid', rule: '3.3-2', run: takePaid },
    {
      name: 'targets',
      rule: '4.3-1',
      run: (table, locals) => (costFirst(table, locals) ? chooseTargets(locals, 'targetsTaken') : { to: 'link' }),
    },
    { name: 'targetsTaken', rule: '4.3-1', run: takeParts },
    { name: 'link', rule: '4.4.2-1', run: link },
    { name: 'judged', rule: 'base.1.13', run: (table): void => void checkVictory(table) },
    { name: 'forced', rule: '4.4.2.1-1', run: (): Control => call(forcedAnswersProcedure, forcedLocals()) },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

/** Whether the cost is paid before targets are chosen, which is so unless the ability says otherwise (base.7.10, ruling:14). */
function costFirst(table: Table, locals: AnnounceLocals): boolean {
  return table.library.ability(locals.ability).ability.marks?.targetsFirst !== true;
}

const isField = (table: Table, id: ObjectId): boolean => table.program(table.object(id)).card.printed.property === 'field';

/** Whether a Pendulum Monster is being activated as a Spell Card (base.13.1). */
function isPendulumCard(table: Table, locals: AnnounceLocals): boolean {
  return table.library.ability(locals.ability).ability.marks?.pendulumCard === true;
}

/** Moves a card from the hand to a zone; a Set card is already in its zone (base.16.1). */
function begin(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const self = locals.self;
  if (locals.act !== 'card') return { to: 'identify' };
  const row = rowOf(table, self);
  if (row.slot !== '') return { to: 'turnUp' };
  const seat = locals.you;
  if (isField(table, self)) {
    table.local(locals, 'slot', slotsIn(seat, 'field')[0] as string);
    return { to: 'clear' };
  }
  const free = isPendulumCard(table, locals) ? freePendulumSlots(table, seat) : freeSlots(table, seat, 'spellTrap');
  return askZone(table, locals, frame, { seat, object: self, slots: free });
}

function noteZone(table: Table, locals: AnnounceLocals): Control {
  table.local(locals, 'slot', takeZone(table, locals));
  return { to: 'place' };
}

/** Sends the player's present Field Spell to the GY by rule (base.16.15). */
function clearField(table: Table, locals: AnnounceLocals): Control | undefined {
  const { object } = table.slot(locals.slot);
  return object === 0
    ? undefined
    : happen(table, [move(object, { to: 'graveyard', act: 'sent' }, byRule('base.16.15', 'rule', locals.you))]);
}

function putCard(table: Table, locals: AnnounceLocals): Control | undefined {
  return happen(table, [
    arrive(
      locals.self,
      {
        slot: locals.slot,
        seat: locals.you,
        faceUp: true,
        position: '',
        ...(isPendulumCard(table, locals) ? { role: 'pendulum' as const } : {}),
      },
      byRule('base.16.1', 'rule', locals.you),
    ),
  ]);
}

function takePlaced(table: Table, locals: AnnounceLocals): Control {
  const [now] = nonEmpty(outcomeIn(locals)?.objects, 'the card that was put there');
  table.local(locals, 'self', now);
  beginActivating(table, now);
  return { to: 'identify' };
}

/**
 * Marks a card as being activated: until it resolves, none of its continuous effects apply, not even while its cost is paid (base.7.13).
 */
function beginActivating(table: Table, self: ObjectId): void {
  setGame(table, 'activating', self);
}

function turnUp(table: Table, locals: AnnounceLocals): Control | undefined {
  beginActivating(table, locals.self);
  return happen(table, [flipUp(locals.self, '', byRule('base.16.1', 'rule', locals.you), 'activation')]);
}

/**
 * Records the source as it was at activation. Responses to the activation refer to that, wherever the cost moves the source (base.7.11).
 */
function identify(table: Table, locals: AnnounceLocals): void {
  table.local(locals, 'snapshot', snapshotOf(table, locals.self));
}

function chooseTargets(locals: AnnounceLocals, then: string): Control {
  return call(chooseTargetsProcedure, targetLocals(envOf(locals), locals.ability), then);
}

function takeParts(table: Table, locals: AnnounceLocals): void {
  table.local(locals, 'parts', returnedListIn(locals));
}

function pay(table: Table, locals: AnnounceLocals): Control | undefined {
  const path = locals.ability;
  const { cost } = table.library.ability(path).ability;
  if (cost === undefined) return undefined;
  const parts = locals.parts;
  const env = envOf(locals);
  return call(verbsRef, effectLocals({ ...env, vars: { ...env.vars, ...parts[0]?.vars } }, `${path}/cost`));
}

/** Lets the effect refer to what the cost was paid with. */
function takePaid(table: Table, locals: AnnounceLocals): void {
  const paid = outcomeIn(locals);
  if (paid?.vars !== undefined) table.local(locals, 'vars', paid.vars);
}

/** Adds the Chain Link and reports the activation and what it targets (4.4.2-1, 4.3-2). */
function link(table: Table, locals: AnnounceLocals): void {
  const env = envOf(locals);
  const path = locals.ability;
  const parts = locals.parts;
  const { limit } = table.library.ability(path).ability;
  // A limit that counts for the player counts even if the cost moved the card.
  if (limit !== undefined) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  const made = addLink(table, env, {
    ability: path,
    act: locals.act,
    parts,
    snapshot: must(locals.snapshot, 'the source as it was activated'),
  });
  table.newMoment();
  table.emit('activated', '4.4.2-1', {
    seat: env.you,
    object: env.self,
    card: env.card,
    ability: path,
    act: made.act,
    link: made.number,
    speed: made.speed,
    aimedAt: made.targets.map((target) => shown(table, target)),
  });
  notice(table, 'activated', { object: env.self, seat: env.you }, activatedEvent(made));
  for (const target of made.targets)
    if (table.find(target) !== null) notice(table, 'targeted', { object: target, seat: env.you }, { by: env.self, link: made.number });
}

/**
 * A target as shown to players: for a face-down card only its place (base.5.6, 4.3-1). Cards in hands and Decks are never targeted
 * (4.3.1-2).
 */
function shown(table: Table, id: ObjectId): Json {
  const row = table.find(id);
  if (row === null) return { object: id };
  return rowOf(table, id).faceUp ? { object: id, card: row.card } : { object: id };
}
