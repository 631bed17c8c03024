import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import {
  deckShapes,
  gameEventSchema,
  liveEventSchema,
  matchNewsSchema,
  pageSchema,
  problemCodes,
  problemExample,
  problemName,
  problemSchema,
  refusalSchema,
  socketMessageSchema,
  socketRequestSchema,
  transcriptSchema,
} from '@arbiter/contracts';
import { parameterWords } from './parameter-words.js';

const introduction = `Arbiter records matches so that nobody can argue about what happened.

Send the token as \`Authorization: Bearer arb_...\`. Every "no" is a problem document (RFC 9457) whose \`code\` never changes; \`GET /problems\` lists them all.
Commands carry a \`commandId\` of yours: when an answer got lost, send the same again and get the first acknowledgement.`;

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Schemas that are only referred to by name: problem documents, the items of streams and lines, the rules' own shapes, and those of decks. */
const byName = {
  problem: problemSchema,
  refusal: refusalSchema,
  gameEvent: gameEventSchema,
  liveEvent: liveEventSchema,
  socketRequest: socketRequestSchema,
  socketMessage: socketMessageSchema,
  newsPage: pageSchema(matchNewsSchema, 'MatchNewsPage'),
  transcript: transcriptSchema,
  ...deckShapes,
};

/** Returns these schemas and the schemas that they use, each under its name. */
const namedComponents = (): Schemas => {
  const { definitions } = z.toJSONSchema(z.object(byName), { target: 'openapi-3.0' }) as { readonly definitions?: Schemas };
  return JSON.parse(JSON.stringify(definitions ?? {}).replaceAll('#/definitions/', '#/components/schemas/')) as Schemas;
};

type Components = NonNullable<OpenAPIObject['components']>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Returns an example of the problem document of every code, under the name of its schema. */
const problemExamples = (): NonNullable<Components['examples']> =>
  Object.fromEntries(problemCodes.map((code) => [problemName(code), { summary: code, value: problemExample(code) }]));

const withWords = (operation: Operation): Operation => ({
  ...operation,
  ...(operation.parameters === undefined
    ? {}
    : {
        parameters: operation.parameters.map((parameter) => {
          if ('$ref' in parameter || parameter.description !== undefined) return parameter;
          const { schema } = parameter;
          const words =
            (schema !== undefined && 'description' in schema ? schema.description : undefined) ?? parameterWords[parameter.name];
          return words === undefined ? parameter : { ...parameter, description: words };
        }),
      }),
});

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Says of every parameter what it means. */
const describedPaths = (paths: OpenAPIObject['paths']): OpenAPIObject['paths'] =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      {
        ...item,
        ...Object.fromEntries(
          methods.flatMap((method) => (item[method] === undefined ? [] : [[method, withWords(item[method])] as const])),
        ),
      },
    ]),
  );

/** Returns the description of every endpoint. */
export const describeApi = (app: NestFastifyApplication): OpenAPIObject => {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder().setTitle('Arbiter').setDescription(introduction).setVersion('1').addBearerAuth().build(),
  );
  return {
    ...document,
    paths: describedPaths(document.paths),
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, ...namedComponents() },
      examples: problemExamples(),
    },
  };
};

/** Serves the description: for people at /docs, for programs at /docs-json. */
export const setUpDocumentation = (app: NestFastifyApplication): void => {
  SwaggerModule.setup('docs', app, () => describeApi(app), { customSiteTitle: 'Arbiter' });
};
