import type { Command } from 'commander';
import type { GameResult } from '@arbiter/kernel';
import { isDrawn, type Verified, verifyExport } from '@arbiter/recording';
import { readExportFile } from '../export-file.js';
import { releasedRulesets } from '../rulesets.js';
import { checkKey } from '../verifier-key.js';

/** Who added chance of their own, and whether somebody could have chosen theirs by that of others. */
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

/** `arbiter verify FILE [--key K]`: offline, every link, seed, draws, full re-execution. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('verify an exported match offline: every link, the seed, every draw, every step of the rules')
    .argument('<file>', 'an export (JSON Lines)')
    .option('--key <key>', "the log's verifier key, <name>+<id>+<key>")
    .option('--json', 'print the verdict as JSON')
    .action(async (file: string, options: { readonly key?: string; readonly json?: boolean }) => {
      if (options.key !== undefined) checkKey(options.key);
      const verdict = await verifyExport(await readExportFile(file), {
        ...(options.key === undefined ? {} : { key: options.key }),
        rulesets: releasedRulesets(),
      });
      if (options.json === true) console.log(JSON.stringify(verdict, null, 2));
      else if (verdict.ok) {
        console.log(verdict.verdict === 'authentic' ? `authentic, signed by ${verdict.signer}` : 'consistent, signer unknown');
        console.log(
          `match ${verdict.matchId}: ${verdict.events} events, ${verdict.actions} actions, ${verdict.gameEvents} game events, ${verdict.draws} draws checked`,
        );
        console.log(entropyLine(verdict.entropy));
        console.log(resultLine(verdict.result));
        if (verdict.rulingsAfterEnd > 0) console.log(`rulings given after the end: ${verdict.rulingsAfterEnd}`);
      } else
        console.log(
          `NOT VERIFIED: ${verdict.fault.code}${verdict.fault.version === null ? '' : ` at event ${verdict.fault.version}`}: ${verdict.fault.detail}`,
        );
      if (!verdict.ok) process.exitCode = 1;
    });
}
