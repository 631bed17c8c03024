import { type Json, type JsonObject, readAs } from '@arbiter/kernel';
import {
  type CardProgram,
  type Env,
  grant,
  objectsOf,
  patched,
  type Ref,
  select,
  type Selector,
  type Table,
  valuesOf,
  type Verb,
  type VerbDefinition,
  wordOf,
} from '@arbiter/kernel/authoring';

const cardId = 'rule:shared-keywords';
const sharing = `${cardId}/abilities/0/modifiers/0`;

/** Carries the effect that shares keywords; the keywords are parameters in the path of each such effect (702.1c). It is no card. */
export const sharedKeywordsCard: CardProgram = {
  id: cardId,
  names: { en: 'Shared keywords', zh: '分享关键字' },
  printed: { rule: '702.1c' },
  abilities: [
    { kind: 'static', modifiers: [{ layer: 'abilities', gain: { keywords: readAs<readonly Json[]>({ parameter: 'keywords' }) } }] },
  ],
};

/** Returns every variant of these keywords that an object of a set has now, each once (702.1c). */
function variants(table: Table, env: Env, words: readonly string[], among: Selector): readonly Json[] {
  const found = new Map<string, Json>();
  for (const id of select(table, env, among)) {
    for (const entry of valuesOf(table, id).keywords as readonly Json[])
      if (words.includes(wordOf(entry))) found.set(JSON.stringify(entry), entry);
  }
  return [...found.values()];
}

/** Gives objects those of some keywords that an object in the set `among` has, in each variant that is found there (702.1c). */
const shareKeywords: VerbDefinition = {
  rule: '702.1c',
  run: (table, verb: Verb, env) => {
    const keywords = variants(table, env, verb.words as readonly string[], verb.among as Selector);
    const objects = objectsOf(table, env, verb.to as Ref);
    const until = table.game.duration(table, env, verb.until as string, verb);
    if (keywords.length === 0 || objects.length === 0 || until === null) return { done: false };
    grant(
      table,
      { ...env, vars: {} },
      { program: patched(sharing, { parameters: { keywords: keywords as Json } as JsonObject }), objects, seats: [], until },
    );
    table.emit('effectGranted', '702.1c', { objects: [...objects], seats: [], until, program: sharing });
    return { done: true, objects };
  },
};

export const keywordVerbs: { readonly [name: string]: VerbDefinition } = { shareKeywords };
