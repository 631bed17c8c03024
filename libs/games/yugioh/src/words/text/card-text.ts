import { type Language, readAs } from '@arbiter/kernel';
import type { Ability, Amount, CardProgram, Choice, Limit, Modifier, PlayerRef, Ref, Verb } from '@arbiter/kernel/authoring';
import {
  capital,
  type CardLookup,
  join,
  Mentions,
  onlyFields,
  type Phrase,
  phrase,
  sentence,
  template,
  UnknownWord,
  wordOfTable,
} from '@arbiter/kernel/words';
import type { MaterialPart } from '../../cards/printed.js';
import { measureWords } from './amounts.js';
import { bindingOf, picksOnce } from './choices.js';
import { clauseList, costWords, verbList } from './clauses.js';
import { conditionWords } from './conditions.js';
import { markSentences } from './marks.js';
import { modifierWords } from './modifiers.js';
import { pileTerms } from './places.js';
import { nameWords } from './qualities.js';
import type { Reader } from './reader.js';
import { playerWords, possessiveWords, refWords } from './references.js';
import { allOf, countedOf, describedAs, kindOf } from './selectors.js';
import { eventObjectOf, isMoment, isPlainWindow, occasionsOf } from './triggers.js';

/**
 * Renders the text of a card from its program, one line for each effect, so that text and behaviour can't differ. The other printed values
 * are not part of the text (see `cardValues`). The sentences are our own; the words are the official terms.
 * @param cardOf looks up the cards and Tokens that the text names
 * @throws {UnknownWord} for a program with words that are in no vocabulary
 */
export function cardText(card: CardProgram, language: Language, cardOf: CardLookup): string {
  return linesOf(card, cardOf)
    .map((line) => line[language])
    .filter((line) => line !== '')
    .join('\n');
}

function linesOf(card: CardProgram, cardOf: CardLookup): readonly Phrase[] {
  const alwaysNamed = card.printed.alwaysNamed;
  return [
    materialLine(card, cardOf),
    ...(alwaysNamed === undefined
      ? []
      : [template('This card’s name is always treated as $1.', '这张卡的卡名一直当作$1使用。', nameWords(alwaysNamed, cardOf))]),
    ...card.abilities.map((ability) => abilityWords(ability, card, cardOf)),
  ];
}

/** The line of materials of a monster of the Extra Deck: `1 Tuner + 1+ non-Tuner monsters`. */
function materialLine({ printed }: CardProgram, cardOf: CardLookup): Phrase {
  const parts = readAs<readonly MaterialPart[] | undefined>(printed.materials);
  if (parts === undefined) return phrase('', '');
  const reader = readerFor({ kind: 'static' }, cardOf);
  return join(
    parts.map((part) => materialWords(reader, part)),
    ' + ',
    '＋',
  );
}

function materialWords(reader: Reader, { is, count, more }: MaterialPart): Phrase {
  const number = more === true ? phrase(`${count}+`, `${count}只以上`) : phrase(String(count), `${count}只`);
  if (typeof is.names === 'string' && Object.keys(is).length === 1)
    return count === 1 && more !== true
      ? nameWords(is.names, reader.cardOf)
      : template('$1 $2', '$1$2', number, nameWords(is.names, reader.cardOf));
  const what = describedAs(reader, is, ['monsterZone']);
  const bare = what.en.replace(/^an? /, '');
  return template('$1 $2', '$1$2', number, {
    en: count > 1 || more === true ? `${bare.replace(/\bmonster\b/, 'monsters')}` : bare,
    zh: what.zh,
  });
}

const card = phrase('this card', '这张卡');

/** The functions that put the parts of one ability into words. */
function readerFor(ability: Ability, cardOf: CardLookup): Reader {
  const mentions = new Mentions();
  const alone = picksOnce(ability);
  const reader: Reader = {
    cardOf,
    self: card,
    measure: (amount) => measureWords(reader, amount),
    ref: (ref) => refWords(reader, ref),
    player: (player) => playerWords(reader, player),
    possessive: (player) => possessiveWords(reader, player),
    all: (selector) => allOf(reader, selector),
    kind: (selector) => kindOf(reader, selector),
    counted: (selector, number, several) => countedOf(reader, selector, number, several),
    described: (predicate, from) => describedAs(reader, predicate, from),
    condition: (condition) => conditionWords(reader, condition),
    modifiers: (modifiers, to) => modifierWords(reader, modifiers, to),
    ability: (lent) => abilityWords(lent, null, cardOf),
    order: (verbs) => verbList(reader, verbs),
    clauses: (clauses) => clauseList(reader, clauses),
    name: (name, mention) => mentions.name(name, mention),
    choice: (choice) => reader.name(choice.as, bindingOf(reader, choice, alone)),
    mention: (name) => mentions.of(name) ?? phrase('it', '它'),
    eventObject: eventObjectOf(ability.on ?? [], card),
  };
  for (const target of ability.targets ?? []) reader.choice(target);
  return reader;
}

