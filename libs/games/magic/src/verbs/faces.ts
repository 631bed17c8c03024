import { alter, copiedValues, type Env, type Happening, type JsonObject, knownOf, objectsOf, type Ref, type Rewriting, type Table, type VerbDefinition } from '@arbiter/kernel';
import { fieldsOf } from '../facts.js';
import { faceOfKind, flipOver, transform, turnDown, turnUp } from '../faces/turning.js';
import { move } from '../happenings/move.js';
import { itemOf } from '../stack/items.js';
import { players, what } from './arguments.js';

/** 701.27f: an ability that would transform its own source does so only if that has not transformed since the ability went on the stack. */
function alreadyTurned(table: Table, env: Env, id: number): boolean {
  if (id !== env.self) return false;
  const [top] = table.zone('stack').order;
  const item = top === undefined ? null : table.object(top);
  return item !== null && item.kind === 'item' && itemOf(table, item.id).source === id && fieldsOf(table.object(id)).transformedAt > item.stamp;
}

/** 706.5: the permanent enters as a copy of `copyOf`, with exceptions (706.9). Alters the move by which it enters. */
const entersAs: VerbDefinition = {
  rule: '706.5',
  run: (table, verb, env, path) => {
    const [from] = knownOf(table, env, verb.copyOf as Ref);
    if (from === undefined || table.find(from) === null) return { done: false };
    const copy = JSON.stringify(copiedValues(table, env, from, (verb.except as Rewriting | undefined) ?? null, `${path}/except`));
    alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, copy } as JsonObject }));
    return { done: true };
  },
};

/** 701.33a: the top card of a library is put onto the battlefield face down. Several are manifested one at a time (701.33d). */
const manifest: VerbDefinition = {
  rule: '701.33a',
  run: (table, verb, env) => {
    const cards = verb.what === undefined ? players(table, verb, env).flatMap((seat) => table.zoneOf('library', seat).order.slice(0, 1)) : what(table, verb, env);
    return { propose: cards.map((id) => move(id, { to: 'battlefield', under: env.you, faceDown: 'manifest' }, '701.33a')) };
  },
};

/** 711.8: puts double-faced cards onto the battlefield with their backs up; others stay where they are (711.8a). */
const putTransformed: VerbDefinition = {
  rule: '711.8',
  run: (table, verb, env) => ({
    propose: what(table, verb, env).flatMap((id): Happening[] => {
      const face = faceOfKind(table, table.object(id), 'back');
      return face === 0 ? [] : [move(id, { to: 'battlefield', face, ...(verb.under === 'you' ? { under: env.you } : {}) }, '711.8')];
    }),
  }),
};

/** 701.36a: two cards of a meld pair are put onto the battlefield as one permanent; others stay where they are (701.36c). */
const meld: VerbDefinition = {
  rule: '701.36a',
  run: (table, verb, env) => {
    const cards = objectsOf(table, env, verb.what as Ref).filter((id) => table.object(id).kind === 'card');
    const [first, second] = cards.map((id) => ({ id, name: pairName(table, id) }));
    if (first === undefined || second === undefined || cards.length > 2 || first.name === '' || first.name !== second.name) return { done: false };
    if (table.object(first.id).card === table.object(second.id).card) return { done: false };
    return { propose: [move(first.id, { to: 'battlefield', under: env.you, face: faceOfKind(table, table.object(first.id), 'meld'), joined: second.id }, '701.36a')] };
  },
};

/** The name of the combined back of a meld card; '' for others. */
function pairName(table: Table, id: number): string {
  const { faces } = table.program(table.object(id)).card;
  return faces?.find(({ kind }) => kind === 'meld')?.names.en ?? '';
}

export const faceVerbs: { readonly [name: string]: VerbDefinition } = {
  entersAs,
  manifest,
  putTransformed,
  meld,
  transform: { rule: '701.27a', run: (table, verb, env) => ({ propose: what(table, verb, env).filter((id) => !alreadyTurned(table, env, id)).map((id) => transform(id, '701.27a')) }) },
  flip: { rule: '709.2', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => flipOver(id, '709.2')) }) },
  turnFaceUp: { rule: '707.7', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => turnUp(id, '707.7')) }) },
  turnFaceDown: { rule: '707.2a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => turnDown(id, '707.2a')) }) },
};
