import { describe, expect, it } from '@jest/globals';
import type { RowAnswer } from '../card-facts.js';
import { readMagicRow } from './magic-rows.js';
import { readMtgjson } from './mtgjson.js';
import { readScryfall } from './scryfall.js';

const factsOf = (answer: RowAnswer) => {
  if (!answer.ok) throw new RangeError(answer.fault.detail);
  return answer.facts;
};
const faultOf = (answer: RowAnswer) => (answer.ok ? null : answer.fault);
const context = { row: 7, snapshot: '2026-11-30' };

describe('cards of MTGJSON', () => {
  const half = (faceName: string, more: object = {}): object => ({
    name: 'Fire // Ice',
    faceName,
    type: 'Instant',
    layout: 'split',
    colorIdentity: ['R', 'U'],
    legalities: { vintage: 'Legal', legacy: 'Banned' },
    identifiers: { scryfallOracleId: 'abc' },
    foreignData: [{ language: 'Chinese Simplified', name: '火 // 冰' }],
    ...more,
  });

  it('given the faces of a card, when read, then they are one card with both names, colours in order, and no text or id', () => {
    const facts = factsOf(readMtgjson([half('Fire', { text: 'Words.' }), half('Ice', { text: 'Words.' })], context));
    expect(facts).toMatchObject({
      game: 'magic',
      key: 'Fire // Ice',
      names: { en: 'Fire // Ice', zh: '火 // 冰' },
      alternativeNames: ['Fire', 'Ice'],
      faces: [{ name: 'Fire', types: ['instant'] }, { name: 'Ice' }],
      colorIdentity: ['U', 'R'],
      copies: null,
      place: 'main',
    });
    expect(JSON.stringify(facts)).not.toMatch(/Words|abc/);
  });

  it('given formats that the source leaves out, when read, then the card is not legal there; of other formats nothing follows', () => {
    const { legalities } = factsOf(readMtgjson(half('Fire'), context));
    const status = (format: string) => legalities.find((one) => one.format === format);
    expect(status('legacy')).toEqual({ format: 'legacy', status: 'banned', copies: 0, from: null, knownSince: '2026-11-30' });
    expect(status('vintage')).toMatchObject({ status: 'legal', copies: null });
    expect(status('modern')).toMatchObject({ status: 'notLegal', copies: 0 });
    expect(status('oldschool')).toBeUndefined();
  });

  it('given a printing, when read, then its set and number are there', () => {
    const facts = factsOf(readMtgjson({ name: 'Shock', type: 'Instant', setCode: 'M20', number: '160', asciiName: 'Shok' }));
    expect(facts).toMatchObject({ printings: [{ set: 'M20', number: '160' }], alternativeNames: ['Shok'] });
  });

  it('given texts on decks and commanders, when read, then numbers and marks remain', () => {
    const card = (text: string) => factsOf(readMtgjson({ name: 'X', type: 'Creature', text }));
    expect(card('A deck can have any number of cards named X.').copies).toBe('any');
    expect(card('A deck can have up to seven cards named X.').copies).toBe(7);
    expect(card('Search your library for any number of cards named X.').copies).toBeNull();
    expect(card('X can be your commander.')).toMatchObject({ commanderByText: true, commanderPairing: null });
    expect(card('Flying\nPartner')).toMatchObject({ commanderPairing: 'partner' });
    expect(card('Partner with Y')).toMatchObject({ commanderPairing: 'partnerWith' });
    expect(card('Friends forever')).toMatchObject({ commanderPairing: 'friendsForever' });
    expect(card('Choose a Background')).toMatchObject({ commanderPairing: 'chooseABackground' });
    expect(card('Doctor’s companion')).toMatchObject({ commanderPairing: 'doctorsCompanion' });
    expect(card('Your partner draws.')).toMatchObject({ commanderPairing: null });
  });

  it('given rows that are wrong, when read, then the row, the card and the field are named', () => {
    expect(faultOf(readMtgjson({ name: 'X' }, context))).toEqual({
      code: 'row/field-missing',
      row: 7,
      key: 'X',
      field: 'type',
      detail: 'The field type is missing.',
    });
    expect(faultOf(readMtgjson([], context))).toMatchObject({ code: 'row/not-an-object', row: 7, key: null });
    expect(faultOf(readMtgjson({ name: 'X', type: 'Instant', legalities: { vintage: 'Maybe' } }))).toMatchObject({
      code: 'row/value-unknown',
      field: 'legality.vintage',
    });
    expect(faultOf(readMtgjson({ name: 'X', type: 7 }))).toMatchObject({ code: 'row/field-malformed', field: 'type' });
    expect(faultOf(readMtgjson({ name: 'X', type: 'Instant', colorIdentity: 'R' }))).toMatchObject({ field: 'colorIdentity' });
  });
});

