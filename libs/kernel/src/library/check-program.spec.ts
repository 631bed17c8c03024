import { describe, expect, it } from '@jest/globals';
import { createRules, libraryOf } from '../engine.js';
import { catalogueOf } from './catalogue.js';
import { createRuleset } from '../ruleset.js';
import { CardsRefused, faultSentence } from '../errors.js';
import type { JsonObject, Pins } from '../contract.js';
import type { GameDefinition } from '../game.js';
import { clauseGame } from '../testing/clause-game.js';
import { kernelVerbForms } from '../vocabulary/verb-forms.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

const vocabulary: Vocabulary = {
  entries: {
    keywords: {
      words: {
        flying: {},
        guard: { needs: { amount: 'number' } },
        ward: { may: { from: 'predicate', cost: 'cost' }, oneOf: ['from', 'cost'] },
        growth: { needs: { amount: { or: ['number', ['X']] } } },
      },
    },
    rules: { words: { cant: { needs: { what: ['attack', 'block'] }, may: { where: 'fits' } } } },
    bans: { fields: { may: { cant: ['attack'], n: 'amount' } } },
  },
  abilityWords: ['rally'],
  characteristics: { power: 'number', words: ['small', 'big'], keywords: 'any', rules: 'any', bans: 'any', 'tally.': 'number' },
  printed: { kind: 'text', power: 'number', cost: 'number', words: { listOf: ['small', 'big'] }, keywords: { listOf: 'keyword' } },
  events: { main: { always: ['seat'] }, slain: { always: ['object', 'seat'] } },
  eventValues: {},
  names: { bound: [], noted: [], read: [] },
  durations: ['turn'],
  spans: ['turn'],
  refunds: ['undone'],
  marks: { quick: 'flag' },
  verbs: { slay: { needs: { what: 'ref' } } },
  phases: ['dawn'],
  playerAmounts: ['life'],
  matchAmounts: ['turn'],
  gameFields: { night: 'number' },
  purposes: ['arrive'],
  faceKinds: ['back'],
};
const game: GameDefinition = { ...clauseGame, vocabulary };
const ruleset = createRuleset(game);
const layer = game.layers[0] as string;

/** Returns the faults found in a card that comes with a match; none where the card is accepted. */
function refused(card: JsonObject): readonly string[] {
  const pins = {
    matchId: 'm',
    game: game.id,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(game.formats)[0],
    seats: 2,
    seedCommitment: null,
    inlineCards: [card],
  } as unknown as Pins;
  try {
    ruleset.start(pins, '00'.repeat(32));
    return [];
  } catch (error) {
    if (!(error instanceof CardsRefused)) throw error;
    return error.faults.map(faultSentence);
  }
}

const card = (more: JsonObject): JsonObject => ({
  id: 'odd',
  names: { en: 'Odd', zh: 'Odd' },
  printed: { kind: 'unit', power: 1, cost: 1 },
  abilities: [],
  ...more,
});
const printing = (...keywords: readonly (string | JsonObject)[]): JsonObject =>
  card({ printed: { kind: 'unit', power: 1, cost: 1, keywords } });
const able = (ability: JsonObject): JsonObject => card({ abilities: [{ kind: 'triggered', on: [{ event: 'slain' }], ...ability }] });
const doing = (...verbs: readonly JsonObject[]): JsonObject => able({ clauses: [{ do: verbs }] });
const granting = (modifier: JsonObject): JsonObject =>
  doing({ verb: 'grant', to: 'self', until: 'turn', modifiers: [{ layer, ...modifier }] });

