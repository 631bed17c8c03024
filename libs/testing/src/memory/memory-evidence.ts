import { checkpointText, leafHash, newSigningKey, nodeHash, readSigningKey, signNote } from '@arbiter/contracts';
import type { Evidence, EventStore } from '@arbiter/recording';

const split = (size: number): number => {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
};

const root = (leaves: readonly Buffer[]): Buffer => {
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) return only;
  const middle = split(leaves.length);
  return nodeHash(root(leaves.slice(0, middle)), root(leaves.slice(middle)));
};

const path = (leaves: readonly Buffer[], leaf: number): readonly Buffer[] => {
  if (leaves.length <= 1) return [];
  const middle = split(leaves.length);
  return leaf < middle
    ? [...path(leaves.slice(0, middle), leaf), root(leaves.slice(middle))]
    : [...path(leaves.slice(middle), leaf - middle), root(leaves.slice(0, middle))];
};

/** A log with some other leaves around the match's head, signed by a key of its own. */
export const memoryEvidence = (store: EventStore): { readonly evidence: Evidence; readonly verifierKey: string } => {
  const signer = readSigningKey(newSigningKey('example.org/matches'));
  /** Hash and tag. */
  const others = ['11', '22', '33', '44'].map((pair) => pair.repeat(48));
  const evidence: Evidence = {
    origin: async () => signer.name,
    proof: async (stream, version) => {
      const head = (await store.read(stream, version === undefined ? {} : { to: version })).at(-1);
      if (head === undefined) return null;
      const leaves = [...others.slice(0, 2), `${head.hash}${head.tag}`, ...others.slice(2)].map((data) =>
        leafHash(Buffer.from(data, 'hex')),
      );
      const rootHex = root(leaves).toString('hex');
      const size = leaves.length;
      const note = signNote(checkpointText({ origin: signer.name, size, root: rootHex }), signer);
      return {
        proof: { logId: 0, leaf: 2, tag: head.tag, treeSize: size, path: path(leaves, 2).map((hash) => hash.toString('hex')) },
        checkpoint: { logId: 0, size, root: rootHex, note },
      };
    },
  };
  return { evidence, verifierKey: signer.verifierKey };
};
