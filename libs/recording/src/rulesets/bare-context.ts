import { Script, constants, createContext } from 'node:vm';

/** All that a bundle finds around it: the language. No clock, no chance, no time zones or locales, no network, nothing that tells what is still alive. */
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

/** The list of what a module exports, as the bundler writes it: the last statement of the file, with comments behind it perhaps. */
const exportsPattern = /\nexport \{\n((?: {2}\w+(?: as \w+)?,?\n)+)\};\n(?:\s|\/\/[^\n]*\n)*$/;

/**
 * Runs a bundle in a context of its own and gives what it exports. When nobody holds any of it any more, all of it can be let go of.
 * @param name stands in stack traces
 * @returns null where the file does not end with a list of exports
 * @throws whatever the bundle throws as it is loaded
 */
export const runBundle = (code: string, name: string): { readonly [exported: string]: unknown } | null => {
  const found = exportsPattern.exec(code);
  const listed = found?.[1];
  if (found === null || listed === undefined) return null;
  const fields = [...listed.matchAll(/(\w+)(?: as (\w+))?/g)].map(([, local, as]) => `${as ?? local}: ${local}`);
  // An ordinary global object where Node has one to give: names are found on it as fast as anywhere.
  const context = createContext(constants.DONT_CONTEXTIFY ?? {}, {
    name,
    codeGeneration: { strings: false, wasm: false },
  });
  strip.runInContext(context);
  const body = code.slice(0, found.index);
  const script = new Script(`(() => { 'use strict'; ${body}\nreturn { ${fields.join(', ')} };\n})()`, { filename: name });
  return script.runInContext(context) as { readonly [exported: string]: unknown };
};
