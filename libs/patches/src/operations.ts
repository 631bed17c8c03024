import type { Json } from './json.js';

/** One step of a JSON Patch (RFC 6902). Paths are JSON pointers (RFC 6901); the operations `copy` and `test` are not used. */
export type Operation =
  | { readonly op: 'add'; readonly path: string; readonly value: Json }
  | { readonly op: 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

/** Writes one name as a part of a pointer (RFC 6901, section 3). */
export const partOf = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Reads the names of a pointer; none where it points at the whole document. @throws {PatchDoesNotFit} where it is no pointer */
export const namesOf = (pointer: string): readonly string[] => {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new PatchDoesNotFit(pointer, 'is no pointer');
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
};

/** A patch was made for another document. */
export class PatchDoesNotFit extends Error {
  constructor(path: string, why: string) {
    super(`the patch does not fit: ${path === '' ? 'the document' : path} ${why}`);
    this.name = 'PatchDoesNotFit';
  }
}
