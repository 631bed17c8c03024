import type { JsonObject, ObjectId } from '@arbiter/kernel';
import {
  abilitiesOf,
  amount,
  type Amount,
  call,
  copiedValues,
  type Env,
  envLocals,
  type Happening,
  knownRow,
  noteOn,
  notice,
  objectsOf,
  type PlayerRef,
  presentOrPast,
  type Ref,
  type Rewriting,
  seatsOf,
  type Table,
  trial,
  type Values,
  type Verb,
  type VerbDefinition,
  wordsOf,
} from '@arbiter/kernel/authoring';
import { printedValues, reworded } from '../faces/base.js';
import { createAttackingLocals, createAttackingProcedure } from '../combat/choosing.js';
import { attachable } from '../permanents/attachments.js';
import { fieldsOf, gameOf, onBattlefield, setObject, shownCard } from '../facts.js';
import { attachTo, unattach } from '../happenings/attach.js';
import { addCounters, removeCounters } from '../happenings/counters.js';
import { clearDamage } from '../happenings/clear-damage.js';
import { create, type Creation } from '../happenings/create.js';
import { move } from '../happenings/move.js';
import { phaseOut } from '../permanents/phasing.js';
import { ascend, pair } from '../permanents/standing.js';
import { count, named, nowhere, players, what } from './arguments.js';

/** Attaches `what` to `to`, an object or a player (701.3a). */
const attach: VerbDefinition = {
  rule: '701.3a',
  run: (table, verb, env) => {
    const [host = 0] = named(table, env, verb.to as Ref);
    return { propose: what(table, verb, env).map((id) => attachTo(id, host, '701.3a')) };
  },
};

/**
 * Puts `what` onto the battlefield attached to `to` (303.4h), under the control of `under`, or its owner's when left out. If `to` doesn't
 * exist, an Aura stays where it is (303.4i).
 */
const putAttached: VerbDefinition = {
  rule: '303.4h',
  run: (table, verb, env) => {
    const [host = nowhere] = named(table, env, verb.to as Ref);
    const [under = -1] = verb.under === undefined ? [] : seatsOf(table, env, verb.under as PlayerRef);
    return { propose: what(table, verb, env).map((id) => move(id, { to: 'battlefield', host, under }, '303.4h')) };
  },
};

/**
 * Creates tokens (701.6a): `amount` of a `token` of the catalogue, or copies of each of `copyOf` with the exceptions of `except` (706.9),
 * which may also change a `token`; `tapped`; `attacking` what was chosen, one token for each choice, or `true` if it is chosen for each
 * token as it enters. They are created for each of the players.
 */
const createTokens: VerbDefinition = {
  rule: '701.6a',
  impersonal: true,
  run: (table, verb, env, path) => {
    const kinds =
      verb.copyOf === undefined
        ? [tokenAs(table, verb, env, path)]
        : presentOrPast(table, env, verb.copyOf as Ref).map((of) => copyOf(table, verb, env, path, of));
    const given = { amount: count(table, verb, env), tapped: verb.tapped === true };
    // 508.4: tokens that enter attacking; one for each of the choices.
    const [kind] = kinds;
    if (verb.attacking === true)
      return kind === undefined
        ? { propose: [] }
        : call(createAttackingProcedure, createAttackingLocals(envLocals(env), create(env.you, { ...kind, ...given }, '701.6a')));
    const attacked = verb.attacking === undefined ? null : named(table, env, verb.attacking as Ref);
    const each = attacked === null ? [given] : attacked.map((attacking) => ({ ...given, attacking }));
    return {
      propose: players(table, verb, env).flatMap((seat) =>
        kinds.flatMap((kind) => each.map((one) => create(seat, { ...kind, ...one }, '701.6a'))),
      ),
    };
  },
};

/**
 * Returns a token of the catalogue as the text that creates it describes it now (111.3): its types and colours are words of that text
 * (612.2a, 612.4), and `except` may add to it, for example an ability that names what created the token (201.4a).
 */
function tokenAs(table: Table, verb: Verb, env: Env, path: string): Pick<Creation, 'token' | 'copy'> {
  const token = verb.token as string;
  const words = wordsOf(path);
  if (verb.except === undefined && words === null) return { token };
  const values: Values =
    verb.except === undefined
      ? printedValues(table.library.card(token), 0)
      : trial(table, () => copiedValues(table, env, table.create(token, env.you, 'token').id, verb.except as Rewriting, `${path}/except`));
  return { token, copy: JSON.stringify(words === null ? values : reworded(values, words)) };
}

function copyOf(table: Table, verb: Verb, env: Env, path: string, of: ObjectId): Pick<Creation, 'token' | 'copy'> {
  return {
    token: knownRow(table, of)?.card ?? '',
    copy: JSON.stringify(copiedValues(table, env, of, (verb.except as Rewriting | undefined) ?? null, `${path}/except`)),
  };
}

