import type { Json, JsonObject, ObjectId } from '../contract.js';
import { InvariantBroken, must } from '../errors.js';
import { sourceEnv } from '../programs/env.js';
import { amount, envLocals, literal, type Env } from '../evaluation/evaluate.js';
import type { VerbDefinition } from '../table/rules.js';
import { asNumber } from '../json.js';
import { replacingRule } from '../answers/questions.js';
import { ruleOf } from '../table/happenings.js';
import type { Happening, Reduction } from '../game/happenings.js';
import type { Ability, Amount, Verb } from '../programs/programs.js';
import { alteredFrame, batchOf, Fate, fatesOf, type HappeningLocals, type FollowUp } from './happening-frame.js';
import { type Offer, placesOf } from './replace.js';
import { seesFace } from '../table/faces.js';
import type { Table } from '../table/table.js';
import { eventOf } from '../abilities/triggers.js';
import { noteUse } from '../abilities/uses.js';
import { withVar } from '../values/values.js';
import { spendWatch } from '../values/watches.js';

/** How replacements act on the happening that they alter: the verbs of their clauses, and how an alteration is finished. */

function write(table: Table, locals: HappeningLocals, at: number, happening: Happening): void {
  table.local(locals, 'batch', batchOf(locals).with(at, happening));
}

/** Notes on the happening that a replacement had its opportunity. */
export function noteApplied(table: Table, locals: HappeningLocals, offer: Offer): void {
  for (const at of placesOf(offer)) {
    const happening = batchOf(locals)[at] as Happening;
    write(table, locals, at, { ...happening, applied: [...happening.applied, offer.replacement] });
  }
}

/** Builds the environment of a replacement: its source, and the happening as its event. */
export function alterationEnv(table: Table, locals: HappeningLocals, offer: Offer): Env {
  const { at, key, source, card, seat, watch, ability } = offer;
  const happening = batchOf(locals)[at] as Happening;
  const all: JsonObject =
    table.library.ability(ability).ability.every === true
      ? { objects: placesOf(offer).map((place) => (batchOf(locals)[place] as Happening).object) }
      : {};
  const event = { ...eventOf(happening, key, true), ...all, together: together(locals, happening) };
  return sourceEnv(source, card, seat, event, table.state.watches[watch]?.vars);
}

/**
 * Returns the objects to which the same happens at the same time, including the happening's own: those of all happenings of the same type
 * with the same `to`.
 */
function together(locals: HappeningLocals, { type, data }: Happening): readonly ObjectId[] {
  const fates = fatesOf(locals);
  return batchOf(locals).flatMap((one, at) =>
    one.type === type && fates[at] !== Fate.Gone && one.data.to === data.to && one.object > 0 ? [one.object] : [],
  );
}

/** Finishes a replacement after it acted or was declined: counts its use and notes its follow-up. */
export function finishAlteration(table: Table, locals: HappeningLocals): void {
  const offer = must(locals.offer, 'the replacement that acts');
  const { ability } = table.library.ability(offer.ability);
  const batch = batchOf(locals);
  table.local(locals, 'offer', null);
  table.local(locals, 'altering', -1);
  // A replacement that has only a follow-up changes nothing about the happening; its follow-up is noted all the same.
  if (locals.touched !== true && (ability.clauses ?? []).length > 0) return;
  // A replacement with only a follow-up ran no clause that bound the names of its watch, so they are taken from the watch.
  const kept = (ability.clauses ?? []).length === 0 ? (table.state.watches[offer.watch]?.vars ?? {}) : {};
  if (offer.watch !== 0 && locals.vars.spent === undefined) spendWatch(table, offer.watch, 1);
  if (ability.limit !== undefined) noteUse(table, { object: offer.source, seat: offer.seat, ability: offer.ability }, ability.limit);
  if (ability.again === true) {
    const happening = batch[offer.at] as Happening;
    write(table, locals, offer.at, { ...happening, applied: happening.applied.filter((one) => one !== offer.replacement) });
  }
  const { type, object } = batch[offer.at] as Happening;
  if (isTold(table, offer, ability))
    table.emit('replacementApplied', replacingRule(table), {
      object: offer.source,
      card: offer.card,
      ability: offer.ability,
      type,
      about: object,
    });
  if (ability.then === undefined || ability.then.length === 0) return;
  const env: Env = { ...alterationEnv(table, locals, offer), vars: { ...kept, ...locals.vars } };
  const follow = locals.follow;
  const same = ability.together === true ? follow.findIndex(({ replacement }) => replacement === offer.replacement) : -1;
  const next = { ...envLocals(env), program: `${offer.ability}/then`, replacement: offer.replacement };
  table.local(locals, 'follow', same < 0 ? [...follow, next] : follow.with(same, joined(follow[same] as FollowUp, next)));
}

