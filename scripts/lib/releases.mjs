// The list of released rulesets (rulesets/index.json) and the files that belong to each.

/**
 * @typedef {{ readonly root: string, readonly openings: string }} CataloguePins
 * @typedef {{ readonly game: string, readonly version: string, readonly channel: 'dev' | 'released', readonly catalogue?: CataloguePins }} Release
 */

/**
 * Files of a release below rulesets/: the bundle, then the catalogue where it has one. Two catalogues may belong to one bundle, and two bundles to one catalogue.
 * @param {Release} release
 */
export const filesOf = ({ game, version, catalogue }) => [
  `${game}/${version}.mjs`,
  ...(catalogue === undefined ? [] : [`${game}/${catalogue.root}.catalogue.jsonl`]),
];
