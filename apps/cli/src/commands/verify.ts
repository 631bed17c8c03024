import { availableParallelism } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';
import { type Command, InvalidArgumentError } from 'commander';
import type { GameResult } from '@arbiter/kernel';
import { isDrawn, isStreamExport, type MatchRecord, type NotVerified, type StreamVerified, type Verified } from '@arbiter/recording';
import { readExportFile } from '../export-file.js';
import { CommandFailed } from '../failure.js';
import { releasedRulesets } from '../rulesets.js';
import { checkKey } from '../verifier-key.js';
import { matchRecordsIn } from '../match-records.js';
import { exportsIn, type Summary, summed, verifyContent, type VerifyOrders, verifyForOthers, verifyMany } from '../verify-many.js';

/**
 * Says which players added entropy of their own, and whether they gave it in the open, so that one could have chosen theirs by that of
 * others.
 */
const entropyLine = ({ way, seats }: Verified['entropy']): string => {
  if (seats.every((state) => state !== 'committed' && state !== 'opened')) return 'entropy: no player added any';
  return `entropy${way === 'given' ? ', given in the open' : ''}: ${seats.map((state, seat) => `seat ${seat} ${way === 'given' && state === 'opened' ? 'gave theirs' : state}`).join(', ')}`;
};

const resultLine = (result: GameResult | null): string => {
  if (result === null) return 'cancelled, no result';
  const { winners, reason } = result;
  if (winners.length > 0) return `result: seat ${winners.join(', ')} won (${reason})`;
  return `result: ${isDrawn(result) ? 'draw' : 'nobody won'} (${reason})`;
};

const verdictLine = ({ verdict, signer }: Verified | StreamVerified): string =>
  verdict === 'authentic' ? `authentic, signed by ${signer}` : 'consistent, signer unknown';

const matchLines = (verified: Verified): readonly string[] => [
  verdictLine(verified),
  `match ${verified.matchId}: ${verified.events} events, ${verified.actions} actions, ${verified.gameEvents} game events, ${verified.draws} draws checked`,
  `played again by the rules of ${verified.game} ${verified.ruleset}${verified.level === 'quick' ? ' (quick: fingerprints were not compared)' : ''}, with ${verified.catalogue === null ? 'the cards inside them' : `cards of the catalogue ${verified.catalogue}`}`,
  entropyLine(verified.entropy),
  resultLine(verified.result),
  ...(verified.rulingsAfterEnd > 0 ? [`rulings given after the end: ${verified.rulingsAfterEnd}`] : []),
];

/** What was made again from the stream of a tournament. */
const tournamentLines = ({
  status,
  entrants,
  rounds,
  results,
  seeds,
  ofMatches,
}: NonNullable<StreamVerified['tournament']>): readonly string[] => [
  `played again (${status}): ${entrants} entrants, ${rounds} rounds paired again, ${results} results; every pairing, result and number is what follows`,
  `results taken over from recorded matches: ${ofMatches.compared} compared with the match's own export and equal, ${ofMatches.notCompared} not compared${ofMatches.notCompared > 0 ? ' (no verified export at hand: --matches)' : ''}`,
  seeds === 'opened'
    ? 'the secret of the lots is the one that was committed to, and every seed was drawn again from it'
    : 'not shown: that the seeds of the draws come from the secret of the lots, which is told when the tournament is over',
];

const streamLines = (verified: StreamVerified): readonly string[] => [
  verdictLine(verified),
  `${verified.stream.type} ${verified.stream.id}: ${verified.events} events, each in the log ${verified.origin} under its head over ${verified.treeSize}`,
  ...(verified.tournament === null ? [] : tournamentLines(verified.tournament)),
  ...Object.entries(verified.types).map(([type, count]) => `  ${type}: ${count}`),
  'not shown: that nothing came after the last event, and that the log has no second history of this stream (its secret is not in the file)',
];

const faultLine = ({ fault }: NotVerified): string =>
  `NOT VERIFIED: ${fault.code}${fault.version === null ? '' : ` at event ${fault.version}`}: ${fault.detail}`;

interface VerifyFlags {
  readonly key?: string;
  readonly json?: boolean;
  readonly all?: boolean;
  readonly quick?: boolean;
  readonly threads: number;
  readonly matches?: readonly string[];
}

const ordersOf = ({ key, quick }: VerifyFlags): VerifyOrders => ({ key: key ?? null, level: quick === true ? 'quick' : 'full' });

/** Starts the program once more in a thread, which verifies exports. */
const threadFor = (file: string | undefined) => (data: unknown) =>
  new Worker(process.argv[1] as string, { argv: ['verify', ...(file === undefined ? [] : [file])], workerData: data });

