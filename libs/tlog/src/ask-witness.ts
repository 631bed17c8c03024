import type { NoteVerifier } from '@arbiter/contracts';
import { addCheckpointText } from './add-checkpoint.js';
import { cosignatureOf } from './cosignature.js';
import { type ReadTile, TileTree } from './tile-tree.js';
import { headOfNote } from './witness.js';

/** Sends a request to a witness. @returns status and body of the answer @throws whatever keeps it from answering */
export type SendToWitness = (body: string) => Promise<{ readonly status: number; readonly text: string }>;

/** What came of asking a witness to cosign a checkpoint. */
export type WitnessOutcome =
  | { readonly kind: 'cosigned'; readonly line: string }
  /** It has cosigned more already. */
  | { readonly kind: 'ahead'; readonly size: number }
  | { readonly kind: 'refused'; readonly status: number; readonly because: string };

/** How often a witness may say that it knows another size before it is given up: each time somebody else was faster. */
const mostTries = 4;

/**
 * Asks a witness to cosign a checkpoint, with the proof from what it has cosigned last. It says itself what that was.
 * @param note signed by the log
 * @param readTile reads the log's tiles, for the proof
 * @param lastSize what it is believed to have cosigned; 0 where nobody knows
 * @throws what `send` and `readTile` throw
 */
export const askWitness = async (
  note: string,
  witness: NoteVerifier,
  readTile: ReadTile,
  send: SendToWitness,
  lastSize = 0,
): Promise<WitnessOutcome> => {
  const head = headOfNote(note);
  if (head === null) throw new RangeError('this is no checkpoint');
  const tree = new TileTree(readTile, head.size);
  let oldSize = lastSize;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (oldSize > head.size) return { kind: 'ahead', size: oldSize };
    const { status, text } = await send(addCheckpointText({ oldSize, path: await tree.consistency(oldSize), note }));
    if (status === 200) {
      const found = cosignatureOf(note + text, witness);
      return found.kind === 'valid'
        ? { kind: 'cosigned', line: found.line }
        : { kind: 'refused', status, because: 'the answer has no valid cosignature of this witness' };
    }
    if (status !== 409) return { kind: 'refused', status, because: text.trim() };
    if (!/^(?:0|[1-9][0-9]{0,15})\n$/.test(text)) return { kind: 'refused', status, because: 'it does not say what it has cosigned last' };
    oldSize = Number(text);
  }
  return { kind: 'refused', status: 409, because: 'others were faster each time' };
};