describe('a card that comes with a match', () => {
  it('given words that the game declares, then it is taken', () => {
    expect(
      refused(
        printing(
          'flying',
          { word: 'guard', amount: 2 },
          { word: 'ward', from: { power: { atLeast: 2 } } },
          { word: 'ward', cost: [{ verb: 'slay', what: 'self' }] },
          { word: 'growth', amount: 'X' },
        ),
      ),
    ).toEqual([]);
    expect(
      refused(
        granting({
          add: { power: { countOf: 'self', where: { words: 'big', 'tally.oak': 1 } } },
          gain: {
            keywords: ['flying', { word: 'guard', amount: 1 }],
            rules: [{ word: 'cant', what: 'block', where: { tree: { keywords: 'flying' } } }],
            bans: [{ cant: 'attack', n: 1 }],
          },
          lose: { keywords: ['guard'] },
        }),
      ),
    ).toEqual([]);
    expect(
      refused(
        able({
          keyword: 'rally',
          limit: { uses: 1, per: 'turn', scope: 'object', refund: 'undone' },
          marks: { quick: true },
          when: {
            all: [
              { phase: 'dawn' },
              { game: 'night', equal: 1 },
              { compare: [{ player: 'you', value: 'life' }, 'atLeast', { match: 'turn' }] },
            ],
          },
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    ['an unknown keyword', printing('flying', 'nonsense'), ['card "odd" at printed.keywords[1]: unknown keyword "nonsense"']],
    [
      'a misspelt keyword, then with the nearest',
      printing('flyng'),
      ['card "odd" at printed.keywords[0]: unknown keyword "flyng"; did you mean "flying"?'],
    ],
    [
      'an unknown keyword with a number',
      printing({ word: 'starcalling', amount: 2 }),
      ['card "odd" at printed.keywords[0]: unknown keyword "starcalling"'],
    ],
    [
      'a keyword without the number that it needs',
      printing('guard'),
      ['card "odd" at printed.keywords[0]: the keyword "guard" needs "amount"'],
    ],
    [
      'a keyword with another kind of number',
      printing({ word: 'guard', amount: 'two' }),
      ['card "odd" at printed.keywords[0].amount: "amount" of the keyword "guard" is a whole number, not "two"'],
    ],
    [
      'a keyword with a word for a number that it does not have',
      printing({ word: 'growth', amount: 'Y' }),
      ['card "odd" at printed.keywords[0].amount: "amount" of the keyword "growth" is a whole number or "X", not "Y"'],
    ],
    [
      'a keyword with a parameter that nobody reads',
      printing({ word: 'guard', amount: 1, amuont: 2 }),
      ['card "odd" at printed.keywords[0]: unknown parameter of the keyword "guard" "amuont"; did you mean "amount"?'],
    ],
    [
      'a plain keyword with a parameter',
      printing({ word: 'flying', amount: 1 }),
      ['card "odd" at printed.keywords[0]: unknown parameter of the keyword "flying" "amount"'],
    ],
    [
      'a keyword with none of several parameters',
      printing({ word: 'ward' }),
      ['card "odd" at printed.keywords[0]: the keyword "ward" needs "from" or "cost"'],
    ],
    [
      'an unknown word in a parameter of a keyword',
      printing({ word: 'ward', from: { pwoer: 1 } }),
      ['card "odd" at printed.keywords[0].from.pwoer: unknown characteristic "pwoer"; did you mean "power"?'],
    ],
    [
      'something else for a keyword',
      printing({ amount: 1 }),
      ['card "odd" at printed.keywords[0]: a word stands here, or a tree with a word, not {"amount":1}'],
    ],
    [
      'an unknown keyword that an effect grants',
      granting({ gain: { keywords: ['flnyig'] } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].gain.keywords[0]: unknown keyword "flnyig"'],
    ],
    [
      'a keyword without its number that an effect grants',
      granting({ gain: { keywords: ['guard'] } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].gain.keywords[0]: the keyword "guard" needs "amount"'],
    ],
    [
      'an unknown keyword that an effect takes away',
      granting({ lose: { keywords: ['flyin'] } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].lose.keywords[0]: unknown keyword "flyin"; did you mean "flying"?'],
    ],
    [
      'an unknown keyword that is asked for',
      able({ when: { object: 'self', is: { keywords: ['flying', 'fling'] } } }),
      ['card "odd" at abilities[0].when.is.keywords[1]: unknown keyword "fling"; did you mean "flying"?'],
    ],
    [
      'an unknown keyword of an ability',
      able({ keyword: 'raly' }),
      ['card "odd" at abilities[0].keyword: unknown keyword of an ability "raly"; did you mean "rally"?'],
    ],
    [
      'an unknown keyword of a lent ability',
      granting({ abilities: [{ kind: 'static', modifiers: [{ layer, of: 'self', gain: { keywords: ['flyng'] } }] }] }),
      [
        'card "odd" at abilities[0].clauses[0].do[0].modifiers[0].abilities[0].modifiers[0].gain.keywords[0]: unknown keyword "flyng"; did you mean "flying"?',
      ],
    ],
    [
      'an unknown entry of a list',
      granting({ gain: { rules: [{ word: 'cannot', what: 'attack' }] } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].gain.rules[0]: unknown entry of rules "cannot"'],
    ],
    [
      'an unknown word in an entry',
      granting({ gain: { rules: [{ word: 'cant', what: 'atack' }] } }),
      [
        'card "odd" at abilities[0].clauses[0].do[0].modifiers[0].gain.rules[0].what: "what" of the entry of rules "cant" is "attack" or "block", not "atack"',
      ],
    ],
    [
      'an unknown word in an entry without a word',
      granting({ gain: { bans: [{ cant: 'block' }] } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].gain.bans[0].cant: "cant" of the entry of bans is "attack", not "block"'],
    ],
    [
      'an unknown word of a characteristic',
      card({ printed: { kind: 'unit', power: 1, words: ['bigg'] } }),
      ['card "odd" at printed.words[0]: the printed value "words" is "small" or "big", not "bigg"'],
    ],
    [
      'an unknown printed value',
      card({ printed: { kind: 'unit', pwer: 1 } }),
      ['card "odd" at printed.pwer: unknown printed value "pwer"; did you mean "power"?'],
    ],
    [
      'an unknown verb',
      doing({ verb: 'slya', what: 'self' }),
      ['card "odd" at abilities[0].clauses[0].do[0].verb: unknown verb "slya"; did you mean "slay"?'],
    ],
    [
      'an unknown argument',
      doing({ verb: 'slay', waht: 'self' }),
      [
        'card "odd" at abilities[0].clauses[0].do[0]: the verb "slay" needs "what"',
        'card "odd" at abilities[0].clauses[0].do[0]: unknown parameter of the verb "slay" "waht"; did you mean "what"?',
      ],
    ],
    [
      'a verb without what it needs',
      doing({ verb: 'note', as: 'it' }),
      ['card "odd" at abilities[0].clauses[0].do[0]: the verb "note" needs "what"'],
    ],
    [
      'an argument of another type',
      doing({ verb: 'reduceBy', by: 'all' }),
      ['card "odd" at abilities[0].clauses[0].do[0].by: "by" of the verb "reduceBy" is an amount or "left", not "all"'],
    ],
    [
      'an argument that nobody reads',
      doing({ verb: 'shield', uses: 1, ability: { kind: 'replacement', on: [{ event: 'slain' }] } }),
      ['card "odd" at abilities[0].clauses[0].do[0]: unknown parameter of the verb "shield" "uses"'],
    ],
    [
      'a lasting effect without an end',
      doing({ verb: 'grant', to: 'self', modifiers: [] }),
      ['card "odd" at abilities[0].clauses[0].do[0]: the verb "grant" needs "until"'],
    ],
    [
      'a fraction for an amount',
      granting({ add: { power: 0.5 } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].add.power: an amount is a whole number, not 0.5'],
    ],
    [
      'an unknown event',
      card({ abilities: [{ kind: 'triggered', on: [{ event: 'slian' }] }] }),
      ['card "odd" at abilities[0].on[0].event: unknown event "slian"; did you mean "slain"?'],
    ],
    [
      'an unknown field of an event',
      doing({ verb: 'slay', what: { event: 'objekt' } }),
      ['card "odd" at abilities[0].clauses[0].do[0].what.event: unknown field of events "objekt"; did you mean "object"?'],
    ],
    [
      'an unknown duration',
      doing({ verb: 'grant', to: 'self', until: 'forever', modifiers: [] }),
      ['card "odd" at abilities[0].clauses[0].do[0].until: unknown duration "forever"'],
    ],
    [
      'an unknown layer',
      granting({ layer: 'nowhere' }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].layer: unknown layer "nowhere"'],
    ],
    [
      'an unknown characteristic that is changed',
      granting({ add: { powre: 1 } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].add.powre: unknown characteristic "powre"; did you mean "power"?'],
    ],
    [
      'an unknown value',
      granting({ add: { power: { cuont: { from: 'hand' } } } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].add.power: unknown kind of amount "cuont"; did you mean "count"?'],
    ],
    [
      'an unknown value of a player',
      able({ when: { compare: [{ player: 'you', value: 'lfe' }, 'atLeast', 1] } }),
      ['card "odd" at abilities[0].when.compare[0].value: unknown value of players "lfe"'],
    ],
    [
      'an unknown value of the match',
      able({ when: { compare: [{ match: 'trun' }, 'atLeast', 1] } }),
      ['card "odd" at abilities[0].when.compare[0].match: unknown value of the match "trun"; did you mean "turn"?'],
    ],
    [
      'an unknown comparison',
      able({ when: { compare: [1, 'greater', 1] } }),
      ['card "odd" at abilities[0].when.compare[1]: unknown comparison "greater"'],
    ],
    [
      'an unknown condition',
      able({ when: { exsits: { from: 'hand' } } }),
      ['card "odd" at abilities[0].when: unknown kind of condition "exsits"; did you mean "exists"?'],
    ],
    [
      'an unknown field of a condition',
      able({ when: { exists: { from: 'hand' }, atleast: 2 } }),
      ['card "odd" at abilities[0].when: unknown field of condition "exists" "atleast"; did you mean "atLeast"?'],
    ],
    ['an unknown phase', able({ when: { phase: 'dusk' } }), ['card "odd" at abilities[0].when.phase: unknown phase "dusk"']],
    [
      'an unknown place',
      doing({ verb: 'slay', what: { all: { from: 'hnad' } } }),
      ['card "odd" at abilities[0].clauses[0].do[0].what.all.from: unknown place "hnad"; did you mean "hand"?'],
    ],
    [
      'an unknown player',
      doing({ verb: 'slay', what: { all: { from: 'hand', of: 'oponent' } } }),
      ['card "odd" at abilities[0].clauses[0].do[0].what.all.of: unknown player "oponent"; did you mean "opponent"?'],
    ],
    [
      'an unknown fact',
      able({ when: { compare: [{ history: 'loost' }, 'atLeast', 1] } }),
      ['card "odd" at abilities[0].when.compare[0].history: unknown fact "loost"; did you mean "lost"?'],
    ],
    [
      'an unknown span',
      able({ limit: { uses: 1, per: 'trun', scope: 'object' } }),
      ['card "odd" at abilities[0].limit.per: unknown span "trun"; did you mean "turn"?'],
    ],
    [
      'an unknown mark',
      able({ marks: { quik: true } }),
      ['card "odd" at abilities[0].marks.quik: unknown mark "quik"; did you mean "quick"?'],
    ],
    [
      'an unknown field of an ability',
      able({ clause: [] }),
      ['card "odd" at abilities[0]: unknown field of ability "clause"; did you mean "clauses"?'],
    ],
    [
      'an unknown kind of ability',
      card({ abilities: [{ kind: 'statik' }] }),
      ['card "odd" at abilities[0]: unknown kind of ability "statik"; did you mean "static"?'],
    ],
    [
      'an unknown field of a clause',
      able({ clauses: [{ du: [] }] }),
      ['card "odd" at abilities[0].clauses[0]: unknown field of clause "du"'],
    ],
    [
      'an unknown field of a choice',
      able({ targets: [{ as: 'it', from: { from: 'hand' }, taget: true }] }),
      ['card "odd" at abilities[0].targets[0]: unknown field of choice "taget"; did you mean "target"?'],
    ],
    [
      'a clause that does nothing',
      able({ clauses: [{ may: true }] }),
      ['card "odd" at abilities[0].clauses[0]: a clause does or chooses something'],
    ],
    [
      'a flag that is none',
      able({ clauses: [{ do: [], may: 'yes' }] }),
      ['card "odd" at abilities[0].clauses[0].may: expected true or false, found "yes"'],
    ],
    [
      'a condition without what it needs',
      able({ when: { object: 'self' } }),
      ['card "odd" at abilities[0].when: condition "object" needs "is"'],
    ],
    [
      'a difference of three amounts',
      granting({ add: { power: { minus: [3, 2, 1] } } }),
      ['card "odd" at abilities[0].clauses[0].do[0].modifiers[0].add.power.minus: expected a list of 2, found [3,2,1]'],
    ],
    [
      'a word where a number belongs',
      able({ when: { object: 'self', is: { power: 'two' } } }),
      ['card "odd" at abilities[0].when.is.power: expected a whole number, found "two"'],
    ],
    [
      'bounds for words',
      able({ when: { object: 'self', is: { words: { atLeast: 2 } } } }),
      ['card "odd" at abilities[0].when.is.words: "words" holds no numbers to compare with {"atLeast":2}'],
    ],
    [
      'a choice of nothing',
      able({ targets: [{ as: 'it', min: 1 }] }),
      [
        'card "odd" at abilities[0].targets[0]: a choice needs one of "from", "number", "oneOf", "word", "name", "divide", "slot", "players"',
      ],
    ],
    [
      'a field of another kind of ability',
      able({ tier: 'copies' }),
      [
        'card "odd" at abilities[0].tier: unknown tier "copies"',
        'card "odd" at abilities[0]: "tier" belongs to no ability of the kind "triggered"',
      ],
    ],
    ['an unknown field of the card', card({ kind: 'token' }), ['card "odd": unknown field of card "kind"']],
    [
      'an unknown kind of face',
      card({ faces: [{ kind: 'bakc', names: { en: 'B', zh: 'B' }, printed: { kind: 'unit' }, abilities: [] }] }),
      ['card "odd" at faces[0].kind: unknown kind of face "bakc"; did you mean "back"?'],
    ],
    [
      'an unknown keyword on a further face',
      card({ faces: [{ kind: 'back', names: { en: 'B', zh: 'B' }, printed: { keywords: ['flyng'] }, abilities: [] }] }),
      ['card "odd" at faces[0].printed.keywords[0]: unknown keyword "flyng"; did you mean "flying"?'],
    ],
  ])('given %s, then it is refused by that name', (_case, odd, sentences) => {
    expect(refused(odd)).toEqual(sentences);
  });

  it('given the verbs of the kernel, then each has a form', () => {
    const { parts } = libraryOf({ ...game, verbs: {} }, catalogueOf([]));
    expect(Object.keys(kernelVerbForms(vocabulary)).sort()).toEqual([...parts.verbs.keys()].sort());
  });

  it('given several faults, then all are told, card by card', () => {
    expect(
      refused(
        card({
          printed: { kind: 'unit', keywords: ['nonsense'] },
          abilities: [{ kind: 'triggered', on: [{ event: 'never' }], clauses: [{ do: [{ verb: 'juggle' }] }] }],
        }),
      ),
    ).toHaveLength(3);
  });

  it('given a game that declares no words, then it takes what comes', () => {
    const pins = {
      matchId: 'm',
      game: 'x',
      ruleset: '',
      catalogueHash: '',
      format: Object.values(clauseGame.formats)[0],
      seats: 2,
      seedCommitment: null,
      inlineCards: [printing('nonsense')],
    } as unknown as Pins;
    expect(() => createRuleset(clauseGame).start(pins, '00'.repeat(32))).not.toThrow();
  });
});

describe('cards that are to be released', () => {
  it('given cards, when one says what nobody reads, then the rules tell that with its place, and nothing of the others', () => {
    const rules = createRules(game);
    const card = (id: string, keyword: string): JsonObject => ({
      id,
      names: { en: id, zh: id },
      printed: { kind: 'creature', power: 1 },
      abilities: [{ kind: 'static', modifiers: [], keyword }],
    });
    expect(rules.faultsOf([card('even', 'flying')])).toEqual([]);
    expect(rules.faultsOf([card('even', 'flying'), card('odd', 'flyng')])).toEqual([
      { card: 'odd', place: 'abilities[0].keyword', fault: expect.stringContaining('unknown keyword'), near: ['flying'] },
    ]);
  });
});
