import type { EntryForm, ParameterForm, Vocabulary } from './vocabulary.js';

/**
 * Arguments that every verb may have, read where verbs are carried out (`running/doing.ts`): a name for the objects that it touched, a name
 * under which its source notes them, and a name for its total.
 */
export const everyVerb: { readonly [argument: string]: ParameterForm } = { as: 'binds', note: 'notes', total: 'binds' };

/** Arguments that say how long something lasts: `while` belongs to the duration of that name. */
const lasting: { readonly [argument: string]: ParameterForm } = {
  until: 'duration',
  while: 'condition',
  let: { named: 'amount', by: 'binds' },
};
const watching: EntryForm = { needs: { ability: 'ability' }, may: { ...lasting, left: 'amount' } };

/** Arguments of the kernel's own verbs; a game may define another verb of the same name. */
const forms: { readonly [verb: string]: EntryForm } = {
  grant: { needs: { modifiers: 'modifiers' }, may: { ...lasting, to: 'ref', players: 'player' } },
  note: { needs: { what: { or: ['reads', 'ref'] }, as: 'notes' } },
  when: { needs: { ability: 'ability' } },
  later: watching,
  shield: watching,
  becomes: { needs: { set: { named: 'literal', by: 'eventField' } } },
  reduceBy: { needs: { by: { or: ['amount', ['left']] } }, may: { of: 'eventField' } },
  instead: { needs: { do: 'verbs' } },
  cancel: {},
};

/** Returns the kernel's verbs as cards of a game may use them: in a game whose effects all end, a lasting effect must name its end. */
export function kernelVerbForms({ endless }: Vocabulary): { readonly [verb: string]: EntryForm } {
  const { grant } = forms as { readonly grant: EntryForm };
  return endless === true ? forms : { ...forms, grant: { ...grant, needs: { ...grant.needs, until: 'duration' } } };
}
