// node scripts/rules-document.mjs: writes the lists of every game's RULES.md (excused rules, rulings) anew from the data.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const gamesFolder = path.resolve(import.meta.dirname, '..', 'libs', 'games');
const heading = '## Excused rules';
const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-rules-'));
try {
  for (const game of readdirSync(gamesFolder)) {
    const source = path.join(gamesFolder, game, 'src', 'rules-document.ts');
    if (!existsSync(source)) continue;
    const outfile = path.join(folder, `${game}.mjs`);
    await build({ entryPoints: [source], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' });
    const { rulesDocument } = await import(pathToFileURL(outfile).href);
    const file = path.join(gamesFolder, game, 'RULES.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text.slice(0, text.indexOf(heading))}${rulesDocument()}`);
    console.log(`${path.relative(process.cwd(), file)} written`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
