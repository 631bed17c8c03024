import { z } from 'zod';

export const seatSchema = z.int().min(0).meta({ id: 'Seat', description: "A player's place at the table, from 0." });

export const objectIdSchema = z
  .int()
  .meta({ id: 'ObjectId', description: 'An object of the match. A card that moves where nobody sees it gets a new id.' });

export const cardIdSchema = z.string().meta({ id: 'CardId', description: "A card of the match's catalogue." });

export const ruleRefSchema = z
  .string()
  .meta({ id: 'RuleRef', description: 'The number of a rule as its rulebook prints it, or `ruling:` and the id of a ruling.' });

export const gameResultSchema = z
  .object({ winners: z.array(seatSchema).meta({ description: 'Empty for a draw.' }), reason: z.string(), rule: ruleRefSchema })
  .meta({ id: 'GameResult' });
