import { describe, expect, it } from '@jest/globals';
import type { RowAnswer } from '../card-facts.js';
import { readYamlYugi } from './yaml-yugi.js';
import { readYgoprodeck } from './ygoprodeck.js';

const factsOf = (answer: RowAnswer) => {
  if (!answer.ok) throw new RangeError(answer.fault.detail);
  return answer.facts;
};
const faultOf = (answer: RowAnswer) => (answer.ok ? null : answer.fault);
const context = { row: 3, snapshot: '2026-11-30' };

describe('cards of YAML Yugi', () => {
  const monster = (monster_type_line: string, more: object = {}): object => ({
    konami_id: 4242,
    password: 483,
    card_type: 'Monster',
    monster_type_line,
    level: 4,
    name: { en: 'Harpie Lady 1', ja: '<ruby>鳥<rt>とり</rt></ruby>レディ', 'zh-CN': '鹰身女郎1' },
    limit_regulation: { tcg: 'Semi-Limited', ocg: 'Not yet released', speed: 'Limited 3' },
    text_en: 'Words.',
    ...more,
  });

  it('given a monster, when read, then names, type line, passcode and lists are there, and no text or id', () => {
    const facts = factsOf(readYamlYugi(monster('Winged Beast / Effect'), context));
    expect(facts).toMatchObject({
      game: 'yugioh',
      key: 'Harpie Lady 1',
      names: { en: 'Harpie Lady 1', zh: '鹰身女郎1' },
      alternativeNames: ['鳥レディ'],
      kind: 'monster',
      typeLine: ['Winged Beast', 'Effect'],
      place: 'main',
      passcodes: [483],
      alwaysNamed: null,
      levelOrRank: 4,
      linkRating: null,
      legalities: [
        { format: 'tcg', status: 'semiLimited', copies: 2, from: null, knownSince: '2026-11-30' },
        { format: 'ocg', status: 'notReleased', copies: 0 },
        { format: 'speed', status: 'limitedTogether', copies: 3 },
      ],
    });
    expect(JSON.stringify(facts)).not.toMatch(/Words|4242/);
  });

  it('given types, when read, then Fusion, Synchro, Xyz and Link Monsters are of the Extra Deck, and Tokens of none', () => {
    const place = (line: string) => factsOf(readYamlYugi(monster(line))).place;
    expect(['Dragon / Fusion / Effect', 'Dragon / Synchro / Pendulum', 'Dragon / Xyz', 'Cyberse / Link'].map(place)).toEqual(
      Array.from({ length: 4 }, () => 'extra'),
    );
    expect(['Dragon / Pendulum / Effect', 'Dragon / Ritual', 'Dragon / Normal'].map(place)).toEqual(['main', 'main', 'main']);
    expect(place('Aqua / Token')).toBe('none');
    expect(factsOf(readYamlYugi(monster('Cyberse / Link / Effect', { link_arrows: ['↙', '↘'] })))).toMatchObject({ linkRating: 2 });
  });

  it('given a name that a card always has by its text, when read, then it is kept, in whichever form the text comes', () => {
    const text = '(This card\'s name is always treated as "Harpie Lady".)';
    expect(factsOf(readYamlYugi(monster('Winged Beast / Effect', { text_en: text })))).toMatchObject({ alwaysNamed: 'Harpie Lady' });
    expect(factsOf(readYamlYugi(monster('Winged Beast / Effect', { text_en: undefined, text: { en: text } })))).toMatchObject({
      alwaysNamed: 'Harpie Lady',
    });
    const group = '(This card is always treated as a "Harpie" card.)';
    expect(factsOf(readYamlYugi(monster('Winged Beast / Effect', { text_en: group })))).toMatchObject({ alwaysNamed: null });
  });

  it('given a Spell without passcode and lists, when read, then nothing is made up', () => {
    const row = {
      card_type: 'Spell',
      property: 'Field',
      name: { en: 'Lab' },
      limit_regulation: { tcg: null },
      sets: { en: [{ set_number: 'LOB-EN001' }] },
    };
    expect(factsOf(readYamlYugi(row))).toMatchObject({
      kind: 'spell',
      typeLine: ['Field'],
      passcodes: [],
      legalities: [],
      printings: [{ set: 'LOB', number: 'EN001' }],
    });
  });

  it('given rows that are wrong, when read, then the row, the card and the field are named', () => {
    expect(faultOf(readYamlYugi(monster('', {}), context))).toMatchObject({ row: 3, key: 'Harpie Lady 1', field: 'monster_type_line' });
    expect(faultOf(readYamlYugi({ card_type: 'Dance', name: { en: 'X' } }))).toMatchObject({
      code: 'row/value-unknown',
      field: 'card_type',
    });
    expect(faultOf(readYamlYugi({ card_type: 'Spell', name: {} }))).toMatchObject({ code: 'row/field-missing', field: 'en', key: null });
    expect(faultOf(readYamlYugi(monster('Dragon', { password: 'abc' })))).toMatchObject({ field: 'password' });
    expect(faultOf(readYamlYugi(null))).toMatchObject({ code: 'row/not-an-object' });
  });
});

