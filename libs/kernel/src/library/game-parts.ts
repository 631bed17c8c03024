import { InvariantBroken } from '../errors.js';
import type { GameRules, Procedure, VerbDefinition } from '../game.js';
import { factsByKey, type FactRule } from '../table/history.js';
import { Reach } from '../state/journal.js';
import type { ObjectRow } from '../state/state.js';

/** What a game supplies apart from its cards, found by name. */
export interface GameParts {
  readonly game: GameRules;
  readonly procedures: ReadonlyMap<string, Procedure>;
  /** Index of each step, by the names of procedure and step. */
  readonly labels: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly verbs: ReadonlyMap<string, VerbDefinition>;
  readonly decisionKinds: ReadonlySet<string>;
  /** The game's facts by the key of the events that count for them. */
  readonly facts: ReadonlyMap<string, readonly FactRule[]>;
  readonly reach: ReadonlyMap<string, Reach>;
  /** An object that lies nowhere yet. */
  readonly newObject: ObjectRow;
}

/** @throws {InvariantBroken} for two procedures of one name */
export function partsOf(
  game: GameRules,
  kernelProcedures: readonly Procedure[],
  kernelVerbs: { readonly [name: string]: VerbDefinition },
): GameParts {
  const procedures = new Map<string, Procedure>();
  for (const procedure of [...kernelProcedures, ...game.procedures]) {
    if (procedures.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    procedures.set(procedure.name, procedure);
  }
  const stepsOf = ({ steps }: Procedure): ReadonlyMap<string, number> => new Map(steps.map((step, index) => [step.name, index]));
  return {
    game,
    procedures,
    labels: new Map([...procedures.values()].map((procedure) => [procedure.name, stepsOf(procedure)])),
    verbs: new Map([...Object.entries(kernelVerbs), ...Object.entries(game.verbs)]),
    decisionKinds: new Set(game.decisionKinds),
    facts: factsByKey(game.history),
    reach: new Map([
      ...(game.distantFields ?? []).map((field) => [field, Reach.Distant] as const),
      ...(game.baseFields ?? []).map((field) => [field, Reach.Base] as const),
    ]),
    newObject: {
      id: 0,
      card: '',
      kind: 'card',
      owner: 0,
      controller: 0,
      zone: '',
      slot: '',
      host: 0,
      under: [],
      attached: [],
      stamp: 0,
      knownTo: 0,
      uses: {},
      ...game.objectFields,
    },
  };
}
