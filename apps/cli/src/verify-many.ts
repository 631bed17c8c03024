import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, type Worker, workerData } from 'node:worker_threads';
import {
  isStreamExport,
  type MatchRecord,
  type NotVerified,
  type StreamVerdict,
  type VerificationLevel,
  type Verdict,
  verifyExport,
  verifyStream,
} from '@arbiter/recording';
import { CommandFailed } from './failure.js';
import { readExportFile } from './export-file.js';
import { releasedRulesets } from './rulesets.js';

/** What came of one file: a verdict, or why it could not be read. */
export type FileVerdict = { readonly file: string } & (
  | { readonly kind: 'verdict'; readonly verdict: Verdict | StreamVerdict }
  | { readonly kind: 'unreadable'; readonly detail: string }
);

/** How files are verified. */
export interface VerifyOrders {
  /** The installation's verifier key; null: signers are not checked. */
  readonly key: string | null;
  /** How much of a match is compared. */
  readonly level: VerificationLevel;
}

const isExportName = (name: string): boolean => /\.(?:jsonl|ndjson)$/.test(name);

/**
 * Lists the exports that files and folders name: files as they are, and of folders all `.jsonl` and `.ndjson` files, at any depth, in the
 * order of their names.
 * @throws {CommandFailed} for a path that is not there
 */
export const exportsIn = async (paths: readonly string[]): Promise<readonly string[]> => {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found === null) throw new CommandFailed(`${path} is not there.`);
    if (!found.isDirectory()) files.push(path);
    else {
      const entries = await readdir(path, { withFileTypes: true, recursive: true });
      const own = entries.filter((entry) => entry.isFile() && isExportName(entry.name)).map((entry) => join(entry.parentPath, entry.name));
      files.push(...own.sort());
    }
  }
  return files;
};

/** Verifies one export of a match or of another stream. @param matches with which the results of a tournament are compared */
export const verifyContent = async (
  content: Uint8Array,
  { key, level }: VerifyOrders,
  rulesets: ReturnType<typeof releasedRulesets>,
  matches: readonly MatchRecord[] = [],
): Promise<Verdict | StreamVerdict> => {
  const options = key === null ? {} : { key };
  return isStreamExport(content) ? verifyStream(content, { ...options, matches }) : verifyExport(content, { ...options, level, rulesets });
};

/**
 * Verifies many exports, in threads that load rules and cards once each.
 * @param start starts the program once more in a thread, in such a way that it calls `verifyForOthers` there
 * @param onVerdict called for each file, in the order in which they are done
 */
export const verifyMany = async (
  files: readonly string[],
  { threads, ...orders }: VerifyOrders & { readonly threads: number },
  start: (workerData: unknown) => Worker,
  onVerdict: (verdict: FileVerdict) => void,
): Promise<void> => {
  let next = 0;
  const thread = (): Promise<void> => {
    const worker = start(orders);
    return new Promise<void>((resolve, reject) => {
      const goOn = (): void => {
        const file = files[next];
        next += 1;
        if (file === undefined) resolve();
        else worker.postMessage(file);
      };
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread ended before it had verified its file')));
      worker.on('message', (verdict: FileVerdict) => {
        onVerdict(verdict);
        goOn();
      });
      goOn();
    }).finally(() => worker.terminate());
  };
  await Promise.all(Array.from({ length: Math.min(threads, files.length) }, thread));
};

/** Runs in a thread, and verifies each file that it is sent. */
export const verifyForOthers = (): void => {
  const orders = workerData as VerifyOrders;
  const rulesets = releasedRulesets();
  parentPort?.on('message', (file: string) => {
    void verifyFile(file, orders, rulesets).then((verdict) => parentPort?.postMessage(verdict));
  });
};

const verifyFile = async (file: string, orders: VerifyOrders, rulesets: ReturnType<typeof releasedRulesets>): Promise<FileVerdict> => {
  try {
    return { file, kind: 'verdict', verdict: await verifyContent(await readExportFile(file), orders, rulesets) };
  } catch (error) {
    return { file, kind: 'unreadable', detail: error instanceof Error ? error.message : String(error) };
  }
};

/** How many files came to which end. */
export interface Summary {
  readonly files: number;
  readonly authentic: number;
  readonly consistent: number;
  readonly failed: readonly { readonly file: string; readonly fault: NotVerified['fault'] | null; readonly detail: string }[];
}

/** Adds the verdict on one file to a summary. */
export const summed = (summary: Summary, one: FileVerdict): Summary => {
  const files = summary.files + 1;
  if (one.kind === 'unreadable')
    return { ...summary, files, failed: [...summary.failed, { file: one.file, fault: null, detail: one.detail }] };
  const { verdict } = one;
  if (!verdict.ok)
    return { ...summary, files, failed: [...summary.failed, { file: one.file, fault: verdict.fault, detail: verdict.fault.detail }] };
  return verdict.verdict === 'authentic'
    ? { ...summary, files, authentic: summary.authentic + 1 }
    : { ...summary, files, consistent: summary.consistent + 1 };
};
