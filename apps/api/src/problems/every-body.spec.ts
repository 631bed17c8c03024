import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@arbiter/contracts';
import { z } from 'zod';
import { requestIssues } from './request-issues.js';
import { samplesOf, type Schema, type Value } from './specs/samples.js';

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly requestBody?: Schema } } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}
const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../libs/client/openapi.json'), 'utf8')) as Document;
const schemas = document.components.schemas;

/** The names of the bodies of all endpoints, as the API describes them. */
const names = [
  ...new Set(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ requestBody }) => /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(requestBody ?? {}))?.[1] ?? []),
  ),
];

const checked = new Map(
  Object.values(contracts as { readonly [name: string]: unknown })
    .filter((one): one is z.ZodType => one instanceof z.ZodType)
    .map((schema) => [schema.meta()?.id, schema] as const),
);
const schemaOf = (name: string): z.ZodType => {
  const schema = checked.get(name);
  if (schema === undefined) throw new Error(`the body ${name} is no schema of the contracts`);
  return schema;
};

/** One way to break a body: what was changed, and the body then. */
interface Break {
  readonly path: string;
  readonly put: Value | 'nothing';
  readonly body: Value;
}

const wrong: readonly Value[] = [null, true, 7.5, '\u0000', [], {}];
const isObject = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field and item of a body, replaced by values of other kinds, left out, or joined by one that there is not. */
const breaksOf = (value: Value, path: readonly string[] = []): readonly Break[] => {
  const at = (key: string): string => [...path, key].join('.');
  const within = (key: string, put: (one: Value) => Value): readonly Break[] => {
    const inner = (value as { readonly [key: string]: Value })[key]!;
    return [
      ...wrong.map((one) => ({ path: at(key), put: one, body: put(one) })),
      ...breaksOf(inner, [...path, key]).map((one) => ({ ...one, body: put(one.body) })),
    ];
  };
  if (Array.isArray(value)) {
    const list = value as readonly Value[];
    return list.flatMap((_, index) => within(String(index), (one) => list.map((old, place) => (place === index ? one : old))));
  }
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const { [key]: _gone, ...others } = value;
    return [{ path: at(key), put: 'nothing' as const, body: others }, ...within(key, (one) => ({ ...value, [key]: one }))];
  });
};

const typeOf = (value: Value): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const libraryWords = /Invalid|nonoptional|\brecord\b|undefined|NaN|Unrecognized|Too (?:small|big)|zod|\bint\b|discriminat|union/i;

describe('bodies that do not fit', () => {
  it('given all endpoints, then there are many bodies', () => expect(names.length).toBeGreaterThan(20));

  it.each(names)('given a body %s, when any field of it is broken, then its path is named, with what was expected', (name) => {
    const schema = schemaOf(name);
    const bodies = samplesOf({ $ref: `#/components/schemas/${name}` }, schemas).filter((body) => schema.safeParse(body).success);
    expect([name, bodies.length > 0]).toEqual([name, true]);
    let broken = 0;
    for (const body of bodies)
      for (const { path, put, body: sent } of breaksOf(body)) {
        const read = schema.safeParse(sent);
        if (read.success) continue;
        broken += 1;
        const issues = requestIssues(read.error.issues);
        const told = JSON.stringify({ name, path, put, issues });
        const about = issues.filter((issue) => {
          const inForms = (issue.forms ?? []).flat().map((one) => [issue.path, one.path].filter((part) => part !== '').join('.'));
          return [issue.path, ...inForms].some((one) => one === path || one.startsWith(`${path}.`));
        });
        expect([told, about.length > 0]).toEqual([told, true]);
        expect(issues.map(({ message }) => message).join(' ')).not.toMatch(libraryWords);
        for (const issue of about) {
          if (issue.path !== path || put === 'nothing') continue;
          const { type, values } = issue.expected ?? {};
          if (type !== undefined && type !== 'json' && issue.expected?.pattern === undefined && issue.expected?.format === undefined)
            expect([told, type === typeOf(put)]).toEqual([told, false]);
          if (values !== undefined) expect([told, (values as readonly unknown[]).includes(put)]).toEqual([told, false]);
        }
      }
    expect(broken).toBeGreaterThan(0);
    const [first] = bodies;
    if (first === undefined || !isObject(first)) return;
    const foreign = schema.safeParse({ ...first, 'no-such-field': 1 });
    expect(requestIssues(foreign.error?.issues ?? [])).toEqual([
      { path: 'no-such-field', message: 'there is no such field', expected: { type: 'absent' } },
    ]);
  });
});
