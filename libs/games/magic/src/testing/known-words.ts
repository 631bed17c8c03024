import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = dirname(dirname(fileURLToPath(import.meta.url)));
const kernel = join(source, '..', '..', '..', 'kernel', 'src');
/** Folders and files whose words are only talked about: cards, lists of terms, words for people, tests. */
const silent = ['cards', 'words', 'testing', 'rule-numbers', 'excused-rules', 'keyword-terms.ts', 'terms.ts', 'subtypes.ts', 'rulings.ts', 'deck-samples.ts'];

function files(folder: string, skipped: readonly string[]): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.includes(entry.name)) return [];
    if (entry.isDirectory()) return files(join(folder, entry.name), []);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts') ? [join(folder, entry.name)] : [];
  });
}

/** Words in quotes, names of fields, arguments of verbs, and beginnings of composed words, of a file. */
function wordsIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/'([^'\n]+)'|(?<=[\s{,(.])([A-Za-z]\w*)\??:|\.([a-z]\w*)|`(\w+:)(?=\$)/g)].map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4]) as string);
}

/**
 * Words that the game's or the kernel's code speaks of. A word of a card that is not among them is read by nobody: a typing
 * error, or a rule that does not exist.
 */
export const spoken: ReadonlySet<string> = new Set([...files(source, silent), ...files(kernel, ['testing'])].flatMap(wordsIn));

/** Names that the announcement of a spell or ability binds beside what the card chooses. */
export const announced: readonly string[] = ['x', 'seat', 'prevented'];

/** Verbs of the kernel. */
export const kernelVerbs: readonly string[] = ['grant', 'note', 'when', 'later', 'shield', 'becomes', 'reduceBy', 'instead', 'cancel'];
