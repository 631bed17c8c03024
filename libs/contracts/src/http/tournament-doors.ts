import { z } from 'zod';
import { commandIdSchema, idSchema } from './common.js';

/** Most characters of a file of players: far more than the most lines of it need. */
export const maximalCsvLength = 1_000_000;

export const registerEntrantsSchema = z
  .strictObject({
    commandId: commandIdSchema,
    csv: z.string().min(1).max(maximalCsvLength).meta({
      description:
        'The text of the file: with a header in any order (`name`, `player`, 名称 or 姓名; `byes`), separated by commas, semicolons or tabs, or one name a line.',
    }),
  })
  .meta({ id: 'RegisterEntrants' });
export type RegisterEntrants = z.infer<typeof registerEntrantsSchema>;

export const entrantsRegisteredSchema = z
  .object({
    registered: z.array(z.object({ line: z.int(), entrant: z.int(), name: z.string(), place: z.enum(['registered', 'waiting']) })),
    refused: z
      .array(
        z.object({
          line: z.int(),
          code: z.enum([
            'row/columns',
            'row/quotes',
            'name/empty',
            'name/too-long',
            'name/unreadable',
            'name/twice',
            'name/registered',
            'byes/impossible',
          ]),
          detail: z.string(),
        }),
      )
      .meta({ description: 'Lines that were kept apart, each with its reason; everybody else is registered.' }),
    ignoredColumns: z.array(z.string()).meta({ description: 'Headings of columns that are not read.' }),
    version: z.int().meta({ description: "The stream's version after the command." }),
  })
  .meta({ id: 'EntrantsRegistered' });

export const tournamentCsvNames = ['entrants', 'pairings', 'results', 'standings'] as const;
export type TournamentCsvName = (typeof tournamentCsvNames)[number];

export const tournamentCsvParamsSchema = z.strictObject({ tournamentId: idSchema, csv: z.enum(tournamentCsvNames) });
export const tournamentCsvQuerySchema = z.strictObject({
  round: z.coerce.number().int().min(0).max(1_000).optional().meta({
    description: 'For pairings and results the newest round unless given; for standings the round after which they are made.',
  }),
});

export const tournamentLinesQuerySchema = z.strictObject({
  from: z.coerce.number().int().min(1).default(1).meta({ description: 'Version of the first event.' }),
});
