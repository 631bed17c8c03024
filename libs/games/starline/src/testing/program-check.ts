import type {
  Ability,
  Amount,
  Choice,
  Clause,
  Condition,
  Modifier,
  PlayerRef,
  Predicate,
  Ref,
  Selector,
  Verb,
} from '@arbiter/kernel/authoring';
import { keywords, layers, races, type StarlineCard } from '../vocabulary.js';
import { subtypes } from '../subtypes.js';
import {
  characteristics,
  durations,
  eventData,
  matchAmounts,
  phases,
  places,
  playerAmounts,
  playerValues,
  prohibitions,
  relations,
  slotPurposes,
  spans,
  verbArguments,
  wordsOfData,
} from '../known-words.js';

/**
 * Reads a card program word by word and names every word that the game does not know: events and their data, verbs and
 * their arguments, characteristics, relations, places, durations, layers, and names that nothing has bound.
 * @returns one sentence a fault, with the place in the tree; empty for a sound program
 */
export function faultsOf(card: StarlineCard): readonly string[] {
  const check = new Check(card.id);
  check.printed(card);
  card.abilities.forEach((ability, index) => check.ability(ability, `abilities/${index}`, new Set(['self']), null));
  return check.faults;
}

/** Names bound so far. */
type Bound = ReadonlySet<string>;
/** Fields that every event of the running ability carries; null where there is no event. */
type Fields = readonly string[] | null;

interface Scope {
  readonly at: string;
  readonly bound: Bound;
  readonly fields: Fields;
}

const playerLayers = ['rules', 'set', 'add'];

class Check {
  readonly faults: string[] = [];

  constructor(private readonly id: string) {}

  private fault(at: string, what: string): void {
    this.faults.push(`${this.id} ${at}: ${what}`);
  }

  private known(list: readonly unknown[], word: unknown, kind: string, at: string): void {
    if (!list.includes(word)) this.fault(at, `unknown ${kind} ${JSON.stringify(word)}`);
  }

  printed(card: StarlineCard): void {
    const { printed } = card;
    this.known(Object.keys(races), printed.race, 'race', 'printed');
    for (const word of printed.subtypes) this.known(subtypes, word, 'subtype', 'printed');
    for (const word of printed.keywords ?? []) this.known(Object.keys(keywords), word, 'keyword', 'printed');
  }

  ability(ability: Ability, path: string, outer: Bound, lentFields: Fields): void {
    this.known(['triggered', 'activated', 'static', 'spell'], ability.kind, 'kind', path);
    for (const place of ability.from ?? []) this.known(places, place, 'place', path);
    let fields: Fields = lentFields;
    for (const trigger of ability.on ?? []) {
      const data = eventData(trigger.event);
      if (data === undefined) this.fault(path, `unknown event ${trigger.event}`);
      this.known(['before', 'at', 'after'], trigger.mark, 'mark', path);
      if (trigger.if !== undefined) this.condition(trigger.if, { at: `${path}/on`, bound: outer, fields: data ?? [] });
      fields = fields === null ? (data ?? []) : fields.filter((field) => data?.includes(field));
    }
    if (ability.kind !== 'static' && ability.on === undefined) this.fault(path, 'waits for nothing');
    const scope: Scope = { at: path, bound: new Set([...outer].filter((name) => name === 'self')), fields };
    if (ability.when !== undefined) this.condition(ability.when, scope);
    if (ability.limit !== undefined) this.known(spans, ability.limit.per, 'span', path);
    for (const verb of ability.cost ?? []) this.verb(verb, scope);
    this.clauses(ability.clauses ?? [], `${path}/clauses`, scope);
    for (const modifier of ability.modifiers ?? []) this.modifier(modifier, scope);
  }

  private clauses(clauses: readonly Clause[], path: string, outer: Scope): void {
    let bound: Bound = outer.bound;
    clauses.forEach((clause, index) => {
      const at = `${path}/${index}`;
      let scope: Scope = { at, bound, fields: outer.fields };
      const bind = (name: string): void => {
        scope = { ...scope, bound: new Set([...scope.bound, name]) };
      };
      if (clause.if !== undefined) this.condition(clause.if, scope);
      if (clause.forEach !== undefined) {
        this.selector(clause.forEach, scope);
        bind('each');
      }
      for (const choice of clause.choose ?? []) {
        this.choice(choice, scope);
        bind(choice.as);
      }
      for (const verb of [...(clause.cost ?? []), ...(clause.do ?? [])]) {
        this.verb(verb, scope);
        if (typeof verb.as === 'string') bind(verb.as);
      }
      this.clauses(clause.then ?? [], `${at}/then`, scope);
      this.clauses(clause.otherwise ?? [], `${at}/otherwise`, scope);
      bound = scope.bound;
    });
  }

