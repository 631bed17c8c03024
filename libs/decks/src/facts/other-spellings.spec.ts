import { describe, expect, it } from '@jest/globals';
import { cardOf } from '../verdicts/testing/judging.js';
import { buildCardIndex } from './card-index.js';

const magic = buildCardIndex(
  'magic',
  [
    { name: 'Lórien Map', typeLine: 'Artifact' },
    { name: 'Time Mage', typeLine: 'Legendary Planeswalker' },
    { name: 'Bolt', typeLine: 'Instant', printings: ['SLD-123'] },
    { name: 'Erase (Not That One)', typeLine: 'Instant' },
    { name: 'Delver', typeLine: 'Creature' },
    { name: 'Island', typeLine: 'Basic Land — Island' },
  ].map((row) => cardOf({ game: 'magic', ...row })),
);
const yugioh = buildCardIndex('yugioh', [cardOf({ game: 'yugioh', name: 'Ash', typeLine: 'Zombie / Effect', passcodes: [200] })]);

const keyOf = (name: string, index = magic): string | null => {
  const found = index.find({ by: 'name', name, set: null, number: null });
  return found.found === 'card' ? `${found.facts.key}${found.readAs === true ? ', read otherwise' : ''}` : null;
};

describe('names that no card has as they are written', () => {
  it.each([
    ['LÃ³rien Map', 'Lórien Map, read otherwise'],
    ['A-Time Mage', 'Time Mage, read otherwise'],
    ['Bolt (Borderless)', 'Bolt, read otherwise'],
    ['Bolt (Retro Frame) (Foil)', 'Bolt, read otherwise'],
    ['Bolt <retro>', 'Bolt, read otherwise'],
    ['Delver // Moth', 'Delver'],
    ['Erase (Not That One)', 'Erase (Not That One)'],
    ['Islands', 'Island, read otherwise'],
    ['A-Nobody', null],
    ['(Borderless)', null],
  ])('given %s, when looked up, then %s is found', (name, found) => {
    expect(keyOf(name)).toBe(found);
  });

  it('given brackets in Yu-Gi-Oh!, when looked up, then only those of rarities are no part of the name', () => {
    expect(keyOf('Ash (V.1 - Secret Rare)', yugioh)).toBe('Ash, read otherwise');
    expect(keyOf('Ash (Anime)', yugioh)).toBeNull();
  });

  it('given a name of another language with its printing, when looked up, then the printing tells the card', () => {
    expect(magic.find({ by: 'name', name: 'Blitz', set: 'SLD', number: '123' })).toMatchObject({ facts: { key: 'Bolt' }, readAs: true });
    expect(magic.find({ by: 'name', name: 'Blitz', set: 'SLD', number: '124' })).toEqual({ found: 'none' });
  });
});
