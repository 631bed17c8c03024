import type { Command } from 'commander';
import { type Comparison, compareEvidence } from '@arbiter/recording';
import { readExportFile } from '../export-file.js';
import { checkKey } from '../verifier-key.js';

const say = ({ ok, files, contradictions, undecided }: Comparison, keyGiven: boolean): void => {
  for (const { name, detail } of files) console.log(`${name}: ${detail}`);
  for (const { code, detail } of contradictions) console.log(`CONTRADICTION ${code}: ${detail}`);
  for (const open of undecided) console.log(`open: ${open}`);
  console.log(ok ? 'nothing contradicts anything' : `${contradictions.length} contradiction${contradictions.length === 1 ? '' : 's'}`);
  if (!keyGiven)
    console.log("signatures were not checked: give --key, the log's verifier key, so that a contradiction binds whoever signed");
};

/** Adds `arbiter compare FILE...`: compares exports, signed heads and acknowledgements with each other, offline. */
export function addCompare(program: Command): void {
  program
    .command('compare')
    .description(
      'hold exports, signed heads, consistency proofs and acknowledgements against each other, offline; names where two histories part',
    )
    .argument('<files...>', 'exports, notes or answers of /evidence/checkpoint, consistency proofs, acknowledgements as JSON')
    .option('--key <key>', "the log's verifier key, <name>+<id>+<key>")
    .option('--json', 'print the comparison as JSON')
    .action(async (names: readonly string[], options: { readonly key?: string; readonly json?: boolean }) => {
      if (options.key !== undefined) checkKey(options.key);
      const files = await Promise.all(names.map(async (name) => ({ name, content: await readExportFile(name) })));
      const comparison = compareEvidence(files, options.key ?? null);
      if (options.json === true) console.log(JSON.stringify(comparison, null, 2));
      else say(comparison, options.key !== undefined);
      if (!comparison.ok) process.exitCode = 1;
    });
}
