import type { Json, JsonObject } from '@arbiter/kernel';
import { kindOfPlace, type ObjectRow, once, type Program, type Table, type Values, valuesOf } from '@arbiter/kernel/authoring';
import { gameOf, type YuRow } from '../facts.js';
import { allowsKind, liesRightToCome } from '../summon/own-kind.js';

const none: readonly Json[] = [];
const list = (value: Json | undefined): Json => value ?? none;
/** The number of a value; a value that is not a number, such as "?", becomes the fallback (base.3.19). */
const numberOr = (value: Json | undefined, fallback: number): number => (typeof value === 'number' ? value : fallback);

/**
 * Values before any effect: the printed facts and the object's state. A monster without a Level has none (base.3.7, base.3.8);
 * a value printed as "?" is 0 (base.3.19). They tell whether it is a Monster, Spell or Trap Card (base.3.1) with these values (base.3.2); a
 * Normal Monster, an Effect
 * Monster or neither (base.3.4 - base.3.6); a Tuner (base.3.9).
 */
export function baseValues(table: Table, object: ObjectRow): Values {
  const row = object as YuRow;
  // A card banished face-down has unknown values (base.22.2).
  if (!row.faceUp && row.zone.startsWith('banished:')) return unknownValues(table, row);
  const program = table.program(row);
  const { card } = program;
  const { names } = card;
  const printed = row.role === 'trapMonster' ? (trapMonsterIn(program) ?? card.printed) : card.printed;
  const place = kindOfPlace(table, row);
  const kinds = kindsOf(printed.kind as string, place, row);
  const marks = list(printed.marks) as readonly Json[];
  const frame = (printed.frame as string | undefined) ?? '';
  const monster = kinds.includes('monster');
  const atk = numberOr(printed.atk, 0);
  const def = numberOr(printed.def, 0);
  const turn = gameOf(table).turn;
  const values: Values = {
    card: card.id,
    ownName: names.en,
    originalName: printed.alwaysNamed ?? names.en,
    names: namedIn(program, place) ?? [names.en, ...(printed.alwaysNamed === undefined ? [] : [printed.alwaysNamed])],
    kinds,
    frame,
    holds: heldBy(program),
    marks,
    effectMonster: monster && printed.effect === true && !(marks.includes('gemini') && isPlainGemini(row, place)),
    normalMonster: monster && (frame === 'normal' || (marks.includes('gemini') && isPlainGemini(row, place))),
    attribute: (printed.attribute as Json | undefined) ?? '',
    races: printed.race === undefined ? none : [printed.race],
    property: (printed.property as Json | undefined) ?? '',
    groups: list(printed.groups),
    atk,
    def,
    originalAtk: atk,
    originalDef: def,
    faceUp: row.faceUp,
    set: row.slot !== '' && !row.faceUp,
    position: row.position,
    place,
    role: row.role,
    tuner: marks.includes('tuner'),
    pendulum: printed.scale !== undefined,
    summonedBy: row.summonedBy,
    summonedFrom: row.summonedFrom,
    cameThisTurn: row.cameTurn !== 0 && row.cameTurn === turn,
    sentThisTurn: row.cameFrom?.turn === turn,
    paidFor: row.cameFrom?.paidFor ?? '',
    /** The kind of summon for which the card was a material when it went to its present place (base.10.7). */
    materialFor: row.cameFrom?.reason === 'material' ? (row.cameFrom.how ?? '') : '',
    token: row.kind === 'token',
    /** Whether it is a Monster Card, whatever it is in its present zone (base.16.14). */
    monsterCard: printed.kind === 'monster',
    trapMonster: trapMonsterIn(program) !== null,
    /** Whether its own text would let it be Normal Summoned or Set from a hand (base.8.8). */
    normalSummonable: row.kind !== 'token' && refusesNone(program),
    /** Whether its own text lets it be Special Summoned from its present place (base.9.6); see the status `summonable`. */
    comesFromHere: monster && row.slot === '' && liesRightToCome(program, row, place) && allowsKind(program, row, 'special'),
    attackedThisTurn: row.attackTurn === turn,
    fighting: isFighting(table, row.id),
    materials: row.under.length,
    negated: false,
    abilities: none,
    rules: none,
    unaffected: none,
  };
  if (printed.level !== undefined) {
    values.level = printed.level;
    values.originalLevel = printed.level;
  }
  if (printed.rank !== undefined) values.rank = printed.rank;
  if (printed.link !== undefined) {
    values.link = printed.link;
    values.arrows = list(printed.arrows);
  }
  if (frame === 'link') {
    delete values.def;
    /** The sum of the Link Ratings of its materials when it was Link Summoned (base.14.2). */
    values.materialRatings = row.materials.reduce((sum, id) => sum + numberOr(table.library.card(id).card.printed.link, 0), 0);
  }
  if (printed.scale !== undefined) values.scale = printed.scale;
  for (const kind in row.counters) values[`counters.${kind}`] = row.counters[kind] ?? 0;
  return values;
}

