// Reads the list of released rulesets (rulesets/index.json), and names the files of each release.

/**
 * @typedef {{ readonly root: string, readonly openings: string }} CataloguePins
 * @typedef {{ readonly game: string, readonly version: string, readonly channel: 'dev' | 'released', readonly catalogue?: CataloguePins }} Release
 */

/**
 * Returns the files of a release below rulesets/: the bundle, then the catalogue where the release has one. Two catalogues may belong to
 * one bundle, and two bundles to one catalogue.
 * @param {Release} release
 */
export const filesOf = ({ game, version, catalogue }) => [
  `${game}/${version}.mjs`,
  ...(catalogue === undefined ? [] : [`${game}/${catalogue.root}.catalogue.jsonl`]),
];
