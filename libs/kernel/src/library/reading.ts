import type { AnyRules } from '../game/rules.js';
import type { Amount, Change, Condition, PlayerRef, Predicate, Ref, Selector } from '../programs/programs.js';

/** Zone kinds that always count as near; the game's own places in play and kinds of slots are added to them. */
const near: ReadonlySet<string> = new Set(['slots', 'attached', 'under']);

const bounds: ReadonlySet<string> = new Set(['atLeast', 'atMost', 'equal']);
/** The fields that the walk below understands; a tree with other fields is assumed to read anything. */
const amountFields: ReadonlySet<string> = new Set([
  'count',
  'countOf',
  'where',
  'sum',
  'of',
  'value',
  'cut',
  'player',
  'plus',
  'minus',
  'times',
  'quotient',
  'half',
  'atMost',
  'atLeast',
]);
const conditionFields: ReadonlySet<string> = new Set([
  'all',
  'any',
  'not',
  'compare',
  'exists',
  'atLeast',
  'object',
  'is',
  'chosen',
  'equal',
  'turnOf',
  'phase',
  'game',
]);
const selectorFields: ReadonlySet<string> = new Set(['from', 'of', 'where', 'relation', 'except', 'first', 'last']);

/** Stands among the characteristics that a tree reads, and says that the tree may read anything. */
export const ANY = '*';

function hasMore(node: object, fields: ReadonlySet<string>): boolean {
  return Object.keys(node).some((key) => !fields.has(key));
}

/**
 * Walks a program tree and notes which characteristics it reads, and whether it looks at more than what lies in play (other zones, players,
 * the match, whose turn it is). A tree with unknown fields is assumed to read anything and look far.
 */
export class Reading {
  readonly reads = new Set<string>();
  far = false;

  constructor(private readonly game: AnyRules) {}

  change(change: Change): void {
    for (const fields of [change.set, change.add, change.times, change.gain]) for (const name in fields) this.literal(fields[name]);
    if (change.controller !== undefined) this.player(change.controller);
    if (change.become !== undefined) {
      this.ref(change.become.copyOf);
      for (const name of this.game.copiable?.characteristics ?? []) this.reads.add(name);
      this.change({ ...change.become.except, layer: change.layer });
    }
  }

  private anything(): void {
    this.reads.add(ANY);
    this.far = true;
  }

  private characteristic(name: string): void {
    const { status, distantFields, partlyDistant = {}, objectFields } = this.game;
    if (status?.[name] === undefined) this.reads.add(name);
    else if (distantFields?.includes(name) || name in partlyDistant || !(name in objectFields)) this.far = true;
  }

  private literal(value: unknown): void {
    if (Array.isArray(value)) return value.forEach((one) => this.literal(one));
    if (typeof value !== 'object' || value === null) return;
    // A tree that is given as a closure is read later.
    if ('tree' in value) return;
    if ('word' in value) return Object.values(value).forEach((one) => this.literal(one));
    this.amount(value as Amount);
  }

  amount(value: Amount): void {
    if (typeof value !== 'object' || 'var' in value || 'event' in value) return;
    if (hasMore(value, amountFields)) return this.anything();
    if ('count' in value) return this.selector(value.count);
    if ('countOf' in value) {
      if (value.where !== undefined) this.predicate(value.where);
      return this.ref(value.countOf);
    }
    if ('sum' in value) {
      this.characteristic(value.of);
      return this.selector(value.sum);
    }
    if ('player' in value) return this.anything();
    if ('value' in value) {
      if (value.cut === undefined) this.characteristic(value.value);
      return this.ref(value.of);
    }
    if ('plus' in value) return value.plus.forEach((part) => this.amount(part));
    if ('minus' in value) return value.minus.forEach((part) => this.amount(part));
    if ('times' in value) return value.times.forEach((part) => this.amount(part));
    if ('quotient' in value) return value.quotient.forEach((part) => this.amount(part));
    if ('half' in value) return this.amount(value.half);
    if ('atMost' in value) return value.atMost.forEach((part) => this.amount(part));
    if ('atLeast' in value) return value.atLeast.forEach((part) => this.amount(part));
    return this.anything();
  }

