import { applyDecorators, SetMetadata } from '@nestjs/common';
import { PARAMTYPES_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags, type StandardSchemaObject } from '@nestjs/swagger';
import { problemKinds, problemName, type ProblemCode, type Role } from '@arbiter/contracts';
import { type Weight, weights } from '../limits/weights.js';

export const ENDPOINT = 'arbiter:endpoint';

/** Who may come in. `published` lets anybody read a match that the organizer has published. */
export interface Access {
  readonly roles: readonly Role[] | 'everybody';
  readonly published?: boolean;
  /** What a request costs of a minute's budget; `light` unless told. */
  readonly weight?: Weight;
}

export interface EndpointDescription {
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly status: number;
  readonly answer?: StandardSchemaObject;
  /** Answers by content type, where there are several or where JSON is not the one: each the name of a schema in `documentation.ts`, or text. */
  readonly contents?: { readonly [contentType: string]: NamedAnswer | 'text' };
  readonly problems: readonly ProblemCode[];
}

/** Schemas that no decorator brings into the description; `documentation.ts` does. */
export type NamedAnswer = 'LiveEvent' | 'MatchNews' | 'MatchNewsPage' | 'Transcript';

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
/** Whoever reads a match's record, or adds to it, may find that it does not hold. */
const ofRecord = (problems: readonly ProblemCode[]): readonly ProblemCode[] =>
  problems.includes('match/not-found') ? ['match/set-apart'] : [];
/** Judges and players behind whose tokens somebody stands who plays in the gathering. */
const partialToken: readonly ProblemCode[] = ['access/not-impartial'];

/** The schemas of these codes, by the names under which the description holds them. */
const oneOf = (codes: readonly ProblemCode[]): object => {
  const refs = codes.map((code) => ({ $ref: `#/components/schemas/${problemName(code)}` }));
  return refs.length === 1 ? (refs[0] as object) : { oneOf: refs };
};

const problemResponses = (codes: readonly ProblemCode[]): MethodDecorator[] => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes)) byStatus.set(problemKinds[code].status, [...(byStatus.get(problemKinds[code].status) ?? []), code]);
  return [...byStatus]
    .sort(([left], [right]) => left - right)
    .map(([status, listed]) =>
      ApiResponse({
        status,
        description: listed.map((code) => `\`${code}\`: ${problemKinds[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: oneOf(listed) } },
      }),
    );
};

/**
 * Lets the API description see what a method reads. `@nestjs/swagger` looks at no path, query or body whose types a compiler has not
 * noted down, and no compiler of ours does; the schemas in the parameters' decorators, which it takes the description from, say all that such a note could.
 */
const describeParameters: MethodDecorator = (target, method) => {
  const read = (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, method) ?? {}) as {
    readonly [key: string]: { readonly index: number };
  };
  const count = Math.max(0, ...Object.values(read).map(({ index }) => index + 1));
  Reflect.defineMetadata(
    PARAMTYPES_METADATA,
    Array.from({ length: count }, () => Object),
    target,
    method,
  );
};

const contentOf = (contents: NonNullable<EndpointDescription['contents']>): Record<string, { readonly schema: object }> =>
  Object.fromEntries(
    Object.entries(contents).map(([type, name]) => [
      type,
      { schema: name === 'text' ? { type: 'string' } : { $ref: `#/components/schemas/${name}` } },
    ]),
  );

const costOf = ({ weight = 'light' }: Access): string | undefined =>
  weights[weight] === 1 ? undefined : `Costs ${weights[weight]} of a minute's budget.`;

/** Describes an endpoint once: who may come in (held by the guard) and what the API description says of it. */
export const Endpoint = (endpoint: EndpointDescription): MethodDecorator => {
  const open = endpoint.access.roles === 'everybody';
  const partial = endpoint.access.roles !== 'everybody' && endpoint.access.roles.some((role) => role === 'judge' || role === 'player');
  const who =
    endpoint.access.roles === 'everybody'
      ? 'Open to everybody.'
      : `For: ${endpoint.access.roles.join(', ')}${endpoint.access.published === true ? '; anybody once the match is published' : ''}.`;
  return applyDecorators(
    SetMetadata(ENDPOINT, endpoint.access),
    describeParameters,
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
    ...problemResponses([
      ...everywhere,
      ...(open ? [] : withToken),
      ...(partial ? partialToken : []),
      ...ofRecord(endpoint.problems),
      ...endpoint.problems,
    ]),
  );
};