/** Verifies the exports of matches, and says which do not verify. @returns what the others say about their tables */
const recordsOf = async (paths: readonly string[], flags: VerifyFlags): Promise<readonly MatchRecord[]> => {
  const files = await exportsIn(paths);
  const verified: string[] = [];
  await verifyMany(files, { threads: flags.threads, ...ordersOf(flags) }, threadFor(files[0]), (one) => {
    if (one.kind === 'verdict' && one.verdict.ok) {
      if (!('stream' in one.verdict)) verified.push(one.file);
      return;
    }
    process.exitCode = 1;
    console.error(
      `${one.file}: ${one.kind === 'unreadable' ? `NOT VERIFIED: ${one.detail}` : one.verdict.ok ? '' : faultLine(one.verdict)}`,
    );
  });
  return matchRecordsIn(verified);
};

const verifyOne = async (file: string, flags: VerifyFlags): Promise<void> => {
  const { json, matches } = flags;
  const content = await readExportFile(file);
  if (matches !== undefined && !isStreamExport(content)) throw new CommandFailed(`--matches goes with a tournament, and ${file} is none.`);
  const records = matches === undefined ? [] : await recordsOf(matches, flags);
  const verdict = await verifyContent(content, ordersOf(flags), releasedRulesets(), records);
  if (json === true) console.log(JSON.stringify(verdict, null, 2));
  else if (!verdict.ok) console.log(faultLine(verdict));
  else for (const line of 'stream' in verdict ? streamLines(verdict) : matchLines(verdict)) console.log(line);
  if (!verdict.ok) process.exitCode = 1;
};

const verifyAll = async (paths: readonly string[], flags: VerifyFlags): Promise<void> => {
  const { json, threads } = flags;
  const files = await exportsIn(paths);
  if (files.length === 0) throw new CommandFailed(`There is no export (.jsonl, .ndjson) in ${paths.join(', ')}.`);
  const began = performance.now();
  let summary: Summary = { files: 0, authentic: 0, consistent: 0, failed: [] };
  await verifyMany(files, { threads, ...ordersOf(flags) }, threadFor(files[0]), (one) => {
    summary = summed(summary, one);
    if (json === true) return;
    if (one.kind === 'unreadable') console.log(`${one.file}: NOT VERIFIED: ${one.detail}`);
    else if (!one.verdict.ok) console.log(`${one.file}: ${faultLine(one.verdict)}`);
  });
  const seconds = (performance.now() - began) / 1_000;
  const { authentic, consistent, failed } = summary;
  if (json === true) console.log(JSON.stringify({ ...summary, seconds }, null, 2));
  else
    console.log(
      `${files.length} ${files.length === 1 ? 'file' : 'files'} in ${seconds.toFixed(1)} s: ${authentic} authentic, ${consistent} consistent with an unknown signer, ${failed.length} not verified`,
    );
  if (failed.length > 0) process.exitCode = 1;
};

/** Reads a number of threads. */
const threadsOf = (text: string): number => {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('a whole number from 1 to 999');
  return Number(text);
};

/**
 * Adds `arbiter verify FILE [--key K]` and `arbiter verify --all PATH...`, offline. For a match it checks every link of the hash chain, the
 * seed, the draws and a full re-execution; for another stream every link, payload and place in the log; a tournament is played again, and
 * with `--matches PATH...` the results that it took over are compared with its matches.
 */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(
      'verify exports offline: of a match every link, the seed, every draw, every step of the rules; of another stream every link and proof; of a tournament also every pairing, result and number',
    )
    .argument('<paths...>', 'an export (JSON Lines); with --all any number of exports and folders')
    .option(
      '--all',
      'verify every file, and every .jsonl and .ndjson file in the folders, in threads; exit code 1 when one does not verify',
    )
    .option('--threads <n>', 'threads that verify with --all; one for each processor if not given', threadsOf, availableParallelism())
    .option(
      '--quick',
      'of a match compare all but the fingerprints, which take about as long as the rules; the hashes of states and game events stay',
    )
    .option(
      '--matches <paths...>',
      'of a tournament: exports of its recorded matches, and folders of them; each is verified, and the results that the tournament took over are compared with it',
    )
    .option('--key <key>', "the installation's verifier key, <name>+<id>+<key>")
    .option('--json', 'print the verdict as JSON; with --all one summary')
    .action(async (paths: readonly string[], flags: VerifyFlags) => {
      if (!isMainThread) return verifyForOthers();
      if (flags.key !== undefined) checkKey(flags.key);
      if (flags.all === true && flags.matches !== undefined) throw new CommandFailed('Give --all or --matches.');
      if (flags.all === true) return verifyAll(paths, flags);
      const [file, ...others] = paths;
      if (file === undefined || others.length > 0) throw new CommandFailed('Name one export, or give --all.');
      return verifyOne(file, flags);
    });
}
