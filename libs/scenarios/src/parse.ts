import { CORE_SCHEMA, load } from 'js-yaml';
import type { z } from 'zod';
import type { Automatic, Scenario } from './format.js';
import { cardFileSchema, manySchema, oneSchema } from './format.js';

/** A file that is not a valid scenario file; lists every fault with its place. */
export class ScenarioFileError extends Error {
  constructor(
    readonly file: string,
    readonly faults: readonly string[],
  ) {
    super(`${file}: ${faults.join('; ')}`);
  }
}

/**
 * Reads a scenario file.
 *
 * @param file name for messages; `.json` is read as JSON, everything else as YAML
 * @param read returns the text of a card file named under `cardsFrom`, relative to `file`
 * @returns the scenarios in the order of the file, completed with the file's common settings
 * @throws {ScenarioFileError} when the text is not YAML or JSON, a key is unknown, missing or of the wrong shape, or two scenarios have the
 *   same name
 */
export function parseScenarios(text: string, file: string, read: ReadBeside = refuseToRead): readonly Scenario[] {
  const content = readText(text, file);
  const cardsIn = once((name) => readCards(name, read(name)));
  const many = content !== null && typeof content === 'object' && 'scenarios' in content;
  if (many) {
    const parsed = manySchema.safeParse(content);
    if (!parsed.success) throw new ScenarioFileError(file, faultsOf(parsed.error));
    const { scenarios, ...common } = parsed.data;
    return withoutTwins(
      scenarios.map((one) => fill(common, one, cardsIn)),
      file,
    );
  }
  const parsed = oneSchema.safeParse(content);
  if (!parsed.success) throw new ScenarioFileError(file, faultsOf(parsed.error));
  return [fill({ game: parsed.data.game }, parsed.data, cardsIn)];
}

type ReadBeside = (name: string) => string;
const refuseToRead: ReadBeside = (name) => {
  throw new ScenarioFileError(name, ['card files cannot be read here']);
};

type Cards = Scenario['cards'];

/** Reads each card file once. */
function once(read: (name: string) => Cards): (name: string) => Cards {
  const known = new Map<string, Cards>();
  return (name) => {
    const cards = known.get(name) ?? read(name);
    known.set(name, cards);
    return cards;
  };
}

function readCards(name: string, text: string): Cards {
  const parsed = cardFileSchema.safeParse(readText(text, name));
  if (!parsed.success) throw new ScenarioFileError(name, faultsOf(parsed.error));
  return parsed.data.cards;
}

function readText(text: string, file: string): unknown {
  try {
    return file.endsWith('.json') ? JSON.parse(text) : load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new ScenarioFileError(file, [error instanceof Error ? error.message : String(error)]);
  }
}

type Common = Omit<z.infer<typeof manySchema>, 'scenarios'>;
type One = Omit<z.infer<typeof oneSchema>, 'game'>;

function fill(common: Common, one: One, cardsIn: (name: string) => Cards): Scenario {
  const files = [...new Set([...(common.cardsFrom ?? []), ...(one.cardsFrom ?? [])])];
  return {
    game: common.game,
    name: one.name,
    rules: one.rules,
    cards: joinCards([...files.map(cardsIn), common.cards ?? [], one.cards ?? []]),
    auto: joinAutomatic(common.auto ?? {}, one.auto ?? {}),
    mayStayOpen: [...(common.mayStayOpen ?? []), ...(one.mayStayOpen ?? [])],
    format: one.format ?? common.format ?? null,
    options: one.options ?? common.options ?? null,
    seats: one.seats ?? common.seats ?? null,
    decks: one.decks ?? common.decks ?? null,
    seed: one.seed ?? one.name,
    table: one.table ?? null,
    script: one.script ?? [],
    expect: one.expect ?? [],
  };
}

/** Joins lists of cards. A single list is returned itself, so that a ruleset compiles cards that many scenarios share only once. */
function joinCards(lists: readonly Cards[]): Cards {
  const filled = lists.filter((list) => list.length > 0);
  return filled.length === 1 ? filled[0]! : filled.flat();
}

function joinAutomatic(common: Automatic, own: Automatic): Automatic {
  const named = new Set([...(own.pass ?? []), ...(own.default ?? []), ...(own.first ?? [])]);
  const rest = (kinds: readonly string[] | undefined) => (kinds ?? []).filter((kind) => !named.has(kind));
  return {
    pass: [...rest(common.pass), ...(own.pass ?? [])],
    default: [...rest(common.default), ...(own.default ?? [])],
    first: [...rest(common.first), ...(own.first ?? [])],
  };
}

function withoutTwins(scenarios: readonly Scenario[], file: string): readonly Scenario[] {
  const names = scenarios.map((one) => one.name);
  const twins = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (twins.length > 0)
    throw new ScenarioFileError(
      file,
      twins.map((name) => `two scenarios are called "${name}"`),
    );
  return scenarios;
}

function faultsOf(error: z.ZodError): readonly string[] {
  return error.issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    return `${path === '' ? 'file' : path.replace(/^\./, '')}: ${issue.message}`;
  });
}
