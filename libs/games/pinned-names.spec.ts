import { describe, expect, it } from '@jest/globals';
import type { CardPresentation, CardSource, Decision, GameEvent, JsonObject, Language } from '@arbiter/kernel';
import { presentationOf } from '@arbiter/presentations';

const card = 'renamed-since';
const catalogueWith = (en: string, zh: string): CardSource['cards'] =>
  new Map([[card, { id: card, names: { en, zh }, printed: {}, abilities: [] } as unknown as JsonObject]]);

type Tell = (presentation: CardPresentation, language: Language, cards?: CardSource['cards']) => string;
const event =
  (type: string): Tell =>
  (presentation, language, cards) =>
    presentation.renderEvent({ type, rule: '', data: { seat: 0, card } } as unknown as GameEvent, language, ['Robin'], cards);
const prompt =
  (key: string): Tell =>
  (presentation, language, cards) =>
    presentation.renderDecision({ seat: 0, prompt: { key, params: { card } } } as unknown as Decision, language, ['Robin'], cards);

const sentences: readonly (readonly [string, Tell])[] = [
  ['starline', event('abilityActivated')],
  ['magic', event('spellCopied')],
  ['yugioh', prompt('chooseAttackTarget')],
  ['force-of-will', prompt('attackTarget')],
  ['grand-archive', prompt('attack')],
];

describe.each(sentences)('a sentence of %s about a card', (game, tell) => {
  const presentation = presentationOf(game) as CardPresentation;

  it('given the catalogue that the match pins, then the card has the name that it has there, in each language', () => {
    const [one, other] = [catalogueWith('First Name', '前名'), catalogueWith('Second Name', '后名')];
    expect(tell(presentation, 'en', one)).toContain('First Name');
    expect(tell(presentation, 'en', other)).toContain('Second Name');
    expect(tell(presentation, 'zh', one)).toContain('前名');
    expect(tell(presentation, 'zh', other)).toContain('后名');
  });

  it('given a catalogue without it, or none, then the card is told by its id', () => {
    expect(tell(presentation, 'en', new Map())).toContain(card);
    expect(tell(presentation, 'zh')).toContain(card);
  });
});