  private choice(choice: Choice, scope: Scope): void {
    const kinds = [choice.from, choice.number, choice.oneOf, choice.slot].filter((one) => one !== undefined);
    if (kinds.length !== 1) this.fault(scope.at, `choice ${choice.as} must be of exactly one kind`);
    if (choice.from !== undefined) this.selector(choice.from, scope);
    if (choice.slot !== undefined) {
      this.known(slotPurposes, choice.slot.for, 'purpose of a slot', scope.at);
      if (choice.slot.object !== undefined) this.ref(choice.slot.object, scope);
    }
    if (choice.sum !== undefined) this.known(characteristics, choice.sum.of, 'characteristic', scope.at);
    for (const amount of [choice.min, choice.max, choice.number?.min, choice.number?.max])
      if (amount !== undefined) this.amount(amount, scope);
  }

  private verb(verb: Verb, scope: Scope): void {
    const allowed = (verbArguments as { readonly [verb: string]: readonly string[] })[verb.verb];
    if (allowed === undefined) return this.fault(scope.at, `unknown verb ${verb.verb}`);
    for (const [name, value] of Object.entries(verb)) {
      if (name === 'verb' || name === 'as') continue;
      if (!allowed.includes(name)) this.fault(scope.at, `${verb.verb} takes no ${name}`);
      else this.argument(name, value, scope);
    }
  }

  private argument(name: string, value: unknown, scope: Scope): void {
    switch (name) {
      case 'objects':
      case 'a':
      case 'b':
      case 'into':
      case 'onto':
      case 'travellers':
      case 'attackers':
        return this.ref(value as Ref, scope);
      case 'to':
        return value === 'upright' || value === 'sideways' ? undefined : this.ref(value as Ref, scope);
      case 'count':
      case 'amount':
        return this.amount(value as Amount, scope);
      case 'player':
      case 'players':
      case 'side':
      case 'by':
        return this.player(value as PlayerRef, scope);
      case 'slot':
        if (!scope.bound.has(value as string) && !(scope.fields ?? []).includes(value as string))
          this.fault(scope.at, `slot ${String(value)} is bound nowhere`);
        return undefined;
      case 'until':
        return this.known(durations, value, 'duration', scope.at);
      case 'modifiers':
        for (const modifier of value as readonly Modifier[]) this.modifier(modifier, scope);
        return undefined;
      default:
        return undefined;
    }
  }

