import { countOf, deckName, type Found, type FoundCard, fault, foundFault, gathered, namedCard, type Read, read, unread } from './found.js';
import { sectionCalled } from './headings.js';
import { unknownSection } from './plain-text.js';
import { readXml, type XmlElement } from './xml.js';

/**
 * Reads a `.dek` file, as MTGO saves decks: a root `Deck` with `<Cards CatID="..." Quantity="4" Sideboard="false" Name="..."/>`. The
 * numbers of MTGO's catalogue name no printed card and are left out. MTGO keeps commanders and companions in the sideboard.
 *
 * Errors: those of `readXml`, `xml/unknown-root`, and for each card `count/...`, `line/no-card`, `card/...`.
 */
export function readMtgo(text: string): Found {
  const root = rootOf(text, 'Deck');
  if (!root.ok) return foundFault(root.fault);
  return gathered(null, root.value.children.filter(({ name }) => name === 'Cards').map(mtgoCard));
}

function mtgoCard(element: XmlElement): Read<FoundCard> {
  const side = (element.attributes.get('Sideboard') ?? 'false').toLowerCase();
  if (side !== 'true' && side !== 'false')
    return unread('section/unknown', element.line, 'The attribute "Sideboard" must be "true" or "false".');
  return cardOf(element, { count: 'Quantity', name: 'Name', set: null, number: null }, side === 'true' ? 'side' : 'main');
}

/**
 * Reads a `.cod` file, as Cockatrice saves decks: a root `cockatrice_deck` with `<deckname>` and `<zone name="main">` of
 * `<card number="4" name="..." setShortName="..." collectorNumber="..."/>`. Tokens are left out: they are no cards of the deck. So is a
 * `sideboard_plan`, which says what was exchanged in a match and not what was submitted.
 *
 * Errors: those of `readXml`, `xml/unknown-root`, `section/unknown` for other zones, and for each card as in `readMtgo`.
 */
export function readCockatrice(text: string): Found {
  const root = rootOf(text, 'cockatrice_deck');
  if (!root.ok) return foundFault(root.fault);
  const zones = root.value.children.filter(({ name, attributes }) => name === 'zone' && attributes.get('name') !== 'tokens');
  const name = root.value.children.find((element) => element.name === 'deckname')?.text;
  return gathered(deckName(name), zones.flatMap(cockatriceZone));
}

function cockatriceZone({ attributes, children, line }: XmlElement): readonly Read<FoundCard>[] {
  const called = attributes.get('name') ?? '';
  const section = sectionCalled('magic', called);
  if (section === null) return [{ ok: false, fault: unknownSection('magic', called, line) }];
  return children
    .filter(({ name }) => name === 'card')
    .map((card) => cardOf(card, { count: 'number', name: 'name', set: 'setShortName', number: 'collectorNumber' }, section));
}

/** The attributes that say the parts of a card. */
interface Called {
  readonly count: string;
  readonly name: string;
  readonly set: string | null;
  readonly number: string | null;
}

function cardOf({ attributes, line }: XmlElement, called: Called, section: FoundCard['section']): Read<FoundCard> {
  const value = (name: string | null): string | null => (name === null ? null : (attributes.get(name) ?? null));
  const count = countOf(value(called.count) ?? '', line);
  if (!count.ok) return count;
  const card = namedCard(value(called.name) ?? '', value(called.set), value(called.number), line);
  return card.ok ? read({ count: count.value, card: card.value, section, line }) : card;
}

function rootOf(text: string, name: string): Read<XmlElement> {
  const root = readXml(text);
  if (!root.ok || root.value.name === name) return root;
  const known = `This is XML with the root "${root.value.name.slice(0, 40)}" and not "${name}"`;
  return { ok: false, fault: fault('xml/unknown-root', root.value.line, `${known}; save the deck with MTGO or Cockatrice, or as text.`) };
}
