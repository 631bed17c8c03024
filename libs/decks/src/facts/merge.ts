import type { CardFacts, Legality, MagicFace, Printing } from './card-facts.js';
import { distinct } from './fields.js';
import { colorsAmong } from './magic-facts.js';

/** Returns each object once, compared by content, in order. */
function eachOnce<Value extends Legality | Printing | MagicFace>(values: readonly Value[]): readonly Value[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...seen.values()];
}

/** Faces in the order in which the name of the card gives them; rows of halves come in any order. */
const inOrder = (key: string, faces: readonly MagicFace[]): readonly MagicFace[] => {
  const order = key.split(' // ');
  return eachOnce(faces).toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
};

function mergeCommon(one: CardFacts, other: CardFacts) {
  const zh = one.names.zh ?? other.names.zh;
  const differing = other.names.zh !== null && other.names.zh !== zh ? [other.names.zh] : [];
  return {
    names: { en: one.names.en ?? other.names.en, zh },
    alternativeNames: distinct([...one.alternativeNames, ...other.alternativeNames, ...differing]),
    printings: eachOnce([...one.printings, ...other.printings]),
    legalities: eachOnce([...one.legalities, ...other.legalities]),
    copies: one.copies ?? other.copies,
  };
}

/**
 * Puts together two rows of one card: printings, faces, halves, snapshots of different days. What both state and state differently is taken
 * from the first, but for lists, which are joined. A card that one row puts into decks is a card of decks.
 * @throws {RangeError} for cards of two games
 */
export function mergeFacts(one: CardFacts, other: CardFacts): CardFacts {
  const common = mergeCommon(one, other);
  if (one.game === 'magic' && other.game === 'magic') {
    const identities = [one.colorIdentity, other.colorIdentity].filter((identity) => identity !== null);
    return {
      ...one,
      ...common,
      faces: inOrder(one.key, [...one.faces, ...other.faces]),
      colorIdentity: identities.length === 0 ? null : colorsAmong(identities.flat()),
      commanderByText: one.commanderByText || other.commanderByText,
      commanderPairing: one.commanderPairing ?? other.commanderPairing,
      place: one.place === 'main' ? one.place : other.place,
    };
  }
  if (one.game === 'yugioh' && other.game === 'yugioh')
    return {
      ...one,
      ...common,
      passcodes: distinct([...one.passcodes, ...other.passcodes]),
      alwaysNamed: one.alwaysNamed ?? other.alwaysNamed,
      place: one.place === 'none' ? other.place : one.place,
    };
  if (one.game === 'grand-archive' && other.game === 'grand-archive')
    return {
      ...one,
      ...common,
      level: one.level ?? other.level,
      divineRelic: one.divineRelic || other.divineRelic,
      place: one.place === 'none' ? other.place : one.place,
    };
  if (one.game === 'force-of-will' && other.game === 'force-of-will')
    return {
      ...one,
      ...common,
      cluster: one.cluster ?? other.cluster,
      copiesUnderRuler: one.copiesUnderRuler ?? other.copiesUnderRuler,
      // A ruler and its other side may have one name.
      place: one.place === 'jRuler' ? other.place : one.place,
    };
  if (one.game === 'starline' && other.game === 'starline')
    return { ...one, ...common, place: one.place === 'none' ? other.place : one.place };
  throw new RangeError(`${one.key} of ${one.game} and ${other.key} of ${other.game} are not one card`);
}
