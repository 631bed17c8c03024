// node scripts/rules-document.mjs [GAME]: rewrites the lists in every game's RULES.md (excused rules, rulings) from the data.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gamesFolder, loadRulebooks, registeredGames } from './lib/rulebooks.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-rules-'));
try {
  const wanted = process.argv.slice(2);
  const { games, listsHeading, rulesDocument } = await loadRulebooks(wanted.length === 0 ? registeredGames() : wanted, folder);
  for (const lists of games) {
    const file = path.join(gamesFolder, lists.game, 'RULES.md');
    const text = readFileSync(file, 'utf8');
    const at = text.indexOf(listsHeading);
    writeFileSync(file, `${at < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, at)}${rulesDocument(lists)}`);
    console.log(`${path.relative(process.cwd(), file)} written`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