const spans: { readonly [span: string]: Phrase } = {
  turn: phrase('turn', '1回合'),
  chain: phrase('Chain', '同一连锁上'),
  duel: phrase('Duel', '决斗中'),
};

/**
 * How often an ability may be used (base.23.10 - base.23.13): `Once per turn:` before the effect; a limit that counts by name as a sentence
 * after it.
 */
function limitWords({ uses, per, scope, as }: Limit, whole: boolean, name: Phrase): { readonly before: Phrase; readonly behind: Phrase } {
  const span = wordOfTable(spans, per, 'span');
  const times = uses === 1 ? phrase('once', '1次') : phrase(`${uses} times`, `${uses}次`);
  if (scope === 'object' && as === undefined)
    return { before: template('$1 per $2: ', '$2$1，', { en: capital(times.en), zh: times.zh }, span), behind: phrase('', '') };
  const what = whole
    ? template('activate $1', '$1的发动', name)
    : as === undefined
      ? template('use this effect of $1', '$1的这个效果', name)
      : template('use this effect and those that are counted with it', '这个效果与一同计数的效果');
  return { before: phrase('', ''), behind: template('You can only $1 $2 per $3.', '$1$3只能使用$2。', what, times, span) };
}

/** Places off the field from which an ability is activated, if its event does not already imply them. */
function placeWords({ from, kind, on = [], marks }: Ability): Phrase {
  if (from === undefined || kind === 'spell' || marks?.pendulum !== undefined) return phrase('', '');
  // An effect that a card has in the GY after being sent there needs no mention of the place.
  const piles = from.filter((zone) => (kind === 'triggered' ? zone === 'hand' : zone in pileTerms));
  if (piles.length === 0 || (kind !== 'triggered' && on.some(({ event, mark }) => mark === undefined && event === 'sentToGY')))
    return phrase('', '');
  return template('While this card is in your $1: ', '这张卡在$1存在的场合，', {
    en: piles.map((zone) => (pileTerms[zone] as Phrase).en).join(' or '),
    zh: piles.map((zone) => (pileTerms[zone] as Phrase).zh).join('·'),
  });
}

/** What is done at activation: costs and targets, in their order (ruling:14). */
function activation(reader: Reader, { cost = [], targets = [], marks }: Ability): Phrase {
  for (const verb of cost) if (verb.verb === 'count') nameCounted(reader, verb);
  const paid = (): Phrase =>
    costWords(
      reader,
      cost.filter(({ verb }) => !isVow(verb) && verb !== 'count'),
    );
  const parts = marks?.targetsFirst === true ? [...chosenWords(reader, targets), paid()] : [paid(), ...chosenWords(reader, targets)];
  return join(parts, ', and ', '，');
}

/** What is declared and targeted at activation. */
function chosenWords(reader: Reader, targets: readonly Choice[]): readonly Phrase[] {
  const declared = targets.filter(isDeclared).map(({ as }) => template('declare $1', '宣言$1', reader.mention(as)));
  const aimed = targets.filter((choice) => !isDeclared(choice)).map(({ as }) => reader.mention(as));
  const target = aimed.length === 0 ? phrase('', '') : template('target $1', '以$1为对象', join(aimed, ' and ', '和'));
  return [...declared, target];
}

const isDeclared = ({ number, name }: Choice): boolean => number !== undefined || name !== undefined;

/** A restriction that a player accepts by activating an effect (base.23.16) is not a cost; it is stated after the effect. */
const isVow = (verb: string): boolean => verb === 'grant';

function nameCounted(reader: Reader, { name, amount }: Verb): void {
  const binding = { first: reader.measure(amount as Amount), again: phrase('that number', '该数值') };
  reader.name(String(name), binding);
}

function vows(reader: Reader, { cost = [] }: Ability): readonly Phrase[] {
  return cost
    .filter(({ verb }) => isVow(verb))
    .map((verb) =>
      sentence(
        template(
          'the turn you activate this, $1',
          '这个效果发动的回合，$1',
          reader.modifiers(
            verb.modifiers as readonly Modifier[],
            verb.to === undefined ? reader.player((verb.players as PlayerRef | undefined) ?? 'you') : reader.ref(verb.to as Ref),
          ),
        ),
      ),
    );
}

const isFlip = ({ on = [] }: Ability): boolean =>
  on.length === 1 &&
  on[0]?.event === 'flipped' &&
  JSON.stringify(on[0].if) === JSON.stringify({ object: { event: 'object' }, is: { is: 'self' } });