  condition(value: Condition): void {
    if (hasMore(value, conditionFields)) return this.anything();
    if ('all' in value) return value.all.forEach((part) => this.condition(part));
    if ('any' in value) return value.any.forEach((part) => this.condition(part));
    if ('not' in value) return this.condition(value.not);
    if ('compare' in value) {
      this.amount(value.compare[0]);
      return this.amount(value.compare[2]);
    }
    if ('exists' in value) {
      if (value.atLeast !== undefined) this.amount(value.atLeast);
      return this.selector(value.exists);
    }
    if ('object' in value) {
      this.ref(value.object);
      return this.predicate(value.is);
    }
    if ('chosen' in value || 'noted' in value) return;
    if ('turnOf' in value || 'phase' in value || 'game' in value) {
      this.far = true;
      return;
    }
    return this.anything();
  }

  predicate(value: Predicate): void {
    for (const [key, wanted] of Object.entries(value)) {
      if (key === 'not') this.predicate(wanted as Predicate);
      else if (key === 'any') (wanted as readonly Predicate[]).forEach((one) => this.predicate(one));
      else if (key === 'is') this.ref(wanted as Ref);
      else if (key === 'has') this.selector(wanted as Selector);
      else if (key === 'hasPlayer') this.anything();
      else if (key === 'owner') this.player(wanted as PlayerRef);
      else {
        this.characteristic(key);
        if (key === 'controller') this.player(wanted as PlayerRef);
        else this.bounds(wanted);
      }
    }
  }

  private bounds(wanted: unknown): void {
    if (Array.isArray(wanted)) return wanted.forEach((one) => this.bounds(one));
    if (typeof wanted !== 'object' || wanted === null) return;
    for (const [key, bound] of Object.entries(wanted)) {
      if (key === 'includes') continue;
      if (key === 'size') this.bounds(bound);
      else if (bounds.has(key)) this.amount(bound as Amount);
      else this.anything();
    }
  }

  selector(value: Selector): void {
    if (hasMore(value, selectorFields)) this.anything();
    const kinds = typeof value.from === 'string' ? [value.from] : value.from;
    if (kinds.some((kind) => !near.has(kind) && !this.game.inPlay.includes(kind) && this.game.slotKinds?.names.includes(kind) !== true))
      this.far = true;
    if (value.of !== undefined) {
      this.reads.add('controller');
      this.player(value.of);
    }
    if (value.where !== undefined) this.predicate(value.where);
    if (value.except !== undefined) this.ref(value.except);
    if (value.relation !== undefined) {
      this.ref(value.relation.to);
      this.reads.add(ANY);
      if (this.game.distantRelations?.includes(value.relation.is)) this.far = true;
    }
    if (value.first !== undefined || value.last !== undefined) this.anything();
  }

  /** Notes a reference. Chosen objects, and those of an event, may lie anywhere by now. */
  ref(value: Ref): void {
    if (typeof value === 'string') return;
    if ('var' in value || 'event' in value || 'id' in value) {
      this.far = true;
      return;
    }
    if ('hostOf' in value) return this.ref(value.hostOf);
    if ('attachedTo' in value) return this.ref(value.attachedTo);
    if ('under' in value) return this.ref(value.under);
    if ('all' in value) return this.selector(value.all);
    return this.anything();
  }

  player(value: PlayerRef): void {
    if (value === 'you' || value === 'opponent' || value === 'all') return;
    if (value === 'active') {
      this.far = true;
      return;
    }
    if (typeof value === 'string') return this.anything();
    if ('seatVar' in value) return;
    if ('controllerOf' in value) {
      this.reads.add('controller');
      return this.ref(value.controllerOf);
    }
    if ('ownerOf' in value) return this.ref(value.ownerOf);
    if ('hostOf' in value) return this.ref(value.hostOf);
    if ('chosen' in value) return;
    return this.anything();
  }
}
