import type { ObjectId } from '@arbiter/kernel';
import {
  about,
  type EffectRow,
  effectSource,
  type Env,
  holds,
  lastingEnv,
  type Modifier,
  type ObjectRow,
  once,
  type Program,
  select,
  sourceEnv,
  type Table,
} from '@arbiter/kernel/authoring';
import { everySlot, present, slotId } from '../board.js';
import { fieldsOf } from '../facts.js';
import { layers } from '../vocabulary.js';
import { affects } from './affects.js';
import { isPending } from './pending.js';

/**
 * Effects that negate are in one layer and may negate one another (base.23.8). Lasting negations of resolved effects take precedence; of
 * continuous
 * ones that would negate each other, the one that began to apply first prevails (ruling:23).
 */

const layer = layers.indexOf('identity');
const cut = layer - 1;

/** A modifier that negates, with the environment in which it is read. */
interface Negation {
  readonly modifier: Modifier;
  readonly path: string;
  readonly env: Env;
  readonly objects: readonly ObjectId[] | null;
  readonly kind: 'standing' | 'lasting';
}

const negates = (modifier: Modifier): boolean => modifier.set?.negated === true;

const printedNegations = once(({ statics }: Program): readonly { readonly modifier: Modifier; readonly path: string }[] =>
  statics.flatMap(({ standing }) => standing.filter(({ modifier }) => negates(modifier))),
);

function standingNegations(table: Table, row: ObjectRow): readonly Negation[] {
  const env = { ...sourceEnv(row.id, row.card, row.controller), cut };
  return printedNegations(table.program(row)).map(({ modifier, path }) => ({ modifier, path, env, objects: null, kind: 'standing' }));
}

const lies = everySlot.map(slotId);

/** Face-up cards on the field with an effect of their own that negates others (base.23.5, base.23.8). */
function negators(table: Table): readonly ObjectRow[] {
  return present(table, lies)
    .map((id) => table.object(id))
    .filter(
      (row) =>
        fieldsOf(row).faceUp && !fieldsOf(row).arriving && !isPending(table, row.id) && printedNegations(table.program(row)).length > 0,
    );
}

function lastingNegations(table: Table): readonly Negation[] {
  return (Object.values(table.state.effects) as readonly EffectRow[]).flatMap((effect): readonly Negation[] => {
    const modifier = table.library.modifier(effect.program);
    return negates(modifier)
      ? [{ modifier, path: effect.program, env: { ...lastingEnv(effect), cut }, objects: effect.objects, kind: 'lasting' }]
      : [];
  });
}

/** Whether a negation is about a given card; a negation of the source's own effects concerns no other card. */
function isAbout(table: Table, { modifier: { of }, env, objects }: Negation, row: ObjectRow): boolean {
  if (objects !== null) return objects.includes(row.id);
  if (of === 'host') return table.find(env.self)?.host === row.id;
  return typeof of === 'object' && select(table, env, of).includes(row.id);
}

function strikes(table: Table, negation: Negation, row: ObjectRow): boolean {
  const { modifier, path, env, kind } = negation;
  if (!isAbout(table, negation, row)) return false;
  if (!affects(table, effectSource(env, kind, path), row)) return false;
  return modifier.if === undefined || holds(table, about(env, row.id), modifier.if);
}

const strikesBy = (table: Table, source: ObjectRow, row: ObjectRow): boolean =>
  standingNegations(table, source).some((one) => strikes(table, one, row));

/** Whether a card's effects are negated as far as continuous effects in the layer of negation itself are concerned. */
export function isStruck(table: Table, row: ObjectRow): boolean {
  if (lastingNegations(table).some((one) => strikes(table, one, row))) return true;
  const all = negators(table);
  return all.length > 0 && struckBy(table, row, all, []);
}

/**
 * Whether a continuous negation applies to a card.
 * @param asked cards for which this is already being asked; a cycle of negations ends there
 */
function struckBy(table: Table, row: ObjectRow, all: readonly ObjectRow[], asked: readonly ObjectId[]): boolean {
  return all.some((source) => {
    if (source.id === row.id || asked.includes(source.id) || !strikesBy(table, source, row)) return false;
    if (source.stamp > row.stamp && strikesBy(table, row, source)) return false;
    if (lastingNegations(table).some((one) => strikes(table, one, source))) return false;
    return !struckBy(table, source, all, [...asked, row.id]);
  });
}
