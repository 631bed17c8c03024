import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@arbiter/games';
import { CardsRefused, faultSentence, type FormatPins, type JsonObject, type Pins } from '@arbiter/kernel';
import { type CardProgram, type EntryForm, type GameDefinition, checkProgram, type Vocabulary } from '@arbiter/kernel/authoring';
import { parseScenarios, runScenario } from '@arbiter/scenarios';
import { forceOfWill } from './force-of-will/src/game.js';
import { grandArchive } from './grand-archive/src/game.js';
import { magic } from './magic/src/game.js';
import { starline } from './starline/src/game.js';
import { yugioh } from './yugioh/src/game.js';

const definitions: readonly (readonly [string, GameDefinition])[] = [starline, magic, yugioh, forceOfWill, grandArchive].map((game) => [
  game.id,
  game,
]);
const vocabularyOf = ({ vocabulary }: GameDefinition): Vocabulary => vocabulary as Vocabulary;

/** A card that the game has, and an ability of it with one thing that the game does not know. */
function refusalOf(game: GameDefinition, more: { readonly printed?: JsonObject; readonly ability?: JsonObject }): readonly string[] {
  const [plain] = game.cards as readonly [CardProgram];
  const card = {
    ...plain,
    id: 'odd',
    names: { en: 'Odd', zh: 'Odd' },
    printed: { ...plain.printed, ...more.printed },
    abilities: more.ability === undefined ? [] : [more.ability],
    faces: undefined,
  } as unknown as JsonObject;
  const pins: Pins = {
    matchId: 'm',
    game: game.id,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(game.formats)[0] as FormatPins,
    seats: game.seats.min,
    seedCommitment: null,
    inlineCards: [card],
  };
  try {
    games[game.id as keyof typeof games].start(pins, '00'.repeat(32));
    return [];
  } catch (error) {
    if (!(error instanceof CardsRefused)) throw error;
    return error.faults.map(faultSentence);
  }
}

/** The sources of a game that carry rules out, those about decks among them: neither cards nor texts, nor lists of words. */
function rulesText(game: string): string {
  const root = join(import.meta.dirname, game, 'src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.spec.ts') &&
        !/^(?:cards|words|testing|rule-numbers)\/|^(?:card-words|event-forms|known-words|verb-forms|vocabulary|keywords\/keyword-forms|keywords\/keyword-terms|rulings|excused-rules)/.test(
          file,
        ),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/**
 * Lists the words in quotes, the names of fields, the arguments of verbs and the beginnings of composed words in a source text. The names
 * of emitted events are left out: they are told to people, and no card reads them.
 */
const wordsIn = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/\bemit\('\w+'/g, 'emit(')
      .matchAll(/'([^'\n]*)'|(?<=[\s{,(.])([A-Za-z]\w*)\??[:,]|\.([a-z]\w*)|`(\w+[:.])(?=\$)|([A-Za-z]\w*)(?= [,}])/g),
  ].map((match) => match.slice(1).find((word) => word !== undefined) as string);

