import { z } from 'zod';

/** The greatest number of cards in a part that the rules read (`readableCards` of the kernel). */
const readableCards = 1_000;

const cards = (what: string) =>
  z
    .array(z.string())
    .max(readableCards)
    .meta({ description: `${what} Ids of cards, each as often as it is in the part.` });

/** Where a deck goes, and what is not checked by its shape. */
const uses = (game: string): string =>
  `A deck of ${game}: the \`deck\` of deck validation and of a match, and the answer (\`bulk\`) to a decision of this schema. Members that are not named here are not read. Whether the deck is legal is for the rules to say.`;

const magicParts = z.object({
  main: cards('The deck.'),
  sideboard: cards('The sideboard; empty where absent.').optional(),
});

/**
 * The shapes of decks, by the name that a decision's domain gives them (`{ type: 'bulk', schema }`). They are what the rules read before
 * they judge a deck; they check nothing themselves.
 */
export const deckShapes = {
  'starline/deck': z
    .object({
      race: z.string().optional().meta({
        description: 'The declared race. Needed for deck validation; at the table the race that was declared counts where it is absent.',
      }),
      cards: z.array(z.string()).meta({ description: 'The deck. Ids of cards.' }),
    })
    .meta({ id: 'StarlineDeck', 'x-bulk-schema': 'starline/deck', 'x-game': 'starline', description: uses('Starline') }),
  'magic/deck': z
    .union([magicParts, cards('A deck without a sideboard.')])
    .meta({ id: 'MagicDeck', 'x-bulk-schema': 'magic/deck', 'x-game': 'magic', description: uses('Magic') }),
  'yugioh/deck': z
    .object({
      main: cards('The Main Deck. A card that Arbiter has no program for is `passcode:89631140`.'),
      extra: cards('The Extra Deck; empty where absent.').optional(),
      side: cards('The Side Deck; empty where absent.').optional(),
    })
    .meta({ id: 'YugiohDeck', 'x-bulk-schema': 'yugioh/deck', 'x-game': 'yugioh', description: uses('Yu-Gi-Oh!') }),
  'force-of-will/deck': z
    .object({
      ruler: cards('The ruler.'),
      main: cards('The main deck; empty where absent.').optional(),
      magicStones: cards('The magic stone deck; empty where absent.').optional(),
      side: cards('The side deck; empty where absent.').optional(),
    })
    .meta({ id: 'ForceOfWillDeck', 'x-bulk-schema': 'force-of-will/deck', 'x-game': 'force-of-will', description: uses('Force of Will') }),
  'grand-archive/deck': z
    .object({
      material: cards('The material deck.'),
      main: cards('The main deck; empty where absent.').optional(),
      side: cards('The sideboard; empty where absent.').optional(),
    })
    .meta({ id: 'GrandArchiveDeck', 'x-bulk-schema': 'grand-archive/deck', 'x-game': 'grand-archive', description: uses('Grand Archive') }),
} as const;
