/**
 * The scenario format: the content of a YAML or JSON file. `docs/scenario-format.md` explains it to authors; a test keeps the two in
 * agreement. Files are checked strictly, so that a misspelt key is an error and not a check that is silently left out.
 */
import { z } from 'zod';
import type { Json } from '@arbiter/kernel';

const json = z.json() as unknown as z.ZodType<Json>;
const seat = z.int().min(0);
const viewer = z.union([seat, z.literal('spectator'), z.literal('judge')]);
const words = z.string().min(1);
/** YAML reads an unquoted 100.10 as the number 100.1, so numbers are refused instead of guessed at. */
const ruleNumber = z.string({ error: 'a rule number is text: put it in quotes' }).min(1);

/** Names one option of a decision, or one object: an alias or option id, or an object whose fields must all match. */
export const selectorSchema = z.union([
  words,
  z.strictObject({
    object: words.optional(),
    card: words.optional(),
    slot: words.optional(),
    label: words.optional(),
    id: words.optional(),
    params: z.record(z.string(), json).optional(),
  }),
]);
export type Selector = z.infer<typeof selectorSchema>;

const oneOrMore = z.union([z.array(selectorSchema), selectorSchema.transform((one) => [one])]);

const where = {
  turn: z.int().min(0).optional(),
  phase: words.optional(),
  seat: seat.optional(),
  kind: words.optional(),
  rule: ruleNumber.optional(),
};
export interface Where {
  readonly turn?: number | undefined;
  readonly phase?: string | undefined;
  readonly seat?: number | undefined;
  readonly kind?: string | undefined;
  readonly rule?: string | undefined;
}

const refusedSchema = z.strictObject({ code: words.optional(), rule: ruleNumber.optional() });
export type Refused = z.infer<typeof refusedSchema>;

const answerFields = { ...where, wait: z.boolean().optional(), refused: refusedSchema.optional() };
const pickItem = z.strictObject({ ...answerFields, pick: oneOrMore }).transform((item) => ({ type: 'pick' as const, ...item }));
const numberItem = z.strictObject({ ...answerFields, number: z.int() }).transform((item) => ({ type: 'number' as const, ...item }));
/** One entry per share: `pick` names the option as a pick does, `gets` the amount. The short form is a map from names to amounts. */
const sharesSchema = z.union([
  z
    .array(z.strictObject({ pick: selectorSchema, gets: z.int() }))
    .transform((shares) => shares.map((share): Share => [share.pick, share.gets])),
  z.record(words, z.int()).transform((shares) => Object.entries(shares).map((share): Share => share)),
]);
export type Share = readonly [Selector, number];
const amountsItem = z.strictObject({ ...answerFields, amounts: sharesSchema }).transform((item) => ({ type: 'amounts' as const, ...item }));
const bulkItem = z.strictObject({ ...answerFields, bulk: json }).transform((item) => ({ type: 'bulk' as const, ...item }));
const presetItem = z.strictObject({ ...answerFields, preset: words }).transform((item) => ({ type: 'preset' as const, ...item }));

const actionNames = ['concede', 'agreeDraw', 'timeOut', 'judgeLoss'] as const;
const actionItem = z
  .strictObject({
    do: z.enum(actionNames),
    seat: seat.optional(),
    scope: z.enum(['game', 'match']).optional(),
    rules: z.array(ruleNumber).optional(),
    refused: refusedSchema.optional(),
  })
  .transform((item) => ({ type: 'do' as const, ...item }));

const untilItem = z
  .strictObject({ until: z.union([z.literal('end'), z.literal('rest'), z.strictObject(where)]) })
  .transform((item) => ({ type: 'until' as const, ...item }));
const callItem = z
  .strictObject({ call: words, slot: words.optional(), zone: words.optional(), seat: seat.optional(), card: words.optional() })
  .transform((item) => ({ type: 'call' as const, ...item }));

const pattern = z.strictObject({
  type: words.optional(),
  rule: ruleNumber.optional(),
  seat: seat.optional(),
  object: words.optional(),
  card: words.optional(),
  by: words.optional(),
  data: z.record(z.string(), json).optional(),
});
export type EventPattern = z.infer<typeof pattern>;

