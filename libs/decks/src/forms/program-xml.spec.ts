import { describe, expect, it } from '@jest/globals';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

const dek = (...cards: readonly string[]): string =>
  ['<?xml version="1.0" encoding="utf-8"?>', '<Deck>', '  <NetDeckID>0</NetDeckID>', ...cards, '</Deck>', ''].join('\r\n');
const cod = (...inside: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">', ...inside, '</cockatrice_deck>'].join('\n');

describe("MTGO's .dek", () => {
  it('given cards of both parts, when it is read, then each is in its section with its line', () => {
    const text = dek(
      '<Cards CatID="555" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />',
      `<Cards CatID='556' Quantity='2' Sideboard='true' Name='Fire &amp; Ice &#198;&#xE6; &quot;x&quot;'/>`,
      '<!-- a <Cards/> in a comment --><Cards Quantity="1" Name="Shock"></Cards>',
    );
    expect(said('magic', text)).toBe('main: 4 Lightning Bolt, 1 Shock; side: 2 Fire & Ice Ææ "x"');
    expect(readDeckList('magic', text)).toMatchObject({
      list: { form: 'mtgo', sections: { main: [{ line: 4 }, { line: 6 }], side: [{ line: 5 }] } },
    });
  });

  it.each([
    ['no name', dek('<Cards CatID="1" Quantity="4"/>'), 'line/no-card at 4'],
    ['no count', dek('<Cards CatID="1" Name="Shock"/>'), 'count/malformed at 4'],
    ['a count that is none', dek('<Cards Quantity="four" Name="Shock"/>'), 'count/malformed at 4'],
    ['a count of nothing', dek('<Cards Quantity="0" Name="Shock"/>'), 'count/zero at 4'],
    ['a part that is neither', dek('<Cards Quantity="1" Name="Shock" Sideboard="maybe"/>'), 'section/unknown at 4'],
    ['no cards', dek(), 'deck/empty at 0'],
    ['another root', '<html><body>4 Shock</body></html>', 'xml/unknown-root at 1'],
    ['no end of the root', '<Deck>\n<Cards Quantity="1" Name="Shock"/>', 'xml/unclosed at 1'],
    ['no end of a tag', '<Deck>\n<Cards Quantity="1" Name="Shock"', 'xml/unclosed at 2'],
    ['no end of a comment', '<Deck>\n<!-- </Deck>', 'xml/unclosed at 2'],
    ['no end of a value', '<Deck><Cards Quantity="1 Name="Shock"/></Deck>', 'xml/malformed at 1'],
    ['ends that cross', '<Deck><a><b></a></b></Deck>', 'xml/malformed at 1'],
    ['an end too many', '<Deck></Deck></Deck>', 'xml/malformed at 1'],
    ['two roots', '<Deck></Deck>\n<Deck></Deck>', 'xml/malformed at 2'],
    ['text behind the root', '<Deck></Deck>\n4 Shock', 'xml/malformed at 2'],
    ['an attribute twice', '<Deck><Cards Name="a" Name="b"/></Deck>', 'xml/malformed at 1'],
    ['a bare ampersand', dek('<Cards Quantity="1" Name="Fire & Ice"/>'), 'xml/malformed at 4'],
    ['a document type', '<!DOCTYPE Deck [<!ENTITY a "b">]>\n<Deck/>', 'xml/refused at 1'],
    ['an entity of its own', dek('<Cards Quantity="1" Name="&shock;"/>'), 'xml/refused at 4'],
    ['a NUL as entity', dek('<Cards Quantity="1" Name="a&#0;"/>'), 'xml/refused at 4'],
    ['half a surrogate as entity', dek('<Cards Quantity="1" Name="a&#xD800;"/>'), 'xml/refused at 4'],
    ['CDATA', dek('<![CDATA[x]]>'), 'xml/refused at 4'],
    ['an instruction', dek('<?php ?>'), 'xml/refused at 4'],
    ['elements in each other', '<a>'.repeat(1000), 'xml/malformed at 1'],
  ])('given %s, when it is read, then it is refused', (_, text, fault) => {
    expect(said('magic', text)).toBe(fault);
  });
});

describe("Cockatrice's .cod", () => {
  it('given zones, when it is read, then tokens and the plan of a match are left out', () => {
    const text = cod(
      '<deckname>Burn</deckname><comments>4 Shock</comments>',
      '<zone name="main"><card number="4" name="Lightning Bolt" setShortName="M10" collectorNumber="146" uuid="0"/></zone>',
      '<zone name="side"><card number="2" name="Duress"/></zone>',
      '<zone name="tokens"><card number="1" name="Goblin"/></zone>',
      '<sideboard_plan><name></name><move_card_to_zone><card_name>Duress</card_name></move_card_to_zone></sideboard_plan>',
    );
    expect(said('magic', text)).toBe('main: 4 Lightning Bolt <M10 146>; side: 2 Duress');
    expect(readDeckList('magic', text)).toMatchObject({ list: { form: 'cockatrice', name: 'Burn' } });
  });

  it('given a zone that is no part of a deck, when it is read, then it is refused', () => {
    expect(said('magic', cod('<zone name="maybe"><card number="4" name="Shock"/></zone>'))).toBe('section/unknown at 3');
  });

  it('given the file as MTGO’s, when it is read, then the other root is refused', () => {
    expect(said('magic', cod(), { form: 'mtgo' })).toBe('xml/unknown-root at 2');
  });
});
