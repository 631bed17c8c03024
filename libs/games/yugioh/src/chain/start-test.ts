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
 * Whether an effect could do anything at all if it resolved now: what can do nothing is not activated (4-2). About the other player's
 * hidden cards nothing is judged; a player knows what is left in his own Deck (base.5.8).
 */
export function startable(table: Table, env: Env, ability: string): boolean {
  const { ability: tree } = table.library.ability(ability);
  if (!targetable(table, env, ability) || !paysTogether(table, env, ability)) return false;
  const freed = freedZones(table, env, tree.cost ?? []);
  const must = tree.kind === 'triggered' && tree.may !== true;
  const paid = { ...env, vars: { ...env.vars, freed, must } };
  if (tree.modes !== undefined) return startableModes(table, paid, ability).length > 0;
  const clauses = tree.clauses ?? [];
  // base.16.8: a card that stays is activated for what it does there; what it may do at once beside may be nothing.
  if (tree.kind === 'spell' && clauses.every(({ may }) => may === true) && stays(table, env.card)) return true;
  return couldDo(table, paid, clauses, tree.targets);
}

/** Of several things among which an ability lets its player choose, those that could do something (4-2): what is impossible he cannot choose (2.2-4, base.23.23). */
export function startableModes(table: Table, env: Env, ability: string): readonly number[] {
  const of = table.library.ability(ability).ability.modes?.of ?? [];
  return openModes(table, env, ability).filter((at) => couldDo(table, env, of[at]?.clauses ?? [], of[at]?.targets));
}

const staying: ReadonlySet<string> = new Set(['continuous', 'field']);

function stays(table: Table, card: string): boolean {
  return staying.has((table.library.card(card).card.printed.property as string | undefined) ?? '');
}

/** The first instruction that must be carried out has to be possible: what comes after hangs on it (2.2-3). */
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

/** 5.3.3-5: what must be activated draws of too small a Deck as well; 5.3.1-1: as long as somebody can draw. */
function drawsAnyway(table: Table, env: Env, { verb, who }: Verb): boolean {
  return (
    verb === 'draw' &&
    env.vars.must === true &&
    seatsOf(table, env, (who as PlayerRef | undefined) ?? 'you').some((seat) => !playerCannot(table, seat, 'draw'))
  );
}

/** base.9.5, base.9.12: what is summoned is known only later, but there has to be a zone, and its player may summon. */
function couldBegin(table: Table, env: Env, whole: Verb, { choose = [] }: Clause, targets: readonly Choice[]): boolean {
  const { verb, to, pointedBy, using } = whole;
  // base.12.11: what is put onto a monster finds its zone there; which monster that is may be known only later.
  if (using !== undefined) return bindsLater(using) || table.library.verb(verb).choosable?.(table, whole, env) !== false;
  if (verb !== 'takeControl' && verb !== 'specialSummon')
    return couldTake(table, env, whole, verb === 'banish' ? [...choose, ...targets] : choose);
  const [side = env.you] = to === undefined ? [] : seatsOf(table, env, to as PlayerRef);
  // base.21.7: whoever takes control needs a Main Monster Zone for what he takes.
  if (verb === 'takeControl') return freesMain(env, side) || freeSlots(table, side, 'monster').length > 0;
  const pointer = pointedBy === undefined ? 0 : (objectsOf(table, env, pointedBy as Ref)[0] ?? 0);
  const fromExtra = choose.some(({ from }) => [from?.from ?? []].flat().includes('extraDeck'));
  return !summonsNothing(table, env.you) && ((fromExtra ? freesAny : freesMain)(env, side) || hasRoom(table, side, pointer, fromExtra));
}

/** What is done to something that the same clause chooses, or banished that is targeted, has to be possible to something among which it is chosen: what is forbidden is not begun (5.3.1-1). */
function couldTake(table: Table, env: Env, { what, ...rest }: Verb, choose: readonly Choice[]): boolean {
  const choice = choose.find(({ as }) => (what as { readonly var?: string } | undefined)?.var === as);
  // What more the verb names is known only later, as hidden cards of the other player are.
  if (choice?.from === undefined || bindsLater(choice) || isBoundLater(rest) || isForeign(table, env, choice.from)) return true;
  return candidates(table, env, choice).some(
    (id) =>
      table.library.verb(rest.verb).choosable?.(table, { ...rest, what }, { ...env, vars: { ...env.vars, [choice.as]: [id] } }) !== false,
  );
}

const hiddenZones: ReadonlySet<string> = new Set(['hand', 'mainDeck', 'extraDeck']);

/** base.23.22: "up to" and "any number" need one all the same. Hidden cards of the other player are only counted (4-2, ruling:12). */
function hasChoice(table: Table, env: Env, choice: Choice): boolean {
  if (choice.from === undefined) return choosable(table, env, choice);
  const least = Math.max(1, choice.min === undefined ? 1 : amount(table, env, choice.min));
  const { from } = choice;
  if (!isForeign(table, env, from)) return candidates(table, env, choice).length >= least;
  return select(table, env, { ...from, where: undefined }).length >= least;
}

/** Whether a selector looks into hidden zones of the other player, of which nothing is judged (4-2, ruling:12). */
function isForeign(table: Table, env: Env, { from, of }: Selector): boolean {
  const kinds = typeof from === 'string' ? [from] : from;
  if (!kinds.some((kind) => hiddenZones.has(kind))) return false;
  return of === undefined || seatsOf(table, env, of).some((seat) => seat !== env.you);
}

/** Whether it is known only later to what a verb is done; by how much it changes that, does not matter. */
const isBoundLater = (verb: { readonly [argument: string]: unknown }): boolean =>
  Object.entries(verb).some(([name, part]) => name !== 'modifiers' && bindsLater(part));

/** Whether a tree names something that is bound only as the effect resolves. */
function bindsLater(node: unknown): boolean {
  return node === 'each' || (typeof node === 'object' && node !== null && treeBindsLater(node));
}

const treeBindsLater = once((tree: object): boolean => 'var' in tree || 'chosen' in tree || Object.values(tree).some(bindsLater));