/**
 * Whether a replacement is reported. One that changes nothing is not reported for a card that not everybody sees, since that would give
 * away a card which its player may keep secret.
 */
function isTold(table: Table, { source }: Offer, { clauses = [] }: Ability): boolean {
  const row = table.find(source);
  return clauses.length > 0 || row === null || table.seats().every((seat) => seesFace(table, row, seat));
}

/** Joins two follow-ups of the same replacement into one, which gets the sum of what was prevented. */
function joined(first: FollowUp, second: FollowUp): FollowUp {
  const taken = ({ vars }: FollowUp): number => asNumber(vars.prevented);
  return { ...first, vars: { ...first.vars, prevented: taken(first) + taken(second) } };
}

/**
 * Alters the happening that the running replacement is about. The replacement's follow-up sees the names bound in `env`.
 * @param change returns the altered happening, the happenings that replace it (they inherit what was applied), or an empty list for nothing
 *   at all
 */
export function alter(table: Table, env: Env, change: (happening: Happening) => Happening | readonly Happening[]): void {
  const locals = alteredFrame(table);
  if (locals === null) throw new InvariantBroken('nothing is being altered');
  const at = locals.altering;
  const old = batchOf(locals)[at] as Happening;
  const changed = change(old);
  const along = locals.offer?.along ?? [];
  table.local(locals, 'touched', true);
  table.local(locals, 'vars', { ...locals.vars, ...env.vars });
  if (!Array.isArray(changed)) {
    write(table, locals, at, changed as Happening);
    for (const other of along) write(table, locals, other, change(batchOf(locals)[other] as Happening) as Happening);
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made = (changed as readonly Happening[]).map((one) => ({
    ...unnamed(instead === undefined ? one : instead(one), old.type),
    applied: old.applied,
    inside: old.inside,
  }));
  const gone = [at, ...along];
  table.local(locals, 'fates', [
    ...fatesOf(locals).map((fate, place) => (gone.includes(place) ? Fate.Gone : fate)),
    ...made.map(() => Fate.Open),
  ]);
  table.local(locals, 'batch', [...batchOf(locals), ...made]);
  if (made.length === 0 && gone.some((place) => (batchOf(locals)[place] as Happening).inside === -1)) table.local(locals, 'lost', true);
}

/**
 * Marks a happening of another type that takes the place of the original, since it is not what the original's verb names: an object to
 * which something else happened was not dealt damage, or destroyed.
 */
function unnamed(made: Happening, type: string): Happening {
  return made.type === type ? made : { ...made, data: { ...made.data, unnamed: true } };
}

/** Returns how much the acting shield has left; -1 if no shield is acting or it has no limit. */
export function shieldLeft(table: Table): number {
  const offer = alteredFrame(table)?.offer ?? null;
  return offer === null ? -1 : (table.state.watches[offer.watch]?.left ?? -1);
}

/** Uses up the acting shield by an amount, instead of by one use. */
export function spendShield(table: Table, by: number): void {
  const locals = alteredFrame(table);
  const offer = locals?.offer ?? null;
  if (locals === null || offer === null || offer.watch === 0) return;
  table.local(locals, 'vars', withVar(locals.vars, 'spent', by));
  if (by > 0) spendWatch(table, offer.watch, by);
}

/** Runs `reduceBy`. The amount taken off is bound as `prevented` for what follows. */
function reduce(table: Table, verb: Verb, env: Env): void {
  const field = (verb.of as string | undefined) ?? 'amount';
  const locals = alteredFrame(table);
  const offer = locals?.offer ?? null;
  const watch = offer === null ? undefined : table.state.watches[offer.watch];
  let taken = 0;
  let spared = verb.by === 'left';
  const old = locals === null ? null : batchOf(locals)[locals.altering];
  alter(table, env, (happening) => {
    const value = happening.data[field];
    if (typeof value !== 'number') return happening;
    const rule = ruleOf(table, happening.type);
    const firm = rule.firm?.(table, happening) ?? happening.data.firm === true;
    spared = verb.by === 'left' || (firm && rule.attempted !== true);
    if (firm) return happening;
    const most = verb.by === 'left' ? (watch === undefined || watch.left < 0 ? value : watch.left) : amount(table, env, verb.by as Amount);
    taken = Math.max(0, Math.min(value, most));
    return { ...happening, data: { ...happening.data, [field]: value - taken } };
  });
  if (locals === null) return;
  table.local(locals, 'vars', withVar(locals.vars, 'prevented', taken));
  if (taken > 0 && offer !== null) noteReduction(table, locals, offer, taken, old as Happening);
  if (spared) spendShield(table, taken);
}

function noteReduction(
  table: Table,
  locals: HappeningLocals,
  { replacement, source, seat }: Offer,
  amount: number,
  happening: Happening,
): void {
  const all = locals.reduced;
  const known = all.find((one) => one.replacement === replacement);
  const one: Reduction = {
    replacement,
    source,
    seat,
    amount: amount + (known?.amount ?? 0),
    happenings: [...(known?.happenings ?? []), happening],
  };
  table.local(locals, 'reduced', [...all.filter((other) => other !== known), one]);
}

/** Returns the proposals of a list of verbs. @throws {InvariantBroken} for a verb that does not propose */
export function proposalsOf(table: Table, verbs: readonly Verb[], env: Env, path: string): Happening[] {
  return verbs.flatMap((verb, index) => proposalOf(table, verb, env, `${path}/${index}`));
}

/** Returns the proposals of one verb. @throws {InvariantBroken} */
export function proposalOf(table: Table, verb: Verb, env: Env, path: string): readonly Happening[] {
  const outcome = table.library.verb(verb.verb).run(table, verb, env, path);
  if (!('propose' in outcome))
    throw new InvariantBroken(
      `verb ${verb.verb} proposes no happening: it can be used neither in a replacement nor together with other verbs`,
    );
  return outcome.propose;
}

const done = { done: true } as const;

/**
 * The kernel's verbs for replacements. `becomes` sets other data. `reduceBy` reduces an amount by a number or by what a shield has left;
 * not where the happening is `firm`. `instead` puts the proposals of other verbs in its place. `cancel` puts nothing in its place.
 */
export const alteringVerbs: { readonly [name: string]: VerbDefinition } = {
  becomes: {
    impersonal: true,
    run: (table, verb, env) => {
      const set: { [key: string]: Json } = {};
      for (const [key, value] of Object.entries(verb.set as { readonly [key: string]: Amount | Json }))
        set[key] = literal(table, env, value);
      alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, ...set } }));
      return done;
    },
  },
  reduceBy: {
    run: (table, verb, env) => {
      reduce(table, verb, env);
      return done;
    },
  },
  instead: {
    run: (table, verb, env, path) => {
      const made = proposalsOf(table, verb.do as readonly Verb[], env, `${path}/do`);
      alter(table, env, () => made);
      return done;
    },
  },
  cancel: {
    impersonal: true,
    run: (table, _verb, env) => {
      alter(table, env, () => []);
      return done;
    },
  },
};
