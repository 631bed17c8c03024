import { z } from 'zod';
import { jsonObjectSchema, wordsSchema } from './json.js';
import { cardIdSchema, objectIdSchema, ruleRefSchema, seatSchema } from './parts.js';

const role = z.string();
export const optionAboutSchema = z
  .union([
    z.object({ role, object: objectIdSchema }),
    z.object({ role, player: seatSchema }),
    z.object({ role, place: z.string().meta({ description: 'The id of a slot.' }) }),
    z.object({ role, card: cardIdSchema }),
  ])
  .meta({
    id: 'OptionAbout',
    description:
      'One thing that an option is about; `role` says as what: `subject`, `target`, `place`, `player`, `card`, or `uses` for what an option that stands for others would use.',
  });

const option = {
  id: z.string().meta({ description: 'What an answer names; stable inside the decision.' }),
  label: z.string().meta({ description: 'Key of the words that describe the option.' }),
  params: jsonObjectSchema.optional().meta({ description: 'What the words are filled with.' }),
  object: objectIdSchema.optional().meta({ description: 'The object that the option is about.' }),
  about: z.array(optionAboutSchema).optional().meta({
    description: 'All that the option is about, so that nobody has to take its id apart. Absent in rulesets released before it was told.',
  }),
  weight: z.array(z.int()).optional().meta({ description: 'What this option adds where the domain asks for a sum: any one of these.' }),
  standing: z.literal(true).optional().meta({ description: 'It answers later questions as well, until something ends it.' }),
  group: z.string().optional().meta({ description: 'Of the options of one group at most one is picked, where the domain has groups.' }),
  least: z.int().optional().meta({ description: 'In a distribution: the least that this option gets, where it is more than `min`.' }),
  most: z.int().optional().meta({ description: 'In a distribution: the most that this option may get.' }),
  enough: z
    .int()
    .optional()
    .meta({ description: 'In a distribution: later options get more than the least only once this one has so much.' }),
};

export const optionSchema = z.object(option).meta({ id: 'Option', description: 'One of the things that may be answered.' });
export const wordedOptionSchema = z
  .object({ ...option, words: wordsSchema })
  .meta({ id: 'WordedOption', description: 'An option with its words.' });

/**
 * A domain with options of one kind.
 * @param prefix prefix of the names of its forms
 */
const domainOf = <T extends z.ZodType>(one: T, prefix: string) =>
  z.discriminatedUnion('type', [
    z
      .object({
        type: z.literal('options'),
        options: z.array(one),
        min: z.int(),
        max: z.int(),
        sum: z.int().optional().meta({ description: 'The weights of the picks must be able to add up to exactly this.' }),
        ordered: z.boolean().optional().meta({ description: 'The order of the picks matters.' }),
        groups: z.literal(true).optional().meta({ description: 'At most one pick of each group.' }),
        checked: z.literal(true).optional().meta({ description: 'The game looks at all picks together, beyond what is said here.' }),
        example: z.array(z.string()).optional().meta({ description: 'Where the picks are checked: some that are accepted.' }),
      })
      .meta({ id: `${prefix}OptionsDomain`, description: 'Between `min` and `max` picks among the options.' }),
    z
      .object({ type: z.literal('number'), min: z.int(), max: z.int() })
      .meta({ id: `${prefix}NumberDomain`, description: 'An integer between `min` and `max`.' }),
    z
      .object({
        type: z.literal('distribution'),
        options: z.array(one),
        total: z.int(),
        min: z.int().meta({ description: 'The least that every option gets.' }),
        checked: z.literal(true).optional().meta({ description: 'The game looks at all amounts together, beyond what is said here.' }),
        example: z.record(z.string(), z.int()).optional().meta({ description: 'Where the amounts are checked: some that are accepted.' }),
      })
      .meta({ id: `${prefix}DistributionDomain`, description: 'A total that is divided among the options; answered with `amounts`.' }),
    z
      .object({
        type: z.literal('name'),
        among: z.string().meta({ description: "Which names may be given, in the game's words." }),
        example: z.array(z.string()).optional().meta({ description: 'A name that is accepted.' }),
      })
      .meta({ id: `${prefix}NameDomain`, description: 'The name of a card: one pick `name:KEY`. What may be named is not listed.' }),
    z
      .object({ type: z.literal('bulk'), schema: z.string() })
      .meta({ id: `${prefix}BulkDomain`, description: 'One document that the game checks as a whole, such as a deck.' }),
  ]);

export const domainSchema = domainOf(optionSchema, '').meta({ id: 'Domain', description: 'What may be answered to a decision.' });
export const wordedDomainSchema = domainOf(wordedOptionSchema, 'Worded').meta({
  id: 'WordedDomain',
  description: 'What may be answered to a decision, each option with its words.',
});

const decision = {
  id: z.int(),
  openedAt: z.int().meta({ description: 'The number of actions at which it was opened.' }),
  seat: seatSchema.meta({ description: 'Who answers.' }),
  subject: seatSchema.meta({ description: 'Whose decision it is; differs from `seat` when one player decides for another.' }),
  kind: z.string().meta({ description: "The decision's kind, from the closed list of the game." }),
  rule: ruleRefSchema.meta({ description: 'The rule that asks.' }),
  prompt: z
    .object({ key: z.string(), params: jsonObjectSchema })
    .meta({ description: 'Key of the words of the question, and what they are filled with.' }),
  sealed: z.boolean().meta({ description: 'Others see the answer only when all decisions of its round are answered.' }),
};

export const decisionSchema = z.object({ ...decision, domain: domainSchema }).meta({ id: 'Decision', description: 'An open question.' });
export const wordedDecisionSchema = z
  .object({ ...decision, domain: wordedDomainSchema, words: wordsSchema })
  .meta({ id: 'WordedDecision', description: 'An open question in words.' });

const othersDecision = { yours: z.literal(false), id: z.int(), openedAt: z.int(), seat: seatSchema };
const may = { description: 'What you may say while the other is asked: each is one pick of an answer to that decision, which stays open.' };

export const pendingViewSchema = z
  .discriminatedUnion('yours', [
    z.object({ yours: z.literal(true), decision: decisionSchema }).meta({ id: 'OwnDecision' }),
    z.object({ ...othersDecision, may: z.array(optionSchema).optional().meta(may) }).meta({ id: 'OthersDecision' }),
  ])
  .meta({
    id: 'PendingView',
    description: 'What a viewer learns of an open decision: everything when it is theirs, else only that somebody is asked.',
  });

export const wordedPendingSchema = z
  .discriminatedUnion('yours', [
    z.object({ yours: z.literal(true), decision: wordedDecisionSchema }).meta({ id: 'OwnWordedDecision' }),
    z.object({ ...othersDecision, may: z.array(wordedOptionSchema).optional().meta(may) }).meta({ id: 'OthersWordedDecision' }),
  ])
  .meta({
    id: 'WordedPending',
    description: 'An open decision: yours with its words and all that may be answered, of others only that they are asked.',
  });
