import {
  amount,
  candidates,
  type Choice,
  choosable,
  type Clause,
  type Env,
  holds,
  objectsOf,
  once,
  openModes,
  payable,
  type PlayerRef,
  type Ref,
  seatsOf,
  select,
  type Selector,
  type Table,
  targetable,
  type Verb,
} from '@arbiter/kernel/authoring';
import { summonsNothing } from '../summon/special-limits.js';
import { hasRoom } from '../summon/zones.js';
import { freeSlots } from '../board.js';
import { playerCannot } from '../values/rules.js';
import { paysTogether } from './costs-together.js';
import { freedZones, freesAny, freesMain } from './freed-zones.js';

/**
 * Whether an effect could do anything at all if it resolved now; an effect that could do nothing cannot be activated (4-2). Hidden cards of
 * the other player are not judged; players know which cards are left in their own Deck (base.5.8).
 */
export function startable(table: Table, env: Env, ability: string): boolean {
  const { ability: tree } = table.library.ability(ability);
  if (!targetable(table, env, ability) || !paysTogether(table, env, ability)) return false;
  const freed = freedZones(table, env, tree.cost ?? []);
  const must = tree.kind === 'triggered' && tree.may !== true;
  const paid = { ...env, vars: { ...env.vars, freed, must } };
  if (tree.modes !== undefined) return startableModes(table, paid, ability).length > 0;
  const clauses = tree.clauses ?? [];
  // A card that stays is activated for its continuous effects; what it may optionally do at once need not be possible (base.16.8).
  if (tree.kind === 'spell' && clauses.every(({ may }) => may === true) && stays(table, env.card)) return true;
  return couldDo(table, paid, clauses, tree.targets);
}

/** The modes of an ability that could do something (4-2); an impossible mode cannot be chosen (2.2-4, base.23.23). */
export function startableModes(table: Table, env: Env, ability: string): readonly number[] {
  const of = table.library.ability(ability).ability.modes?.of ?? [];
  return openModes(table, env, ability).filter((at) => couldDo(table, env, of[at]?.clauses ?? [], of[at]?.targets));
}

const staying: ReadonlySet<string> = new Set(['continuous', 'field']);

function stays(table: Table, card: string): boolean {
  return staying.has((table.library.card(card).card.printed.property as string | undefined) ?? '');
}

/** Whether the first mandatory instruction is possible; the later ones depend on it (2.2-3). */
function couldDo(table: Table, env: Env, clauses: readonly Clause[], targets: readonly Choice[] = []): boolean {
  if (clauses.length === 0) return true;
  let broken = false;
  for (const clause of clauses) {
    if (broken && clause.also !== true) continue;
    if (clause.if !== undefined && !bindsLater(clause.if) && !holds(table, env, clause.if)) continue;
    if (possible(table, env, clause, targets)) return true;
    broken = broken || clause.may !== true;
  }
  return false;
}

/** Whether one instruction could be carried out (4-2). */
function possible(table: Table, env: Env, clause: Clause, targets: readonly Choice[]): boolean {
  if (clause.forEach !== undefined && !bindsLater(clause.forEach) && select(table, env, clause.forEach).length === 0) return false;
  if (clause.repeat !== undefined && !bindsLater(clause.repeat) && amount(table, env, clause.repeat) <= 0) return false;
  if (!payable(table, env, clause.cost)) return false;
  if (!(clause.choose ?? []).every((choice) => bindsLater(choice) || hasChoice(table, env, choice))) return false;
  const verbs = clause.do ?? [];
  if (verbs.length === 0) return couldDo(table, env, clause.then ?? [], targets);
  const could = (verb: Verb): boolean =>
    isBoundLater(verb)
      ? couldBegin(table, env, verb, clause, targets)
      : drawsAnyway(table, env, verb) || table.library.verb(verb.verb).choosable?.(table, verb, env) !== false;
  return clause.whole === true ? verbs.every(could) : verbs.some(could);
}

/** A mandatory effect draws even from a Deck that is too small (5.3.3-5), as long as some player can draw (5.3.1-1). */
function drawsAnyway(table: Table, env: Env, { verb, who }: Verb): boolean {
  return (
    verb === 'draw' &&
    env.vars.must === true &&
    seatsOf(table, env, (who as PlayerRef | undefined) ?? 'you').some((seat) => !playerCannot(table, seat, 'draw'))
  );
}