const kernelRoot = join(import.meta.dirname, '../kernel/src');
const wordsOfKernel: readonly string[] = readdirSync(kernelRoot, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !/^(?:testing|vocabulary|words)\//.test(file))
  .flatMap((file) => wordsIn(readFileSync(join(kernelRoot, file), 'utf8')));

/**
 * Words that no source contains literally: labels of abilities that have no rule of their own, and names that code puts together
 * (`magic/src/combat/timing.ts`).
 */
const unspelt: { readonly [game: string]: RegExp } = {
  'force-of-will': /^(?:bestow|godsArt|inheritance|resonance)$/,
  magic: /^(?:before|after|inCombatBefore|inCombatAfter)(?:Attackers|Blockers|Damage|End)$/,
};

/** Lists, kind by kind, the words that cards may use and that some rule must therefore read. */
function declaredWords({ verbs, ...words }: Vocabulary): readonly (readonly [kind: string, words: readonly string[]])[] {
  const argumentsOf = ({ needs, may }: EntryForm): readonly string[] => Object.keys({ ...needs, ...may });
  return [
    ['event', Object.keys(words.events)],
    ['ability word', words.abilityWords],
    ['characteristic', Object.keys(words.characteristics)],
    ['duration', words.durations],
    ['span', words.spans],
    ['refund', words.refunds],
    ['mark', Object.keys(words.marks)],
    ['value of players', words.playerAmounts],
    ['value of the match', words.matchAmounts],
    ['purpose', words.purposes],
    ['kind of face', words.faceKinds],
    ['argument', [...new Set(Object.values(verbs).flatMap(argumentsOf))]],
  ];
}

describe.each(definitions)('the words of %s', (id, game) => {
  it('given its catalogue, then every word of every card is declared', () => {
    const ids = new Set(game.cards.map(({ id }) => id));
    expect(game.cards.flatMap((card) => checkProgram(game, card, (id) => ids.has(id))).map(faultSentence)).toEqual([]);
  });

  it('given a verb that it has, then it has a form, and no other has', () => {
    const forms = Object.keys(vocabularyOf(game).verbs ?? {});
    expect(forms.sort()).toEqual(Object.keys(game.verbs).sort());
  });

  it('given a keyword that it declares, then it stands for abilities, or a rule reads it', () => {
    const { keywords } = vocabularyOf(game).entries;
    const text = rulesText(id);
    const words = keywords !== undefined && 'words' in keywords ? Object.keys(keywords.words) : [];
    const idle = words.filter((word) => game.keywordAbilities?.[word] === undefined && !new RegExp(`['"]${word}['"]`).test(text));
    expect(idle).toEqual([]);
  });

  it('given any other word that it declares, then a rule of the game or of the kernel speaks of it', () => {
    const spoken = new Set([...wordsIn(rulesText(id)), ...wordsOfKernel]);
    const isSpoken = (word: string): boolean =>
      spoken.has(word) || spoken.has(/^\w+[:.]/.exec(word)?.[0] ?? word) || unspelt[id]?.test(word) === true;
    expect(
      declaredWords(vocabularyOf(game)).flatMap(([kind, words]) =>
        words.filter((word) => !isSpoken(word)).map((word) => `${kind} ${word}`),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'keyword',
      { printed: { keywords: ['nonsense'] } },
      id === 'yugioh' ? 'printed.keywords: unknown printed value "keywords"' : 'printed.keywords[0]: unknown keyword "nonsense"',
    ],
    [
      'keyword with a number',
      { printed: { keywords: [{ word: 'nonsense', amount: 2 }] } },
      id === 'yugioh' ? 'printed.keywords: unknown printed value "keywords"' : 'printed.keywords[0]: unknown keyword "nonsense"',
    ],
    [
      'keyword of an ability',
      { ability: { kind: 'static', keyword: 'nonsense' } },
      'abilities[0].keyword: unknown keyword of an ability "nonsense"',
    ],
    ['printed value', { printed: { nonsense: 1 } }, 'printed.nonsense: unknown printed value "nonsense"'],
    [
      'verb',
      { ability: { kind: 'triggered', clauses: [{ do: [{ verb: 'nonsense' }] }] } },
      'abilities[0].clauses[0].do[0].verb: unknown verb "nonsense"',
    ],
    [
      'argument',
      { ability: { kind: 'triggered', clauses: [{ do: [{ verb: 'note', as: 'it', what: 'self', nonsense: 1 }] }] } },
      'abilities[0].clauses[0].do[0]: unknown parameter of the verb "note" "nonsense"',
    ],
    ['event', { ability: { kind: 'triggered', on: [{ event: 'nonsense' }] } }, 'abilities[0].on[0].event: unknown event "nonsense"'],
    [
      'field of an event',
      { ability: { kind: 'triggered', when: { eventIs: 'nonsense', equal: 1 } } },
      'abilities[0].when.eventIs: unknown field of events "nonsense"',
    ],
    [
      'characteristic',
      { ability: { kind: 'triggered', when: { object: 'self', is: { nonsense: 1 } } } },
      'abilities[0].when.is.nonsense: unknown characteristic "nonsense"',
    ],
    [
      'granted characteristic',
      { ability: { kind: 'static', modifiers: [{ layer: game.layers[0] as string, of: 'self', add: { nonsense: 1 } }] } },
      'abilities[0].modifiers[0].add.nonsense: unknown characteristic "nonsense"',
    ],
    ['amount', { ability: { kind: 'triggered', x: { nonsense: 1 } } }, 'abilities[0].x: unknown kind of amount "nonsense"'],
    [
      'value of players',
      { ability: { kind: 'triggered', x: { player: 'you', value: 'nonsense' } } },
      'abilities[0].x.value: unknown value of players "nonsense"',
    ],
    [
      'value of the match',
      { ability: { kind: 'triggered', x: { match: 'nonsense' } } },
      'abilities[0].x.match: unknown value of the match "nonsense"',
    ],
    ['fact', { ability: { kind: 'triggered', x: { history: 'nonsense' } } }, 'abilities[0].x.history: unknown fact "nonsense"'],
    ['condition', { ability: { kind: 'triggered', when: { nonsense: 1 } } }, 'abilities[0].when: unknown kind of condition "nonsense"'],
    ['phase', { ability: { kind: 'triggered', when: { phase: 'nonsense' } } }, 'abilities[0].when.phase: unknown phase "nonsense"'],
    [
      'duration',
      { ability: { kind: 'triggered', clauses: [{ do: [{ verb: 'grant', to: 'self', until: 'nonsense', modifiers: [] }] }] } },
      'abilities[0].clauses[0].do[0].until: unknown duration "nonsense"',
    ],
    [
      'layer',
      { ability: { kind: 'static', modifiers: [{ layer: 'nonsense', of: 'self' }] } },
      'abilities[0].modifiers[0].layer: unknown layer "nonsense"',
    ],
    [
      'span',
      { ability: { kind: 'triggered', limit: { uses: 1, per: 'nonsense', scope: 'object' } } },
      'abilities[0].limit.per: unknown span "nonsense"',
    ],
    ['mark', { ability: { kind: 'triggered', marks: { nonsense: true } } }, 'abilities[0].marks.nonsense: unknown mark "nonsense"'],
    ['place', { ability: { kind: 'triggered', from: ['nonsense'] } }, 'abilities[0].from[0]: unknown place "nonsense"'],
    [
      'relation',
      { ability: { kind: 'triggered', when: { exists: { from: 'hand', relation: { is: 'nonsense', to: 'self' } } } } },
      'abilities[0].when.exists.relation.is: unknown relation "nonsense"',
    ],
    [
      'field of a clause',
      { ability: { kind: 'triggered', clauses: [{ nonsense: 1 }] } },
      'abilities[0].clauses[0]: unknown field of clause "nonsense"',
    ],
  ] as const)('given an unknown %s, then a card with it is refused by that name and the place', (_kind, more, sentence) => {
    expect(refusalOf(game, more as unknown as { readonly printed?: JsonObject; readonly ability?: JsonObject })).toEqual([
      `card "odd" at ${sentence}`,
    ]);
  });

  it('given nothing that it does not know, then the card is taken', () => {
    expect(() => refusalOf(game, {})).not.toThrow(CardsRefused);
  });
});

describe('a keyword that an effect grants', () => {
  it.each([
    [starline, 'keywords', 'pirce', 'pierce'],
    [magic, 'abilities', 'flyng', 'flying'],
    [forceOfWill, 'abilities', 'percision', 'precision'],
    [grandArchive, 'abilities', 'steadfsat', 'steadfast'],
  ] as const)('given one that is misspelt, then the nearest is named', (game, layer, wrong, right) => {
    const granting = {
      kind: 'triggered',
      clauses: [
        {
          do: [
            {
              verb: 'grant',
              to: 'self',
              until: game === starline ? 'turnEnd' : 'endOfTurn',
              modifiers: [{ layer, gain: { keywords: [wrong] } }],
            },
          ],
        },
      ],
    };
    expect(refusalOf(game, { ability: granting })).toEqual([
      `card "odd" at abilities[0].clauses[0].do[0].modifiers[0].gain.keywords[0]: unknown keyword "${wrong}"; did you mean "${right}"?`,
    ]);
  });

  it.each([
    [magic, 'bushido', 'amount'],
    [forceOfWill, 'limit', 'n'],
    [grandArchive, 'retort', 'amount'],
  ] as const)('given one that needs a number and has none, or no number, then it is refused', (game, word, parameter) => {
    expect(refusalOf(game, { printed: { keywords: [word] } })).toEqual([
      `card "odd" at printed.keywords[0]: the keyword "${word}" needs "${parameter}"`,
    ]);
    expect(refusalOf(game, { printed: { keywords: [{ word, [parameter]: 'many' }] } })).toEqual([
      `card "odd" at printed.keywords[0].${parameter}: "${parameter}" of the keyword "${word}" is a whole number, not "many"`,
    ]);
  });
});

describe('a verb of a game', () => {
  it.each([
    ['a missing argument', starline, { verb: 'draw', player: 'you' }, ': the verb "draw" needs "count"'],
    [
      'an argument that nobody reads',
      starline,
      { verb: 'destroy', objects: 'self', amount: 1 },
      ': unknown parameter of the verb "destroy" "amount"',
    ],
    [
      'an argument of another type',
      starline,
      { verb: 'charge', player: 'you', amount: 'two' },
      '.amount: "amount" of the verb "charge" is an amount, not "two"',
    ],
    ['a missing argument', magic, { verb: 'payMana' }, ': the verb "payMana" needs "mana"'],
    [
      'an argument that nobody reads',
      magic,
      { verb: 'move', what: 'self', to: 'battlefield', attacking: true },
      ': unknown parameter of the verb "move" "attacking"',
    ],
    [
      'an argument of another type',
      magic,
      { verb: 'payMana', mana: '{Q}' },
      '.mana: "mana" of the verb "payMana" is a cost in mana, not "{Q}"',
    ],
    [
      'an unknown word deep inside',
      magic,
      { verb: 'search', parts: [{ as: 'it', for: { tpyes: 'land' } }] },
      '.parts[0].for.tpyes: unknown characteristic "tpyes"; did you mean "types"?',
    ],
    ['a missing argument', yugioh, { verb: 'damage', amount: 500 }, ': the verb "damage" needs "who"'],
    [
      'an argument that nobody reads',
      yugioh,
      { verb: 'destroy', what: 'self', player: 'you' },
      ': unknown parameter of the verb "destroy" "player"',
    ],
    [
      'an unknown word',
      yugioh,
      { verb: 'skipPhase', phase: 'mian1' },
      '.phase: "phase" of the verb "skipPhase" is "draw" or "standby" or "main1" or "battle" or "main2" or "end", not "mian1"',
    ],
    ['a missing argument', forceOfWill, { verb: 'produce' }, ': the verb "produce" needs "will"'],
    ['none of two arguments', forceOfWill, { verb: 'dealDamage', amount: 100 }, ': the verb "dealDamage" needs "to" or "player"'],
    ['a card that is not there', forceOfWill, { verb: 'create', token: 't-nobody' }, '.token: unknown card "t-nobody"'],
    ['a missing argument', grandArchive, { verb: 'glimpse' }, ': the verb "glimpse" needs "amount"'],
    ['an argument of another type', grandArchive, { verb: 'negate', what: 7 }, '.what: "what" of the verb "negate" is a reference, not 7'],
  ] as const)('given it with %s, then its card is refused with the place', (_what, game, verb, sentence) => {
    expect(refusalOf(game, { ability: { kind: 'triggered', clauses: [{ do: [verb] }] } as unknown as JsonObject })).toEqual([
      `card "odd" at abilities[0].clauses[0].do[0]${sentence}`,
    ]);
  });
});

describe('a scenario with a card that its game does not understand', () => {
  it('given keywords of sets that are not played, then it fails with each of them by name, and nothing is played', () => {
    const [scenario] = parseScenarios(
      `
game: grand-archive
name: unknown keywords
rules: ['1.1.1']
cards:
  - { id: caller, names: { en: Caller, zh: 呼 }, printed: { types: [ally], supertypes: [], classes: [], subtypes: [], elements: [norm], cost: null, keywords: [{ word: starcalling, amount: 2 }, critical, vigro], power: 1, life: 1 }, abilities: [] }
table: { players: [{ hand: [caller] }, {}] }
expect: [{ zone: hand, seat: 0, count: 1 }]`,
      'unknown.yaml',
    );
    const report = runScenario(scenario!, games['grand-archive']);
    expect(report.failures).toEqual([
      'cards: card "caller" at printed.keywords[0]: unknown keyword "starcalling"',
      'cards: card "caller" at printed.keywords[1]: unknown keyword "critical"',
      'cards: card "caller" at printed.keywords[2]: unknown keyword "vigro"; did you mean "vigor"?',
    ]);
    expect(report.carried).toEqual([]);
  });
});
