// npm run ruleset:ledger: adds lines to rulesets/ledger.txt for new releases, golden matches and explained differences.
// Refuses while something that the ledger names is missing or was changed: restore it from version control first.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { grownLedger, ledgerFaults, ledgerFile, readLedger } from './lib/ledger.mjs';

const root = path.resolve(import.meta.dirname, '..');
const faults = ledgerFaults(root).filter((fault) => !fault.endsWith('npm run ruleset:ledger'));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const [before, after] = [readLedger(root), grownLedger(root)];
writeFileSync(ledgerFile(root), after);
console.log(`${path.relative(root, ledgerFile(root))}: ${after.split('\n').length - before.split('\n').length} lines added`);
