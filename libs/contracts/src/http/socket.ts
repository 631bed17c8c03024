import { z } from 'zod';
import { commandIdSchema, idSchema } from './common.js';
import { answerSchema } from './match-commands.js';
import { answeredSchema, matchNewsSchema, matchStatusSchema, matchViewSchema, perspectiveSchema } from './matches.js';
import { phraseSaidSchema, presenceSchema } from './presence.js';
import { problemSchema } from './problem-documents.js';
import { wordedPendingSchema } from './rules/decisions.js';
import { followedViews, viewPatchSchema } from './view-patches.js';

const match = { matchId: idSchema };
const request = z.int().min(0).meta({ description: "The client's own number of a request; what it leads to names it." });

/** What a client sends over its socket: one JSON document a message. The first one is its token. */
export const socketRequestSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('token'), token: z.string().max(200) })
      .meta({ id: 'SocketToken', description: 'The first message: whose socket it is.' }),
    z
      .strictObject({
        type: z.literal('follow'),
        ...match,
        as: perspectiveSchema.optional(),
        after: z.int().min(0).optional().meta({ description: 'News only after this version; absent: after the newest one.' }),
        news: z.boolean().optional().meta({ description: 'False: only the questions, not what happens.' }),
        presence: z.boolean().optional().meta({ description: 'True: also who is there, and what players say; not behind a delay.' }),
        ...followedViews(z.number()),
      })
      .meta({ id: 'SocketFollow', description: 'Sends what happens in a match, and what is asked, from now on.' }),
    z.strictObject({ type: z.literal('unfollow'), ...match }).meta({ id: 'SocketUnfollow' }),
    z.strictObject({ type: z.literal('view'), ...match }).meta({
      id: 'SocketAsksForView',
      description: 'Sends the whole view of a match that is followed with `views`: after a patch that did not fit.',
    }),
    z
      .strictObject({
        type: z.literal('answer'),
        request,
        ...match,
        decisionId: z.int().min(0),
        commandId: commandIdSchema,
        answer: answerSchema,
      })
      .meta({ id: 'SocketAnswer', description: 'Answers an open decision, like its endpoint.' }),
  ])
  .meta({ id: 'SocketRequest', description: 'What a client sends over its socket.' });
export type SocketRequest = z.infer<typeof socketRequestSchema>;

/** What the server sends over a socket. */
export const socketMessageSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('welcome') }).meta({ id: 'SocketWelcome', description: 'The token was accepted.' }),
    z.object({ type: z.literal('news'), ...match, news: matchNewsSchema }).meta({ id: 'SocketNews' }),
    z
      .object({
        type: z.literal('asked'),
        ...match,
        version: z.int(),
        status: matchStatusSchema,
        pending: z.array(wordedPendingSchema),
      })
      .meta({ id: 'SocketAsked', description: 'The open decisions at a version, whenever there is a new one.' }),
    z
      .object({ type: z.literal('presence'), ...match, presence: presenceSchema })
      .meta({ id: 'SocketPresence', description: 'Who is there: at first, and whenever it has changed. It is not of the log.' }),
    z
      .object({ type: z.literal('phrase'), ...match, phrase: phraseSaidSchema })
      .meta({ id: 'SocketPhrase', description: 'What a player said. It is not of the log.' }),
    z
      .object({ type: z.literal('answered'), request, ...match, answered: answeredSchema })
      .meta({ id: 'SocketAnswered', description: 'The acknowledgement of an answer.' }),
    z
      .object({ type: z.literal('view'), ...match, view: matchViewSchema })
      .meta({ id: 'SocketView', description: 'The whole view, from which patches go on.' }),
    z
      .object({ type: z.literal('patch'), ...match, patch: viewPatchSchema })
      .meta({ id: 'SocketPatch', description: 'What changed in the view since the last one that was sent.' }),
    z
      .object({ type: z.literal('end'), ...match, version: z.int() })
      .meta({ id: 'SocketEnd', description: 'The match is over, and is followed no longer.' }),
    z
      .object({
        type: z.literal('problem'),
        request: request.nullable().meta({ description: 'The answer that was refused; null for every other message.' }),
        matchId: idSchema.nullable().meta({ description: 'The match that is not followed, or no longer; null where it is about none.' }),
        problem: problemSchema,
        retryAfterSeconds: z.int().nullable().meta({ description: 'When to try again, where that helps.' }),
      })
      .meta({ id: 'SocketProblem' }),
  ])
  .meta({ id: 'SocketMessage', description: 'What the server sends over a socket.' });
export type SocketMessage = z.infer<typeof socketMessageSchema>;
