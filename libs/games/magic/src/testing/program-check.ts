import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { isCombatTime } from '../combat/timing.js';
import { keywordRules } from '../keywords/keyword-rules.js';
import { keywordAbilities } from '../keywords/index.js';
import { isSubtype } from '../characteristics/subtypes.js';
import { isCardType, isSupertype } from '../characteristics/card-types.js';
import { verbs } from '../verbs/index.js';
import { magic } from '../game.js';
import { layers, ownZones, type Phase, sharedZones, turnSteps } from '../vocabulary.js';
import { colours } from '../characteristics/colours.js';
import { kernelVerbs } from './known-words.js';

/**
 * Reads a card program word by word and names every word that the game does not know: verbs, keywords, events, zones, layers,
 * characteristics.
 * @param spoken the words that the code of game and kernel speaks of (see `wordsIn`)
 * @returns one sentence a fault, with the place in the tree; empty for a sound program
 */
export function faultsOf(card: CardProgram, spoken: ReadonlySet<string>): readonly string[] {
  // What carries rules is bound by the verbs that call it.
  if (card.id.startsWith('rule:')) return [];
  const check = new Check(card.id, spoken);
  check.printed(card.printed);
  card.abilities.forEach((ability, index) => check.ability(ability, `abilities/${index}`));
  for (const face of card.faces ?? []) {
    check.printed(face.printed);
    face.abilities.forEach((ability, index) => check.ability(ability, `${face.names.en}/abilities/${index}`));
  }
  return check.faults;
}

type Tree = { readonly [key: string]: unknown };

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value]);

const zones: readonly unknown[] = [...ownZones, ...sharedZones];
const phaseWords: { readonly [P in Phase]: true } = {
  beginning: true,
  precombatMain: true,
  combat: true,
  postcombatMain: true,
  ending: true,
};
const closed: { readonly [field: string]: (word: unknown) => boolean } = {
  types: (word) => typeof word === 'string' && isCardType(word),
  supertypes: (word) => typeof word === 'string' && isSupertype(word),
  subtypes: (word) => typeof word === 'string' && isSubtype(word),
  colours: (word) => (colours as readonly unknown[]).includes(word),
  layer: (word) => (layers as readonly unknown[]).includes(word),
  phase: (word) => typeof word === 'string' && (word in phaseWords || (turnSteps as readonly string[]).includes(word)),
};

/** Fields of the grammar whose words are bound names, free texts or numbers. */
const unread: ReadonlySet<string> = new Set([
  'as',
  'total',
  'var',
  'chosen',
  'note',
  'noted',
  'names',
  'name',
  'zh',
  'en',
  'cost',
  'mana',
  'keyword',
  'token',
  'emblem',
  'zone',
  'copies',
  'marks',
  'facts',
  'counters',
  'notes',
]);

class Check {
  readonly faults: string[] = [];

  constructor(
    private readonly id: string,
    private readonly spoken: ReadonlySet<string>,
  ) {}

  private fault(at: string, what: string): void {
    this.faults.push(`${this.id} ${at}: ${what}`);
  }

  printed(printed: Tree): void {
    for (const field of ['types', 'supertypes', 'subtypes', 'colours'] as const)
      for (const word of listOf(printed[field]))
        if (!closed[field]?.(word)) this.fault('printed', `unknown ${field} ${JSON.stringify(word)}`);
    for (const keyword of listOf(printed.keywords)) this.keyword(keyword, 'printed');
  }

  ability(ability: Ability, at: string): void {
    for (const trigger of ability.on ?? []) this.event(trigger.event, at);
    const { kind: _kind, on, cost, targets, clauses, marks: _marks, ...rest } = ability;
    for (const part of [cost, (on ?? []).map((trigger) => trigger.if), targets, clauses]) this.node(part, at);
    for (const [field, value] of Object.entries(rest)) this.field(field, value, at);
  }

