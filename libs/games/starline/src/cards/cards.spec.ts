import { describe, expect, it } from '@jest/globals';
import { faultSentence } from '@arbiter/kernel';
import { checkProgram } from '@arbiter/kernel/authoring';
import { presetDecks } from '../decks.js';
import { starline } from '../game.js';
import { inventedCards } from '../testing/invented-cards.js';
import { faultsOf } from '../testing/program-check.js';
import type { StarlineCard } from '../vocabulary.js';
import { artCards } from './art.js';
import { carbonCards } from './carbon.js';
import { catCards } from './cat.js';
import { neutralCards } from './neutral.js';
import { orcCards } from './orc.js';
import { powerCards } from './power.js';
import { virtualCards } from './virtual.js';
import { yokaiCards } from './yokai.js';

const lists: readonly (readonly [string, readonly StarlineCard[]])[] = [
  ['neutral', neutralCards],
  ['orc', orcCards],
  ['cat', catCards],
  ['art', artCards],
  ['yokai', yokaiCards],
  ['virtual', virtualCards],
  ['power', powerCards],
  ['carbon', carbonCards],
];
const printed = lists.flatMap(([, cards]) => cards);

function factsFault(card: StarlineCard): string | null {
  const { printed: facts } = card;
  if (facts.type === 'magic') return facts.mana >= 0 ? null : `${card.id}: mana below zero`;
  if ((facts.attack === null) !== facts.keywords.includes('blocker')) return `${card.id}: a blocker, and only a blocker, has no attack`;
  if (facts.tributes < 0 || facts.tributes > 5) return `${card.id}: ${facts.tributes} tributes`;
  const star = card.abilities.filter((ability) => ability.marks?.blueStar === true);
  if (star.length !== (facts.blueStar === true ? 1 : 0)) return `${card.id}: the blue star and its words must go together`;
  return facts.blueStar === true && facts.tributes > 0 ? `${card.id}: a blue star takes no tributes (十二.4)` : null;
}

describe('card programs', () => {
  it('given all printed and invented cards, then no id stands twice', () => {
    const ids = [...printed, ...inventedCards].map((card) => card.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(lists)('given the %s cards, then each belongs to the race and no name stands twice', (race, cards) => {
    expect(cards.filter((card) => card.printed.race !== race).map((card) => card.id)).toEqual([]);
    for (const language of ['zh', 'en'] as const) {
      const names = cards.map((card) => card.names[language]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('given two lists of a deck, then their names differ too (一.2(1))', () => {
    const names = printed.map((card) => card.names.zh);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('given any card, then its facts hold together', () => {
    expect([...printed, ...inventedCards].map(factsFault).filter((fault) => fault !== null)).toEqual([]);
  });

  it('given any card, then every word of its program is in the vocabulary', () => {
    const cards = [...printed, ...inventedCards];
    const ids = new Set(cards.map(({ id }) => id));
    expect(cards.flatMap((card) => checkProgram(starline, card, (id) => ids.has(id))).map(faultSentence)).toEqual([]);
    expect(cards.flatMap(faultsOf)).toEqual([]);
  });

  it('given any card, then its program survives JSON unchanged', () => {
    for (const card of [...printed, ...inventedCards]) expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  it('given a program that Starline does not carry out, then each fault is named', () => {
    const [first] = neutralCards as readonly [StarlineCard];
    const player = { layer: 'keywords', players: 'you', add: { attack: 1 } };
    const broken = {
      ...first,
      id: 'broken',
      abilities: [
        { kind: 'triggered', clauses: [{ choose: [{ as: 'it', from: { from: 'hand' }, oneOf: ['a'] }] }] },
        { kind: 'static', modifiers: [player, { layer: 'set', set: { playLimit: 1 } }] },
      ],
    } as unknown as StarlineCard;
    expect(faultsOf(broken)).toEqual([
      'broken abilities/0: waits for nothing',
      'broken abilities/0/clauses/0/choose/0: choice it must be of exactly one kind',
      'broken abilities/1/modifiers/0: modifiers of players cannot use the layer keywords',
      'broken abilities/1/modifiers/0: players have no attack',
      'broken abilities/1/modifiers/1: objects have no playLimit',
    ]);
  });
});

describe('preset decks', () => {
  it('given every race with cards, then a deck of it is there', () => {
    const races = lists.map(([race]) => race).filter((race) => race !== 'neutral');
    expect(presetDecks.map((preset) => preset.deck.race as string).sort()).toEqual([...races].sort());
  });
});