describe('cards of YGOPRODeck', () => {
  const card = (more: object): object => ({
    id: 89631139,
    name: 'White Dragon',
    type: 'Normal Monster',
    frameType: 'normal',
    typeline: ['Dragon', 'Normal'],
    desc: 'Words.',
    race: 'Dragon',
    level: 8,
    card_images: [{ id: 89631139, image_url: 'picture' }, { id: 89631140 }],
    card_sets: [{ set_code: 'LOB-001' }],
    ...more,
  });

  it('given a card, when read, then every artwork is a passcode, and no text or picture remains', () => {
    const facts = factsOf(readYgoprodeck(card({})));
    expect(facts).toMatchObject({
      key: 'White Dragon',
      passcodes: [89631139, 89631140],
      printings: [{ set: 'LOB', number: '001' }],
      place: 'main',
      levelOrRank: 8,
    });
    expect(JSON.stringify(facts)).not.toMatch(/Words|picture/);
  });

  it('given lists and days of release, when read, then a card that is out in no region is told from an unlimited one', () => {
    const misc_info = [{ formats: ['OCG', 'Master Duel'], ocg_date: '1999-02-04', tcg_date: '2002-03-08', beta_name: 'Blue Dragon' }];
    expect(factsOf(readYgoprodeck(card({ misc_info })))).toMatchObject({
      alternativeNames: ['Blue Dragon'],
      legalities: [
        { format: 'tcg', status: 'notReleased' },
        { format: 'ocg', status: 'legal', copies: null, from: '1999-02-04' },
      ],
    });
    expect(factsOf(readYgoprodeck(card({ banlist_info: { ban_tcg: 'Forbidden', ban_goat: 'Semi-Limited' } }))).legalities).toMatchObject([
      { format: 'tcg', status: 'forbidden', copies: 0 },
      { format: 'goat', status: 'semiLimited' },
      { format: 'ocg', status: 'legal' },
    ]);
  });

  it('given the words of its types, when read, then kind and deck follow', () => {
    const read = (type: string) => {
      const facts = factsOf(readYgoprodeck(card({ type, typeline: undefined, race: 'Continuous' })));
      return facts.game === 'yugioh' ? [facts.kind, facts.place] : [];
    };
    expect(read('XYZ Pendulum Effect Monster')).toEqual(['monster', 'extra']);
    expect(read('Pendulum Effect Monster')).toEqual(['monster', 'main']);
    expect(read('Token')).toEqual(['monster', 'none']);
    expect(read('Spell Card')).toEqual(['spell', 'main']);
    expect(read('Trap Card')).toEqual(['trap', 'main']);
    expect(read('Skill Card')).toEqual(['skill', 'none']);
    expect(faultOf(readYgoprodeck(card({ type: 'Potato' })))).toMatchObject({ code: 'row/value-unknown', field: 'type' });
  });
});
