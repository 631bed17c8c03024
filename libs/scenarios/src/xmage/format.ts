/**
 * The record format of `--format xmage`: one JSON object per line, each a rules scenario for two players. The schemas are strict: a record
 * with a key that is unknown or of the wrong shape is refused, naming the place of the fault. Script verbs, checks and expectations are
 * open lists: unknown ones are read all the same and reported as not runnable.
 */
import { z } from 'zod';
import { steps } from './steps.js';

const words = z.string().min(1);
const count = z.int().min(0);
const sideSchema = z.enum(['A', 'B']);
export type Side = z.infer<typeof sideSchema>;

/** A set-up may name players who don't exist in a game of two: such a record is read, but is not runnable. */
const seated = z.enum(['A', 'B', 'C', 'D']);
const setupSchema = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('card'),
    /** XMage calls exile `exiled`. */
    zone: z
      .enum(['battlefield', 'hand', 'library', 'graveyard', 'exile', 'exiled', 'command'])
      .transform((zone) => (zone === 'exiled' ? 'exile' : zone)),
    player: seated,
    card: words,
    count,
    tapped: z.boolean().optional(),
  }),
  z.strictObject({ op: z.literal('clear'), zone: z.enum(['library', 'hand']), player: seated }),
  z.strictObject({ op: z.literal('life'), player: seated, life: z.int() }),
  z.strictObject({ op: z.literal('manualMana'), player: seated }),
]);
export type SetupItem = z.infer<typeof setupSchema>;

/** A Java expression that could not be resolved when the records were made, as its text. */
const refSchema = z.strictObject({ ref: words });
export type Ref = z.infer<typeof refSchema>;
const playerTarget = z.strictObject({ player: z.string().min(1) });
const nameTarget = z.strictObject({ name: z.string().nullable() });
const targetSchema = z.union([playerTarget, nameTarget]);
/** A line's targets: one, or several in a list. */
const aimed = { target: targetSchema.optional(), targets: z.array(z.union([z.string().min(1), targetSchema])).optional() };
/** Amount of mana that must be in the player's pool before the line is done. */
const funded = { manaInPool: z.int().min(0).optional() };
export type RawTarget = z.infer<typeof targetSchema>;

const amount = z.int().nullable();
const answerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), player: sideSchema, value: z.union([z.string(), z.boolean()]) }),
  z.strictObject({ kind: z.literal('target'), player: sideSchema, value: z.union([z.string(), playerTarget]) }),
  z.strictObject({ kind: z.literal('targetAmount'), player: sideSchema, value: z.union([z.string(), playerTarget]), amount }),
  z.strictObject({ kind: z.literal('mode'), player: sideSchema, value: words }),
  z.strictObject({ kind: z.literal('coin'), player: sideSchema, value: z.boolean() }),
]);
export type RawAnswer = z.infer<typeof answerSchema>;

const at = { turn: z.int().min(1), step: z.enum(steps) };
const acting = { ...at, player: sideSchema };
const known = [
  z.strictObject({
    ...acting,
    do: z.literal('cast'),
    card: words,
    ...aimed,
    ...funded,
    whileOnStack: z.string().optional(),
    stackClause: refSchema.optional(),
    thenResolve: z.boolean().optional(),
  }),
  z.strictObject({ ...acting, do: z.literal('playLand'), card: words }),
  z.strictObject({
    ...acting,
    do: z.literal('activate'),
    abilityTextPrefix: words,
    ...aimed,
    ...funded,
    more: z.array(z.union([z.string(), refSchema])).optional(),
  }),
  z.strictObject({ ...acting, do: z.literal('activateMana'), abilityTextPrefix: words, times: z.int().min(1).optional() }),
  z.strictObject({ ...acting, do: z.literal('attack'), attacker: words, defender: targetSchema.optional() }),
  z.strictObject({ ...acting, do: z.literal('block'), blocker: words, attacker: words }),
  z.strictObject({ ...acting, do: z.literal('cheatCounters'), card: words, counter: words, count: z.int().min(1) }),
  z.strictObject({
    ...at,
    player: sideSchema.optional(),
    do: z.literal('resolveStack'),
    arg: z.union([z.boolean(), count]).optional(),
    one: z.boolean().optional(),
  }),
  z.strictObject({
    ...at,
    player: sideSchema.optional(),
    do: z.literal('check'),
    check: words,
    label: z.string(),
    args: z.array(z.union([z.string(), z.boolean(), z.int(), refSchema])),
  }),
] as const;
const lineSchema = z.discriminatedUnion('do', known);
export type RawLine = z.infer<typeof lineSchema>;
const verbs: readonly string[] = known.map((schema) => schema.shape.do.value);

/** A line whose verb is not in the list above: kept, so that the record can be reported by its verb. */
const strangeLine = z
  .looseObject({ ...at, do: words.refine((verb) => !verbs.includes(verb)) })
  .transform((line) => ({ do: 'unknown' as const, verb: line.do, turn: line.turn, step: line.step }));
const anyLine = z.union([lineSchema, strangeLine]);
export type ScriptLine = z.infer<typeof anyLine>;

const expectationSchema = z.tuple([words], z.union([z.string(), z.boolean(), z.int(), refSchema]));
export type RawExpectation = z.infer<typeof expectationSchema>;

const runSchema = z.strictObject({ until: z.strictObject(at), upToScript: count, expect: z.array(expectationSchema) });

export const recordSchema = z.strictObject({
  id: words,
  source: z.string(),
  players: z.literal(2),
  format: z.enum(['freeform', 'commander']),
  strictChoices: z.boolean(),
  shuffleLibraries: z.boolean(),
  setup: z.array(setupSchema),
  answers: z.array(answerSchema),
  script: z.array(anyLine),
  runs: z.array(runSchema).min(1),
  cards: z.array(words),
  latestFirstPrint: z.string(),
  minimalVerbs: z.boolean(),
  needsAI: z.boolean(),
});
export type XmageRecord = z.infer<typeof recordSchema>;