const values = json;
const since = z.enum(['start', 'lastAnswer']).optional();
const checkSchemas = {
  object: z.object({ object: words }).catchall(values),
  slot: z.object({ slot: words, empty: z.boolean().optional() }).catchall(values),
  player: z.object({ player: seat }).catchall(values),
  match: z.object({ match: z.record(z.string(), values) }).strict(),
  turn: z.strictObject({ turn: z.strictObject({ number: z.int().optional(), seat: seat.nullable().optional(), phase: words.optional() }) }),
  zone: z.strictObject({
    zone: words,
    seat: seat.optional(),
    count: values.optional(),
    is: z.array(selectorSchema).optional(),
    has: oneOrMore.optional(),
    lacks: oneOrMore.optional(),
  }),
  happened: z.strictObject({ happened: z.array(pattern).min(1), since, together: z.boolean().optional() }),
  absent: z.strictObject({ absent: z.array(pattern).min(1), since }),
  open: z.strictObject({
    open: z.union([
      z.literal('nothing'),
      z.strictObject({
        seat: seat.optional(),
        kind: words.optional(),
        rule: ruleNumber.optional(),
        offers: oneOrMore.optional(),
        withholds: oneOrMore.optional(),
        min: z.int().optional(),
        max: z.int().optional(),
        total: z.int().optional(),
        sealed: z.boolean().optional(),
        ordered: z.boolean().optional(),
        prompt: words.optional(),
        params: z.record(z.string(), values).optional(),
      }),
    ]),
  }),
  result: z.strictObject({
    result: z.union([
      z.literal('none'),
      z.strictObject({ winners: z.array(seat).optional(), reason: words.optional(), rule: ruleNumber.optional() }),
    ]),
  }),
  view: z.strictObject({
    view: viewer,
    sees: z.array(words).optional(),
    hides: z.array(words).optional(),
    get expect(): z.ZodOptional<z.ZodArray<z.ZodType<Check>>> {
      return z.array(checkSchema).optional();
    },
  }),
};
type CheckKey = keyof typeof checkSchemas;
export type CheckOf<K extends Exclude<CheckKey, 'view'>> = z.infer<(typeof checkSchemas)[K]>;
export interface ViewCheck {
  readonly view: number | 'spectator' | 'judge';
  readonly sees?: readonly string[] | undefined;
  readonly hides?: readonly string[] | undefined;
  readonly expect?: readonly Check[] | undefined;
}
export type Check =
  | { [K in Exclude<CheckKey, 'view'>]: { readonly type: K; readonly of: CheckOf<K> } }[Exclude<CheckKey, 'view'>]
  | { readonly type: 'view'; readonly of: ViewCheck };

/** Chooses the schema by the first of the keys that an entry has, so that messages are about that schema only. */
function byKey<T>(what: string, schemas: Readonly<Record<string, z.ZodType>>, make: (key: string, value: unknown) => T): z.ZodType<T> {
  return z.unknown().transform((value, context): T => {
    const keys = Object.keys(schemas);
    const given = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
    const key = keys.find((one) => given.includes(one));
    if (key === undefined) {
      context.addIssue({ code: 'custom', message: `${what} has one of the keys ${keys.join(', ')}` });
      return z.NEVER;
    }
    const parsed = schemas[key]!.safeParse(value);
    if (parsed.success) return make(key, parsed.data);
    for (const issue of parsed.error.issues) context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return z.NEVER;
  }) as unknown as z.ZodType<T>;
}

// Expectations are recognised by their first key in the order of `checkSchemas`: `object`, for example, comes before `zone`, which is also
// a field of an object.
const checkSchema: z.ZodType<Check> = byKey('an expectation', checkSchemas, (type, of) => ({ type, of }) as Check);

