import type {
  CardFacts,
  CardId,
  Decision,
  FaceFacts,
  Json,
  JsonObject,
  Language,
  ObjectView,
  Option,
  Ruleset,
  View,
} from '@arbiter/kernel';
import { nameWord, valueText } from '../board-words.js';
import { cardsNamed, cardsOf } from './card-names.js';
import { terminalWords } from './words.js';

/** The values of a card that are shown with its text, in this order; keywords stand in the text. */
const shown = [
  'type',
  'kind',
  'frame',
  'magicKind',
  'supertypes',
  'types',
  'property',
  'classes',
  'subtypes',
  'race',
  'races',
  'attribute',
  'attributes',
  'elements',
  'colours',
  'cost',
  'mana',
  'judgment',
  'tributes',
  'speed',
  'level',
  'rank',
  'link',
  'scale',
  'attack',
  'score',
  'atk',
  'def',
  'power',
  'toughness',
  'life',
  'durability',
  'loyalty',
] as const;

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function valuesText(ruleset: Ruleset, values: JsonObject, language: Language): string {
  return shown
    .filter((name) => !isEmpty(values[name]))
    .map((name) => `${nameWord(ruleset, name, language)} ${valueText(ruleset, values[name] as Json, language)}`)
    .join(terminalWords[language].comma);
}

function faceLines(ruleset: Ruleset, face: FaceFacts, language: Language): readonly string[] {
  const values = valuesText(ruleset, face.values, language);
  return [
    face.names[language],
    ...(values === '' ? [] : [`  ${values}`]),
    ...face.text[language]
      .split('\n')
      .filter(Boolean)
      .map((line) => `  ${line}`),
  ];
}

/**
 * Returns a card as people read it: names, values and text of all its faces.
 * @param object the card on the table; its values that differ from the printed ones are shown
 */
export function cardText(ruleset: Ruleset, card: CardFacts, language: Language, object?: ObjectView): string {
  const lines = [card, ...(card.faces ?? [])].flatMap((face) => faceLines(ruleset, face, language));
  const changed = shown.filter(
    (name) =>
      name in card.values && !isEmpty(object?.values[name]) && JSON.stringify(object?.values[name]) !== JSON.stringify(card.values[name]),
  );
  if (object === undefined || changed.length === 0) return lines.join('\n');
  const now = valuesText(ruleset, Object.fromEntries(changed.map((name) => [name, object.values[name] as Json])), language);
  return [...lines, `  ${terminalWords[language].card.now}${terminalWords[language].colon}${now}`].join('\n');
}

/** Returns an object of a view with all that lies under it or is attached to it. */
const withOthers = (object: ObjectView): readonly ObjectView[] => [object, ...[...object.attachments, ...object.under].flatMap(withOthers)];

function objectIn(view: View, id: number): ObjectView | undefined {
  const all = [...view.zones.flatMap(({ objects }) => objects), ...view.slots.flatMap(({ object }) => (object === null ? [] : [object]))];
  return all.flatMap(withOthers).find((object) => object.id === id);
}

/** The cards that an option is about, as far as the view shows them; null for a card that the viewer may not know. */
function cardsAbout(view: View, option: Option): readonly (readonly [CardId | null, ObjectView | undefined])[] {
  const ids = [option.object, ...(option.about ?? []).map((one) => ('object' in one ? one.object : undefined))];
  const objects = [...new Set(ids.filter((id) => id !== undefined))].map((id) => objectIn(view, id));
  const found = objects.map((object) => [object?.card ?? null, object] as const);
  const named = [option.params?.card, ...(option.about ?? []).map((one) => ('card' in one ? one.card : undefined))];
  const further = named.filter((card) => typeof card === 'string').filter((card) => found.every(([known]) => known !== card));
  const known = [...found.filter(([card]) => card !== null), ...[...new Set(further)].map((card) => [card, undefined] as const)];
  return known.length > 0 ? known : found;
}

/** Answers `? 3` and `? NAME`: the cards of an option of the question, or a card by its id or name. */
export function askedCardText(ruleset: Ruleset, decision: Decision | null, view: View | null, text: string, language: Language): string {
  const { card: words } = terminalWords[language];
  if (text === '') return words.which;
  if (!/^\d+$/.test(text)) return namedCardText(ruleset, text, language);
  const options = decision !== null && 'options' in decision.domain ? decision.domain.options : [];
  const option = options[Number(text) - 1];
  if (option === undefined || view === null) return words.noOption(Number(text));
  const about = cardsAbout(view, option);
  if (about.length === 0) return words.none(Number(text));
  const texts = about.flatMap(([id, object]) => {
    const card = id === null ? undefined : cardsOf(ruleset).get(id);
    return card === undefined ? [] : [cardText(ruleset, card, language, object)];
  });
  return texts.length > 0 ? texts.join('\n') : words.hidden;
}

function namedCardText(ruleset: Ruleset, text: string, language: Language): string {
  const { card: words } = terminalWords[language];
  const found = cardsNamed(ruleset, text);
  const [first] = found;
  if (first === undefined) return words.unknown(text);
  if (found.length === 1 || first.exact) return cardText(ruleset, first.card, language);
  return words.several(
    text,
    found.slice(0, 8).map(({ names }) => names[language]),
    Math.max(0, found.length - 8),
  );
}
