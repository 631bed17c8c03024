import type { Json, JsonObject, ObjectId } from '@arbiter/kernel';
import {
  alter,
  amount,
  type Amount,
  call,
  copiedValues,
  type Env,
  grant,
  type Happening,
  objectsOf,
  presentOrPast,
  type Ref,
  type Rewriting,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { meaningLocals, meaningProcedure } from '../actions/meanings.js';
import { copyEffect } from '../faces/copy-effects.js';
import { fieldsOf, setObject, shownCard } from '../facts.js';
import { faceOfKind, flipOver, transform, turnDown, turnUp } from '../faces/turning.js';
import { move } from '../happenings/move.js';
import { itemOf } from '../stack/items.js';
import { count, players, what } from './arguments.js';

/**
 * 701.27f: an ability that would transform its own source does so only if the source has not transformed since the ability was put on the
 * stack; a delayed trigger only if it has not transformed since the trigger was created, which the program binds as `began` (the amount `{
 * match: 'stamp' }`).
 */
function alreadyTurned(table: Table, env: Env, id: number): boolean {
  if (id !== env.self) return false;
  if (typeof env.vars.began === 'number') return fieldsOf(table.object(id)).transformedAt > env.vars.began;
  const [top] = table.zone('stack').order;
  return top !== undefined && itemOf(table, top).source === id && fieldsOf(table.object(id)).transformedAt > table.object(top).stamp;
}

/** Returns the copiable values of the object of `copyOf`, with the exceptions of `except` (706.9); null if there is nothing to copy. */
function copied(table: Table, verb: Verb, env: Env, path: string): JsonObject | null {
  const [from = 0] = presentOrPast(table, env, verb.copyOf as Ref);
  return from === 0 ? null : copiedValues(table, env, from, (verb.except as Rewriting | undefined) ?? null, `${path}/except`);
}

/**
 * 706.5: the permanent enters as a copy of `copyOf`; alters the move by which it enters. Exceptions that are no characteristics, such as
 * additional `counters`, belong to this copy effect alone: if the permanent copies something else in turn, they don't apply (706.9e), nor
 * does the `when` ability for having entered as this copy (706.9f).
 */
const entersAs: VerbDefinition = {
  rule: '706.5',
  run: (table, verb, env, path) => {
    const values = copied(table, verb, env, path);
    if (values === null) return { done: false };
    const more: { readonly [kind: string]: number } = Object.fromEntries(
      Object.entries((verb.counters ?? {}) as { readonly [kind: string]: Amount }).map(([kind, value]) => [
        kind,
        amount(table, env, value),
      ]),
    );
    alter(table, env, (happening) => {
      forgetX(table, happening.object);
      const {
        counters = {},
        copyCounters = {},
        copyWhen: _,
        ...data
      } = happening.data as { readonly [field: string]: Json } & { readonly counters?: JsonObject; readonly copyCounters?: JsonObject };
      const all = sum(sum(counters as typeof more, copyCounters as typeof more, -1), more, 1);
      return {
        ...happening,
        data: {
          ...data,
          counters: all,
          copyCounters: more,
          ...(verb.when === undefined ? {} : { copyWhen: `${path}/when` }),
          copy: JSON.stringify(values),
        },
      };
    });
    return { done: true };
  },
};

/** 107.3i: an X in what a copy effect gives the permanent is not the X chosen for the spell. */
function forgetX(table: Table, id: ObjectId): void {
  const { notes } = fieldsOf(table.object(id));
  if (notes.x !== undefined) setObject(table, id, 'notes', { ...notes, x: 0 });
}

function sum(
  one: { readonly [kind: string]: number },
  other: { readonly [kind: string]: number },
  times: number,
): { readonly [kind: string]: number } {
  const all = { ...one };
  for (const kind in other) all[kind] = (all[kind] ?? 0) + times * (other[kind] as number);
  return all;
}

/**
 * 706.2, 706.4: permanents (the source unless `what` names others) become copies of `copyOf` as it is now, for a duration or without one;
 * later changes of the original don't affect the copy (706.2b). Of a double-faced or melded permanent the face that is up is copied
 * (706.8); linked abilities are linked to each other on the copy (706.7). With `keeping`, the copy keeps the ability that makes it a copy
 * (706.9a).
 */
const becomeCopy: VerbDefinition = {
  rule: '706.4',
  run: (table, verb, env, path) => {
    const values = copied(table, verb, env, path);
    const objects = verb.what === undefined ? objectsOf(table, env, 'self') : what(table, verb, env);
    if (values === null || objects.length === 0) return { done: false };
    const abilities =
      verb.keeping === true
        ? [...(values.abilities as readonly string[]), path.slice(0, path.indexOf('/clauses'))]
        : (values.abilities as readonly string[]);
    const until = table.game.duration(table, env, (verb.until as string | undefined) ?? 'game', verb);
    if (until === null) return { done: false };
    grant(
      table,
      { ...env, vars: { copied: { ...values, abilities: [...abilities] } } },
      { program: copyEffect, objects, seats: [], until },
    );
    table.emit('becameCopy', '706.2', {
      objects: [...objects],
      cards: objects.map((object) => shownCard(table, object)),
      name: values.name as Json,
    });
    return { done: true, objects };
  },
};

/**
 * 701.33a: puts the top card of a library onto the battlefield face down; `amount` cards of your library are manifested one at a time
 * (701.33d); a card that can't enter is not manifested (701.33e).
 */
const manifest: VerbDefinition = {
  rule: '701.33a',
  run: (table, verb, env) => {
    if (verb.amount !== undefined)
      return call(
        meaningProcedure,
        meaningLocals(
          env,
          'manifest',
          Array.from({ length: count(table, verb, env) }, () => ({})),
        ),
      );
    // Each player manifests the top card of their own library.
    const cards =
      verb.what === undefined
        ? players(table, verb, env).flatMap((seat) =>
            table
              .zoneOf('library', seat)
              .order.slice(0, 1)
              .map((id) => ({ id, under: seat })),
          )
        : what(table, verb, env).map((id) => ({ id, under: env.you }));
    return { propose: cards.map(({ id, under }) => move(id, { to: 'battlefield', under, faceDown: 'manifest' }, '701.33a')) };
  },
};

/** 711.8: puts double-faced cards onto the battlefield with their back faces up; other cards stay where they are (711.8a). */
const putTransformed: VerbDefinition = {
  rule: '711.8',
  run: (table, verb, env) => ({
    propose: what(table, verb, env).flatMap((id): Happening[] => {
      const face = faceOfKind(table, table.object(id), 'back');
      return face === 0 ? [] : [move(id, { to: 'battlefield', face, ...(verb.under === 'you' ? { under: env.you } : {}) }, '711.8')];
    }),
  }),
};

/** 701.36a: puts the two cards of a meld pair onto the battlefield as one permanent; other cards stay where they are (701.36b, 701.36c). */
const meld: VerbDefinition = {
  rule: '701.36a',
  run: (table, verb, env) => {
    const cards = objectsOf(table, env, verb.what as Ref).filter((id) => table.object(id).kind === 'card');
    if (cards.length !== 2) return { done: false };
    const [first, second] = cards as [ObjectId, ObjectId];
    const name = pairName(table, first);
    if (name === '' || name !== pairName(table, second) || table.object(first).card === table.object(second).card) return { done: false };
    return {
      propose: [
        move(first, { to: 'battlefield', under: env.you, face: faceOfKind(table, table.object(first), 'meld'), joined: second }, '701.36a'),
      ],
    };
  },
};

/** Returns the name of the combined back face of a meld card; '' for other cards. */
function pairName(table: Table, id: number): string {
  const { faces } = table.program(table.object(id)).card;
  return faces?.find(({ kind }) => kind === 'meld')?.names.en ?? '';
}

export const faceVerbs: { readonly [name: string]: VerbDefinition } = {
  entersAs,
  becomeCopy,
  manifest,
  putTransformed,
  meld,
  transform: {
    rule: '701.27a',
    run: (table, verb, env) => ({
      propose: what(table, verb, env)
        .filter((id) => !alreadyTurned(table, env, id))
        .map((id) => transform(id, '701.27a')),
    }),
  },
  flip: { rule: '709.2', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => flipOver(id, '709.2')) }) },
  turnFaceUp: { rule: '707.7', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => turnUp(id, '707.7')) }) },
  turnFaceDown: { rule: '707.2a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => turnDown(id, '707.2a')) }) },
};
