import { applyOperations, digestOf, type Json, PatchDoesNotFit } from '@arbiter/patches';
import type { MatchView, ViewPatch } from './shapes.js';

/** What became of a patch. Where it was not applied, ask for the whole view. */
export type ViewPatched =
  | { readonly applied: true; readonly view: MatchView }
  /** `version`: it was made for a view of another version; `content`: for a view with other content. */
  | { readonly applied: false; readonly why: 'version' | 'content' };

/** A view without what depends on the moment at which somebody looks. */
const settledOf = ({ now: _now, newest: _newest, ...settled }: MatchView): Json => settled as Json;

/**
 * Applies patches in a row, as `GET /matches/{matchId}/patches` gives them. Only the last view is compared with its digest.
 * @returns the view as `GET /matches/{matchId}/view` shows it at the version of the last patch; the given one stays as it is
 */
export const applyViewPatches = (view: MatchView, patches: readonly ViewPatch[]): ViewPatched => {
  const last = patches.at(-1);
  if (last === undefined) return { applied: true, view };
  if (patches.some(({ from }, at) => from !== (at === 0 ? view.version : patches[at - 1]?.to))) return { applied: false, why: 'version' };
  let settled = settledOf(view);
  try {
    for (const { operations } of patches) settled = applyOperations(settled, operations);
  } catch (error) {
    if (error instanceof PatchDoesNotFit) return { applied: false, why: 'content' };
    throw error;
  }
  if (digestOf(settled) !== last.digest) return { applied: false, why: 'content' };
  // The digest says that it is the view which the server has.
  const patched = settled as Omit<MatchView, 'newest' | 'now'>;
  return { applied: true, view: { ...patched, newest: Math.max(view.newest, last.to), now: last.now } };
};

/** Applies one patch, as a live stream or a socket brings it. @returns the view that it leads to; the given one stays as it is */
export const applyViewPatch = (view: MatchView, patch: ViewPatch): ViewPatched => applyViewPatches(view, [patch]);
