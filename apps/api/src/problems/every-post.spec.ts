import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
interface Endpoint {
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema?: Schema } } };
}
interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Endpoint } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}
const { paths, components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../libs/client/openapi.json'), 'utf8'),
) as Document;

/** Whether every form of a body needs a command's id. */
const needsCommandId = (schema: Schema | undefined): boolean => {
  if (schema === undefined) return false;
  if (schema.$ref !== undefined) return needsCommandId(components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  const forms = schema.oneOf ?? schema.anyOf ?? [];
  return schema.required?.includes('commandId') === true || (forms.length > 0 && forms.every(needsCommandId));
};

/** What is sent without a command's id, and why sending it again changes nothing more. */
const without: Readonly<Record<string, string>> = {
  '/gatherings/{gatheringId}/tokens/revocations': 'a token is revoked once',
  '/matches/{matchId}/publication': 'a match is published once',
  '/gatherings/{gatheringId}/decks': 'the job is known by what it checks',
  '/matches/{matchId}/exports': 'the job is known by what it exports',
  '/gatherings/{gatheringId}/exports': 'the job is known by what it exports',
  '/tournaments/{tournamentId}/exports': 'the job is known by what it exports',
  '/gatherings/{gatheringId}/dead-letters/{jobId}/retry': 'the job waits again, or does so already',
  '/tournaments/{tournamentId}/previews': 'writes nothing',
  '/tournaments/{tournamentId}/override-previews': 'writes nothing',
  '/tournaments/{tournamentId}/deck-checks': 'writes nothing',
  '/games/{game}/deck-readings': 'writes nothing',
  '/cards/imports': 'a file is known by its content',
  '/cards/lists': 'a list is known by its content',
};

describe('every POST', () => {
  it('given the description of the API, then each needs the id of a command, or is known to change nothing more when it is sent again', () => {
    const posts = Object.entries(paths).flatMap(([path, { post }]) => (post === undefined ? [] : [[path, post] as const]));
    expect(posts.length).toBeGreaterThan(30);
    const lacking = posts.filter(
      ([, { requestBody }]) => !Object.values(requestBody?.content ?? {}).some(({ schema }) => needsCommandId(schema)),
    );
    expect(lacking.map(([path]) => path).sort()).toEqual(Object.keys(without).sort());
  });
});
