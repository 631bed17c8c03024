import type { Ability, Amount, Choice, Clause, Ref, Selector, Verb } from '@arbiter/kernel/authoring';
import { nouns } from './nouns.js';
import { many, nothing, type Phrase, phrase } from './phrase.js';
import type { Binding, NounKey } from './reader.js';
import { that, those } from './refs.js';
import { nounOf } from './selectors.js';

interface Bound {
  readonly noun: NounKey;
  readonly several: boolean;
}

/** What the names of an ability stand for, and how later parts refer to them. */
export function bindingsOf(ability: Ability, eventNoun: NounKey): ReadonlyMap<string, Binding> {
  const names = new Map<string, Bound>();
  noteVerbs(ability.cost ?? [], names);
  noteClauses(ability.clauses ?? [], names);
  const lettered = ambiguous(ability, names, eventNoun);
  const alike = (noun: NounKey): readonly string[] => [...names].filter(([, one]) => one.noun === noun).map(([one]) => one);
  return new Map([...names].map(([name, bound]) => [name, bindingFor(bound, lettered.has(bound.noun) ? alike(bound.noun) : null, name)]));
}

function bindingFor({ noun, several }: Bound, sharing: readonly string[] | null, name: string): Binding {
  if (sharing === null || noun === 'mode') return { noun, label: several ? those(noun) : that(noun), tag: nothing };
  const letter = String.fromCharCode('A'.charCodeAt(0) + sharing.indexOf(name));
  const words = nouns[noun];
  const label: Phrase = phrase(`${several ? words.several : words.one} ${letter}`, `${words.zh}${letter}`);
  return { noun, label: several ? many(label) : label, tag: phrase(` (${label.en})`, `（${label.zh}）`) };
}

/** The name of the event's object, among the names of its kind. */
const eventObject = '\u0000event';

/**
 * Kinds of things for which `that unit` would be misread in some part of the ability, because it would not mean the one that was named
 * last. Things of these kinds get letters.
 */
function ambiguous(ability: Ability, names: ReadonlyMap<string, Bound>, eventNoun: NounKey): ReadonlySet<NounKey> {
  const latest = new Map<NounKey, string>([[eventNoun, eventObject]]);
  const found = new Set<NounKey>();
  const mean = (name: string, noun: NounKey): void => {
    if (latest.get(noun) !== name) found.add(noun);
  };
  const read = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const bound = (key === 'var' || key === 'slot' || key === 'chosen') && typeof value === 'string' ? names.get(value) : undefined;
      // An ability given to another object has names and an event of its own.
      if (key === 'abilities') continue;
      if (bound !== undefined) mean(value as string, bound.noun);
      else if (key === 'event' && value === 'object') mean(eventObject, eventNoun);
      else read(value);
    }
  };
  const bind = (name: unknown): void => {
    const bound = typeof name === 'string' ? names.get(name) : undefined;
    if (bound !== undefined) latest.set(bound.noun, name as string);
  };
  const verbs = (list: readonly Verb[]): void => {
    for (const verb of list) {
      read(verb);
      bind(verb.as);
    }
  };
  const walk = (clauses: readonly Clause[]): void => {
    for (const clause of clauses) {
      read(clause.if);
      read(clause.forEach);
      for (const choice of clause.choose ?? []) {
        read(choice);
        bind(choice.as);
      }
      verbs([...(clause.cost ?? []), ...(clause.do ?? [])]);
      walk(clause.then ?? []);
      walk(clause.otherwise ?? []);
    }
  };
  verbs(ability.cost ?? []);
  walk(ability.clauses ?? []);
  return found;
}

function note(names: Map<string, Bound>, name: string, bound: Bound): void {
  const old = names.get(name);
  names.set(name, old === undefined ? bound : { noun: old.noun === bound.noun ? old.noun : 'card', several: old.several || bound.several });
}

function noteClauses(clauses: readonly Clause[], names: Map<string, Bound>): void {
  for (const clause of clauses) {
    for (const choice of clause.choose ?? []) note(names, choice.as, boundBy(choice));
    noteVerbs([...(clause.cost ?? []), ...(clause.do ?? [])], names);
    noteClauses(clause.then ?? [], names);
    noteClauses(clause.otherwise ?? [], names);
  }
}

function boundBy(choice: Choice): Bound {
  if (choice.number !== undefined) return { noun: 'number', several: false };
  if (choice.oneOf !== undefined) return { noun: 'mode', several: false };
  if (choice.slot !== undefined) return { noun: 'place', several: false };
  return {
    noun: choice.from === undefined ? 'card' : nounOf(choice.from),
    several: choice.all === true || moreThanOne(choice.max ?? choice.min ?? 1),
  };
}

function moreThanOne(amount: Amount): boolean {
  return typeof amount !== 'number' || amount > 1;
}

function noteVerbs(verbs: readonly Verb[], names: Map<string, Bound>): void {
  for (const verb of verbs) if (typeof verb.as === 'string') note(names, verb.as, touched(verb, names));
}

/** What a verb binds to its name. */
function touched(verb: Verb, names: ReadonlyMap<string, Bound>): Bound {
  if (verb.verb === 'draw') return { noun: 'card', several: moreThanOne(verb.count as Amount) };
  if (verb.verb === 'summonTravellers') return { noun: 'traveller', several: moreThanOne(verb.count as Amount) };
  const objects = verb.objects as Ref | undefined;
  const onBoard = ['summon', 'playExtra', 'turn', 'move', 'split', 'become'].includes(verb.verb);
  if (typeof objects === 'object' && 'var' in objects) return names.get(objects.var) ?? { noun: 'card', several: false };
  if (typeof objects === 'object' && 'all' in objects) return { noun: nounOf(objects.all), several: severalOf(objects.all) };
  return { noun: onBoard ? 'unit' : 'card', several: false };
}

function severalOf(selector: Selector): boolean {
  const end = selector.first ?? selector.last;
  return end === undefined || moreThanOne(end);
}
