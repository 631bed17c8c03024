import type { Json } from '../contract.js';
import type { Ability } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { once } from '../programs/once.js';
import { jsonOf } from '../json.js';

/** What makes a difference to what an ability does, read off its text. */
export interface TriggerTraits {
  /** What it triggered for. */
  readonly readsEvent: boolean;
  /** Which object has it makes none. */
  readonly impersonal: boolean;
  /** Nor does it make any to what it answers to. */
  readonly answersAlike: boolean;
}

/** Of the ability of that path. Where in doubt, everything makes a difference. */
export const triggerTraitsOf = ({ library }: Table, path: string): TriggerTraits => traitsOf(library.ability(path).ability, library);

const traitsOf = once((ability: Ability, library: Table['library']): TriggerTraits => {
  // What it answers to has been met where it triggered.
  const { on, ...rest } = ability;
  const text = lookAt(jsonOf(rest));
  const impersonal = !text.self && [...text.verbs].every((verb) => library.verb(verb).impersonal === true);
  return { readsEvent: text.event, impersonal, answersAlike: impersonal && !lookAt(jsonOf(on ?? null)).self };
});

/** A limit that each object has for itself; one of a name or of a player is the same for all that share it. */
const isItsOwn = (limit: Json): boolean => (limit as { readonly scope?: Json } | null)?.scope === 'object';

interface Found {
  event: boolean;
  self: boolean;
  readonly verbs: Set<string>;
}

const eventWords: ReadonlySet<string> = new Set(['event', 'eventIs', 'seat', 'seatVar']);
const sourceWords: ReadonlySet<string> = new Set(['noted', 'chosen']);

function lookAt(tree: Json, found: Found = { event: false, self: false, verbs: new Set() }): Found {
  if (tree === 'self') found.self = true;
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [key, value] of Object.entries(tree)) {
    if (eventWords.has(key)) found.event = true;
    if (sourceWords.has(key) || (key === 'limit' && isItsOwn(value))) found.self = true;
    if (key === 'verb') found.verbs.add(value as string);
    else lookAt(value as Json, found);
  }
  return found;
}
