export type { Automatic, Check, EventPattern, Scenario, ScriptItem, Selector } from './format.js';
export { ScenarioFileError, parseScenarios } from './parse.js';
export type { ScenarioReport } from './run.js';
export { runScenario } from './run.js';
export type { FileReport, RunReport } from './files.js';
export { printRunReport, readScenarios, runScenarioFiles, scenarioFiles } from './files.js';
export type { Coverage, Excuse, RuleRow, RulesOfGame, RulingRow, TestRecord } from './coverage.js';
export { citedIn, measureCoverage, printCoverage } from './coverage.js';