describe('cards of Scryfall', () => {
  const card = (more: object): object => ({
    object: 'card',
    id: 'uuid',
    oracle_id: 'uuid',
    lang: 'en',
    name: 'Shock',
    type_line: 'Instant',
    oracle_text: 'Words.',
    color_identity: ['R'],
    legalities: { vintage: 'restricted', modern: 'not_legal' },
    set: 'm20',
    collector_number: '160',
    image_uris: { small: 'picture' },
    ...more,
  });

  it('given a card, when read, then facts alone remain', () => {
    const facts = factsOf(readScryfall(card({})));
    expect(facts).toMatchObject({
      key: 'Shock',
      printings: [{ set: 'M20', number: '160' }],
      legalities: [
        { format: 'vintage', status: 'restricted', copies: 1 },
        { format: 'modern', status: 'notLegal', copies: 0 },
      ],
    });
    expect(JSON.stringify(facts)).not.toMatch(/uuid|Words|picture/);
  });

  it('given faces, when read, then both are names, and the type line is that of the face', () => {
    const faces = [
      { name: 'Front', type_line: 'Legendary Creature — Elf' },
      { name: 'Back', type_line: 'Creature — Wolf' },
    ];
    expect(factsOf(readScryfall(card({ name: 'Front // Back', card_faces: faces, type_line: 'A // B' })))).toMatchObject({
      key: 'Front // Back',
      alternativeNames: ['Front', 'Back'],
      faces: [{ supertypes: ['legendary'], types: ['creature'], subtypes: ['elf'] }, { subtypes: ['wolf'] }],
    });
  });

  it('given a reversible card, when read, then it is the card on its front', () => {
    const faces = [
      { name: 'Shock', type_line: 'Instant' },
      { name: 'Shock', type_line: 'Instant' },
    ];
    const facts = factsOf(
      readScryfall(card({ layout: 'reversible_card', name: 'Shock // Shock', card_faces: faces, type_line: undefined })),
    );
    expect(facts).toMatchObject({ key: 'Shock', alternativeNames: [] });
  });

  it('given Chinese printings, when read, then the simplified name is the name and the traditional one finds the card', () => {
    expect(factsOf(readScryfall(card({ lang: 'zhs', printed_name: '震击' })))).toMatchObject({ names: { en: 'Shock', zh: '震击' } });
    expect(factsOf(readScryfall(card({ lang: 'zht', printed_name: '震擊' })))).toMatchObject({
      names: { zh: null },
      alternativeNames: ['震擊'],
    });
  });

  it('given tokens, emblems and basic lands, when read, then only cards are of decks', () => {
    const place = (type_line: string) => factsOf(readScryfall(card({ type_line }))).place;
    expect(['Token Creature — Elf', 'Emblem — Jace', 'Conspiracy', 'Card // Card'].map(place)).toEqual(['none', 'none', 'none', 'none']);
    expect(factsOf(readScryfall(card({ type_line: 'Basic Snow Land — Forest' })))).toMatchObject({
      faces: [{ supertypes: ['basic', 'snow'], types: ['land'], subtypes: ['forest'] }],
      place: 'main',
    });
  });
});

