import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import {
  gameEventSchema,
  liveEventSchema,
  matchNewsSchema,
  pageSchema,
  problemSchema,
  refusalSchema,
  socketMessageSchema,
  socketRequestSchema,
  transcriptSchema,
} from '@arbiter/contracts';

const introduction = `Arbiter records matches so that nobody can argue about what happened.

Send the token as \`Authorization: Bearer arb_...\`. Every "no" is a problem document (RFC 9457) whose \`code\` never changes; \`GET /problems\` lists them all.
Commands carry a \`commandId\` of yours: when an answer got lost, send the same again and get the first acknowledgement.`;

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Schemas that are only referred to by name: problem documents, the items of streams and lines, and the rules' own shapes. */
const byName = {
  problem: problemSchema,
  refusal: refusalSchema,
  gameEvent: gameEventSchema,
  liveEvent: liveEventSchema,
  socketRequest: socketRequestSchema,
  socketMessage: socketMessageSchema,
  newsPage: pageSchema(matchNewsSchema, 'MatchNewsPage'),
  transcript: transcriptSchema,
};

/** Returns these schemas and the schemas that they use, each under its name. */
const namedComponents = (): Schemas => {
  const { definitions } = z.toJSONSchema(z.object(byName), { target: 'openapi-3.0' }) as { readonly definitions?: Schemas };
  return JSON.parse(JSON.stringify(definitions ?? {}).replaceAll('#/definitions/', '#/components/schemas/')) as Schemas;
};

/** Returns the description of every endpoint. */
export const describeApi = (app: NestFastifyApplication): OpenAPIObject => {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder().setTitle('Arbiter').setDescription(introduction).setVersion('1').addBearerAuth().build(),
  );
  return { ...document, components: { ...document.components, schemas: { ...document.components?.schemas, ...namedComponents() } } };
};

/** Serves the description: for people at /docs, for programs at /docs-json. */
export const setUpDocumentation = (app: NestFastifyApplication): void => {
  SwaggerModule.setup('docs', app, () => describeApi(app), { customSiteTitle: 'Arbiter' });
};