const expectItem = z.strictObject({ expect: z.array(checkSchema).min(1) }).transform((item) => ({ type: 'expect' as const, ...item }));
const faultSchema = z.strictObject({
  code: words.optional(),
  rule: ruleNumber.optional(),
  cards: z.array(words).optional(),
  detail: words.optional(),
  params: z.record(z.string(), json).optional(),
});
export type FaultPattern = z.infer<typeof faultSchema>;
const deckItem = z.strictObject({ deck: json, faults: z.array(faultSchema) }).transform((item) => ({ type: 'deck' as const, ...item }));
const itemSchemas = {
  pick: pickItem,
  number: numberItem,
  amounts: amountsItem,
  bulk: bulkItem,
  preset: presetItem,
  do: actionItem,
  until: untilItem,
  call: callItem,
  expect: expectItem,
  deck: deckItem,
};
export type ScriptItem = { [K in keyof typeof itemSchemas]: z.infer<(typeof itemSchemas)[K]> }[keyof typeof itemSchemas];
export type AnswerItem = Extract<ScriptItem, { type: 'pick' | 'number' | 'amounts' | 'bulk' | 'preset' }>;
export type ActionItem = Extract<ScriptItem, { type: 'do' }>;
export type DeckItem = Extract<ScriptItem, { type: 'deck' }>;
export type CallItem = Extract<ScriptItem, { type: 'call' }>;
const itemSchema: z.ZodType<ScriptItem> = byKey('a line of the script', itemSchemas, (_key, value) => value as ScriptItem);

const kinds = z.array(words);
const autoSchema = z.union([
  kinds.transform((pass) => ({ pass })),
  z.strictObject({ pass: kinds.optional(), default: kinds.optional(), first: kinds.optional() }),
]);
/** The kinds of decision that the runner answers by itself, and how. */
export interface Automatic {
  readonly pass?: readonly string[] | undefined;
  readonly default?: readonly string[] | undefined;
  readonly first?: readonly string[] | undefined;
}

const scenarioFields = {
  name: words,
  rules: z.array(ruleNumber).min(1),
  cards: z.array(z.record(z.string(), json)).optional(),
  cardsFrom: z.array(words).optional(),
  auto: autoSchema.optional(),
  mayStayOpen: kinds.optional(),
  format: words.optional(),
  options: z.record(z.string(), json).optional(),
  seats: z.int().min(1).optional(),
  decks: z.array(json).optional(),
  seed: words.optional(),
  table: json.optional(),
  script: z.array(itemSchema).optional(),
  expect: z.array(checkSchema).optional(),
};
const scenarioSchema = z.strictObject(scenarioFields);
const shared = {
  game: words,
  cards: scenarioFields.cards,
  cardsFrom: scenarioFields.cardsFrom,
  auto: scenarioFields.auto,
  mayStayOpen: scenarioFields.mayStayOpen,
  format: scenarioFields.format,
  options: scenarioFields.options,
  seats: scenarioFields.seats,
  decks: scenarioFields.decks,
};
export const manySchema = z.strictObject({ ...shared, scenarios: z.array(scenarioSchema).min(1) });
export const oneSchema = z.strictObject({ ...shared, ...scenarioFields });

/** A file of inline cards that scenario files name under `cardsFrom`. */
export const cardFileSchema = z.strictObject({ game: words, cards: z.array(z.record(z.string(), json)).min(1) });

/** One scenario, completed by what its file says for all its scenarios. */
export interface Scenario {
  readonly game: string;
  readonly name: string;
  /** Rule numbers (or ruling ids) that the scenario shows. */
  readonly rules: readonly string[];
  readonly cards: readonly { readonly [key: string]: Json }[];
  readonly auto: Automatic;
  /** Kinds of decision that may be open at the end without being named. */
  readonly mayStayOpen: readonly string[];
  readonly format: string | null;
  readonly options: { readonly [key: string]: Json } | null;
  readonly seats: number | null;
  /** The players' decks, in seat order, for games that have decks before they begin. */
  readonly decks: readonly Json[] | null;
  readonly seed: string;
  /** The table that the match begins with; null: the match begins at its very start. */
  readonly table: Json | null;
  readonly script: readonly ScriptItem[];
  readonly expect: readonly Check[];
}
