import { z } from 'zod';
import type { Loose } from './rig.js';

/** A JSON value as it stands in the description. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
export type PlainObject = { readonly [key: string]: Plain };

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly endpoint: PlainObject;
}

export const objectOf = (value: Plain | undefined): PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : {};
export const listOf = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? (value as readonly Plain[]) : []);

/** The API's description of itself, as it is served. */
export interface Description {
  readonly operations: readonly Operation[];
  readonly schemas: PlainObject;
  readonly examples: PlainObject;
  /** Whether a value fits a schema of the description; null where it does, else what does not. */
  misfit(schema: Plain | undefined, value: unknown): string | null;
}

const below = (value: Plain): Plain => JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/definitions/')) as Plain;

export const readDescription = (document: Loose): Description => {
  const { paths, components } = document as unknown as { readonly paths: PlainObject; readonly components: PlainObject };
  const schemas = objectOf(components['schemas']);
  const definitions = below(schemas);
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(objectOf(methods)).map(([method, endpoint]) => ({ path, method, endpoint: objectOf(endpoint) })),
    ),
    schemas,
    examples: objectOf(components['examples']),
    misfit: (schema, value) => {
      const whole = { ...objectOf(below(schema ?? {})), definitions };
      const read = z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget: 'openapi-3.0' }).safeParse(value);
      return read.success ? null : z.prettifyError(read.error);
    },
  };
};
