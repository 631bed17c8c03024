import { InvariantBroken } from '../errors.js';
import { type FactRuleFor, factsByKey } from '../game/history.js';
import type { ProcedureFor } from '../game/procedures.js';
import type { GameRulesFor } from '../game/rules.js';
import type { VerbFor } from '../game/verbs.js';
import { type FieldReach, Reach } from '../state/reach.js';
import type { ObjectRow } from '../state/state.js';

/** What a game supplies apart from its cards, found by name. */
export interface GameParts<Table> {
  readonly game: GameRulesFor<Table>;
  readonly procedures: ReadonlyMap<string, ProcedureFor<Table>>;
  /** Index of each step, by the name of its procedure and its own name. */
  readonly labels: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly verbs: ReadonlyMap<string, VerbFor<Table>>;
  readonly decisionKinds: ReadonlySet<string>;
  /** The game's facts by the key of the events that count for them. */
  readonly facts: ReadonlyMap<string, readonly FactRuleFor<Table>[]>;
  readonly reach: ReadonlyMap<string, FieldReach<Table>>;
  /** Template for the row of a new object, which lies nowhere yet. */
  readonly newObject: ObjectRow;
}

/** Collects the parts of a game. @throws {InvariantBroken} for two procedures of one name */
export function partsOf<Table>(
  game: GameRulesFor<Table>,
  kernelProcedures: readonly ProcedureFor<Table>[],
  kernelVerbs: { readonly [name: string]: VerbFor<Table> },
): GameParts<Table> {
  const procedures = new Map<string, ProcedureFor<Table>>();
  for (const procedure of [...kernelProcedures, ...game.procedures]) {
    if (procedures.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    procedures.set(procedure.name, procedure);
  }
  const stepsOf = ({ steps }: ProcedureFor<Table>): ReadonlyMap<string, number> => new Map(steps.map((step, index) => [step.name, index]));
  return {
    game,
    procedures,
    labels: new Map([...procedures.values()].map((procedure) => [procedure.name, stepsOf(procedure)])),
    verbs: new Map([...Object.entries(kernelVerbs), ...Object.entries(game.verbs)]),
    decisionKinds: new Set(game.decisionKinds),
    facts: factsByKey(game.history),
    reach: reachOf(game),
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

/** Fields of players and of the game in which the kernel keeps its own data, and which nothing reads. */
const unread = ['passing', 'asked', 'lastAct', 'loop'] as const;

/** Returns what a change of each field can reach. @throws {InvariantBroken} for a field that is declared twice */
function reachOf<Table>({
  unreadFields = [],
  distantFields = [],
  partlyDistant = {},
  baseFields = [],
  objectFields,
}: GameRulesFor<Table>): ReadonlyMap<string, FieldReach<Table>> {
  const found = new Map<string, FieldReach<Table>>();
  const declareOne = (field: string, reach: FieldReach<Table>): void => {
    if (found.has(field))
      throw new InvariantBroken(`the field ${field} is declared twice (unreadFields, distantFields, partlyDistant, baseFields)`);
    found.set(field, reach);
  };
  const declare = (fields: readonly string[], reach: Reach): void => fields.forEach((field) => declareOne(field, reach));
  declare([...unread, ...unreadFields], Reach.None);
  declare(distantFields, Reach.Distant);
  for (const [field, concernsValues] of Object.entries(partlyDistant)) declareOne(field, concernsValues);
  declare(baseFields, Reach.Base);
  for (const [field, reach] of found)
    if (reach === Reach.None && field in objectFields) throw new InvariantBroken(`unreadFields may not contain the object field ${field}`);
  return found;
}
