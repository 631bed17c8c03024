import type { Json } from '../contract.js';
import type { State } from './state.js';

/**
 * How far each change of a state reaches, declared beside the state's own shape: for the coming and going of rows by table, for writes by
 * field. The journal follows these declarations; whoever makes a change cannot choose (docs/architecture/freshness.md).
 */

/** How far the write of a field reaches. A field that is not declared is near. */
export enum Reach {
  /** Nothing depends on the field: `GameRules.unreadFields`. */
  None,
  /** Only what is known to look far depends on it: `GameRules.distantFields`. */
  Distant,
  /** Values in play may depend on it. */
  Near,
  /** Base values depend on it too, and with them the abilities that objects have: `GameRules.baseFields`. */
  Base,
}

/**
 * Where values in play follow from a part of a field only, or only while something else holds: whether a change from one value to another
 * may change values, with the rest of the table as it is. Called before the value is written. A change that may not is distant.
 */
export type ConcernsValues<Table> = (before: Json, after: Json, table: Table) => boolean;

/** What is declared for a field. */
export type FieldReach<Table> = Reach | ConcernsValues<Table>;

/** How far the coming or going of a row reaches. */
export type RowReach =
  /** Values in play may change. */
  | 'values'
  /** What waits for which moment may change (`Journal.population`). */
  | 'population'
  | 'nothing';

/** Tables of the state whose rows come and go, keyed by integers. */
export type GrowingTable = {
  [Name in keyof State]: string extends keyof State[Name]
    ? never
    : number extends keyof State[Name]
      ? State[Name] extends readonly unknown[]
        ? never
        : Name
      : never;
}[keyof State];

/** How far it reaches when a row of a table comes or goes. */
export const rowReach: { readonly [Name in GrowingTable]: RowReach } = {
  effects: 'values',
  // An object comes into being before it lies anywhere, and is lifted from its place before it ceases to exist. Whether values in play
  // change with it depends on where it is put and what its card says (`places/places.ts`).
  objects: 'population',
  watches: 'population',
  past: 'nothing',
  triggers: 'nothing',
  decisions: 'nothing',
  suspended: 'nothing',
};

/** Fields of an object that say where it lies and which card it is: with each of them, what waits for which moment may change. */
export const placingFields: readonly string[] = ['card', 'zone', 'slot', 'host'];
