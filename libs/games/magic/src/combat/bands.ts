import { type Decision, type Json, type JsonObject, type ObjectId, type Option, readAs } from '@arbiter/kernel';
import { envOf, type Frame, matches, type Objection, type Predicate, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, gameOf, permanents, setObject, shownCard } from '../facts.js';
import type { Pair } from './declaration.js';
import type { DeclareAttackersLocals } from './declaring-locals.js';

/** Whether a creature has banding (702.21a). */
export function hasBanding(table: Table, id: ObjectId): boolean {
  return (valuesOf(table, id).keywords as readonly Json[]).includes('banding');
}

/** "Bands with other": `{ word: 'banding', with: {...} }`, with the predicate of the quality (702.21b). */
interface BandsWith extends JsonObject {
  readonly word: 'banding';
  readonly with: Predicate & JsonObject;
}

function qualitiesOf(table: Table, id: ObjectId): readonly Predicate[] {
  return (valuesOf(table, id).keywords as readonly Json[])
    .filter((one): one is BandsWith => typeof one === 'object' && one !== null && (one as JsonObject).word === 'banding')
    .map((one) => one.with);
}

function fits(table: Table, id: ObjectId, quality: Predicate): boolean {
  return matches(
    table,
    envOf({ self: id, card: table.object(id).card, you: controllerOf(table, id), event: null, vars: {}, each: 0, subject: 0 }),
    id,
    quality,
  );
}

/**
 * Whether these attackers may form a band (702.21c): all but at most one have banding, or all have the quality that one of them bands with.
 */
function isBand(table: Table, members: readonly ObjectId[]): boolean {
  if (members.length < 2) return false;
  const without = members.filter((id) => !hasBanding(table, id)).length;
  if (without <= 1) return true;
  return members.some((id) => qualitiesOf(table, id).some((quality) => members.every((one) => fits(table, one, quality))));
}

/** Returns the bands declared so far as lists of creatures; null where no creature may band (508.1e). */
export function bandsFor(table: Table, pairs: readonly Pair[]): readonly (readonly ObjectId[])[] | null {
  return pairs.some(({ creature }) => hasBanding(table, creature) || qualitiesOf(table, creature).length > 0) ? [] : null;
}

/**
 * Returns the attackers that may still join a band, with what they attack (702.21d): those that could form a band with at least one other
 * attacker of the same target.
 */
function open(table: Table, bands: readonly (readonly ObjectId[])[], pairs: readonly Pair[]): readonly Pair[] {
  const loose = pairs.filter(({ creature }) => !bands.some((band) => band.includes(creature)));
  return loose.filter(({ creature, target }) =>
    loose.some((one) => one.creature !== creature && one.target === target && isBand(table, [creature, one.creature])),
  );
}

/** Asks for one more band (508.1e); false when none is possible. */
export function askBand(table: Table, locals: DeclareAttackersLocals, frame: Frame, pairs: readonly Pair[]): boolean {
  const { bands = null } = locals;
  if (bands === null) return false;
  const able = open(table, bands, pairs);
  if (able.length === 0) return false;
  const options = able.map(
    ({ creature }): Option => ({
      id: `object:${creature}`,
      label: 'object',
      params: { card: shownCard(table, creature), object: creature },
      object: creature,
    }),
  );
  table.ask(frame, {
    seat: gameOf(table).active,
    kind: 'declareBand',
    rule: '508.1e',
    params: { targets: able.map(({ creature, target }) => [creature, target]) },
    domain: { type: 'options', min: 0, max: options.length, options, checked: true },
  });
  return true;
}

/** Notes a declared band; false when the player declares none. */
export function makeBand(table: Table, locals: DeclareAttackersLocals, picks: readonly string[]): boolean {
  if (picks.length === 0) return false;
  const bands = locals.bands ?? [];
  const members = picks.map(idOf);
  table.local(locals, 'bands', [...bands, members]);
  const number = bands.length + 1;
  for (const id of members) setObject(table, id, 'band', number);
  table.emit('bandDeclared', '702.21c', {
    seat: gameOf(table).active,
    attackers: members.map((object) => ({ object, card: shownCard(table, object) })),
  });
  return true;
}

const idOf = (pick: string): ObjectId => Number(pick.slice('object:'.length));

/** Whether the chosen attackers form one band, or none are chosen. */
export function acceptBand(table: Table, decision: Decision, picks: readonly string[]): Objection | null {
  if (picks.length === 0) return null;
  const targets = new Map(
    readAs<readonly (readonly [number, number])[]>(decision.prompt.params.targets).map(([creature, target]) => [creature, target]),
  );
  const members = picks.map(idOf);
  if (new Set(members.map((id) => targets.get(id))).size > 1)
    return { rule: '702.21d', detail: 'A band attacks one player or planeswalker.' };
  return isBand(table, members) ? null : { rule: '702.21c', detail: 'These creatures can not form a band.' };
}

/** Returns a band with the picked members and as few others as possible. */
export function completeBand(table: Table, decision: Decision, picked: readonly string[]): readonly string[] | null {
  if (decision.domain.type !== 'options') return null;
  if (acceptBand(table, decision, picked) === null) return picked;
  const others = decision.domain.options.map(({ id }) => id).filter((id) => !picked.includes(id));
  for (const one of others) if (acceptBand(table, decision, [...picked, one]) === null) return [...picked, one];
  for (const one of others)
    for (const other of others)
      if (one < other && acceptBand(table, decision, [...picked, one, other]) === null) return [...picked, one, other];
  return null;
}

/** Returns the other attackers in a creature's band (702.21c); a band lasts even if its members lose banding (702.21e). */
export function bandOf(table: Table, id: ObjectId): readonly ObjectId[] {
  const { band } = fieldsOf(table.object(id));
  return band === 0 ? [] : permanents(table).filter((one) => one !== id && fieldsOf(table.object(one)).band === band);
}

/**
 * Whether creatures that fight one opposing creature have banding that lets their controller divide that creature's damage (702.21j,
 * 702.21k).
 */
export function bandTogether(table: Table, ids: readonly ObjectId[]): boolean {
  return ids.some(
    (id) =>
      hasBanding(table, id) ||
      qualitiesOf(table, id).some((quality) => fits(table, id, quality) && ids.some((one) => one !== id && fits(table, one, quality))),
  );
}
