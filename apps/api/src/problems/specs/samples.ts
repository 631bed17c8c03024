/** A schema as it stands in the API description (OpenAPI 3.0). */
export interface Schema {
  readonly [key: string]: unknown;
}
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** Texts of which one fits every pattern and format of the description. */
const texts: readonly string[] = [
  'abcdefgh',
  '018f2f0a-7b7c-7d00-8000-000000000001',
  'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  '2026-01-31T18:00:00Z',
  '2026-01-31',
  'https://example.org/hook',
  'magic/standard',
  '+08:00',
];

const fits = (schema: Schema, text: string): boolean => {
  const {
    pattern,
    format,
    minLength = 0,
    maxLength = Infinity,
  } = schema as {
    readonly pattern?: string;
    readonly format?: string;
    readonly minLength?: number;
    readonly maxLength?: number;
  };
  if (format === 'uuid') return text === texts[1];
  if (format === 'date-time') return text === texts[3];
  if (format === 'date') return text === texts[4];
  if (format === 'uri') return text === texts[5];
  return text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
};

const textOf = (schema: Schema): string => {
  const found = [...texts, 'a', 'abc', '1', '12'].find((text) => fits(schema, text));
  if (found === undefined) throw new Error(`no text fits ${JSON.stringify(schema)}`);
  return found;
};

const deepest = 6;

/**
 * Returns values that a schema describes: one for each of its forms, with all fields, and one with only those that must be there.
 * @param schemas the schemas that it refers to, by name
 */
export const samplesOf = (schema: Schema, schemas: { readonly [name: string]: Schema }, depth = 0): readonly Value[] => {
  const inner = (one: unknown): readonly Value[] => samplesOf(one as Schema, schemas, depth + 1);
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].replace('#/components/schemas/', '');
    return name === 'Json' || depth > deepest ? [1] : inner(schemas[name] ?? {});
  }
  const {
    enum: values,
    allOf,
    type,
    properties = {},
    required = [],
    items,
    minItems = 1,
    minimum = 0,
    nullable,
    additionalProperties,
  } = schema as {
    readonly enum?: readonly Value[];
    readonly allOf?: readonly Schema[];
    readonly type?: string;
    readonly properties?: { readonly [name: string]: Schema };
    readonly required?: readonly string[];
    readonly items?: Schema;
    readonly minItems?: number;
    readonly minimum?: number;
    readonly nullable?: boolean;
    readonly additionalProperties?: unknown;
  };
  const forms = (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
  if (values !== undefined) return values.slice(0, 1);
  if (forms !== undefined) return forms.flatMap(inner);
  if (allOf !== undefined) return inner(allOf[0]);
  switch (type) {
    case 'string':
      return [textOf(schema)];
    case 'integer':
    case 'number':
      return [Math.max(minimum, 0)];
    case 'boolean':
      return [true];
    case 'array': {
      const ones = items === undefined ? [1] : inner(items);
      return ones.map((one) => Array.from({ length: Math.max(1, minItems) }, () => one));
    }
    case 'object': {
      const found = Object.entries(properties).map(([name, one]) => [name, inner(one)] as const);
      const whole = Object.fromEntries(found.map(([name, [first = 1]]) => [name, first]));
      const least = Object.fromEntries(Object.entries(whole).filter(([name]) => required.includes(name)));
      const others = found.flatMap(([name, [, ...rest]]) => rest.map((one) => ({ ...whole, [name]: one })));
      const map = typeof additionalProperties === 'object' && found.length === 0 ? [{ abc: inner(additionalProperties)[0] ?? 1 }] : [];
      return [...map, whole, least, ...others];
    }
    default:
      return nullable === true ? [null] : [1];
  }
};
