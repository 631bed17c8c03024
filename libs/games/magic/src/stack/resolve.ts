import { must, type ObjectId } from '@arbiter/kernel';
import {
  carryingOut,
  type Control,
  defineProcedure,
  envLocals,
  type EnvLocals,
  type FrameLocals,
  happen,
  type HappenResult,
  holds,
  itemEnv,
  type Part,
  patched,
  type Table,
  valuesOf,
  vanish,
  wordsOf,
} from '@arbiter/kernel/authoring';
import { endBestow, isBestowed } from '../permanents/bestow.js';
import { arrivalOf } from '../faces/arrival.js';
import { onAdventure } from '../faces/adventures.js';
import { hasFaceUp } from '../faces/forms.js';
import { shownCard } from '../facts.js';
import { move } from '../happenings/move.js';
import { itemOf, setItem } from './items.js';
import { leaveRestart } from '../match/restart.js';
import { beginResolving, releasePlayers } from '../turn/control.js';
import { stillLegal } from './targets.js';

/** Locals of `resolve`. */
export interface ResolveLocals extends FrameLocals<HappenResult> {
  readonly object: ObjectId;
  /** The parts that have yet to be carried out; absent if the object does not resolve. */
  readonly parts?: readonly Part[];
  readonly env?: EnvLocals;
  readonly adventure?: boolean;
}

/** Resolving the object on top of the stack (608). Locals: `object`. */
export const resolveProcedure = defineProcedure<ResolveLocals>({
  name: 'resolve',
  steps: [
    { name: 'begin', rule: '608.1', run: begin },
    { name: 'enter', rule: '608.3', run: enter },
    { name: 'entered', rule: '608.3', run: entered },
    carryingOut('carryOut', '608.2c'),
    { name: 'finish', rule: '608.2k', run: finish },
    { name: 'finished', rule: '715.3d', run: finished },
    { name: 'entirely', rule: '716.2', run: (table): void => releasePlayers(table) },
  ],
});

function begin(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const { ability } = itemOf(table, id);
  const env = itemEnv(table, id);
  table.newMoment();
  // 603.4, 608.2a: an intervening condition that is no longer true. The condition of a state trigger is no such condition (603.8).
  const when = env.event === null || env.event.key === 'state' ? undefined : table.library.ability(ability).ability.when;
  if (when !== undefined && !holds(table, env, when)) return fail(table, locals, '608.2a');
  readAnew(table, id);
  const isBestowing = isBestowed(table, id);
  // 608.3a: targets of an Aura spell are checked as well; 702.46d: so are those of text spliced onto a spell.
  const legal = stillLegal(table, id);
  // 702.102d: a bestowed spell without a legal target becomes a creature spell again.
  if (legal === null) endBestow(table, id);
  const parts = legal ?? (isBestowing ? [] : null);
  if (parts === null) return fail(table, locals, '608.2b');
  table.local(locals, 'parts', parts);
  table.local(locals, 'env', envLocals({ ...env, vars: itemOf(table, id).vars }));
  beginResolving(table, id);
  table.emit('resolved', '608.1', { object: id, card: shownCard(table, id), seat: env.you });
  return isPermanentSpell(table, id) ? undefined : { to: 'carryOut' };
}

/** 612.1: the spell does what its text says as it resolves, including text spliced onto it (612.8). */
function readAnew(table: Table, id: ObjectId): void {
  const item = itemOf(table, id);
  const own =
    item.ability === '' || table.object(id).kind === 'item'
      ? undefined
      : (valuesOf(table, id).abilities as readonly string[]).find((path) => path.startsWith('{') && path.endsWith(item.ability));
  const words = own === undefined ? null : wordsOf(own);
  if (words !== null) setItem(table, id, { ...item, parts: item.parts.map((part) => ({ ...part, at: patched(part.at, { words }) })) });
}

/** Removes an object that doesn't resolve from the stack, without any effect. */
function fail(table: Table, locals: ResolveLocals, rule: string): Control {
  const id = locals.object;
  table.emit('notResolved', rule, { object: id, card: shownCard(table, id), seat: table.controllerOf(table.object(id)) });
  return { to: 'finish' };
}

function isPermanentSpell(table: Table, id: ObjectId): boolean {
  const row = table.object(id);
  if (row.kind === 'item') return false;
  const types = valuesOf(table, id).types as readonly string[];
  return !types.includes('instant') && !types.includes('sorcery');
}

/**
 * 608.3: the only step of a permanent spell is to enter the battlefield under its controller's control; an Aura attached to its target
 * (303.4). A permanent that can't enter goes to the graveyard.
 */
function enter(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const row = table.object(id);
  const aura = (locals.parts ?? []).find(({ vars }) => vars.enchanted !== undefined);
  const [host = 0] = (aura?.vars.enchanted ?? []) as readonly number[];
  return happen(table, [move(id, { to: 'battlefield', under: table.controllerOf(row), host, ...arrivalOf(row) }, '608.3')]);
}

/**
 * Carries out what the way of casting adds to a permanent spell as it resolves, for the permanent that it became (702.108a). A permanent
 * that could not enter goes to the graveyard (608.3b).
 */
function entered(table: Table, locals: ResolveLocals): Control | undefined {
  if (table.find(locals.object) !== null) return { to: 'finish' };
  const [now = 0] = locals.returned?.objects ?? [];
  if (table.find(now)?.zone !== 'battlefield') return { to: 'entirely' };
  table.local(locals, 'env', { ...must(locals.env, 'an environment'), self: now });
  return undefined;
}

/** 608.2k: puts a spell into its owner's graveyard, if it is still on the stack; an ability ceases to exist. */
function finish(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const row = table.find(id);
  if (leaveRestart(table)) return { to: 'entirely' };
  if (row === null) return undefined;
  // 715.3d: an adventure that resolved is exiled instead, and the player may cast the card from exile.
  if (locals.env !== undefined && hasFaceUp(table, row, 'adventure')) {
    table.local(locals, 'adventure', true);
    return happen(table, [move(id, { to: 'exile' }, '715.3d')]);
  }
  if (row.kind !== 'item') {
    const away = move(id, { to: 'graveyard' }, '608.2k');
    // Effects that replace the zone to which a resolving spell goes check `resolving`; they don't apply to a spell that did not resolve
    // (702.26a, 702.87a).
    return happen(table, [locals.parts === undefined ? away : { ...away, data: { ...away.data, resolving: true } }]);
  }
  vanish(table, id);
  return undefined;
}

function finished(table: Table, locals: ResolveLocals): void {
  if (locals.adventure !== true) return;
  const [now = 0] = locals.returned?.objects ?? [];
  if (table.find(now)?.zone === 'exile') onAdventure(table, now, must(locals.env, 'an environment').you);
}
