import type { Side, SetupItem, XmageRecord } from './format.js';
import { parseCard, sideNamed } from './names.js';
import type { Gap, PlacedCard, PlannedLibrary, PlannedSetup } from './plan.js';

const startingLife = 20;

/** Reads the table of a record. Counters that the script puts on cards before anything happens are passed in, by card. */
export function mapSetup(
  record: XmageRecord,
  counters: readonly PlacedCounters[],
): { readonly setup: PlannedSetup; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  const cards: PlacedCard[] = [];
  for (const item of record.setup) {
    const side = sideNamed(item.player);
    if (side === undefined) gaps.push({ kind: 'script', what: 'setup of a third player' });
    if (side === undefined || item.op !== 'card' || item.zone === 'library') continue;
    if (item.zone === 'command') gaps.push({ kind: 'script', what: 'setup of the command zone' });
    else
      for (const alias of aliases(item))
        cards.push({ zone: item.zone, side, card: parseCard(item.card).name, alias, tapped: item.tapped === true, counters: {} });
  }
  return {
    setup: {
      cards: withCounters(cards, counters),
      libraries: { A: libraryOf(record, 'A'), B: libraryOf(record, 'B') },
      shuffled: record.shuffleLibraries,
      life: { A: lifeOf(record, 'A'), B: lifeOf(record, 'B') },
      manualMana: (['A', 'B'] as const).filter((side) => record.setup.some((item) => item.op === 'manualMana' && item.player === side)),
    },
    gaps,
  };
}

export interface PlacedCounters {
  readonly card: string;
  readonly counter: string;
  readonly count: number;
}

/** Returns the aliases of an item's cards; several copies under one alias become `lion.1`, `lion.2`. */
function aliases(item: Extract<SetupItem, { readonly op: 'card' }>): readonly (string | null)[] {
  const { alias } = parseCard(item.card);
  return Array.from({ length: item.count }, (_, index) => (alias === null || item.count === 1 ? alias : `${alias}.${index + 1}`));
}

function lifeOf(record: XmageRecord, side: Side): number {
  return record.setup.reduce((life, item) => (item.op === 'life' && item.player === side ? item.life : life), startingLife);
}

/** Reads a library. Each named card is put on top, so the last one named is on top. */
function libraryOf(record: XmageRecord, side: Side): PlannedLibrary {
  const named = record.setup.flatMap((item) =>
    item.op === 'card' && item.zone === 'library' && item.player === side
      ? aliases(item).map((alias) => ({ card: parseCard(item.card).name, alias }))
      : [],
  );
  const cleared = record.setup.some((item) => item.op === 'clear' && item.zone === 'library' && item.player === side);
  return { named: named.reverse(), cleared };
}

function withCounters(cards: readonly PlacedCard[], counters: readonly PlacedCounters[]): readonly PlacedCard[] {
  return counters.reduce<readonly PlacedCard[]>((placed, added) => {
    const at = placed.findIndex((card) => card.zone === 'battlefield' && card.card === added.card);
    return placed.map((card, index) =>
      index === at ? { ...card, counters: { ...card.counters, [added.counter]: (card.counters[added.counter] ?? 0) + added.count } } : card,
    );
  }, cards);
}
