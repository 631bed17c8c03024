import { z } from 'zod';
import { cardFactsSchema } from './games.js';
import { boardLayoutSchema } from './layouts.js';
import { matchViewSchema } from './matches.js';

/** All that a page needs to draw a match for the first time, in one answer. */
export const matchTableSchema = z
  .object({
    match: matchViewSchema,
    layout: boardLayoutSchema.nullable().meta({ description: "As `GET /games/{game}/layout` gives it for the match's game." }),
    cards: z.array(cardFactsSchema).meta({ description: 'The cards that the view and the open decisions name, and no others.' }),
    cardList: z
      .string()
      .meta({ description: 'What `content` of `GET /games/{game}/cards` takes to get all cards in a form that may be kept.' }),
  })
  .meta({ id: 'MatchTable' });