describe('rows of Magic', () => {
  it('given a half of a split card, when read, then the card has the name of all halves', () => {
    expect(factsOf(readMagicRow({ name: 'Ice (Fire/Ice)', typeLine: 'Instant', manaCost: '{1}{U}' }))).toMatchObject({
      key: 'Fire // Ice',
      alternativeNames: ['Fire', 'Ice'],
      faces: [{ name: 'Ice' }],
      colorIdentity: ['U'],
    });
  });

  it('given words in brackets that are no halves, or slashes in a name, when read, then they stay', () => {
    expect(factsOf(readMagicRow({ name: 'Erase (Not the Urza’s Legacy One)', typeLine: 'Instant' })).key).toBe(
      'Erase (Not the Urza’s Legacy One)',
    );
    expect(factsOf(readMagicRow({ name: 'SP//dr', typeLine: 'Artifact' }))).toMatchObject({ key: 'SP//dr', alternativeNames: [] });
  });

  it('given symbols in cost and text, when read, then colours are those outside of reminder text, unless the row states them', () => {
    const identity = (row: object) => {
      const facts = factsOf(readMagicRow({ name: 'X', typeLine: 'Creature', ...row }));
      return facts.game === 'magic' ? facts.colorIdentity : null;
    };
    expect(identity({ manaCost: '{2}{W/U}', oracleText: '{R/P}: Fly. ({G} is reminded of.)' })).toEqual(['W', 'U', 'R']);
    expect(identity({ manaCost: '{R}', colorIdentityOverride: ['GREEN', 'BLUE'] })).toEqual(['U', 'G']);
    expect(identity({ manaCost: '{R}', colorIdentityOverride: [] })).toEqual([]);
    expect(faultOf(readMagicRow({ name: 'X', typeLine: 'Creature', colorIdentityOverride: ['MAUVE'] }))).toMatchObject({
      code: 'row/value-unknown',
    });
  });

  it('given a back face, types in lists, or power at the end of the type line, when read, then they are understood', () => {
    expect(
      factsOf(
        readMagicRow({ name: 'Day', typeLine: 'Creature — Elf 3/2', zh: '日', backFace: { name: 'Night', typeLine: 'Creature — Wolf' } }),
      ),
    ).toMatchObject({
      key: 'Day // Night',
      names: { zh: '日' },
      faces: [{ subtypes: ['elf'] }, { name: 'Night', subtypes: ['wolf'] }],
    });
    expect(factsOf(readMagicRow({ name: 'X', types: ['CREATURE'], supertypes: ['LEGENDARY'], subtypes: ['ELF'] }))).toMatchObject({
      faces: [{ supertypes: ['legendary'], types: ['creature'], subtypes: ['elf'] }],
    });
    expect(faultOf(readMagicRow({ name: 'X', subtypes: ['ELF'] }))).toMatchObject({ field: 'typeLine', key: 'X' });
  });
});

describe('printings that no tournament admits', () => {
  const legal = { modern: 'legal', legacy: 'legal' };
  const none = { modern: 'not_legal', legacy: 'not_legal' };
  const printing = (legalities: object, more: object = {}): object => ({
    object: 'card',
    name: 'Wasteland',
    type_line: 'Land',
    legalities,
    color_identity: [],
    ...more,
  });

  it('given one with a gold border or of memorabilia, when read, then it says nothing of how the card stands', () => {
    for (const more of [{ border_color: 'gold' }, { oversized: true }, { set_type: 'memorabilia' }])
      expect(factsOf(readScryfall(printing(none, more), context)).legalities).toEqual([]);
    expect(factsOf(readScryfall(printing(legal), context)).legalities).toHaveLength(2);
  });

  it('given one of MTGJSON that lists no format, when the card was printed elsewhere too, then it says nothing either', () => {
    const card = {
      name: 'Wasteland',
      type: 'Land',
      layout: 'normal',
      colorIdentity: [],
      legalities: {},
      setCode: 'WC98',
      printings: ['TMP', 'WC98'],
    };
    expect(factsOf(readMtgjson(card, context)).legalities).toEqual([]);
    expect(factsOf(readMtgjson({ ...card, printings: ['WC98'] }, context)).legalities).toContainEqual(
      expect.objectContaining({ format: 'modern', status: 'notLegal' }),
    );
  });

  it('given names that printings have in place of the name, when read, then each names the card', () => {
    const face = (name: string, flavor_name: string): object => ({ name, type_line: 'Creature', flavor_name });
    expect(
      factsOf(readScryfall(printing(legal, { card_faces: [face('A', 'Alpha'), face('B', 'Beta')] }), context)).alternativeNames,
    ).toEqual(expect.arrayContaining(['Alpha', 'Beta']));
    expect(factsOf(readScryfall(printing(legal, { lang: 'en', printed_name: 'Desolate Place' }), context)).alternativeNames).toEqual([
      'Desolate Place',
    ]);
    expect(factsOf(readScryfall(printing(legal, { lang: 'de', printed_name: 'Ödland' }), context)).alternativeNames).toEqual([]);
  });
});
