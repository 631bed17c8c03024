/**
 * What follows from a finding while nobody has settled it. `log`: the log as a whole is not to be trusted, `/ready` says no. `match`: that stream, a match or
 * another, is set apart (423), the others go on. `notice`: it is told, nothing stops.
 */
export type FindingScope = 'log' | 'match' | 'notice';

/** What the keeper, the audit, a load or an export may find wrong with what is stored. Codes are public and never renamed. */
export const findingScopes = {
  /** The database ends before a head that was signed. */
  'log/rolled-back': 'log',
  /** The events do not lead to a root that was signed. */
  'log/changed': 'log',
  /** An event is gone, and no stream can be named that it belonged to. */
  'log/leaf-missing': 'log',
  /** The head that is kept outside the database is no head of this log. */
  'kept-head/unreadable': 'log',
  'tile/changed': 'log',
  'tile/missing': 'log',
  'head/changed': 'log',
  'head/missing': 'log',

  'chain/gap': 'match',
  'chain/wrong-match': 'match',
  'chain/broken-link': 'match',
  'chain/wrong-hash': 'match',
  /** The stream is known to have had later events than it has. */
  'chain/cut': 'match',
  /** An event is not the one that the tree was grown from. */
  'chain/other-leaf': 'match',
  /** An event has another tag than its stream's secret and its version give. */
  'chain/wrong-tag': 'match',

  'kept-head/unwritable': 'notice',
  /** A row of a list says something else than the events: rebuild the projection. */
  'projection/differs': 'notice',
  /** A row of a table that is written with the log says something else than the log: somebody changed it by hand. */
  'table/differs': 'notice',
} as const satisfies Record<string, FindingScope>;

export type FindingCode = keyof typeof findingScopes;
export const findingCodes = Object.keys(findingScopes) as readonly FindingCode[];

/** Codes that set a stream apart. */
export type StreamFindingCode = { [C in FindingCode]: (typeof findingScopes)[C] extends 'match' ? C : never }[FindingCode];
