/** Searches through whole programs. Programs are trees and never change. */

type Tree = { readonly [field: string]: unknown };

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node);

/** Whether a program is, or contains, a tree that passes a test. */
export function hasTree(node: unknown, isIt: (tree: Tree) => boolean): boolean {
  if (Array.isArray(node)) return node.some((one) => hasTree(one, isIt));
  if (!isTree(node)) return false;
  return isIt(node) || Object.values(node).some((one) => hasTree(one, isIt));
}

/** Whether a word stands somewhere in a program as a value. */
export function hasValue(node: unknown, word: string): boolean {
  if (Array.isArray(node)) return node.some((one) => hasValue(one, word));
  return isTree(node) ? Object.values(node).some((one) => hasValue(one, word)) : node === word;
}

/** Returns the names that a program reads (`{ var }`), each once. */
export function namesRead(node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const one of node) namesRead(one, found);
  else if (isTree(node)) {
    if (typeof node.var === 'string') found.add(node.var);
    for (const one of Object.values(node)) namesRead(one, found);
  }
  return found;
}