/** Effects that are activated: `occasion: cost and targets; effect.` */
function activated(reader: Reader, ability: Ability, program: CardProgram | null): Phrase {
  const { kind, on = [], when, limit, may, marks } = ability;
  const name = program === null ? phrase('this card', '这张卡') : phrase(`“${program.names.en}”`, `「${program.names.zh}」`);
  const times = limit === undefined ? null : limitWords(limit, kind === 'spell', name);
  const flip = isFlip(ability) && (program === null || (program.printed.marks as readonly string[] | undefined)?.includes('flip') === true);
  const occasion = flip ? phrase('', '') : occasionsOf(reader, on);
  const condition = when === undefined ? phrase('', '') : template('if $1', '$1的场合', reader.condition(when));
  const circumstances = join([occasion, condition], ', ', '，');
  const head = activation(reader, ability);
  const can = may === true || kind === 'activated' ? phrase('you can ', '可以') : phrase('', '');
  const effect = ability.modes === undefined ? clauseList(reader, ability.clauses ?? []) : modesWords(reader, ability);
  const done = doneBy(can, head, effect);
  const core = circumstances.en === '' ? done : template('$1: $2', '$1，$2', circumstances, done);
  const label = flip ? phrase('FLIP: ', '反转：') : marks?.quick === true ? phrase('(Quick Effect) ', '（诱发即时效果）') : phrase('', '');
  const said = join([placeWords(ability), times?.before ?? phrase('', ''), label, core], '', '');
  const main =
    core.en === ''
      ? phrase('', '')
      : template('$1$2', '$1$2', sentence({ en: capital(afterColons(said.en)), zh: said.zh }), wayOfActing(ability, flip));
  return join(
    [main, ...usersOf(ability), ...vows(reader, ability), ...markSentences(reader, ability), times?.behind ?? phrase('', '')],
    ' ',
    '',
  );
}

const users: { readonly [by in NonNullable<Ability['by']>]: Phrase } = {
  any: phrase('Either player can activate this effect.', '双方玩家都能把这个效果发动。'),
  opponents: phrase('Only your opponent can activate this effect.', '只有对方能把这个效果发动。'),
};

/** Who may activate an ability, if not only its own player. */
const usersOf = ({ by }: Ability): readonly Phrase[] => (by === undefined ? [] : [users[by]]);

/** Whether a triggered effect must be activated, or is carried out without a Chain (4.2-2, base.6.18). */
function wayOfActing({ kind, may, on = [], marks }: Ability, flip: boolean): Phrase {
  if (marks?.maintenance === true) return phrase(' (This starts no Chain.)', '（不入连锁。）');
  return kind === 'triggered' && may !== true && !on.every(isMoment) && !flip
    ? phrase(' (This must be activated.)', '（这个效果必须发动。）')
    : phrase('', '');
}

/** An effect, preceded by its cost and targets or by `you can`. */
function doneBy(can: Phrase, head: Phrase, effect: Phrase): Phrase {
  const lower = lowered(effect);
  if (effect.en === '') return head.en === '' ? head : template('$1$2 to activate this card', '$1$2发动', can, head);
  if (head.en !== '') return template('$1$2; $3', '$1$2发动。$3', can, head, lower);
  if (can.en === '') return effect;
  return lower.en.startsWith('if ')
    ? template('$1activate this; $2', '$1发动。$2', can, lower)
    : template('$1$2', '$1发动。$2', can, lower);
}

/** A sentence with a lower-case beginning, to continue another; official terms keep their capitals. */
function lowered(words: Phrase): Phrase {
  return /^(?:Special|Normal|Fusion|Ritual|Synchro|Xyz|Tribute|Set)\b/.test(words.en)
    ? words
    : { en: words.en.charAt(0).toLowerCase() + words.en.slice(1), zh: words.zh };
}

