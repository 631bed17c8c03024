/** How simplified Chinese becomes traditional: by characters, by phrases in which they become others, and by terms of this page and of games. */
export interface ScriptTable {
  /** Pairs of characters, one after the other: the simplified one, the traditional one. */
  readonly characters: string;
  readonly phrases: Terms;
  /** What readers of traditional script call things of the page. */
  readonly terms: Terms;
  /** What the players of a game call things of it. */
  readonly games: { readonly [game: string]: Terms };
}

/** Words in simplified script, and what is written for them. */
export type Terms = { readonly [simplified: string]: string };

/** What has a say in one conversion beside the table. */
export interface Around {
  /** Game whose terms are used; null for the page's alone. */
  readonly game: string | null;
  /** Names that stay as somebody typed them. */
  readonly names: readonly string[];
}

const chinese = /\p{Script=Han}/u;

/**
 * Makes a function that converts texts: at each place the longest entry counts; where two are equally long, a name goes before a term of
 * the game, that before one of the page, and that before a phrase. A name of one character counts only as a whole text, since it may be a
 * common word. What has no entry stays as it is.
 */
export function converterOf({ characters, phrases, terms, games }: ScriptTable, { game, names }: Around): (text: string) => string {
  const own = game !== null && Object.hasOwn(games, game) ? games[game] : undefined;
  const kept = new Set(names);
  const entries = new Map([...Object.entries(phrases), ...Object.entries(terms), ...Object.entries(own ?? {})]);
  for (const name of names) if ([...name].length > 1 && chinese.test(name)) entries.set(name, name);
  const single = new Map<string, string>();
  for (let at = 0; at + 1 < characters.length; at += 2) single.set(characters.charAt(at), characters.charAt(at + 1));
  // The lengths of entries by their first character, longest first, so that most places need one look.
  const lengths = new Map<string, readonly number[]>();
  for (const entry of entries.keys()) {
    const first = entry.charAt(0);
    lengths.set(
      first,
      [...new Set([...(lengths.get(first) ?? []), entry.length])].sort((a, b) => b - a),
    );
  }
  return (text) => {
    if (!chinese.test(text) || kept.has(text)) return text;
    let made = '';
    for (let at = 0; at < text.length; ) {
      const first = text.charAt(at);
      const length = lengths.get(first)?.find((one) => entries.has(text.slice(at, at + one)));
      if (length === undefined) {
        made += single.get(first) ?? first;
        at += 1;
      } else {
        made += entries.get(text.slice(at, at + length)) ?? '';
        at += length;
      }
    }
    return made;
  };
}
