import { z } from 'zod';

const names = z.object({ en: z.string(), zh: z.string() });
const values = z.record(z.string(), z.unknown());

export const gameListSchema = z
  .object({
    games: z.array(
      z.object({
        game: z.string(),
        names,
        seats: z.object({ min: z.int(), max: z.int() }),
        ruleset: z.string(),
        formats: z.array(z.looseObject({ id: z.string() })),
      }),
    ),
  })
  .meta({ id: 'GameList' });

export const cardListSchema = z
  .object({ ruleset: z.string(), cards: z.array(z.object({ id: z.string(), names, values, text: names })) })
  .meta({
    id: 'CardList',
    description: 'Rules text is rendered from the programs that the engine runs. English names are unofficial translations.',
  });

export const presetListSchema = z
  .object({ ruleset: z.string(), presets: z.array(z.object({ id: z.string(), names, deck: z.unknown() })) })
  .meta({ id: 'PresetList' });
