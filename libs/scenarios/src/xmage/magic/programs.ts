import type { Json, JsonObject } from '@arbiter/kernel';
import type { AbilityFacts, Offer } from '../driver.js';

/** The facts of an ability's program that the records ask for. */
export interface ProgramFacts extends AbilityFacts {
  readonly verbs: readonly string[];
  readonly triggered: boolean;
}

/** The words for verbs of a cost. */
const costWords: { readonly [verb: string]: string } = {
  tapSelf: '{T}',
  untapSelf: '{Q}',
  sacrifice: 'sacrifice',
  discard: 'discard',
  payLife: 'pay',
  removeCounters: 'remove',
  exileFrom: 'exile',
  exile: 'exile',
  bounce: 'return',
  reveal: 'reveal',
  mill: 'mill',
  addCounters: 'put',
  tapOthers: 'tap',
};
/** Words with which an effect begins, where they differ from the verb. */
const effectWords: { readonly [verb: string]: string } = {
  dealDamage: '{this} deals damage',
  gainLife: 'you gain life',
  loseLife: 'loses life',
  copySpell: 'copy',
  endTurn: 'end the turn',
  grant: 'gains gets becomes',
  move: 'put return',
  create: 'create',
};

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const asText = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

const offer = (key: string, name: string): Offer => ({ id: `name:${key}`, means: { type: 'word', word: name } });

/** Reads card programs from the catalogue, by the paths that options and stack items have. */
export class Programs {
  private readonly cards: ReadonlyMap<string, JsonObject>;
  private named: readonly Offer[] | null = null;

  /**
   * Reads the programs.
   * @param catalogue canonical JSON of all card programs
   */
  constructor(catalogue: string) {
    const read = JSON.parse(catalogue) as Json;
    const list = Array.isArray(read) ? read : isObject(read) ? asList(read['cards'] as Json) : [];
    this.cards = new Map(list.filter(isObject).map((card) => [String(card['id']), card]));
  }

  /**
   * Returns the facts of the ability at a path.
   * @param path `card/abilities/3`, perhaps with a patch before a `|`
   * @param names names of the source
   */
  ability(path: string, names: readonly string[]): ProgramFacts {
    return factsOf(this.node(path), names, keywordIn(path));
  }

  /** Returns the verbs of the ability of a card that binds a choice by this name, or of its spell ability where no ability does. */
  verbsFor(card: string, bound: string | null): readonly string[] {
    const abilities = asList(this.cards.get(card)?.['abilities'] as Json).filter(isObject);
    const binding =
      bound === null ? undefined : abilities.find((ability) => JSON.stringify(ability).includes(`"as":${JSON.stringify(bound)}`));
    const ability = binding ?? abilities.find((one) => one['kind'] === 'spell');
    return ability === undefined ? [] : verbsIn(ability);
  }

  /** Returns the effect of a card's spell ability as text; empty where it has none. */
  spellText(card: string): string {
    const spell = asList(this.cards.get(card)?.['abilities'] as Json)
      .filter(isObject)
      .find((one) => one['kind'] === 'spell');
    return spell === undefined ? '' : effectText(spell);
  }

  /** Returns the names of a card's faces, which it has in addition to its own. */
  faceNames(card: string): readonly string[] {
    return asList(this.cards.get(card)?.['faces'] as Json)
      .flatMap((face) => (isObject(face) ? [nameIn(face)] : []))
      .filter((name): name is string => name !== null);
  }

  /**
   * Returns every name of a card or of one of its faces, with the pick that names it: `name:` with the card's id, or with the name of a
   * further face.
   */
  names(): readonly Offer[] {
    return (this.named ??= [...this.cards].flatMap(([id, card]): readonly Offer[] => {
      const own = nameIn(card);
      return [...(own === null ? [] : [offer(id, own)]), ...this.faceNames(id).map((face) => offer(face, face))];
    }));
  }

  private node(path: string): JsonObject | null {
    const plain = path.slice(path.lastIndexOf('|') + 1);
    const [card, ...keys] = plain.split('/');
    let current: Json | undefined = this.cards.get(card ?? '');
    for (const key of keys)
      current = Array.isArray(current) ? (current as readonly Json[])[Number(key)] : isObject(current) ? current[key] : undefined;
    return isObject(current) ? current : null;
  }
}

function nameIn(face: JsonObject): string | null {
  const names = face['names'] as Json | undefined;
  return isObject(names) ? asText(names['en'] as Json) : asText(face['name'] as Json);
}

