/** What is sent to a witness (C2SP `tlog-witness`, `add-checkpoint`). */
export interface AddCheckpoint {
  /** Size of the last checkpoint that the sender believes the witness to have cosigned; 0 for none. */
  readonly oldSize: number;
  /** Consistency proof from that size to the checkpoint's, hex. */
  readonly path: readonly string[];
  /** The checkpoint, a signed note. */
  readonly note: string;
}

/** The most hashes that a proof may have. */
const longestPath = 63;

/** Returns the text of a request. */
export const addCheckpointText = ({ oldSize, path, note }: AddCheckpoint): string =>
  `old ${oldSize}\n${path.map((hash) => `${Buffer.from(hash, 'hex').toString('base64')}\n`).join('')}\n${note}`;

const hashOf = (line: string): string | null => {
  const bytes = Buffer.from(line, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === line ? bytes.toString('hex') : null;
};

/** Reads the text of a request; null where it is none. */
export const readAddCheckpoint = (text: string): AddCheckpoint | null => {
  const end = text.indexOf('\n\n');
  if (end < 0) return null;
  const [first = '', ...hashes] = text.slice(0, end).split('\n');
  const [, digits] = /^old (0|[1-9][0-9]{0,15})$/.exec(first) ?? [];
  if (digits === undefined || !Number.isSafeInteger(Number(digits)) || hashes.length > longestPath) return null;
  const path = hashes.map(hashOf);
  return path.includes(null) ? null : { oldSize: Number(digits), path: path as readonly string[], note: text.slice(end + 2) };
};
