import type { Json, JsonObject } from '@arbiter/kernel';
import { type Ability, type CardProgram, once } from '@arbiter/kernel/authoring';

/**
 * Linked abilities (607). A note that one ability makes on its object is read only by abilities printed with it: on the same card,
 * whichever face is up (607.1b), or inside the same ability that grants both (607.1a, 607.5). Before a card is compiled, each name that one
 * of its abilities notes is therefore made unique to the card or to the granting ability. Names that no ability of a card notes are the
 * rules' own, such as what was paid for a spell (607.2h).
 */

const MARK = '#';

/** Returns a note's name as the card writes it. */
export function plainName(name: string): string {
  return name.slice(name.indexOf(MARK) + 1);
}

/**
 * Returns a card as it is compiled: with unique names for its notes, and with the zones of those static abilities whose content determines
 * them.
 */
export const prepare = once((card: CardProgram): CardProgram => withZones(withLinks(card)));

/** 113.6f, 604.5: a static ability that makes its own spell uncounterable works on the stack; on a half as well (708.3b). */
function withZones(card: CardProgram): CardProgram {
  if (![card, ...(card.faces ?? [])].some(({ abilities }) => abilities.some(isAboutSpell))) return card;
  const placed = (abilities: CardProgram['abilities']): CardProgram['abilities'] =>
    abilities.map((ability) => (isAboutSpell(ability) ? { ...ability, from: ['stack'] } : ability));
  const abilities = placed(card.abilities);
  return card.faces === undefined
    ? { ...card, abilities }
    : { ...card, abilities, faces: card.faces.map((face) => ({ ...face, abilities: placed(face.abilities) })) };
}

/**
 * Whether an ability only says that its own spell can't be countered. An ability about other objects, or one with other rules, works where
 * abilities usually do (113.6, 113.6f).
 */
function isAboutSpell({ modifiers }: Ability): boolean {
  return (
    modifiers !== undefined &&
    modifiers.every(({ of, gain }) => of === 'self' && gain?.rules?.every((rule) => (rule as JsonObject).what === 'beCountered') === true)
  );
}

/**
 * Returns a card with unique names for its notes; the card itself if it notes nothing. Every card may read what the rules' own abilities
 * note (701.43b).
 */
function withLinks(card: CardProgram): CardProgram {
  if ('rule' in card.printed) return card;
  const lists = [card.abilities, ...(card.faces ?? []).map((face) => face.abilities)] as unknown as readonly Json[];
  return /"note|"mark/.test(JSON.stringify(lists)) ? linkedCard(card, lists) : card;
}

function linkedCard(card: CardProgram, lists: readonly Json[]): CardProgram {
  const names = namesFor(card.id, lists);
  const within = (node: unknown, path: string): unknown => rename(node as Json, names, path);
  const abilities = within(card.abilities, `${card.id}:`) as CardProgram['abilities'];
  if (card.faces === undefined) return { ...card, abilities };
  return {
    ...card,
    abilities,
    faces: card.faces.map((face, at) => ({ ...face, abilities: within(face.abilities, `${card.id}:${at}`) as CardProgram['abilities'] })),
  };
}

type Names = ReadonlyMap<string, string>;

/** Returns unique names for what lists of abilities note, without what abilities granted by them note. */
function namesFor(scope: string, lists: readonly Json[], outer: Names = new Map()): Names {
  const names = new Map(outer);
  for (const list of lists) collect(list, (name) => names.set(name, `${scope}${MARK}${name}`));
  return names;
}

function collect(node: Json, found: (name: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  notedBy(node as JsonObject).forEach(found);
  for (const [key, child] of Object.entries(node as JsonObject)) if (key !== 'abilities') collect(child, found);
}

/** Returns the names that a verb notes. */
function notedBy({ verb, note, as, notes, marks }: JsonObject): readonly string[] {
  if (typeof verb !== 'string') return [];
  if (verb === 'note') return [as as string];
  if (verb === 'entersWith') return [...((notes ?? []) as readonly string[]), ...Object.keys((marks ?? {}) as JsonObject)];
  return typeof note === 'string' ? [note] : [];
}

function rename(node: Json, names: Names, path: string): Json {
  if (Array.isArray(node)) return (node as readonly Json[]).map((child, at) => rename(child, names, `${path}.${at}`));
  if (typeof node !== 'object' || node === null) return node;
  const fields = node as JsonObject;
  const named = (name: Json): Json => names.get(name as string) ?? name;
  return Object.fromEntries(
    Object.entries(fields).map(([key, child]): [string, Json] => {
      if (key === 'abilities') return [key, rename(child, namesFor(`${path}.${key}`, [child], names), `${path}.${key}`)];
      if (key === 'noted') return [key, named(child)];
      if (typeof fields.verb === 'string') {
        if (key === 'note') return [key, named(child)];
        if (key === 'as' && fields.verb === 'note') return [key, named(child)];
        if (key === 'notes') return [key, (child as readonly Json[]).map(named)];
        if (key === 'marks')
          return [
            key,
            Object.fromEntries(
              Object.entries(child as JsonObject).map(([name, value]) => [named(name) as string, rename(value, names, path)]),
            ),
          ];
      }
      return [key, rename(child, names, `${path}.${key}`)];
    }),
  );
}
