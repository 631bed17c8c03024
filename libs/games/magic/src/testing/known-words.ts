/** Words in quotes, names of fields, arguments of verbs, and beginnings of composed words, of a source file. */
export function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/'([^'\n]+)'|(?<=[\s{,(.])([A-Za-z]\w*)\??:|\.([a-z]\w*)|`(\w+:)(?=\$)/g)].map(
    (match) => (match[1] ?? match[2] ?? match[3] ?? match[4]) as string,
  );
}

/** Verbs of the kernel. */
export const kernelVerbs: readonly string[] = ['grant', 'note', 'when', 'later', 'shield', 'becomes', 'reduceBy', 'instead', 'cancel'];