/** Begins the text after each colon with a capital. */
function afterColons(text: string): string {
  return text.replace(/(: |\(Quick Effect\) )([a-z])/g, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
}

function modesWords(reader: Reader, { modes }: Ability): Phrase {
  const choice = modes as NonNullable<Ability['modes']>;
  const lines = choice.of.map(({ if: condition, targets = [], clauses = [] }) => {
    for (const target of targets) reader.choice(target);
    const aimed =
      targets.length === 0
        ? phrase('', '')
        : template(
            'target $1; ',
            '以$1为对象，',
            join(
              targets.map(({ as }) => reader.mention(as)),
              ' and ',
              '和',
            ),
          );
    const only = condition === undefined ? phrase('', '') : template('if $1: ', '$1的场合：', reader.condition(condition));
    return template('\n● $1$2$3', '\n●$1$2$3', only, aimed, clauseList(reader, clauses));
  });
  return template('apply $1 of these effects:$2', '适用以下效果之中的$1个：$2', reader.measure(choice.max), join(lines, '', ''));
}

/** Continuous effects. */
function standing(reader: Reader, ability: Ability): Phrase {
  const marked = markSentences(reader, ability);
  if (ability.modifiers === undefined) return join(marked, ' ', '');
  const changes = reader.modifiers(ability.modifiers, null);
  const whole = ability.when === undefined ? changes : template('while $1, $2', '只要$1，$2', reader.condition(ability.when), changes);
  return join([sentence(whole), ...marked], ' ', '');
}

const wouldForms: readonly (readonly [RegExp, string])[] = [
  [/\bis (?=[a-zA-Z]+)/, 'would be '],
  [/\bleaves\b/, 'would leave'],
  [/\btakes?\b/, 'would take'],
  [/\binflicts\b/, 'would inflict'],
  [/\bdraws?\b/, 'would draw'],
  [/\bgains?\b/, 'would gain'],
  [/\bpays?\b/, 'would pay'],
];

/** An event that has not happened yet: `a card would be sent to the GY`. */
function wouldBe(en: string): string {
  const [form] = wouldForms.filter(([verb]) => verb.test(en)).sort(([a], [b]) => en.search(a) - en.search(b));
  return form === undefined ? `it would happen that ${en}` : en.replace(form[0], form[1]);
}

/** Effects that replace an event, or that follow it immediately. */
function replacing(reader: Reader, ability: Ability): Phrase {
  const event = occasionsOf(reader, ability.on ?? []);
  const bare = { en: event.en.replace(/^(?:if|when) /, ''), zh: event.zh.replace(/(?:的场合|时)$/, '') };
  const condition = ability.when === undefined ? phrase('', '') : template(', while $1', '，且$1', reader.condition(ability.when));
  const limit = ability.limit === undefined ? null : limitWords(ability.limit, false, card);
  const then = ability.then === undefined ? phrase('', '') : lowered(clauseList(reader, ability.then));
  if (ability.clauses === undefined || ability.clauses.length === 0)
    return join(
      [sentence(template('each time $1$2, $3', '每次$1$2，$3', bare, condition, then)), ...markSentences(reader, ability)],
      ' ',
      '',
    );
  const instead = lowered(clauseList(reader, ability.clauses));
  const may = ability.may === true ? phrase('you can have this happen instead: ', '可以作为代替，') : phrase('', '');
  const would = { en: wouldBe(bare.en), zh: bare.zh };
  const said = sentence(template('$4if $1$2, $5$3', '$4$1$2的场合，$5$3', would, condition, instead, limit?.before ?? phrase('', ''), may));
  const every =
    ability.every === true
      ? phrase('If several would be at once, this is done for all of them or for none.', '同时有复数的场合，必须全部适用。')
      : phrase('', '');
  return join(
    [said, every, then.en === '' ? then : sentence(template('then, $1', '那之后，$1', then)), limit?.behind ?? phrase('', '')],
    ' ',
    '',
  );
}

const fields = [
  'kind',
  'from',
  'by',
  'every',
  'on',
  'when',
  'may',
  'limit',
  'cost',
  'clauses',
  'targets',
  'modes',
  'tier',
  'then',
  'modifiers',
  'marks',
  'keyword',
  'again',
  'together',
  'x',
];

/**
 * One effect as a line of text.
 * @param program the card; null for an effect that is granted to another object
 * @throws {UnknownWord}
 */
export function abilityWords(ability: Ability, program: CardProgram | null, cardOf: CardLookup): Phrase {
  onlyFields(ability, 'ability', fields);
  const reader = readerFor(ability, cardOf);
  const words = wordsOf(reader, ability, program);
  return ability.marks?.pendulum === true && words.en !== '' ? template('[Pendulum Effect] $1', '【灵摆效果】$1', words) : words;
}

function wordsOf(reader: Reader, ability: Ability, program: CardProgram | null): Phrase {
  switch (ability.kind) {
    case 'spell':
    case 'activated':
    case 'triggered':
      return ability.kind === 'spell' &&
        (ability.clauses ?? []).length === 0 &&
        (ability.cost ?? []).length === 0 &&
        (ability.on ?? []).every(isPlainWindow) &&
        ability.limit === undefined &&
        ability.modes === undefined
        ? join(markSentences(reader, ability), ' ', '')
        : activated(reader, ability, program);
    case 'static':
      return standing(reader, ability);
    case 'replacement':
      return replacing(reader, ability);
    default:
      throw new UnknownWord('kind of ability', ability.kind satisfies never);
  }
}
