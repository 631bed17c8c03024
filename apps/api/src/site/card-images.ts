/** Where a browser finds images of cards, for each game: addresses with places for what is known of a card. */
export type CardImages = { readonly [game: string]: string };

/** What may stand in an address: the card's id, and its names as they are printed. */
const places = ['id', 'name.en', 'name.zh'] as const;

const patternOf = (text: string): string => {
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, place = '']) => place);
  const odd = named.find((place) => !places.some((known) => known === place));
  if (odd !== undefined) throw new Error(`CARD_IMAGES: {${odd}} is not known; there are ${places.map((place) => `{${place}}`).join(', ')}`);
  if (named.length === 0) throw new Error(`CARD_IMAGES: ${text} names no place for a card, such as {id}`);
  const [origin, ...rest] = /^(https?:\/\/[^/{}?#]+)(\/.*)$/.exec(text)?.slice(1) ?? [];
  if (origin === undefined || rest.length === 0 || !URL.canParse(origin))
    throw new Error(`CARD_IMAGES: ${text} is no http address whose places stand after its host`);
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) throw new Error(`CARD_IMAGES: a brace of ${text} has no other one`);
  return text;
};

/**
 * Reads where images of cards are: `magic=https://img.example/{id}.jpg yugioh=https://other.example/{name.en}.png`, separated by spaces.
 * @throws {Error} saying what is wrong with which address
 */
export function readCardImages(text: string): CardImages {
  const entries = text
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .map((entry): readonly [string, string] => {
      const [, game, pattern] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(entry) ?? [];
      if (game === undefined || pattern === undefined) throw new Error(`CARD_IMAGES: ${entry} is not of the form game=address`);
      return [game, patternOf(pattern)];
    });
  const twice = entries.find(([game], at) => entries.findIndex(([other]) => other === game) !== at);
  if (twice !== undefined) throw new Error(`CARD_IMAGES: ${twice[0]} has two addresses`);
  return Object.fromEntries(entries);
}

/** Returns the origins from which images may come, for the content security policy. */
export const originsOf = (images: CardImages): readonly string[] => [
  ...new Set(Object.values(images).map((pattern) => new URL(pattern).origin)),
];

const escaped: { readonly [character: string]: string } = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Tells a page where images are, as data that it reads before it draws; a page is told nothing where there are none. */
export function withCardImages(html: string, images: CardImages): string {
  if (Object.keys(images).length === 0) return html;
  const content = JSON.stringify(images).replace(/[&"<>]/g, (character) => escaped[character] ?? '');
  return html.replace('</head>', () => `<meta name="arbiter-card-images" content="${content}"></head>`);
}
