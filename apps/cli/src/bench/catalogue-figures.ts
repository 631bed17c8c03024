import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Catalogue, catalogueOf } from '@arbiter/contracts';
import type { JsonObject, Pins, Ruleset } from '@arbiter/kernel';
import type { ReleasedRulesets } from '@arbiter/recording';
import { CommandFailed } from '../failure.js';
import { localPins } from '../rulesets.js';
import { compared, type Figure, percentile } from './figure.js';

/** Number of cards in the invented catalogue, which is as large as the largest card database. */
const size = 20_000;

/** Enlarges a catalogue to `size` cards: its own cards, and copies of them under other keys and names. */
function enlarged({ game, cards, openings }: Catalogue): Catalogue {
  const originals = [...cards.values()];
  const copies = Array.from({ length: Math.max(0, size - originals.length) }, (_, at): JsonObject => {
    const original = originals[at % originals.length] as JsonObject & { readonly names: { readonly en: string; readonly zh: string } };
    return {
      ...original,
      id: `${String(original['id'])}~${at}`,
      names: { en: `${original.names.en} ${at}`, zh: `${original.names.zh} ${at}` },
    };
  });
  return catalogueOf(game, [...originals, ...copies], openings);
}

/** Returns a function that collects garbage at once, so that the memory in use can be measured. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

interface Begun {
  readonly ms: readonly number[];
  readonly heldBytes: readonly number[];
}

/** Begins matches one after the other and keeps them in memory. */
function begin(ruleset: Ruleset, pins: Pins, rounds: number, collect: () => void): Begun {
  const held: unknown[] = [];
  const ms: number[] = [];
  const heldBytes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    collect();
    const before = process.memoryUsage().heapUsed;
    const began = performance.now();
    const step = ruleset.start({ ...pins, matchId: `bench-${round}` }, round.toString(16).padStart(64, '0'));
    held.push(ruleset.openSession(pins, step.state));
    ms.push(performance.now() - began);
    collect();
    heldBytes.push(process.memoryUsage().heapUsed - before);
  }
  return { ms, heldBytes };
}

/**
 * Measures what a catalogue of 20,000 cards costs once, and what it costs each match that is played with it, beside the released catalogue.
 */
export async function catalogueFigures(
  rulesets: ReleasedRulesets,
  game: string,
  rounds: number,
  onStep: (step: string) => void,
): Promise<readonly Figure[]> {
  const version = await rulesets.newest(game);
  if (version === null) throw new CommandFailed(`Nothing of ${game} is released (RULESETS_DIR).`);
  const cards = await rulesets.cardsOf(version);
  if (cards.kind === 'bundled') throw new CommandFailed(`The newest release of ${game} has its cards inside: release it anew.`);
  onStep(`making a catalogue of ${size} cards, and beginning ${rounds} matches with it`);
  const collect = collector();
  const began = performance.now();
  const large = enlarged(cards.catalogue);
  const made = performance.now() - began;
  const measured = async (catalogue: Catalogue): Promise<Begun> => {
    const ruleset = await rulesets.loadWith(version, catalogue);
    return begin(ruleset, localPins(ruleset, 'bench'), rounds, collect);
  };
  const [many, few] = [await measured(large), await measured(cards.catalogue)];
  const beside = `with ${cards.catalogue.cards.size} cards`;
  const figure = (name: string, unit: string, of: (begun: Begun) => readonly number[], share: number, sampleOf: string): Figure => {
    const value = percentile(of(many), share);
    const sample = { sampleSize: rounds, sampleOf };
    return { name, unit, value, ...sample, comparedWith: [compared(value, beside, percentile(of(few), share))] };
  };
  const megabytes = ({ heldBytes }: Begun): readonly number[] => heldBytes.map((bytes) => bytes / 1_000_000);
  return [
    { name: `catalogue of ${size} cards hashed`, unit: 'ms', value: made, sampleSize: 1, sampleOf: 'catalogue', comparedWith: [] },
    figure(`match begun with ${size} cards`, 'ms', ({ ms }) => ms, 0.5, 'matches, median'),
    figure(`first match begun with ${size} cards`, 'ms', ({ ms }) => ms.slice(0, 1), 1, 'matches, the first'),
    figure(`held by a match with ${size} cards`, 'MB', megabytes, 0.5, 'matches, median'),
  ];
}