/** Returns the keyword in a path: `keyword:flashback{"cost":"{1}{B}"}/abilities/0` is the ability that the keyword stands for. */
function keywordIn(path: string): { readonly word: string; readonly cost: string | null } | null {
  const found = /^keyword:(\w+)(.*)$/s.exec(path.slice(path.startsWith('{') ? path.lastIndexOf('|') + 1 : 0));
  if (found === null) return null;
  const amount = /"amount":(\d+)/.exec(found[2] ?? '')?.[1] ?? null;
  return { word: spaced(found[1] ?? ''), cost: /"cost":"([^"]*)"/.exec(found[2] ?? '')?.[1]?.replace(/\\u002f/g, '/') ?? amount };
}

/** Returns a keyword as the rules print it: `firstStrike` becomes `first strike`. */
export const spaced = (word: string): string => word.replace(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();

function factsOf(
  ability: JsonObject | null,
  names: readonly string[],
  keyword: { readonly word: string; readonly cost: string | null } | null,
): ProgramFacts {
  const none = {
    names,
    keyword: keyword?.word ?? null,
    loyalty: null,
    cost: keyword?.cost === undefined || keyword.cost === null ? [] : [keyword.cost],
    mana: false,
    text: '',
    verbs: [],
    triggered: false,
  };
  if (ability === null) return none;
  const own = ability['keyword'] as Json | undefined;
  const word = isObject(own) ? asText(own['word'] as Json) : asText(own);
  const verbs = asList(ability['clauses'] as Json).flatMap((clause) => verbsIn(clause));
  return {
    ...none,
    keyword: none.keyword ?? (word === null ? null : spaced(word)),
    loyalty: loyaltyOf(ability),
    cost: [...none.cost, ...asList(ability['cost'] as Json).flatMap(costPart)],
    mana: verbs.includes('addMana') && !JSON.stringify(ability).includes('"target":true'),
    text: effectText(ability),
    verbs,
    triggered: ability['kind'] === 'triggered',
  };
}

function loyaltyOf(ability: JsonObject): string | null {
  const marks = ability['marks'] as Json | undefined;
  const symbol = asList(ability['cost'] as Json).find((part) => isObject(part) && part['verb'] === 'loyalty');
  const loyalty = (isObject(symbol) ? symbol['by'] : undefined) ?? (isObject(marks) ? marks['loyalty'] : undefined);
  if (typeof loyalty === 'string') return loyalty;
  if (typeof loyalty !== 'number') return null;
  return loyalty > 0 ? `+${loyalty}` : String(loyalty);
}

function costPart(cost: Json): readonly string[] {
  if (typeof cost === 'string') return [cost];
  if (!isObject(cost)) return [];
  const verb = asText(cost['verb'] as Json);
  const mana = asText(cost['mana'] as Json) ?? asText(cost['cost'] as Json);
  if (mana !== null && (verb === null || verb.toLowerCase().includes('mana'))) return [mana];
  return verb === null ? [] : [costWords[verb] ?? spaced(verb)];
}

/** Returns the verbs of a tree in their order. */
function verbsIn(node: Json): readonly string[] {
  if (Array.isArray(node)) return (node as readonly Json[]).flatMap(verbsIn);
  if (!isObject(node)) return [];
  const verb = asText(node['verb'] as Json);
  return [...(verb === null ? [] : [verb]), ...Object.entries(node).flatMap(([key, value]) => (key === 'cost' ? [] : verbsIn(value)))];
}

/** Describes an effect by its verbs, which is enough to tell one ability of an object from another. */
function effectText(ability: JsonObject): string {
  const trigger = ability['kind'] === 'triggered' ? triggerText(ability) : '';
  const effect = asList(ability['clauses'] as Json)
    .flatMap((clause) => (isObject(clause) ? asList(clause['do'] as Json) : []))
    .map(verbText);
  return [trigger, ...effect].filter((part) => part !== '').join(', ');
}

function verbText(verb: Json): string {
  if (!isObject(verb)) return '';
  const word = asText(verb['verb'] as Json) ?? '';
  if (word === 'addMana') return `add ${asText(verb['mana'] as Json) ?? 'one mana'}`;
  return effectWords[word] ?? spaced(word);
}

/** Returns how a trigger's text begins: `when` for events that happen to the source, `at the beginning` for steps, `whenever` otherwise. */
function triggerText(ability: JsonObject): string {
  const [on] = asList(ability['on'] as Json);
  const event = isObject(on) ? (asText(on['event'] as Json) ?? '') : '';
  if (event.startsWith('step:')) return `at the beginning of ${event.slice('step:'.length)}`;
  const self = JSON.stringify(on ?? null).includes('"is":"self"');
  const word: { readonly [event: string]: string } = {
    entered: 'enters',
    died: 'dies',
    left: 'leaves',
    attacked: 'attacks',
    cast: 'cast',
    drew: 'draws a card',
  };
  return self ? `when {this} ${word[event] ?? event}` : `whenever ${word[event] ?? event}`;
}
