export type { Automatic, Check, EventPattern, Scenario, ScriptItem, Selector } from './format.js';
export { ScenarioFileError, parseScenarios } from './parse.js';
export type { ScenarioReport } from './run.js';
export { runScenario } from './run.js';
export type { FileReport, RunReport } from './files.js';
export { printRunReport, readScenarios, runScenarioFiles, scenarioFiles } from './files.js';
export type { BookCoverage, Coverage, RuleRow, RulesOfGame, TestRecord } from './coverage.js';
export { citedIn, measureCoverage } from './coverage.js';
export { printCoverage } from './coverage-text.js';
export { listsHeading, rulesDocument, type RulesLists } from './rules-document.js';
export type {
  AbilityFacts,
  Asks,
  Board,
  BoardObject,
  BoardPlayer,
  MatchDriver,
  Meaning,
  Offer,
  Question,
  StackItem,
} from './xmage/driver.js';
export type { PlacedCard, PlannedLibrary, PlannedSetup } from './xmage/plan.js';
export type { CastWay } from './xmage/names.js';
export type { StepName } from './xmage/steps.js';
export type { XmageOptions } from './xmage/run-file.js';
export { runRecords } from './xmage/run-file.js';
export type { XmageCounts, XmageReport, XmageResult } from './xmage/report.js';
export { countXmage, isClean, printXmageReport, xmageReportAsJson } from './xmage/report.js';
export { magicMatches } from './xmage/magic/driver.js';
