import type { Command } from 'commander';
import type { GameResult } from '@arbiter/kernel';
import {
  isDrawn,
  isStreamExport,
  type NotVerified,
  type StreamVerified,
  type Verified,
  verifyExport,
  verifyStream,
} from '@arbiter/recording';
import { readExportFile } from '../export-file.js';
import { releasedRulesets } from '../rulesets.js';
import { checkKey } from '../verifier-key.js';

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
  `played again by the rules of ${verified.game} ${verified.ruleset}, with ${verified.catalogue === null ? 'the cards inside them' : `cards of the catalogue ${verified.catalogue}`}`,
  entropyLine(verified.entropy),
  resultLine(verified.result),
  ...(verified.rulingsAfterEnd > 0 ? [`rulings given after the end: ${verified.rulingsAfterEnd}`] : []),
];

const streamLines = (verified: StreamVerified): readonly string[] => [
  verdictLine(verified),
  `${verified.stream.type} ${verified.stream.id}: ${verified.events} events, each in the log ${verified.origin} under its head over ${verified.treeSize}`,
  ...Object.entries(verified.types).map(([type, count]) => `  ${type}: ${count}`),
  'not shown: that nothing came after the last event, and that the log has no second history of this stream (its secret is not in the file)',
];

const faultLine = ({ fault }: NotVerified): string =>
  `NOT VERIFIED: ${fault.code}${fault.version === null ? '' : ` at event ${fault.version}`}: ${fault.detail}`;

/**
 * Adds `arbiter verify FILE [--key K]`, offline. For a match it checks every link of the hash chain, the seed, the draws and a full
 * re-execution; for another stream every link, payload and place in the log.
 */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(
      'verify an export offline: of a match every link, the seed, every draw, every step of the rules; of another stream every link and proof',
    )
    .argument('<file>', 'an export (JSON Lines)')
    .option('--key <key>', "the log's verifier key, <name>+<id>+<key>")
    .option('--json', 'print the verdict as JSON')
    .action(async (file: string, options: { readonly key?: string; readonly json?: boolean }) => {
      if (options.key !== undefined) checkKey(options.key);
      const key = options.key === undefined ? {} : { key: options.key };
      const content = await readExportFile(file);
      const verdict = isStreamExport(content)
        ? verifyStream(content, key)
        : await verifyExport(content, { ...key, rulesets: releasedRulesets() });
      if (options.json === true) console.log(JSON.stringify(verdict, null, 2));
      else if (!verdict.ok) console.log(faultLine(verdict));
      else for (const line of 'stream' in verdict ? streamLines(verdict) : matchLines(verdict)) console.log(line);
      if (!verdict.ok) process.exitCode = 1;
    });
}