/**
 * The loyalty symbol as a cost (107.7, 113.5, 606.2, 606.4): puts counters on the planeswalker, or removes them, of which it must have
 * enough (606.5).
 */
const loyalty: VerbDefinition = {
  rule: '606.4',
  payable: (table, verb, env) => {
    // The payment for a cost increase may have used up the planeswalker itself (601.2g).
    const row = table.find(env.self);
    if (row === null) return false;
    const { loyaltyTurn, counters } = fieldsOf(row);
    return loyaltyTurn !== gameOf(table).turn && -amount(table, env, verb.by as Amount) <= (counters.loyalty ?? 0);
  },
  run: (table, verb, env) => {
    const by = amount(table, env, verb.by as Amount);
    setObject(table, env.self, 'loyaltyTurn', gameOf(table).turn);
    return {
      propose: [by > 0 ? addCounters(env.self, 'loyalty', by, '606.4', env.you, false) : removeCounters(env.self, 'loyalty', -by, '606.4')],
    };
  },
};

/** Reports something that has a name of its own (702.71c, 702.99b, 702.109b): abilities trigger on `event`, about `what` or the source. */
const tell: VerbDefinition = {
  run: (table, verb, env) => {
    const objects = verb.what === undefined ? [env.self] : objectsOf(table, env, verb.what as Ref);
    for (const object of objects) notice(table, verb.event as string, { object, seat: env.you }, { source: env.self });
    return { done: true };
  },
};

/** Marks the source, or `what`, with the word `is` from now on; the word is read as a note with the value 1. */
const mark: VerbDefinition = {
  run: (table, verb, env) => {
    const objects = objectsOf(table, env, (verb.what as Ref | undefined) ?? 'self');
    for (const object of objects) {
      noteOn(table, object, verb.is as string, 1);
      table.emit('marked', '607.1', { object, card: shownCard(table, object), word: verb.is as string });
    }
    return { done: objects.length > 0 };
  },
};

function phased(table: Table, ids: readonly ObjectId[]): boolean {
  phaseOut(table, ids, '702.25b');
  return ids.length > 0;
}

/** Exiles a card haunting an object (702.54a), which the card notes. */
const haunt: VerbDefinition = {
  rule: '702.54a',
  run: (table, verb, env) => {
    const [haunted = 0] = named(table, env, verb.whom as Ref);
    return { propose: what(table, verb, env).map((id) => keeping(move(id, { to: 'exile' }, '702.54a'), { haunted })) };
  },
};

const keeping = (happening: Happening, notes: JsonObject): Happening => ({ ...happening, data: { ...happening.data, notes } });

/**
 * Exchanges an Aura on the battlefield with an Aura card in its owner's hand, which then enchants what the first one enchanted; all of it
 * or nothing happens (702.64a, 702.64b). The second Aura is attached where the first one was (701.10e).
 */
const swapAura: VerbDefinition = {
  rule: '702.64a',
  run: (table, verb, env) => {
    const [card] = objectsOf(table, env, verb.with as Ref);
    const row = table.find(env.self);
    if (card === undefined || row === null || row.zone !== 'battlefield' || row.owner !== env.you || !attachable(table, card, row.host))
      return { propose: [] };
    return {
      propose: [move(env.self, { to: 'hand' }, '702.64a'), move(card, { to: 'battlefield', under: env.you, host: row.host }, '702.64a')],
    };
  },
};

/** Binds the activated abilities that `what` has now to the name `to`, for an effect that gives them to another object (201.4b). */
const findAbilities: VerbDefinition = {
  run: (table, verb, env) => {
    const found = what(table, verb, env).flatMap((id) =>
      abilitiesOf(table, table.object(id)).flatMap(({ ability, path }) => (ability.kind === 'activated' ? [path] : [])),
    );
    return { done: found.length > 0, vars: { [verb.to as string]: found } };
  },
};

export const permanentVerbs: { readonly [name: string]: VerbDefinition } = {
  attach,
  putAttached,
  unattach: { rule: '701.3d', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => unattach(id, '701.3d')) }) },
  create: createTokens,
  loyalty,
  phaseOut: {
    rule: '702.25b',
    run: (table, verb, env) => ({
      done: phased(
        table,
        what(table, verb, env).filter((id) => onBattlefield(table, id)),
      ),
    }),
  },
  tell,
  mark,
  haunt,
  swapAura,
  findAbilities,
  clearDamage: {
    rule: '702.88a',
    run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => clearDamage(id, '702.88a')) }),
  },
  pair: { rule: '702.94a', run: (table, verb, env) => ({ done: pair(table, env.self, what(table, verb, env)[0] ?? 0, env.you) }) },
  ascend: { rule: '702.130a', run: (table, _verb, env) => ({ done: ascend(table, env.you) }) },
};
