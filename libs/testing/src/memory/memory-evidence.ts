import { checkpointText, leafHash, newSigningKey, nodeHash, readSigningKey, signNote } from '@arbiter/contracts';
import type { Evidence, EventStore, InclusionProof } from '@arbiter/recording';

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

const leafOf = (data: string): Buffer => leafHash(Buffer.from(data, 'hex'));

const proofOf = (leaves: readonly Buffer[], leaf: number, tag: string): InclusionProof => ({
  logId: 0,
  leaf,
  tag,
  treeSize: leaves.length,
  path: path(leaves, leaf).map((hash) => hash.toString('hex')),
});

/** Makes evidence for a log with some other leaves around the events, signed by a key of its own. */
export const memoryEvidence = (store: EventStore): { readonly evidence: Evidence; readonly verifierKey: string } => {
  const signer = readSigningKey(newSigningKey('example.org/matches'));
  /** Data of the other leaves: hash and tag, hex. */
  const others = ['11', '22', '33', '44'].map((pair) => pair.repeat(48));
  /** Makes a signed log of these leaves between the others. */
  const logOf = (own: readonly Buffer[]) => {
    const leaves = [...others.slice(0, 2).map(leafOf), ...own, ...others.slice(2).map(leafOf)];
    const [rootHex, size] = [root(leaves).toString('hex'), leaves.length];
    const note = signNote(checkpointText({ origin: signer.name, size, root: rootHex }), signer);
    return { leaves, checkpoint: { logId: 0, size, root: rootHex, note } };
  };
  const evidence: Evidence = {
    origin: async () => signer.name,
    proof: async (stream, version) => {
      const head = (await store.read(stream, version === undefined ? {} : { to: version })).at(-1);
      if (head === undefined) return null;
      const { leaves, checkpoint } = logOf([leafOf(`${head.hash}${head.tag}`)]);
      return { proof: proofOf(leaves, 2, head.tag), checkpoint };
    },
    proofs: async (stream, version) => {
      const events = await store.read(stream, { to: version });
      if (events.length === 0) return null;
      const { leaves, checkpoint } = logOf(events.map(({ hash, tag }) => leafOf(`${hash}${tag}`)));
      return { proofs: events.map(({ tag }, index) => proofOf(leaves, 2 + index, tag)), checkpoint };
    },
  };
  return { evidence, verifierKey: signer.verifierKey };
};
