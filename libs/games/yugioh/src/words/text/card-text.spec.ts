import { describe, expect, it } from '@jest/globals';
import { unknownCards } from '@arbiter/testing';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { catalogue } from '../../cards/index.js';
import { verbs } from '../../verbs/index.js';
import { words } from '../index.js';
import { sourceCards } from '../source-cards.js';
import { saidVerbs } from './verbs/index.js';

const { cardText } = words;

const cardOf = (id: string): CardProgram => {
  const card = catalogue.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};
const textOf = (id: string, language: 'en' | 'zh' = 'en'): string => cardText(cardOf(id), language);

/** Why a card has no text: the missing word and the place where words are written; null if it has one. */
function missing(card: CardProgram): string | null {
  try {
    return cardText(card, 'en') === '' || cardText(card, 'zh') === '' ? `${card.id}: its effects say nothing` : null;
  } catch (error) {
    return `${card.id}: ${(error as Error).message} (see "Words" in libs/games/yugioh/README.md)`;
  }
}

describe('the text of a card', () => {
  it('follows its program: what is paid and targeted, then what it does', () => {
    expect(textOf('pot-of-greed')).toBe('Draw 2 cards.');
    expect(textOf('mystical-space-typhoon')).toBe('Target 1 other Spell/Trap on the field; destroy it.');
    expect(textOf('man-eater-bug')).toBe('FLIP: Target 1 monster on the field; destroy it.');
    expect(textOf('card-trooper').split('\n')[0]).toBe(
      'Once per turn: If you have 1 or more cards in your Deck: You can declare a number from 1 to 3, but at most your number of cards in the Deck, and send cards equal to that number from the top of your Deck to the GY; this card gains ATK equal to 500 × the number of those cards until the end of this turn.',
    );
    expect(textOf('trade-in')).toBe('Discard 1 Level 8 monster in your hand; draw 2 cards.');
    expect(textOf('gauntlet-launcher')).toBe(
      '2 Level 6 monsters\nYou can detach 1 Xyz Material from this card, and target 1 monster your opponent controls; destroy it.',
    );
    expect(textOf('missus-radiant').split('\n')[0]).toBe('2 EARTH monsters');
  });

  it('tells apart when and if, may and must, and what hangs on what', () => {
    expect(textOf('torrential-tribute')).toBe('When a monster is Summoned: Destroy all monsters on the field.');
    expect(textOf('sangan')).toContain('If this card is sent to the GY from the field: ');
    expect(textOf('sangan')).toContain('(This must be activated.)');
    expect(textOf('upstart-goblin')).toBe('Draw 1 card, then your opponent gains 1000 LP.');
    expect(textOf('book-of-life')).toContain(', and if you do, banish that monster.');
    expect(textOf('light-and-darkness-dragon')).toContain('Also, after that, Special Summon it.');
    expect(textOf('dimensional-fissure')).toBe('If a monster would be sent to the GY, it is banished instead.');
  });

  it('says the same in Chinese with the official terms', () => {
    expect(textOf('dark-hole', 'zh')).toBe('场上的全部怪兽破坏。');
    expect(textOf('man-eater-bug', 'zh')).toBe('反转：以场上的1只怪兽为对象发动。该怪兽破坏。');
    expect(textOf('solemn-wishes', 'zh')).toBe('每次自己抽卡，回复500基本分。');
  });

  it('has words for every verb of the game, and for no other', () => {
    const ofKernel = ['becomes', 'cancel', 'grant', 'instead', 'later', 'note', 'reduceBy', 'shield', 'when'];
    expect([...saidVerbs].sort()).toEqual([...new Set([...Object.keys(verbs), ...ofKernel])].sort());
  });

  it('names no card or token that the sources do not have', () => {
    expect(unknownCards(catalogue, cardText, sourceCards)).toEqual([]);
  });

  it('has words for everything in every card', () => {
    expect(catalogue.filter(({ abilities }) => abilities.length > 0).flatMap((card) => missing(card) ?? [])).toEqual([]);
  });

  it('refuses what it cannot say', () => {
    const silent = (verb: object): CardProgram => ({
      ...cardOf('pot-of-greed'),
      abilities: [{ kind: 'spell', clauses: [{ do: [verb as { verb: string }] }] }],
    });
    expect(() => cardText(silent({ verb: 'mumble' }), 'en')).toThrow('no words for verb "mumble"');
    expect(() => cardText(silent({ verb: 'draw', amount: 1, quietly: true }), 'en')).toThrow('no words for field of verb draw "quietly"');
  });
});
