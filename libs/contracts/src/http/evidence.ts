import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const verifierKey = z.string().meta({ description: 'C2SP signed-note verifier key.' });
export const verifierKeySchema = z
  .object({ key: verifierKey, keys: z.array(z.object({ key: verifierKey, since: z.iso.datetime(), announcement: z.string().nullable() })) })
  .meta({ id: 'VerifierKey', description: 'The key that signs checkpoints now, and every key that the log has had, oldest first.' });
export type VerifierKeys = z.infer<typeof verifierKeySchema>;
export const checkpointSchema = z
  .object({ logId: z.int(), size: z.int(), root: hash, note: z.string() })
  .meta({ id: 'Checkpoint', description: 'A signed head of the log (C2SP tlog-checkpoint).' });
export const inclusionSchema = z
  .object({
    proof: z.object({ logId: z.int(), leaf: z.int(), tag: z.string().regex(/^[0-9a-f]{32}$/), treeSize: z.int(), path: z.array(hash) }),
    checkpoint: checkpointSchema,
  })
  .meta({ id: 'Inclusion' });

const size = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const log = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .default(0)
  .meta({ description: 'Id of a log (`GET /evidence/logs`); absent: the founding log, in which everything is that is no match.' });

export const checkpointQuerySchema = z.strictObject({ log });
export type CheckpointQuery = z.infer<typeof checkpointQuerySchema>;

export const logsSchema = z
  .object({ logs: z.array(z.object({ logId: z.int(), origin: z.string(), publicSize: z.int() })) })
  .meta({ id: 'Logs', description: 'The logs of the installation. `publicSize`: events that its public head covers; 0 before the first.' });

export type Logs = z.infer<typeof logsSchema>;

export const consistencyQuerySchema = z
  .strictObject({
    log,
    from: size.meta({ description: 'So many events the older head covers: the size in its note.' }),
    to: size
      .optional()
      .meta({ description: 'So many events the newer head covers; it must be one that was signed. Absent: the public head.' }),
  })
  .refine(({ from, to }) => to === undefined || from <= to, { path: ['to'], message: 'the newer head is smaller than the older one' });
export type ConsistencyQuery = z.infer<typeof consistencyQuerySchema>;

export const consistencySchema = z.object({ from: z.int().min(1), path: z.array(hash), checkpoint: checkpointSchema }).meta({
  id: 'Consistency',
  description:
    'Proves that the log over `checkpoint.size` events begins with the log over `from` events, unchanged (RFC 6962 2.1.2). `arbiter compare` takes the document as it is, beside the older head.',
});

/** A path element that names a log: each has one name only. */
const logName = z
  .string()
  .regex(/^(?:0|[1-9][0-9]{0,9})$/, 'the number of a log, such as 0')
  .transform(Number)
  .pipe(z.int().max(2 ** 31 - 1))
  .meta({ description: 'Id of a log (`GET /evidence/logs`).' });

const tileName = z.string().meta({
  description:
    'Level, index and width of a tile as C2SP tlog-tiles writes them, slashes and all: `0/x001/234`, `1/000.p/17`, `entries/067`.',
});

export const logNameParamsSchema = z.strictObject({ log: logName });
export type LogNameParams = z.infer<typeof logNameParamsSchema>;
export const tileParamsSchema = z.strictObject({ path: tileName });
export type TileParams = z.infer<typeof tileParamsSchema>;
export const tileOfLogParamsSchema = z.strictObject({ log: logName, path: tileName });
export type TileOfLogParams = z.infer<typeof tileOfLogParamsSchema>;
