import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StepFailed } from './failure.mjs';
import { inCheckout } from './paths.mjs';

/** File of the API's description from which the client was generated. */
export const documentFile = inCheckout('libs', 'client', 'openapi.json');
/** File of the types of every path, body and answer, generated from the description. */
export const typesFile = inCheckout('libs', 'client', 'src', 'generated', 'api.ts');

const heading =
  '// Generated from libs/client/openapi.json by `npm run client`. Not to be edited: change the schemas in libs/contracts.\n\n';

/** Makes the description by reading the controllers, without a server. @returns {Promise<object>} */
const describe = async () => {
  const outfile = inCheckout('dist', 'client', 'openapi-document.mjs');
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: inCheckout(),
    entryPoints: ['apps/api/src/openapi-document.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    keepNames: true,
    banner: { js: "import 'reflect-metadata';" },
    logLevel: 'error',
  });
  await esbuild.stop();
  const { openApiDocument } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  return openApiDocument();
};

/** @param {string} text @param {string} file its name tells the language @returns {string} */
const formatted = (text, file) => {
  const biome = inCheckout('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: inCheckout(),
    input: text,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new StepFailed('the generated client could not be formatted', 'see what Biome says', stderr);
  return stdout;
};

/**
 * Options of the generator: lists and members are read-only; a request may leave out what has a default. A JSON value contains JSON values,
 * which TypeScript allows only in a named type.
 */
const options = async () => {
  const { default: ts } = await import('typescript');
  return {
    immutable: true,
    defaultNonNullable: false,
    inject: 'export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };\n',
    transform: (/** @type {object} */ _schema, /** @type {{ readonly path?: string }} */ { path: where = '' }) =>
      where.endsWith('/schemas/Json') ? ts.factory.createTypeReferenceNode('JsonValue') : undefined,
  };
};

/**
 * Generates the API's description, and the client's types from it.
 * @returns {Promise<readonly { readonly file: string, readonly text: string }[]>}
 */
export const generateClient = async () => {
  const document = await describe();
  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypes(/** @type {any} */ (structuredClone(document)), await options()));
  return [
    { file: documentFile, text: `${JSON.stringify(document, null, 2)}\n` },
    { file: typesFile, text: formatted(heading + types, typesFile) },
  ];
};

/**
 * @param {Awaited<ReturnType<typeof generateClient>>} generated
 * @returns {readonly string[]} names of the files that differ from the checkout's
 */
export const outOfDate = (generated) =>
  generated
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(({ file }) => path.relative(inCheckout(), file));

/** @param {Awaited<ReturnType<typeof generateClient>>} generated */
export const writeClient = (generated) => {
  for (const { file, text } of generated) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
