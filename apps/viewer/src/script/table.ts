import type { ScriptTable } from './convert.js';

/** The table of traditional script. It is empty here: the build puts in its place what `build/script-table.ts` makes of the project's texts. */
export const table: ScriptTable = { characters: '', phrases: {}, terms: {}, games: {} };
