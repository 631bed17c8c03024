import { Script, constants, createContext } from 'node:vm';

/**
 * The global names that a bundle can use: only the language. No clock, no randomness, no time zones or locales, no network, nothing that
 * tells which objects are still alive.
 */
const kept: ReadonlySet<string> = new Set([
  ...['Object', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'String', 'Number', 'BigInt', 'Boolean', 'Symbol', 'RegExp', 'JSON', 'Math'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'EvalError', 'URIError', 'AggregateError'],
  ...['ArrayBuffer', 'DataView', 'Uint8Array', 'Uint16Array', 'Uint32Array', 'Int8Array', 'Int16Array', 'Int32Array', 'BigInt64Array'],
  ...['BigUint64Array', 'Float64Array', 'Float32Array', 'Uint8ClampedArray', 'Reflect', 'Proxy', 'Function', 'Iterator', 'Promise'],
  ...['isNaN', 'isFinite', 'parseInt', 'parseFloat', 'undefined', 'NaN', 'Infinity', 'globalThis'],
]);

const strip = new Script(`{
  const kept = ${JSON.stringify([...kept])};
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept.includes(name)) delete globalThis[name];
  delete Math.random;
}`);

/** The list of a module's exports, as the bundler writes it: the last statement of the file, perhaps followed by comments. */
const exportsPattern = /\nexport \{\n((?: {2}\w+(?: as \w+)?,?\n)+)\};\n(?:\s|\/\/[^\n]*\n)*$/;

/**
 * Runs a bundle in a context of its own and returns its exports. When no export is referenced any more, the whole context can be
 * garbage-collected.
 * @param name name that is shown in stack traces
 * @returns null where the file does not end with a list of exports
 * @throws whatever the bundle throws while it is loaded
 */
export const runBundle = (code: string, name: string): { readonly [exported: string]: unknown } | null => {
  const found = exportsPattern.exec(code);
  const listed = found?.[1];
  if (found === null || listed === undefined) return null;
  const fields = [...listed.matchAll(/(\w+)(?: as (\w+))?/g)].map(([, local, as]) => `${as ?? local}: ${local}`);
  // An ordinary global object where Node can make one: lookups of names in it are as fast as elsewhere.
  const context = createContext(constants.DONT_CONTEXTIFY ?? {}, {
    name,
    codeGeneration: { strings: false, wasm: false },
  });
  strip.runInContext(context);
  const body = code.slice(0, found.index);
  const script = new Script(`(() => { 'use strict'; ${body}\nreturn { ${fields.join(', ')} };\n})()`, { filename: name });
  return script.runInContext(context) as { readonly [exported: string]: unknown };
};
