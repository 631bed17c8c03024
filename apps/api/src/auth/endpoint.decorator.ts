import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { PARAMTYPES_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiTags,
  type StandardSchemaObject,
} from '@nestjs/swagger';
import { problemKinds, problemName, type ProblemCode, type Role } from '@arbiter/contracts';
import { type Weight, weights } from '../limits/weights.js';

export const ENDPOINT = 'arbiter:endpoint';
/** Whether a method takes what stands in the query: its schema then knows every parameter, or a page reads its own address. */
export const TAKES_QUERY = 'arbiter:takes-query';

/** Who may use an endpoint. `published` lets anybody read a match that the organizer has published, or a tournament with public pages. */
export interface Access {
  readonly roles: readonly Role[] | 'everybody';
  readonly published?: boolean;
  /** How much a request takes from the budget of a minute; `light` unless given. */
  readonly weight?: Weight;
}

export interface EndpointDescription {
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly status: number;
  readonly answer?: StandardSchemaObject;
  /**
   * Answers by content type, where there are several or where the only one is not JSON: each the name of a schema in `documentation.ts`,
   * text, or bytes.
   */
  readonly contents?: { readonly [contentType: string]: NamedAnswer | 'text' | 'binary' };
  /** Content types of a file that is the body as it is. */
  readonly file?: readonly string[];
  /** Headers that the endpoint reads beyond the token, with what they mean. */
  readonly headers?: { readonly [name: string]: string };
  readonly problems: readonly ProblemCode[];
}

/** Names of schemas that no decorator adds to the API description; `documentation.ts` adds them. */
export type NamedAnswer = 'LiveEvent' | 'MatchNews' | 'MatchNewsPage' | 'TournamentEventItem' | 'Transcript';

export const allRoles = ['organizer', 'judge', 'player', 'spectator'] as const satisfies readonly Role[];

const everywhere: readonly ProblemCode[] = [
  'request/malformed',
  'request/rate-limited',
  'server/unavailable',
  'server/storage-full',
  'server/internal',
];
const withToken: readonly ProblemCode[] = [
  'access/token-missing',
  'access/token-invalid',
  'access/token-expired',
  'access/token-revoked',
  'access/forbidden',
];
/** Returns the problem of a match whose record does not hold, for endpoints that read a match's record or append to it. */
const ofRecord = (problems: readonly ProblemCode[]): readonly ProblemCode[] =>
  problems.includes('match/not-found') ? ['match/set-apart'] : [];
/** The problem of judges' and players' tokens that somebody who plays in the gathering holds or has minted. */
const partialToken: readonly ProblemCode[] = ['access/not-impartial'];

/** Returns a schema that allows the problem documents of these codes, by their names in the description. */
const oneOf = (codes: readonly ProblemCode[]): object => {
  const refs = codes.map((code) => ({ $ref: `#/components/schemas/${problemName(code)}` }));
  return refs.length === 1 ? (refs[0] as object) : { oneOf: refs };
};