/**
 * Whether a verb whose object is known only later could be carried out: for a summon there must be a zone, and the player must be able to
 * summon (base.9.5, base.9.12).
 */
function couldBegin(table: Table, env: Env, whole: Verb, { choose = [] }: Clause, targets: readonly Choice[]): boolean {
  const { verb, to, pointedBy, using } = whole;
  // A card put onto a monster uses that monster's zone; which monster it is may be known only later (base.12.11).
  if (using !== undefined) return bindsLater(using) || table.library.verb(verb).choosable?.(table, whole, env) !== false;
  if (verb !== 'takeControl' && verb !== 'specialSummon')
    return couldTake(table, env, whole, verb === 'banish' ? [...choose, ...targets] : choose);
  const [side = env.you] = to === undefined ? [] : seatsOf(table, env, to as PlayerRef);
  // Whoever takes control needs a Main Monster Zone (base.21.7).
  if (verb === 'takeControl') return freesMain(env, side) || freeSlots(table, side, 'monster').length > 0;
  const pointer = pointedBy === undefined ? 0 : (objectsOf(table, env, pointedBy as Ref)[0] ?? 0);
  const fromExtra = choose.some(({ from }) => [from?.from ?? []].flat().includes('extraDeck'));
  return !summonsNothing(table, env.you) && ((fromExtra ? freesAny : freesMain)(env, side) || hasRoom(table, side, pointer, fromExtra));
}

/**
 * Whether a verb is possible for at least one of the cards among which the same clause chooses (for `banish` also among which the effect
 * targets). An effect whose verb is forbidden for all of them cannot be activated (5.3.1-1).
 */
function couldTake(table: Table, env: Env, { what, ...rest }: Verb, choose: readonly Choice[]): boolean {
  const choice = choose.find(({ as }) => (what as { readonly var?: string } | undefined)?.var === as);
  // Anything else that the verb names is known only later, and so are hidden cards of the other player.
  if (choice?.from === undefined || bindsLater(choice) || isBoundLater(rest) || isForeign(table, env, choice.from)) return true;
  return candidates(table, env, choice).some(
    (id) =>
      table.library.verb(rest.verb).choosable?.(table, { ...rest, what }, { ...env, vars: { ...env.vars, [choice.as]: [id] } }) !== false,
  );
}

const hiddenZones: ReadonlySet<string> = new Set(['hand', 'mainDeck', 'extraDeck']);

/**
 * Whether a choice finds enough candidates; "up to" and "any number" need at least one (base.23.22). Hidden cards of the other player are
 * only counted (4-2, ruling:12).
 */
function hasChoice(table: Table, env: Env, choice: Choice): boolean {
  if (choice.from === undefined) return choosable(table, env, choice);
  const least = Math.max(1, choice.min === undefined ? 1 : amount(table, env, choice.min));
  const { from } = choice;
  if (!isForeign(table, env, from)) return candidates(table, env, choice).length >= least;
  return select(table, env, { ...from, where: undefined }).length >= least;
}

/** Whether a selector looks into hidden zones of the other player, whose cards are not judged (4-2, ruling:12). */
function isForeign(table: Table, env: Env, { from, of }: Selector): boolean {
  const kinds = typeof from === 'string' ? [from] : from;
  if (!kinds.some((kind) => hiddenZones.has(kind))) return false;
  return of === undefined || seatsOf(table, env, of).some((seat) => seat !== env.you);
}

/** Whether the object of a verb is known only later. `modifiers` are ignored, because by how much values change does not matter here. */
const isBoundLater = (verb: { readonly [argument: string]: unknown }): boolean =>
  Object.entries(verb).some(([name, part]) => name !== 'modifiers' && bindsLater(part));

/** Whether a tree uses a name that is bound only as the effect resolves. */
function bindsLater(node: unknown): boolean {
  return node === 'each' || (typeof node === 'object' && node !== null && treeBindsLater(node));
}

const treeBindsLater = once((tree: object): boolean => 'var' in tree || 'chosen' in tree || Object.values(tree).some(bindsLater));
