/**
 * What follows from a finding until it is settled. `log`: the log as a whole is not to be trusted, and `/ready` answers that the process is
 * not ready. `match`: that stream, of a match or of another type, is set apart (423), and the others go on. `notice`: the finding is
 * reported, and nothing stops.
 */
export type FindingScope = 'log' | 'match' | 'notice';

/** Everything that the keeper, the audit, a load or an export may find wrong with stored data. Codes are public and never renamed. */
export const findingScopes = {
  /** The database ends before the end of a head that was signed. */
  'log/rolled-back': 'log',
  /** The root of the stored events is not the root that was signed. */
  'log/changed': 'log',
  /** An event is missing, and it is not known which stream it belonged to. */
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
  /** An event has another tag than the one that follows from its stream's secret and its version. */
  'chain/wrong-tag': 'match',
  /** What the archive has of the match is not what was archived. */
  'chain/archive-differs': 'match',

  'kept-head/unwritable': 'notice',
  /** A row of a projection differs from what the events say: rebuild the projection. */
  'projection/differs': 'notice',
  /** A row of a table that is written together with the log differs from what the log says: somebody changed it by hand. */
  'table/differs': 'notice',
} as const satisfies Record<string, FindingScope>;

export type FindingCode = keyof typeof findingScopes;
export const findingCodes = Object.keys(findingScopes) as readonly FindingCode[];

/** Codes that set a stream apart. */
export type StreamFindingCode = { [C in FindingCode]: (typeof findingScopes)[C] extends 'match' ? C : never }[FindingCode];
