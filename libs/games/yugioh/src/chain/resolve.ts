import type { JsonObject, ObjectId } from '@arbiter/kernel';
import {
  call,
  carryingOut,
  type Control,
  defineProcedure,
  envLocals,
  type EnvLocals,
  type FrameLocals,
  happen,
  kindOfPlace,
  type Part,
  sourceEnv,
  type Table,
} from '@arbiter/kernel/authoring';
import { everySlot, present, slotId } from '../board.js';
import { checkVictory } from '../ending.js';
import { tidyField } from '../field/stabilise.js';
import { gameOf, type Link, rowOf, setGame } from '../facts.js';
import { linkResolved } from '../happenings/passing.js';
import { isNegated } from '../values/negation.js';
import { linkOf } from './link.js';
import { finishChainProcedure } from './finish.js';

/** Locals of `resolve`. */
export interface ResolveLocals extends FrameLocals {
  readonly env: EnvLocals | null;
  readonly parts: readonly Part[];
}

/**
 * Resolving a Chain, from its last Link to the first (4.4.3-1). Nothing can be activated in between (2.2-6). Afterwards the cards that
 * do not stay go to the GY (4.4.3-4).
 */
export const resolveProcedure = defineProcedure<ResolveLocals>({
  name: 'resolve',
  steps: [
    { name: 'next', rule: '4.4.3-2', run: next },
    carryingOut('part', '4.4.3-2'),
    { name: 'field', rule: 'base.16.12', run: tidyField },
    { name: 'resolved', rule: '4.4.3-3', run: resolved },
    { name: 'judged', rule: 'base.1.13', run: judged },
    { name: 'finish', rule: '4.4.3-4', run: (): Control => call(finishChainProcedure, { joined: true, returned: null }) },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

function next(table: Table, locals: ResolveLocals): Control {
  const { chain, resolving, moment } = gameOf(table);
  const number = resolving === 0 ? chain.length : resolving - 1;
  if (number <= 0) return { to: 'finish' };
  const link = linkOf(table, number) as Link;
  setGame(table, 'resolving', number);
  // A Link that does nothing still counts as the last thing that happened (2.2-7, ruling:9).
  table.newMoment();
  setGame(table, 'moment', moment + 1);
  const why = doesNothing(table, link);
  table.emit(why === null ? 'linkResolves' : 'linkDoesNothing', why ?? '4.4.3-2', {
    link: number,
    seat: link.seat,
    object: link.source,
    card: link.card,
    ability: link.ability,
  });
  // The effect belongs to the player who activated it, whoever controls its card now (2.3-2).
  table.local(locals, 'env', envLocals(sourceEnv(link.source, link.card, link.seat, link.event, link.vars)));
  table.local(locals, 'parts', why === null ? link.parts : []);
  return { to: 'part' };
}

/**
 * Returns the rule by which a Link resolves without effect; null if it has one. That the source has left matters only for effects that
 * require their source (2.2-2, 5.1-1, 5.1-2, ruling:3).
 */
function doesNothing(table: Table, link: Link): string | null {
  if (link.activationNegated) return 'base.23.6';
  if (link.effectNegated) return 'base.23.7';
  const row = table.find(link.source);
  const there = row !== null && kindOfPlace(table, row) === link.snapshot.place;
  const open = row !== null && rowOf(table, link.source).faceUp;
  // The source is still where it was activated, and is negated there (base.23.8).
  if (there && row.slot !== '' && isNegated(table, link.source)) return 'base.23.8';
  if (link.needsSource && !(there && open)) return link.act === 'card' ? 'base.16.9' : '5.1-1';
  return null;
}

/** Lets abilities that wait for the resolution of a Link act; this belongs to the Link's own moment. */
function resolved(table: Table): Control | undefined {
  const { number, source, seat, act, activationNegated, effectNegated, snapshot, targets, stamp } = linkOf(
    table,
    gameOf(table).resolving,
  ) as Link;
  const { kinds = [] } = snapshot.values as JsonObject;
  return happen(
    table,
    [
      linkResolved(source, seat, {
        link: number,
        act,
        kinds,
        targets,
        negated: activationNegated || effectNegated,
        activationNegated,
        witnesses: witnesses(table, stamp),
      }),
    ],
    undefined,
    true,
  );
}

/**
 * The cards that have been face-up on the field since before a Link was activated. Face-down cards see nothing, and a card turned face-up
 * since then counts as newly arrived.
 */
function witnesses(table: Table, stamp: number): readonly ObjectId[] {
  return present(table, everySlot.map(slotId)).filter((id) => rowOf(table, id).stamp < stamp);
}

/** Checks whether the Duel has been won or lost (base.1.13). */
function judged(table: Table): Control {
  checkVictory(table);
  return { to: 'next' };
}