  private event(event: string, at: string): void {
    const [word = '', step] = event.split(':');
    if (
      step === undefined
        ? !this.spoken.has(word)
        : !this.spoken.has(event) && !(word === 'step' && (this.spoken.has('step:') || /step:/.test([...this.spoken].join(' '))))
    )
      this.fault(at, `unknown event ${event}`);
  }

  private keyword(keyword: unknown, at: string): void {
    const word = isTree(keyword) ? keyword.word : keyword;
    if (typeof word !== 'string' || !(word in keywordRules)) return this.fault(at, `unknown keyword ${JSON.stringify(word)}`);
    if (!(word in keywordAbilities) && !this.spoken.has(word)) this.fault(at, `nobody reads the keyword ${word}`);
    if (isTree(keyword)) for (const [field, value] of Object.entries(keyword)) if (isTree(value)) this.node(value, `${at}/${field}`);
  }

  /** Any part of a tree. */
  private node(node: unknown, at: string): void {
    if (Array.isArray(node)) return (node as unknown[]).forEach((one, index) => this.node(one, `${at}/${index}`));
    if (!isTree(node)) return;
    if (
      typeof node.kind === 'string' &&
      ('clauses' in node || 'modifiers' in node) &&
      ['triggered', 'activated', 'static', 'spell', 'replacement'].includes(node.kind)
    )
      return this.ability(node as unknown as Ability, at);
    if (typeof node.verb === 'string' && !(node.verb in verbs) && !kernelVerbs.includes(node.verb))
      return this.fault(at, `unknown verb ${node.verb}`);
    if (isTree(node.relation) && !(String(node.relation.is) in magic.relations))
      this.fault(at, `unknown relation ${String(node.relation.is)}`);
    if (node.verb === 'sacrifice' && node.what === undefined && !this.spoken.has('pickOwn'))
      this.fault(at, 'nobody picks what is sacrificed');
    const { let: _let, ...rest } = node;
    // The types of mana are no card types.
    const { types: _types, ...withoutTypes } = rest;
    const first = node.verb === 'addMana' ? withoutTypes : rest;
    // Any word is a kind of counter (122.1).
    const free = typeof node.verb === 'string' && /counters/i.test(node.verb) ? ['kind'] : node.eventIs === 'kind' ? ['equal'] : [];
    for (const [field, value] of Object.entries(first)) if (!free.includes(field)) this.field(field, value, at);
  }

  private field(field: string, value: unknown, at: string): void {
    if (value === undefined) return;
    const known = closed[field];
    if (field === 'keywords')
      return listOf(value).forEach((word) =>
        word === 'all' || (isTree(word) && !('word' in word)) ? this.node(word, at) : this.keyword(word, at),
      );
    if (field === 'from' || field === 'zones')
      for (const zone of listOf(value))
        if (typeof zone === 'string' && !zones.includes(zone) && !this.spoken.has(zone)) this.fault(at, `unknown zone ${zone}`);
    if (known !== undefined) {
      for (const word of listOf(value))
        if (!isTree(word) && word !== 'all' && !known(word)) this.fault(at, `unknown ${field} ${JSON.stringify(word)}`);
    } else if (!unread.has(field)) {
      if (!this.spoken.has(field)) this.fault(at, `nobody reads ${field}`);
      if (
        typeof value === 'string' &&
        !this.spoken.has(value) &&
        !value.startsWith('{') &&
        !(field === 'event' && this.spoken.has(`${value.split(':')[0] as string}:`)) &&
        !(field === 'also' && value in (magic.sets ?? {})) &&
        !(field === 'match' && isCombatTime(value))
      )
        this.fault(at, `nobody reads ${JSON.stringify(value)} of ${field}`);
    }
    // Any word is a kind of counter (122.1).
    if (field === 'counters' && isTree(value)) return Object.values(value).forEach((count) => this.node(count, `${at}/${field}`));
    this.node(value, `${at}/${field}`);
  }
}
