import { describe, expect, it } from '@jest/globals';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { cardLookup } from '@arbiter/kernel/words';
import { unknownCards } from './unknown-cards.js';

const names = { en: 'Fox', zh: '狐' };
const fox: CardProgram = { id: 'fox', names, printed: { makes: 'cub' }, abilities: [] };
const den: CardProgram = { ...fox, id: 'den', faces: [{ kind: 'back', names, printed: { makes: 'moon' }, abilities: [] }] };

describe('cards that texts name and a catalogue does not have', () => {
  it('given texts of cards and of their faces, then those are listed, each once', () => {
    const cub: CardProgram = { id: 'cub', names, printed: {}, abilities: [] };
    const without = cardLookup(new Map());
    const [first, second] = [without, cardLookup(new Map([['cub', cub]]))].map((catalogue) =>
      unknownCards([fox, den], ({ printed }, language, cardOf) => cardOf(String(printed['makes']))?.names[language] ?? '', catalogue),
    );
    expect(first).toEqual(['cub', 'moon']);
    expect(second).toEqual(['moon']);
  });
});
