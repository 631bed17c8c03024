import { boundedDistance, leastDistance, letterBits } from './edit-distance.js';

interface Candidate {
  /** As compared, see `normalName`. */
  readonly text: string;
  readonly key: string;
  readonly bits: number;
}

/** Names to search, by their length. */
export type NearNames = ReadonlyMap<number, readonly Candidate[]>;

/** Prepares names for `nearestNames`: each as it is compared, with the key of the card that it names. */
export function nearNames(names: readonly (readonly [text: string, key: string])[]): NearNames {
  const byLength = new Map<number, Candidate[]>();
  for (const [text, key] of names) {
    const candidate = { text, key, bits: letterBits(text) };
    const group = byLength.get(text.length);
    if (group === undefined) byLength.set(text.length, [candidate]);
    else group.push(candidate);
  }
  return byLength;
}

/** The largest number of wrong letters that still suggests a name; below it one in four letters, and one at least. */
const mostWrong = 4;
const shortestPart = 3;

interface Hit {
  readonly key: string;
  readonly distance: number;
}

/** Keeps the nearest few hits, one of each card. */
function keep(hits: readonly Hit[], hit: Hit, most: number): readonly Hit[] {
  const known = hits.find(({ key }) => key === hit.key);
  if (known !== undefined && known.distance <= hit.distance) return hits;
  return [...hits.filter(({ key }) => key !== hit.key), hit]
    .toSorted((one, other) => one.distance - other.distance || (one.key < other.key ? -1 : 1))
    .slice(0, most);
}

/** Finds cards whose name has the text in it, those that begin with it and the shortest first: lists shorten long names. */
function containing(text: string, names: NearNames, most: number): readonly string[] {
  if (text.length < shortestPart) return [];
  const found: Candidate[] = [];
  for (const [length, group] of names)
    if (length > text.length) for (const candidate of group) if (candidate.text.includes(text)) found.push(candidate);
  const rank = (candidate: Candidate): number => (candidate.text.startsWith(text) ? 0 : 1);
  found.sort((one, other) => rank(one) - rank(other) || one.text.length - other.text.length || (one.text < other.text ? -1 : 1));
  return [...new Set(found.map(({ key }) => key))].slice(0, most);
}

/**
 * Returns the keys of the cards whose names are nearest to a text, nearest first: by wrong letters, then those that contain it.
 * @param text as it is compared, see `normalName`
 * @param most how many at most
 */
export function nearestNames(text: string, names: NearNames, most: number): readonly string[] {
  let limit = Math.min(mostWrong, Math.max(1, Math.floor(text.length / 4)));
  const bits = letterBits(text);
  let hits: readonly Hit[] = [];
  // Names of about the same length first: they lower the limit for the others.
  for (let apart = 0; apart <= limit; apart++)
    for (const length of apart === 0 ? [text.length] : [text.length - apart, text.length + apart])
      for (const candidate of names.get(length) ?? []) {
        if (leastDistance(bits, candidate.bits) > limit) continue;
        const distance = boundedDistance(text, candidate.text, limit);
        if (distance > limit) continue;
        hits = keep(hits, { key: candidate.key, distance }, most);
        if (hits.length === most) limit = Math.min(limit, hits.at(-1)?.distance ?? limit);
      }
  const near = hits.map(({ key }) => key);
  return near.length >= most ? near : [...new Set([...near, ...containing(text, names, most)])].slice(0, most);
}