  private modifier(modifier: Modifier, scope: Scope): void {
    const { at } = scope;
    this.known(layers, modifier.layer, 'layer', at);
    if (modifier.of !== undefined && typeof modifier.of !== 'string') this.selector(modifier.of, scope);
    if (modifier.if !== undefined) this.condition(modifier.if, scope);
    const about = modifier.players === undefined ? characteristics : playerValues;
    if (modifier.players !== undefined) {
      this.player(modifier.players, scope);
      this.known(playerLayers, modifier.layer, 'layer for players', at);
    }
    for (const [name, value] of Object.entries({ ...modifier.set, ...modifier.add, ...modifier.times })) {
      this.known(about, name, 'characteristic', at);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) this.amount(value as Amount, scope);
    }
    for (const [name, words] of Object.entries({ ...modifier.gain, ...modifier.lose })) {
      this.known(about, name, 'characteristic', at);
      if (words === 'all') continue;
      const list = name === 'keywords' ? Object.keys(keywords) : name === 'cannot' ? prohibitions : null;
      if (list !== null) for (const word of words) this.known(list, word, name, at);
    }
    modifier.abilities?.forEach((ability, index) => this.ability(ability, `${at}/abilities/${index}`, new Set(['self']), null));
  }

  private selector(selector: Selector, scope: Scope): void {
    for (const place of typeof selector.from === 'string' ? [selector.from] : selector.from) this.known(places, place, 'place', scope.at);
    if (selector.of !== undefined) this.player(selector.of, scope);
    if (selector.where !== undefined) this.predicate(selector.where, scope);
    if (selector.relation !== undefined) {
      this.known(relations, selector.relation.is, 'relation', scope.at);
      this.ref(selector.relation.to, scope);
    }
    if (selector.except !== undefined) this.ref(selector.except, scope);
  }

  private predicate(predicate: Predicate, scope: Scope): void {
    const { not, any, is, controller, owner, has, ...rest } = predicate;
    if (not !== undefined) this.predicate(not, scope);
    for (const one of any ?? []) this.predicate(one, scope);
    if (is !== undefined) this.ref(is, scope);
    if (has !== undefined) this.selector(has, scope);
    for (const player of [controller, owner]) if (player !== undefined) this.player(player, scope);
    for (const [name, wanted] of Object.entries(rest)) {
      this.known(characteristics, name, 'characteristic', scope.at);
      if (name === 'keywords') for (const word of [wanted].flat()) this.known(Object.keys(keywords), word, 'keyword', scope.at);
      if (name === 'subtypes') for (const word of [wanted].flat()) this.known(subtypes, word, 'subtype', scope.at);
      if (name === 'race') for (const word of [wanted].flat()) this.known(Object.keys(races), word, 'race', scope.at);
      if (typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
        for (const [bound, amount] of Object.entries(wanted)) {
          this.known(['atLeast', 'atMost', 'equal'], bound, 'comparison', scope.at);
          this.amount(amount as Amount, scope);
        }
      }
    }
  }

  private condition(condition: Condition, scope: Scope): void {
    if ('all' in condition) return condition.all.forEach((part) => this.condition(part, scope));
    if ('any' in condition) return condition.any.forEach((part) => this.condition(part, scope));
    if ('not' in condition) return this.condition(condition.not, scope);
    if ('compare' in condition) {
      this.amount(condition.compare[0], scope);
      return this.amount(condition.compare[2], scope);
    }
    if ('exists' in condition) return this.selector(condition.exists, scope);
    if ('object' in condition) {
      this.ref(condition.object, scope);
      return this.predicate(condition.is, scope);
    }
    if ('turnOf' in condition) return this.player(condition.turnOf, scope);
    if ('phase' in condition) return [condition.phase].flat().forEach((phase) => this.known(phases, phase, 'phase', scope.at));
    if ('chosen' in condition) return this.known([...scope.bound], condition.chosen, 'name', scope.at);
    if ('noted' in condition) return this.known([], 'noted', 'condition', scope.at);
    if ('eventIs' in condition) {
      this.known(scope.fields ?? [], condition.eventIs, 'field of the event', scope.at);
      const words = wordsOfData[condition.eventIs];
      return words === undefined ? undefined : this.known(words, condition.equal, `word of ${condition.eventIs}`, scope.at);
    }
    if ('seat' in condition) return this.known([...(scope.fields ?? []), ...scope.bound], condition.seat, 'seat', scope.at);
    if ('fits' in condition) return this.fault(scope.at, 'a predicate that was handed out is read');
    if ('remembered' in condition) return this.known([], condition.remembered, 'fact', scope.at);
    return this.fault(scope.at, `a field of the match is read: ${condition.game}`);
  }

  private amount(amount: Amount, scope: Scope): void {
    if (typeof amount === 'number') return Number.isInteger(amount) ? undefined : this.fault(scope.at, 'a number that is not whole');
    if ('part' in amount || 'halfUp' in amount || 'max' in amount || 'min' in amount || 'distinct' in amount)
      return this.known([], JSON.stringify(amount), 'amount', scope.at);
    if ('count' in amount) return this.selector(amount.count, scope);
    if ('countOf' in amount) return this.ref(amount.countOf, scope);
    if ('sum' in amount) return this.selector(amount.sum, scope);
    if ('player' in amount) return this.known(playerAmounts, amount.value, 'value of a player', scope.at);
    if ('value' in amount) {
      this.known(characteristics, amount.value, 'characteristic', scope.at);
      return this.ref(amount.of, scope);
    }
    if ('var' in amount) return this.known([...scope.bound], amount.var, 'name', scope.at);
    if ('event' in amount) return this.known(scope.fields ?? [], amount.event, 'field of the event', scope.at);
    if ('match' in amount) return this.known(matchAmounts, amount.match, 'value of the match', scope.at);
    if ('half' in amount) return this.amount(amount.half, scope);
    if ('noted' in amount || 'history' in amount || 'quotient' in amount) return this.known([], Object.keys(amount)[0], 'amount', scope.at);
    const parts =
      'plus' in amount
        ? amount.plus
        : 'minus' in amount
          ? amount.minus
          : 'times' in amount
            ? amount.times
            : 'atMost' in amount
              ? amount.atMost
              : amount.atLeast;
    return parts.forEach((part) => this.amount(part, scope));
  }

  private ref(ref: Ref, scope: Scope): void {
    if (ref === 'self' || ref === 'subject') return undefined;
    if (ref === 'each') return this.known([...scope.bound], 'each', 'name', scope.at);
    if ('var' in ref) return this.known([...scope.bound], ref.var, 'name', scope.at);
    if ('event' in ref) return this.known(scope.fields ?? [], ref.event, 'field of the event', scope.at);
    if ('hostOf' in ref) return this.ref(ref.hostOf, scope);
    if ('under' in ref) return this.ref(ref.under, scope);
    if ('attachedTo' in ref) return this.ref(ref.attachedTo, scope);
    if ('became' in ref || 'noted' in ref || 'history' in ref) return this.known([], Object.keys(ref)[0], 'reference', scope.at);
    if ('id' in ref) return this.known([], String(ref.id), 'name', scope.at);
    return this.selector(ref.all, scope);
  }

  private player(player: PlayerRef, scope: Scope): void {
    if (typeof player === 'string') return this.known(['you', 'opponent', 'all', 'active'], player, 'player', scope.at);
    if ('seatVar' in player) return this.known([...(scope.fields ?? []), ...scope.bound], player.seatVar, 'seat', scope.at);
    if ('chosen' in player) return this.known([...scope.bound], player.chosen, 'choice', scope.at);
    if ('not' in player || 'playerOf' in player) return this.known([], JSON.stringify(player), 'player', scope.at);
    if ('hostOf' in player) return this.ref(player.hostOf, scope);
    return this.ref('controllerOf' in player ? player.controllerOf : player.ownerOf, scope);
  }
}
