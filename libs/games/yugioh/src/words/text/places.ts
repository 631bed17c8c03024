import type { PlayerRef, Selector } from '@arbiter/kernel/authoring';
import { listed, type Phrase, phrase, template, wordOfTable } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';

/** Words for places (base.4, base.5). */

const fieldPlaces: ReadonlySet<string> = new Set(['monsterZone', 'arriving', 'spellTrapZone', 'fieldZone', 'pendulumZone']);

/** Places off the field, after `your`. */
export const pileTerms: { readonly [place: string]: Phrase } = {
  mainDeck: phrase('Deck', '卡组'),
  extraDeck: phrase('Extra Deck', '额外卡组'),
  hand: phrase('hand', '手卡'),
  graveyard: phrase('GY', '墓地'),
  banished: phrase('banishment', '除外状态'),
  sideDeck: phrase('Side Deck', '副卡组'),
};

/** Each kind of zone of the field. */
export const zoneTerms: { readonly [place: string]: Phrase } = {
  monsterZone: phrase('Monster Zone', '怪兽区'),
  arriving: phrase('Monster Zone', '怪兽区'),
  spellTrapZone: phrase('Spell & Trap Zone', '魔法与陷阱区'),
  pendulumZone: phrase('Pendulum Zone', '灵摆区'),
  fieldZone: phrase('Field Zone', '场地区'),
};

const under = phrase('attached as Xyz Material', '作为超量素材');
const both = phrase('either', '双方');

/**
 * Where the objects of a selector are: `you control`, `in your GY`.
 * @param told whether the predicate already says whose they are, or where
 */
export function placeOf(reader: Reader, zones: readonly string[], { of }: Selector, told: boolean): Phrase {
  if (zones.includes('under')) return under;
  const field = zones.filter((zone) => fieldPlaces.has(zone));
  const piles = zones.filter((zone) => !fieldPlaces.has(zone));
  const parts = [
    ...(field.length === 0 || told ? [] : [onField(reader, field, of)]),
    ...(piles.length === 0 ? [] : [inPiles(reader, piles, of)]),
  ];
  return listed(parts, ' or ', '或');
}

function onField(reader: Reader, zones: readonly string[], of: PlayerRef | undefined): Phrase {
  const only =
    zones.length === 1 && zones[0] !== 'monsterZone' && zones[0] !== 'arriving' ? wordOfTable(zoneTerms, zones[0], 'zone') : null;
  if (only !== null)
    return of === undefined || of === 'all' ? template('in a $1', '$1', only) : template('in $2 $1', '$2$1', only, reader.possessive(of));
  if (of === undefined || of === 'all') return phrase('on the field', '场上');
  return { ...template('$1 control%s', '$2场上', reader.player(of), reader.possessive(of)) };
}

function inPiles(reader: Reader, zones: readonly string[], of: PlayerRef | undefined): Phrase {
  const words = listed(
    zones.map((zone) => wordOfTable(pileTerms, zone, 'zone')),
    ' or ',
    '·',
    '·',
  );
  const whose = of === undefined || of === 'all' ? both : reader.possessive(of);
  return zones.includes('mainDeck') || zones.includes('extraDeck')
    ? template('from $1 $2', '$1$2', whose, words)
    : template('in $1 $2', '$1$2', whose, words);
}