/** Values of a card that is banished face-down: none that an effect could ask for (base.22.2). */
function unknownValues(table: Table, row: YuRow): Values {
  return {
    card: row.card,
    names: none,
    kinds: none,
    frame: '',
    holds: none,
    marks: none,
    effectMonster: false,
    normalMonster: false,
    attribute: '',
    races: none,
    property: '',
    groups: none,
    faceUp: false,
    set: false,
    position: '',
    place: kindOfPlace(table, row),
    token: false,
    comesFromHere: false,
    negated: false,
    abilities: none,
    rules: none,
    unaffected: none,
  };
}

/** The name that a card's own text gives it in some places (base.3.20), declared by an ability's mark `named`. */
function namedIn(program: Program, place: string): readonly Json[] | null {
  const renamed = renamedIn(program);
  return renamed !== null && renamed.from.includes(place) ? renamed.names : null;
}

const renamedIn = once(({ card }: Program): { readonly from: readonly string[]; readonly names: readonly Json[] } | null => {
  const ability = card.abilities.find(({ marks }) => marks?.named !== undefined);
  return ability === undefined ? null : { from: ability.from ?? [], names: [ability.marks?.named as Json] };
});

/** Kinds of counters that a card's own text lets it have (base.21.4), declared by the mark `holds` of abilities. */
const heldBy = once(({ card }: Program): readonly Json[] =>
  card.abilities.flatMap(({ marks }) => (marks?.holds === undefined ? [] : [marks.holds])),
);

/** Whether a monster is in the current battle, as the attacker or the target (base.18.13). */
function isFighting(table: Table, id: number): boolean {
  const { attack } = gameOf(table);
  return attack !== null && (attack.attacker === id || attack.target === id);
}

/** The facts of a Trap as a monster (base.16.17), given by its mark `trapMonster`; null for every other card. */
const trapMonsterIn = once(({ card }: Program): JsonObject | null => {
  const said = card.abilities.find(({ marks }) => marks?.trapMonster !== undefined)?.marks?.trapMonster;
  return said === undefined ? null : { ...card.printed, ...(said as JsonObject) };
});

/** Whether a card is a monster of a kind that can be Normal Summoned or Set, and its text does not say that it cannot (base.8.8, base.9.7). */
function refusesNone({ card, abilities }: Program): boolean {
  return (
    (card.printed.frame === 'normal' || card.printed.frame === 'effect') &&
    !abilities.some(({ ability }) => ability.marks?.cannotNormalSummon === true)
  );
}

/** What a card is (base.3.1): a Pendulum Card is a Spell (base.3.15), and so is an Equip Card (base.16.14). */
function kindsOf(kind: string, place: string, row: YuRow): readonly Json[] {
  if (place === 'pendulumZone' || row.role === 'equip') return spellOnly;
  if (row.role === 'trapMonster') return monsterAndTrap;
  return [kind];
}

const spellOnly: readonly Json[] = ['spell'];
const monsterAndTrap: readonly Json[] = ['monster', 'trap'];

/**
 * Whether a Gemini monster counts as a Normal Monster: in the GY, and face-up on the field until it is Normal Summoned a second time
 * (base.3.12).
 */
function isPlainGemini(row: YuRow, place: string): boolean {
  return place === 'graveyard' || (row.slot !== '' && !row.gemini);
}

/** Whether a card is a Gemini monster that is a Normal Monster on the field, and has no effects there (base.3.12). */
export function isAsleep(table: Table, row: YuRow): boolean {
  return !row.gemini && ((table.program(row).card.printed.marks as readonly Json[] | undefined)?.includes('gemini') ?? false);
}

/** Groups of the card with a given name, if the catalogue has that card. */
const groupsOf = ({ library }: Table, name: string): readonly Json[] => (library.cardOfName(name)?.printed.groups ?? []) as readonly Json[];

/** Adds the groups of a name: an object that has the name of another card belongs to that card's groups (base.23.25). */
function addGroups(values: Values, table: Table): void {
  const names = values.names as readonly string[];
  if (names.length === 1 && names[0] === values.ownName) return;
  values.groups = [...new Set([...(values.groups as readonly Json[]), ...names.flatMap((name) => groupsOf(table, name))])];
}

/** Corrects values after all effects: ATK and DEF are never below 0. */
export function finishValues(values: Values, table: Table): void {
  addGroups(values, table);
  if ((values.atk as number) < 0) values.atk = 0;
  if ((values.def as number) < 0) values.def = 0;
}

/** Values of a player before effects. */
export function playerValues(): Values {
  return { rules: none };
}

/** Whether an object is a monster now. */
export function isMonster(table: Table, id: number): boolean {
  return (valuesOf(table, id).kinds as readonly string[]).includes('monster');
}

export function isSpell(table: Table, id: number): boolean {
  return (valuesOf(table, id).kinds as readonly string[]).includes('spell');
}

export function isTrap(table: Table, id: number): boolean {
  return (valuesOf(table, id).kinds as readonly string[]).includes('trap');
}

export function levelOf(table: Table, id: number): number {
  return numberOr(valuesOf(table, id).level, 0);
}

export function atkOf(table: Table, id: number): number {
  return numberOr(valuesOf(table, id).atk, 0);
}

export function defOf(table: Table, id: number): number {
  return numberOr(valuesOf(table, id).def, 0);
}
