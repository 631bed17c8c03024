import type { Json } from '../contract.js';
import type { Ability } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { once } from '../programs/once.js';
import { jsonOf } from '../json.js';

/** What makes a difference to the effect of a triggered ability, read off its text. */
export interface TriggerTraits {
  /** Whether the effect depends on the event that it triggered on. */
  readonly readsEvent: boolean;
  /** Whether the effect is the same whichever object has the ability. */
  readonly impersonal: boolean;
  /** Whether, in addition, it triggers on the same events whichever object has it. */
  readonly answersAlike: boolean;
}

/** Returns the traits of the ability with that path. Where in doubt, a difference is assumed. */
export const triggerTraitsOf = ({ library }: Table, path: string): TriggerTraits => traitsOf(library.ability(path).ability, library);

const traitsOf = once((ability: Ability, library: Table['library']): TriggerTraits => {
  // The trigger's own condition was already met when it triggered, so it is left out.
  const { on, ...rest } = ability;
  const text = lookAt(jsonOf(rest));
  const impersonal = !text.self && [...text.verbs].every((verb) => library.verb(verb).impersonal === true);
  return { readsEvent: text.event, impersonal, answersAlike: impersonal && !lookAt(jsonOf(on ?? null)).self };
});

/** Whether a limit counts uses for each object alone. A limit of a name or of a player is the same for all that share it. */
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
