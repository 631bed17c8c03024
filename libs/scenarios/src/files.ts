import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ruleset } from '@arbiter/kernel';
import type { Scenario } from './format.js';
import { ScenarioFileError, parseScenarios } from './parse.js';
import type { ScenarioReport } from './run.js';
import { runScenario } from './run.js';

export interface FileReport {
  readonly file: string;
  /** Why the file could not be run at all: unreadable, malformed, an unknown game. */
  readonly faults: readonly string[];
  readonly scenarios: readonly ScenarioReport[];
}

export interface RunReport {
  readonly files: readonly FileReport[];
  readonly passed: number;
  readonly failed: number;
  /** Whether no file had a fault, at least one scenario ran, and none failed. */
  readonly ok: boolean;
}

const endings = /\.(ya?ml|json)$/;
const cardFile = /\.cards\.(ya?ml|json)$/;

/**
 * Lists the scenario files at the paths, in a fixed order; folders are searched. Files in folders that are called `*.cards.yaml` (or
 * `.json`) are card files and left out.
 *
 * @throws {Error} a path that does not exist
 */
export function scenarioFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? scenarioFiles(
          readdirSync(path)
            .sort()
            .map((name) => join(path, name)),
        ).filter((file) => endings.test(file) && !cardFile.test(file))
      : [path],
  );
}

/**
 * Runs scenario files, as `arbiter scenario FILE...` does.
 *
 * @param paths files, or folders that are searched for `.yaml`, `.yml` and `.json`
 * @param rulesets the available rulesets, by the name that files use as `game`
 * @returns a report for every file; files that cannot be read are reported as faults, not thrown
 */
export function runScenarioFiles(paths: readonly string[], rulesets: { readonly [game: string]: Ruleset }): RunReport {
  const files = paths.flatMap((path) => {
    try {
      return scenarioFiles([path]).map((file) => runFile(file, rulesets));
    } catch (error) {
      return [{ file: path, faults: [error instanceof Error ? error.message : String(error)], scenarios: [] }];
    }
  });
  const scenarios = files.flatMap((file) => file.scenarios);
  const passed = scenarios.filter((one) => one.passed).length;
  const failed = scenarios.length - passed;
  return { files, passed, failed, ok: failed === 0 && passed > 0 && files.every((file) => file.faults.length === 0) };
}

/** Reads a scenario file and the card files it names. @throws {ScenarioFileError} @throws {Error} when a file is not there */
export function readScenarios(file: string): readonly Scenario[] {
  return parseScenarios(readFileSync(file, 'utf8'), file, (name) => readFileSync(join(dirname(file), name), 'utf8'));
}

function runFile(file: string, rulesets: { readonly [game: string]: Ruleset }): FileReport {
  try {
    const scenarios = readScenarios(file);
    const game = scenarios[0]?.game ?? '';
    const ruleset = Object.hasOwn(rulesets, game) ? rulesets[game] : undefined;
    if (ruleset === undefined)
      return { file, faults: [`the game "${game}" is not known; known: ${Object.keys(rulesets).join(', ')}`], scenarios: [] };
    return { file, faults: [], scenarios: scenarios.map((one) => runScenario(one, ruleset)) };
  } catch (error) {
    return {
      file,
      faults: error instanceof ScenarioFileError ? error.faults : [error instanceof Error ? error.message : String(error)],
      scenarios: [],
    };
  }
}

/** Formats the report for people: one line per scenario, failures in full, and the counts. */
export function printRunReport(report: RunReport): string {
  const lines = report.files.flatMap((file) => [
    file.file,
    ...file.faults.map((fault) => `  ! ${fault}`),
    ...file.scenarios.flatMap((one) => [
      `  ${one.passed ? 'ok  ' : 'FAIL'} ${one.name} (${one.rules.join(', ')})`,
      ...one.failures.map((failure) => `       ${failure}`),
      ...(one.passed ? [] : one.transcript.slice(-12).map((line) => `       . ${line}`)),
    ]),
  ]);
  return [...lines, `${report.passed} passed, ${report.failed} failed`].join('\n');
}
