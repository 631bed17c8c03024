import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { BadKey, messageOf, type NoteVerifier, readVerifierKey } from '@arbiter/contracts';
import { type ForkProof, provesFork, readWitnessKey } from '@arbiter/tlog';
import { z } from 'zod';
import { CommandFailed } from '../failure.js';
import { type AskedWitness, MonitorStateUnreadable, type Round, watchOnce } from '../monitor/log-monitor.js';

const key =
  <Key>(read: (text: string) => Key) =>
  (text: string): Key => {
    try {
      return read(text);
    } catch (error) {
      if (error instanceof BadKey) throw new InvalidArgumentError(`${text} is no such key: ${error.message}`);
      throw error;
    }
  };

const logKey = (text: string, before: readonly NoteVerifier[] = []): readonly NoteVerifier[] => [
  ...before,
  key((one) => readVerifierKey(one))(text),
];

const prefix = (text: string): string => {
  if (!/^https?:\/\//.test(text)) throw new InvalidArgumentError('an address: https://...');
  return text.replace(/\/+$/, '');
};

/** Reads `URL=KEY`; a key has no `=` but at its end, and an address none before its query. */
const witness = (text: string, before: readonly AskedWitness[] = []): readonly AskedWitness[] => {
  const at = text.indexOf('=');
  if (at < 0) throw new InvalidArgumentError('write it as ADDRESS=KEY');
  return [...before, { url: prefix(text.slice(0, at)), key: key(readWitnessKey)(text.slice(at + 1)) }];
};

const whole = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('a whole number');
  return Number(text);
};

interface WatchFlags {
  readonly origin: string;
  readonly key: readonly NoteVerifier[];
  readonly witness?: readonly AskedWitness[];
  readonly quorum: number;
  readonly state: string;
  readonly every: number;
  readonly once?: boolean;
}

const lineOf = (round: Round): string => {
  switch (round.kind) {
    case 'right':
      return [`${round.size} entries, right`, ...round.notes].join('; ');
    case 'wrong':
      return `WRONG: ${round.because}`;
    case 'unreachable':
      return `not looked at: ${round.because}`;
    case 'forked':
      return `FORKED: the log has signed two trees; ${round.file} proves it to anybody who has its key`;
  }
};

const watch = async (url: string, flags: WatchFlags): Promise<void> => {
  const witnesses = flags.witness ?? [];
  const options = {
    url,
    log: { origin: flags.origin, keys: flags.key, below: false },
    policy: { witnesses: witnesses.map((one) => one.key), quorum: flags.quorum },
    witnesses,
    folder: flags.state,
  };
  for (;;) {
    const round = await watchOnce(options).catch((error: unknown) => {
      if (error instanceof MonitorStateUnreadable) throw new CommandFailed(error.message);
      throw error;
    });
    const right = round.kind === 'right';
    (right ? console.log : console.error)(`${new Date().toISOString()} ${flags.origin}: ${lineOf(round)}`);
    if (!right && round.kind !== 'unreachable') process.exitCode = 1;
    if (round.kind === 'forked') return;
    if (flags.once === true) {
      if (!right) process.exitCode = 1;
      return;
    }
    await setTimeout(flags.every * 1_000);
  }
};

const proofSchema = z.strictObject({
  format: z.literal('arbiter/fork/1'),
  notes: z.tuple([z.string(), z.string()]),
  rootInNewer: z.string().nullable(),
  path: z.array(z.string()),
});

const check = async (file: string, keys: readonly NoteVerifier[]): Promise<void> => {
  let proof: ForkProof;
  try {
    proof = proofSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new CommandFailed(`${file} is no proof: ${error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error)}`);
  }
  if (!provesFork(proof, keys)) throw new CommandFailed(`${file} proves nothing against the log of this key.`);
  console.log('proven: whoever has the key of this log has signed two trees that cannot both be of a log that only grows');
};

/** Adds `arbiter monitor`: follows a log from outside, and proves it where the log shows two trees. */
export function addMonitor(program: Command): void {
  const monitor = program.command('monitor').description('follow a log by its tiles: signature, consistency, what witnesses have cosigned');
  monitor
    .command('watch', { isDefault: true })
    .description('look every minute; exit code 1 when something was wrong, at once when the log has signed two trees')
    .argument('<prefix>', 'address of the log, such as https://example.org/tlog', prefix)
    .requiredOption('--origin <name>', 'name of the log, which its checkpoints begin with')
    .requiredOption('--key <key>', "the log's verifier key; may be given several times", logKey)
    .requiredOption('--state <folder>', 'where the last checkpoint is kept, and proofs')
    .option('--witness <address=key>', 'a witness that is asked too; may be given several times', witness)
    .option('--quorum <number>', 'so many of the witnesses must have cosigned the checkpoint that the log serves', whole, 0)
    .option('--every <seconds>', 'how often', whole, 60)
    .option('--once', 'look once; exit code 1 unless all was right')
    .action(watch);
  monitor
    .command('check')
    .description('check a proof that a log has signed two trees; needs no network')
    .argument('<file>', 'the proof, as a monitor has written it')
    .requiredOption('--key <key>', "the log's verifier key; may be given several times", logKey)
    .action((file: string, { key: keys }: { readonly key: readonly NoteVerifier[] }) => check(file, keys));
}