/** Returns references to an example of each code's problem document; `documentation.ts` adds the documents. */
const examplesOf = (codes: readonly ProblemCode[]): Record<string, { readonly $ref: string }> =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${problemName(code)}` }]));

const problemResponses = (codes: readonly ProblemCode[]): MethodDecorator[] => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes)) byStatus.set(problemKinds[code].status, [...(byStatus.get(problemKinds[code].status) ?? []), code]);
  return [...byStatus]
    .sort(([left], [right]) => left - right)
    .map(([status, listed]) =>
      ApiResponse({
        status,
        description: listed.map((code) => `\`${code}\`: ${problemKinds[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: oneOf(listed), examples: examplesOf(listed) } },
      }),
    );
};

interface ReadParameters {
  readonly [key: string]: { readonly index: number };
}

/** What a method reads, by the kind and place of each parameter, such as `5:1`. */
const parametersOf = (controller: object, method: string | symbol): ReadParameters =>
  (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as ReadParameters;

const kindOf = (key: string): number => Number(key.split(':')[0]);

/** Has path and query checked before the body, so that an address that does not fit is told whatever is sent to it. */
const checkAddressFirst: MethodDecorator = (target, method) => {
  const read = Object.entries(parametersOf(target.constructor, method));
  const sorted = read.sort(([left], [right]) => kindOf(right) - kindOf(left));
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, Object.fromEntries(sorted), target.constructor, method);
};

/** @param isPage whether the answer is a page, which reads its own address */
const noteQuery =
  (isPage: boolean): MethodDecorator =>
  (target, method, descriptor) => {
    const takes = Object.keys(parametersOf(target.constructor, method)).some((key) => kindOf(key) === Number(RouteParamtypes.QUERY));
    SetMetadata(TAKES_QUERY, isPage || takes)(target, method, descriptor);
  };

/**
 * Lets the API description see which parameters a method reads. `@nestjs/swagger` ignores a path, query or body unless a compiler has
 * emitted metadata about its type, and no compiler used here does; the schemas in the parameters' decorators, from which it takes the
 * description, hold all that the metadata could say.
 */
const describeParameters: MethodDecorator = (target, method) => {
  const read = parametersOf(target.constructor, method);
  const count = Math.max(0, ...Object.values(read).map(({ index }) => index + 1));
  Reflect.defineMetadata(
    PARAMTYPES_METADATA,
    Array.from({ length: count }, () => Object),
    target,
    method,
  );
};

const fileBody = (types: readonly string[]): MethodDecorator[] => [
  ApiConsumes(...types),
  ApiBody({ required: true, description: 'The file as it is.', schema: { type: 'string', format: 'binary' } }),
];

const bodyOf = (name: NamedAnswer | 'text' | 'binary'): object => {
  if (name === 'text') return { type: 'string' };
  return name === 'binary' ? { type: 'string', format: 'binary' } : { $ref: `#/components/schemas/${name}` };
};

const contentOf = (contents: NonNullable<EndpointDescription['contents']>): Record<string, { readonly schema: object }> =>
  Object.fromEntries(Object.entries(contents).map(([type, name]) => [type, { schema: bodyOf(name) }]));

const costOf = ({ weight = 'light' }: Access): string | undefined =>
  weights[weight] === 1 ? undefined : `Costs ${weights[weight]} of a minute's budget.`;

/** Describes an endpoint in one place: who may use it (enforced by the guard) and what the API description says about it. */
export const Endpoint = (endpoint: EndpointDescription): MethodDecorator => {
  const open = endpoint.access.roles === 'everybody';
  const partial = endpoint.access.roles !== 'everybody' && endpoint.access.roles.some((role) => role === 'judge' || role === 'player');
  const who =
    endpoint.access.roles === 'everybody'
      ? 'Open to everybody.'
      : `For: ${endpoint.access.roles.join(', ')}${endpoint.access.published === true ? '; anybody once it is published' : ''}.`;
  return applyDecorators(
    SetMetadata(ENDPOINT, endpoint.access),
    describeParameters,
    checkAddressFirst,
    noteQuery(endpoint.contents !== undefined && 'text/html' in endpoint.contents),
    ApiTags(endpoint.tag),
    ApiOperation({
      summary: endpoint.summary,
      description: [endpoint.description, who, costOf(endpoint.access)].filter((text) => text !== undefined).join('\n\n'),
    }),
    ApiResponse({
      status: endpoint.status,
      description: endpoint.summary,
      ...(endpoint.answer === undefined ? {} : { standardSchema: endpoint.answer }),
      ...(endpoint.contents === undefined ? {} : { content: contentOf(endpoint.contents) }),
    }),
    ...(open ? [] : [ApiBearerAuth()]),
    ...(endpoint.file === undefined ? [] : fileBody(endpoint.file)),
    ...Object.entries(endpoint.headers ?? {}).map(([name, description]) => ApiHeader({ name, description, required: false })),
    ...problemResponses([
      ...everywhere,
      ...(open ? [] : withToken),
      ...(partial ? partialToken : []),
      ...ofRecord(endpoint.problems),
      ...endpoint.problems,
    ]),
  );
};
